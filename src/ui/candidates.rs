//! The digits that can still stand in an empty square, written small, as on paper. Not for digits that stand.

use super::grid::write;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Cells that three digits beside one another and three under one another take.
const SIZE: (u16, u16) = (5, 3);

/// The narrowest square with a margin around them.
const LEAST_WIDTH: u16 = SIZE.0 + 2;

/// Writes the digits, each in its own place; nothing if there is no room.
pub(super) fn write_candidates(candidates: &[u8], area: Rect, style: Style, buffer: &mut Buffer) {
    if area.width < LEAST_WIDTH || area.height < SIZE.1 {
        return;
    }
    let (left, top) = (area.x + (area.width - SIZE.0) / 2, area.y + (area.height - SIZE.1) / 2);
    for digit in candidates.iter().filter(|&&digit| digit > 0) {
        let place = u16::from(digit - 1);
        write(buffer, area, left + place % 3 * 2, top + place / 3, &digit.to_string(), style);
    }
}
