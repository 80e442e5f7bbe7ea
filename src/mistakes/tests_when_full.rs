//! Mistake 4: a queen is placed in every row untested, and the full board is tested in the end.

use super::Program;
use super::program::as_queens;
use crate::puzzles::queens::{Family, Queens};
use crate::search::{Blockers, Puzzle};

/// The right board; sets are not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestsWhenFull {
    queens: Queens,
}

impl TestsWhenFull {
    /// The family in which the queens of two rows attack each other.
    fn attack(queens: &[u8], row: u16, other: u16) -> Option<Family> {
        let key = |family, row: u16| Queens::key(family, row, queens[usize::from(row)].into());
        Family::ALL.into_iter().find(|&family| key(family, row) == key(family, other))
    }
}

impl Puzzle for TestsWhenFull {
    as_queens!(next_slot options place unplace);

    fn blockers(&self, _row: u16, _column: u16) -> Blockers {
        // The mistake: every column will do.
        Blockers::NONE
    }

    fn objection(&self) -> Option<(u16, u16, Blockers)> {
        let queens = self.queens.queens();
        (0..u16::from(self.queens.size())).flat_map(|row| (0..row).map(move |other| (row, other))).find_map(
            |(row, other)| {
                let family = Self::attack(queens, row, other)?;
                Some((row, queens[usize::from(row)].into(), Blockers::NONE.with(family as u8, true)))
            },
        )
    }

    fn valid(&self, _row: u16) -> u64 {
        (1 << self.queens.size()) - 1
    }
}

impl Program for TestsWhenFull {
    const LISTING: &'static str = "4-tests-when-full";
    const MISTAKE: usize = 4;
    const MOST: u8 = 8;

    fn new(size: u8) -> Option<Self> {
        Some(Self { queens: Queens::new(size).filter(|_| size <= Self::MOST)? })
    }

    fn asks(_family: Family) -> bool {
        false
    }

    fn queens(&self) -> &Queens {
        &self.queens
    }

    fn keys(&self, _family: Family) -> Option<Vec<i16>> {
        None
    }
}
