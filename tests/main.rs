//! Everything that is tested from outside the library, in one binary.

mod architecture;
mod facts;
mod listings;
mod sudoku;
