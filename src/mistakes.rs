//! Programs with one classic mistake each, run for real: small variations of the right ones, which know nothing of
//! them.
//!
//! Each file is a [`Puzzle`](crate::search::Puzzle) that wraps the right one and differs from it in one place, marked
//! `The mistake`. What a right program cannot show is asked for by [`Program`]: the numbers that a queen left behind,
//! the shelf of saved boards, the error that ends the run. How all that looks and reads is the business of
//! [`scene`](crate::scene).

mod forgets_the_sets;
mod one_diagonal;
mod program;
mod saves_the_board;
mod shelf;
mod tests_when_full;

pub use forgets_the_sets::ForgetsTheSets;
pub use one_diagonal::OneDiagonal;
pub use program::{Ghost, Program};
pub use saves_the_board::{SavesCopies, SavesItself};
pub use shelf::Shelf;
pub use tests_when_full::TestsWhenFull;

#[cfg(test)]
mod tests;
