//! A puzzle as its user writes it, before it is searched.

use super::listing::Source;
use super::{At, Extras, Grid, Kind, Picture, Scene, Sentence, Vocabulary};
use crate::search::{Goal, Tally};

/// A board of squares that each hold a character or nothing, whether or not that makes a puzzle.
pub trait Sheet {
    /// How many rows and columns there are.
    fn size(&self) -> (usize, usize);

    /// What it looks like with the cursor on a square: clashes are lit and named.
    fn scene(&self, cursor: At) -> Scene;

    /// The characters that can be written, as the footer names them: `1-9`.
    fn keys(&self) -> &'static str;

    /// Writes a character into a square, or clears it; false if no such character can stand there.
    fn write(&mut self, at: At, character: Option<char>) -> bool;

    /// Takes a whole puzzle from a text, and tells what of it was left out, if anything was.
    ///
    /// # Errors
    ///
    /// Why the text is no puzzle, in one line; the sheet is then as before.
    fn paste(&mut self, text: &str) -> Result<Option<String>, String>;

    /// What is written, as the value of the parameter that names the puzzle.
    ///
    /// # Errors
    ///
    /// Why it cannot be searched, in one line.
    fn value(&self) -> Result<(&'static str, String), String>;
}

/// What a grid looks like that is being written: a step of no search.
pub(super) fn scene(
    words: &'static Vocabulary,
    title: &str,
    is_sound: bool,
    grid: Grid,
    sentence: Sentence,
    listing: &'static Source,
) -> Scene {
    Scene {
        words,
        title: format!("{title}, being edited"),
        goal: Goal::First,
        step: 0,
        kind: if is_sound { Kind::Start } else { Kind::Attacked },
        dead_end: false,
        finished: false,
        picture: Picture::Grid(grid),
        strip: None,
        details: None,
        marks: vec![],
        all_marks: vec![],
        calls: vec![],
        sentence,
        listing,
        listing_of_bits: None,
        tags: vec![],
        tally: Tally::default(),
        extras: Extras::default(),
    }
}
