//! Everything that is tested from outside the library, in one binary.

mod architecture;
mod both_sides;
mod coloring;
mod command_line;
mod crossword;
mod facts;
mod formats;
mod line_mode;
mod listings;
mod mistakes;
mod random_session;
mod readme;
mod screens;
mod signs;
mod sudoku;
mod sudoku_command_line;
mod sudoku_screens;
mod sudoku_streams;
mod surveys;
mod template;
#[cfg(unix)]
mod terminal;
