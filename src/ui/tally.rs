//! The counters.

use super::Brush;
use super::numbers::grouped;
use super::panel::event_ink;
use super::theme::Ink;
use crate::app::App;
use crate::scene::Kind;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

pub(super) struct TallyView<'a> {
    pub app: &'a App,
    pub brush: &'a Brush,
}

impl Widget for &TallyView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let scene = self.app.scene();
        let tally = scene.tally;
        let at_dead_end =
            scene.calls.last().is_some_and(|call| call.now && call.untried.is_empty()) && scene.kind == Kind::Attacked;
        let counters = [
            ("place", tally.places, scene.kind == Kind::Place),
            ("attacked", tally.attacked, scene.kind == Kind::Attacked),
            ("undo", tally.undos, scene.kind == Kind::Undo),
            ("dead ends", tally.dead_ends, at_dead_end),
            ("boards", tally.boards, scene.kind == Kind::Record),
            ("calls", tally.calls(), scene.kind == Kind::Place),
        ];
        // As wide as the greatest number that a counter can come to, so that nothing moves.
        let most = grouped(self.app.total().unwrap_or(scene.step.max(self.app.explored())));
        let words: usize = counters.iter().map(|(word, ..)| word.len() + 1).sum();
        let room = usize::from(area.width).saturating_sub(words + 2) / counters.len();
        let width = most.len().min(room.saturating_sub(2));
        let mut spans = vec![Span::raw(" ")];
        for (word, count, is_counted) in counters {
            let ink = if is_counted { event_ink(scene.kind) } else { Ink::Text };
            spans.push(Span::styled(format!("{word} "), self.brush.style(Ink::Quiet)));
            spans.push(Span::styled(format!("{:>width$}  ", grouped(count)), self.brush.style(ink)));
        }
        super::panel::row(buffer, area, area.y, spans);
    }
}
