//! The code listings: what a search looks like as LeetCode readers write it, and which of its lines stand for which
//! event.
//!
//! A listing is a file in `assets/code` that runs as it stands. Comments at the ends of its lines hold tags and nothing
//! else: `# @place`, `// @attacked diag`, `// @undo @place`. This module splits such a file into the text to show and
//! its tags, and answers which lines an event lights. It runs no code, knows no event of the machine and draws nothing:
//! the scene turns a step into a [`Tag`], the screen lights the lines.

mod beside;
mod language;
mod source;

pub use beside::Row as RowBeside;
pub use language::{Language, UnknownLanguage};
pub use source::Source;

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
    /// The family that it is about, such as `cols`; none if it is about all of them.
    pub mark: Option<&'static str>,
}

impl Tag {
    /// A tag that names no set.
    #[must_use]
    pub const fn new(event: TagEvent) -> Self {
        Self { event, mark: None }
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
    /// A second word after a tag.
    #[error("line {line}: \"{word}\" does not belong there: a tag takes the name of one family at most")]
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
            let (code, comment) = split_comment(line, language.comment());
            Ok(Line { text: code.trim_end(), tags: parse_tags(comment, index + 1)? })
        });
        Ok(Self { lines: lines.collect::<Result<_, _>>()? })
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

/// The code of a line and what its comment says. A sign in quotation marks begins no comment: `"#"` is a black cell.
fn split_comment<'a>(line: &'a str, sign: &str) -> (&'a str, &'a str) {
    let is_code = |index: &usize| line[..*index].matches('"').count().is_multiple_of(2);
    match line.match_indices(sign).map(|(index, _)| index).find(is_code) {
        Some(index) => (&line[..index], &line[index + sign.len()..]),
        None => (line, ""),
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
                Some(tag) if tag.mark.is_none() => {
                    tag.mark = Some(word);
                }
                Some(_) => return Err(ListingError::UnwantedMark { line, word }),
            }
        }
    }
    Ok(tags)
}

#[cfg(test)]
pub(crate) mod tests;
