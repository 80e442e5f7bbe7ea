//! The timeline: how much of the trace lies behind.

use super::Brush;
use super::theme::Ink;
use crate::app::App;
use crate::scene::Parting;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

pub(super) struct Timeline<'a> {
    pub app: &'a App,
    pub brush: &'a Brush,
}

impl Widget for &Timeline<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.width < 5 || area.height == 0 {
            return;
        }
        let glyphs = self.brush.glyphs;
        let (quiet, seen) = (self.brush.style(Ink::Quiet), self.brush.style(Ink::Seen));
        let (left, right) = (area.x + 1, area.right() - 2);
        let track = right - left - 1;
        let step = self.app.position();
        let length = self.app.total().unwrap_or(self.app.explored()).max(1);
        let at = left + 1 + scaled(step, length, track - 1);
        buffer.set_string(left, area.y, glyphs.ends[0], quiet);
        for x in left + 1..right {
            let (glyph, style) = match x.cmp(&at) {
                std::cmp::Ordering::Less => (glyphs.seen, seen),
                std::cmp::Ordering::Equal => (glyphs.position, seen),
                std::cmp::Ordering::Greater => (glyphs.rule, quiet),
            };
            buffer.set_string(x, area.y, glyph, style);
        }
        if let Some(Parting::At(parting)) = self.app.contrast().map(|contrast| contrast.parting) {
            let x = left + 1 + scaled(parting, length, track - 1);
            if x != at {
                buffer.set_string(x, area.y, glyphs.differs, self.brush.style(Ink::Title));
            }
        }
        let end = if self.app.total().is_some() { glyphs.ends[1] } else { glyphs.more };
        buffer.set_string(right, area.y, end, quiet);
    }
}

/// A step's place on a track of cells from 0 to `last`.
fn scaled(step: u64, length: u64, last: u16) -> u16 {
    let place = u128::from(step.min(length)) * u128::from(last) / u128::from(length);
    u16::try_from(place).unwrap_or(last)
}
