//! The code of one program, level with the other's: a sign before each line that differs, a dotted one for a line that
//! it lacks.

use super::super::Brush;
use super::super::beside::Beside;
use super::super::code::{Code, View, indent_to_cut, mark_left_out, shared_indent};
use super::super::panel::cut_row;
use super::super::theme::Ink;
use crate::scene::listing::RowBeside;
use crate::scene::{Choice, Scene, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

/// Rows below which the indentation that all lines in sight share tells nothing.
const FEW: u16 = 7;

pub(in crate::ui) struct CodeView<'a> {
    /// The first search and the second.
    pub scenes: [&'a Scene; 2],
    pub side: Side,
    pub choice: Choice,
    /// The line of the first program that the user has scrolled to; none while the code follows the event.
    pub chosen: Option<usize>,
    /// Whether the two have come to their first difference.
    pub have_parted: bool,
    pub brush: &'a Brush,
}

impl Widget for &CodeView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let codes = self.scenes.map(|scene| scene.code(self.choice));
        let [first, second] = [codes[0].listing, codes[1].listing];
        let side = self.side as usize;
        let listings = [first, second];
        let listing = listings[side];
        let words = |side: usize, line: Option<usize>| line.and_then(|line| codes[side].words.get(line));
        // Over one template two programs differ in what stands beside it.
        let with_words = |row: RowBeside| {
            let is_alike = words(0, row.lines[0]) == words(1, row.lines[1]);
            RowBeside { same: row.same && is_alike, ..row }
        };
        let rows: Vec<RowBeside> = first.beside(second).into_iter().map(with_words).collect();
        let lit_of = |side: usize| {
            Code { scene: self.scenes[side], choice: self.choice, chosen: None, brush: self.brush }.lit(listings[side])
        };
        let rows_of = |side: usize, lit: &[(usize, Ink)]| -> Vec<usize> {
            let row = |line: usize| rows.iter().position(|row| row.lines[side] == Some(line));
            lit.iter().filter_map(|&(line, _)| row(line)).collect()
        };
        let mut lit = lit_of(side);
        if let Some(fault) = &self.scenes[side].extras.fault {
            let set = self.scenes[side].words.name(fault.family);
            // The line that broke down is what the program has come to.
            lit.sort_by_key(|&(line, _)| !listing.lines[line].text.contains(set));
        }
        let lit_rows = rows_of(side, &lit);
        // Where both do the same, both show the same rows, those that only the other has as well.
        let both: Vec<usize> = lit_rows.iter().copied().chain(rows_of(1 - side, &lit_of(1 - side))).collect();
        let text_of = |row: &RowBeside, side: usize| row.lines[side].map(|line| listings[side].lines[line].text);
        // A line that only the other has is as far in as it is there.
        let texts: Vec<&str> =
            rows.iter().filter_map(|row| text_of(row, side).or_else(|| text_of(row, 1 - side))).collect();
        let view = self.view(&rows, &texts, area.height.into(), &both);
        let width = usize::from(area.width).saturating_sub(4);
        let own = || view.lines.iter().filter_map(|&number| text_of(&rows[number], side));
        let cut = if area.height < FEW { shared_indent(own()) } else { indent_to_cut(own(), listing.width(), width) };
        let beside_lines = Beside::new(&codes[side], width, self.scenes[side], self.brush);
        // Where the event is the same in both, what differs is lit instead.
        let is_hidden = self.is_hidden(&rows, &both);
        for (y, (index, &number)) in (area.y..).zip(view.lines.iter().enumerate()) {
            let beside = &rows[number];
            let plain = if index < view.pinned { Ink::Quiet } else { Ink::Text };
            let line = beside.lines[side];
            let ink = lit.iter().find(|(lit, _)| Some(*lit) == line).map_or(plain, |&(_, ink)| ink);
            let glyphs = self.brush.glyphs;
            let pointer = if lit_rows.first() == Some(&number) { glyphs.pointer } else { " " };
            let sign = if beside.same { " " } else { glyphs.differs };
            let (text, ink) = match line {
                Some(line) => (listing.lines[line].text.get(cut..).unwrap_or_default().to_owned(), ink),
                None => (glyphs.gap.repeat(width), Ink::Quiet),
            };
            let is_cause = is_hidden && !beside.same && line.is_some();
            let ink = if is_cause { Ink::Title } else { ink };
            let (used, taken) = (4 + text.width(), text.len());
            let mut spans = vec![
                Span::styled(format!("{pointer} "), self.brush.style(ink)),
                Span::styled(format!("{sign} "), self.brush.style(Ink::Title)),
                Span::styled(text, self.brush.style(ink)),
            ];
            spans.extend(line.into_iter().flat_map(|line| beside_lines.spans(line, taken, ink)));
            cut_row(self.brush, buffer, area, y, spans);
            if view.leaves_out_after(index) {
                mark_left_out(self.brush, area, y, used, buffer);
            }
        }
    }
}

impl CodeView<'_> {
    /// Whether the two have parted, and nothing that the event lights shows why.
    fn is_hidden(&self, rows: &[RowBeside], lit: &[usize]) -> bool {
        self.have_parted && lit.iter().all(|&row| rows[row].same)
    }

    /// The rows to show. Of those that differ, as many as half of the room takes stay in sight where they tell more
    /// than what the event lights.
    fn view(&self, rows: &[RowBeside], texts: &[&str], room: usize, lit: &[usize]) -> View {
        let chosen = self.chosen.and_then(|line| rows.iter().position(|row| row.lines[0] == Some(line)));
        let view = |room: usize| View::new(texts, room, lit, chosen);
        if chosen.is_some() || !self.is_hidden(rows, lit) {
            return view(room);
        }
        let hidden = |room: usize| -> Vec<usize> {
            let shown = view(room).lines;
            (0..rows.len()).filter(|row| !rows[*row].same && !shown.contains(row)).collect()
        };
        // At the end the last event tells nothing more.
        let have_ended = self.scenes.iter().all(|scene| scene.finished);
        let most = if have_ended { room.div_ceil(2) } else { room / 2 };
        let kept = (0..most).find(|&kept| hidden(room - kept).len() <= kept).unwrap_or(most);
        let mut shown = view(room - kept);
        shown.keep(hidden(room - kept).into_iter().take(kept));
        shown
    }
}
