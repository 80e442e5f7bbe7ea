//! Where the parts of the screen are. They depend on the area, the puzzle and the look alone, never on the step, so
//! that nothing jumps.
//!
//! What stands around the panels is the same for one program and for two; the panels of one have their places in
//! [`one`], those of each of two in [`two`].

mod one;
mod two;

pub(super) use two::{Shape, halves};

use super::{picture, tally};
use crate::app::Look;
use crate::scene::Scene;
use ratatui::layout::{Constraint, Rect};

/// Characters of a sentence that tells of a square refused by three queens in a dead row.
const LONG_SENTENCE: u16 = 230;

/// Rows from which the timeline is worth one where there are two programs.
const WITH_TIMELINE: u16 = 26;

/// The areas around the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Screen {
    pub header: Rect,
    /// Where the panels are, a column off the left end: there begin the texts of all other parts.
    pub main: Rect,
    /// The sentence, or the note on two programs.
    pub sentence: Rect,
    pub tally: Option<Rect>,
    pub timeline: Option<Rect>,
    pub footer: Rect,
}

impl Screen {
    /// The areas for one program, or for two with a note of so many rows.
    pub(super) fn new(area: Rect, look: &Look, note: Option<u16>) -> Self {
        let is_one = note.is_none();
        let mut rows = Cutter(area);
        let header = rows.top(1);
        let footer = rows.bottom(1);
        let has_timeline = if is_one { !look.zoomed } else { area.height >= WITH_TIMELINE };
        let timeline = has_timeline.then(|| rows.bottom(1));
        let tally = (is_one && !look.zoomed).then(|| rows.bottom(tally::rows(area)));
        // As many lines as the longest usual sentence needs, where they can be spared: three at 80 columns.
        let most =
            if look.zoomed { area.height / 2 } else { area.height / 5 + 1 - tally.map_or(1, |area| area.height) };
        let sentence = rows.bottom(note.unwrap_or_else(|| lines_of(LONG_SENTENCE, area.width).min(most).max(2)));
        let main = Rect { x: rows.0.x + 1, width: rows.0.width.saturating_sub(1), ..rows.0 };
        Self { header, main, sentence, tally, timeline, footer }
    }
}

/// Lines that so many characters take in a width with a column free on either side.
fn lines_of(characters: u16, width: u16) -> u16 {
    characters.div_ceil(width.saturating_sub(2).max(1))
}

/// The areas of the panels of a program; one that has no room has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Panels {
    pub board: Rect,
    pub details: Option<Rect>,
    pub sets: Option<Rect>,
    pub shelf: Option<Rect>,
    pub calls: Option<Rect>,
    pub code: Option<Rect>,
    pub sentence: Option<Rect>,
    /// Whether sets, shelf and code have a row for their title.
    pub have_titles: bool,
}

impl Panels {
    /// The board alone, in the middle of an area.
    fn board_alone(area: Rect, scene: &Scene) -> Self {
        let (width, height) = picture::size(scene, area.width, area.height);
        let board = area.centered(Constraint::Length(width), Constraint::Length(height));
        Self { board, ..Self::default() }
    }
}

/// An area that parts are cut from.
pub(super) struct Cutter(pub(super) Rect);

impl Cutter {
    pub(super) fn top(&mut self, rows: u16) -> Rect {
        let rows = rows.min(self.0.height);
        let cut = Rect { height: rows, ..self.0 };
        self.0 = Rect { y: self.0.y + rows, height: self.0.height - rows, ..self.0 };
        cut
    }

    pub(super) fn bottom(&mut self, rows: u16) -> Rect {
        let rows = rows.min(self.0.height);
        self.0.height -= rows;
        Rect { y: self.0.y + self.0.height, height: rows, ..self.0 }
    }

    pub(super) fn left(&mut self, columns: u16) -> Rect {
        let columns = columns.min(self.0.width);
        let cut = Rect { width: columns, ..self.0 };
        self.0 = Rect { x: self.0.x + columns, width: self.0.width - columns, ..self.0 };
        cut
    }
}
