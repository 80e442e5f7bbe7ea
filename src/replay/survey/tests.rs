//! Surveyed replays against stepped ones, and at full size against a count of another make.

mod calling_off;
mod independent;
mod watched;

use super::*;
use crate::puzzles::queens::Queens;
use crate::replay::threads::AtOnce;
use crate::replay::{Counter, Destination, Extent, Progress, Replay, Travel};
use crate::search::{Blockers, Event, Frame, Goal, Machine};
use proptest::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

fn replay(size: u8) -> Replay<Queens> {
    Replay::new(Queens::new(size).unwrap(), Goal::All)
}

fn surveyed(size: u8) -> Replay<Queens> {
    let mut replay = replay(size);
    replay.start_survey(&AtOnce);
    replay
}

/// Everything that can be known at a step.
fn state(replay: &Replay<Queens>) -> (Machine<Queens>, Option<Event>) {
    (replay.machine().clone(), replay.event())
}

fn destinations() -> impl Strategy<Value = Destination> {
    let counters = prop::sample::select(vec![Counter::Boards, Counter::Undos, Counter::DeadEnds, Counter::Landmarks]);
    prop_oneof![
        4 => (0..90_000_u64).prop_map(Destination::Step),
        1 => Just(Destination::End),
        2 => Just(Destination::OverForward),
        2 => Just(Destination::OverBack),
        6 => (counters, 0..3, 0..400_u64).prop_map(|(counter, kind, number)| match kind {
            0 => Destination::Next(counter),
            1 => Destination::Previous(counter),
            _ => Destination::Nth(counter, number),
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_surveyed_replay_goes_where_one_that_runs_all_the_way_goes(
        size in 1..=9_u8,
        tour in prop::collection::vec((destinations(), 0..4_usize, 0..4_usize), 1..8),
    ) {
        let (mut surveyed, mut plain) = (surveyed(size), replay(size));
        for (destination, forward, back) in tour {
            prop_assert_eq!(surveyed.go(destination), plain.go(destination));
            prop_assert_eq!(state(&surveyed), state(&plain));
            for _ in 0..forward {
                prop_assert_eq!(surveyed.step_forward(), plain.step_forward());
            }
            for _ in 0..back {
                prop_assert_eq!(surveyed.step_back(), plain.step_back());
            }
            prop_assert_eq!(state(&surveyed), state(&plain));
        }
    }

    #[test]
    fn the_independent_count_knows_the_state_at_a_step(size in 1..=7_u8, step in 0..5_000_u64) {
        let mut replay = replay(size);
        replay.go(Destination::Step(step));
        prop_assert_eq!(independent::board_at(size, replay.position()), replay.machine().puzzle().queens());
    }
}

/// Sizes with their events (from the calls of OEIS A319283) and boards (A000170).
#[test]
fn totals_and_boards_are_known_without_a_run() {
    let known = [(1, 3, 1), (2, 8, 0), (4, 78, 2), (6, 1_050, 4), (8, 17_868, 92), (10, 384_412, 724)];
    for (size, events, boards) in known {
        let mut replay = surveyed(size);
        assert_eq!((replay.total(), replay.extent()), (Some(events), Extent::Known(events)), "size {size}");
        assert_eq!(replay.go(Destination::Nth(Counter::Boards, boards)), boards > 0);
        assert!(!replay.go(Destination::Nth(Counter::Boards, boards + 1)));
        assert!(replay.go(Destination::End));
        assert_eq!((replay.position(), replay.machine().tally().boards), (events, boards));
        assert!(replay.machine().is_finished());
    }
}

#[test]
fn a_journey_under_way_takes_the_shorter_way_as_soon_as_there_is_one() {
    let mut plain = replay(10);
    plain.go(Destination::Step(300_000));
    let mut replay = replay(10);
    replay.set_out(Destination::Step(300_000));
    assert!(matches!(replay.travel(1_000), Progress::Underway(_)));
    replay.start_survey(&AtOnce);
    assert_eq!(replay.travel(20_000), Progress::Arrived);
    assert_eq!(state(&replay), state(&plain));
}

#[test]
fn there_is_nothing_to_survey_in_a_search_for_the_first_board() {
    let mut replay = Replay::new(Queens::new(8).unwrap(), Goal::First);
    replay.start_survey(&AtOnce);
    assert_eq!((replay.survey_progress(), replay.extent()), (None, Extent::AtLeast(0)));
}

/// A search for two binary digits that remembers how many it has taken back.
#[derive(Clone, Default)]
struct Rememberer {
    filled: u16,
    taken_back: u64,
}

impl Puzzle for Rememberer {
    type Stack = [Frame; 3];
    type Options = u64;

    fn next_slot(&self) -> Option<u16> {
        (self.filled < 2).then_some(self.filled)
    }

    fn options(&self, _slot: u16) -> u16 {
        2
    }

    fn blockers(&self, _slot: u16, _option: u16) -> Blockers {
        Blockers::NONE
    }

    fn place(&mut self, _slot: u16, _option: u16) {
        self.filled += 1;
    }

    fn unplace(&mut self, _slot: u16, _option: u16) {
        self.filled -= 1;
        self.taken_back += 1;
    }
}

#[test]
fn a_puzzle_that_is_more_than_what_stands_is_run_through_and_not_surveyed() {
    let mut replay = Replay::new(Rememberer::default(), Goal::All);
    replay.start_survey(&AtOnce);
    assert_eq!((replay.survey_progress(), replay.extent()), (None, Extent::AtLeast(0)));
    assert!(replay.go(Destination::End));
    assert_eq!((replay.position(), replay.machine().puzzle().taken_back), (16, 6));
}

/// Threads of which there are never more than some: the others are refused.
struct AtMost(AtomicUsize);

impl Threads for AtMost {
    fn count(&self) -> usize {
        4
    }

    fn start(&self, work: Box<dyn FnOnce() + Send>) -> bool {
        let is_left = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok();
        if is_left {
            work();
        }
        is_left
    }
}

#[test]
fn where_threads_are_refused_those_that_there_are_do_all_of_it() {
    let mut replay = replay(8);
    replay.start_survey(&AtMost(AtomicUsize::new(1)));
    assert_eq!(replay.total(), Some(17_868));
}

#[test]
fn where_no_thread_is_to_be_had_the_trace_is_run_through() {
    let mut replay = replay(8);
    replay.start_survey(&AtMost(AtomicUsize::new(0)));
    assert_eq!((replay.survey_progress(), replay.extent()), (None, Extent::AtLeast(0)));
    replay.wait_for_survey();
    assert!(replay.go(Destination::End));
    assert_eq!(replay.position(), 17_868);
}

#[test]
#[ignore = "needs seconds of a release build"]
fn the_traces_of_14_and_16_queens_are_as_long_as_the_known_counts_make_them() {
    let known = [(14, 405_625_546, 365_596, 27_358_553), (16, 19_178_647_470, 14_772_512, 1_141_190_303)];
    for (size, events, boards, calls) in known {
        let mut replay = surveyed(size);
        assert_eq!(replay.total(), Some(events));
        assert!(replay.go(Destination::Nth(Counter::Boards, boards)));
        assert!(replay.go(Destination::End));
        let tally = replay.machine().tally();
        assert_eq!((tally.step(), tally.boards, tally.calls()), (events, boards, calls));
    }
}

#[test]
#[ignore = "needs seconds of a release build"]
fn far_steps_of_16_queens_are_those_of_the_independent_count() {
    let mut replay = surveyed(16);
    for step in [12_345, 2_999_999_999, 10_000_000_000, 19_178_647_000] {
        assert!(replay.go(Destination::Step(step)));
        assert_eq!(replay.position(), step);
        assert_eq!(replay.machine().puzzle().queens(), independent::board_at(16, step));
        let here = state(&replay);
        for _ in 0..300 {
            assert!(replay.step_back());
        }
        assert_eq!(replay.machine().puzzle().queens(), independent::board_at(16, replay.position()));
        while replay.position() < step {
            assert!(replay.step_forward());
        }
        assert_eq!(state(&replay), here);
    }
}
