//! Sets as rows of bits: one for each key that there could be, the least at the right, so that the least bits of all
//! sets stand below each other; the keys above them.

use super::super::theme::Ink;
use super::{Sets, room};
use crate::scene::{Key, MarkSet};
use ratatui::text::Span;
use std::ops::Range;

/// How the bits of all sets of a scene stand in a width.
pub(super) struct Bits<'a> {
    sets: &'a Sets<'a>,
    /// Bits that have room, and cells from one to the next.
    most: usize,
    stride: usize,
}

impl<'a> Bits<'a> {
    pub(super) fn new(sets: &'a Sets<'a>, width: usize) -> Self {
        let most = sets.scene.marks.iter().map(room).max().unwrap_or(0);
        let stride = if (2 * most).saturating_sub(1) <= width { 2 } else { 1 };
        Self { sets, most: most.min(width), stride }
    }

    /// The key of a bit, counted from the left; all keys of a set from the greatest to the least.
    fn keys(set: &MarkSet) -> Vec<Key> {
        let (least, greatest) = set.range.unwrap_or((0, -1));
        (least..=greatest).rev().map(Key::from).collect()
    }

    /// Which bit the event is about.
    fn asked(set: &MarkSet) -> Option<usize> {
        let asked = set.asked.as_ref()?;
        Self::keys(set).iter().position(|key| *key == asked.key)
    }

    /// The bits in sight: the least keys, or else those around the one that was asked for.
    fn in_sight(&self, set: &MarkSet) -> Range<usize> {
        let shown = self.most.min(room(set));
        let last_first = room(set) - shown;
        let first = Self::asked(set).map_or(last_first, |asked| asked.saturating_sub(1).min(last_first));
        first..first + shown
    }

    /// The cell of a bit, counted from the first of those of the longest set.
    fn cell(&self, index: usize, in_sight: &Range<usize>) -> usize {
        (self.most - in_sight.len() + index - in_sight.start) * self.stride
    }

    /// The keys of a set, each over its bit; where they would run together, some of them.
    pub(super) fn ruler(&self, set: &MarkSet) -> Vec<Span<'static>> {
        let keys = Self::keys(set);
        let in_sight = self.in_sight(set);
        let mut labels: Vec<(usize, usize)> = vec![];
        let mut free_to = usize::MAX;
        for index in in_sight.clone().rev() {
            let (end, length) = (self.cell(index, &in_sight) + 1, keys[index].to_string().len());
            if end < free_to && length <= end {
                free_to = end - length;
                labels.push((free_to, index));
            }
        }
        let mut spans = vec![];
        let mut at = 0;
        for (start, index) in labels.into_iter().rev() {
            let label = keys[index].to_string();
            let is_asked = Self::asked(set) == Some(index);
            let style = if is_asked { self.sets.style(set) } else { self.sets.brush.style(Ink::Quiet) };
            spans.push(Span::raw(" ".repeat(start - at)));
            at = start + label.len();
            spans.push(Span::styled(label, style));
        }
        spans
    }

    /// The bits of a set, that of the event lit.
    pub(super) fn row(&self, set: &MarkSet) -> Vec<Span<'static>> {
        let brush = self.sets.brush;
        let quiet = brush.style(Ink::Quiet);
        let keys = Self::keys(set);
        let asked = Self::asked(set);
        let in_sight = self.in_sight(set);
        let bit = |index: usize| {
            let digit = if set.holds(&keys[index]) { "1" } else { "0" };
            let cuts_before = index == in_sight.start && index > 0;
            let is_cut = cuts_before || index + 1 == in_sight.end && index + 1 < keys.len();
            match (is_cut, asked == Some(index)) {
                (true, false) => Span::styled(brush.glyphs.more, quiet),
                (_, true) => Span::styled(digit, self.sets.style(set)),
                (false, false) => Span::styled(digit, if digit == "1" { brush.style(Ink::Text) } else { quiet }),
            }
        };
        let mut spans = vec![Span::raw(" ".repeat(self.cell(in_sight.start, &in_sight)))];
        for index in in_sight.clone() {
            spans.push(bit(index));
            spans.push(Span::raw(" ".repeat(self.stride - 1)));
        }
        spans
    }
}
