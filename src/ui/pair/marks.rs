//! The sets of one program, with a sign where the other's hold something else.

use super::super::Brush;
use super::super::panel::{cut_row, event_ink};
use super::super::theme::Ink;
use crate::scene::{Change, MarkSet, Scene, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

pub(super) struct Marks<'a> {
    /// The right program and the wrong one.
    pub scenes: [&'a Scene; 2],
    pub side: Side,
    pub brush: &'a Brush,
}

impl Widget for &Marks<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let [scene, other] = match self.side {
            Side::First => self.scenes,
            Side::Second => [self.scenes[1], self.scenes[0]],
        };
        if scene.marks.is_empty() {
            let none = "no sets: only a full board is tested";
            let none = Span::styled(format!("  {none}"), self.brush.style(Ink::Quiet));
            cut_row(self.brush, buffer, area, area.y, vec![none]);
        }
        for (y, set) in (area.y..).zip(&scene.marks) {
            let beside = other.marks.iter().find(|beside| beside.is_same(set));
            cut_row(self.brush, buffer, area, y, self.set(scene, set, beside));
        }
    }
}

impl Marks<'_> {
    /// `≠ cols  c = 2 ✗ {0 (2)}`: a key of a piece that is gone in brackets, one that the other lacks lit.
    fn set(&self, scene: &Scene, set: &MarkSet, beside: Option<&MarkSet>) -> Vec<Span<'static>> {
        let glyphs = self.brush.glyphs;
        let differs = beside.is_some_and(|beside| !beside.keys().eq(set.keys()));
        let sign = if differs { glyphs.differs } else { " " };
        let name = if differs { Ink::Title } else { Ink::Text };
        let (change, ink) = match set.asked.as_ref().map(|asked| asked.change) {
            _ if scene.extras.fault.as_ref().is_some_and(|fault| fault.family == set.family) => {
                (glyphs.cross, event_ink(scene.kind))
            }
            Some(Change::Joins) => (glyphs.joins, event_ink(scene.kind)),
            Some(Change::Leaves) if stays(set) => (" ", event_ink(scene.kind)),
            Some(Change::Leaves) => (glyphs.leaves, event_ink(scene.kind)),
            Some(Change::Blocks) => (glyphs.cross, event_ink(scene.kind)),
            Some(Change::AlsoBlocks) => (glyphs.cross, Ink::AlsoText),
            Some(Change::Free) => (glyphs.free, Ink::Quiet),
            None => (" ", Ink::Quiet),
        };
        let formula = set.asked.as_ref().map(|asked| format!("{} = {}", set.formula, asked.key)).unwrap_or_default();
        let mut spans = vec![
            Span::styled(format!("{sign} {:<6}", scene.name_of(set)), self.brush.style(name)),
            Span::styled(format!("{formula:<11}{change} "), self.brush.style(ink)),
            Span::styled("{", self.brush.style(Ink::Quiet)),
        ];
        for (index, entry) in set.entries.iter().enumerate() {
            let word = if entry.left_by.is_some() { format!("({entry})") } else { entry.to_string() };
            let is_extra = beside.is_some_and(|beside| !beside.holds(&entry.key));
            let is_asked = set.asked.as_ref().is_some_and(|asked| asked.key == entry.key);
            let key_ink = match (is_asked, is_extra) {
                (true, _) => ink,
                (false, true) => Ink::Title,
                (false, false) => Ink::Text,
            };
            let space = if index > 0 { " " } else { "" };
            spans.push(Span::styled(space, self.brush.style(Ink::Text)));
            spans.push(Span::styled(word, self.brush.style(key_ink)));
        }
        spans.push(Span::styled("}", self.brush.style(Ink::Quiet)));
        spans
    }
}

/// Whether the key that was to leave is still there.
fn stays(set: &MarkSet) -> bool {
    set.asked.as_ref().is_some_and(|asked| set.holds(&asked.key))
}
