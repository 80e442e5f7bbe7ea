use super::*;
use crate::search::{Event, Goal, Machine};
use proptest::prelude::*;

fn machine(size: u8, goal: Goal) -> Machine<Queens> {
    Machine::new(Queens::new(size).unwrap(), goal)
}

/// The machine after that many steps, fewer only at the end.
fn stepped(size: u8, goal: Goal, count: u64) -> Machine<Queens> {
    let mut machine = machine(size, goal);
    (0..count).take_while(|_| machine.step().is_some()).count();
    machine
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn to_advance_equals_as_many_steps(
        size in 1..=10_u8,
        goal in prop_oneof![Just(Goal::First), Just(Goal::All)],
        advances in prop::collection::vec(prop_oneof![0..40_u64, 0..9_000_u64], 1..8),
    ) {
        let (mut leaping, mut stepping) = (machine(size, goal), machine(size, goal));
        for count in advances {
            let done = leaping.advance(count);
            let steps = (0..count).take_while(|_| stepping.step().is_some()).count();
            prop_assert_eq!(done, steps as u64);
            prop_assert_eq!(&leaping, &stepping);
        }
    }

    #[test]
    fn valid_options_are_those_that_nothing_blocks(size in 1..=32_u8, count in 0..3_000_u64) {
        let board = stepped(size, Goal::All, count).puzzle().clone();
        let Some(row) = board.next_slot() else { return Ok(()) };
        for column in 0..64 {
            let valid = column < u16::from(size) && board.blockers(row, column).is_empty();
            prop_assert_eq!(board.valid(row) >> column & 1 == 1, valid);
        }
    }
}

#[test]
fn to_advance_past_the_end_equals_stepping_to_it() {
    for size in 1..=8 {
        for goal in [Goal::First, Goal::All] {
            let mut leaping = machine(size, goal);
            let done = leaping.advance(u64::MAX);
            assert_eq!(done, leaping.step_number());
            assert_eq!(leaping.advance(1), 0);
            assert_eq!(leaping, stepped(size, goal, u64::MAX));
        }
    }
}

#[test]
fn a_branch_that_was_counted_is_a_branch_that_was_searched() {
    let mut machine = machine(8, Goal::All);
    while let Some(event) = machine.step() {
        let Some(branch) = machine.puzzle().branch(u64::MAX) else { continue };
        if let Event::Place { .. } = event {
            let mut below = Machine::new(machine.puzzle().clone(), Goal::All);
            while below.step().is_some() {}
            assert_eq!(&branch, below.tally());
        }
    }
}

/// OEIS A000170 for the boards, A319283 for the calls.
#[test]
fn the_whole_search_has_the_known_numbers_of_calls_and_boards() {
    let known = [(2, 1), (3, 0), (6, 0), (17, 2), (54, 10), (153, 4), (552, 40), (2_057, 92), (8_394, 352)];
    for (size, (calls, boards)) in (1..).zip(known) {
        let mut machine = machine(size, Goal::All);
        machine.advance(u64::MAX);
        assert_eq!((machine.tally().calls(), machine.tally().boards), (calls, boards), "size {size}");
    }
}
