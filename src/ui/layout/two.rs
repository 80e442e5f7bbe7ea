//! The panels of each of two programs: side by side with all panels on a large screen, above each other on a small one,
//! unless their boards need the height.

use super::super::{picture, shows};
use super::{Cutter, LONG_SENTENCE, Panels, lines_of};
use crate::app::Look;
use crate::scene::{Picture, Scene};
use ratatui::layout::Rect;

/// Columns and rows of the whole screen from which the two stand side by side.
const SIDE_BY_SIDE: (u16, u16) = (116, 28);

/// Columns between the two, and between a board and its panels.
const BETWEEN: u16 = 1;
const GAP: u16 = 1;

/// Columns that the panels beside a board want, those that they need, and those of a board of eight rows of two that
/// come before what they want.
const WANTED: u16 = 30;
const NEEDED: u16 = 22;
const WIDE_BOARD: u16 = 34;

/// Rows of the sentence: the longest ones at 55 columns.
const SENTENCE: u16 = 3;

/// Rows of the sentence where the columns are few, and of all that stands under the board then.
const NARROW_SENTENCE: u16 = 4;
const NARROW: u16 = 7;

/// Rows of the shelf where the code would have no room for the line that differs and that of the event.
const LEAST_SHELF: u16 = 2;

/// How the parts of one program stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum Shape {
    /// All beside the board, in few rows.
    Wide,
    /// The sentence and the code under the board.
    Tall,
}

/// The areas of the two, and how the parts of each stand in theirs.
pub(in crate::ui) fn halves(screen: Rect, main: Rect, look: &Look, scene: &Scene) -> ([Rect; 2], Shape) {
    let is_large = screen.width >= SIDE_BY_SIDE.0 && screen.height >= SIDE_BY_SIDE.1;
    let mut rest = Cutter(main);
    if look.zoomed || is_large || !is_whole(scene, main.height / 2) {
        let half = main.width.saturating_sub(BETWEEN) / 2;
        let first = rest.left(half);
        rest.left(BETWEEN);
        ([first, rest.left(half)], Shape::Tall)
    } else {
        let half = main.height / 2;
        ([rest.top(half), rest.top(half)], Shape::Wide)
    }
}

/// Whether every row of a picture is in sight where the two stand above each other.
fn is_whole(scene: &Scene, height: u16) -> bool {
    let Picture::Grid(grid) = &scene.picture else { return true };
    let rules = grid.boxes.map_or(0, |(rows, _)| grid.rows.div_ceil(rows.max(1)) - 1);
    // A title and the numbers of the columns stand above.
    grid.rows + rules + 2 <= usize::from(height)
}

impl Panels {
    /// The panels of one of two programs, whose sets take so many rows in both, so that what stands under them is level.
    pub(in crate::ui) fn of_two(area: Rect, shape: Shape, scene: &Scene, look: &Look, sets_rows: u16) -> Self {
        if look.zoomed {
            let mut rows = Cutter(area);
            let sentence = rows.bottom(lines_of(LONG_SENTENCE, area.width).min(area.height / 4).max(2));
            return Self { sentence: Some(out(sentence)), ..Self::board_alone(rows.0, scene) };
        }
        let wanted = area.width.saturating_sub(WANTED + GAP);
        let room = wanted.max(WIDE_BOARD.min(area.width.saturating_sub(NEEDED + GAP)));
        match shape {
            Shape::Wide => Self::wide(area, wanted.min(area.width / 2), scene, look, sets_rows),
            Shape::Tall if usize::from(wanted) > 2 * picture::columns(scene) => {
                Self::tall(area, room, scene, sets_rows)
            }
            Shape::Tall => Self::narrow(area, scene, look, sets_rows),
        }
    }

    fn wide(area: Rect, room: u16, scene: &Scene, look: &Look, sets_rows: u16) -> Self {
        let mut columns = Cutter(area);
        let board = columns.left(picture::size(scene, room, area.height).0);
        columns.left(GAP);
        let mut panels = Self { board, ..Self::default() };
        let mut rows = Cutter(columns.0);
        if shows(look.panel).0 {
            panels.cut_sets_or_shelf(&mut rows, scene, sets_rows);
        }
        panels.sentence = Some(rows.top(SENTENCE));
        panels.give(rows.0, look);
        panels
    }

    /// The board and the calls on top, as high as either needs, all else under them.
    fn tall(area: Rect, room: u16, scene: &Scene, sets_rows: u16) -> Self {
        let (width, height) = picture::size(scene, room, area.height / 2);
        let calls = u16::try_from(picture::rows(scene) + 2).unwrap_or(u16::MAX);
        let mut rows = Cutter(area);
        let mut top = Cutter(rows.top(height.max(calls).min(area.height / 2)));
        let board = top.left(width);
        top.left(GAP);
        let mut beside = Cutter(top.0);
        let shelf = scene.extras.shelf.is_some().then(|| beside.top(beside.0.height * 2 / 5));
        Self {
            board,
            shelf,
            calls: Some(beside.0),
            sets: Some(rows.top(sets_rows + 1)),
            sentence: Some(out(rows.top(SENTENCE))),
            code: Some(rows.0),
            have_titles: true,
            ..Self::default()
        }
    }

    /// The board alone on top, and as much of the rest as fits under it.
    fn narrow(area: Rect, scene: &Scene, look: &Look, sets_rows: u16) -> Self {
        let mut rows = Cutter(area);
        let for_board = area.height.saturating_sub(NARROW).max(area.height / 2);
        let board = rows.top(picture::size(scene, area.width, for_board).1);
        let sentence = Some(out(rows.top(NARROW_SENTENCE)));
        let mut panels = Self { board, sentence, ..Self::default() };
        if shows(look.panel).0 && rows.0.height > sets_rows + 1 {
            panels.cut_sets_or_shelf(&mut rows, scene, sets_rows);
        }
        panels.give(rows.0, look);
        panels
    }

    /// The sets; or the shelf, since where boards are saved the sets are the same in both.
    fn cut_sets_or_shelf(&mut self, rows: &mut Cutter, scene: &Scene, sets_rows: u16) {
        if scene.extras.shelf.is_some() {
            let is_tight = rows.0.height < sets_rows + SENTENCE + 3;
            self.shelf = Some(rows.top(if is_tight { LEAST_SHELF } else { sets_rows }));
        } else {
            self.sets = Some(rows.top(sets_rows));
        }
    }

    /// Gives the rest to the code, or to the calls if the look says so.
    fn give(&mut self, rest: Rect, look: &Look) {
        if shows(look.panel).1 { self.code = Some(rest) } else { self.calls = Some(rest) }
    }
}

/// The area of a sentence that begins where a board does: it leaves a column free before it.
fn out(area: Rect) -> Rect {
    Rect { x: area.x.saturating_sub(1), width: area.width + 1, ..area }
}
