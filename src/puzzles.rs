//! The puzzles that can be stepped through, one in a file.

pub mod sudoku;
