//! Text to puzzle: the files that people have, one format family in a file.
//!
//! Readers take bytes and give grids or errors with a place. They open no file and print nothing; the caller adds the
//! file's name to a message.

pub mod crossword;
mod dimacs;
mod encoding;
mod fault;
pub mod graph;
pub mod program;
pub mod sudoku;
pub mod word_search;

pub use fault::Fault;
