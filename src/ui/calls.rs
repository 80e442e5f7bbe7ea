//! The call stack: every open call with what it holds and what it has not tried.

use super::Brush;
use super::panel::{around, event_ink, pointer, row, title};
use super::theme::Ink;
use crate::scene::{Call, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

/// Columns of what a call holds or has just done, if that is not longer.
const DOING: usize = 13;

/// Columns below which the untried options are of no use.
const UNTRIED: usize = 6;

/// The widths of the first two columns, and how much of a call's name is left out where all else would not fit.
struct Widths {
    name: usize,
    doing: usize,
    skipped: usize,
}

pub(super) struct Calls<'a> {
    pub scene: &'a Scene,
    pub brush: &'a Brush,
}

impl Widget for &Calls<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let rows = title(self.brush, area, "calls", "untried", buffer);
        let calls = &self.scene.calls;
        let room = usize::from(rows.height);
        if room == 0 {
            return;
        }
        let hidden = if calls.len() > room { calls.len() - room + 1 } else { 0 };
        let mut y = rows.y;
        if hidden > 0 {
            let note = format!("   {} {hidden} more calls above", self.brush.glyphs.more);
            row(buffer, rows, y, vec![Span::styled(note, self.brush.style(Ink::Quiet))]);
            y += 1;
        }
        let longest = |text: fn(&Call) -> &String| calls.iter().map(|call| text(call).len()).max().unwrap_or(0);
        let (name, doing) = (longest(|call| &call.name), DOING.max(longest(|call| &call.doing) + 1));
        let is_narrow = 2 + name + 2 + doing + UNTRIED > usize::from(area.width);
        let before_arguments = calls.first().and_then(|call| call.name.find('(')).unwrap_or(0);
        let skipped = if is_narrow { before_arguments } else { 0 };
        let widths = Widths { name: name - skipped, doing, skipped };
        for (y, call) in (y..).zip(&calls[hidden..]) {
            self.call(call, &widths, rows, y, buffer);
        }
    }
}

impl Calls<'_> {
    fn call(&self, call: &Call, widths: &Widths, area: Rect, y: u16, buffer: &mut Buffer) {
        let lit = if call.now { event_ink(self.scene.kind) } else { Ink::Text };
        let &Widths { name, doing, skipped } = widths;
        let left = 2 + name + 2 + doing;
        let width = usize::from(area.width).saturating_sub(left + 1);
        let (untried, _) = around(&call.untried, 0, width, self.brush.glyphs.more);
        let untried = if untried.is_empty() { "none".to_owned() } else { untried.join(" ") };
        let right = usize::from(area.width).saturating_sub(left);
        let untried = if untried.width() > right { String::new() } else { untried };
        let untried_ink = if call.untried.is_empty() { Ink::Quiet } else { Ink::Text };
        let spans = vec![
            pointer(self.brush, lit, call.now),
            Span::raw(" "),
            Span::styled(format!("{:<name$}  ", &call.name[skipped..]), self.brush.style(Ink::Text)),
            Span::styled(call.doing.as_str(), self.brush.style(lit)),
            Span::raw(" ".repeat(doing.saturating_sub(call.doing.width()))),
            Span::styled(format!("{untried:>right$}"), self.brush.style(untried_ink)),
        ];
        row(buffer, area, y, spans);
    }
}
