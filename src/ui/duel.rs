//! Two programs on one screen: the right one and the wrong one, what differs marked in both.
//!
//! On a wide screen they stand side by side with all panels, on a narrow one above each other. A part has its place by
//! the area, the puzzle and the look alone, so nothing jumps.

mod code;
mod marks;
mod note;
mod page;
mod shelf;
mod side;

use super::layout::Cutter;
use super::{Brush, footer, header, timeline};
use crate::app::App;
use crate::scene::{Contrast, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;
use side::{Shape, SideView};

/// Columns and rows from which the two stand side by side.
const SIDE_BY_SIDE: (u16, u16) = (116, 28);

/// Columns between the two.
const GAP: u16 = 3;

/// Rows from which the timeline is worth a row.
const WITH_TIMELINE: u16 = 26;

/// Draws both programs into an area.
pub(super) fn draw(app: &App, contrast: &Contrast, brush: &Brush, area: Rect, buffer: &mut Buffer) {
    let mut rows = Cutter(area);
    header::Header { app, brush }.render(rows.top(1), buffer);
    footer::Footer { app, brush }.render(rows.bottom(1), buffer);
    if area.height >= WITH_TIMELINE {
        timeline::Timeline { app, brush }.render(rows.bottom(1), buffer);
    }
    note::Note { contrast, brush }.render(rows.bottom(2), buffer);
    let is_wide = area.width >= SIDE_BY_SIDE.0 && area.height >= SIDE_BY_SIDE.1;
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
    let scenes = [app.scene(), &contrast.wrong];
    for (side, area) in Side::BOTH.into_iter().zip([first, second]) {
        SideView { side, scenes, look: app.look(), shape, brush }.render(area, buffer);
    }
    if let Some(mistake) = app.page() {
        page::Page { mistake, brush }.render(area, buffer);
    }
}

#[cfg(test)]
mod tests;
