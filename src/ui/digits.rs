//! Digits drawn large, from half blocks, and those that can still stand in an empty square, drawn small.

use super::grid::{centred, write};
use crate::scene::Piece;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// Columns of a drawn digit, in points. A cell holds two of them, one over the other.
const COLUMNS: usize = 3;

/// The rows of a drawn digit, in points.
const ROWS: usize = 5;

/// The points of the digits 1 to 9, row by row, the left one first.
const POINTS: [[[u8; COLUMNS]; ROWS]; 9] = [
    [[0, 1, 0], [1, 1, 0], [0, 1, 0], [0, 1, 0], [1, 1, 1]],
    [[1, 1, 1], [0, 0, 1], [1, 1, 1], [1, 0, 0], [1, 1, 1]],
    [[1, 1, 1], [0, 0, 1], [0, 1, 1], [0, 0, 1], [1, 1, 1]],
    [[1, 0, 1], [1, 0, 1], [1, 1, 1], [0, 0, 1], [0, 0, 1]],
    [[1, 1, 1], [1, 0, 0], [1, 1, 1], [0, 0, 1], [1, 1, 1]],
    [[1, 1, 1], [1, 0, 0], [1, 1, 1], [1, 0, 1], [1, 1, 1]],
    [[1, 1, 1], [0, 0, 1], [0, 0, 1], [0, 1, 0], [0, 1, 0]],
    [[1, 1, 1], [1, 0, 1], [1, 1, 1], [1, 0, 1], [1, 1, 1]],
    [[1, 1, 1], [1, 0, 1], [1, 1, 1], [0, 0, 1], [1, 1, 1]],
];

/// The least square with room for a drawn digit, and for one of twice the size.
const LEAST: (u16, u16) = (7, 3);
const LEAST_DOUBLE: (u16, u16) = (13, 6);

/// A drawn digit as rows of cells, as large as a square has room for; none if it has not.
fn drawn(digit: u8, width: u16, height: u16) -> Option<Vec<String>> {
    let points = POINTS.get(usize::from(digit).checked_sub(1)?)?;
    let fits = |least: (u16, u16)| width >= least.0 && height >= least.1;
    let scale = if fits(LEAST_DOUBLE) { 2 } else { 1 };
    let is_on = |row: usize, column: usize| points.get(row / scale).is_some_and(|row| row[column / scale] == 1);
    let cell = |row: usize, column: usize| match (is_on(2 * row, column), is_on(2 * row + 1, column)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let row = |row| (0..COLUMNS * scale).map(|column| cell(row, column)).collect();
    fits(LEAST).then(|| (0..(ROWS * scale).div_ceil(2)).map(row).collect())
}

/// Draws a digit large, with the sign of what happened to it on its left; false if it is none or there is no room.
pub(super) fn draw(piece: &Piece, sign: &str, area: Rect, style: Style, buffer: &mut Buffer) -> bool {
    let digit = piece.label.parse().ok().filter(|_| piece.art.is_some());
    let Some(rows) = digit.and_then(|digit| drawn(digit, area.width, area.height)) else { return false };
    // A line under each row would cut through the digit.
    let style = style.remove_modifier(Modifier::UNDERLINED);
    let (width, height) = (rows[0].chars().count(), rows.len());
    let x = area.x + (area.width - u16::try_from(width).unwrap_or(area.width)) / 2;
    let y = area.y + (area.height - u16::try_from(height).unwrap_or(area.height)) / 2;
    for (y, row) in (y..).zip(&rows) {
        for (x, cell) in (x..).zip(row.chars()) {
            write(buffer, area, x, y, cell.encode_utf8(&mut [0; 4]), style);
        }
    }
    // Two cells off where there is room for that.
    let left = if area.width > LEAST.0 { x - 2 } else { area.x };
    write(buffer, area, left, y + 1, sign, style);
    true
}

/// Writes a value small, with its sign before it.
pub(super) fn write_small(label: &str, sign: &str, area: Rect, style: Style, buffer: &mut Buffer) {
    let text = format!("{sign}{label}");
    let y = area.y + area.height.saturating_sub(1) / 2;
    // A bare digit stands where one with a sign has its digit.
    let x = area.x + centred(&if sign.is_empty() { format!(" {label}") } else { text.clone() }, area.width);
    write(buffer, area, if sign.is_empty() { x + 1 } else { x }, y, &text, style);
}

/// Writes the digits that can still stand in a square, each in its own place; nothing if there is no room.
pub(super) fn write_candidates(candidates: &[u8], area: Rect, style: Style, buffer: &mut Buffer) {
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return;
    }
    let (left, top) = (area.x + (area.width - 5) / 2, area.y + (area.height - 3) / 2);
    for digit in candidates.iter().filter(|&&digit| digit > 0) {
        let place = u16::from(digit - 1);
        write(buffer, area, left + place % 3 * 2, top + place / 3, &digit.to_string(), style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digit_is_drawn_in_half_blocks_and_twice_as_large_where_there_is_room() {
        assert_eq!(drawn(4, 7, 3).unwrap(), ["█ █", "▀▀█", "  ▀"]);
        assert_eq!(drawn(7, 13, 6).unwrap(), ["██████", "    ██", "    ██", "  ██  ", "  ██  "]);
        assert_eq!(drawn(4, 6, 3), None);
        assert_eq!(drawn(0, 7, 3), None);
    }

    #[test]
    fn no_two_digits_look_alike() {
        for (one, points) in POINTS.iter().enumerate() {
            assert!(POINTS[one + 1..].iter().all(|other| other != points), "{}", one + 1);
        }
    }
}
