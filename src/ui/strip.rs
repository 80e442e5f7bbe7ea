//! A strip of short texts in one row, over the picture.

use super::Brush;
use super::panel::row;
use super::theme::Ink;
use crate::scene::{Role, Strip};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

/// Rows that it takes, with the gap under it.
pub(super) const ROWS: u16 = 2;

pub(super) struct StripView<'a> {
    pub strip: &'a Strip,
    pub brush: &'a Brush,
}

/// Columns that a strip takes.
pub(super) fn columns(strip: &Strip) -> u16 {
    let cells = strip.cells.iter().map(|cell| cell.text.width() + 1);
    let title = if strip.title.is_empty() { 0 } else { strip.title.width() + 2 };
    let note = if strip.note.is_empty() { 0 } else { strip.note.width() + 2 };
    u16::try_from(title + cells.sum::<usize>() + note).unwrap_or(u16::MAX)
}

impl Widget for &StripView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let quiet = self.brush.style(Ink::Quiet);
        let title = if self.strip.title.is_empty() { String::new() } else { format!("{}  ", self.strip.title) };
        let mut spans = vec![Span::styled(title, quiet)];
        for (index, cell) in self.strip.cells.iter().enumerate() {
            let ink = match cell.role {
                Role::PlacedNow => Ink::PlaceText,
                Role::AttackedNow => Ink::AttackedText,
                Role::UndoneNow => Ink::UndoText,
                Role::Given | Role::Placed => Ink::Text,
                Role::Ghost | Role::Empty => Ink::Quiet,
            };
            if index > 0 {
                spans.push(Span::raw(" "));
            }
            spans.push(Span::styled(cell.text.as_str(), self.brush.style(ink)));
        }
        spans.push(Span::styled(format!("   {}", self.strip.note), quiet));
        row(buffer, area, area.y, spans);
    }
}
