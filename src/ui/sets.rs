//! The sets: what each holds, and the key that the event asked for or changed. Of two programs each has its own, with a
//! sign where the other's hold something else.

mod bits;
mod told;

use super::Brush;
use super::panel::{around, row};
use super::theme::Ink;
use crate::scene::{Asked, Entry, Key, MarkSet, Scene};
use bits::Bits;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::Widget;
use told::{Told, WORD};
use unicode_width::UnicodeWidthStr;

/// Columns of a set's name at the least.
const NAME: usize = 5;

/// Columns that the keys of a set want where nobody knows how many there can be.
const KEYS: usize = 16;

pub(super) struct Sets<'a> {
    pub scene: &'a Scene,
    /// What the other of two programs looks like.
    pub other: Option<&'a Scene>,
    pub bits: bool,
    pub brush: &'a Brush,
}

/// The columns before the keys of a set, with the gaps after them.
struct Columns {
    /// What stands before a name.
    indent: usize,
    name: usize,
    question: usize,
    told: usize,
    /// Whether there is a word and not just a sign for what became of a key.
    has_words: bool,
}

impl Columns {
    fn before_keys(&self) -> usize {
        self.indent + self.name + self.question + self.told
    }
}

/// Rows that the sets of a scene take.
pub(super) fn rows(scene: &Scene, bits: bool) -> u16 {
    let rulers = if bits { (0..scene.marks.len()).filter(|&index| has_ruler(scene, index)).count() } else { 0 };
    u16::try_from(scene.marks.len() + rulers).unwrap_or(u16::MAX)
}

/// Whether the keys of a set's bits stand above it: not if they are those of the set above it.
fn has_ruler(scene: &Scene, index: usize) -> bool {
    let range = |index: usize| scene.marks.get(index).and_then(|set| set.range);
    range(index).is_some() && index.checked_sub(1).and_then(range) != range(index)
}

impl Widget for &Sets<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if self.scene.marks.is_empty() {
            let none = "  no sets: only a full board is tested";
            row(buffer, area, area.y, vec![Span::styled(none, self.brush.style(Ink::Quiet))]);
        }
        let columns = self.columns(area.width.into());
        let width = usize::from(area.width).saturating_sub(columns.before_keys());
        let bits = Bits::new(self, width);
        let mut y = area.y;
        for (index, set) in self.scene.marks.iter().enumerate() {
            let shows_bits = self.bits && set.range.is_some();
            if shows_bits && has_ruler(self.scene, index) {
                let pad = Span::raw(" ".repeat(columns.before_keys()));
                row(buffer, area, y, [pad].into_iter().chain(bits.ruler(set)).collect());
                y += 1;
            }
            let mut spans = self.head(set, &columns);
            spans.extend(if shows_bits { bits.row(set) } else { self.keys(set, width) });
            row(buffer, area, y, spans);
            y += 1;
        }
    }
}

impl Sets<'_> {
    /// Widths by the area and the puzzle, so that nothing moves from step to step: words if all keys have room beside
    /// them.
    fn columns(&self, width: usize) -> Columns {
        let sets = || self.scene.marks.iter();
        let name = sets().map(|set| self.name(set).width()).max().unwrap_or(0).max(NAME) + 1;
        let question = sets().map(|set| self.question_width(set)).max().unwrap_or(0) + 1;
        let keys = sets().map(|set| self.keys_width(set)).max().unwrap_or(0);
        let indent = if self.other.is_some() { 2 } else { 1 };
        let has_words = indent + name + question + WORD + 1 + keys <= width;
        let sign = told::sign_width(self.brush.glyphs);
        Columns { indent, name, question, told: 1 + if has_words { WORD } else { sign }, has_words }
    }

    /// The name of a set: of its family, or where there are more of them which one it is.
    fn name(&self, set: &MarkSet) -> String {
        let name = self.scene.name_of(set);
        match &*set.formula {
            formula if self.names_sets() => formula.to_owned(),
            formula if formula.starts_with("of ") => format!("{name} {formula}"),
            _ => name.to_owned(),
        }
    }

    /// Whether a formula says which set of many this is, and not how a key is worked out.
    fn names_sets(&self) -> bool {
        !self.scene.all_marks.is_empty()
    }

    /// A key as the event asks for it: `r - c = -1`; a name, or the key of a set that is one of many, as it is.
    fn question(&self, set: &MarkSet, key: &Key) -> String {
        let speaks_for_itself = self.names_sets() || set.formula.starts_with("of ") || matches!(key, Key::Word(_));
        if speaks_for_itself { key.to_string() } else { format!("{} = {key}", set.formula) }
    }

    /// Columns of the longest question to a set that can be told beforehand.
    fn question_width(&self, set: &MarkSet) -> usize {
        let ends = set.range.into_iter().flat_map(|(least, greatest)| [least, greatest]).map(Key::from);
        let keys = ends.chain(set.asked.iter().map(|asked| asked.key.clone())).chain(set.keys().cloned());
        keys.map(|key| self.question(set, &key).width()).max().unwrap_or(0)
    }

    /// Columns that the keys of a set can take.
    fn keys_width(&self, set: &MarkSet) -> usize {
        let Some((least, greatest)) = set.range else { return if set.is_counter { 0 } else { KEYS } };
        let longest = [least, greatest].map(|key| key.to_string().len()).into_iter().max().unwrap_or(1);
        let most = room(set).min(super::picture::rows(self.scene));
        let least_list = 1 + most * (longest + 1);
        if self.bits { room(set) } else { least_list }
    }

    /// All that stands before the keys.
    fn head(&self, set: &MarkSet, columns: &Columns) -> Vec<Span<'static>> {
        let beside = self.beside(set);
        let differs = beside.is_some_and(|beside| !beside.keys().eq(set.keys()));
        let before = match columns.indent {
            2 if differs => format!("{} ", self.brush.glyphs.differs),
            indent => " ".repeat(indent),
        };
        let name = self.brush.style(if differs { Ink::Title } else { Ink::Text });
        let counted = set.entries.first().map(|entry| &entry.key).filter(|_| set.is_counter);
        let question = set.asked.as_ref().map(|asked| &asked.key);
        let question = counted.or(question).map(|key| self.question(set, key)).unwrap_or_default();
        let told = Told::of(set, self.scene);
        let style = told.as_ref().map_or(self.brush.style(Ink::Text), |told| self.brush.style(told.ink));
        let text = told.as_ref().map_or("", |told| {
            if columns.has_words || set.is_counter { told.word } else { told.sign(self.brush.glyphs) }
        });
        let pad = |text: &str, width: usize| Span::raw(" ".repeat(width.saturating_sub(text.width())));
        vec![
            Span::styled(format!("{before}{:<1$}", self.name(set), columns.name), name),
            Span::styled(question.clone(), style),
            pad(&question, columns.question),
            Span::styled(text, style),
            pad(text, columns.told),
        ]
    }

    /// The same set of the other program.
    fn beside(&self, set: &MarkSet) -> Option<&MarkSet> {
        self.other?.marks.iter().find(|beside| beside.is_same(set))
    }

    /// The light of the key that the event asked for.
    fn style(&self, set: &MarkSet) -> Style {
        self.brush.style(Told::of(set, self.scene).map_or(Ink::Text, |told| told.ink))
    }

    /// `{-1 0 3}`, the key of the event lit, one of a piece that is gone in brackets; one that the other program lacks
    /// is lit too.
    fn keys(&self, set: &MarkSet, width: usize) -> Vec<Span<'static>> {
        if set.is_counter {
            return vec![];
        }
        let asked = set.asked.as_ref();
        let is_asked = |entry: &Entry| asked.is_some_and(|asked| asked.key == entry.key);
        let word = |entry: &Entry| if entry.left_by.is_some() { format!("({entry})") } else { entry.to_string() };
        let words: Vec<String> = set.entries.iter().map(word).collect();
        let next = |asked: &Asked| set.keys().take_while(|key| **key < asked.key).count();
        let focus = set.entries.iter().position(is_asked).or(asked.map(next)).unwrap_or(0);
        let focus = focus.min(words.len().saturating_sub(1));
        let (words, shown_focus) = around(&words, focus, width.saturating_sub(2), self.brush.glyphs.more);
        let beside = self.beside(set);
        let quiet = self.brush.style(Ink::Quiet);
        let mut spans = vec![Span::styled("{", quiet)];
        for (index, word) in words.into_iter().enumerate() {
            if index > 0 {
                spans.push(Span::raw(" "));
            }
            let entry = (index + focus).checked_sub(shown_focus).and_then(|index| set.entries.get(index));
            let style = match entry {
                _ if word == self.brush.glyphs.more => quiet,
                Some(entry) if is_asked(entry) => self.style(set),
                Some(entry) if beside.is_some_and(|beside| !beside.holds(&entry.key)) => self.brush.style(Ink::Title),
                _ => self.brush.style(Ink::Text),
            };
            spans.push(Span::styled(word, style));
        }
        spans.push(Span::styled("}", quiet));
        spans
    }
}

/// How many keys a set can hold, where they are numbers in a row.
pub(super) fn room(set: &MarkSet) -> usize {
    set.range.map_or(0, |(least, greatest)| (least..=greatest).count())
}

#[cfg(test)]
mod tests;
