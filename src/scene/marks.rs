//! The marks of a scene, and what the event asked of them.

use super::{At, Key};
use std::borrow::Cow;

/// One set, counter or map of a family: what it holds and what happened to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkSet {
    /// The number of its family.
    pub family: u8,
    /// How the key of an option is worked out, or which of the sets of the family it is: `r - c`, `row 4`.
    pub formula: Cow<'static, str>,
    /// What it holds after the event, the least key first.
    pub entries: Vec<Entry>,
    /// The least and the greatest key that it could hold, where keys are numbers in a row.
    pub range: Option<(i32, i32)>,
    /// Whether it is a number and no set: it holds just what it has come to.
    pub is_counter: bool,
    /// The key that this event asked for or changed.
    pub asked: Option<Asked>,
}

impl MarkSet {
    /// A set that holds these keys, of which the event asks nothing.
    #[must_use]
    pub fn of(family: u8, formula: impl Into<Cow<'static, str>>, keys: impl IntoIterator<Item = Key>) -> Self {
        let entries = keys.into_iter().map(Entry::of).collect();
        Self { family, formula: formula.into(), entries, range: None, is_counter: false, asked: None }
    }

    /// The keys that it holds.
    pub fn keys(&self) -> impl Iterator<Item = &Key> {
        self.entries.iter().map(|entry| &entry.key)
    }

    /// Whether it holds a key.
    #[must_use]
    pub fn holds(&self, key: &Key) -> bool {
        self.keys().any(|held| held == key)
    }

    /// Whether the two are the same set, in two steps or in two programs, whatever they hold.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        (self.family, &self.formula) == (other.family, &other.formula)
    }
}

/// Something that a set holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The key.
    pub key: Key,
    /// What stands behind the key, where the marks are a map: `red`.
    pub value: Option<Cow<'static, str>>,
    /// Where the piece stood that put it there, if that is gone: only a wrong program leaves such a key.
    pub left_by: Option<At>,
}

impl Entry {
    /// A key of a piece that stands.
    #[must_use]
    pub const fn of(key: Key) -> Self {
        Self { key, value: None, left_by: None }
    }
}

/// A set is written as its entries are: `0`, `WA: red`.
impl std::fmt::Display for Entry {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.value {
            Some(value) => write!(formatter, "{}: {value}", self.key),
            None => self.key.fmt(formatter),
        }
    }
}

/// The key that an event is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The key.
    pub key: Key,
    /// What became of it.
    pub change: Change,
}

/// What an event has to do with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It joins the set.
    Joins,
    /// It leaves the set.
    Leaves,
    /// It is in the set, and the code met it there first: this refused the option.
    Blocks,
    /// It is in the set as well, and would have refused the option.
    AlsoBlocks,
    /// It is not in the set; something else refused the option.
    Free,
}

impl Change {
    /// What an event has to do with a key of a family.
    #[must_use]
    pub fn of(event: crate::search::Event, family: u8) -> Option<Self> {
        use crate::search::Event;
        match event {
            Event::Place { .. } => Some(Self::Joins),
            Event::Undo { .. } => Some(Self::Leaves),
            Event::Attacked { by, .. } if by.first() == Some(family) => Some(Self::Blocks),
            Event::Attacked { by, .. } if by.contains(family) => Some(Self::AlsoBlocks),
            Event::Attacked { .. } => Some(Self::Free),
            Event::Record | Event::Reject { .. } => None,
        }
    }
}
