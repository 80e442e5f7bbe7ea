//! The code of the search, the lines of the event lit.

mod view;

pub(super) use view::{View, indent_to_cut, shared_indent};

use super::Brush;
use super::beside::Beside;
use super::panel::{event_ink, row, title};
use super::theme::Ink;
use crate::scene::listing::{Listing, TagEvent};
use crate::scene::{Choice, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

pub(super) struct Code<'a> {
    pub scene: &'a Scene,
    pub choice: Choice,
    /// The line that the user has scrolled to, counted from 0; none while the code follows the event.
    pub chosen: Option<usize>,
    pub brush: &'a Brush,
}

impl Widget for &Code<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let code = self.scene.code(self.choice);
        let listing = code.listing;
        let texts: Vec<&str> = listing.lines.iter().map(|line| line.text).collect();
        let lit = self.lit(listing);
        let numbers: Vec<usize> = lit.iter().map(|&(number, _)| number).collect();
        let view = View::new(&texts, area.height.saturating_sub(1).into(), &numbers, self.chosen);
        let name = if view.begins_late() { format!("code {}", self.brush.glyphs.left_out) } else { "code".to_owned() };
        let rows = title(self.brush, area, &name, &code.name, buffer);
        let width = usize::from(rows.width).saturating_sub(2);
        let cut = indent_to_cut(view.lines.iter().map(|&line| texts[line]), listing.width(), width);
        let beside = Beside::new(&code, width, self.scene, self.brush);
        for (y, (index, &number)) in (rows.y..rows.bottom()).zip(view.lines.iter().enumerate()) {
            let plain = if index < view.pinned { Ink::Quiet } else { Ink::Text };
            let ink = lit.iter().find(|(lit, _)| *lit == number).map_or(plain, |&(_, ink)| ink);
            let pointer = super::panel::pointer(self.brush, ink, numbers.first() == Some(&number));
            let style = self.brush.style(ink);
            let text = texts[number].get(cut..).unwrap_or_default();
            let (indent, words) = text.split_at(text.len() - text.trim_start().len());
            let mut spans = vec![pointer, Span::raw(" "), Span::raw(indent), Span::styled(words, style)];
            spans.extend(beside.spans(number, text.len(), ink));
            row(buffer, rows, y, spans);
            if text.width() > width {
                buffer.set_string(rows.right() - 1, y, self.brush.glyphs.more, self.brush.style(Ink::Quiet));
            }
            if view.leaves_out_after(index) {
                mark_left_out(self.brush, rows, y, 2 + text.width(), buffer);
            }
        }
    }
}

/// Marks that lines are left out after the one in a row, which is so many columns wide.
pub(super) fn mark_left_out(brush: &Brush, area: Rect, y: u16, width: usize, buffer: &mut Buffer) {
    let sign = brush.glyphs.left_out;
    let Some(last) = usize::from(area.width).checked_sub(sign.width()) else { return };
    let x = u16::try_from((width + 1).min(last)).unwrap_or(0);
    buffer.set_string(area.x + x, y, sign, brush.style(Ink::Quiet));
}

impl Code<'_> {
    /// The lines of the event, the one that decided first, and their inks: a test that would have refused as well, had
    /// the code come to it, is lit less strongly.
    pub(super) fn lit(&self, listing: &Listing) -> Vec<(usize, Ink)> {
        let mut lit: Vec<(usize, Ink)> = vec![];
        for (rank, &tag) in self.scene.tags.iter().enumerate() {
            let was_reached = rank == 0 || tag.event != TagEvent::Attacked;
            let ink = if was_reached { event_ink(self.scene.kind) } else { Ink::AlsoText };
            for number in listing.lines_for(tag) {
                if lit.iter().all(|&(other, _)| other != number) {
                    lit.push((number, ink));
                }
            }
        }
        lit
    }
}
