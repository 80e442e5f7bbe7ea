//! Crosswords that look ahead, for which `tests/data` has no figures: their listings are held to the program's own search.

use stepback::puzzles::crossword::examples::{EXAMPLES, words};
use stepback::puzzles::crossword::{Crossword, Order, Strategy};
use stepback::search::{Event, Goal, Machine};

use super::cases::{Case, Expected, entries, instance};
use crate::listings::instrument::letter;
use crate::listings::reference::Trace;

/// The families of a crossword in test order, as the tags name them.
const FAMILIES: [&str; 3] = ["crossing", "used", "look-ahead"];

/// What the program does on a built-in grid, up to its first filling.
fn expected(crossword: Crossword) -> Trace {
    let mut machine = Machine::new(crossword, Goal::First);
    let mut trace = Trace::default();
    while let Some(event) = machine.step() {
        trace.events.push(match event {
            Event::Place { .. } => 'P',
            Event::Undo { .. } => 'U',
            Event::Record => 'R',
            Event::Attacked { by, .. } => letter(FAMILIES[usize::from(by.first().expect("refused by something"))]),
            Event::Reject { .. } => panic!("a crossword is tested word by word"),
        });
    }
    let crossword = machine.puzzle();
    let columns = crossword.grid().columns();
    let squares = crossword.grid().squares().len();
    let sign = |square| crossword.letter(square).map_or('#', char::from);
    let filled: Vec<char> = (0..squares).map(sign).collect();
    let rows: Vec<String> = filled.chunks(columns).map(|row| row.iter().collect()).collect();
    trace.boards.push(entries(&rows.join("/")));
    trace
}

/// All built-in grids with the built-in words.
pub(super) fn crossword(order: Order) -> Vec<Case> {
    let strategy = Strategy { order, look_ahead: true };
    let cases = EXAMPLES.iter().map(|example| {
        let crossword = Crossword::new(&example.grid(), &words(), strategy).expect("a grid that has a filling");
        let grid = instance(&format!("grid-{}.txt", example.name));
        let joined = |text: &str, between: &str| text.lines().collect::<Vec<_>>().join(between);
        Case {
            what: format!("crossword {} {order:?} --look-ahead", example.name),
            arguments: vec![joined(&grid, "/"), joined(&instance("words.txt"), " "), "1".to_owned()],
            expected: Expected::Trace(expected(crossword)),
        }
    });
    cases.collect()
}
