//! The list of all keys, made from the key table.

use super::Brush;
use super::panel::{FRAME, popup};
use super::theme::Ink;
use super::wrap::wrap;
use crate::app::KEY_TABLE;
use crate::tour::Group;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use unicode_width::UnicodeWidthStr;

pub(super) struct Help<'a> {
    /// The page to show; past the last one it begins again.
    pub page: usize,
    pub brush: &'a Brush,
}

/// Columns of the name of a group.
const GROUP: usize = 8;

impl Widget for &Help<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = self.lines(usize::from(area.width.saturating_sub(FRAME.1)));
        let width = u16::try_from(lines.iter().map(Line::width).max().unwrap_or(0)).unwrap_or(u16::MAX);
        let room = usize::from(area.height.saturating_sub(FRAME.0)).max(1);
        let pages = lines.len().div_ceil(room);
        let rows = u16::try_from(lines.len().div_ceil(pages)).unwrap_or(u16::MAX);
        let page = self.page % pages;
        let title = if pages > 1 {
            format!(" keys {} of {pages}: ? turns the page, Esc closes ", page + 1)
        } else {
            " keys ".into()
        };
        let inside = popup(self.brush, area, (width, rows), &title, buffer);
        let shown = lines.into_iter().skip(page * usize::from(rows)).take(rows.into());
        Paragraph::new(shown.collect::<Vec<_>>()).render(inside, buffer);
    }
}

impl Help<'_> {
    /// The lines for a width: keys and what they do beside each other, or one under another where that is too wide.
    fn lines(&self, width: usize) -> Vec<Line<'static>> {
        let ascii = !self.brush.glyphs.has_blocks;
        let key_width = KEY_TABLE.iter().map(|entry| entry.keys_label(ascii).width()).max().unwrap_or(0);
        let longest = KEY_TABLE.iter().map(|entry| entry.help.width()).max().unwrap_or(0);
        let is_narrow = GROUP + key_width + 2 + longest > width;
        let mut lines = vec![];
        for group in Group::ALL {
            let entries = KEY_TABLE.iter().filter(|entry| entry.group == group);
            for (index, entry) in entries.enumerate() {
                let group = if index == 0 { group.name() } else { "" };
                if is_narrow {
                    lines.extend(self.narrow(&entry.keys_label(ascii), entry.help, width));
                } else {
                    lines.push(self.wide(group, &entry.keys_label(ascii), entry.help, key_width));
                }
            }
        }
        for (index, (sign, meaning)) in self.signs().into_iter().enumerate() {
            let group = if index == 0 { "signs" } else { "" };
            lines.push(if is_narrow {
                Line::from(format!("{sign} {meaning}"))
            } else {
                self.wide(group, sign, meaning, key_width)
            });
        }
        lines
    }

    fn wide(&self, group: &'static str, keys: &str, help: &'static str, key_width: usize) -> Line<'static> {
        let pad = " ".repeat(key_width.saturating_sub(keys.width()) + 2);
        Line::from(vec![
            Span::styled(format!("{group:<GROUP$}"), self.brush.style(Ink::Quiet)),
            Span::styled(keys.to_owned(), self.brush.style(Ink::Key)),
            Span::raw(pad),
            Span::raw(help),
        ])
    }

    fn narrow(&self, keys: &str, help: &'static str, width: usize) -> Vec<Line<'static>> {
        let keys = Line::styled(keys.to_owned(), self.brush.style(Ink::Key));
        let indented = wrap([Span::raw(help)], width.saturating_sub(2)).into_iter().map(|mut line| {
            line.spans.insert(0, Span::raw("  "));
            line
        });
        [keys].into_iter().chain(indented).collect()
    }

    /// What the signs mean that stand in squares and sets.
    fn signs(&self) -> [(&'static str, &'static str); 5] {
        let glyphs = self.brush.glyphs;
        [
            (glyphs.cross, "refused, or a set that refuses"),
            (glyphs.arrow_back, "taken back"),
            (glyphs.line, "on the way from the attacker met first"),
            (glyphs.also_line, "on the way from a further attacker"),
            (glyphs.free, "not in the set; on the board: ruled out"),
        ]
    }
}
