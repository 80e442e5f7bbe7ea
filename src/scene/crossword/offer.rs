//! What the program offers of crosswords: its built-in grids and words, its orders, its files.

use super::{CODE, sheet};
use crate::formats;
use crate::puzzles::crossword::examples::{self, EXAMPLES};
use crate::puzzles::crossword::{Crossword, Grid, MOST_WORDS, Order, Square, Strategy, Unfit, Words};
use crate::replay::Replay;
use crate::scene::{
    AtOnce, Found, Input, Instance, Offer, Opened, Parameter, Problem, Puzzles, Reader, Round, Sheet, Strategy as Way,
    Takes, Values, instances,
};
use crate::search::Goal;
use std::fmt::Write;
use std::sync::Arc;

/// The built-in grids by name.
const INSTANCES: [Instance; EXAMPLES.len()] = instances!(EXAMPLES);

/// What the program offers of crosswords.
pub static OFFER: Offer = Offer {
    name: "crossword",
    aliases: &[],
    about: "A crossword: a grid is filled from a list of words",
    teaches: "options that are words; the order of the slots decides how long it takes",
    leetcode: &[],
    parameters: &[
        Parameter {
            name: "GRID",
            takes: Takes::Instance,
            usual: Some(EXAMPLES[0].name),
            help: "A built-in grid (see --list), rows of . # and letters joined by /, a file (with :3 for the third in it), or - for standard input",
        },
        Parameter {
            name: "--words",
            takes: Takes::File(check_words),
            usual: None,
            help: "Take the words of this file, one a line, in the place of the built-in ones",
        },
        Parameter {
            name: "--order",
            takes: Takes::Word(&["scan", "mrv"]),
            usual: Some("scan"),
            help: "Fill entries in this order: scan, as they are numbered, or mrv, fewest words first",
        },
        Parameter {
            name: "--look-ahead",
            takes: Takes::Nothing,
            usual: None,
            help: "Refuse a word that leaves some entry without a word that fits",
        },
    ],
    usual_goal: Goal::First,
    round: Round::Instances {
        parameter: "GRID",
        instances: &INSTANCES,
        ends: ["this is the first of the built-in grids", "this is the last of the built-in grids"],
    },
    strategies: &[
        Way { name: "scan", flags: &[] },
        Way { name: "mrv", flags: &[("--order", "mrv")] },
        Way { name: "mrv + look-ahead", flags: &[("--order", "mrv"), ("--look-ahead", "")] },
    ],
    listings: &[&CODE[0][0], &CODE[0][1], &CODE[1][0], &CODE[1][1]],
    mistakes: &[],
    more_help: MORE_HELP,
    settle: |values| values,
    has_goals: |_| true,
    open,
    sheet: Some(edit),
    reader: Some(Reader { parameter: "GRID", is_puzzle, read, list, answers: &[] }),
};

/// What the help of crosswords ends with.
const MORE_HELP: &str = "\
GRID is looked up in this order: - is standard input, then a built-in name, then
rows joined by / (a dot for an open square, # for a block, a letter that stands
there already), then a file (write ./NAME for one that is called like a grid),
then FILE:3. In a file each row is a line, and an empty line is between grids.

The words of --words FILE stand one a line, in any case; lines that are no word
of a to z are told and skipped. Up to 4,096 words of one length are taken, and
grids up to 21 x 21.

Examples:
  stepback crossword                            a ring of four short words
  stepback crossword --list                     the built-in grids
  stepback crossword '.../.#./...' --order mrv  a grid of one's own
  stepback crossword grid.txt --words words.txt --print solution";

/// The grid that a value names: a built-in one, or its own rows.
pub(super) fn grid(value: &str) -> Result<Grid, String> {
    examples::named(value).map_or_else(|| formats::crossword::one(value), |example| Ok(example.grid()))
}

/// A grid as a value: the name of a built-in one, or its rows.
pub(super) fn value(grid: &Grid) -> String {
    examples::of(grid).map_or_else(|| grid.to_string(), |example| example.name.to_owned())
}

/// Whether a file can be taken as a list of words, and what there is to tell of it.
fn check_words(content: &[u8]) -> Result<Option<String>, String> {
    formats::crossword::words(content).map(|list| list.note)
}

/// The words that are asked for: those of a file, or the built-in ones.
fn words(values: &Values) -> Result<Arc<Words>, Problem> {
    let Some(file) = values.get("--words") else { return Ok(examples::words()) };
    let content = values.content("--words").ok_or_else(|| {
        Problem(format!("the words of {file:?} are not known here: name the file when the program is called"))
    })?;
    let list = formats::crossword::words(content).map_err(|problem| Problem(format!("{file}: {problem}")))?;
    Ok(Arc::new(list.words))
}

/// An empty grid with the words for it, or why they cannot fill it.
pub(super) fn crossword(
    grid: &Grid,
    words: &Arc<Words>,
    strategy: Strategy,
    file: Option<&str>,
) -> Result<Crossword, String> {
    let list = file.map_or_else(|| "the built-in list".to_owned(), |file| format!("{file:?}"));
    Crossword::new(grid, words, strategy).map_err(|unfit| match unfit {
        Unfit::NoEntry => {
            "the grid has no entry: two squares side by side, without a block between them, make one".to_owned()
        }
        Unfit::NoWord(number, is_across, length) => {
            let direction = if is_across { "across" } else { "down" };
            let cure = if file.is_none() { "give other words with --words FILE" } else { "add some" };
            format!("{number} {direction} has {length} squares, and {list} has no word of {length} letters: {cure}")
        }
        Unfit::TooManyWords(length) => {
            format!(
                "{list} has more than {MOST_WORDS} words of {length} letters, the most of one length: leave some out"
            )
        }
    })
}

fn strategy(values: &Values) -> Strategy {
    let order = if values.get("--order") == Some("mrv") { Order::Mrv } else { Order::Scan };
    Strategy { order, look_ahead: values.has("--look-ahead") }
}

fn open(values: &Values, goal: Goal) -> Result<Opened, Problem> {
    let grid = grid(values.get("GRID").unwrap_or_default()).map_err(Problem)?;
    let words = words(values)?;
    let crossword = crossword(&grid, &words, strategy(values), values.get("--words")).map_err(Problem)?;
    Ok(Opened::One(Box::new(Replay::new(crossword, goal))))
}

fn edit(values: &Values) -> Option<Box<dyn Sheet>> {
    let grid = grid(values.get("GRID")?).ok()?;
    let file = values.get("--words").map(str::to_owned);
    Some(Box::new(sheet::CrosswordSheet::new(grid, words(values).ok()?, file)))
}

/// Whether a word is meant as a grid, and not as the name of a file: no name of a file has three dots in a row, and few
/// are made of letters and dots in parts of one length.
fn is_puzzle(word: &str) -> bool {
    let mut rows = word.split('/').filter(|row| !row.is_empty()).map(str::len);
    let is_grid = word.chars().all(|sign| sign == '/' || Square::of(sign).is_some());
    let first = rows.next();
    let is_even = rows.clone().next().is_some() && rows.all(|row| Some(row) == first);
    word.contains('\n') || word.contains("...") || is_grid && (is_even || word.contains('#'))
}

fn read(input: Input<'_>) -> Puzzles<'_> {
    let found = |entry: formats::crossword::Entry| Found { value: value(&entry.grid), line: entry.line, note: None };
    Box::new(AtOnce(formats::crossword::grids(input.text).map(move |item| item.map(found))))
}

fn list() -> String {
    let mut text = format!("{:<8}  {:>7}  {:>7}  {}\n", "name", "size", "entries", "what it is");
    for example in &EXAMPLES {
        let grid = example.grid();
        let size = format!("{} x {}", grid.rows(), grid.columns());
        let entries = Crossword::new(&grid, &examples::words(), Strategy::default()).map_or(0, |it| it.entries().len());
        let _ = writeln!(text, "{:<8}  {size:>7}  {entries:>7}  {}", example.name, example.about);
    }
    text
}
