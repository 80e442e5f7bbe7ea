//! Where the two programs stand to one another; at the end, what each has come to.

use super::super::Brush;
use super::super::panel::row;
use super::super::theme::Ink;
use crate::scene::{Contrast, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

pub(super) struct Note<'a> {
    pub contrast: &'a Contrast,
    pub brush: &'a Brush,
}

impl Widget for &Note<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if let Some(outcomes) = &self.contrast.outcomes {
            for (y, (side, outcome)) in (area.y..).zip(Side::BOTH.into_iter().zip(outcomes)) {
                let spans = vec![
                    Span::styled(format!(" {} program: ", side.word()), self.brush.style(Ink::Title)),
                    Span::styled(format!("{outcome}."), self.brush.style(Ink::Text)),
                ];
                row(buffer, area, y, spans);
            }
            return;
        }
        let phrases = self.contrast.sentence.phrases.iter().map(|phrase| {
            let ink = if phrase.tone == crate::scene::Tone::Plain { Ink::Text } else { Ink::Title };
            Span::styled(phrase.text.as_str(), self.brush.style(ink))
        });
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let sign = Span::styled(format!("{} ", self.brush.glyphs.differs), self.brush.style(Ink::Title));
        let line: Line<'_> = std::iter::once(sign).chain(phrases).collect();
        Paragraph::new(line).wrap(Wrap { trim: true }).render(area, buffer);
    }
}
