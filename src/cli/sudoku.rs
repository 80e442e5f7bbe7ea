//! What can be asked of Sudoku on the command line, and where its puzzle comes from.

use super::source::{self, Text, printable};
use super::{Complaint, Order};
use crate::formats::sudoku::{Entry, ReadError, read};
use crate::print::solutions::Riddle;
use crate::puzzles::sudoku::examples::{self, EXAMPLES};
use crate::puzzles::sudoku::grid::CELLS;
use crate::puzzles::sudoku::{Order as CellOrder, Strategy, Sudoku};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::ffi::{OsStr, OsString};
use std::fmt::Write;
use std::num::NonZeroUsize;
use std::path::Path;

/// From how many cells on a word is taken for a puzzle with too few or too many, not for the name of a file.
const NEARLY_A_PUZZLE: usize = 60;

/// What can be written after `sudoku`.
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own that stands or does not")]
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
pub(super) struct SudokuArguments {
    /// A built-in puzzle (see --list), 81 characters, a file (with :3 for the third in it), or - for standard input
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

/// The puzzles of one text, or the one that was chosen from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Riddles {
    text: Text,
    choice: Option<NonZeroUsize>,
}

/// A puzzle to be searched, and what to tell whoever sees it.
pub(super) struct Search {
    pub(super) sudoku: Sudoku,
    pub(super) notice: Option<String>,
}

impl Riddles {
    /// The puzzles, and what is wrong where there is none, in the order of the text.
    pub fn iter(&self) -> impl Iterator<Item = Result<Riddle, String>> {
        let chosen = self.choice.map(|number| number.get() - 1);
        let all = read(&self.text.bytes).enumerate();
        all.filter(move |(index, _)| chosen.is_none_or(|chosen| chosen == *index)).map(|(_, item)| match item {
            Ok(entry) => Ok(Riddle { grid: entry.grid, place: self.place(&entry) }),
            Err(error) => Err(self.wrong(&error)),
        })
    }

    /// Where a puzzle stands: `puzzles.txt: line 3`.
    fn place(&self, entry: &Entry) -> String {
        format!("{}: line {}", self.text.name, entry.line)
    }

    fn wrong(&self, error: &ReadError) -> String {
        format!("{}: {error}", self.text.name)
    }

    /// The one puzzle to be searched, the first if none was chosen, and whether there is another one.
    fn one(&self) -> Result<(Entry, bool), Complaint> {
        let mut items = read(&self.text.bytes);
        let number = self.choice.map_or(1, NonZeroUsize::get);
        let mut passed = 0;
        let mut item = items.next();
        while passed + 1 < number && item.is_some() {
            passed += 1;
            item = items.next();
        }
        match item {
            Some(Ok(entry)) => Ok((entry, items.next().is_some())),
            Some(Err(error)) => Err(Complaint::about(self.wrong(&error))),
            None => Err(Complaint::about(too_few(&self.text.name, passed, number))),
        }
    }

    /// Complains if the chosen one is not there.
    fn has_choice(self) -> Result<Self, Complaint> {
        if let Some(number) = self.choice {
            let there = read(&self.text.bytes).take(number.get()).count();
            if there < number.get() {
                return Err(Complaint::about(too_few(&self.text.name, there, number.get())));
            }
        }
        Ok(self)
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
        let riddles = self.riddles(!by_lines)?;
        let (entry, has_more) = riddles.one()?;
        let strategy = Strategy { order: self.order, look_ahead: self.look_ahead, propagate: self.propagate };
        let Some(sudoku) = Sudoku::new(&entry.grid, strategy) else {
            let clashes = entry.grid.clashes();
            let clash = clashes.first().map(ToString::to_string).unwrap_or_default();
            let place = riddles.place(&entry);
            return Err(Complaint::about(format!("{place}: {clash}; --check names every clash")));
        };
        let name = &riddles.text.name;
        let notice = match riddles.choice {
            None if has_more => Some(format!("the first of several puzzles in {name}; --puzzle 2 is the next")),
            _ if riddles.text.is_standard_input => Some(format!("read from {name}; keys come from the terminal")),
            _ => None,
        };
        Ok(Search { sudoku, notice })
    }

    /// All puzzles that are asked for.
    pub(super) fn all(&self) -> Result<Riddles, Complaint> {
        self.riddles(true)?.has_choice()
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
        Ok(Riddles { text, choice })
    }
}

/// The text that a word on the command line names, and the number of the puzzle if it gives one.
fn text(source: &OsStr) -> Result<(Text, Option<NonZeroUsize>), Complaint> {
    let Some(word) = source.to_str() else { return Ok((Text::of_file(Path::new(source))?, None)) };
    if word == "-" {
        return Ok((Text::of_standard_input()?, None));
    }
    if let Some(example) = examples::named(word) {
        return Ok((Text::of_argument(word, &example.grid().to_string()), None));
    }
    if is_puzzle(word) {
        return Ok((Text::of_argument("the argument", word), None));
    }
    let path = Path::new(word);
    if path.exists() {
        return Ok((Text::of_file(path)?, None));
    }
    if let Some((file, number)) = word.rsplit_once(':').filter(|(file, _)| Path::new(file).exists()) {
        let number = puzzle_number(number).map_err(Complaint::about)?;
        return Ok((Text::of_file(Path::new(file))?, Some(number)));
    }
    let word = printable(word);
    let kinds = "no built-in puzzle and no file";
    Err(Complaint::about(match alike(&word) {
        Some(name) => format!("there is {kinds} {word:?}: did you mean {name}?"),
        None => format!("there is {kinds} {word:?}: stepback sudoku --list names the puzzles"),
    }))
}

/// The built-in puzzle that a name was meant for: one that it begins, or that it is but for the case.
fn alike(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let mut names = EXAMPLES.iter().map(|example| example.name);
    names.find(|name| word.len() >= 3 && (name.starts_with(&word) || word.starts_with(name)))
}

/// Whether a word is meant as a puzzle: cells only and about 81 of them, a list, or several lines.
fn is_puzzle(word: &str) -> bool {
    let is_cell = |character: char| character.is_ascii_digit() || ".*_xX ".contains(character);
    let is_long = word.len() == CELLS || word.len() >= NEARLY_A_PUZZLE;
    is_long && word.chars().all(is_cell) || word.trim_start().starts_with('[') || word.contains('\n')
}

fn piped_or_usual(may_read_input: bool) -> Result<Text, Complaint> {
    if may_read_input && source::is_piped() {
        let text = Text::of_standard_input()?;
        // Nothing at all is what a program that runs this one sends when it has nothing to say.
        if !text.bytes.is_empty() {
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
