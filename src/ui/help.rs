//! The list of all keys, made from the key table.

use super::Brush;
use super::theme::Ink;
use crate::app::{Entry, Group, KEY_TABLE};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Widget};
use unicode_width::UnicodeWidthStr;

pub(super) struct Help<'a> {
    pub brush: &'a Brush,
}

impl Widget for &Help<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = self.lines();
        let width = lines.iter().map(Line::width).max().unwrap_or(0) + 4;
        let height = lines.len() + 2;
        let small = |number: usize, most: u16| u16::try_from(number).unwrap_or(most).min(most);
        let popup = area.centered(
            ratatui::layout::Constraint::Length(small(width, area.width)),
            ratatui::layout::Constraint::Length(small(height, area.height)),
        );
        Clear.render(popup, buffer);
        buffer.set_style(popup, self.brush.style(Ink::Text));
        self.frame(popup, buffer);
        let inside = popup.inner(ratatui::layout::Margin::new(2, 1));
        // What does not fit below goes into a second column where there is width for it.
        Paragraph::new(lines).render(inside, buffer);
    }
}

impl Help<'_> {
    fn lines(&self) -> Vec<Line<'static>> {
        let ascii = !self.brush.glyphs.has_blocks;
        let width = KEY_TABLE.iter().map(|entry| entry.keys_label(ascii).width()).max().unwrap_or(0);
        let line = |entry: &Entry, group: &'static str| {
            let keys = entry.keys_label(ascii);
            let pad = " ".repeat(width - keys.width());
            Line::from(vec![
                Span::styled(format!("{group:<8}"), self.brush.style(Ink::Quiet)),
                Span::styled(keys, self.brush.style(Ink::Key)),
                Span::raw(pad + "  "),
                Span::raw(entry.help),
            ])
        };
        let mut lines = vec![];
        for group in Group::ALL {
            let entries = KEY_TABLE.iter().filter(|entry| entry.group == group);
            lines.extend(
                entries.enumerate().map(|(index, entry)| line(entry, if index == 0 { group.name() } else { "" })),
            );
        }
        lines
    }

    fn frame(&self, area: Rect, buffer: &mut Buffer) {
        let style = self.brush.style(Ink::Quiet);
        let glyphs = self.brush.glyphs;
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        for x in area.x..=right {
            buffer.set_string(x, area.y, glyphs.rule, style);
            buffer.set_string(x, bottom, glyphs.rule, style);
        }
        for y in area.y..=bottom {
            buffer.set_string(area.x, y, glyphs.vertical, style);
            buffer.set_string(right, y, glyphs.vertical, style);
        }
        let corners = [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)];
        for ((x, y), corner) in corners.into_iter().zip(glyphs.corners) {
            buffer.set_string(x, y, corner, style);
        }
        buffer.set_string(area.x + 2, area.y, " keys ", self.brush.style(Ink::Title));
    }
}
