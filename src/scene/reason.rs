//! Why an option is refused: a key that some family of marks holds already, and who put it there.

use super::At;
use std::borrow::Cow;
use std::fmt;

/// A key of a mark.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// A number: of a column, a diagonal, a digit.
    Number(i32),
    /// A name: of a vertex, a letter, an item.
    Word(Cow<'static, str>),
}

impl fmt::Display for Key {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(formatter),
            Self::Word(word) => word.fmt(formatter),
        }
    }
}

impl<N: Into<i32>> From<N> for Key {
    fn from(number: N) -> Self {
        Self::Number(number.into())
    }
}

impl Key {
    /// A name as a key.
    #[must_use]
    pub fn word(word: impl Into<Cow<'static, str>>) -> Self {
        Self::Word(word.into())
    }
}

/// One reason why an option was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The number of the family that refuses it.
    pub family: u8,
    /// How its key is worked out, or which of the sets of the family holds it: `r - c`, `row 4`.
    pub formula: Cow<'static, str>,
    /// The key.
    pub key: Key,
    /// Where the pieces are that put the key there: none, one or several.
    pub holders: Vec<At>,
}
