//! The search itself: a [`Puzzle`] says what can be tried, a [`Machine`] tries it, one [`Event`] at a time.
//!
//! This room knows backtracking and nothing else: no particular puzzle, no history, no words, no terminal. It uses
//! `core` only, holds all state in fixed arrays and never calls itself. How large those arrays are is the puzzle's
//! choice, by its [`Stack`] and its [`Options`].

mod event;
mod machine;
mod options;
mod puzzle;
mod stack;
mod tally;

pub use event::{Blockers, Event};
pub use machine::{Goal, Machine};
pub use options::{Options, Wide};
pub use puzzle::Puzzle;
pub use stack::{Frame, Stack};
pub use tally::Tally;
