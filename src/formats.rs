//! Text to puzzle: the files that people have, one format family in a file.
//!
//! Readers take a stream of bytes and give grids or errors with a place, as soon as they are complete and in memory that
//! does not grow with the stream. They open no file and print nothing; the caller adds the file's name to a message.

mod clean;
mod container;
pub mod crossword;
mod dimacs;
mod encoding;
mod fault;
pub mod graph;
mod lines;
mod markup;
pub mod program;
pub mod sudoku;
pub mod word_search;

pub use fault::Fault;
