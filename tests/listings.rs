//! The code listings are run, each by the tool of its language, and every event that its tags promise is compared with
//! the event that the search must emit.
//! A tool that is not installed is named on the standard output.

mod instrument;
mod leetcode;
mod mistakes;
mod puzzles;
pub(crate) mod reference;
mod run;
mod tables;
mod variants;

use reference::{Trace, queens, sudoku};
use run::run;
use stepback::catalogue::PUZZLES;
use stepback::scene::listing::{Language, Listing};

/// The example of `LeetCode` 37, in reading order.
const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What a search does in figures, as `facts/` has them.
#[derive(Debug, PartialEq, Eq)]
struct Figures {
    places: usize,
    attacked: usize,
    undos: usize,
    records: usize,
}

fn figures(trace: &str) -> Figures {
    let count = |sign| trace.matches(sign).count();
    let (places, undos, records) = (count('P'), count('U'), count('R'));
    let attacked = trace.len() - places - undos - records;
    Figures { places, attacked, undos, records }
}

/// The searches that every listing of the queens runs: size, whether it stops at the first board, and its figures.
const QUEENS: [(usize, bool, Figures); 5] = [
    (4, true, Figures { places: 8, attacked: 18, undos: 4, records: 1 }),
    (4, false, Figures { places: 16, attacked: 44, undos: 16, records: 2 }),
    (6, false, Figures { places: 152, attacked: 742, undos: 152, records: 4 }),
    (8, true, Figures { places: 113, attacked: 763, undos: 105, records: 1 }),
    (8, false, Figures { places: 2056, attacked: 13664, undos: 2056, records: 92 }),
];

const SUDOKU: Figures = Figures { places: 4208, attacked: 33444, undos: 4157, records: 1 };

/// The listing of that name.
fn listing(name: &str, language: Language) -> &'static Listing {
    let own = PUZZLES.iter().flat_map(|offer| offer.listings.iter().copied());
    let wrong = PUZZLES.iter().flat_map(|offer| offer.mistakes).map(|mistake| mistake.listing);
    let source = own.chain(wrong).find(|source| source.name() == name);
    source.unwrap_or_else(|| panic!("no listing is called {name}")).listing(language).0
}

/// Fails with the place where the two part, not with thousands of letters.
fn assert_same(what: &str, found: &Trace, expected: &Trace) {
    if found.events != expected.events {
        let pairs = found.events.bytes().zip(expected.events.bytes());
        let same = pairs.take_while(|(one, other)| one == other).count();
        let next = |events: &str| events.chars().skip(same).take(12).collect::<String>();
        panic!(
            "{what}: after {same} events the listing goes on {:?}, the search {:?}",
            next(&found.events),
            next(&expected.events)
        );
    }
    assert_eq!(found.boards, expected.boards, "{what}");
}

fn check(language: Language) {
    let code = listing("queens", language);
    let arguments = QUEENS.iter().flat_map(|(size, first, _)| [size.to_string(), u8::from(*first).to_string()]);
    let Some(traces) = run("queens", language, "queens", code, arguments.collect()) else {
        return;
    };
    assert_eq!(traces.len(), QUEENS.len());
    for ((size, first, _), found) in QUEENS.iter().zip(&traces) {
        let what = format!("queens {size}, first {first}, {language}");
        assert_same(&what, found, &queens(*size, *first));
    }

    let code = listing("sudoku", language);
    let arguments = vec![PUZZLE.to_owned(), "1".to_owned(), PUZZLE.to_owned(), "0".to_owned()];
    let traces = run("sudoku", language, "sudoku", code, arguments).expect("ran before");
    for (first, found) in [true, false].into_iter().zip(&traces) {
        let what = format!("sudoku, first {first}, {language}");
        assert_same(&what, found, &sudoku(PUZZLE, first));
    }
    assert_eq!(traces.len(), 2);
}

#[test]
fn the_reference_counts_the_events_of_the_facts() {
    for (size, first, expected) in QUEENS {
        assert_eq!(figures(&queens(size, first).events), expected, "{size} {first}");
    }
    assert_eq!(queens(4, false).boards, ["1 3 0 2", "2 0 3 1"]);
    assert_eq!(queens(8, false).boards[0], "0 4 7 5 2 6 1 3");
    let trace = sudoku(PUZZLE, true);
    assert_eq!(figures(&trace.events), SUDOKU);
    assert_eq!(trace.events.len(), 41_810);
    assert_eq!(trace.boards.len(), 2, "one board, and the one left");
}

#[test]
fn the_python_listing_counts_the_same_events_as_the_facts() {
    check(Language::Python);
}

#[test]
fn the_java_listing_counts_the_same_events_as_the_facts() {
    check(Language::Java);
}

#[test]
fn the_cpp_listing_counts_the_same_events_as_the_facts() {
    check(Language::Cpp);
}

#[test]
fn the_javascript_listing_counts_the_same_events_as_the_facts() {
    check(Language::JavaScript);
}

#[test]
fn the_rust_listing_counts_the_same_events_as_the_facts() {
    check(Language::Rust);
}
