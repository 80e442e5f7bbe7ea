//! The page of a mistake: the list of all, and what goes wrong in this one, why, and how one would notice it.

use super::super::Brush;
use super::super::panel::{FRAME, popup};
use super::super::theme::Ink;
use super::super::wrap::wrap;
use crate::catalogue::mistakes;
use crate::scene::Mistake;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// Columns that the text takes at most, so that it reads well.
const WIDTH: u16 = 72;

pub(in crate::ui) struct Page<'a> {
    pub mistake: &'static Mistake,
    pub brush: &'a Brush,
}

impl Widget for &Page<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = self.lines();
        let width = WIDTH.min(area.width.saturating_sub(FRAME.1));
        let rows = lines.iter().map(|line| wrap(line.spans.clone(), width.into()).len()).sum::<usize>();
        let keys = " mistakes: [1] to [5] opens one, [w] the next, [Esc] closes ";
        let rows = u16::try_from(rows).unwrap_or(u16::MAX);
        let inside = popup(self.brush, area, (width, rows), keys, buffer);
        Paragraph::new(lines).wrap(Wrap { trim: false }).render(inside, buffer);
    }
}

impl Page<'_> {
    fn lines(&self) -> Vec<Line<'static>> {
        let line = |mistake: &Mistake| {
            let is_this = mistake.number == self.mistake.number;
            let (pointer, ink) = if is_this { (self.brush.glyphs.pointer, Ink::Title) } else { (" ", Ink::Quiet) };
            Line::styled(format!("{pointer} {}  {}", mistake.number, mistake.title()), self.brush.style(ink))
        };
        let mut lines: Vec<Line<'static>> = mistakes().map(line).collect();
        for paragraph in self.mistake.paragraphs() {
            lines.push(Line::default());
            lines.push(Line::from(Span::styled(paragraph, self.brush.style(Ink::Text))));
        }
        lines
    }
}
