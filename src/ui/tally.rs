//! The counters: as many as fit, each number right behind its word and as wide as it can become, so that nothing moves.

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
use ratatui::widgets::Widget;

/// Columns from which all counters stand in one row, and rows from which there are two otherwise.
const ONE_ROW: u16 = 75;
const TWO_ROWS: u16 = 18;

/// How many counters stand in the first of two rows.
const IN_FIRST_ROW: usize = 4;

/// The counters that are left out first where there is no room for all, as they can be told from others.
const LEFT_OUT: [&str; 3] = ["calls", "dead ends", "undo"];

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

    /// Columns of all of it.
    fn width(&self) -> usize {
        self.word.len() + 1 + self.number_width()
    }
}

/// Rows that the counters take on a screen.
pub(super) fn rows(screen: Rect) -> u16 {
    if screen.width < ONE_ROW && screen.height >= TWO_ROWS { 2 } else { 1 }
}

pub(super) struct TallyView<'a> {
    pub app: &'a App,
    pub brush: &'a Brush,
}

impl Widget for &TallyView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut counters: Vec<Counter> = self.counters().into();
        let others = if area.height > 1 { counters.split_off(IN_FIRST_ROW) } else { vec![] };
        for (y, counters) in (area.y..area.bottom()).zip([counters, others]) {
            row(buffer, area, y, self.spans(counters, usize::from(area.width).saturating_sub(2)));
        }
    }
}

impl TallyView<'_> {
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

    /// The counters that fit into a width, with as much between them as there is room for.
    fn spans(&self, mut counters: Vec<Counter>, width: usize) -> Vec<Span<'static>> {
        let needed = |counters: &[Counter], gap: usize| {
            counters.iter().map(|counter| counter.width() + gap).sum::<usize>().saturating_sub(gap)
        };
        for word in LEFT_OUT {
            if needed(&counters, 1) > width {
                counters.retain(|counter| counter.word != word);
            }
        }
        let gap = if needed(&counters, 2) <= width { 2 } else { 1 };
        let mut spans = vec![Span::raw(" ")];
        for counter in counters {
            let ink = if counter.counts_now { event_ink(self.app.scene().kind) } else { Ink::Text };
            let number = grouped(counter.count);
            let pad = " ".repeat(counter.number_width().saturating_sub(number.len()) + gap);
            spans.push(Span::styled(format!("{} ", counter.word), self.brush.style(Ink::Quiet)));
            spans.push(Span::styled(number, self.brush.style(ink)));
            spans.push(Span::raw(pad));
        }
        spans
    }
}
