//! Two programs on one screen: the right one and the wrong one, what differs marked in both.
//!
//! On a large screen they stand side by side with all panels, on a small one above each other, unless their boards need
//! the height. A part has its place by the area, the puzzle and the look alone, so nothing jumps.

mod code;
mod note;
mod page;
mod shelf;
mod side;

use super::layout::Cutter;
use super::{Brush, footer, header, timeline};
use crate::app::App;
use crate::scene::{Contrast, Parting, Picture, Scene, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use side::{Shape, SideView};

/// Columns and rows from which the two stand side by side.
const SIDE_BY_SIDE: (u16, u16) = (116, 28);

/// Columns between the two.
const GAP: u16 = 2;

/// Rows from which the timeline is worth a row.
const WITH_TIMELINE: u16 = 26;

/// Draws both programs into an area.
pub(super) fn draw(app: &App, contrast: &Contrast, brush: &Brush, area: Rect, buffer: &mut Buffer) {
    let mut rows = Cutter(area);
    header::Header { app, brush }.render(rows.top(1), buffer);
    footer::Footer { app, brush }.render(rows.bottom(1), buffer);
    if let Some(area) = timeline(area) {
        rows.bottom(area.height);
        timeline::Timeline { app, brush }.render(area, buffer);
    }
    let note = note::Note { contrast, brush };
    note.render(rows.bottom(note.rows(area)), buffer);
    let scenes = [app.scene(), &contrast.other];
    let is_large = area.width >= SIDE_BY_SIDE.0 && area.height >= SIDE_BY_SIDE.1;
    let is_wide = is_large || !is_whole(app.scene(), rows.0.height / 2);
    let (first, second, shape) = if is_wide {
        let half = rows.0.width.saturating_sub(GAP) / 2;
        let first = rows.left(half);
        rows.left(GAP);
        (first, rows.left(half), Shape::Tall)
    } else {
        let half = rows.0.height / 2;
        let first = rows.top(half);
        (first, rows.top(half), Shape::Wide)
    };
    let have_parted = matches!(contrast.parting, Parting::At(step) if app.tour().position() >= step);
    for (side, area) in Side::BOTH.into_iter().zip([first, second]) {
        let (labels, look, chosen) = (contrast.labels, app.look(), app.code_line());
        SideView { side, labels, scenes, look, chosen, shape, have_parted, brush }.render(area, buffer);
    }
    if let Some(mistake) = app.page() {
        page::Page { mistake, brush }.render(area, buffer);
    }
}

/// Where the timeline is, above the footer, if it is worth a row.
pub(super) fn timeline(area: Rect) -> Option<Rect> {
    let y = area.bottom().checked_sub(2)?;
    (area.height >= WITH_TIMELINE).then_some(Rect { y, height: 1, ..area })
}

/// Whether every row of a picture is in sight where the two stand above each other.
fn is_whole(scene: &Scene, height: u16) -> bool {
    let Picture::Grid(grid) = &scene.picture else { return true };
    let rules = grid.boxes.map_or(0, |(rows, _)| grid.rows.div_ceil(rows.max(1)) - 1);
    // A title and the numbers of the columns stand above.
    grid.rows + rules + 2 <= usize::from(height)
}

#[cfg(test)]
mod tests;
