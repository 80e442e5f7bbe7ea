//! Every set of the puzzle in a table, where there are more than the step is about: each family a column, each key in a
//! place of its own.

use super::Brush;
use super::panel::{event_ink, row};
use super::sets::room;
use super::theme::Ink;
use crate::scene::{Change, Key, MarkSet, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;

/// Rows and columns that the table takes; none if the step is about all sets anyway, or keys are longer than a digit.
pub(super) fn size(scene: &Scene) -> Option<(u16, u16)> {
    let families = families(scene);
    let rows = families.iter().map(|family| family.len()).max()?;
    let widths = families.iter().filter_map(|family| family.first()).map(|set| width(set) + 2);
    Some((u16::try_from(rows).ok()?, u16::try_from(widths.sum::<usize>()).ok()?))
}

/// The sets of one name together.
fn families(scene: &Scene) -> Vec<&[MarkSet]> {
    scene.all_marks.chunk_by(|one, other| one.family == other.family).collect()
}

/// Columns of a set: `row 4 1·3······`.
fn width(set: &MarkSet) -> usize {
    set.formula.len() + 1 + room(set)
}

/// Draws the table.
pub(super) fn draw(scene: &Scene, brush: &Brush, area: Rect, buffer: &mut Buffer) {
    let families = families(scene);
    let rows = families.iter().map(|family| family.len()).max().unwrap_or(0);
    for (y, index) in (area.y..area.bottom()).zip(0..rows) {
        let sets = families.iter().filter_map(|family| family.get(index));
        row(buffer, area, y, sets.flat_map(|set| spans(scene, brush, set)).collect());
    }
}

/// One set, the key that the event asked for lit.
fn spans(scene: &Scene, brush: &Brush, set: &MarkSet) -> Vec<Span<'static>> {
    let lit = match set.asked.as_ref().map(|asked| asked.change) {
        Some(Change::Joins | Change::Leaves | Change::Blocks) => event_ink(scene.kind),
        Some(Change::AlsoBlocks) => Ink::AlsoText,
        Some(Change::Free) | None => Ink::Text,
    };
    let name = if set.asked.is_some() { lit } else { Ink::Quiet };
    let mut spans = vec![Span::styled(format!(" {} ", set.formula), brush.style(name))];
    let (least, greatest) = set.range.unwrap_or((0, -1));
    for key in (least..=greatest).map(Key::from) {
        let is_asked = set.asked.as_ref().is_some_and(|asked| asked.key == key);
        let (text, ink) = match (set.holds(&key), is_asked) {
            (true, true) => (key.to_string(), lit),
            (true, false) => (key.to_string(), Ink::Text),
            (false, true) => (brush.glyphs.free.to_owned(), lit),
            (false, false) => (brush.glyphs.free.to_owned(), Ink::Quiet),
        };
        spans.push(Span::styled(text, brush.style(ink)));
    }
    spans.push(Span::raw(" "));
    spans
}
