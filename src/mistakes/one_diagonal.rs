//! Mistake 2: the numbers `r + c` are kept in a set that is never asked.

use super::Program;
use super::program::as_queens;
use crate::puzzles::queens::{Family, Queens};
use crate::search::{Blockers, Puzzle};

/// The right board, and `anti` as a set: it holds a number once, however many queens put it there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OneDiagonal {
    queens: Queens,
    /// Bit `r + c`.
    anti: u64,
    /// The number that was to be removed from `anti` and was not in it.
    missing: Option<i16>,
}

impl Puzzle for OneDiagonal {
    as_queens!(next_slot options);

    fn blockers(&self, row: u16, column: u16) -> Blockers {
        let by = self.queens.blockers(row, column);
        // The mistake: whether `anti` holds the number is not asked.
        let asked = Family::ALL.into_iter().filter(|&family| family != Family::Anti);
        asked.fold(Blockers::NONE, |asked, family| asked.with(family as u8, by.contains(family as u8)))
    }

    fn place(&mut self, row: u16, column: u16) {
        self.queens.place(row, column);
        self.anti |= 1 << (row + column);
    }

    fn unplace(&mut self, row: u16, column: u16) {
        self.queens.unplace(row, column);
        if self.anti >> (row + column) & 1 == 0 {
            self.missing = Some(Queens::key(Family::Anti, row, column));
        }
        self.anti &= !(1 << (row + column));
    }

    fn has_failed(&self) -> bool {
        self.missing.is_some()
    }
}

impl Program for OneDiagonal {
    const LISTING: &'static str = "2-one-diagonal";
    const MISTAKE: usize = 2;
    const MOST: u8 = 12;

    fn new(size: u8) -> Option<Self> {
        let queens = Queens::new(size).filter(|_| size <= Self::MOST)?;
        Some(Self { queens, anti: 0, missing: None })
    }

    fn asks(family: Family) -> bool {
        family != Family::Anti
    }

    fn queens(&self) -> &Queens {
        &self.queens
    }

    fn keys(&self, family: Family) -> Option<Vec<i16>> {
        let (least, greatest) = self.queens.key_range(family);
        Some(match family {
            Family::Cols | Family::Diag => self.queens.keys(family).collect(),
            Family::Anti => (least..=greatest).filter(|key| self.anti >> key & 1 == 1).collect(),
        })
    }

    fn missing(&self) -> Option<(Family, i16)> {
        self.missing.map(|key| (Family::Anti, key))
    }
}
