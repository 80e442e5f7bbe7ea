//! Parentheses: every string of N pairs in which each one that closes matches one that was opened.
//!
//! A slot is a position in the string, option 0 opens and option 1 closes. Two rules refuse: all pairs are open already, or
//! none is open to be closed. There is no dead end: every beginning that the rules allow can be completed.

use super::byte;
use crate::search::{Blockers, Frame, Puzzle};

/// The most pairs: their strings are 35,357,670.
pub const MOST_PAIRS: u8 = 16;

/// Why a sign can be refused, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// As many were opened as there are pairs.
    Open,
    /// As many were closed as were opened.
    Close,
}

/// The options of every slot, in the order in which they are tried.
pub const SIGNS: [char; 2] = ['(', ')'];

/// The beginning of a string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parentheses {
    pairs: u8,
    filled: u8,
    opened: u8,
    /// One bit for each position that closes.
    closes: u32,
}

impl Parentheses {
    /// The empty string; none if the pairs are not 1 to [`MOST_PAIRS`].
    #[must_use]
    pub fn new(pairs: u8) -> Option<Self> {
        (1..=MOST_PAIRS).contains(&pairs).then_some(Self { pairs, filled: 0, opened: 0, closes: 0 })
    }

    /// How many pairs the string is to have.
    #[must_use]
    pub fn pairs(&self) -> u8 {
        self.pairs
    }

    /// How many were opened so far.
    #[must_use]
    pub fn opened(&self) -> u8 {
        self.opened
    }

    /// How many were closed so far.
    #[must_use]
    pub fn closed(&self) -> u8 {
        self.filled - self.opened
    }

    /// The options at the filled positions, from the first.
    pub fn signs(&self) -> impl Iterator<Item = u16> {
        (0..self.filled).map(|position| u16::from(self.closes >> position & 1 == 1))
    }
}

impl Puzzle for Parentheses {
    type Stack = [Frame; 2 * MOST_PAIRS as usize + 1];
    type Options = u64;

    fn next_slot(&self) -> Option<u16> {
        (self.filled < 2 * self.pairs).then_some(self.filled.into())
    }

    fn options(&self, _position: u16) -> u16 {
        2
    }

    fn blockers(&self, _position: u16, option: u16) -> Blockers {
        Blockers::NONE
            .with(Family::Open as u8, option == 0 && self.opened == self.pairs)
            .with(Family::Close as u8, option == 1 && self.closed() == self.opened)
    }

    fn place(&mut self, position: u16, option: u16) {
        self.filled += 1;
        self.opened += 1 - byte(option);
        self.closes |= u32::from(option) << position;
    }

    fn unplace(&mut self, position: u16, option: u16) {
        self.filled -= 1;
        self.opened -= 1 - byte(option);
        self.closes &= !(1 << position);
    }

    fn is_what_stands(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Goal, Machine};

    #[test]
    fn the_counters_are_those_that_a_recursive_program_finds_and_no_call_is_a_dead_end() {
        for (pairs, expected) in [
            (1, [2, 2, 2, 1]),
            (2, [7, 5, 7, 2]),
            (3, [21, 13, 21, 5]),
            (8, [6_916, 4_058, 6_916, 1_430]),
            (10, [82_498, 48_908, 82_498, 16_796]),
        ] {
            let mut machine = Machine::new(Parentheses::new(pairs).unwrap(), Goal::All);
            while machine.step().is_some() {}
            let tally = machine.tally();
            assert_eq!([tally.places, tally.attacked, tally.undos, tally.boards], expected, "{pairs}");
            assert_eq!(tally.dead_ends, 0);
        }
    }

    #[test]
    fn no_pair_and_more_than_sixteen_are_refused() {
        assert!(Parentheses::new(0).is_none() && Parentheses::new(17).is_none() && Parentheses::new(16).is_some());
    }
}
