//! Built-in puzzles, from those that the plain search solves at once to the one that was made to defeat it.

use super::grid::{CELLS, Grid};

/// A puzzle that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// What it is called on the command line.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// How many digits the search in reading order places up to the first solution.
    pub places: u64,
    cells: &'static str,
}

impl Example {
    /// Its digits.
    ///
    /// # Panics
    /// Never: a test reads them all.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let digit = |&sign: &u8| if sign == b'.' { 0 } else { sign - b'0' };
        let cells: Vec<u8> = self.cells.as_bytes().iter().map(digit).collect();
        let cells: [u8; CELLS] = cells.try_into().expect("81 cells");
        Grid::from_cells(cells).expect("digits")
    }
}

/// The puzzle that a search without a name opens.
#[must_use]
pub fn usual() -> &'static Example {
    named("leetcode").unwrap_or(&EXAMPLES[0])
}

/// The example of that name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.name == name)
}

/// The place of a grid among the examples, if it is one of them.
#[must_use]
pub fn position(grid: &Grid) -> Option<usize> {
    let cells = grid.to_string();
    EXAMPLES.iter().position(|example| example.cells == cells)
}

/// All of them, by the number of digits that the search in reading order places.
pub const EXAMPLES: [Example; 13] = [
    Example {
        name: "two-solutions",
        about: "two solutions: [a] shows both",
        places: 178,
        cells: "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8",
    },
    Example {
        name: "euler",
        about: "Project Euler 96, the first grid: easy",
        places: 200,
        cells: "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    },
    Example {
        name: "empty",
        about: "no digit at all",
        places: 391,
        cells: ".................................................................................",
    },
    Example {
        name: "leetcode",
        about: "LeetCode 37, its own example",
        places: 4_208,
        cells: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    },
    Example {
        name: "ai-escargot",
        about: "AI Escargot, Arto Inkala 2006",
        places: 8_969,
        cells: "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    },
    Example {
        name: "inkala-2010",
        about: "Arto Inkala 2010",
        places: 10_007,
        cells: "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    },
    Example {
        name: "inkala-2012",
        about: "Arto Inkala 2012, the one of the newspapers",
        places: 49_558,
        cells: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    },
    Example {
        name: "easter-monster",
        about: "Easter Monster, hard for people",
        places: 262_014,
        cells: "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    },
    Example {
        name: "inkala-2006",
        about: "Arto Inkala 2006, Peter Norvig's hard one",
        places: 335_637,
        cells: "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
    },
    Example {
        name: "platinum-blonde",
        about: "Platinum Blonde, hard for people and programs",
        places: 1_114_771,
        cells: ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
    },
    Example {
        name: "fata-morgana",
        about: "Fata Morgana, hard for people and programs",
        places: 1_984_465,
        cells: "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    },
    Example {
        name: "seventeen",
        about: "17 givens, the fewest that a puzzle can have",
        places: 26_590_293,
        cells: ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
    },
    Example {
        name: "against-brute-force",
        about: "made against the search in reading order: its first row is 987654321",
        places: 69_175_316,
        cells: "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_has_a_valid_grid_and_a_name_and_a_place_of_its_own() {
        for (position_here, example) in EXAMPLES.iter().enumerate() {
            assert!(example.grid().clashes().is_empty(), "{}", example.name);
            assert_eq!(position(&example.grid()), Some(position_here));
            assert_eq!(named(example.name), Some(example));
        }
        assert_eq!(usual().grid().given(), 30);
        assert_eq!(named("seventeen").unwrap().grid().given(), 17);
        assert_eq!(named("nobody"), None);
    }

    #[test]
    fn they_come_from_easy_to_notorious() {
        assert!(EXAMPLES.is_sorted_by_key(|example| example.places));
    }
}
