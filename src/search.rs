//! The search itself: a [`Puzzle`] says what can be tried, a [`Machine`] tries it, one [`Event`] at a time.
//!
//! This room knows backtracking and nothing else: no particular puzzle, no history, no words, no terminal. It uses
//! `core` only, holds all state in fixed arrays and never calls itself.

mod event;
mod machine;
mod options;
mod puzzle;
mod tally;

pub use event::{Blockers, Event};
pub use machine::{Frame, Goal, Machine, Stack};
pub use options::{Options, Wide};
pub use puzzle::Puzzle;
pub use tally::Tally;
