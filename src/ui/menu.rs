//! The list of puzzles: a line each, with what it teaches, and under it the instances that come with the program.

use super::Brush;
use super::panel::{FRAME, cut_row, first_in_sight, popup};
use super::theme::Ink;
use super::wrap::wrap;
use crate::app::Menu;
use crate::catalogue::Listed;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

/// Columns that the list takes at most, so that it reads well, and its rows where the screen has room for them.
const MOST: (u16, u16) = (104, 30);

/// Rows that tell of the chosen line in full: a blank one, what it is, the command that opens it.
const DETAILS: u16 = 4;

pub(super) struct MenuView<'a> {
    pub menu: &'a Menu,
    pub brush: &'a Brush,
}

impl Widget for &MenuView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = self.menu.lines();
        let columns = MOST.0.min(area.width.saturating_sub(FRAME.1));
        // The frame stays where it is while typing narrows what is in it.
        let rows = MOST.1.min(area.height.saturating_sub(FRAME.0 + 2));
        let title = " puzzles: type to narrow, [Enter] opens, [Esc] closes ";
        let inside = popup(self.brush, area, (columns, rows), title, buffer);
        let (typed, cursor) = (self.menu.typed(), self.brush.style(Ink::Notice));
        let asked = vec![
            Span::styled("find: ", self.brush.style(Ink::Quiet)),
            Span::styled(typed.to_owned(), self.brush.style(Ink::Text)),
            Span::styled(" ", cursor.add_modifier(ratatui::style::Modifier::REVERSED)),
        ];
        cut_row(self.brush, buffer, inside, inside.y, asked);
        let told = DETAILS.min(inside.height / 3);
        let list = Rect { y: inside.y + 1, height: inside.height.saturating_sub(1 + told), ..inside };
        let details = lines.get(self.menu.chosen()).map(|line| self.details(line, inside.width.into()));
        for (y, line) in (list.bottom()..inside.bottom()).zip(details.unwrap_or_default()) {
            cut_row(self.brush, buffer, inside, y, line.spans);
        }
        let names = lines.iter().map(|line| line.name.width() + 2 * usize::from(line.is_instance));
        let name_width = names.max().unwrap_or(0);
        let first = first_in_sight(self.menu.chosen(), list.height.into(), lines.len());
        for (y, (index, line)) in (list.y..list.bottom()).zip(lines.iter().enumerate().skip(first)) {
            let spans = self.line(line, index == self.menu.chosen(), name_width);
            cut_row(self.brush, buffer, list, y, spans);
        }
    }
}

impl MenuView<'_> {
    /// The whole of a line, and the command that does the same.
    fn details(&self, line: &Listed, width: usize) -> Vec<Line<'static>> {
        let (text, quiet) = (self.brush.style(Ink::Text), self.brush.style(Ink::Quiet));
        let problems = line.problems();
        let problems = if problems.is_empty() { problems } else { format!("  {problems}") };
        let mut lines = vec![Line::default()];
        lines.extend(wrap([Span::styled(line.about, text), Span::styled(problems, quiet)], width));
        lines.push(Line::styled(format!("stepback {}", line.asked.command()), quiet));
        lines
    }

    fn line(&self, line: &Listed, is_chosen: bool, name_width: usize) -> Vec<Span<'static>> {
        let (pointer, ink) = match (is_chosen, line.is_instance) {
            (true, _) => (self.brush.glyphs.pointer, Ink::Title),
            (false, true) => (" ", Ink::Quiet),
            (false, false) => (" ", Ink::Key),
        };
        let indent = if line.is_instance { "  " } else { "" };
        let pad = " ".repeat(name_width.saturating_sub(indent.len() + line.name.width()));
        vec![
            Span::styled(format!("{pointer} {indent}{}{pad}  ", line.name), self.brush.style(ink)),
            Span::styled(line.about, self.brush.style(if is_chosen { Ink::Title } else { Ink::Text })),
        ]
    }
}
