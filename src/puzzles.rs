//! The puzzles, one a file: each says what can be tried and what rules it out, in masks.
//!
//! Not for words or pictures: how a puzzle looks and speaks is said in [`scene`](crate::scene).

pub mod queens;
pub mod sudoku;

/// A slot or an option of a puzzle that has fewer than 256 of either, as it is kept in an array.
///
/// # Panics
/// If it is none that the puzzle has named.
pub(crate) fn byte(number: u16) -> u8 {
    u8::try_from(number).expect("a machine hands back what the puzzle has named, which is below 256")
}
