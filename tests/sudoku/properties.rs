//! What holds at every step of the search of any grid, in any order.

use super::{FACTS, grid};
use proptest::prelude::*;
use stepback::puzzles::sudoku::{Family, Grid, Order, Solutions, Strategy as Way, Sudoku, Unit, solve};
use stepback::replay::{Destination, Replay, Travel};
use stepback::scene::{Facts, Journey};
use stepback::search::{Event, Goal, Machine};

/// Some of the digits of a solution, and perhaps one that is wrong.
fn partial_grids() -> impl Strategy<Value = Grid> {
    let solution = grid(FACTS[0].1);
    let kept = prop::collection::vec(prop::bool::weighted(0.45), 81);
    (kept, 0..81_usize, 0..=9_u8).prop_filter_map("the wrong digit clashes", move |(kept, cell, digit)| {
        let mut cells = *solution.cells();
        cells.iter_mut().zip(kept).filter(|(_, kept)| !kept).for_each(|(cell, _)| *cell = 0);
        if digit > 0 && cells[cell] == 0 {
            cells[cell] = digit;
        }
        Grid::from_cells(cells).filter(|grid| grid.clashes().is_empty())
    })
}

fn ways() -> impl Strategy<Value = Way> {
    let orders = prop_oneof![Just(Order::Scan), Just(Order::Mrv)];
    (orders, any::<bool>(), any::<bool>()).prop_map(|(order, look_ahead, propagate)| Way {
        order,
        look_ahead,
        propagate,
    })
}

fn goals() -> impl Strategy<Value = Goal> {
    prop_oneof![Just(Goal::First), Just(Goal::All)]
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn as_many_steps_back_as_forward_lead_to_the_state_of_before(grid in partial_grids(), way in ways(), goal in goals(), from in 0..2_000_u64, count in 0..60_usize) {
        let mut replay = Replay::new(Sudoku::new(&grid, way).unwrap(), goal);
        replay.go(Destination::Step(from));
        let before = (replay.machine().clone(), replay.event());
        let done = (0..count).take_while(|_| replay.step_forward()).count();
        for _ in 0..done {
            prop_assert!(replay.step_back());
        }
        prop_assert_eq!((replay.machine().clone(), replay.event()), before);
    }

    #[test]
    fn a_seek_equals_stepping_and_what_was_placed_is_taken_back_exactly(grid in partial_grids(), way in ways(), goal in goals(), steps in 0..3_000_u64) {
        let start = Sudoku::new(&grid, way).unwrap();
        let mut machine = Machine::new(start.clone(), goal);
        let mut before = vec![];
        for _ in 0..steps {
            let puzzle = machine.puzzle().clone();
            match machine.step() {
                Some(Event::Place { .. }) => before.push(puzzle),
                Some(Event::Undo { .. }) => prop_assert_eq!(machine.puzzle(), &before.pop().unwrap()),
                Some(_) => prop_assert_eq!(machine.puzzle(), &puzzle),
                None => break,
            }
        }
        let mut replay = Replay::new(start, goal);
        replay.go(Destination::Step(steps));
        prop_assert_eq!(replay.machine(), &machine);
    }

    #[test]
    fn the_sets_hold_exactly_the_digits_of_their_units(grid in partial_grids(), way in ways(), step in 0..3_000_u64) {
        let mut machine = Machine::new(Sudoku::new(&grid, way).unwrap(), Goal::All);
        machine.advance(step);
        let sudoku = machine.puzzle();
        prop_assert!(sudoku.grid().extends(&grid));
        prop_assert_eq!(sudoku.puzzle(), grid);
        for unit in Unit::all() {
            let digits = unit.cells().into_iter().filter_map(|(row, column)| sudoku.grid().digit(row, column));
            let mut held = 0;
            for digit in digits {
                prop_assert_eq!(held >> (digit - 1) & 1, 0, "{} twice in {}", digit, unit);
                held |= 1 << (digit - 1);
            }
            prop_assert_eq!(sudoku.held(unit), held, "{}", unit);
        }
    }

    #[test]
    fn every_refusal_has_reasons_that_are_true(grid in partial_grids(), way in ways(), from in 0..2_000_u64) {
        let mut replay = Replay::new(Sudoku::new(&grid, way).unwrap(), Goal::All);
        replay.go(Destination::Step(from));
        for _ in 0..20 {
            if !replay.step_forward() {
                break;
            }
            let Some(Event::Attacked { slot, option, by }) = replay.event() else { continue };
            let Facts { reasons, .. } = replay.facts();
            prop_assert_eq!(reasons.len(), by.iter().count());
            prop_assert!(!reasons.is_empty());
            let sudoku = replay.machine().puzzle();
            for (family, reason) in Family::SETS.iter().filter(|&&family| by.contains(family as u8)).zip(&reasons) {
                let unit = family.unit(slot).unwrap();
                prop_assert!(unit.cells().contains(&reason.holder));
                prop_assert_eq!(sudoku.grid().digit(reason.holder.0, reason.holder.1), Some(u8::try_from(option + 1).unwrap()));
            }
        }
    }

    #[test]
    fn the_solver_agrees_with_the_search(grid in partial_grids()) {
        let mut machine = Machine::new(Sudoku::new(&grid, Way::ROUND[3]).unwrap(), Goal::All);
        machine.advance(200_000);
        let boards = machine.tally().boards;
        match solve(&grid) {
            Solutions::None => prop_assert!(boards == 0 && machine.is_finished()),
            Solutions::One(found) => prop_assert!(boards == 1 && machine.is_finished() && found.extends(&grid)),
            Solutions::Several(one, other) => {
                prop_assert!(boards >= 2 || !machine.is_finished());
                prop_assert!(one != other && [one, other].iter().all(|found| found.solves(&grid)));
            }
        }
    }
}
