//! The last line: what the user is told, or else the keys that matter most, from the key table.

use super::Brush;
use super::numbers::{grouped, rounded};
use super::theme::Ink;
use super::wrap::{clip, wrap};
use crate::app::{Action, App, EDITOR_KEYS, Entry, KEY_TABLE, Prompt, Signs};
use crate::replay::Extent;
use crate::scene::{Sentence, Tone, stop, target};
use crate::tour::{Group, Purpose, Verb};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};
use unicode_width::UnicodeWidthStr;

/// What opens two programs.
const TO_TWO: Action = Action::Do(Verb::Mistake(None));

pub(super) struct Footer<'a> {
    pub app: &'a App,
    pub brush: &'a Brush,
}

impl Widget for &Footer<'_> {
    /// Draws at the bottom of the area of the whole screen. What the user is told has as many rows as it needs, over what
    /// stands above: nothing of it is cut off.
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let lines = self.lines(area.width.into());
        let lines = clip(lines, usize::from(area.height / 2).max(1), area.width.into(), self.brush.glyphs.more);
        let rows = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(area.height);
        let area = Rect { y: area.bottom() - rows, height: rows, ..area };
        Clear.render(area, buffer);
        buffer.set_style(area, self.brush.style(Ink::Text));
        for (y, line) in (area.y..area.bottom()).zip(lines) {
            super::panel::row(buffer, area, y, line.spans);
        }
    }
}

impl Footer<'_> {
    fn lines(&self, width: usize) -> Vec<Line<'static>> {
        if let Some(prompt) = self.app.prompt() {
            return self.prompt(prompt, width);
        }
        let notice = match self.app.tour().progress() {
            Some(step) => Some(Sentence::telling(self.under_way(step))),
            None => self.app.notice().cloned(),
        };
        match &notice {
            Some(notice) => self.told(notice, width),
            None if self.app.is_editing() => self.editor_keys(width),
            None => vec![self.keys(width).into()],
        }
    }

    /// What the user is told, its keys told from its words.
    fn told(&self, notice: &Sentence, width: usize) -> Vec<Line<'static>> {
        let style = self.brush.style(Ink::Notice);
        let phrases = self.with_keys(notice, style, style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED));
        let ends = || Span::styled(" ", style);
        // The margin of the screen, and a blank of the notice at either end.
        let lines = wrap(phrases, width.saturating_sub(3)).into_iter();
        lines.map(|line| [Span::raw(" "), ends()].into_iter().chain(line.spans).chain([ends()]).collect()).collect()
    }

    /// Words in a style and the keys among them in another, in brackets where there is no colour.
    fn with_keys(&self, words: &Sentence, style: Style, key: Style) -> Vec<Span<'static>> {
        let key = if self.brush.theme.has_colours { key } else { style };
        let phrases = words.phrases.iter().map(|phrase| match phrase.tone {
            Tone::Key => Span::styled(self.brush.key(&phrase.text), key),
            _ => Span::styled(phrase.text.clone(), style),
        });
        phrases.collect()
    }

    /// How far a long way has come, and of how much, if that can be said.
    fn under_way(&self, step: u64) -> String {
        let of = match self.app.tour().journey().extent() {
            Extent::Known(total) => format!(" of {}", grouped(total)),
            Extent::About(estimate) => format!(" of about {}", rounded(estimate.events)),
            Extent::AtLeast(_) => String::new(),
        };
        format!("on the way: at step {}{of}; [Esc] stops", grouped(step))
    }

    /// The entries that have a word here, in their order; those for two programs only where there are two, and then early.
    fn entries(&self) -> Vec<(&'static str, &'static Entry)> {
        let has_two = self.app.contrast().is_some();
        let rank = |entry: &Entry| match (entry.group, entry.footer?) {
            (Group::Compare, (rank, _)) if has_two => Some((1, rank)),
            // The way to them.
            (Group::Compare, (rank, _)) if entry.bindings.iter().any(|(action, _)| *action == TO_TWO) => {
                Some((2, rank))
            }
            (Group::Compare, _) => None,
            (_, (0, _)) => Some((0, 0)),
            (_, (rank, _)) => Some((2, rank)),
        };
        let mut entries: Vec<_> =
            KEY_TABLE.iter().filter_map(|entry| Some((rank(entry)?, entry.footer?.1, entry))).collect();
        entries.sort_by_key(|&(rank, ..)| rank);
        entries.into_iter().map(|(_, word, entry)| (word, entry)).collect()
    }

    /// The question, what has been typed with the cursor in it, and what can be answered; over it what was wrong with the
    /// answer before.
    fn prompt(&self, prompt: &Prompt, width: usize) -> Vec<Line<'static>> {
        let marks = self.app.tour().marks().keys().map(char::to_string).collect::<Vec<_>>().join(" ");
        let (question, hint) = match prompt.purpose() {
            Purpose::GoTo => ("go to", format!("{}; [Enter] goes, [Esc] closes", target::EXAMPLES)),
            Purpose::Stop => ("stop at", format!("{}; [Enter] goes, [Esc] closes", stop::EXAMPLES)),
            Purpose::SetMark => ("mark this step as", "any letter; [Esc] closes".to_owned()),
            Purpose::GoToMark => ("go to mark", format!("one of {marks}; [Esc] closes")),
            Purpose::Command => ("stepback", "[Enter] opens, [Esc] closes".to_owned()),
        };
        let question =
            if prompt.purpose() == Purpose::Command { format!(" {question} ") } else { format!(" {question}: ") };
        let (before, after) = prompt.text();
        // The cursor has a cell of its own behind the text.
        let room = width.saturating_sub(question.width() + 2);
        let before = last_columns(before, room);
        let mut rest = after.chars();
        let under_cursor = rest.next().map_or_else(|| " ".to_owned(), String::from);
        let after = first_columns(rest.as_str(), room.saturating_sub(before.width()));
        let used = question.width() + before.width() + under_cursor.width() + after.width();
        let mut spans = vec![
            Span::styled(question, self.brush.style(Ink::Title)),
            Span::styled(before.to_owned(), self.brush.style(Ink::Text)),
            Span::styled(under_cursor, self.brush.style(Ink::Notice).add_modifier(Modifier::REVERSED)),
            Span::styled(after.to_owned(), self.brush.style(Ink::Text)),
        ];
        let hint = Sentence::telling(format!("  {hint}"));
        let hint = self.with_keys(&hint, self.brush.style(Ink::Quiet), self.brush.style(Ink::Key));
        let hint_width: usize = hint.iter().map(Span::width).sum();
        if used + hint_width <= width || prompt.purpose() != Purpose::Command {
            spans.extend(hint);
        }
        let complaint = prompt.complaint().map(|complaint| self.told(&Sentence::telling(complaint), width));
        complaint.unwrap_or_default().into_iter().chain([spans.into()]).collect()
    }

    /// The keys of the editor, all of them: whoever writes has no other list.
    fn editor_keys(&self, width: usize) -> Vec<Line<'static>> {
        let ascii = self.app.look().signs == Signs::Ascii;
        let written = self.app.writable().unwrap_or_default();
        let mut lines = vec![Line::from(" ")];
        for entry in EDITOR_KEYS {
            let key = if ascii { entry.ascii } else { entry.label };
            let key = if key.is_empty() { written } else { key };
            let used: usize = lines.last().map_or(0, Line::width);
            if used > 1 && used + key.width() + 1 + entry.word.width() > width {
                lines.push(Line::from(" "));
            }
            if let Some(line) = lines.last_mut() {
                line.push_span(Span::styled(key, self.brush.style(Ink::Key)));
                line.push_span(Span::styled(format!(" {}  ", entry.word), self.brush.style(Ink::Quiet)));
            }
        }
        lines
    }

    /// As many keys as fit, with a column before and no gap behind them; the last two of the table, which lead on and out, always do.
    fn keys(&self, width: usize) -> Vec<Span<'static>> {
        let ascii = self.app.look().signs == Signs::Ascii;
        let entries: Vec<(String, &'static str)> =
            self.entries().into_iter().map(|(word, entry)| (entry.footer_label(ascii), word)).collect();
        let length = |(key, word): &(String, &str)| key.width() + 1 + word.width() + 2;
        let (optional, always) = entries.split_at(entries.len().saturating_sub(2));
        let mut left = (width + 1).saturating_sub(always.iter().map(length).sum::<usize>());
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

/// As much of the end of a text as fits into so many columns.
fn last_columns(text: &str, columns: usize) -> &str {
    let fits = |&(start, _): &(usize, char)| text[start..].width() <= columns;
    text.char_indices().rev().take_while(fits).last().map_or("", |(start, _)| &text[start..])
}

/// As much of the beginning of a text as fits into so many columns.
fn first_columns(text: &str, columns: usize) -> &str {
    let ends = text.char_indices().map(|(start, character)| start + character.len_utf8());
    ends.take_while(|&end| text[..end].width() <= columns).last().map_or("", |end| &text[..end])
}
