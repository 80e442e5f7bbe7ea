//! N-Queens: one queen in every row, none attacking another.
//!
//! A slot is a row, an option a column. Three families of marks say what the queens rule out: their columns, their
//! diagonals (the squares of one have the same `r - c`) and their antidiagonals (the same `r + c`).

mod count;

use super::byte;
use crate::search::{Blockers, Frame, Puzzle, Tally};
use count::Count;

/// The largest board: its 63 diagonals just fit a mask of 64 bits.
pub const MAX_SIZE: u8 = 32;

/// With so many empty rows or fewer, what a call does is counted rather than done. A count then takes a microsecond or
/// two, and most of a search is in such calls.
const COUNTED_ROWS: u32 = 7;

/// The families of marks, in the order in which the code tests them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Columns: the key is `c`.
    Cols,
    /// Diagonals, down and to the right: the key is `r - c`.
    Diag,
    /// Antidiagonals, down and to the left: the key is `r + c`.
    Anti,
}

impl Family {
    /// All three, in test order.
    pub const ALL: [Self; 3] = [Self::Cols, Self::Diag, Self::Anti];
}

/// A board with queens in its first rows, and the sets that they fill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queens {
    size: u8,
    /// How many rows hold a queen; it is the next row to fill as well.
    filled: u8,
    /// The column of the queen in each filled row; 0 in the others.
    columns: [u8; MAX_SIZE as usize],
    /// Bit `c`.
    cols: u64,
    /// Bit `c - r + size - 1`, so that a shift brings the bits of a row under its columns.
    diag: u64,
    /// Bit `r + c`.
    anti: u64,
}

impl Queens {
    /// An empty board of `size` rows and columns, or none if the size is not 1 to [`MAX_SIZE`].
    #[must_use]
    pub fn new(size: u8) -> Option<Self> {
        (1..=MAX_SIZE).contains(&size).then_some(Self {
            size,
            filled: 0,
            columns: [0; MAX_SIZE as usize],
            cols: 0,
            diag: 0,
            anti: 0,
        })
    }

    /// Rows, and columns.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The columns of the queens, row by row from the first; as many as there are queens.
    #[must_use]
    pub fn queens(&self) -> &[u8] {
        &self.columns[..usize::from(self.filled)]
    }

    /// The key that a square has in a family: `c`, `r - c` or `r + c`.
    #[must_use]
    pub fn key(family: Family, row: u16, column: u16) -> i16 {
        let (row, column) = (row.cast_signed(), column.cast_signed());
        match family {
            Family::Cols => column,
            Family::Diag => row - column,
            Family::Anti => row + column,
        }
    }

    /// The least and the greatest key that a square of this board can have in a family.
    #[must_use]
    pub fn key_range(&self, family: Family) -> (i16, i16) {
        let last = i16::from(self.size) - 1;
        match family {
            Family::Cols => (0, last),
            Family::Diag => (-last, last),
            Family::Anti => (0, 2 * last),
        }
    }

    /// The keys that a family holds, least first.
    pub fn keys(&self, family: Family) -> impl Iterator<Item = i16> {
        let (least, greatest) = self.key_range(family);
        (least..=greatest).filter(move |&key| self.holds(family, key))
    }

    /// Whether a family holds a key.
    #[must_use]
    pub fn holds(&self, family: Family, key: i16) -> bool {
        match family {
            Family::Cols => self.cols >> key & 1 == 1,
            Family::Diag => self.diag >> (i16::from(self.size) - 1 - key) & 1 == 1,
            Family::Anti => self.anti >> key & 1 == 1,
        }
    }

    /// The row and column of the queen that put a key into a family.
    #[must_use]
    pub fn holder(&self, family: Family, key: i16) -> Option<(u16, u16)> {
        (0..self.filled.into())
            .map(|row| (row, self.columns[usize::from(row)].into()))
            .find(|&(row, column)| Self::key(family, row, column) == key)
    }

    /// The bit of the diagonal through the first column of a row.
    fn diagonal_shift(&self, row: u16) -> u16 {
        u16::from(self.size) - 1 - row
    }

    /// One bit for each column.
    fn all_columns(&self) -> u64 {
        (1 << self.size) - 1
    }

    /// The columns of a row that some queen rules out, one bit each.
    fn ruled_out(&self, row: u16) -> u64 {
        self.cols | self.diag >> self.diagonal_shift(row) | self.anti >> row
    }

    /// Turns the marks of a square on or off. A valid square has all three off, a queen's all three on.
    fn flip_marks(&mut self, row: u16, column: u16) {
        self.cols ^= 1 << column;
        self.diag ^= 1 << (column + self.diagonal_shift(row));
        self.anti ^= 1 << (row + column);
    }
}

impl Puzzle for Queens {
    type Stack = [Frame; MAX_SIZE as usize + 1];
    type Options = u64;

    fn next_slot(&self) -> Option<u16> {
        (self.filled < self.size).then_some(self.filled.into())
    }

    fn options(&self, _row: u16) -> u16 {
        self.size.into()
    }

    fn blockers(&self, row: u16, column: u16) -> Blockers {
        let held = |mask: u64, bit: u16| mask >> bit & 1 == 1;
        Blockers::NONE
            .with(Family::Cols as u8, held(self.cols, column))
            .with(Family::Diag as u8, held(self.diag, column + self.diagonal_shift(row)))
            .with(Family::Anti as u8, held(self.anti, row + column))
    }

    fn place(&mut self, row: u16, column: u16) {
        self.columns[usize::from(row)] = byte(column);
        self.flip_marks(row, column);
        self.filled = byte(row + 1);
    }

    fn unplace(&mut self, row: u16, column: u16) {
        self.filled = byte(row);
        self.flip_marks(row, column);
        // Left behind, it would tell two equal boards apart.
        self.columns[usize::from(row)] = 0;
    }

    fn valid(&self, row: u16) -> u64 {
        !self.ruled_out(row) & self.all_columns()
    }

    fn branch(&self, limit: u64) -> Option<Tally> {
        let rows = u32::from(self.size - self.filled);
        // A row more makes a branch about twice as long; one that is too long after all was counted in vain.
        (rows <= COUNTED_ROWS && 8 << rows <= limit).then(|| Count::below(self).tally(self.size))
    }

    fn is_what_stands(&self) -> bool {
        true
    }

    fn is_symmetric(&self) -> bool {
        self.filled == 0
    }
}

#[cfg(test)]
mod tests;
