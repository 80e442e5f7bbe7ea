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

/// The built-in grids, the usual one first, each larger or more tightly woven than the one before.
pub const EXAMPLES: [Example; 7] = [
    Example {
        name: "links",
        about: "two rings of short words, linked by a long one",
        text: "...##\n.#.##\n.....\n##.#.\n##...",
    },
    Example { name: "frame", about: "four words that meet at their ends", text: ".....\n.###.\n.###.\n.###.\n....." },
    Example { name: "box", about: "four words of four letters: fewer fit at the ends", text: "....\n.##.\n.##.\n...." },
    Example {
        name: "lattice",
        about: "six words, each crossed three times: scan pays for it",
        text: ".....\n.#.#.\n.....\n.#.#.\n.....",
    },
    Example {
        name: "gate",
        about: "long and short words mixed: mrv begins with what is hard",
        text: ".....\n.#.#.\n...#.\n.#.#.\n.....",
    },
    Example {
        name: "ladder",
        about: "nine words up to seven letters: try it with mrv",
        text: "...#...\n.#.#.#.\n.......\n.#.#.#.\n...#...",
    },
    Example {
        name: "wheel",
        about: "twenty short words: try it with mrv, scan gets lost",
        text: "...#...\n.#...#.\n...#...\n#.###.#\n...#...\n.#...#.\n...#...",
    },
];
