//! The listings that search otherwise than the plain ones, held to the program's own search: the same cells and digits,
//! placed, refused by the same family and taken back, in the same order.

use std::fmt::Write as _;

use stepback::puzzles::sudoku::{Force, Grid, Order, Strategy, Sudoku, examples};
use stepback::scene::listing::{Language, Tag, TagEvent};
use stepback::search::{Event, Frame, Goal, Machine};

use crate::listings::instrument::{letter, telling};
use crate::listings::reference::{Trace, queens};
use crate::listings::run::{listing, run};
use crate::listings::{QUEENS, assert_same};

/// The families of a Sudoku in test order, as the tags name them.
const FAMILIES: [&str; 5] = ["rows", "cols", "boxes", "look-ahead", "forced"];

/// A digit fits the first empty cell, and none the others.
const DEAD_CELL: &str = ".3467891267219534819834256785.7614294268537.171392485696153728428741963534528617.";

/// Some fillings leave a row, a column or a box without a place for a digit, though every empty cell has two candidates.
const NO_PLACE: &str = "....5..499..6....5.7..91.8......7..6...8....1..7.6.5.45.19.6..8....2.....9.31....";

/// What a code panel of a terminal of 80 columns holds.
const WIDEST: usize = 44;

/// Every strategy but the plain one.
fn strategies() -> impl Iterator<Item = Strategy> {
    let orders = [Order::Scan, Order::Mrv].into_iter();
    let all = orders.flat_map(|order| {
        [(false, false), (true, false), (false, true), (true, true)].map(|(look_ahead, propagate)| Strategy {
            order,
            look_ahead,
            propagate,
        })
    });
    all.filter(|strategy| *strategy != Strategy::default())
}

/// The listing of a strategy: `sudoku` and its options.
fn name(strategy: Strategy) -> String {
    let parts =
        [(strategy.order == Order::Mrv, "mrv"), (strategy.look_ahead, "look-ahead"), (strategy.propagate, "propagate")];
    let asked = parts.into_iter().filter_map(|(asked, part)| asked.then_some(part));
    std::iter::once("sudoku").chain(asked).collect::<Vec<_>>().join("-")
}

/// The puzzles that a strategy is tried on, built in or as 81 signs, each with whether it stops at the first board. They
/// are chosen to hold every rule to its word, and to take a listing in Python seconds.
fn puzzles(strategy: Strategy) -> Vec<(&'static str, bool)> {
    let hard = match (strategy.propagate, strategy.look_ahead) {
        (true, _) => NO_PLACE,
        (false, true) => "leetcode",
        (false, false) => "ai-escargot",
    };
    vec![("leetcode", true), ("two-solutions", false), ("two-solutions", true), (DEAD_CELL, false), (hard, false)]
}

fn from_signs(signs: &str) -> Grid {
    let digit = |sign: u8| if sign == b'.' { 0 } else { sign - b'0' };
    let cells: Vec<u8> = signs.bytes().map(digit).collect();
    Grid::from_cells(cells.try_into().expect("81 cells")).expect("digits")
}

fn grid(puzzle: &str) -> Grid {
    let built_in = examples::EXAMPLES.iter().find(|example| example.name == puzzle);
    built_in.map_or_else(|| from_signs(puzzle), examples::Example::grid)
}

/// What the program does: before each event but an undo and a record its row, column and digit.
fn expected(name: &str, strategy: Strategy, first: bool) -> Trace {
    let sudoku = Sudoku::new(&grid(name), strategy).expect("a puzzle without a clash");
    let mut machine = Machine::new(sudoku, if first { Goal::First } else { Goal::All });
    let mut trace = Trace::default();
    while let Some(event) = machine.step() {
        if let Event::Place { slot, option } | Event::Attacked { slot, option, .. } = event {
            write!(trace.events, "{}{}{}", slot / 9, slot % 9, option + 1).expect("a string takes everything");
        }
        trace.events.push(match event {
            Event::Place { .. } => 'P',
            Event::Undo { .. } => 'U',
            Event::Record => 'R',
            Event::Attacked { by, .. } => letter(FAMILIES[usize::from(by.first().expect("refused by something"))]),
            Event::Reject { .. } => panic!("a Sudoku is tested digit by digit"),
        });
        if event == Event::Record {
            trace.boards.push(machine.puzzle().grid().to_string());
        }
    }
    trace.boards.push(format!("left {}", machine.puzzle().grid()));
    trace
}

fn check(language: Language) {
    for strategy in strategies() {
        let name = name(strategy);
        let listing = listing(&name, language).unwrap_or_else(|| panic!("there is no {name} in {language}"));
        let puzzles = puzzles(strategy);
        let arguments =
            puzzles.iter().flat_map(|(puzzle, first)| [grid(puzzle).to_string(), u8::from(*first).to_string()]);
        let listing = telling(&listing, language, "r, c, d");
        let Some(traces) = run(&name, language, &name, &listing, arguments.collect()) else { return };
        assert_eq!(traces.len(), puzzles.len(), "{name} {language}");
        for ((puzzle, first), found) in puzzles.into_iter().zip(&traces) {
            let what = format!("{name}, {puzzle}, first {first}, {language}");
            assert_same(&what, found, &expected(puzzle, strategy, first));
        }
    }
    let listing = listing("queens-bits", language).expect("bits in every language");
    let arguments = QUEENS.iter().flat_map(|(size, first, _)| [size.to_string(), u8::from(*first).to_string()]);
    let traces = run("queens", language, "queens-bits", &listing, arguments.collect()).expect("ran before");
    for ((size, first, _), found) in QUEENS.iter().zip(&traces) {
        assert_same(&format!("queens-bits {size}, first {first}, {language}"), found, &queens(*size, *first));
    }
    assert_eq!(traces.len(), QUEENS.len());
}

#[test]
fn the_python_variants_search_as_the_program_does() {
    check(Language::Python);
}

#[test]
fn the_java_variants_search_as_the_program_does() {
    check(Language::Java);
}

#[test]
fn the_cpp_variants_search_as_the_program_does() {
    check(Language::Cpp);
}

#[test]
fn the_javascript_variants_search_as_the_program_does() {
    check(Language::JavaScript);
}

#[test]
fn the_rust_variants_search_as_the_program_does() {
    check(Language::Rust);
}

#[test]
fn the_puzzles_of_the_variants_make_every_rule_refuse_and_every_search_go_back() {
    for strategy in strategies() {
        let traces: String =
            puzzles(strategy).into_iter().map(|(puzzle, first)| expected(puzzle, strategy, first).events).collect();
        let name = name(strategy);
        for (family, is_asked) in [("rows", true), ("look-ahead", strategy.look_ahead), ("forced", strategy.propagate)]
        {
            assert_eq!(traces.contains(letter(family)), is_asked, "{name} {family}");
        }
        assert!(traces.contains('U') && traces.contains('R'), "{name}");
        // A digit that has no place makes every digit that fits the cell be refused.
        let no_place = Sudoku::new(&grid(NO_PLACE), strategy).expect("a puzzle without a clash");
        let mut machine = Machine::new(no_place, Goal::All);
        let mut has_no_place = false;
        while strategy.propagate && !has_no_place && machine.step().is_some() {
            let cell = machine.frames().last().and_then(Frame::slot);
            has_no_place = matches!(cell.and_then(|cell| machine.puzzle().force(cell)), Some(Force::NoPlace(..)));
        }
        assert_eq!(has_no_place, strategy.propagate, "{name}");
    }
}

#[test]
fn the_variants_have_a_line_for_the_test_of_each_family_and_none_for_another() {
    for strategy in strategies() {
        let name = name(strategy);
        for language in Language::ALL {
            let listing = listing(&name, language).unwrap_or_else(|| panic!("there is no {name} in {language}"));
            let asked = [true, true, true, strategy.look_ahead, strategy.propagate];
            for (family, is_asked) in FAMILIES.into_iter().zip(asked) {
                let tested = listing
                    .lines
                    .iter()
                    .filter(|line| line.tags.contains(&Tag { event: TagEvent::Attacked, mark: Some(family) }));
                assert_eq!(tested.count(), usize::from(is_asked), "{name} {language}: {family}");
            }
        }
    }
}

#[test]
fn no_variant_is_wider_than_the_panel() {
    for name in strategies().map(name).chain(["queens-bits".to_owned()]) {
        for language in Language::ALL {
            for line in listing(&name, language).expect("in every language").lines {
                let width = line.text.chars().count();
                assert!(width <= WIDEST, "{name} {language}: {width} columns: {}", line.text);
            }
        }
    }
}
