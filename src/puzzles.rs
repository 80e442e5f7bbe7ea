//! The puzzles, one a file: each says what can be tried and what rules it out, in masks.
//!
//! Not for words or pictures: how a puzzle looks and speaks is said in [`scene`](crate::scene).

pub mod queens;
pub mod sudoku;

/// A slot or an option of a puzzle that has fewer than 256 of either, as it is kept in an array: its lower byte.
pub(crate) fn byte(number: u16) -> u8 {
    let [lower, upper] = number.to_le_bytes();
    // A check in every placing would cost the machine a twentieth of its speed.
    debug_assert_eq!(upper, 0, "a machine hands back what the puzzle has named");
    lower
}
