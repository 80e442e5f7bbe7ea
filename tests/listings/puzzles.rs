//! The listings of the puzzles beside N-Queens and Sudoku, held to the figures in `tests/data`: every event of the whole
//! traces, the counters and the first record of longer searches.

mod ahead;
mod cases;
mod instances;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use stepback::scene::listing::Language;

use crate::listings::assert_same;
use crate::listings::instrument::{letter, telling};
use crate::listings::run::{listing, run};
use crate::listings::tables::Counters;
use cases::{Case, Expected, cases};

/// Runs one listing in one language through all of its cases.
fn check(name: &str, language: Language) {
    let listing = listing(name, language).unwrap_or_else(|| panic!("there is no {name} in {language}"));
    let listing = if name.starts_with("coloring") { telling(&listing, language, "vertex, colour") } else { listing };
    let cases: Vec<Case> = cases(name);
    let arguments = cases.iter().flat_map(|case| case.arguments.clone()).collect();
    let Some(found) = run(name, language, name, &listing, arguments) else { return };
    assert_eq!(found.len(), cases.len(), "{name} {language}");
    for (Case { what, expected, .. }, found) in cases.iter().zip(&found) {
        let what = format!("{what}, {name} {language}");
        match expected {
            Expected::Trace(trace) => assert_same(&what, found, trace),
            Expected::Counters { counters, boards, first_board } => {
                assert_eq!(Counters::of(&found.events), *counters, "{what}");
                assert_eq!(found.boards.len(), *boards, "{what}");
                assert_eq!(found.boards.first(), first_board.as_ref(), "{what}");
            }
        }
    }
}

/// A test for each language of each listing, and the names of all listings.
macro_rules! listings {
    ($($module:ident $name:literal)+) => {
        const NAMES: &[&str] = &[$($name),+];
        $(mod $module {
            use super::{Language, check};

            #[test]
            fn the_python_listing_gives_the_events_of_the_facts() {
                check($name, Language::Python);
            }

            #[test]
            fn the_java_listing_gives_the_events_of_the_facts() {
                check($name, Language::Java);
            }

            #[test]
            fn the_cpp_listing_gives_the_events_of_the_facts() {
                check($name, Language::Cpp);
            }

            #[test]
            fn the_javascript_listing_gives_the_events_of_the_facts() {
                check($name, Language::JavaScript);
            }

            #[test]
            fn the_rust_listing_gives_the_events_of_the_facts() {
                check($name, Language::Rust);
            }
        })+
    };
}

listings! {
    parentheses "parentheses"
    permutations "permutations"
    word_search "word-search"
    coloring "coloring"
    coloring_degree "coloring-degree"
    coloring_mrv "coloring-mrv"
    coloring_look_ahead "coloring-look-ahead"
    coloring_degree_look_ahead "coloring-degree-look-ahead"
    coloring_mrv_look_ahead "coloring-mrv-look-ahead"
    registers "registers"
    registers_degree "registers-degree"
    registers_mrv "registers-mrv"
    crossword "crossword"
    crossword_look_ahead "crossword-look-ahead"
    crossword_mrv "crossword-mrv"
    crossword_mrv_look_ahead "crossword-mrv-look-ahead"
}

/// What a code panel of a terminal of 80 columns holds.
const WIDEST: usize = 44;

#[test]
fn every_listing_of_these_puzzles_is_run_here() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/code");
    let files = fs::read_dir(folder).expect("the folder of the listings").map(|file| file.expect("readable").path());
    let stems = files.filter_map(|path| path.file_stem()?.to_str().map(str::to_owned));
    let others = ["mistakes", "queens", "sudoku"];
    let found: BTreeSet<String> = stems.filter(|stem| !others.iter().any(|other| stem.starts_with(other))).collect();
    assert_eq!(found, NAMES.iter().map(|&name| name.to_owned()).collect());
}

#[test]
fn looking_ahead_refuses_something_where_a_listing_does_and_nowhere_else() {
    for name in NAMES {
        let has_refused = cases(name).iter().any(|case| match &case.expected {
            Expected::Trace(trace) => trace.events.contains(letter("look-ahead")),
            Expected::Counters { counters, .. } => counters.refused_first_by.contains_key(&letter("look-ahead")),
        });
        assert_eq!(has_refused, name.ends_with("look-ahead"), "{name}");
    }
}

#[test]
fn no_listing_of_these_puzzles_is_wider_than_the_panel() {
    for name in NAMES {
        for language in Language::ALL {
            let listing = listing(name, language).expect("every listing stands in every language");
            for line in listing.lines {
                let width = line.text.chars().count();
                assert!(width <= WIDEST, "{name} {language}: {width} columns: {}", line.text);
            }
        }
    }
}
