//! The template of backtracking, part by part.

use super::{Blockers, Options, Stack, Tally};

/// What a backtracking search needs to know of a problem.
///
/// The puzzle owns its partial filling and the marks that go with it. It is cloned for every checkpoint of a replay, and
/// counted by several threads, so it is plain data in fixed arrays and bit masks. Slots and options are small numbers
/// that mean what the puzzle likes: a row and a column, a cell and a digit.
///
/// Its constructor refuses what is larger than its [`Stack`](Self::Stack) and its [`Options`](Self::Options) have room
/// for. Both are kept in every checkpoint, so they are no wider than they need to be.
pub trait Puzzle: Clone + Send + Sync + 'static {
    /// Room for its calls, one more than it has slots: `[Frame; 33]` for 32 rows.
    type Stack: Stack;

    /// A set of options of one slot: `u64` where none has more than 64, [`Wide`](super::Wide) elsewhere.
    type Options: Options;

    /// The slot to fill next, below [`u16::MAX`]; none when the filling is complete.
    fn next_slot(&self) -> Option<u16>;

    /// How many options a slot has, at least one. They are numbered from 0 and tried in that order.
    fn options(&self, slot: u16) -> u16;

    /// The families of marks that already hold a key of this option; none of them means that it is valid.
    fn blockers(&self, slot: u16, option: u16) -> Blockers;

    /// Fills the slot that [`next_slot`](Self::next_slot) named with a valid option and sets its marks.
    fn place(&mut self, slot: u16, option: u16);

    /// Takes back the most recent option that still stands, and its marks.
    fn unplace(&mut self, slot: u16, option: u16);

    /// What is wrong with the complete filling: a slot, its option and what that shares with an earlier one. Nothing in
    /// a search that tests each option before it places it.
    fn objection(&self) -> Option<(u16, u16, Blockers)> {
        None
    }

    /// The complete filling is a board, and was recorded. For a puzzle that keeps its boards.
    fn record(&mut self) {}

    /// Whether the program has broken down, which ends the search; never in a right one.
    fn has_failed(&self) -> bool {
        false
    }

    /// The options of a slot that nothing blocks.
    ///
    /// The machine asks once when a call begins and once for each option that it takes back, to find its way by the
    /// answer. A puzzle that can answer from its masks makes it fast.
    fn valid(&self, slot: u16) -> Self::Options {
        let mut valid = Self::Options::none();
        let is_valid = |&option: &u16| self.blockers(slot, option).is_empty();
        (0..self.options(slot)).filter(is_valid).for_each(|option| valid.insert(option));
        valid
    }

    /// All that happens in the call on the next slot until it returns, if the puzzle can count it far faster than the
    /// machine can do it, and in a few microseconds; none otherwise. The machine has no use for `limit` events or more.
    ///
    /// It lets the machine leap over whole branches that nobody needs to see.
    fn branch(&self, _limit: u64) -> Option<Tally> {
        None
    }

    /// Whether an option that is taken back leaves no trace, nor does a record, so that the options that stand are all
    /// there is to know. Any place in the search can then be reached without the way there. Such a puzzle has no
    /// [`objection`](Self::objection) and never fails.
    fn is_what_stands(&self) -> bool {
        false
    }

    /// Whether a search that tries the options of every slot in the opposite order makes the same trace but for the
    /// names of the options, as on a board that looks the same in a mirror. Half of the branches then tell the rest.
    fn is_symmetric(&self) -> bool {
        false
    }
}
