//! How a grid fits into an area: the size of its squares, and which of them are in sight.

use crate::scene::{At, Grid};
use crate::ui::panel::first_in_sight;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// Sizes of a square, columns and rows, the largest first. A cell is about twice as high as wide.
const SQUARES: [(u16, u16); 10] = [(21, 10), (17, 8), (13, 6), (11, 5), (9, 4), (7, 3), (5, 2), (4, 2), (3, 1), (2, 1)];

/// The same for a board in boxes, whose rules tell its squares apart: one row may be wider.
const BOXED_SQUARES: [(u16, u16); 10] =
    [(13, 6), (11, 5), (9, 4), (7, 3), (5, 2), (4, 2), (5, 1), (4, 1), (3, 1), (2, 1)];

/// How a board fits into an area: the size of a square, and how many of them are in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) struct Fit {
    pub(super) square: (u16, u16),
    /// Columns of the row numbers, and rows of the column numbers; none where squares have no such numbers.
    pub(super) gutter: u16,
    pub(super) header: u16,
    pub(super) columns: u16,
    pub(super) rows: u16,
    pub(super) boxes: Option<(u16, u16)>,
    /// Rows under the squares for what part of the board is in sight; none if it is the whole.
    pub(super) notes: u16,
}

impl Fit {
    /// The largest squares with which the whole board is in sight, or the smallest ones and a part of it.
    pub(in crate::ui) fn new(grid: &Grid, width: u16, height: u16) -> Self {
        let small = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let gutter = small(gutter(grid));
        let header = u16::from(grid.has_labels());
        let boxes = grid.boxes.map(|(rows, columns)| (small(rows), small(columns)));
        let whole = |square| Self {
            square,
            gutter,
            header,
            columns: small(grid.columns),
            rows: small(grid.rows),
            boxes,
            notes: 0,
        };
        let fits = |fit: &Self| fit.width() <= width && fit.height() <= height;
        let squares = if boxes.is_some() { &BOXED_SQUARES[..] } else { &SQUARES };
        squares.iter().copied().map(whole).find(fits).unwrap_or_else(|| {
            // A part of the board leaves a row to say which part it is.
            let mut fit = Self { notes: 1, ..whole(SQUARES[SQUARES.len() - 1]) };
            while fit.width() > width && fit.columns > 1 {
                fit.columns -= 1;
            }
            while fit.height() > height && fit.rows > 1 {
                fit.rows -= 1;
            }
            fit
        })
    }

    /// Whether a square is in sight on a board that begins at the first one in sight.
    pub(super) fn is_in_sight(&self, (row, column): At, first: (u16, u16)) -> bool {
        let is_shown =
            |at: usize, first: u16, shown: u16| (usize::from(first)..usize::from(first + shown)).contains(&at);
        is_shown(row, first.0, self.rows) && is_shown(column, first.1, self.columns)
    }

    /// Where such a square stands in an area.
    pub(super) fn square_of(&self, at: At, first: (u16, u16), area: Rect) -> Option<Rect> {
        let (row, column) = (u16::try_from(at.0).ok()?, u16::try_from(at.1).ok()?);
        self.is_in_sight(at, first).then(|| {
            let x = area.x + self.gutter + self.x(column, first.1);
            Rect::new(x, area.y + self.header + self.y(row, first.0), self.square.0, self.square.1)
        })
    }

    /// Columns that the board takes, its numbers included.
    pub(in crate::ui) fn width(&self) -> u16 {
        self.gutter + self.x(self.columns - 1, 0) + self.square.0
    }

    pub(in crate::ui) fn height(&self) -> u16 {
        self.squares_height() + self.header + self.notes
    }

    /// Rows of the squares, the rules between boxes included.
    pub(super) fn squares_height(&self) -> u16 {
        self.y(self.rows - 1, 0) + self.square.1
    }

    /// Cells from the left of the first column to the left of another, the rules between boxes included.
    pub(super) fn x(&self, column: u16, first: u16) -> u16 {
        (column - first) * self.square.0 + self.boxes.map_or(0, |(_, columns)| column / columns - first / columns)
    }

    pub(super) fn y(&self, row: u16, first: u16) -> u16 {
        (row - first) * self.square.1 + self.boxes.map_or(0, |(rows, _)| row / rows - first / rows)
    }
}

/// Columns of the widest label of a row, and a gap.
fn gutter(grid: &Grid) -> usize {
    let labels = grid.row_labels.iter().map(|label| label.width()).max();
    labels.unwrap_or(grid.rows.saturating_sub(1).to_string().len()) + 1
}

/// What a row or a column is called.
pub(super) fn label_of(labels: &[String], index: u16) -> String {
    labels.get(usize::from(index)).cloned().unwrap_or_else(|| index.to_string())
}

/// The first of `shown` out of `all` so that `focus` is in sight with as much around it as there is, and what the event
/// lights too, if both have room.
pub(super) fn first_with_lit(focus: usize, lit: Option<usize>, shown: u16, all: usize) -> u16 {
    let shown = usize::from(shown);
    let last = all.saturating_sub(shown);
    let first = first_in_sight(focus, shown, all);
    let first = match lit {
        Some(lit) if lit.abs_diff(focus) < shown => first.min(lit).max((lit + 1).saturating_sub(shown)),
        _ => first,
    };
    u16::try_from(first.min(last)).unwrap_or(0)
}
