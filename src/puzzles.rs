//! The puzzles, one a file: each says what can be tried and what rules it out, in masks.
//!
//! Not for words or pictures: how a puzzle looks and speaks is said in [`scene`](crate::scene).

pub mod crossword;
pub mod permutations;
pub mod queens;
pub mod sudoku;

/// A number that is known to be below 256 in the byte that a puzzle keeps it in.
const fn byte(number: u16) -> u8 {
    number.to_le_bytes()[0]
}
