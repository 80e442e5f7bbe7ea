//! The shelf: the boards that a program has saved, as they are now.

use super::super::Brush;
use super::super::numbers::grouped;
use super::super::panel::{cut_row, row};
use super::super::theme::Ink;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

pub(in crate::ui) struct Shelf<'a> {
    /// The options in the slots of each board.
    pub boards: &'a [Vec<u8>],
    /// How many boards were saved; of many, the first ones are kept.
    pub saved: u64,
    /// Those of the other program.
    pub other: &'a [Vec<u8>],
    pub brush: &'a Brush,
}

impl Widget for &Shelf<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let quiet = self.brush.style(Ink::Quiet);
        if self.boards.is_empty() {
            row(buffer, area, area.y, vec![Span::styled("  nothing saved yet", quiet)]);
        }
        let room = usize::from(area.height);
        let saved = usize::try_from(self.saved).unwrap_or(usize::MAX);
        let fits = if saved > room { room.saturating_sub(1) } else { room };
        let shown = self.boards.len().min(fits);
        for (number, (y, board)) in (1..).zip((area.y..).zip(&self.boards[..shown])) {
            let differs = self.other.get(number - 1) != Some(board);
            let sign = if differs { self.brush.glyphs.differs } else { " " };
            let ink = if differs { Ink::Title } else { Ink::RecordText };
            let spans = vec![
                Span::styled(format!("{sign} "), self.brush.style(Ink::Title)),
                Span::styled(format!("saved {number:>2}  "), quiet),
                Span::styled(format!("{board:?}"), self.brush.style(ink)),
            ];
            cut_row(self.brush, buffer, area, y, spans);
        }
        if shown < saved {
            let more = format!("  {} {} more", self.brush.glyphs.more, grouped(self.saved - shown as u64));
            let y = area.y + u16::try_from(shown).unwrap_or(0);
            row(buffer, area, y, vec![Span::styled(more, quiet)]);
        }
    }
}
