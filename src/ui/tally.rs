//! The counters: as many as fit into their line, and the others at the beginning of the timeline's.

use super::Brush;
use super::numbers::grouped;
use super::panel::{event_ink, row};
use super::theme::Ink;
use crate::app::App;
use crate::scene::Kind;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;

/// A counter: its word, its number, and whether this event counted.
type Counter = (&'static str, u64, bool);

/// Columns below which a timeline is of no use.
const LEAST_TIMELINE: u16 = 10;

pub(super) struct TallyView<'a> {
    pub app: &'a App,
    pub brush: &'a Brush,
}

impl TallyView<'_> {
    /// Draws the counters that fit into the first area, and the others into the second.
    pub(super) fn render(&self, area: Rect, overflow: Rect, buffer: &mut Buffer) {
        let counters = self.counters();
        let (first, others) = counters.split_at(self.fitting(area.width));
        row(buffer, area, area.y, self.spans(first));
        if self.timeline(area, overflow) != overflow {
            row(buffer, overflow, overflow.y, self.spans(others));
        }
    }

    /// What the counters leave of the second area.
    pub(super) fn timeline(&self, area: Rect, overflow: Rect) -> Rect {
        let others = &self.counters()[self.fitting(area.width)..];
        let used = others.iter().map(|counter| self.length(counter)).sum::<u16>();
        if used + LEAST_TIMELINE > overflow.width {
            return overflow;
        }
        Rect { x: overflow.x + used, width: overflow.width - used, ..overflow }
    }

    /// How many counters fit into a width.
    fn fitting(&self, width: u16) -> usize {
        let mut left = width + 1;
        let fits = |counter: &&Counter| {
            let length = self.length(counter);
            let fits = length <= left;
            left = left.saturating_sub(length);
            fits
        };
        self.counters().iter().take_while(fits).count()
    }

    fn length(&self, counter: &Counter) -> u16 {
        u16::try_from(counter.0.len() + 1 + self.number_width() + 2).unwrap_or(u16::MAX)
    }

    fn counters(&self) -> [Counter; 6] {
        let scene = self.app.scene();
        let tally = scene.tally;
        [
            ("place", tally.places, scene.kind == Kind::Place),
            ("attacked", tally.attacked, scene.kind == Kind::Attacked),
            ("undo", tally.undos, scene.kind == Kind::Undo),
            ("dead ends", tally.dead_ends, scene.dead_end),
            ("boards", tally.boards, scene.kind == Kind::Record),
            ("calls", tally.calls(), scene.kind == Kind::Place),
        ]
    }

    /// As wide as the greatest number that a counter can come to, so that nothing moves.
    fn number_width(&self) -> usize {
        grouped(self.app.total().unwrap_or(self.app.scene().step.max(self.app.explored()))).len()
    }

    fn spans(&self, counters: &[Counter]) -> Vec<Span<'static>> {
        let width = self.number_width();
        let mut spans = vec![Span::raw(" ")];
        for &(word, count, counts_now) in counters {
            let ink = if counts_now { event_ink(self.app.scene().kind) } else { Ink::Text };
            spans.push(Span::styled(format!("{word} "), self.brush.style(Ink::Quiet)));
            spans.push(Span::styled(format!("{:>width$}  ", grouped(count)), self.brush.style(ink)));
        }
        spans
    }
}
