//! What the program offers of Sudoku: its built-in puzzles, its strategies, its files.

use super::{CODE, check, sheet, solutions};
use crate::formats;
use crate::puzzles::sudoku::examples::{self, EXAMPLES, Example};
use crate::puzzles::sudoku::{Grid, Order, Strategy, Sudoku};
use crate::replay::Replay;
use crate::scene::{
    Answer, Found, Input, Instance, Offer, Opened, Parameter, Problem, Puzzles, Reader, Round, Sheet, Strategy as Way,
    Supply, Takes, Values, instances, mistakes,
};
use crate::search::Goal;
use std::fmt::Write;
use std::io::BufRead;

/// The built-in puzzles by name.
const INSTANCES: [Instance; EXAMPLES.len()] = instances!(EXAMPLES);

/// What the program offers of Sudoku.
pub static OFFER: Offer = Offer {
    name: "sudoku",
    aliases: &[],
    about: "A Sudoku: built in, from a file, from a pipe, or 81 characters",
    teaches: "the same loop with rows, columns and boxes; return True ends it",
    leetcode: &[37, 36],
    parameters: &[
        Parameter {
            name: "PUZZLE",
            takes: Takes::Instance,
            usual: Some("leetcode"),
            help: "A built-in puzzle (see --list), 81 characters, a file (with :3 for the third in it), or - for standard input",
        },
        Parameter {
            name: "--order",
            takes: Takes::Word(&["scan", "mrv"]),
            usual: Some("scan"),
            help: "Fill cells in this order: scan, as one reads, or mrv, fewest candidates first",
        },
        Parameter {
            name: "--look-ahead",
            takes: Takes::Nothing,
            usual: None,
            help: "Refuse a digit that leaves some empty cell without a candidate",
        },
        Parameter {
            name: "--propagate",
            takes: Takes::Nothing,
            usual: None,
            help: "Fill forced cells first: one candidate, or one place for a digit",
        },
    ],
    usual_goal: Goal::First,
    round: Round::Instances {
        parameter: "PUZZLE",
        instances: &INSTANCES,
        ends: ["this is the first of the built-in puzzles", "this is the last of the built-in puzzles"],
    },
    strategies: &[
        Way { name: "scan", flags: &[] },
        Way { name: "mrv", flags: &[("--order", "mrv")] },
        Way { name: "mrv + look-ahead", flags: &[("--order", "mrv"), ("--look-ahead", "")] },
        Way { name: "mrv + propagate", flags: &[("--order", "mrv"), ("--propagate", "")] },
    ],
    listings: &[
        &CODE[0][0][0],
        &CODE[1][0][0],
        &CODE[1][1][0],
        &CODE[1][0][1],
        &CODE[0][1][0],
        &CODE[0][0][1],
        &CODE[0][1][1],
        &CODE[1][1][1],
    ],
    mistakes: mistakes::OF_SUDOKU,
    more_help: MORE_HELP,
    settle: |values| values,
    has_goals: |_| true,
    open,
    sheet: Some(edit),
    reader: Some(Reader {
        parameter: "PUZZLE",
        is_puzzle,
        read,
        list,
        answers: &[
            Answer {
                asked_by: "--check",
                help: Some("Tell whether digits clash, and whether there are none, one or several solutions"),
                write: check::write,
            },
            Answer { asked_by: "solution", help: None, write: solutions::write },
        ],
    }),
};

/// What the help of Sudoku ends with.
const MORE_HELP: &str = "\
PUZZLE is looked up in this order: - is standard input, then a built-in name,
then a puzzle, then a file (write ./NAME for one that is called like a built-in
puzzle), then FILE:3. Without PUZZLE, what is piped in is taken, else LeetCode's
own example.

A puzzle is 81 cells on a line, nine rows of nine, a table or a list of any
program. Blanks are 0 . * _ x X, nothing, or one other sign for all of them.
Cells with several digits (pencil marks) are blank, and that is said.

--print solution writes a line for each puzzle, as it comes: the 81 digits, or
\"no solution\", or the digits of one solution and \" # one of several\". What is
no puzzle is told on standard error, and the exit code is then 1, or 2 where
there was no puzzle at all. So it is with --check, 1 where digits clash.

Examples:
  stepback sudoku                          LeetCode's example, first solution
  stepback sudoku ai-escargot --order mrv  fewest candidates first
  stepback sudoku puzzles.txt:3            the third puzzle of a file
  cat puzzle.txt | stepback sudoku -       a puzzle from a pipe
  stepback sudoku puzzles.txt --print solution > solutions.txt";

/// The grid that a value names: a built-in puzzle, or its own 81 characters.
pub(super) fn grid(value: &str) -> Result<Grid, String> {
    match examples::named(value).map(Example::grid).or_else(|| Grid::written(value)) {
        Some(grid) => Ok(grid),
        None => formats::sudoku::one(value).map(|entry| entry.grid).map_err(|error| error.to_string()),
    }
}

fn strategy(values: &Values) -> Strategy {
    let order = if values.get("--order") == Some("mrv") { Order::Mrv } else { Order::Scan };
    Strategy { order, look_ahead: values.has("--look-ahead"), propagate: values.has("--propagate") }
}

fn open(values: &Values, goal: Goal) -> Result<Opened, Problem> {
    let grid = grid(values.get("PUZZLE").unwrap_or_default()).map_err(Problem)?;
    let sudoku = Sudoku::new(&grid, strategy(values)).ok_or_else(|| {
        let clashes = grid.clashes();
        Problem(clashes.first().map(|clash| format!("{clash}; --check names every clash")).unwrap_or_default())
    })?;
    Ok(Opened::One(Box::new(Replay::new(sudoku, goal))))
}

fn edit(values: &Values) -> Option<Box<dyn Sheet>> {
    let grid = grid(values.get("PUZZLE")?).ok()?;
    Some(Box::new(sheet::SudokuSheet::new(grid)))
}

/// Whether a word is meant as a puzzle, right or wrong: a file that holds it is read so.
fn is_puzzle(word: &str) -> bool {
    let first = formats::sudoku::read(word.as_bytes()).next();
    first.is_some_and(|item| item.map_or_else(|error| !error.problem.is_about_the_whole_file(), |_| true))
}

/// The puzzles of a text as values.
struct Grids<'a> {
    puzzles: formats::sudoku::Puzzles<Box<dyn BufRead + 'a>>,
    may_pause: bool,
}

impl Iterator for Grids<'_> {
    type Item = Result<Found, String>;

    fn next(&mut self) -> Option<Self::Item> {
        self.puzzles.next().map(found)
    }
}

impl Supply for Grids<'_> {
    fn at_hand(&mut self) -> Option<Self::Item> {
        self.puzzles.at_hand().map(found)
    }

    fn may_pause(&self) -> bool {
        self.may_pause
    }
}

fn found(item: formats::sudoku::Item) -> Result<Found, String> {
    let entry = item.map_err(|error| error.to_string())?;
    Ok(Found { value: value(&entry.grid), line: entry.line, note: entry.note.map(|note| note.to_string()) })
}

fn read(input: Input<'_>) -> Puzzles<'_> {
    let Input { text, comes_soon } = input;
    let may_pause = comes_soon.is_some();
    let puzzles = match comes_soon {
        Some(comes_soon) => formats::sudoku::read_live(text, comes_soon),
        None => formats::sudoku::read(text),
    };
    Box::new(Grids { puzzles, may_pause })
}

fn list() -> String {
    let mut text = format!("{:<19}  {:>6}  {:>14}  {}\n", "name", "givens", "places by scan", "what it is");
    for example in &EXAMPLES {
        let (givens, places) = (example.grid().given(), example.places);
        let _ = writeln!(text, "{:<19}  {givens:>6}  {places:>14}  {}", example.name, example.about);
    }
    text
}

/// A grid as a value: the name of a built-in puzzle, or its 81 characters.
pub(super) fn value(grid: &Grid) -> String {
    examples::position(grid).map_or_else(|| grid.to_string(), |example| EXAMPLES[example].name.to_owned())
}
