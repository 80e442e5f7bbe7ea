//! stepback
pub mod formats;
pub mod puzzles;
