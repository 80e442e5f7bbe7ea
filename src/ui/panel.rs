//! What the side panels share: a title in a rule, the colour of the event, rows that are cut with a sign.

use super::Brush;
use super::theme::Ink;
use crate::scene::Kind;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};
use unicode_width::UnicodeWidthStr;

/// Draws a panel's title into its first row, with a note at the right end, and gives the rest.
pub(super) fn title(brush: &Brush, area: Rect, name: &str, note: &str, buffer: &mut Buffer) -> Rect {
    if area.height == 0 {
        return area;
    }
    let quiet = brush.style(Ink::Quiet);
    let rule = brush.glyphs.rule;
    let width = usize::from(area.width);
    buffer.set_stringn(area.x, area.y, rule.repeat(width), width, quiet);
    let name = format!(" {name} ");
    buffer.set_stringn(area.x + 1, area.y, &name, width.saturating_sub(1), brush.style(Ink::Title));
    let note = if note.is_empty() { String::new() } else { format!(" {note}") };
    if note.width() + name.width() + 4 <= width {
        let x = area.right() - u16::try_from(note.width()).unwrap_or(0);
        buffer.set_stringn(x, area.y, &note, width, quiet);
    }
    Rect { y: area.y + 1, height: area.height - 1, ..area }
}

/// Rows and columns of a popup's frame and the space inside it.
pub(super) const FRAME: (u16, u16) = (2, 4);

/// Clears the middle of an area for so many columns and rows, or what there is, draws a frame with a title around it,
/// and gives the inside.
pub(super) fn popup(brush: &Brush, area: Rect, (columns, rows): (u16, u16), title: &str, buffer: &mut Buffer) -> Rect {
    let popup = area.centered(
        Constraint::Length(columns.saturating_add(FRAME.1).min(area.width)),
        Constraint::Length(rows.saturating_add(FRAME.0).min(area.height)),
    );
    Clear.render(popup, buffer);
    buffer.set_style(popup, brush.style(Ink::Text));
    let quiet = brush.style(Ink::Quiet);
    let frame = brush.glyphs.frame;
    let before = Span::styled(frame.horizontal_top, quiet);
    Block::bordered()
        .border_set(frame)
        .border_style(quiet)
        .title(Line::from(vec![before, Span::styled(title, brush.style(Ink::Title))]))
        .render(popup, buffer);
    popup.inner(Margin::new(FRAME.1 / 2, FRAME.0 / 2))
}

/// The ink of the words of an event.
pub(super) const fn event_ink(kind: Kind) -> Ink {
    match kind {
        Kind::Start => Ink::StartText,
        Kind::Place => Ink::PlaceText,
        Kind::Attacked | Kind::Rejected => Ink::AttackedText,
        Kind::Undo => Ink::UndoText,
        Kind::Record => Ink::RecordText,
    }
}

/// The sign that points at the row of the event, or the place for it.
pub(super) fn pointer(brush: &Brush, ink: Ink, points: bool) -> Span<'static> {
    if points { Span::styled(brush.glyphs.pointer, brush.style(ink)) } else { Span::raw(" ") }
}

/// Draws a row of spans.
pub(super) fn row(buffer: &mut Buffer, area: Rect, y: u16, spans: Vec<Span<'_>>) {
    if y < area.bottom() {
        buffer.set_line(area.x, y, &Line::from(spans), area.width);
    }
}

/// Draws a row of spans, with a sign at its end if it is cut there.
pub(super) fn cut_row(brush: &Brush, buffer: &mut Buffer, area: Rect, y: u16, spans: Vec<Span<'_>>) {
    let width: usize = spans.iter().map(Span::width).sum();
    row(buffer, area, y, spans);
    if width > usize::from(area.width) && y < area.bottom() && area.width > 0 {
        buffer.set_string(area.right() - 1, y, brush.glyphs.more, brush.style(Ink::Quiet));
    }
}

/// The first of so many in sight out of all, so that the one at `focus` stands in the middle, or as near to it as the ends
/// let it.
pub(super) fn first_in_sight(focus: usize, shown: usize, all: usize) -> usize {
    focus.saturating_sub(shown / 2).min(all.saturating_sub(shown))
}

/// As many words as fit into a width, those around the one at `focus` first, with a sign where some are left out.
pub(super) fn around(words: &[String], focus: usize, width: usize, more: &str) -> (Vec<String>, usize) {
    let length = |from: usize, to: usize| {
        let cut = usize::from(from > 0) * 2 + usize::from(to < words.len()) * 2;
        words[from..to].iter().map(|word| word.width() + 1).sum::<usize>().saturating_sub(1) + cut
    };
    let focus = focus.min(words.len().saturating_sub(1));
    let (mut from, mut to) = (0, words.len());
    while length(from, to) > width && to - from > 1 {
        // Take from the side that is further from the focus.
        if focus - from > to - 1 - focus { from += 1 } else { to -= 1 }
    }
    let before = (from > 0).then(|| more.to_owned());
    let after = (to < words.len()).then(|| more.to_owned());
    let shift = usize::from(before.is_some());
    (before.into_iter().chain(words[from..to].iter().cloned()).chain(after).collect(), focus - from + shift)
}

#[cfg(test)]
mod tests {
    use super::around;

    #[test]
    fn words_that_do_not_fit_are_cut_away_from_the_focus() {
        let words: Vec<String> = (0..10).map(|number| number.to_string()).collect();
        assert_eq!(around(&words, 5, 19, "…").0.join(" "), "0 1 2 3 4 5 6 7 8 9");
        assert_eq!(around(&words, 5, 11, "…"), (["…", "3", "4", "5", "6", "…"].map(String::from).into(), 3));
        assert_eq!(around(&words, 0, 7, "…").0.join(" "), "0 1 2 …");
        assert_eq!(around(&words, 9, 7, "…").0.join(" "), "… 7 8 9");
        assert_eq!(around(&[], 0, 7, "…").0.join(" "), "");
    }
}
