//! What can be written on the command line: the one table from which parsing, help and suggestions come.

use super::sudoku::SudokuArguments;
use crate::app::{Depth, ThemeName};
use crate::print::Format;
use crate::puzzles::queens::MAX_SIZE;
use crate::scene::MISTAKES;
use crate::scene::listing::Language;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::fmt::Write;

/// Columns that help may take.
const HELP_WIDTH: usize = 80;

/// The arguments of one run. Every flag may stand before or after the puzzle.
#[derive(Debug, Parser)]
#[command(
    name = "stepback",
    bin_name = "stepback",
    version,
    about = "Steps through backtracking, forwards and back.",
    override_usage = "stepback [queens [N] | sudoku [PUZZLE] | mistake [1-5]] [OPTIONS]",
    max_term_width = HELP_WIDTH,
    args_override_self = true,
    disable_help_subcommand = true,
    subcommand_help_heading = "Puzzles"
)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag that is given or not")]
pub(super) struct Arguments {
    /// What is searched; none for the lesson.
    #[command(subcommand)]
    pub(super) noun: Option<Noun>,

    /// Stop at the first board (usual for sudoku)
    #[arg(long, global = true)]
    pub(super) first: bool,

    /// Go on until all boards are found (usual for queens)
    #[arg(long, global = true)]
    pub(super) all: bool,

    /// Open at this step, or print what follows it
    #[arg(long, global = true, value_name = "STEP", allow_negative_numbers = true, value_parser = |text: &str| number(text, "--at", "a step number"))]
    pub(super) at: Option<u64>,

    /// Show the code in python, java, cpp, javascript or rust
    #[arg(long, global = true, value_name = "LANGUAGE", default_value_t, hide_default_value = true, hide_possible_values = true, ignore_case = true, value_parser = languages())]
    pub(super) code: Language,

    /// Take the mouse: wheel steps, click on the timeline
    #[arg(long, global = true)]
    pub(super) mouse: bool,

    /// Write to standard output, and draw nothing
    #[arg(long, global = true, value_name = "FORMAT", hide_possible_values = true, ignore_case = true, value_parser = formats())]
    pub(super) print: Option<Format>,

    /// Print that many events at most, in text or jsonl
    #[arg(long, global = true, value_name = "COUNT", allow_negative_numbers = true, value_parser = |text: &str| number(text, "--take", "a number of events"))]
    pub(super) take: Option<u64>,

    /// Read commands and write sentences, line by line
    #[arg(long, global = true)]
    pub(super) plain: bool,

    /// Never, 16, 256 or truecolor; auto asks the environment
    #[arg(long, global = true, value_name = "COLORS", hide_possible_values = true, ignore_case = true, value_parser = depths())]
    pub(super) color: Option<Wish<Depth>>,

    /// Draw in auto, dark, light, high-contrast or mono
    #[arg(long, global = true, value_name = "THEME", hide_possible_values = true, ignore_case = true, value_parser = themes())]
    pub(super) theme: Option<ThemeName>,

    /// Draw ASCII signs (usual without a UTF-8 locale)
    #[arg(long, global = true)]
    pub(super) ascii: bool,

    /// Draw lines, blocks and chess signs (usual with one)
    #[arg(long, global = true)]
    pub(super) unicode: bool,
}

/// A value of a flag that can also leave the decision to the surroundings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish<T> {
    /// The surroundings decide.
    Auto,
    /// It is to be so.
    Set(T),
}

impl<T> Wish<T> {
    /// The value; none where the surroundings decide.
    pub(super) fn value(self) -> Option<T> {
        match self {
            Self::Auto => None,
            Self::Set(value) => Some(value),
        }
    }
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub(super) enum Noun {
    /// N queens on an N x N board, none attacking another
    #[command(override_usage = "stepback queens [N] [OPTIONS]", max_term_width = HELP_WIDTH, args_override_self = true)]
    Queens {
        /// Rows and columns of the board, 1 to 32
        #[arg(value_name = "N", default_value = "8", allow_negative_numbers = true, value_parser = board_size)]
        size: u8,
    },
    /// A Sudoku: built in, from a file, from a pipe, or 81 characters
    #[command(override_usage = "stepback sudoku [PUZZLE] [OPTIONS]", max_term_width = HELP_WIDTH, args_override_self = true, after_help = SUDOKU_HELP)]
    Sudoku(SudokuArguments),
    /// A wrong program beside the right one, or a list of them
    #[command(override_usage = "stepback mistake [NUMBER] [OPTIONS]", max_term_width = HELP_WIDTH, args_override_self = true)]
    Mistake {
        /// Which mistake it makes
        #[arg(value_name = "NUMBER", allow_negative_numbers = true, value_parser = mistake)]
        number: Option<usize>,
        /// Rows and columns of the board [usual: 4]
        #[arg(long = "n", value_name = "N", allow_negative_numbers = true, value_parser = |text: &str| board_of("--n", text))]
        size: Option<u8>,
    },
}

/// What the help of Sudoku ends with.
const SUDOKU_HELP: &str = "\
PUZZLE is looked up in this order: - is standard input, then a built-in name,
then 81 characters, then a file (write ./NAME for one that is called like a
built-in puzzle), then FILE:3, then any text that has a puzzle in it. Without
PUZZLE, what is piped in is taken, else LeetCode's own example.

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

/// Reads the arguments, the name of the program first.
pub(super) fn parse<I, T>(arguments: I) -> Result<Arguments, clap::Error>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let command = Arguments::command().after_help(after_help());
    Arguments::from_arg_matches(&command.try_get_matches_from(arguments)?)
}

fn after_help() -> String {
    let mut text = "Formats:\n".to_owned();
    for format in Format::ALL {
        let _ = writeln!(text, "  {:9} {}", format.word(), format.about());
    }
    text + "
Examples:
  stepback                              the lesson: 4 queens, first board
  stepback queens 8                     8 queens, all 92 boards
  stepback queens 8 --first --at 500    opens at step 500
  stepback mistake 1 --n 6              the undo forgets the sets, on 6 x 6
  stepback queens 6 --print boards      writes the 4 boards
  stepback queens 4 --print text | grep undo
  stepback sudoku --order mrv           a Sudoku, fewest candidates first"
}

fn mistake(text: &str) -> Result<usize, String> {
    let last = MISTAKES.len();
    match text.parse() {
        Ok(number) if (1..=last).contains(&number) => Ok(number),
        _ => Err(format!("mistake takes a number from 1 to {last}, not {text:?}: see stepback mistake")),
    }
}

fn board_size(text: &str) -> Result<u8, String> {
    board_of("queens", text)
}

fn board_of(what: &str, text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(size @ 1..=MAX_SIZE) => Ok(size),
        _ => Err(format!("{what} takes a board size from 1 to {MAX_SIZE}, not {text:?}")),
    }
}

fn number(text: &str, flag: &str, what: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{flag} takes {what} from 0 to {}, not {text:?}", u64::MAX))
}

fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(|format| PossibleValue::new(format.word()).help(format.about()))).map(
        |word| {
            let named = |format: &Format| format.word().eq_ignore_ascii_case(&word);
            Format::ALL.into_iter().find(named).expect("only these words are possible")
        },
    )
}

/// The words of `--color`.
const DEPTHS: [(&str, Wish<Depth>); 5] = [
    ("auto", Wish::Auto),
    ("never", Wish::Set(Depth::None)),
    ("16", Wish::Set(Depth::Ansi)),
    ("256", Wish::Set(Depth::Indexed)),
    ("truecolor", Wish::Set(Depth::Full)),
];

fn depths() -> impl TypedValueParser<Value = Wish<Depth>> {
    PossibleValuesParser::new(DEPTHS.map(|(word, _)| word)).map(|word| {
        let (_, wish) =
            DEPTHS.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(&word)).expect("one of these words");
        wish
    })
}

fn themes() -> impl TypedValueParser<Value = ThemeName> {
    PossibleValuesParser::new(ThemeName::ALL.map(ThemeName::word)).map(|word| {
        let named = |theme: &ThemeName| theme.word().eq_ignore_ascii_case(&word);
        ThemeName::ALL.into_iter().find(named).expect("only these words are possible")
    })
}

/// By any of the names that a language goes by; help and completions know one.
fn languages() -> impl TypedValueParser<Value = Language> {
    let value =
        |language: Language| PossibleValue::new(language.word()).aliases([language.extension(), language.name()]);
    PossibleValuesParser::new(Language::ALL.map(value)).try_map(|word| word.parse::<Language>())
}
