//! Text to puzzle: the files that people have, one format family in a file.
//!
//! Readers take a stream of bytes and give grids or errors with a place, as soon as they are complete and in memory that
//! does not grow with the stream. They open no file and print nothing; the caller adds the file's name to a message.

mod clean;
mod container;
mod encoding;
mod lines;
mod markup;
pub mod sudoku;
