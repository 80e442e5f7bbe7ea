//! What can be asked of Sudoku on the command line, and where its puzzle comes from.

use super::source::{self, Source, Text};
use super::{Complaint, Order};
use crate::formats::sudoku::{Entry, Item, ReadError, read};
use crate::print::solutions::{Riddle, Supply};
use crate::puzzles::sudoku::examples::{self, EXAMPLES};
use crate::puzzles::sudoku::grid::CELLS;
use crate::puzzles::sudoku::{Order as CellOrder, Strategy, Sudoku};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::ffi::{OsStr, OsString};
use std::fmt::Write;
use std::num::NonZeroUsize;
use std::path::Path;

/// What can be written after `sudoku`.
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own that stands or does not")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
pub(super) struct SudokuArguments {
    /// A built-in puzzle (see --list), a file (with :3 for the third in it), - for standard input, or a puzzle itself
    #[arg(value_name = "PUZZLE")]
    source: Option<OsString>,

    /// Take that one of several puzzles, counted from 1
    #[arg(long, display_order = 0, value_name = "NUMBER", allow_negative_numbers = true, value_parser = puzzle_number)]
    puzzle: Option<NonZeroUsize>,

    /// Fill cells in this order: scan, as one reads, or mrv, fewest candidates first
    #[arg(long, display_order = 0, value_name = "ORDER", default_value = "scan", hide_default_value = true, hide_possible_values = true, ignore_case = true, value_parser = orders())]
    order: CellOrder,

    /// Refuse a digit that leaves some empty cell without a candidate
    #[arg(long, display_order = 0)]
    look_ahead: bool,

    /// Fill forced cells first: one candidate, or one place for a digit
    #[arg(long, display_order = 0)]
    propagate: bool,

    /// Tell whether digits clash, and whether there are none, one or several solutions
    #[arg(long, display_order = 0)]
    pub(super) check: bool,

    /// List the built-in puzzles
    #[arg(long, display_order = 0)]
    pub(super) list: bool,
}

/// The puzzles of one text, or the one that was chosen from them, read as they are asked for.
pub struct Riddles {
    name: String,
    puzzles: Source,
    is_standard_input: bool,
    is_live: bool,
    choice: Option<NonZeroUsize>,
    /// How many items of the text have been read, and whether there is nothing more to be given.
    passed: usize,
    is_done: bool,
}

/// A puzzle to be searched, and what to tell whoever sees it.
pub(super) struct Search {
    pub(super) sudoku: Sudoku,
    /// What of it was left out in reading it.
    pub(super) note: Option<String>,
    pub(super) notice: Option<String>,
}

impl Supply for Riddles {
    fn next(&mut self) -> Option<Result<Riddle, String>> {
        self.item(Source::next).map(|item| self.told(item))
    }

    fn at_hand(&mut self) -> Option<Result<Riddle, String>> {
        self.item(Source::at_hand).map(|item| self.told(item))
    }

    fn may_pause(&self) -> bool {
        self.is_live
    }
}

/// A puzzle, or what is wrong where one should be, in one line.
type Told<T> = Result<T, String>;

impl Riddles {
    /// The next item that is wanted; none at the end, or if `take` has none now.
    fn item(&mut self, take: fn(&mut Source) -> Option<Item>) -> Option<Told<Entry>> {
        let wanted = self.choice.map(NonZeroUsize::get);
        while !self.is_done {
            let Some(item) = take(&mut self.puzzles) else {
                // A take that does not wait may have something later.
                let has_ended = self.puzzles.has_ended();
                self.is_done = has_ended;
                return wanted.filter(|_| has_ended).map(|wanted| Err(too_few(&self.name, self.passed, wanted)));
            };
            self.passed += 1;
            let is_all = matches!(&item, Err(error) if error.problem.is_about_the_whole_file());
            if is_all || wanted.is_none_or(|wanted| wanted == self.passed) {
                self.is_done = is_all || wanted.is_some();
                return Some(item.map_err(|error| self.wrong(&error)));
            }
        }
        None
    }

    fn told(&self, item: Told<Entry>) -> Told<Riddle> {
        item.map(|entry| {
            let place = self.place(&entry);
            let note = entry.note.map(|note| format!("{place}: {note}"));
            Riddle { grid: entry.grid, place, note }
        })
    }

    /// Where a puzzle stands: `puzzles.txt: line 3`.
    fn place(&self, entry: &Entry) -> String {
        format!("{}: line {}", self.name, entry.line)
    }

    fn wrong(&self, error: &ReadError) -> String {
        format!("{}: {error}", self.name)
    }

    /// The one puzzle to be searched, the first if none was chosen, and whether another one is known to follow.
    fn one(&mut self) -> Result<(Entry, bool), Complaint> {
        let entry =
            self.item(Source::next).unwrap_or_else(|| Err(too_few(&self.name, 0, 1))).map_err(Complaint::about)?;
        Ok((entry, self.choice.is_none() && self.puzzles.at_hand().is_some()))
    }
}

fn too_few(name: &str, there: usize, wanted: usize) -> String {
    let (has, range) = match there {
        1 => ("1 puzzle".to_owned(), "1".to_owned()),
        _ => (format!("{there} puzzles"), format!("1 to {there}")),
    };
    format!("{name} has {has}, so there is no puzzle {wanted}: --puzzle takes {range}")
}

impl SudokuArguments {
    /// Two flags of which only one can be meant.
    pub(super) fn contradiction(&self, prints: bool) -> Option<(&'static str, &'static str)> {
        let pairs = [
            (self.check && self.list, "--check", "--list"),
            (self.check && prints, "--check", "--print"),
            (self.list && prints, "--list", "--print"),
        ];
        pairs.into_iter().find(|(both, ..)| *both).map(|(_, one, other)| (one, other))
    }

    /// The search that is asked for; `by_lines` tells that standard input is wanted for commands.
    pub(super) fn search(&self, by_lines: bool) -> Result<Search, Complaint> {
        if by_lines && self.source.as_deref() == Some(OsStr::new("-")) {
            return Err(Complaint::contradiction("-", "--plain"));
        }
        let mut riddles = self.riddles(!by_lines)?;
        let (entry, has_more) = riddles.one()?;
        let strategy = Strategy { order: self.order, look_ahead: self.look_ahead, propagate: self.propagate };
        let Some(sudoku) = Sudoku::new(&entry.grid, strategy) else {
            let clashes = entry.grid.clashes();
            let clash = clashes.first().map(ToString::to_string).unwrap_or_default();
            let place = riddles.place(&entry);
            return Err(Complaint::about(format!("{place}: {clash}; --check names every clash")));
        };
        let name = &riddles.name;
        let note = entry.note.map(|note| format!("{}: {note}", riddles.place(&entry)));
        let notice = match riddles.choice {
            None if has_more => Some(format!("the first of several puzzles in {name}; --puzzle 2 is the next")),
            _ if riddles.is_standard_input => Some(format!("read from {name}; keys come from the terminal")),
            _ => None,
        };
        Ok(Search { sudoku, note, notice })
    }

    /// All puzzles that are asked for.
    pub(super) fn all(&self) -> Result<Riddles, Complaint> {
        self.riddles(true)
    }

    /// With `may_read_input` and no puzzle named, one that was piped in is taken.
    fn riddles(&self, may_read_input: bool) -> Result<Riddles, Complaint> {
        let (text, in_name) = match &self.source {
            Some(source) => text(source)?,
            None => (piped_or_usual(may_read_input)?, None),
        };
        let choice = match (in_name, self.puzzle) {
            (Some(one), Some(other)) if one != other => {
                return Err(Complaint::contradiction(&format!(":{one}"), &format!("--puzzle {other}")));
            }
            (one, other) => one.or(other),
        };
        let Text { is_standard_input, is_live, .. } = text;
        let (name, puzzles) = (text.name.clone(), text.puzzles());
        Ok(Riddles { name, puzzles, is_standard_input, is_live, choice, passed: 0, is_done: false })
    }
}

/// The text that a word on the command line names, and the number of the puzzle if it gives one.
fn text(source: &OsStr) -> Result<(Text, Option<NonZeroUsize>), Complaint> {
    let Some(word) = source.to_str() else { return Ok((Text::of_file(Path::new(source))?, None)) };
    if word == "-" {
        return Ok((Text::of_standard_input(), None));
    }
    if let Some(example) = examples::named(word) {
        return Ok((Text::of_argument(word, &example.grid().to_string()), None));
    }
    let itself = || Text::of_argument("the argument", word);
    if word.len() == CELLS && is_puzzle(word) {
        return Ok((itself(), None));
    }
    let path = Path::new(word);
    if path.exists() {
        return Ok((Text::of_file(path)?, None));
    }
    if let Some((file, number)) = word.rsplit_once(':').filter(|(file, _)| Path::new(file).exists()) {
        let number = puzzle_number(number).map_err(Complaint::about)?;
        return Ok((Text::of_file(Path::new(file))?, Some(number)));
    }
    if is_puzzle(word) {
        return Ok((itself(), None));
    }
    let kinds = "no built-in puzzle and no file";
    Err(Complaint::about(match alike(word) {
        Some(name) => format!("there is {kinds} {word:?}: did you mean {name}?"),
        None => format!("there is {kinds} {word:?}: stepback sudoku --list names the puzzles"),
    }))
}

/// Whether a word is meant as a puzzle, right or wrong: read as a file with it would be.
fn is_puzzle(word: &str) -> bool {
    let first = read(word.as_bytes()).next();
    first.is_some_and(|item| item.map_or_else(|error| !error.problem.is_about_the_whole_file(), |_| true))
}

/// An argument that begins as a flag does and is a puzzle, written so that it cannot be taken for a flag.
pub(super) fn spelled_out(argument: OsString) -> OsString {
    let is_long = argument.len() >= CELLS && argument.to_string_lossy().starts_with('-');
    let grid = argument.to_str().filter(|_| is_long).and_then(|word| read(word.as_bytes()).next()?.ok());
    grid.map_or(argument, |entry| entry.grid.to_string().into())
}

/// The built-in puzzle that a name was meant for: one that it begins, or that it is but for the case.
fn alike(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let mut names = EXAMPLES.iter().map(|example| example.name);
    names.find(|name| word.len() >= 3 && (name.starts_with(&word) || word.starts_with(name)))
}

fn piped_or_usual(may_read_input: bool) -> Result<Text, Complaint> {
    if may_read_input && source::is_piped() {
        let mut text = Text::of_standard_input();
        // Nothing at all is what a program that runs this one sends when it has nothing to say.
        if !text.is_empty()? {
            return Ok(text);
        }
    }
    let usual = examples::usual();
    Ok(Text::of_argument(usual.name, &usual.grid().to_string()))
}

/// The built-in puzzles in a table.
pub(super) fn list() -> Order {
    let mut text = format!("{:<19}  {:>6}  {:>14}  {}\n", "name", "givens", "places by scan", "what it is");
    for example in &EXAMPLES {
        let (givens, places) = (example.grid().given(), example.places);
        let _ = writeln!(text, "{:<19}  {givens:>6}  {places:>14}  {}", example.name, example.about);
    }
    Order::Tell(text)
}

fn puzzle_number(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| format!("--puzzle takes the number of a puzzle, from 1 on, not {text:?}"))
}

fn orders() -> impl TypedValueParser<Value = CellOrder> {
    PossibleValuesParser::new(["scan", "mrv"])
        .map(|word| if word.eq_ignore_ascii_case("mrv") { CellOrder::Mrv } else { CellOrder::Scan })
}
