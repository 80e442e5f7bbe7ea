//! Sudoku: nine rows, nine columns and nine boxes, each with the digits 1 to 9 once.

pub mod grid;

pub use grid::{Clash, Grid, Unit};
