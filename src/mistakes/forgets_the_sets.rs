//! Mistake 1: a queen is taken off the board, but its three numbers stay in the sets.

use super::program::as_queens;
use super::{Ghost, Program};
use crate::puzzles::byte;
use crate::puzzles::queens::{Family, Queens};
use crate::search::{Blockers, Puzzle};

/// The largest board.
const MOST: u8 = 12;

/// Diagonals of the largest board: no family has more keys.
const KEYS: usize = 2 * MOST as usize - 1;

/// The right board, and the numbers that no queen on it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForgetsTheSets {
    queens: Queens,
    /// For each family and each of its keys, counted from the least: the row of the queen that left it there, from 1.
    left_by: [[u8; KEYS]; 3],
}

impl ForgetsTheSets {
    fn left_by(&self, family: Family, key: i16) -> Option<(u16, u16)> {
        let row = self.left_by[family as usize][self.index(family, key)].checked_sub(1)?;
        let column = match family {
            Family::Cols => key,
            Family::Diag => i16::from(row) - key,
            Family::Anti => key - i16::from(row),
        };
        Some((row.into(), u16::try_from(column).ok()?))
    }

    fn index(&self, family: Family, key: i16) -> usize {
        usize::try_from(key - self.queens.key_range(family).0).expect("no key is below the least one")
    }
}

impl Puzzle for ForgetsTheSets {
    as_queens!(next_slot options place);

    fn blockers(&self, row: u16, column: u16) -> Blockers {
        let is_left = |family| self.left_by(family, Queens::key(family, row, column)).is_some();
        Family::ALL
            .into_iter()
            .fold(self.queens.blockers(row, column), |by, family| by.with(family as u8, is_left(family)))
    }

    fn unplace(&mut self, row: u16, column: u16) {
        self.queens.unplace(row, column);
        // The mistake: the three numbers stay where they are.
        for family in Family::ALL {
            let index = self.index(family, Queens::key(family, row, column));
            self.left_by[family as usize][index] = byte(row + 1);
        }
    }
}

impl Program for ForgetsTheSets {
    const LISTING: &'static str = "1-forgets-the-sets";
    const MISTAKE: usize = 1;
    const MOST: u8 = MOST;

    fn new(size: u8) -> Option<Self> {
        let queens = Queens::new(size).filter(|_| size <= MOST)?;
        Some(Self { queens, left_by: [[0; KEYS]; 3] })
    }

    fn queens(&self) -> &Queens {
        &self.queens
    }

    fn keys(&self, family: Family) -> Option<Vec<i16>> {
        let (least, greatest) = self.queens.key_range(family);
        let holds = |key: &i16| self.queens.holds(family, *key) || self.left_by(family, *key).is_some();
        Some((least..=greatest).filter(holds).collect())
    }

    fn holder(&self, family: Family, key: i16) -> Option<(u16, u16)> {
        self.queens.holder(family, key).or_else(|| self.left_by(family, key))
    }

    fn ghosts(&self) -> Vec<Ghost> {
        let of = |family| {
            let (least, greatest) = self.queens.key_range(family);
            let ghost = move |key| Some(Ghost { family, key, left_by: self.left_by(family, key)? });
            (least..=greatest).filter_map(ghost)
        };
        Family::ALL.into_iter().flat_map(of).collect()
    }
}
