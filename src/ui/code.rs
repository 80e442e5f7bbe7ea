//! The code of the search, the lines of the event lit.

use super::Brush;
use super::beside::Beside;
use super::panel::{event_ink, row, title};
use super::theme::Ink;
use crate::scene::listing::{Line, Listing, TagEvent};
use crate::scene::{Choice, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

pub(super) struct Code<'a> {
    pub scene: &'a Scene,
    pub choice: Choice,
    pub brush: &'a Brush,
}

impl Widget for &Code<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let code = self.scene.code(self.choice);
        let listing = code.listing;
        let rows = title(self.brush, area, "code", &code.name, buffer);
        let lit = self.lit(listing);
        let numbers: Vec<usize> = lit.iter().map(|&(number, _)| number).collect();
        let first = first_line(listing.lines.len(), rows.height.into(), &numbers);
        let in_sight = &listing.lines[first..(first + usize::from(rows.height)).min(listing.lines.len())];
        let width = usize::from(rows.width).saturating_sub(2);
        let cut = indent_to_cut(in_sight, width);
        let beside = Beside::new(&code, width, self.scene, self.brush);
        for (y, (number, line)) in (rows.y..rows.bottom()).zip((first..).zip(in_sight)) {
            let ink = lit.iter().find(|(lit, _)| *lit == number).map_or(Ink::Text, |&(_, ink)| ink);
            let pointer = super::panel::pointer(self.brush, ink, numbers.first() == Some(&number));
            let style = self.brush.style(ink);
            let text = line.text.get(cut..).unwrap_or_default();
            let (indent, words) = text.split_at(text.len() - text.trim_start().len());
            let mut spans = vec![pointer, Span::raw(" "), Span::raw(indent), Span::styled(words, style)];
            spans.extend(beside.spans(number, text.len(), ink));
            row(buffer, rows, y, spans);
            if text.chars().count() > width && y < rows.bottom() {
                buffer.set_string(rows.right() - 1, y, self.brush.glyphs.more, self.brush.style(Ink::Quiet));
            }
        }
    }
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

/// How much of the indentation that all lines in sight share has to go so that they fit, if they do not.
pub(super) fn indent_to_cut(lines: &[Line], width: usize) -> usize {
    let code = || lines.iter().map(|line| line.text).filter(|text| !text.is_empty());
    let excess = code().map(|text| text.chars().count().saturating_sub(width)).max().unwrap_or(0);
    if excess == 0 { 0 } else { shared_indent(lines) }
}

/// The indentation that all lines share.
pub(super) fn shared_indent(lines: &[Line]) -> usize {
    let code = lines.iter().map(|line| line.text).filter(|text| !text.is_empty());
    code.map(|text| text.len() - text.trim_start().len()).min().unwrap_or(0)
}

/// The first line to show. The view moves by halves of its height, so that it stands still from event to event in one
/// part of the code.
pub(super) fn first_line(lines: usize, room: usize, lit: &[usize]) -> usize {
    if room == 0 || lines <= room {
        return 0;
    }
    let stride = (room / 2).max(1);
    let last = lines - room;
    let views = (0..).map(|view| view * stride).take_while(|&first| first < last).chain([last]);
    let in_sight = |&first: &usize| lit.iter().filter(|line| (first..first + room).contains(line)).count();
    let holds_decider = |first: &usize| lit.first().is_none_or(|line| (*first..first + room).contains(line));
    // The last of several maxima is taken; the first view is the calmer choice.
    views.filter(holds_decider).collect::<Vec<_>>().into_iter().rev().max_by_key(in_sight).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::first_line;

    #[test]
    fn the_line_that_decided_is_always_in_sight() {
        for room in 1..30 {
            for line in 0..27 {
                let first = first_line(27, room, &[line]);
                assert!((first..first + room).contains(&line), "line {line} in {room} rows from {first}");
                assert!(first == 0 || first + room <= 27);
            }
        }
    }
}
