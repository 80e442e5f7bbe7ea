//! The code listings: what a search looks like as LeetCode readers write it, and which of its lines stand for which
//! event.
//!
//! A listing is a file in `assets/code` that runs as it stands. Comments at the ends of its lines hold tags and nothing
//! else: `# @place`, `// @attacked diag`, `// @undo @place`. This module splits such a file into the text to show and
//! its tags, and answers which lines an event lights. It runs no code, knows no event of the machine and draws nothing:
//! the scene turns a step into a [`Tag`], the screen lights the lines.

mod beside;
mod language;

use std::sync::OnceLock;

pub use beside::Row as RowBeside;
pub use language::{Language, UnknownLanguage};

/// What a line of code does, seen from the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TagEvent {
    /// The head of the whole function: step 0, before the first event.
    Start,
    /// The head of `backtrack`: a call begins.
    Call,
    /// The filling is complete and is saved.
    Record,
    /// A complete filling is refused: only in code that tests no earlier.
    Rejected,
    /// The loop over the options goes on.
    Option,
    /// An option is refused, by the set that the mark names.
    Attacked,
    /// An option is put on the board and into the sets.
    Place,
    /// The next slot is tried by a call.
    Recurse,
    /// An option is taken off the board and out of the sets.
    Undo,
    /// A call has tried its last option and returns.
    Return,
}

impl TagEvent {
    /// All events, in the order in which code has them.
    pub const ALL: [Self; 10] = [
        Self::Start,
        Self::Call,
        Self::Record,
        Self::Rejected,
        Self::Option,
        Self::Attacked,
        Self::Place,
        Self::Recurse,
        Self::Undo,
        Self::Return,
    ];

    /// The word that stands after the `@`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Call => "call",
            Self::Record => "record",
            Self::Rejected => "rejected",
            Self::Option => "option",
            Self::Attacked => "attacked",
            Self::Place => "place",
            Self::Recurse => "recurse",
            Self::Undo => "undo",
            Self::Return => "return",
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.word() == word)
    }
}

/// One tag of a line, and what one asks a listing for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tag {
    /// What happens.
    pub event: TagEvent,
    /// The set that refuses an option, such as `cols`: only with [`TagEvent::Attacked`].
    pub mark: Option<&'static str>,
}

impl Tag {
    /// A tag that names no set.
    #[must_use]
    pub const fn new(event: TagEvent) -> Self {
        Self { event, mark: None }
    }

    /// An option refused by the set of that name.
    #[must_use]
    pub const fn attacked(mark: &'static str) -> Self {
        Self { event: TagEvent::Attacked, mark: Some(mark) }
    }

    /// Whether the two speak of the same event. A tag without a mark fits every mark: the `continue` after the test of
    /// three sets belongs to each of them.
    #[must_use]
    pub fn fits(self, other: Self) -> bool {
        self.event == other.event && (self.mark == other.mark || self.mark.is_none() || other.mark.is_none())
    }
}

/// One line of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The code, without its tags and without blanks at its end.
    pub text: &'static str,
    /// What the line stands for: nothing, one event or several.
    pub tags: Vec<Tag>,
}

/// Code to show, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The lines from the top.
    pub lines: Vec<Line>,
}

/// What is wrong with a listing, where, and how it should read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListingError {
    /// A comment that is no tag: it would be lost on the screen.
    #[error("line {line}: the comment \"{word}\" is no tag: write @ and an event, or take it out")]
    NotATag {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        word: &'static str,
    },
    /// A tag of an event that is not known.
    #[error("line {line}: no event is called \"@{word}\": use one of {}", known_events())]
    UnknownEvent {
        /// Counted from 1.
        line: usize,
        /// What stands after the `@`.
        word: &'static str,
    },
    /// A word after a tag that takes none, or a second one after `@attacked`.
    #[error("line {line}: \"{word}\" does not belong there: just @attacked takes the name of one set")]
    UnwantedMark {
        /// Counted from 1.
        line: usize,
        /// The word that is too many.
        word: &'static str,
    },
}

fn known_events() -> String {
    TagEvent::ALL.map(|event| format!("@{}", event.word())).join(", ")
}

impl Listing {
    /// Splits a listing into what is shown and what is tagged.
    ///
    /// # Errors
    /// Names the first line whose comment is not a row of known tags.
    pub fn parse(text: &'static str, language: Language) -> Result<Self, ListingError> {
        let lines = text.lines().enumerate().map(|(index, line)| {
            let (code, comment) = line.split_once(language.comment()).unwrap_or((line, ""));
            Ok(Line { text: code.trim_end(), tags: parse_tags(comment, index + 1)? })
        });
        Ok(Self { lines: lines.collect::<Result<_, _>>()? })
    }

    /// The listing of that name (one of [`Listing::names`] or [`Listing::mistakes`]) in that language; none when no such
    /// listing is built in.
    ///
    /// # Panics
    /// Never with the files as they are: a test parses each of them.
    #[must_use]
    pub fn of(name: &str, language: Language) -> Option<&'static Self> {
        static PARSED: OnceLock<Vec<[Listing; 5]>> = OnceLock::new();
        let parsed = PARSED.get_or_init(|| {
            let parse_row = |row: &Row| {
                Language::ALL.map(|language| {
                    Self::parse(row.texts[language as usize], language)
                        .unwrap_or_else(|error| panic!("{}.{}: {error}", row.name, language.extension()))
                })
            };
            rows().map(parse_row).collect()
        });
        let row = rows().position(|row| row.name == name)?;
        Some(&parsed[row][language as usize])
    }

    /// The names of the right listings that are built in.
    pub fn names() -> impl Iterator<Item = &'static str> {
        RIGHT.iter().map(|row| row.name)
    }

    /// The names of the wrong listings that are built in, each with one classic mistake, such as `2-one-diagonal`.
    pub fn mistakes() -> impl Iterator<Item = &'static str> {
        WRONG.iter().map(|row| row.name)
    }

    /// The lines that stand for an event, counted from 0, in order. See [`Tag::fits`] for what a missing mark means.
    pub fn lines_for(&self, tag: Tag) -> impl Iterator<Item = usize> + '_ {
        self.lines
            .iter()
            .enumerate()
            .filter(move |(_, line)| line.tags.iter().any(|own| own.fits(tag)))
            .map(|(index, _)| index)
    }

    /// The width of the widest line, in columns.
    #[must_use]
    pub fn width(&self) -> usize {
        let widths = self.lines.iter().map(|line| line.text.chars().count());
        widths.max().unwrap_or(0)
    }
}

/// Reads the tags of one comment; `line` is counted from 1.
fn parse_tags(comment: &'static str, line: usize) -> Result<Vec<Tag>, ListingError> {
    let mut tags: Vec<Tag> = Vec::new();
    for word in comment.split_whitespace() {
        if let Some(event_word) = word.strip_prefix('@') {
            let event = TagEvent::from_word(event_word).ok_or(ListingError::UnknownEvent { line, word: event_word })?;
            tags.push(Tag::new(event));
        } else {
            match tags.last_mut() {
                None => return Err(ListingError::NotATag { line, word }),
                Some(tag) if tag.event == TagEvent::Attacked && tag.mark.is_none() => {
                    tag.mark = Some(word);
                }
                Some(_) => return Err(ListingError::UnwantedMark { line, word }),
            }
        }
    }
    Ok(tags)
}

/// One listing in every language, in the order of [`Language::ALL`].
struct Row {
    name: &'static str,
    texts: [&'static str; 5],
}

/// The files of one listing. An order other than that of [`Language::ALL`] would not pass the tests.
macro_rules! row {
    ($name:literal, $stem:literal) => {
        Row {
            name: $name,
            texts: [
                include_str!(concat!("../../assets/code/", $stem, ".py")),
                include_str!(concat!("../../assets/code/", $stem, ".java")),
                include_str!(concat!("../../assets/code/", $stem, ".cpp")),
                include_str!(concat!("../../assets/code/", $stem, ".js")),
                include_str!(concat!("../../assets/code/", $stem, ".rs")),
            ],
        }
    };
}

/// The searches as they should be.
const RIGHT: &[Row] = &[row!("queens", "queens"), row!("sudoku", "sudoku")];

/// The same with one mistake each; the fifth is a Sudoku, the others are queens.
const WRONG: &[Row] = &[
    row!("1-forgets-the-sets", "mistakes/1-forgets-the-sets"),
    row!("2-one-diagonal", "mistakes/2-one-diagonal"),
    row!("3-saves-the-board-itself", "mistakes/3-saves-the-board-itself"),
    row!("4-tests-when-full", "mistakes/4-tests-when-full"),
    row!("5-ignores-true", "mistakes/5-ignores-true"),
];

/// Every listing there is.
fn rows() -> impl Iterator<Item = &'static Row> {
    RIGHT.iter().chain(WRONG)
}

#[cfg(test)]
mod tests;
