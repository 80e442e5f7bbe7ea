//! What the catalogue says, and commands read back.

use super::*;
use crate::replay::Destination;
use crate::scene::{Opened, Round, Show};
use crate::search::Goal;

/// A search by the words of its command.
pub(crate) fn asked(command: &str) -> Asked {
    Asked::read(command).unwrap_or_else(|problem| panic!("{command}: {problem}"))
}

/// The search of one program that a command asks for.
pub(crate) fn show(command: &str) -> Box<dyn Show> {
    match asked(command).open() {
        Ok(Opened::One(show)) => show,
        _ => panic!("{command} is one search"),
    }
}

/// What is told of a step of such a search.
pub(crate) fn told(command: &str, step: u64) -> String {
    let mut show = show(command);
    show.go(Destination::Step(step));
    show.sentence().to_string()
}

/// Every puzzle as it is usually asked for, for both goals, in every way, and its neighbours.
fn all() -> Vec<Asked> {
    let usual = PUZZLES.iter().map(|offer| Asked::usual(offer));
    let mut all: Vec<Asked> = usual.chain((1..=5).filter_map(asked_mistake)).collect();
    for asked in all.clone() {
        all.extend(
            [Variation::Smaller, Variation::Larger, Variation::Strategy].iter().filter_map(|&by| asked.vary(by).ok()),
        );
    }
    let others: Vec<Asked> = all.iter().filter_map(Asked::for_other_goal).collect();
    all.extend(others);
    all
}

#[test]
fn a_command_opens_the_search_that_wrote_it() {
    for asked in all() {
        let read = Asked::read(&asked.command()).unwrap();
        assert_eq!(read, asked, "{}", asked.command());
        assert!(read.open().is_ok(), "{}", asked.command());
    }
}

#[test]
fn words_with_blanks_and_quotes_come_back() {
    let items = asked("permutations 'a b' x --first");
    let own = Asked {
        values: items.values.clone().with_all("ITEM", vec!["a b".into(), "it's".into(), String::new()]),
        ..items
    };
    assert_eq!(own.command(), r"permutations 'a b' 'it'\\''s' --first".replace("\\\\", "\\"));
}

#[test]
fn what_is_wrong_with_a_command_is_told() {
    for (command, told) in [
        ("chess", "there is no puzzle \"chess\""),
        ("queens 0", "queens takes a board size from 1 to 32, not \"0\""),
        ("queens 4 5", "\"5\" is one word too many for queens"),
        ("sudoku --order best", "--order takes scan or mrv, not \"best\""),
        ("queens --fast", "queens has no --fast"),
        ("", "there is no puzzle \"\""),
    ] {
        let problem = Asked::read(command).unwrap_err().to_string();
        assert!(problem.starts_with(told), "{command}: {problem}");
    }
}

#[test]
fn the_round_goes_through_all_and_stops_with_a_word_at_its_ends() {
    let mut asked = asked("sudoku two-solutions");
    let mut names = vec![];
    loop {
        names.push(asked.values.get("PUZZLE").unwrap().to_owned());
        match asked.vary(Variation::Larger) {
            Ok(next) => asked = next,
            Err(end) => {
                assert_eq!(end, "this is the last of the built-in puzzles");
                break;
            }
        }
    }
    let Round::Instances { instances, .. } = asked.offer.round else { panic!("Sudoku has instances") };
    assert_eq!(names, instances.iter().map(|instance| instance.name).collect::<Vec<_>>());
}

#[test]
fn the_puzzles_that_the_user_brought_belong_to_the_round_and_come_first() {
    let own = ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.".to_owned()];
    let brought = own.iter().map(|own| Brought { value: own.clone(), content: None }).collect();
    let here = Asked { brought, ..asked(&format!("sudoku {}", own[0])) };
    let after = here.vary(Variation::Larger).unwrap();
    assert_eq!(after.values.get("PUZZLE"), Some("two-solutions"));
    assert_eq!(after.vary(Variation::Smaller).unwrap(), here);
}

#[test]
fn a_puzzle_that_is_known_by_its_file_is_come_back_to_with_what_the_file_holds() {
    let content: std::sync::Arc<[u8]> = b"p edge 2 1\ne 1 2\n".as_slice().into();
    let brought = Brought { value: "path.col".to_owned(), content: Some(content.clone()) };
    let usual = asked("coloring");
    let values = usual.values.with("GRAPH", "path.col").with_content("GRAPH", content);
    let here = Asked { brought: [brought].into(), values, ..asked("coloring") };
    let back = here.vary(Variation::Larger).unwrap().vary(Variation::Smaller).unwrap();
    assert_eq!(back, here);
    assert!(back.open().is_ok());
}

#[test]
fn the_lesson_is_four_queens_up_to_the_first_board() {
    assert_eq!((Asked::lesson().command().as_str(), Asked::lesson().goal), ("queens 4 --first", Goal::First));
}

#[test]
fn strategies_go_round() {
    let mut sudoku = asked("sudoku");
    let names: Vec<Option<&str>> = (0..5)
        .map(|_| {
            let name = sudoku.strategy();
            sudoku = sudoku.vary(Variation::Strategy).unwrap();
            name
        })
        .collect();
    assert_eq!(names, ["scan", "mrv", "mrv + look-ahead", "mrv + propagate", "scan"].map(Some));
    assert_eq!(asked("sudoku --propagate").strategy(), None);
    assert!(asked("queens 4").vary(Variation::Strategy).is_err());
}
