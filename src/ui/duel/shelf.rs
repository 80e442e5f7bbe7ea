//! The shelf: the boards that a program has saved, as they are now.

use super::super::Brush;
use super::super::panel::row;
use super::super::theme::Ink;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

pub(super) struct Shelf<'a> {
    /// The options in the slots of each board.
    pub boards: &'a [Vec<u8>],
    pub brush: &'a Brush,
}

impl Widget for &Shelf<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let quiet = self.brush.style(Ink::Quiet);
        if self.boards.is_empty() {
            row(buffer, area, area.y, vec![Span::styled("  nothing saved yet", quiet)]);
        }
        let room = usize::from(area.height);
        let shown = if self.boards.len() > room { room.saturating_sub(1) } else { self.boards.len() };
        for (number, (y, board)) in (1..).zip((area.y..).zip(&self.boards[..shown])) {
            let spans = vec![
                Span::styled(format!("  saved {number:>2}  "), quiet),
                Span::styled(format!("{board:?}"), self.brush.style(Ink::RecordText)),
            ];
            row(buffer, area, y, spans);
        }
        if shown < self.boards.len() {
            let more = format!("  {} {} more", self.brush.glyphs.more, self.boards.len() - shown);
            row(buffer, area, area.bottom().saturating_sub(1), vec![Span::styled(more, quiet)]);
        }
    }
}
