//! Everything that is tested from outside the library, in one binary.

mod architecture;
mod command_line;
mod facts;
mod formats;
mod listings;
mod mistakes;
mod readme;
mod sudoku;
#[cfg(unix)]
mod terminal;
