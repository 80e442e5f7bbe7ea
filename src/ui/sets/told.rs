//! What became of a key, in a word or in a sign that cannot be taken for arithmetic.

use super::super::glyphs::Glyphs;
use super::super::panel::event_ink;
use super::super::theme::Ink;
use crate::scene::{Change, MarkSet, Scene};
use unicode_width::UnicodeWidthStr;

/// Columns of the longest word.
pub(super) const WORD: usize = 7;

/// What is told of a key.
pub(super) struct Told {
    pub word: &'static str,
    pub ink: Ink,
    sign: Sign,
}

#[derive(Clone, Copy)]
enum Sign {
    Added,
    Removed,
    IsIn,
    NotIn,
}

impl Told {
    /// What the event has to do with a set, if anything.
    pub(super) fn of(set: &MarkSet, scene: &Scene) -> Option<Self> {
        let asked = set.asked.as_ref()?;
        let ink = event_ink(scene.kind);
        let told = |word, ink, sign| Some(Self { word, ink, sign });
        if scene.extras.fault.as_ref().is_some_and(|fault| fault.family == set.family) {
            return told("missing", ink, Sign::NotIn);
        }
        match asked.change {
            Change::Joins if set.is_counter => told("up", ink, Sign::Added),
            Change::Leaves if set.is_counter => told("down", ink, Sign::Removed),
            Change::Blocks | Change::AlsoBlocks if set.is_counter => told("limit", ink, Sign::IsIn),
            Change::Joins => told("added", ink, Sign::Added),
            Change::Leaves if set.holds(&asked.key) => told("stays", ink, Sign::IsIn),
            Change::Leaves => told("removed", ink, Sign::Removed),
            Change::Blocks => told("is in", ink, Sign::IsIn),
            Change::AlsoBlocks => told("also in", Ink::AlsoText, Sign::IsIn),
            Change::Free => told("free", Ink::Quiet, Sign::NotIn),
        }
    }

    pub(super) fn sign(&self, glyphs: &Glyphs) -> &'static str {
        match self.sign {
            Sign::Added => glyphs.added,
            Sign::Removed => glyphs.removed,
            Sign::IsIn => glyphs.is_in,
            Sign::NotIn => glyphs.not_in,
        }
    }
}

/// Columns of the widest sign.
pub(super) fn sign_width(glyphs: &Glyphs) -> usize {
    [glyphs.added, glyphs.removed, glyphs.is_in, glyphs.not_in]
        .map(UnicodeWidthStr::width)
        .into_iter()
        .max()
        .unwrap_or(0)
}
