//! What can stand in a square.

use crate::scene::Art;
use std::borrow::Cow;

/// A piece, as it is written, signed and drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// A short text in ASCII: `Q`, `5`, `r0`.
    pub label: Cow<'static, str>,
    /// A sign for it and one for where it is gone and still blocks, where more than ASCII can be shown.
    pub signs: Option<[&'static str; 2]>,
    /// How it is drawn large, if it can be.
    pub art: Option<Art>,
    /// Whether it tells which option it is, as a digit does, and so stays in sight where it is refused or taken back. A
    /// queen is the same in every square.
    pub is_value: bool,
}

impl Piece {
    /// A piece that is the same wherever it stands.
    #[must_use]
    pub const fn figure(label: &'static str, signs: [&'static str; 2], art: Art) -> Self {
        Self { label: Cow::Borrowed(label), signs: Some(signs), art: Some(art), is_value: false }
    }

    /// A short text that tells which option it is; one character is drawn large where there is room.
    #[must_use]
    pub fn value(label: impl Into<Cow<'static, str>>) -> Self {
        let label = label.into();
        let mut characters = label.chars();
        let art = match (characters.next(), characters.next()) {
            (Some(only), None) => Some(Art::Character(only)),
            _ => None,
        };
        Self { label, signs: None, art, is_value: true }
    }
}
