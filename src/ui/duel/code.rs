//! The code of one program, level with the other's: a sign before each line that differs, a dotted one for a line that
//! it lacks.

use super::super::Brush;
use super::super::code::{Code, first_line, indent_to_cut, shared_indent};
use super::super::panel::row;
use super::super::theme::Ink;
use crate::scene::listing::{Language, Listing, RowBeside};
use crate::scene::{Scene, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

/// Rows below which the indentation that all lines in sight share tells nothing.
const FEW: u16 = 7;

pub(super) struct CodeView<'a> {
    /// The right program and the wrong one.
    pub scenes: [&'a Scene; 2],
    pub side: Side,
    pub language: Language,
    pub brush: &'a Brush,
}

impl Widget for &CodeView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let [Some(right), Some(wrong)] = self.scenes.map(|scene| Listing::of(scene.listing, self.language)) else {
            return;
        };
        let side = self.side as usize;
        let listings = [right, wrong];
        let listing = listings[side];
        let rows = right.beside(wrong);
        let lit_of = |side: usize| {
            Code { scene: self.scenes[side], language: self.language, brush: self.brush }.lit(listings[side])
        };
        let rows_of = |side: usize, lit: &[(usize, Ink)]| -> Vec<usize> {
            let row = |line: usize| rows.iter().position(|row| row.lines[side] == Some(line));
            lit.iter().filter_map(|&(line, _)| row(line)).collect()
        };
        let mut lit = lit_of(side);
        if let Some(fault) = self.scenes[side].extras.fault {
            // The line that broke down is what the program has come to.
            lit.sort_by_key(|&(line, _)| !listing.lines[line].text.contains(fault.set));
        }
        let lit_rows = rows_of(side, &lit);
        // Where both do the same, both show the same rows, those that only the other has as well.
        let both: Vec<usize> = lit_rows.iter().copied().chain(rows_of(1 - side, &lit_of(1 - side))).collect();
        let first = first_line(rows.len(), area.height.into(), &both);
        let in_sight: Vec<&RowBeside> = rows.iter().skip(first).take(area.height.into()).collect();
        let lines: Vec<_> = in_sight.iter().filter_map(|row| Some(listing.lines[row.lines[side]?].clone())).collect();
        let width = usize::from(area.width).saturating_sub(4);
        let cut = if area.height < FEW { shared_indent(&lines) } else { indent_to_cut(&lines, width) };
        for (y, (number, beside)) in (area.y..).zip((first..).zip(in_sight)) {
            let line = beside.lines[side];
            let ink = lit.iter().find(|(lit, _)| Some(*lit) == line).map_or(Ink::Text, |&(_, ink)| ink);
            let glyphs = self.brush.glyphs;
            let pointer = if lit_rows.first() == Some(&number) { glyphs.pointer } else { " " };
            let sign = if beside.same { " " } else { glyphs.differs };
            let (text, ink) = match line {
                Some(line) => (listing.lines[line].text.get(cut..).unwrap_or_default().to_owned(), ink),
                None => (glyphs.gap.repeat(width), Ink::Quiet),
            };
            let spans = vec![
                Span::styled(format!("{pointer} "), self.brush.style(ink)),
                Span::styled(format!("{sign} "), self.brush.style(Ink::Title)),
                Span::styled(text, self.brush.style(ink)),
            ];
            row(buffer, area, y, spans);
        }
    }
}
