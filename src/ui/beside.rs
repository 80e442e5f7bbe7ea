//! The puzzle's own words beside the lines of the template. What they are says the scene; the code panels draw them.

use super::Brush;
use super::panel::event_ink;
use super::theme::Ink;
use crate::scene::listing::TagEvent;
use crate::scene::{Code, Scene};
use ratatui::text::Span;

/// The words, laid out for a width.
pub(super) struct Beside<'a> {
    column: usize,
    words: Vec<Vec<&'static str>>,
    scene: &'a Scene,
    brush: &'a Brush,
}

impl<'a> Beside<'a> {
    pub(super) fn new(code: &Code, width: usize, scene: &'a Scene, brush: &'a Brush) -> Self {
        let (column, words) = code.beside(width);
        Self { column, words, scene, brush }
    }

    /// What stands behind a line whose text takes so many columns: blanks up to the words, then the words, those lit
    /// that the event is about. `ink` is that of the line.
    pub(super) fn spans(&self, line: usize, taken: usize, ink: Ink) -> Vec<Span<'static>> {
        let Some(words) = self.words.get(line).filter(|words| !words.is_empty()) else { return vec![] };
        let mut spans = vec![];
        let mut blanks = self.column.saturating_sub(taken).max(1);
        for &word in words {
            spans.push(Span::raw(" ".repeat(blanks)));
            spans.push(Span::styled(word, self.brush.style(self.ink(word, ink))));
            blanks = 1;
        }
        spans
    }

    /// The ink of a word on a line of that ink: of several tests only those that refused are lit.
    fn ink(&self, word: &str, ink: Ink) -> Ink {
        let refusals = || self.scene.tags.iter().filter(|tag| tag.event == TagEvent::Attacked);
        if ink == Ink::Text || refusals().next().is_none() {
            return ink;
        }
        match refusals().position(|tag| tag.mark == Some(word)) {
            Some(0) => event_ink(self.scene.kind),
            Some(_) => Ink::AlsoText,
            None => Ink::Quiet,
        }
    }
}

#[cfg(test)]
mod tests;
