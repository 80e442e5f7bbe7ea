//! What there is to say of the slot at hand: how its keys are worked out, and what can still be tried.

use super::Brush;
use super::panel::{cut_row, title};
use super::theme::Ink;
use crate::scene::Details;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

/// Columns between the labels and what they tell.
const GAP: usize = 2;

pub(super) struct DetailsView<'a> {
    pub details: &'a Details,
    pub brush: &'a Brush,
}

/// Rows of the panel: a title and the lines.
pub(super) fn rows(details: &Details) -> u16 {
    u16::try_from(details.lines.len() + 1).unwrap_or(u16::MAX)
}

impl Widget for &DetailsView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = title(self.brush, area, &self.details.title, "", buffer);
        let (quiet, text) = (self.brush.style(Ink::Quiet), self.brush.style(Ink::Text));
        let width = self.details.lines.iter().map(|detail| detail.label.len()).max().unwrap_or(0) + GAP;
        for (y, detail) in (lines.y..).zip(&self.details.lines) {
            let spans = vec![
                Span::styled(format!(" {:width$}", detail.label), quiet),
                Span::styled(detail.working.as_str(), quiet),
                Span::styled(detail.result.as_str(), text),
            ];
            cut_row(self.brush, buffer, lines, y, spans);
        }
    }
}
