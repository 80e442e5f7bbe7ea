//! The panels of one program: board, sets, calls and code.

use super::super::{all_sets, details, picture, sets, shows};
use super::{Cutter, Panels};
use crate::app::Look;
use crate::scene::Scene;
use ratatui::layout::Rect;

/// Columns that the side panels need to be of use, and those from which they want no more at the board's expense.
const SIDE_RANGE: (u16, u16) = (28, 40);

/// Columns of the sets and the calls when the code stands in a column of its own.
const SIDE: u16 = 50;

/// Columns that the code needs beside them.
const CODE: u16 = 48;

/// Rows of the sets: a title and one for each.
const SETS_TITLE: u16 = 1;

/// Rows that calls and code keep when every set is shown, and when the details have no place under the board.
const LEAST_BELOW_ALL_SETS: u16 = 18;
const LEAST_BELOW_DETAILS: u16 = 12;

/// Columns between two parts.
const GAP: u16 = 2;

impl Panels {
    /// The panels of one program in an area.
    pub(in crate::ui) fn of_one(main: Rect, scene: &Scene, look: &Look) -> Self {
        let side = (main.width * 12 / 25).clamp(SIDE_RANGE.0, SIDE_RANGE.1);
        let for_board = main.width.saturating_sub(GAP + side);
        if look.zoomed || for_board < side / 2 {
            return Self::board_alone(main, scene);
        }
        let mut panels = Self { have_titles: true, ..Self::default() };
        let sets_rows = SETS_TITLE + sets::rows(scene, look.bits);
        let side_column = all_sets::size(scene).map_or(SIDE, |(_, columns)| columns.max(SIDE));
        let wide = main.width.saturating_sub(side_column + CODE + 2 * GAP);
        let (board_width, board_height) = picture::size(scene, for_board, main.height);
        let mut columns = Cutter(main);
        panels.board = columns.left(board_width);
        columns.left(GAP);
        if board_width <= wide {
            let mut middle = Cutter(columns.left(side_column));
            columns.left(GAP);
            panels.sets = Some(middle.top(sets_rows));
            middle.top(1);
            panels.calls = Some(middle.0);
            panels.code = Some(columns.0);
        } else {
            panels.stack(columns.0, sets_rows, (most_calls(scene), template_rows(scene, look)), look);
        }
        panels.cut_details(scene, board_height);
        panels.cut_all_sets(scene);
        panels
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
    fn stack(&mut self, side: Rect, sets_rows: u16, (calls_rows, template_rows): (u16, u16), look: &Look) {
        let mut rows = Cutter(side);
        self.sets = Some(rows.top(sets_rows));
        let (shows_calls, shows_code) = shows(look.panel);
        // A few rows of each are better than half of a panel.
        let room_for_both = rows.0.height >= 8 + template_rows;
        if shows_calls && shows_code && room_for_both {
            let calls = (calls_rows + 1).min(rows.0.height / 2).min(rows.0.height - template_rows);
            self.calls = Some(rows.top(calls));
            self.code = Some(rows.0);
        } else if shows_code && (look.panel != crate::app::Panel::Both || look.template) {
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

/// Rows that the template takes with its title, if that is the code: it is short, and tells most when it is seen whole.
fn template_rows(scene: &Scene, look: &Look) -> u16 {
    let rows = look.template.then(|| scene.code(look.code()).listing.lines.len() + 1);
    rows.map_or(0, |rows| u16::try_from(rows).unwrap_or(u16::MAX))
}
