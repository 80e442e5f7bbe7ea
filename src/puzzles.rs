//! The puzzles, one a file: each says what can be tried and what rules it out, in masks.
//!
//! Not for words or pictures: how a puzzle looks and speaks is said in [`scene`](crate::scene).

pub mod queens;
pub mod sudoku;
