//! The Sudoku files that people have, read through the library.

mod dresses;
mod files;
mod forms;
mod kinds;
mod lists;
mod mistakes;
mod printers;
mod properties;
mod riddles;

use stepback::formats::sudoku::{Entry, Problem, ReadError, read};

/// Three puzzles, and the solution of the first.
const FIRST: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const SECOND: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const THIRD: &str = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

fn all(bytes: &[u8]) -> Vec<Result<Entry, ReadError>> {
    read(bytes).collect()
}

/// The grids as text, and the errors as their messages.
fn shown(bytes: &[u8]) -> Vec<String> {
    read(bytes).map(|item| item.map_or_else(|error| error.to_string(), |entry| entry.grid.to_string())).collect()
}

/// Each item as its line and its label, or as its message.
fn places(bytes: &[u8]) -> Vec<String> {
    let place = |entry: Entry| format!("{} {}", entry.line, entry.label.unwrap_or_default());
    read(bytes).map(|item| item.map_or_else(|error| error.to_string(), place)).collect()
}

fn rows(grid: &str) -> Vec<&str> {
    (0..9).map(|row| &grid[row * 9..row * 9 + 9]).collect()
}

/// The place and the kind of every error of a text that is wrong from end to end.
fn problems(text: &str) -> Vec<(usize, usize, Problem)> {
    all(text.as_bytes())
        .into_iter()
        .map(|item| item.expect_err("all of it is wrong"))
        .map(|error| (error.line, error.column, error.problem))
        .collect()
}
