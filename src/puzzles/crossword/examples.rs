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
pub const EXAMPLES: [Example; 9] = [
    Example {
        name: "ring",
        about: "four short words around a block",
        text: include_str!("../../../assets/instances/grid-ring.txt"),
    },
    Example {
        name: "frame",
        about: "four words that meet at their ends",
        text: include_str!("../../../assets/instances/grid-frame.txt"),
    },
    Example {
        name: "cross",
        about: "six words through one middle: mrv begins with it",
        text: include_str!("../../../assets/instances/grid-cross.txt"),
    },
    Example {
        name: "stairs",
        about: "seven words: four short ones join three long ones",
        text: include_str!("../../../assets/instances/grid-stairs.txt"),
    },
    Example {
        name: "bridge",
        about: "five words, the long ones crossed three times",
        text: include_str!("../../../assets/instances/grid-bridge.txt"),
    },
    Example {
        name: "ladder",
        about: "five words, two of six letters with three between",
        text: include_str!("../../../assets/instances/grid-ladder.txt"),
    },
    Example {
        name: "eight",
        about: "five words around two blocks",
        text: include_str!("../../../assets/instances/grid-eight.txt"),
    },
    Example {
        name: "lattice",
        about: "six words, each crossed three times: scan pays for it",
        text: include_str!("../../../assets/instances/grid-lattice.txt"),
    },
    Example {
        name: "square",
        about: "six words, every letter crossed, one given",
        text: include_str!("../../../assets/instances/grid-square.txt"),
    },
];
