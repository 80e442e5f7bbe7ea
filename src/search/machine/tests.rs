//! The machine at its limits, with a puzzle that may be larger than its own room.

use super::*;
use crate::search::Blockers;

/// All ways to fill some slots; there is room for two, and for 64 options each.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ways {
    slots: u16,
    options: u16,
    filled: u16,
}

impl Ways {
    const fn new(slots: u16, options: u16) -> Self {
        Self { slots, options, filled: 0 }
    }
}

impl Puzzle for Ways {
    type Stack = [Frame; 3];
    type Options = u64;

    fn next_slot(&self) -> Option<u16> {
        (self.filled < self.slots).then_some(self.filled)
    }

    fn options(&self, _slot: u16) -> u16 {
        self.options
    }

    fn blockers(&self, _slot: u16, _option: u16) -> Blockers {
        Blockers::NONE
    }

    fn place(&mut self, _slot: u16, _option: u16) {
        self.filled += 1;
    }

    fn unplace(&mut self, _slot: u16, _option: u16) {
        self.filled -= 1;
    }
}

/// The tally of a search for all boards, made by steps and made by advancing.
fn run(puzzle: &Ways) -> Tally {
    let mut stepping = Machine::new(puzzle.clone(), Goal::All);
    while stepping.step().is_some() {}
    let mut leaping = Machine::new(puzzle.clone(), Goal::All);
    leaping.advance(u64::MAX);
    assert_eq!(stepping, leaping);
    assert!(stepping.is_finished() && stepping.step().is_none());
    *stepping.tally()
}

#[test]
fn a_puzzle_that_just_fits_is_searched_to_its_end() {
    assert_eq!(run(&Ways::new(2, 64)).boards, 64 * 64);
    assert_eq!(run(&Ways::new(0, 64)).boards, 1);
}

#[test]
fn a_search_ends_where_its_puzzle_has_no_room() {
    let calls = run(&Ways::new(3, 2));
    assert_eq!((calls.places, calls.undos, calls.dead_ends), (2, 0, 0));
    let options = run(&Ways::new(2, 65));
    assert_eq!((options.step(), options.dead_ends), (0, 0));
    let mut machine = Machine::new(Ways::new(3, 2), Goal::All);
    machine.advance(u64::MAX);
    assert!(!machine.at_dead_end());
}
