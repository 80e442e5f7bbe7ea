//! Where the two programs stand to one another; at the end, what each has come to.

use super::super::Brush;
use super::super::layout::Cutter;
use super::super::panel::{mark_cut, wrapped_rows};
use super::super::theme::Ink;
use crate::scene::{Contrast, Side, Tone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

/// Rows that it has at least.
const ROWS: u16 = 2;

pub(super) struct Note<'a> {
    pub contrast: &'a Contrast,
    pub brush: &'a Brush,
}

impl Widget for &Note<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = self.lines();
        let area = inside(area);
        let mut rows = Cutter(area);
        for line in lines {
            let text = line.to_string();
            let area = rows.top(wrapped_rows(&text, area.width));
            Paragraph::new(line).wrap(Wrap { trim: true }).render(area, buffer);
            mark_cut(self.brush, &text, area, buffer);
        }
    }
}

/// What stands within an area, a column free on either side.
fn inside(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

impl Note<'_> {
    /// Rows that it takes: more where what the two have come to is long.
    pub(super) fn rows(&self, area: Rect) -> u16 {
        let width = inside(area).width;
        let rows = self.lines().iter().map(|line| wrapped_rows(&line.to_string(), width)).sum::<u16>();
        let most = if self.contrast.outcomes.is_some() { (area.height / 4).max(ROWS) } else { ROWS };
        rows.clamp(ROWS, most)
    }

    fn lines(&self) -> Vec<Line<'_>> {
        let styled = |text: String, ink| Span::styled(text, self.brush.style(ink));
        if let Some(outcomes) = &self.contrast.outcomes {
            let line = |(side, outcome): (Side, &String)| {
                Line::from(vec![
                    styled(format!("{} program: ", side.word()), Ink::Title),
                    styled(format!("{outcome}."), Ink::Text),
                ])
            };
            return Side::BOTH.into_iter().zip(outcomes).map(line).collect();
        }
        let phrases = &self.contrast.sentence.phrases;
        // What is lit is what differs.
        let differs = phrases.iter().any(|phrase| phrase.tone != Tone::Plain);
        let sign = differs.then(|| styled(format!("{} ", self.brush.glyphs.differs), Ink::Title));
        let words = phrases
            .iter()
            .map(|phrase| styled(phrase.text.clone(), if phrase.tone == Tone::Plain { Ink::Text } else { Ink::Title }));
        vec![sign.into_iter().chain(words).collect()]
    }
}
