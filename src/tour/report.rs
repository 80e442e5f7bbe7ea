//! What came of something that was done.

use crate::scene::Sentence;

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Whether one stands elsewhere.
    pub outcome: Outcome,
    /// What the user has to be told.
    pub notice: Option<Sentence>,
}

/// Whether one stands elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing has moved.
    #[default]
    Stayed,
    /// At another step of the same search, or at the same one again.
    Moved,
    /// A long way was begun and is to be gone on with; nothing has moved yet.
    Underway,
    /// In another search.
    Opened,
}

impl Report {
    /// That one has moved.
    pub(super) const MOVED: Self = Self { outcome: Outcome::Moved, notice: None };

    /// That nothing has moved, for this reason; keys stand in brackets.
    pub(super) fn stayed(notice: impl AsRef<str>) -> Self {
        Self { outcome: Outcome::Stayed, notice: Some(Sentence::telling(notice)) }
    }

    /// The same with something to tell; keys stand in brackets.
    pub(super) fn telling(self, notice: impl AsRef<str>) -> Self {
        Self { notice: Some(Sentence::telling(notice)), ..self }
    }
}
