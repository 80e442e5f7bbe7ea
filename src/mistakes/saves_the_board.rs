//! Mistake 3: what is saved is the board itself, which the search goes on to change. Beside it the right program, with
//! the same shelf to look at.

use super::Program;
use super::program::as_queens;
use super::shelf::{ROWS, Shelf};
use crate::puzzles::queens::Queens;
use crate::search::{Blockers, Puzzle};

/// The right program: it saves copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavesCopies {
    queens: Queens,
    shelf: Shelf,
}

/// The wrong one: it saves the same board again and again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavesItself {
    queens: Queens,
    /// How often it was saved.
    saved: u64,
}

impl Puzzle for SavesCopies {
    as_queens!(rooms next_slot options blockers place unplace valid);

    fn record(&mut self) {
        self.shelf.put(self.queens.queens());
    }
}

impl Puzzle for SavesItself {
    as_queens!(rooms next_slot options blockers place unplace valid);

    fn record(&mut self) {
        // The mistake: no copy is made.
        self.saved += 1;
    }
}

impl Program for SavesCopies {
    const MISTAKE: Option<usize> = None;
    const MOST: u8 = ROWS;

    fn new(size: u8) -> Option<Self> {
        let queens = Queens::new(size).filter(|_| size <= Self::MOST)?;
        Some(Self { queens, shelf: Shelf::default() })
    }

    fn queens(&self) -> &Queens {
        &self.queens
    }

    fn shelf(&self) -> Option<Vec<Vec<u8>>> {
        Some(self.shelf.boards(self.queens.size()))
    }

    fn saved_as(&self) -> Option<&'static str> {
        Some("a copy")
    }
}

impl Program for SavesItself {
    const MISTAKE: Option<usize> = Some(3);
    const MOST: u8 = ROWS;

    fn new(size: u8) -> Option<Self> {
        let queens = Queens::new(size).filter(|_| size <= Self::MOST)?;
        Some(Self { queens, saved: 0 })
    }

    fn queens(&self) -> &Queens {
        &self.queens
    }

    fn shelf(&self) -> Option<Vec<Vec<u8>>> {
        Some(vec![self.queens.queens().to_vec(); Shelf::kept_of(self.saved)])
    }

    fn saved_as(&self) -> Option<&'static str> {
        Some("the board itself, no copy,")
    }
}
