//! What programs that place queens, right or wrong, have to show.

use crate::puzzles::queens::{Family, Queens};
use crate::search::Puzzle;

/// The parts of a [`Puzzle`] that a program does as the right one does, so that its file shows what it does otherwise.
macro_rules! as_queens {
    ($($part:ident)*) => {
        type Stack = <Queens as Puzzle>::Stack;
        type Options = <Queens as Puzzle>::Options;

        $(as_queens! { @ $part })*
    };
    (@ next_slot) => {
        fn next_slot(&self) -> Option<u16> {
            self.queens.next_slot()
        }
    };
    (@ options) => {
        fn options(&self, row: u16) -> u16 {
            self.queens.options(row)
        }
    };
    (@ blockers) => {
        fn blockers(&self, row: u16, column: u16) -> Blockers {
            self.queens.blockers(row, column)
        }
    };
    (@ place) => {
        fn place(&mut self, row: u16, column: u16) {
            self.queens.place(row, column);
        }
    };
    (@ unplace) => {
        fn unplace(&mut self, row: u16, column: u16) {
            self.queens.unplace(row, column);
        }
    };
    (@ valid) => {
        fn valid(&self, row: u16) -> u64 {
            self.queens.valid(row)
        }
    };
}
pub(super) use as_queens;

/// A key in a set whose queen is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// The set.
    pub family: Family,
    /// The key.
    pub key: i16,
    /// The row and the column in which the queen stood that put it there.
    pub left_by: (u16, u16),
}

/// A program that places queens row by row, and differs from [`Queens`] in one place.
pub trait Program: Puzzle {
    /// The name of its code listing.
    const LISTING: &'static str;

    /// The number of the lesson that it belongs to, from 1.
    const MISTAKE: usize;

    /// The largest board for which it comes to an end in seconds.
    const MOST: u8;

    /// The program on an empty board; none if the size is not 1 to [`MOST`](Self::MOST).
    fn new(size: u8) -> Option<Self>;

    /// Whether it tests an option for a key of the family before it places it.
    #[must_use]
    fn asks(_family: Family) -> bool {
        true
    }

    /// The queens that stand. Where a program keeps other sets than theirs, those inside are not to be read.
    fn queens(&self) -> &Queens;

    /// The keys that one of its sets holds, least first; none if it keeps no such set.
    fn keys(&self, family: Family) -> Option<Vec<i16>> {
        Some(self.queens().keys(family).collect())
    }

    /// The row and column of the queen, standing or gone, that put a key into a family.
    fn holder(&self, family: Family, key: i16) -> Option<(u16, u16)> {
        self.queens().holder(family, key)
    }

    /// The keys whose queens are gone.
    fn ghosts(&self) -> Vec<Ghost> {
        vec![]
    }

    /// The boards that it has saved, as they are now; none if it is of no interest how it saves them.
    fn shelf(&self) -> Option<Vec<Vec<u8>>> {
        None
    }

    /// What it saves of a board, where it is of interest: `a copy`.
    fn saved_as(&self) -> Option<&'static str> {
        None
    }

    /// The key that was to be removed from a set and was not in it, where that broke the program down.
    fn missing(&self) -> Option<(Family, i16)> {
        None
    }
}
