//! The template of backtracking, part by part.

use super::Blockers;

/// What a backtracking search needs to know of a problem.
///
/// The puzzle owns its partial filling and the marks that go with it. It is cloned for every checkpoint of a replay,
/// so it keeps them in fixed arrays and bit masks. Slots and options are small numbers that mean what the puzzle likes:
/// a row and a column, a cell and a digit.
pub trait Puzzle: Clone {
    /// The slot to fill next, below [`u8::MAX`]; none when the filling is complete.
    fn next_slot(&self) -> Option<u8>;

    /// How many options a slot has, at least one. They are numbered from 0 and tried in that order.
    fn options(&self, slot: u8) -> u8;

    /// The families of marks that already hold a key of this option; none of them means that it is valid.
    fn blockers(&self, slot: u8, option: u8) -> Blockers;

    /// Fills the slot that [`next_slot`](Self::next_slot) named with a valid option and sets its marks.
    fn place(&mut self, slot: u8, option: u8);

    /// Takes back the most recent option that still stands, and its marks.
    fn unplace(&mut self, slot: u8, option: u8);

    /// What is wrong with the complete filling: a slot, its option and what that shares with an earlier one. Nothing in
    /// a search that tests each option before it places it.
    fn objection(&self) -> Option<(u8, u8, Blockers)> {
        None
    }

    /// The complete filling is a board, and was recorded. For a puzzle that keeps its boards.
    fn record(&mut self) {}

    /// Whether the program has broken down, which ends the search; never in a right one.
    fn has_failed(&self) -> bool {
        false
    }

    /// The first valid option at or after `from`, or the number of options when there is none.
    ///
    /// A puzzle that can answer from its masks lets the machine leap over refused options that nobody needs to see.
    fn next_valid(&self, slot: u8, from: u8) -> u8 {
        let options = self.options(slot);
        (from..options).find(|&option| self.blockers(slot, option).is_empty()).unwrap_or(options)
    }
}
