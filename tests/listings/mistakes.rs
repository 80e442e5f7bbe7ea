//! What each of the wrong listings does, in figures: a lesson must not claim what the code does not do.

use stepback::scene::listing::{Language, Listing};

use stepback::mistakes::{ForgetsTheSets, OneDiagonal, Program as WrongProgram, SavesItself, TestsWhenFull};
use stepback::search::{Event, Goal, Machine};

use crate::listings::reference::{Trace, queens, sudoku};
use crate::listings::run::{output, run};
use crate::listings::{PUZZLE, assert_same};

/// The languages that need no compiler, so that the check is a matter of a second.
const FAST: [Language; 2] = [Language::Python, Language::JavaScript];

/// The others.
const SLOW: [Language; 3] = [Language::Java, Language::Cpp, Language::Rust];

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

fn run_mistake(name: &str, language: Language, arguments: &[&str]) -> Option<Vec<Trace>> {
    let program = if name.starts_with('5') { "sudoku" } else { "queens" };
    let listing = Listing::of(name, language).expect("built in");
    run(program, language, name, listing, words(arguments))
}

fn forgets_the_sets(language: Language) {
    let Some(traces) = run_mistake("1-forgets-the-sets", language, &["4", "0", "5", "0"]) else {
        return;
    };
    assert_eq!(traces[0].events, "PcdPcacdUPcaccUUdcc", "{language}: three places");
    assert_eq!(traces[1].boards, ["0 2 4 1 3"], "{language}: only what needs no step back is found");
}

fn one_diagonal(language: Language) {
    let name = "2-one-diagonal";
    if language == Language::Python {
        let listing = Listing::of(name, language).expect("built in");
        let arguments = words(&["4", "1"]);
        if let Some(output) = output("queens", language, name, listing, arguments) {
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(!output.status.success() && errors.contains("KeyError: 3"), "{errors}");
        }
        return;
    }
    let Some(traces) = run_mistake(name, language, &["4", "1", "4", "0"]) else {
        return;
    };
    assert_eq!(traces[0].boards, ["1 3 0 2"], "{language}");
    let boards = ["1 3 0 2", "1 3 2 0", "2 0 3 1", "2 1 3 0", "3 0 2 1", "3 1 0 2", "3 2 1 0"];
    assert_eq!(traces[1].boards, boards, "{language}: five of the seven are wrong");
}

fn saves_the_board_itself(language: Language) {
    let arguments = ["1", "0", "4", "0", "4", "1"];
    let Some(traces) = run_mistake("3-saves-the-board-itself", language, &arguments) else {
        return;
    };
    for ((size, emptied), trace) in [(1, 1), (4, 2)].into_iter().zip(&traces) {
        let expected = Trace { boards: vec![String::new(); emptied], ..queens(size, false) };
        assert_same(&format!("{size} {language}"), trace, &expected);
    }
    // Nothing is undone after the first board: the mistake does not show.
    assert_same(&language.to_string(), &traces[2], &queens(4, true));
}

fn tests_when_full(language: Language) {
    let Some(traces) = run_mistake("4-tests-when-full", language, &["4", "0"]) else {
        return;
    };
    let count = |sign| traces[0].events.matches(sign).count();
    assert_eq!(["P", "U", "X", "R"].map(count), [340, 340, 254, 2], "{language}");
    assert_eq!(traces[0].events.len(), 936, "{language}");
    assert_eq!(traces[0].boards, queens(4, false).boards, "{language}");
}

fn ignores_true(language: Language) {
    let Some(traces) = run_mistake("5-ignores-true", language, &[PUZZLE, "1"]) else {
        return;
    };
    let whole = sudoku(PUZZLE, false);
    assert_eq!(whole.boards.last(), Some(&format!("left {PUZZLE}")));
    assert_same(&language.to_string(), &traces[0], &whole);
}

#[test]
fn the_queen_that_leaves_its_numbers_behind_spoils_every_later_row() {
    FAST.into_iter().for_each(forgets_the_sets);
}

#[test]
fn the_diagonal_that_is_never_tested_breaks_down_or_finds_wrong_boards() {
    FAST.into_iter().for_each(one_diagonal);
}

#[test]
fn the_board_that_is_saved_itself_is_empty_in_the_end() {
    FAST.into_iter().for_each(saves_the_board_itself);
}

#[test]
fn the_test_at_the_end_tries_every_filling() {
    FAST.into_iter().for_each(tests_when_full);
}

#[test]
fn the_true_that_nobody_reads_leaves_the_grid_as_it_was() {
    FAST.into_iter().for_each(ignores_true);
}

/// The events of the wrong machine, in the letters of the listings, and the machine at their end.
fn trace<P: WrongProgram>(size: u8) -> (String, Machine<P>) {
    let mut machine = Machine::new(P::new(size).expect("a size that the mistake takes"), Goal::All);
    let letter = |event| match event {
        Event::Place { .. } => 'P',
        Event::Undo { .. } => 'U',
        Event::Record => 'R',
        Event::Reject { .. } => 'X',
        Event::Attacked { by, .. } => ['c', 'd', 'a'][usize::from(by.first().expect("refused by something"))],
    };
    let events = std::iter::from_fn(|| machine.step()).map(letter).collect();
    (events, machine)
}

/// Holds the wrong machine to the wrong listing, event by event, and the number of its boards.
fn assert_machine<P: WrongProgram>(sizes: std::ops::RangeInclusive<u8>, language: Language) {
    let arguments: Vec<String> = sizes.clone().flat_map(|size| [size.to_string(), "0".to_owned()]).collect();
    let listing = Listing::of(P::LISTING, language).expect("built in");
    // A folder of its own: other tests run the same listing at the same time.
    let name = format!("machine-{}", P::LISTING);
    let Some(traces) = run("queens", language, &name, listing, arguments) else { return };
    for (size, found) in sizes.zip(&traces) {
        let (events, machine) = trace::<P>(size);
        let what = format!("{} {size} {language}", P::LISTING);
        let expected = Trace { events, boards: found.boards.clone() };
        assert_same(&what, found, &expected);
        let boards = found.boards.iter().filter(|board| !board.is_empty() || P::MISTAKE == 3).count();
        assert!(P::MISTAKE == 3 || boards as u64 == machine.tally().boards, "{what}");
        if let Some(shelf) = machine.puzzle().shelf().filter(|shelf| !shelf.is_empty()) {
            let told: Vec<String> =
                shelf.iter().map(|board| board.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")).collect();
            assert!(found.boards.starts_with(&told), "{what}: {:?}", found.boards);
        }
    }
}

#[test]
fn the_wrong_machines_do_what_the_wrong_listings_do() {
    assert_machine::<ForgetsTheSets>(1..=12, Language::Python);
    assert_machine::<SavesItself>(1..=7, Language::Python);
    assert_machine::<TestsWhenFull>(1..=5, Language::Python);
    assert_machine::<ForgetsTheSets>(1..=6, Language::JavaScript);
    assert_machine::<TestsWhenFull>(1..=4, Language::JavaScript);
}

#[test]
fn the_wrong_machine_breaks_down_at_the_event_at_which_the_python_listing_does() {
    let listing = Listing::of(OneDiagonal::LISTING, Language::Python).expect("built in");
    for (size, event) in [(2, 10), (3, 10), (4, 14), (5, 30), (6, 66), (7, 99), (8, 39)] {
        let arguments = words(&[&size.to_string(), "0"]);
        let Some(output) = output("queens", Language::Python, "machine-2", listing, arguments) else {
            return;
        };
        let told = String::from_utf8_lossy(&output.stdout);
        let (events, machine) = trace::<OneDiagonal>(size);
        assert_eq!((told.trim_end(), told.trim_end().len()), (events.as_str(), event), "N = {size}");
        let (_, key) = machine.puzzle().missing().expect("it breaks down");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.ends_with(&format!("KeyError: {key}\n")), "N = {size}: {errors}");
    }
}

#[test]
#[ignore = "starts three compilers five times"]
fn every_mistake_is_the_same_in_the_compiled_languages() {
    for language in SLOW {
        forgets_the_sets(language);
        one_diagonal(language);
        saves_the_board_itself(language);
        tests_when_full(language);
        ignores_true(language);
    }
}
