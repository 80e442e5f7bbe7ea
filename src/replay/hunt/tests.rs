use super::*;
use crate::puzzles::queens::{Family, Queens};
use crate::replay::threads::AtOnce;
use crate::replay::{Destination, Travel};
use crate::search::{Event, Frame, Goal};
use proptest::prelude::*;

fn replay(size: u8, goal: Goal) -> Replay<Queens> {
    Replay::new(Queens::new(size).unwrap(), goal)
}

/// Where an option is tried in a slot, whether it is placed or refused.
fn tried(slot: u16, option: u16) -> Stop<Queens> {
    Stop::when(move |_, event| event.about() == Some((slot, option)) && !matches!(event, Event::Undo { .. }))
}

/// Where a call on a slot begins.
fn reached(slot: u16) -> Stop<Queens> {
    Stop::when(move |machine: &Machine<Queens>, event| {
        let begun = machine.frames().last().and_then(Frame::slot);
        matches!(event, Event::Place { .. }) && begun == Some(slot)
    })
}

fn stops() -> impl Strategy<Value = Stop<Queens>> {
    prop_oneof![
        (0..8_u16, 0..8_u16).prop_map(|(slot, option)| tried(slot, option)),
        (0..9_u16).prop_map(reached),
        (0..9_usize).prop_map(Stop::falls_below),
        (-7..8_i16).prop_map(|key| {
            let gained = move |slot, option| Queens::key(Family::Diag, slot, option) == key;
            Stop::when(move |_, event| matches!(event, Event::Place { slot, option } if gained(slot, option)))
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn stops_are_found_where_a_look_at_every_step_finds_them(
        size in 1..=8_u8,
        goal in prop_oneof![Just(Goal::First), Just(Goal::All)],
        from in 0..18_000_u64,
        slice in 1..3_000_u64,
        is_surveyed in any::<bool>(),
        stop in stops(),
    ) {
        let mut replay = replay(size, goal);
        if is_surveyed {
            replay.start_survey(&AtOnce);
        }
        replay.go(Destination::Step(from));
        let here = replay.position();
        let mut machine = replay.start().clone();
        let (mut last, mut next) = (None, None);
        while let Some(event) = machine.step() {
            let step = machine.step_number();
            if stop.is_at(&machine, event) {
                if step < here {
                    last = Some((machine.clone(), Some(event)));
                } else if step > here && next.is_none() {
                    next = Some((machine.clone(), Some(event)));
                }
            }
        }
        for (direction, expected) in [(Direction::Back, last), (Direction::Forward, next)] {
            let mut whole = replay.clone();
            prop_assert_eq!(whole.go_for(&stop, direction), expected.is_some());
            let mut sliced = replay.clone();
            sliced.set_out_for_stop(&stop, direction);
            while let Progress::Underway(_) = sliced.travel(slice) {
                prop_assert_eq!(sliced.position(), here);
            }
            let stood = (replay.machine().clone(), replay.event());
            let expected = expected.unwrap_or(stood);
            prop_assert_eq!(&(whole.machine().clone(), whole.event()), &expected);
            prop_assert_eq!(&(sliced.machine().clone(), sliced.event()), &expected);
        }
    }
}

#[test]
fn the_stops_of_the_lesson_are_those_that_a_person_would_name() {
    let stops = |stop: Stop<Queens>| {
        let mut replay = replay(4, Goal::First);
        let mut ahead = vec![];
        while replay.go_for(&stop, Direction::Forward) {
            ahead.push(replay.position());
        }
        replay.go(Destination::End);
        let mut behind = vec![];
        while replay.go_for(&stop, Direction::Back) {
            behind.insert(0, replay.position());
        }
        assert_eq!(ahead, behind);
        ahead
    };
    assert_eq!(stops(tried(2, 1)), [6, 12]);
    assert_eq!(stops(reached(3)), [12, 27]);
    assert_eq!(stops(Stop::falls_below(2)), [21]);
    // The set of antidiagonals gains 3.
    let gains_3 = |_: &Machine<Queens>, event| matches!(event, Event::Place { slot, option } if slot + option == 3);
    assert_eq!(stops(Stop::when(gains_3)), [4, 12]);
}
