//! Where the parts of the screen are. They depend on the area, the puzzle and the look alone, never on the step, so
//! that nothing jumps.

use super::{all_sets, details, picture, sets, shows};
use crate::app::Look;
use crate::scene::Scene;
use ratatui::layout::Rect;

/// Columns that the side panels need to be of use, and those from which they want no more at the board's expense.
const SIDE_RANGE: (u16, u16) = (28, 40);

/// Columns of the sets and the calls when the code stands in a column of its own.
const SIDE: u16 = 50;

/// Columns that the code needs beside them.
const CODE: u16 = 48;

/// Characters of a sentence that tells of a square refused by three queens in a dead row.
const LONG_SENTENCE: u16 = 230;

/// Rows of the sets: a title and one for each.
const SETS_TITLE: u16 = 1;

/// Rows that calls and code keep when every set is shown, and when the details have no place under the board.
const LEAST_BELOW_ALL_SETS: u16 = 18;
const LEAST_BELOW_DETAILS: u16 = 12;

/// Columns between two parts.
const GAP: u16 = 2;

/// The areas of the parts; a side panel that has no room has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Regions {
    pub header: Rect,
    pub board: Rect,
    pub details: Option<Rect>,
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
        // As many lines as the longest usual sentence needs, where they can be spared: three at 80 columns.
        let sentence_rows = LONG_SENTENCE.div_ceil(area.width.saturating_sub(2).max(1)).min(area.height / 5).max(2);
        let mut rows = Cutter(area);
        let header = rows.top(1);
        let footer = rows.bottom(1);
        let timeline = rows.bottom(1);
        let tally = rows.bottom(1);
        let sentence = rows.bottom(sentence_rows);
        let main = rows.0;
        let mut regions = Self {
            header,
            board: main,
            details: None,
            sets: None,
            calls: None,
            code: None,
            sentence,
            tally,
            timeline,
            footer,
        };
        let side = (main.width * 12 / 25).clamp(SIDE_RANGE.0, SIDE_RANGE.1);
        let for_board = main.width.saturating_sub(GAP + side);
        if look.zoomed || for_board < side / 2 {
            return regions;
        }
        let sets_rows = SETS_TITLE + sets::rows(scene, look.bits);
        let side_column = all_sets::size(scene).map_or(SIDE, |(_, columns)| columns.max(SIDE));
        let wide = main.width.saturating_sub(side_column + CODE + 2 * GAP);
        let (board_width, board_height) = picture::size(scene, for_board, main.height);
        let mut columns = Cutter(main);
        if board_width <= wide {
            regions.board = columns.left(board_width);
            columns.left(GAP);
            let mut middle = Cutter(columns.left(side_column));
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
        regions.cut_details(scene, board_height);
        regions.cut_all_sets(scene);
        regions
    }

    /// The details have the rows that the picture leaves free, or else some of the calls and the code.
    fn cut_details(&mut self, scene: &Scene, board_height: u16) {
        let Some(needed) = scene.details.as_ref().map(details::rows) else { return };
        let free = self.board.height.saturating_sub(board_height);
        if free < needed {
            self.details = self.take_below_sets(needed, LEAST_BELOW_DETAILS);
            return;
        }
        let gap = (free - needed).min(1);
        let mut rows = Cutter(self.board);
        self.board = rows.top(board_height);
        rows.top(gap);
        self.details = Some(rows.top(needed));
    }

    /// Every set has rows of the calls and the code, if all columns of the table are there.
    fn cut_all_sets(&mut self, scene: &Scene) {
        let (Some((rows, columns)), Some(sets)) = (all_sets::size(scene), self.sets) else { return };
        if sets.width >= columns && self.take_below_sets(rows + 1, LEAST_BELOW_ALL_SETS).is_some() {
            self.sets = Some(Rect { height: sets.height + rows + 1, ..sets });
        }
    }

    /// Takes rows right below the sets from the calls and the code there, if they keep so many.
    fn take_below_sets(&mut self, rows: u16, kept: u16) -> Option<Rect> {
        let (sets, calls) = (self.sets?, self.calls?);
        let code_below = self.code.filter(|code| code.x == calls.x).map_or(0, |code| code.height);
        let all = calls.height + code_below;
        if all < rows + kept || calls.y < sets.bottom() {
            return None;
        }
        let from_calls = if code_below > 0 { rows * calls.height / all } else { rows };
        let from_code = rows - from_calls;
        self.calls = Some(Rect { y: calls.y + rows, height: calls.height - from_calls, ..calls });
        if code_below > 0 {
            self.code = self.code.map(|code| Rect { y: code.y + from_code, height: code.height - from_code, ..code });
        }
        Some(Rect { y: calls.y, height: rows, ..calls })
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
    u16::try_from(picture::rows(scene) + 1).unwrap_or(u16::MAX)
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
