//! The last line: what the user is told, or else the keys that matter most, from the key table.

use super::Brush;
use super::numbers::{grouped, rounded};
use super::theme::Ink;
use crate::app::{App, EDITOR_KEYS, Entry, Group, KEY_TABLE, Prompt, Purpose, Signs};
use crate::replay::Extent;
use crate::scene::{stop, target};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Span;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

pub(super) struct Footer<'a> {
    pub app: &'a App,
    pub brush: &'a Brush,
}

impl Widget for &Footer<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let notice = match self.app.progress() {
            Some(step) => Some(self.under_way(step)),
            None => self.app.notice().map(str::to_owned),
        };
        if let Some(prompt) = self.app.prompt() {
            self.prompt(prompt, area, buffer);
            return;
        }
        let spans = match notice {
            Some(notice) => vec![Span::raw(" "), Span::styled(format!(" {notice} "), self.brush.style(Ink::Notice))],
            None if self.app.is_editing() => self.editor_keys(),
            None => self.keys(area.width.into()),
        };
        super::panel::row(buffer, area, area.y, spans);
    }
}

impl Footer<'_> {
    /// How far a long journey has come, and of how much, if that can be said.
    fn under_way(&self, step: u64) -> String {
        let of = match self.app.extent() {
            Extent::Known(total) => format!(" of {}", grouped(total)),
            Extent::About(estimate) => format!(" of about {}", rounded(estimate.events)),
            Extent::AtLeast(_) => String::new(),
        };
        format!("on the way: at step {}{of}; Esc stops", grouped(step))
    }

    /// The entries in their order; those for two programs only where there are two, and then early.
    fn entries(&self) -> impl Iterator<Item = &'static Entry> {
        let has_two = self.app.contrast().is_some();
        let rank = move |index: usize, entry: &Entry| match entry.group {
            Group::Compare if has_two => Some(1),
            Group::Compare => None,
            _ if index == 0 => Some(0),
            _ => Some(2),
        };
        let mut entries: Vec<(i32, &Entry)> =
            KEY_TABLE.iter().enumerate().filter_map(|(index, entry)| Some((rank(index, entry)?, entry))).collect();
        entries.sort_by_key(|&(rank, _)| rank);
        entries.into_iter().map(|(_, entry)| entry)
    }

    /// The question, what has been typed with a cursor behind it, and what can be answered.
    fn prompt(&self, prompt: &Prompt, area: Rect, buffer: &mut Buffer) {
        let marks = self.app.marks().keys().map(char::to_string).collect::<Vec<_>>().join(" ");
        let (question, hint) = match prompt.purpose() {
            Purpose::GoTo => ("go to", format!("{}; Enter goes, Esc closes", target::EXAMPLES)),
            Purpose::Stop => ("stop at", format!("{}; Enter goes, Esc closes", stop::EXAMPLES)),
            Purpose::SetMark => ("mark this step as", "any letter; Esc closes".to_owned()),
            Purpose::GoToMark => ("go to mark", format!("one of {marks}; Esc closes")),
        };
        let spans = vec![
            Span::styled(format!(" {question}: "), self.brush.style(Ink::Title)),
            Span::styled(prompt.text().to_owned(), self.brush.style(Ink::Text)),
            Span::styled(" ", self.brush.style(Ink::Notice).add_modifier(Modifier::REVERSED)),
            Span::styled(format!("  {hint}"), self.brush.style(Ink::Quiet)),
        ];
        super::panel::row(buffer, area, area.y, spans);
    }

    /// The keys of the editor.
    fn editor_keys(&self) -> Vec<Span<'static>> {
        let ascii = self.app.look().signs == Signs::Ascii;
        let entries = EDITOR_KEYS.iter().flat_map(|entry| {
            let key = if ascii { entry.ascii } else { entry.label };
            let key = Span::styled(key, self.brush.style(Ink::Key));
            [key, Span::styled(format!(" {}  ", entry.word), self.brush.style(Ink::Quiet))]
        });
        [Span::raw(" ")].into_iter().chain(entries).collect()
    }

    /// As many keys as fit; the last two of the table, which lead on and out, always do.
    fn keys(&self, width: usize) -> Vec<Span<'static>> {
        let ascii = self.app.look().signs == Signs::Ascii;
        let entries: Vec<(String, &'static str)> =
            self.entries().filter_map(|entry: &Entry| Some((entry.footer_label(ascii), entry.footer?))).collect();
        let length = |(key, word): &(String, &str)| key.width() + 1 + word.width() + 2;
        let (optional, always) = entries.split_at(entries.len().saturating_sub(2));
        let mut left = width.saturating_sub(1 + always.iter().map(length).sum::<usize>());
        let shown = optional.iter().filter(|entry| {
            let fits = length(entry) <= left;
            left = if fits { left - length(entry) } else { 0 };
            fits
        });
        let shown: Vec<_> = shown.cloned().collect();
        let mut spans = vec![Span::raw(" ")];
        for (key, word) in shown.into_iter().chain(always.iter().cloned()) {
            spans.push(Span::styled(key, self.brush.style(Ink::Key)));
            spans.push(Span::styled(format!(" {word}  "), self.brush.style(Ink::Quiet)));
        }
        spans
    }
}
