//! The sets: what each holds, and the key that the event asked for or changed.

use super::panel::{around, event_ink, row, title};
use super::theme::Ink;
use super::{Brush, all_sets};
use crate::scene::{Asked, Change, Key, MarkSet, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::Widget;

/// Columns of a set's name.
const NAME: usize = 6;

/// Columns from which there is a word and not just a sign for what became of a key.
const WIDE: u16 = 50;

pub(super) struct Sets<'a> {
    pub scene: &'a Scene,
    pub bits: bool,
    pub brush: &'a Brush,
}

impl Widget for &Sets<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let note = if self.bits { "bits, least key at right" } else { "" };
        let rows = title(self.brush, area, "sets", note, buffer);
        let longest_name = self.scene.marks.iter().map(|set| self.scene.name_of(set).len()).max().unwrap_or(0);
        let asked_width = self.scene.marks.iter().map(|set| self.asked_width(set)).max().unwrap_or(0);
        // A space before the names is given up where a full set would not fit otherwise.
        let full = self.scene.marks.iter().map(|set| 1 + 2 * room(set)).max().unwrap_or(0);
        let is_tight = self.names_sets() && longest_name + 2 + asked_width + 3 + full > usize::from(area.width);
        let indent = if is_tight { "" } else { " " };
        let name_width = NAME.max(indent.len() + longest_name + 1);
        for (y, set) in (rows.y..).zip(&self.scene.marks) {
            let style = self.style(set.asked.as_ref());
            let (sign, word) = set.asked.as_ref().map_or((" ", ""), |asked| self.change(asked.change));
            let formula = self.question(set);
            let pad = asked_width.saturating_sub(formula.len());
            let word = if area.width >= WIDE { format!(" {word:<7}") } else { String::new() };
            let used = name_width + asked_width + 1 + 1 + word.len() + 1;
            let width = usize::from(area.width).saturating_sub(used);
            let mut spans = vec![
                Span::styled(
                    format!("{indent}{:<1$}", self.scene.name_of(set), name_width - indent.len()),
                    self.brush.style(Ink::Text),
                ),
                Span::styled(formula, style),
                Span::raw(" ".repeat(pad + 1)),
                Span::styled(sign, style),
                Span::styled(word, style),
                Span::raw(" "),
            ];
            spans.extend(if self.bits { self.bits(set, width) } else { self.keys(set, width) });
            row(buffer, rows, y, spans);
        }
        let shown = u16::try_from(self.scene.marks.len() + 1).unwrap_or(rows.height).min(rows.height);
        let rest = Rect { y: rows.y + shown, height: rows.height - shown, ..rows };
        all_sets::draw(self.scene, self.brush, rest, buffer);
    }
}

impl Sets<'_> {
    /// Columns that the longest question to a set can take, so that nothing moves when it is asked.
    fn asked_width(&self, set: &MarkSet) -> usize {
        let ends = set.range.into_iter().flat_map(|(least, greatest)| [least, greatest]).map(Key::from);
        let keys = ends.chain(set.asked.iter().map(|asked| asked.key.clone()));
        let longest = keys.map(|key| key.to_string().len()).max().unwrap_or(0);
        set.formula.len() + if self.names_sets() { 4 } else { 3 } + longest
    }

    /// Whether a formula says which set of many this is, and not how a key is worked out.
    fn names_sets(&self) -> bool {
        !self.scene.all_marks.is_empty()
    }

    /// What the event asks of a set: `r - c = -1`, `5 in row 2`.
    fn question(&self, set: &MarkSet) -> String {
        match &set.asked {
            Some(asked) if self.names_sets() => format!("{} in {}", asked.key, set.formula),
            Some(asked) => format!("{} = {}", set.formula, asked.key),
            // As far to the right as in a question.
            None if self.names_sets() => format!("     {}", set.formula),
            None => String::new(),
        }
    }

    /// The light of a key: what decided is lit as the event, what would have decided too less so.
    fn style(&self, asked: Option<&Asked>) -> Style {
        self.brush.style(match asked.map(|asked| asked.change) {
            Some(Change::Joins | Change::Leaves | Change::Blocks) => event_ink(self.scene.kind),
            Some(Change::AlsoBlocks) => Ink::AlsoText,
            Some(Change::Free) | None => Ink::Quiet,
        })
    }

    fn change(&self, change: Change) -> (&'static str, &'static str) {
        let glyphs = self.brush.glyphs;
        match change {
            Change::Joins => (glyphs.joins, "joins"),
            Change::Leaves => (glyphs.leaves, "leaves"),
            Change::Blocks => (glyphs.cross, "blocks"),
            Change::AlsoBlocks => (glyphs.cross, "too"),
            Change::Free => (glyphs.free, "free"),
        }
    }

    /// `{-1 0 3}`, the key of the event lit.
    fn keys(&self, set: &MarkSet, width: usize) -> Vec<Span<'static>> {
        let asked = set.asked.as_ref();
        let lit = asked.and_then(|asked| set.keys().position(|key| *key == asked.key));
        let words: Vec<String> = set.entries.iter().map(ToString::to_string).collect();
        let next = asked.map(|asked| set.keys().take_while(|key| **key < asked.key).count());
        let focus = lit.or(next).unwrap_or(0);
        let (words, focus) = around(&words, focus, width.saturating_sub(2), self.brush.glyphs.more);
        let mut spans = vec![Span::styled("{", self.brush.style(Ink::Quiet))];
        for (index, word) in words.into_iter().enumerate() {
            if index > 0 {
                spans.push(Span::raw(" "));
            }
            let is_lit = lit.is_some() && index == focus;
            spans.push(Span::styled(word, if is_lit { self.style(asked) } else { self.brush.style(Ink::Text) }));
        }
        spans.push(Span::styled("}", self.brush.style(Ink::Quiet)));
        spans
    }

    /// A bit for each key that there could be, the least at the right with its key behind it, so that the least bits of
    /// all sets stand below each other; the bit of the event is lit. Keys that are not numbers stay a list.
    fn bits(&self, set: &MarkSet, width: usize) -> Vec<Span<'static>> {
        let Some((least, greatest)) = set.range else { return self.keys(set, width) };
        let label = |set: &MarkSet| set.range.map_or_else(String::new, |(least, _)| format!(" ({least})"));
        let labels = self.scene.marks.iter().map(|set| label(set).len()).max().unwrap_or(0);
        let most = self.scene.marks.iter().map(room).max().unwrap_or(0).min(width.saturating_sub(labels));
        let shown = most.min(room(set));
        let keys: Vec<Key> = (least..=greatest).rev().map(Key::from).collect();
        let asked = set.asked.as_ref().and_then(|asked| keys.iter().position(|key| *key == asked.key));
        // The least keys are in sight, or else the one that was asked for.
        let last_first = keys.len() - shown;
        let first = asked.map_or(last_first, |asked| asked.saturating_sub(1).min(last_first));
        let quiet = self.brush.style(Ink::Quiet);
        let bit = |index: usize| {
            let digit = if set.holds(&keys[index]) { "1" } else { "0" };
            let is_cut = index == first && first > 0 || index + 1 == first + shown && index + 1 < keys.len();
            match (is_cut, asked == Some(index)) {
                (true, false) => Span::styled(self.brush.glyphs.more, quiet),
                (_, true) => Span::styled(digit, self.style(set.asked.as_ref())),
                (false, false) => Span::styled(digit, if digit == "1" { self.brush.style(Ink::Text) } else { quiet }),
            }
        };
        let pad = Span::raw(" ".repeat(most - shown));
        let bits = (first..first + shown).map(bit);
        [pad].into_iter().chain(bits).chain([Span::styled(label(set), quiet)]).collect()
    }
}

/// How many keys a set can hold, where they are numbers in a row.
pub(super) fn room(set: &MarkSet) -> usize {
    set.range.map_or(0, |(least, greatest)| (least..=greatest).count())
}
