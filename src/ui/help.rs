//! The list of all keys, made from the key table.

use super::Brush;
use super::panel::frame;
use super::theme::Ink;
use crate::app::{Entry, Group, KEY_TABLE};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Widget};
use unicode_width::UnicodeWidthStr;

pub(super) struct Help<'a> {
    /// The page to show; past the last one it begins again.
    pub page: usize,
    pub brush: &'a Brush,
}

/// Rows and columns of the frame and the space inside it.
const FRAME: (u16, u16) = (2, 4);

impl Widget for &Help<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = self.lines();
        let width = u16::try_from(lines.iter().map(Line::width).max().unwrap_or(0)).unwrap_or(u16::MAX);
        let room = usize::from(area.height.saturating_sub(FRAME.0)).max(1);
        let pages = lines.len().div_ceil(room);
        let rows = u16::try_from(lines.len().div_ceil(pages)).unwrap_or(u16::MAX);
        let popup = area.centered(
            Constraint::Length(width.saturating_add(FRAME.1).min(area.width)),
            Constraint::Length(rows.saturating_add(FRAME.0).min(area.height)),
        );
        Clear.render(popup, buffer);
        buffer.set_style(popup, self.brush.style(Ink::Text));
        let page = self.page % pages;
        let title = if pages > 1 {
            format!(" keys {} of {pages}: ? turns the page, Esc closes ", page + 1)
        } else {
            " keys ".into()
        };
        frame(self.brush, popup, &title, buffer);
        let inside = popup.inner(Margin::new(FRAME.1 / 2, FRAME.0 / 2));
        let shown = lines.into_iter().skip(page * usize::from(rows)).take(rows.into());
        Paragraph::new(shown.collect::<Vec<_>>()).render(inside, buffer);
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
}
