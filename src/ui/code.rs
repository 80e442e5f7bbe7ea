//! The code of the search, the lines of the event lit.

use super::Brush;
use super::panel::{event_ink, row, title};
use super::theme::Ink;
use crate::scene::Scene;
use crate::scene::listing::{Language, Listing, TagEvent};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

pub(super) struct Code<'a> {
    pub scene: &'a Scene,
    pub language: Language,
    pub brush: &'a Brush,
}

impl Widget for &Code<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let rows = title(self.brush, area, "code", self.language.name(), buffer);
        let Some(listing) = Listing::of(self.scene.listing, self.language) else { return };
        let lit = self.lit(listing);
        let numbers: Vec<usize> = lit.iter().map(|&(number, _)| number).collect();
        let first = first_line(listing.lines.len(), rows.height.into(), &numbers);
        for (y, (number, line)) in (rows.y..rows.bottom()).zip(listing.lines.iter().enumerate().skip(first)) {
            let ink = lit.iter().find(|(lit, _)| *lit == number).map_or(Ink::Text, |&(_, ink)| ink);
            let pointer = if numbers.first() == Some(&number) { self.brush.glyphs.pointer } else { " " };
            let style = self.brush.style(ink);
            row(buffer, rows, y, vec![Span::styled(format!("{pointer} "), style), Span::styled(line.text, style)]);
        }
    }
}

impl Code<'_> {
    /// The lines of the event, the one that decided first, and their inks: a test that would have refused as well, had
    /// the code come to it, is lit less strongly.
    fn lit(&self, listing: &Listing) -> Vec<(usize, Ink)> {
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

/// The first line to show. The view moves by halves of its height, so that it stands still from event to event in one
/// part of the code.
fn first_line(lines: usize, room: usize, lit: &[usize]) -> usize {
    if room == 0 || lines <= room {
        return 0;
    }
    let stride = (room / 2).max(1);
    let last = lines - room;
    let holds = |first: usize| lit.first().is_none_or(|&line| (first..first + room).contains(&line));
    let all = |first: usize| lit.iter().all(|line| (first..first + room).contains(line));
    let views = || (0..).map(|view| view * stride).take_while(|&first| first < last).chain([last]);
    views().find(|&first| all(first)).or_else(|| views().find(|&first| holds(first))).unwrap_or(0)
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
