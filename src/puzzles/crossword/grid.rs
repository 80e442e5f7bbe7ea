//! The grid of a crossword before any word stands in it.

use std::fmt;

/// The most rows and the most columns.
pub const MOST_SIDE: usize = 21;

/// A square as it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// A letter is to be found for it.
    Open,
    /// No letter stands there.
    Block,
    /// This letter, of `a` to `z`, stands there.
    Letter(u8),
}

impl Square {
    /// The square that a sign stands for; none for a sign that stands for no square.
    #[must_use]
    pub fn of(sign: char) -> Option<Self> {
        match sign {
            '.' => Some(Self::Open),
            '#' => Some(Self::Block),
            // A letter of the alphabet is one byte.
            letter => u8::try_from(letter.to_ascii_lowercase()).ok().filter(u8::is_ascii_lowercase).map(Self::Letter),
        }
    }

    /// The sign that stands for it.
    #[must_use]
    pub fn sign(self) -> char {
        match self {
            Self::Open => '.',
            Self::Block => '#',
            Self::Letter(letter) => letter.into(),
        }
    }
}

/// Squares in rows of one length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    columns: usize,
    squares: Vec<Square>,
}

impl Grid {
    /// A grid of these rows; none if they differ in length, or if there are none or too many of them or of their squares.
    #[must_use]
    pub fn new(rows: &[Vec<Square>]) -> Option<Self> {
        let columns = rows.first()?.len();
        let is_even = rows.iter().all(|row| row.len() == columns);
        let is_fit = (1..=MOST_SIDE).contains(&columns) && rows.len() <= MOST_SIDE;
        (is_even && is_fit).then(|| Self { columns, squares: rows.concat() })
    }

    /// How many rows it has.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.squares.len() / self.columns
    }

    /// How many columns it has.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The squares in reading order.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The same with another square at a place; false if there is no such place.
    pub fn set(&mut self, (row, column): (usize, usize), square: Square) -> bool {
        let there = (column < self.columns).then(|| self.squares.get_mut(row * self.columns + column)).flatten();
        there.map(|there| *there = square).is_some()
    }
}

/// As it is written on a command line: the rows joined by `/`.
impl fmt::Display for Grid {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |row: &[Square]| row.iter().map(|square| square.sign()).collect::<String>();
        let rows: Vec<String> = self.squares.chunks(self.columns).map(row).collect();
        formatter.write_str(&rows.join("/"))
    }
}
