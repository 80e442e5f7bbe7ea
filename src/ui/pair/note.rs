//! Where the two programs stand to one another; at the end, what each has come to.

use super::super::Brush;
use super::super::sentence;
use super::super::theme::Ink;
use super::super::wrap::{clip, wrap};
use crate::scene::{Contrast, Kind, Tone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};

/// Rows that it has at least.
const ROWS: u16 = 2;

pub(in crate::ui) struct Note<'a> {
    pub contrast: &'a Contrast,
    pub brush: &'a Brush,
}

impl Widget for &Note<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = inside(area);
        let width = usize::from(area.width);
        let lines = clip(self.wrapped(width), area.height.into(), width, self.brush.glyphs.more);
        Paragraph::new(lines).render(area, buffer);
    }
}

/// What stands within an area, a column free on either side.
fn inside(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

impl Note<'_> {
    /// Rows that it takes: more where what the two have come to is long.
    pub(in crate::ui) fn rows(&self, area: Rect) -> u16 {
        let rows = u16::try_from(self.wrapped(inside(area).width.into()).len()).unwrap_or(u16::MAX);
        let most = if self.contrast.outcomes.is_some() { (area.height / 4).max(ROWS) } else { ROWS };
        rows.clamp(ROWS, most)
    }

    fn wrapped(&self, width: usize) -> Vec<Line<'_>> {
        self.lines().into_iter().flat_map(|line| wrap(line.spans, width)).collect()
    }

    fn lines(&self) -> Vec<Line<'_>> {
        let styled = |text: String, ink| Span::styled(text, self.brush.style(ink));
        if let Some(outcomes) = &self.contrast.outcomes {
            let labels = self.contrast.labels;
            let line = |(label, outcome): (&str, &String)| {
                Line::from(vec![
                    styled(format!("{label} {}: ", labels.noun), Ink::Title),
                    styled(format!("{outcome}."), Ink::Text),
                ])
            };
            return labels.sides.into_iter().zip(outcomes).map(line).collect();
        }
        let phrases = &self.contrast.sentence.phrases;
        // What is lit is what differs.
        let differs = phrases.iter().any(|phrase| phrase.tone == Tone::Event);
        let sign = differs.then(|| styled(format!("{} ", self.brush.glyphs.differs), Ink::Title));
        vec![sign.into_iter().chain(sentence::spans(phrases, Kind::Start, self.brush)).collect()]
    }
}
