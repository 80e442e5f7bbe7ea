//! Travel against the plain list of all states, which nothing else here ever makes.

mod wide;

use super::*;
use crate::puzzles::queens::Queens;
use crate::search::Tally;
use proptest::prelude::*;

fn replay(size: u8, goal: Goal) -> Replay<Queens> {
    Replay::new(Queens::new(size).unwrap(), goal)
}

/// Everything that can be known at a step.
fn state(replay: &Replay<Queens>) -> (Machine<Queens>, Option<Event>) {
    (replay.machine().clone(), replay.event())
}

/// The whole trace, one state a step, made without a replay.
fn trace(size: u8, goal: Goal) -> Vec<(Machine<Queens>, Option<Event>)> {
    let mut machine = Machine::new(Queens::new(size).unwrap(), goal);
    let mut states = vec![(machine.clone(), None)];
    while let Some(event) = machine.step() {
        states.push((machine.clone(), Some(event)));
    }
    states
}

/// A step as an index into a trace.
fn index(step: u64) -> usize {
    usize::try_from(step).unwrap()
}

fn goals() -> impl Strategy<Value = Goal> {
    prop_oneof![Just(Goal::First), Just(Goal::All)]
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_seek_from_anywhere_equals_stepping(size in 1..=7_u8, goal in goals(), seeks in prop::collection::vec(0..5_000_u64, 1..12)) {
        let trace = trace(size, goal);
        let mut replay = replay(size, goal);
        for step in seeks {
            prop_assert!(replay.go(Destination::Step(step)));
            let expected = &trace[index(step).min(trace.len() - 1)];
            prop_assert_eq!(&state(&replay), expected);
        }
    }

    #[test]
    fn as_many_steps_back_as_forward_lead_to_the_state_of_before(size in 1..=8_u8, goal in goals(), from in 0..4_000_u64, count in 0..300_usize) {
        let mut replay = replay(size, goal);
        replay.go(Destination::Step(from));
        let before = state(&replay);
        let done = (0..count).take_while(|_| replay.step_forward()).count();
        for _ in 0..done {
            prop_assert!(replay.step_back());
        }
        prop_assert_eq!(state(&replay), before);
    }

    #[test]
    fn landmarks_are_found_where_a_plain_search_through_the_trace_finds_them(size in 1..=7_u8, goal in goals(), from in 0..5_000_u64) {
        let trace = trace(size, goal);
        let counts_at = |step: usize, counter: Counter| {
            step > 0 && counter.of(trace[step].0.tally()) > counter.of(trace[step - 1].0.tally())
        };
        for counter in [Counter::Boards, Counter::Undos, Counter::DeadEnds, Counter::Landmarks] {
            let mut replay = replay(size, goal);
            replay.go(Destination::Step(from));
            let here = index(replay.position());
            let next = (here + 1..trace.len()).find(|&step| counts_at(step, counter));
            let previous = (0..here).rev().find(|&step| counts_at(step, counter));
            let mut other = replay.clone();
            prop_assert_eq!(replay.go(Destination::Next(counter)).then(|| index(replay.position())), next);
            prop_assert_eq!(other.go(Destination::Previous(counter)).then(|| index(other.position())), previous);
            if next.is_none() {
                prop_assert_eq!(index(replay.position()), here);
            }
        }
    }

    #[test]
    fn over_goes_to_the_undo_of_the_option_placed_and_back(size in 2..=7_u8, from in 0..4_000_u64) {
        let trace = trace(size, Goal::All);
        let mut replay = replay(size, Goal::All);
        replay.go(Destination::Step(from));
        let here = index(replay.position());
        let Some(Event::Place { slot, option }) = replay.event() else { return Ok(()) };
        let undo = (here..trace.len()).find(|&step| trace[step].1 == Some(Event::Undo { slot, option })).unwrap();
        prop_assert!(replay.go(Destination::OverForward));
        prop_assert_eq!(index(replay.position()), undo);
        prop_assert!(replay.go(Destination::OverBack));
        prop_assert_eq!(index(replay.position()), here);
    }

    #[test]
    fn a_journey_in_slices_arrives_where_one_in_one_piece_does(step in 0..81_123_u64, slice in 1..9_000_u64) {
        let mut whole = replay(9, Goal::All);
        whole.go(Destination::Step(step));
        let mut sliced = replay(9, Goal::All);
        sliced.set_out(Destination::Step(step));
        while let Progress::Underway(reached) = sliced.travel(slice) {
            prop_assert!(reached <= step);
            prop_assert_eq!(sliced.position(), 0);
        }
        prop_assert_eq!(state(&sliced), state(&whole));
    }
}

#[test]
fn over_walks_the_lesson_at_the_level_of_its_branches() {
    let mut replay = replay(4, Goal::First);
    replay.go(Destination::Step(4));
    let mut forward = vec![];
    while replay.go(Destination::OverForward) && forward.last() != Some(&replay.position()) {
        forward.push(replay.position());
    }
    assert_eq!(forward, [9, 10, 20, 21, 22, 31]);
    replay.go(Destination::Step(20));
    let mut back = vec![];
    while replay.go(Destination::OverBack) {
        back.push(replay.position());
    }
    assert_eq!(back, [10, 9, 4, 3, 2, 1, 0]);
}

#[test]
fn the_end_is_known_once_it_was_seen() {
    let mut replay = replay(6, Goal::All);
    assert_eq!((replay.total(), replay.explored()), (None, 0));
    assert!(!replay.explore(10));
    assert!(replay.explored() >= 10);
    assert!(replay.explore(u64::MAX));
    assert_eq!(replay.total(), Some(1_050));
    assert_eq!(replay.position(), 0);
    assert!(replay.go(Destination::Step(u64::MAX)));
    assert_eq!(replay.position(), 1_050);
    assert!(!replay.step_forward());
}

#[test]
fn a_journey_to_nowhere_leaves_one_where_one_was() {
    let mut replay = replay(3, Goal::All);
    replay.go(Destination::Step(7));
    let before = state(&replay);
    assert!(!replay.go(Destination::Next(Counter::Boards)));
    assert!(!replay.go(Destination::Previous(Counter::Boards)));
    assert!(!replay.go(Destination::Nth(Counter::Boards, 1)));
    assert_eq!(state(&replay), before);
    replay.set_out(Destination::End);
    replay.cancel();
    assert_eq!(replay.travel(u64::MAX), Progress::Nowhere);
    assert_eq!(state(&replay), before);
}

#[test]
fn the_tally_of_a_seek_is_that_of_the_facts() {
    let mut replay = replay(8, Goal::All);
    replay.go(Destination::End);
    let expected = Tally {
        places: 2_056,
        attacked: 13_664,
        undos: 2_056,
        boards: 92,
        dead_ends: replay.machine().tally().dead_ends,
        ..Tally::default()
    };
    assert_eq!(replay.machine().tally(), &expected);
    assert_eq!(replay.machine().tally().calls(), 2_057);
    assert_eq!(replay.machine().tally().loop_steps(), 15_720);
}
