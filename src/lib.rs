//! stepback
pub mod puzzles;
pub mod replay;
pub mod search;
