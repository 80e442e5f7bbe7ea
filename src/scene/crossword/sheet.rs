//! A crossword that is being written: blocks and letters, and whether the words can fill it.

use super::{CODE, WORDS, blank, details, name, offer, pattern, squares};
use crate::formats;
use crate::puzzles::crossword::{Crossword, Grid as Blank, Square, Strategy, Words};
use crate::scene::{At, Details, Role, Scene, Sentence, Sheet, Tone, sheet};
use std::sync::Arc;

/// The grid so far, and the words that are to fill it.
pub(super) struct CrosswordSheet {
    grid: Blank,
    words: Arc<Words>,
    /// The file that the words are from.
    file: Option<String>,
}

impl CrosswordSheet {
    pub(super) fn new(grid: Blank, words: Arc<Words>, file: Option<String>) -> Self {
        Self { grid, words, file }
    }

    /// It as a search, or why it is none.
    fn crossword(&self) -> Result<Crossword, String> {
        offer::crossword(&self.grid, &self.words, Strategy::default(), self.file.as_deref())
    }

    fn picture(&self, cursor: At, crossword: Option<&Crossword>) -> crate::scene::Grid {
        let entries = crossword.map_or(&[][..], Crossword::entries);
        let numbers = entries.iter().filter_map(|entry| Some((*entry.squares.first()?, entry.number)));
        let mut grid = blank(&self.grid, numbers);
        grid.focus = cursor;
        if let Some(crossword) = crossword {
            let crossed = crossing(crossword, cursor).into_iter().flat_map(|slot| squares(crossword, slot));
            for at in crossed {
                grid.square_mut(at).tinted = true;
            }
        }
        let is_block = grid.square(cursor).blocked;
        let square = grid.square_mut(cursor);
        // The cursor is seen also where it stands on a block.
        square.role = Role::PlacedNow;
        square.blocked = false;
        if is_block {
            square.piece = Some(crate::scene::Piece::value("#"));
        }
        grid
    }

    fn square(&self, (row, column): At) -> Option<Square> {
        self.grid.squares().get(row * self.grid.columns() + column).copied()
    }

    fn sentence(&self, cursor: At, crossword: &Result<Crossword, String>) -> Sentence {
        let crossword = match crossword {
            Ok(crossword) => crossword,
            Err(unfit) => return Sentence::default().lit("edit: ").plain(format!("{unfit}.")),
        };
        let told = crossing(crossword, cursor).into_iter().map(|slot| {
            let (fit, name, pattern) = (crossword.count_fitting(slot), name(crossword, slot), pattern(crossword, slot));
            format!("{fit} words fit {pattern} at {name}")
        });
        let told: Vec<String> = told.collect();
        let here = match (self.square(cursor), told.is_empty()) {
            (Some(Square::Block), _) => "a block".to_owned(),
            (_, true) => "no entry".to_owned(),
            (_, false) => told.join(", "),
        };
        let entries = crossword.entries().len();
        let lines = if entries == 1 { "1 entry".to_owned() } else { format!("{entries} entries") };
        Sentence::default()
            .lit(format!("edit ({},{}): ", cursor.0, cursor.1))
            .plain(format!("{here}. A letter is given, # makes a block, a dot opens. {lines}: "))
            .with(Tone::Key, "Enter")
            .plain(" searches this grid.")
    }
}

/// The slots of the entries that a square belongs to.
fn crossing(crossword: &Crossword, at: At) -> Vec<u16> {
    let slots = (0..).zip(crossword.entries()).map(|(slot, _)| slot);
    slots.filter(|&slot| squares(crossword, slot).contains(&at)).collect()
}

impl Sheet for CrosswordSheet {
    fn size(&self) -> (usize, usize) {
        (self.grid.rows(), self.grid.columns())
    }

    fn scene(&self, cursor: At) -> Scene {
        let crossword = self.crossword();
        let slot = crossword.as_ref().ok().and_then(|of| crossing(of, cursor).first().copied());
        let nothing = || Details { title: "entry".to_owned(), lines: vec![] };
        let details = crossword.as_ref().ok().zip(slot).map_or_else(nothing, |(of, slot)| details(of, slot));
        let picture = self.picture(cursor, crossword.as_ref().ok());
        let sentence = self.sentence(cursor, &crossword);
        let scene = sheet::scene(&WORDS, "Crossword", crossword.is_ok(), picture, sentence, &CODE[0][0]);
        Scene { details: Some(details), ..scene }
    }

    fn keys(&self) -> &'static str {
        "a-z #"
    }

    fn write(&mut self, at: At, character: Option<char>) -> bool {
        Square::of(character.unwrap_or('.')).is_some_and(|square| self.grid.set(at, square))
    }

    fn paste(&mut self, text: &str) -> Result<Option<String>, String> {
        self.grid = formats::crossword::one(text).map_err(|error| format!("what was pasted is no grid: {error}"))?;
        Ok(None)
    }

    fn value(&self) -> Result<(&'static str, String), String> {
        self.crossword().map(|_| ("GRID", offer::value(&self.grid)))
    }
}
