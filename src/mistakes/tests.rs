//! What each wrong program does, in figures.

use super::*;
use crate::puzzles::queens::Family;
use crate::replay::{Destination, Replay, Travel};
use crate::search::{Event, Goal, Machine};
use proptest::prelude::*;

fn finished<P: Program>(size: u8) -> Machine<P> {
    let mut machine = Machine::new(P::new(size).unwrap(), Goal::All);
    machine.advance(u64::MAX);
    assert!(machine.is_finished());
    machine
}

/// The events as letters: the first of a refusing set in small, `P`, `U`, `R`, and `X` for a refused filling.
fn letters<P: Program>(size: u8, goal: Goal) -> String {
    let mut machine = Machine::new(P::new(size).unwrap(), goal);
    std::iter::from_fn(|| machine.step())
        .map(|event| match event {
            Event::Place { .. } => 'P',
            Event::Undo { .. } => 'U',
            Event::Record => 'R',
            Event::Reject { .. } => 'X',
            Event::Attacked { by, .. } => ['c', 'd', 'a'][usize::from(by.first().unwrap())],
        })
        .collect()
}

#[test]
fn a_wrong_program_has_its_listing_and_its_sizes() {
    fn check<P: Program>(listing: &str, most: u8) {
        assert_eq!((P::LISTING, P::MOST), (listing, most));
        assert!(P::new(0).is_none() && P::new(most + 1).is_none() && P::new(most).is_some());
    }
    check::<ForgetsTheSets>("1-forgets-the-sets", 12);
    check::<OneDiagonal>("2-one-diagonal", 12);
    check::<SavesCopies>("queens", 12);
    check::<SavesItself>("3-saves-the-board-itself", 12);
    check::<TestsWhenFull>("4-tests-when-full", 8);
}

#[test]
fn forgotten_sets_leave_no_board_but_one_of_five_and_one_of_one() {
    for size in 1..=12 {
        let boards = finished::<ForgetsTheSets>(size).tally().boards;
        assert_eq!(boards, u64::from(size == 5 || size == 1), "N = {size}");
    }
    assert_eq!(letters::<ForgetsTheSets>(4, Goal::All), "PcdPcacdUPcaccUUdcc");
}

#[test]
fn a_ghost_names_the_queen_that_left_it() {
    let mut machine = Machine::new(ForgetsTheSets::new(4).unwrap(), Goal::All);
    machine.advance(9);
    let ghosts = machine.puzzle().ghosts();
    let told: Vec<_> = ghosts.iter().map(|ghost| (ghost.family, ghost.key, ghost.left_by)).collect();
    assert_eq!(told, [(Family::Cols, 2, (1, 2)), (Family::Diag, -1, (1, 2)), (Family::Anti, 3, (1, 2))]);
    assert_eq!(machine.puzzle().holder(Family::Anti, 3), Some((1, 2)));
}

#[test]
fn an_untested_diagonal_breaks_the_run_at_the_second_removal() {
    let machine = finished::<OneDiagonal>(4);
    assert_eq!(machine.puzzle().missing(), Some((Family::Anti, 3)));
    let breaks_at = |size| finished::<OneDiagonal>(size).step_number();
    assert_eq!([4, 5, 6, 7, 8].map(breaks_at), [14, 30, 66, 99, 39]);
    assert_eq!(finished::<OneDiagonal>(1).puzzle().missing(), None, "one queen shares nothing");
}

#[test]
fn boards_that_were_not_copied_are_empty_in_the_end() {
    for (size, boards) in [(1, 1), (4, 2), (6, 4)] {
        assert_eq!(finished::<SavesItself>(size).puzzle().shelf(), Some(vec![vec![]; boards]));
    }
    assert_eq!(finished::<SavesCopies>(4).puzzle().shelf(), Some(vec![vec![1, 3, 0, 2], vec![2, 0, 3, 1]]));
    let mut machine = Machine::new(SavesItself::new(4).unwrap(), Goal::All);
    machine.advance(31);
    assert_eq!(machine.puzzle().shelf(), Some(vec![vec![1, 3, 0, 2]]));
    machine.advance(1);
    assert_eq!(machine.puzzle().shelf(), Some(vec![vec![1, 3, 0]]));
}

#[test]
fn a_test_at_the_end_fills_the_board_in_every_way() {
    for (size, boards) in [(1_u8, 1), (2, 0), (3, 0), (4, 2), (5, 10), (6, 4)] {
        let tally = *finished::<TestsWhenFull>(size).tally();
        let fillings = u64::from(size).pow(size.into());
        assert_eq!((tally.boards, tally.boards + tally.rejected, tally.attacked), (boards, fillings, 0), "N = {size}");
        assert_eq!(tally.places, (1..=u32::from(size)).map(|row| u64::from(size).pow(row)).sum::<u64>());
    }
    assert_eq!(finished::<TestsWhenFull>(4).tally().places, 340);
}

#[test]
#[ignore = "16,777,216 fillings, for an optimised build"]
fn all_fillings_of_eight_hold_the_same_92_boards() {
    let tally = *finished::<TestsWhenFull>(8).tally();
    assert_eq!((tally.boards, tally.boards + tally.rejected), (92, 16_777_216));
}

/// Forward and back by any number of steps from anywhere leads to the same state, and so does a seek.
fn assert_reversible<P: Program + PartialEq + std::fmt::Debug>(size: u8, goal: Goal, from: u64, count: u64) {
    let mut replay = Replay::new(P::new(size).unwrap(), goal);
    replay.go(Destination::Step(from));
    let before = (replay.machine().clone(), replay.event());
    let mut plain = Machine::new(P::new(size).unwrap(), goal);
    let last = (0..from).map_while(|_| plain.step()).last();
    assert_eq!(before, (plain, last));
    let done = (0..count).take_while(|_| replay.step_forward()).count();
    (0..done).for_each(|_| assert!(replay.step_back()));
    assert_eq!((replay.machine().clone(), replay.event()), before);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_wrong_program_is_as_reversible_as_a_right_one(size in 1..=6_u8, first in any::<bool>(), from in 0..3_000_u64, count in 0..100_u64) {
        let goal = if first { Goal::First } else { Goal::All };
        assert_reversible::<ForgetsTheSets>(size, goal, from, count);
        assert_reversible::<OneDiagonal>(size, goal, from, count);
        assert_reversible::<SavesCopies>(size, goal, from, count);
        assert_reversible::<SavesItself>(size, goal, from, count);
        assert_reversible::<TestsWhenFull>(size, goal, from, count);
    }

    #[test]
    fn advancing_equals_stepping_in_a_wrong_program(size in 1..=6_u8, count in 0..3_000_u64) {
        fn check<P: Program + PartialEq + std::fmt::Debug>(size: u8, count: u64) {
            let mut leaping = Machine::new(P::new(size).unwrap(), Goal::First);
            let mut stepping = leaping.clone();
            let done = leaping.advance(count);
            let stepped = (0..count).map_while(|_| stepping.step()).count();
            assert_eq!((leaping, done), (stepping, stepped as u64));
        }
        check::<ForgetsTheSets>(size, count);
        check::<OneDiagonal>(size, count);
        check::<SavesItself>(size, count);
        check::<TestsWhenFull>(size, count);
    }
}
