//! The flags that go with every puzzle, and the words that their values go by.

use crate::app::{Depth, ThemeName};
use crate::print::Format;
use crate::scene::Choice;
use crate::scene::listing::Language;
use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use std::sync::LazyLock;

// The flags of one run. Every one may stand before or after the puzzle, whose own flags come first in the help; this is no
// doc comment, since it would become the help's first line.
#[derive(Clone, Debug, Args)]
#[command(next_display_order = 100)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag that is given or not")]
pub(super) struct Flags {
    /// Stop at the first board (usual for sudoku)
    #[arg(long, global = true)]
    pub(super) first: bool,

    /// Go on until all boards are found (usual for queens)
    #[arg(long, global = true)]
    pub(super) all: bool,

    /// Open at this step, or print what follows it
    #[arg(long, global = true, value_name = "STEP", allow_negative_numbers = true, value_parser = |text: &str| number(text, "--at", "a step number"))]
    pub(super) at: Option<u64>,

    /// Show python, java, cpp, javascript, rust or template
    #[arg(long, global = true, value_name = "LANGUAGE", hide_possible_values = true, ignore_case = true, value_enum)]
    pub(super) code: Option<Code>,

    /// Show the sets as bits, and the code that keeps them so
    #[arg(long, global = true)]
    pub(super) bits: bool,

    /// Take the mouse: wheel steps, click on the timeline
    #[arg(long, global = true)]
    pub(super) mouse: bool,

    /// Write to standard output, and draw nothing
    #[arg(long, global = true, value_name = "FORMAT", hide_possible_values = true, ignore_case = true, value_enum)]
    pub(super) print: Option<Format>,

    /// Print that many events at most, in text or jsonl
    #[arg(long, global = true, value_name = "COUNT", allow_negative_numbers = true, value_parser = |text: &str| number(text, "--take", "a number of events"))]
    pub(super) take: Option<u64>,

    /// Read commands and write sentences, line by line
    #[arg(long, global = true)]
    pub(super) plain: bool,

    /// Never, 16, 256 or truecolor; auto asks the environment
    #[arg(long, global = true, value_name = "COLORS", hide_possible_values = true, ignore_case = true, value_enum)]
    pub(super) color: Option<Colors>,

    /// Draw in auto, dark, light, high-contrast or mono
    #[arg(long, global = true, value_name = "THEME", hide_possible_values = true, ignore_case = true, value_enum)]
    pub(super) theme: Option<ThemeName>,

    /// Draw ASCII signs (usual without a UTF-8 locale)
    #[arg(long, global = true)]
    pub(super) ascii: bool,

    /// Draw lines, blocks and chess signs (usual with one)
    #[arg(long, global = true)]
    pub(super) unicode: bool,
}

/// What `--color` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Colors {
    /// The surroundings decide.
    Auto,
    Never,
    #[value(name = "16")]
    Ansi,
    #[value(name = "256")]
    Indexed,
    Truecolor,
}

impl Colors {
    /// The depth that is asked for; none where the surroundings decide.
    pub(super) const fn depth(self) -> Option<Depth> {
        match self {
            Self::Auto => None,
            Self::Never => Some(Depth::None),
            Self::Ansi => Some(Depth::Ansi),
            Self::Indexed => Some(Depth::Indexed),
            Self::Truecolor => Some(Depth::Full),
        }
    }
}

impl Flags {
    /// Which code is shown.
    pub(super) fn code(&self) -> Choice {
        Choice { bits: self.bits, ..self.code.unwrap_or_default().0 }
    }
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()).help(self.about()))
    }
}

impl ValueEnum for ThemeName {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()))
    }
}

/// What `--code` takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Code(pub(super) Choice);

/// The languages and the template, in the order in which messages list them.
static CODES: LazyLock<Vec<Code>> = LazyLock::new(|| {
    let template = Choice { template: true, ..Choice::default() };
    Language::ALL.map(Choice::of).into_iter().chain([template]).map(Code).collect()
});

/// By any of the names that a language goes by; help and completions know one.
impl ValueEnum for Code {
    fn value_variants<'a>() -> &'a [Self] {
        &CODES
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let value = PossibleValue::new(self.0.word());
        let language = self.0.language;
        Some(if self.0.template { value } else { value.aliases([language.extension(), language.name()]) })
    }
}

fn number(text: &str, flag: &str, what: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{flag} takes {what} from 0 to {}, not {text:?}", u64::MAX))
}
