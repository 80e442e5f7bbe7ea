//! The screen as an SVG picture: text in runs of one style, blocks as shapes so that they join without seams.

use crate::app::App;
use crate::ui;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;

/// The size of a cell, in units of the picture.
const CELL: (u16, u16) = (10, 20);

/// What a terminal shows where the program names no colour.
const TERMINAL: (&str, &str) = ("#d8dce4", "#0e1116");

/// Draws the application at a size, columns and rows.
#[must_use]
pub fn svg(app: &App, columns: u16, rows: u16) -> String {
    let area = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(area);
    ui::draw(app, area, &mut buffer);
    let (width, height) = (columns * CELL.0 + 20, rows * CELL.1 + 20);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 {width} {height}\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"16\">\n\
         <rect x=\"-10\" y=\"-10\" width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{}\"/>\n",
        TERMINAL.1
    );
    for y in 0..rows {
        backgrounds(&buffer, y, columns, &mut svg);
        texts(&buffer, y, columns, &mut svg);
    }
    svg + "</svg>\n"
}

/// Runs of neighbouring cells for which `same` holds: first column, number of columns.
fn runs(columns: u16, same: impl Fn(u16, u16) -> bool) -> Vec<(u16, u16)> {
    let mut runs: Vec<(u16, u16)> = vec![];
    for x in 0..columns {
        match runs.last_mut() {
            Some((first, length)) if same(*first, x) => *length += 1,
            _ => runs.push((x, 1)),
        }
    }
    runs
}

fn backgrounds(buffer: &Buffer, y: u16, columns: u16, svg: &mut String) {
    let background = |x: u16| colour(buffer[(x, y)].bg);
    for (x, length) in runs(columns, |first, x| background(first) == background(x)) {
        if let Some(fill) = background(x) {
            rectangle(svg, x * CELL.0, y * CELL.1, length * CELL.0, CELL.1, &fill);
        }
    }
}

fn texts(buffer: &Buffer, y: u16, columns: u16, svg: &mut String) {
    let key = |x: u16| {
        let cell = &buffer[(x, y)];
        let is_block = quarters(cell).is_some();
        // Each word has a place of its own, so that a font of another width cannot shift what follows.
        (cell.fg, cell.modifier, is_block.then(|| cell.symbol()), cell.symbol() == " ")
    };
    for (x, length) in runs(columns, |first, x| key(first) == key(x)) {
        let cell = &buffer[(x, y)];
        let fill = colour(cell.fg).unwrap_or_else(|| TERMINAL.0.to_owned());
        if let Some(quarters) = block(cell) {
            blocks(svg, quarters, (x, y), length, &fill);
            continue;
        }
        let text: String = (x..x + length).map(|x| buffer[(x, y)].symbol()).collect();
        if text.trim().is_empty() {
            continue;
        }
        let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let (x, y, width) = (x * CELL.0, y * CELL.1 + 15, length * CELL.0);
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" textLength=\"{width}\" fill=\"{fill}\"{weight}>{text}</text>");
    }
}

/// The quarters of a cell that a block fills, one bit each: upper left, upper right, lower left, lower right.
fn block(cell: &Cell) -> Option<u8> {
    const BLOCKS: [(&str, u8); 15] = [
        ("▘", 0b0001),
        ("▝", 0b0010),
        ("▀", 0b0011),
        ("▖", 0b0100),
        ("▌", 0b0101),
        ("▞", 0b0110),
        ("▛", 0b0111),
        ("▗", 0b1000),
        ("▚", 0b1001),
        ("▐", 0b1010),
        ("▜", 0b1011),
        ("▄", 0b1100),
        ("▙", 0b1101),
        ("▟", 0b1110),
        ("█", 0b1111),
    ];
    BLOCKS.iter().find(|(symbol, _)| *symbol == cell.symbol()).map(|&(_, quarters)| quarters)
}

/// Draws so many neighbouring cells with the same block, in as few rectangles as its halves allow.
fn blocks(svg: &mut String, quarters: u8, (column, row): (u16, u16), cells: u16, fill: &str) {
    let (width, height) = (CELL.0 / 2, CELL.1 / 2);
    let (x, y) = (column * CELL.0, row * CELL.1);
    if quarters == 0b1111 {
        return rectangle(svg, x, y, cells * CELL.0, CELL.1, fill);
    }
    for (half, top) in [(quarters & 0b11, y), (quarters >> 2, y + height)] {
        match half {
            0b11 => rectangle(svg, x, top, cells * CELL.0, height, fill),
            0 => {}
            half => {
                let shift = if half == 0b01 { 0 } else { width };
                (0..cells).for_each(|cell| rectangle(svg, x + cell * CELL.0 + shift, top, width, height, fill));
            }
        }
    }
}

/// The quarters of a cell that a block fills: upper left, upper right, lower left, lower right.
fn quarters(cell: &Cell) -> Option<[bool; 4]> {
    let blocks = "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";
    let sum = blocks.chars().position(|block| cell.symbol().chars().eq([block]))? + 1;
    Some([0, 1, 2, 3].map(|bit| sum >> bit & 1 == 1))
}

fn rectangle(svg: &mut String, x: u16, y: u16, width: u16, height: u16, fill: &str) {
    let _ = writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>");
}

/// A colour of the full depth; none for the terminal's own.
fn colour(colour: Color) -> Option<String> {
    match colour {
        Color::Rgb(red, green, blue) => Some(format!("#{red:02x}{green:02x}{blue:02x}")),
        _ => None,
    }
}
