//! The counters: as many as fit into their line, and the others at the beginning of the timeline's.

use super::Brush;
use super::numbers::grouped;
use super::panel::{event_ink, row};
use super::theme::Ink;
use crate::app::App;
use crate::scene::Kind;
use crate::search::Tally;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;

/// A counter: its word, its number, the greatest that it can come to, and whether this event counted.
struct Counter {
    word: &'static str,
    count: u64,
    most: u64,
    counts_now: bool,
}

impl Counter {
    /// Columns of the number: those of the greatest, so that nothing moves.
    fn number_width(&self) -> usize {
        grouped(self.most).len()
    }

    /// Columns of all of it, with the gap after it.
    fn width(&self) -> u16 {
        u16::try_from(self.word.len() + 1 + self.number_width() + 2).unwrap_or(u16::MAX)
    }
}

/// Columns below which a timeline is of little use.
const LEAST_TIMELINE: u16 = 14;

pub(super) struct TallyView<'a> {
    pub app: &'a App,
    pub brush: &'a Brush,
}

impl TallyView<'_> {
    /// Draws the counters that fit into the first area, and of the others those that leave room for a timeline into
    /// the second.
    pub(super) fn render(&self, area: Rect, overflow: Rect, buffer: &mut Buffer) {
        let counters = self.counters();
        let (first, others) = counters.split_at(fitting(&counters, area.width + 1));
        row(buffer, area, area.y, self.spans(first));
        let others = &others[..fitting(others, overflow.width.saturating_sub(LEAST_TIMELINE))];
        if !others.is_empty() {
            row(buffer, overflow, overflow.y, self.spans(others));
        }
    }

    /// What the counters leave of the second area.
    pub(super) fn timeline(&self, area: Rect, overflow: Rect) -> Rect {
        let counters = self.counters();
        let others = &counters[fitting(&counters, area.width + 1)..];
        let others = &others[..fitting(others, overflow.width.saturating_sub(LEAST_TIMELINE))];
        let used = others.iter().map(Counter::width).sum::<u16>();
        Rect { x: overflow.x + used, width: overflow.width - used, ..overflow }
    }

    fn counters(&self) -> [Counter; 6] {
        let scene = self.app.scene();
        let tally = scene.tally;
        // At the end every counter is at its greatest. Until that is known, what is explored has to do.
        let most = self.app.tour().journey().final_tally().unwrap_or_else(|| {
            let events = scene.step.max(self.app.tour().journey().explored());
            Tally { places: events, attacked: events, undos: events, boards: events, dead_ends: events, ..tally }
        });
        let counter = |word, of: fn(&Tally) -> u64, counts_now| {
            let count = of(&tally);
            Counter { word, count, most: of(&most).max(count), counts_now }
        };
        [
            counter("place", |tally| tally.places, scene.kind == Kind::Place),
            counter("attacked", |tally| tally.attacked, scene.kind == Kind::Attacked),
            counter("undo", |tally| tally.undos, scene.kind == Kind::Undo),
            counter("dead ends", |tally| tally.dead_ends, scene.dead_end),
            counter("boards", |tally| tally.boards, scene.kind == Kind::Record),
            counter("calls", Tally::calls, scene.kind == Kind::Place),
        ]
    }

    fn spans(&self, counters: &[Counter]) -> Vec<Span<'static>> {
        let mut spans = vec![Span::raw(" ")];
        for counter in counters {
            let ink = if counter.counts_now { event_ink(self.app.scene().kind) } else { Ink::Text };
            let number = format!("{:>1$}", grouped(counter.count), counter.number_width());
            spans.push(Span::styled(format!("{} ", counter.word), self.brush.style(Ink::Quiet)));
            spans.push(Span::styled(number, self.brush.style(ink)));
            spans.push(Span::raw("  "));
        }
        spans
    }
}

/// How many counters, from the first on, fit into a width.
fn fitting(counters: &[Counter], width: u16) -> usize {
    let mut left = width;
    let fits = |counter: &&Counter| {
        let fits = counter.width() <= left;
        left = left.saturating_sub(counter.width());
        fits
    };
    counters.iter().take_while(fits).count()
}
