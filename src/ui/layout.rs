//! Where the parts of the screen are. They depend on the area, the puzzle and the look alone, never on the step, so
//! that nothing jumps.

use super::board::Fit;
use super::shows;
use crate::app::Look;
use crate::scene::Scene;
use ratatui::layout::Rect;

/// Columns that the side panels need to be of use, and those from which they want no more at the board's expense.
const SIDE_RANGE: (u16, u16) = (28, 40);

/// Columns of the sets and the calls when the code stands in a column of its own.
const SIDE: u16 = 46;

/// Columns that the code needs beside them.
const CODE: u16 = 48;

/// Rows of the sets: a title and one for each.
const SETS_TITLE: u16 = 1;

/// Columns between two parts.
const GAP: u16 = 2;

/// The areas of the parts; a side panel that has no room has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Regions {
    pub header: Rect,
    pub board: Rect,
    pub sets: Option<Rect>,
    pub calls: Option<Rect>,
    pub code: Option<Rect>,
    pub sentence: Rect,
    pub tally: Rect,
    pub timeline: Rect,
    pub footer: Rect,
}

impl Regions {
    pub(super) fn new(area: Rect, scene: &Scene, look: &Look) -> Self {
        // The sentence has three lines where they can be spared: that holds the longest one at 80 columns.
        let sentence_rows = if area.height >= 18 { 3 } else { 2 };
        let mut rows = Cutter(area);
        let header = rows.top(1);
        let footer = rows.bottom(1);
        let timeline = rows.bottom(1);
        let tally = rows.bottom(1);
        let sentence = rows.bottom(sentence_rows);
        let main = rows.0;
        let mut regions =
            Self { header, board: main, sets: None, calls: None, code: None, sentence, tally, timeline, footer };
        let side = (main.width * 12 / 25).clamp(SIDE_RANGE.0, SIDE_RANGE.1);
        let for_board = main.width.saturating_sub(GAP + side);
        if look.zoomed || for_board < side / 2 {
            return regions;
        }
        let sets_rows = SETS_TITLE + u16::try_from(scene.marks.len()).unwrap_or(u16::MAX);
        let wide = main.width.saturating_sub(SIDE + CODE + 2 * GAP);
        let board_width = Fit::new(&scene.board, for_board, main.height).width();
        let mut columns = Cutter(main);
        if board_width <= wide {
            regions.board = columns.left(board_width);
            columns.left(GAP);
            let mut middle = Cutter(columns.left(SIDE));
            columns.left(GAP);
            regions.sets = Some(middle.top(sets_rows));
            middle.top(1);
            regions.calls = Some(middle.0);
            regions.code = Some(columns.0);
        } else {
            regions.board = columns.left(board_width);
            columns.left(GAP);
            regions.stack(columns.0, sets_rows, most_calls(scene), look);
        }
        regions
    }

    /// Sets, calls and code, one under another.
    fn stack(&mut self, side: Rect, sets_rows: u16, calls_rows: u16, look: &Look) {
        let mut rows = Cutter(side);
        self.sets = Some(rows.top(sets_rows));
        let (shows_calls, shows_code) = shows(look.panel);
        // A few rows of each are better than half of a panel.
        let room_for_both = rows.0.height >= 8;
        if shows_calls && shows_code && room_for_both {
            let calls = (calls_rows + 1).min(rows.0.height / 2);
            self.calls = Some(rows.top(calls));
            self.code = Some(rows.0);
        } else if shows_code && look.panel != crate::app::Panel::Both {
            self.code = Some(rows.0);
        } else {
            self.calls = Some(rows.0);
        }
    }
}

/// The most calls that a search of this board can have open at once, as far as rows go.
fn most_calls(scene: &Scene) -> u16 {
    u16::try_from(scene.board.rows + 1).unwrap_or(u16::MAX)
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
