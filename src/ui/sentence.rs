//! The sentence: what happened and why, the most prominent text on the screen.

use super::Brush;
use super::panel::event_ink;
use super::theme::Ink;
use super::wrap::{clip, wrap};
use crate::scene::{Kind, Phrase, Scene, Sentence, Tone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::{Paragraph, Widget};

pub(super) struct SentenceView<'a> {
    pub scene: &'a Scene,
    /// What there is to do next.
    pub hint: Option<Sentence>,
    pub brush: &'a Brush,
}

impl Widget for &SentenceView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let hint = self.hint.iter().flat_map(|hint| &hint.phrases).cloned();
        let gap = self.hint.iter().map(|_| Phrase { text: " ".to_owned(), tone: Tone::Plain });
        let stop = self.hint.iter().map(|_| Phrase { text: ".".to_owned(), tone: Tone::Plain });
        let phrases: Vec<Phrase> =
            self.scene.sentence.phrases.iter().cloned().chain(gap).chain(hint).chain(stop).collect();
        let spans = spans(&phrases, self.scene.kind, self.brush);
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let width = usize::from(area.width);
        let lines = clip(wrap(spans, width), area.height.into(), width, self.brush.glyphs.more);
        Paragraph::new(lines).render(area, buffer);
    }
}

/// The phrases of a sentence in the inks of what they speak of.
pub(super) fn spans<'a>(phrases: &'a [Phrase], kind: Kind, brush: &Brush) -> Vec<Span<'a>> {
    let spans = phrases.iter().enumerate().flat_map(|(index, phrase)| {
        let ink = match phrase.tone {
            Tone::Plain => Ink::Text,
            Tone::Event => event_ink(kind),
            Tone::Also => Ink::AlsoText,
            Tone::Key => Ink::Key,
        };
        let style = brush.style(ink);
        if phrase.tone == Tone::Key {
            return [Span::raw(""), Span::styled(brush.key(&phrase.text), style), Span::raw("")];
        }
        let goes_on = phrases.get(index + 1).is_some_and(|next| next.tone == phrase.tone);
        // A background behind words stops where they stop.
        let text = phrase.text.as_str();
        let (before, rest) = text.split_at(text.len() - text.trim_start().len());
        let (words, after) = rest.split_at(rest.trim_end().len());
        let after = if goes_on { Span::styled(after, style) } else { Span::raw(after) };
        [Span::raw(before), Span::styled(words, style), after]
    });
    spans.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Depth, Signs, ThemeName};
    use crate::catalogue::tests::asked;
    use crate::catalogue::{Asked, listed};
    use crate::scene::Opened;
    use crate::ui::{glyphs::Glyphs, theme::Theme};

    /// Lines that the sentence has at 80 columns, and the columns of one.
    const ROOM: (usize, usize) = (3, 78);

    #[test]
    fn every_sentence_of_what_comes_with_the_program_is_seen_whole_at_80_columns() {
        let brush = Brush { theme: Theme::of(ThemeName::Dark, Depth::None), glyphs: Glyphs::of(Signs::Ascii) };
        let too_small = ["registers program 2", "registers odd-ring 2", "coloring petersen 2", "registers powers 3"];
        let orders = ["coloring petersen 3 --order mrv --look-ahead", "sudoku inkala-2012 --order mrv --propagate"];
        let further = too_small.iter().chain(&orders).map(|command| asked(command));
        for asked in listed().into_iter().map(|line| line.asked).chain(further) {
            let Ok(Opened::One(mut show)) = Asked::open(&asked) else { panic!("one program") };
            for _ in 0..500 {
                let sentence = show.sentence();
                let lines = wrap(spans(&sentence.phrases, Kind::Place, &brush), ROOM.1).len();
                assert!(lines <= ROOM.0, "{} in {lines} lines: {sentence}", asked.command());
                if !show.step_forward() {
                    break;
                }
            }
        }
    }
}
