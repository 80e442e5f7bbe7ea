//! Built-in grids and the built-in list of common English words.

use super::{Grid, Square, Words};
use std::sync::{Arc, OnceLock};

/// A grid that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// What it is called on the command line.
    pub name: &'static str,
    /// What it is, and what it teaches.
    pub about: &'static str,
    /// Its rows.
    text: &'static str,
}

impl Example {
    /// It as a grid.
    ///
    /// # Panics
    /// Never: a test reads them all.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let row = |row: &str| row.chars().filter_map(Square::of).collect();
        Grid::new(&self.text.lines().map(row).collect::<Vec<_>>()).expect("rows of one length")
    }
}

/// The example of that name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.name == name)
}

/// The example of a grid; none for a grid that does not come with the program.
#[must_use]
pub fn of(grid: &Grid) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.grid() == *grid)
}

/// The words that come with the program, in the order of their list.
#[must_use]
pub fn words() -> Arc<Words> {
    static WORDS: OnceLock<Arc<Words>> = OnceLock::new();
    let read = || Arc::new(Words::new(include_str!("../../../assets/instances/words.txt").lines().map(str::to_owned)));
    Arc::clone(WORDS.get_or_init(read))
}

/// The built-in grids, the usual one first.
pub const EXAMPLES: [Example; 1] = [
    Example { name: "lattice", about: "six words of five letters, each crossed three times", text: ".....\n.#.#.\n.....\n.#.#.\n....." },
];
