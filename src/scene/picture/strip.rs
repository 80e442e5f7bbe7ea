//! A strip: short texts in a row, such as the word that is looked for and how much of it is matched.

use super::Role;

/// Short texts in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strip {
    /// What it shows, in a word or two: `order`, `word`.
    pub title: &'static str,
    /// The texts from the left.
    pub cells: Vec<Cell>,
    /// What there is to say beside them: `3 of 7 matched`.
    pub note: String,
}

/// One text of a strip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text.
    pub text: String,
    /// Its part in the search.
    pub role: Role,
}
