//! Frames in few bytes: a step must go through a slow line at once, so only what differs is said, and briefly.
//!
//! ratatui finds the cells that changed; this writes them. Colours come from the picture as they are: which of them the
//! terminal has is not decided here.

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;
use std::io::{self, Write};

/// Each attribute, how it is set and how it is taken back.
const ATTRIBUTES: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

/// How the terminal writes at the moment.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Pen {
    modifier: Modifier,
    front: Color,
    back: Color,
}

/// A pen that was just put back.
const PLAIN: Pen = Pen { modifier: Modifier::empty(), front: Color::Reset, back: Color::Reset };

/// A backend that writes tersely, for a screen of a size that it asks for.
pub(super) struct Terse<W>(W, fn() -> Size);

impl<W: Write> Terse<W> {
    pub(super) const fn new(writer: W, size: fn() -> Size) -> Self {
        Self(writer, size)
    }
}

impl<W: Write> Backend for Terse<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let text = frame(content);
        self.0.write_all(text.as_bytes())
    }

    /// It is hidden as long as the screen is up.
    fn hide_cursor(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.0.write_all(b"\x1b[?25h")
    }

    /// Nothing asks the terminal.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(Position::ORIGIN)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let Position { x, y } = position.into();
        write!(self.0, "\x1b[{};{}H", y + 1, x + 1)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.0.write_all(match region {
            ClearType::All => b"\x1b[2J",
            ClearType::AfterCursor => b"\x1b[J",
            ClearType::BeforeCursor => b"\x1b[1J",
            ClearType::CurrentLine => b"\x1b[2K",
            ClearType::UntilNewLine => b"\x1b[K",
        })
    }

    fn size(&self) -> io::Result<Size> {
        Ok((self.1)())
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize { columns_rows: self.size()?, pixels: Size::ZERO })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The bytes that bring these cells on the screen, from a plain pen to a plain pen.
fn frame<'a>(content: impl Iterator<Item = (u16, u16, &'a Cell)>) -> String {
    let mut text = String::new();
    let mut pen = PLAIN;
    let mut cursor = None;
    for (x, y, cell) in content {
        if cursor != Some((x, y)) {
            // The column alone where the row is right; never relative, since terminals disagree on widths.
            let _ = match cursor {
                Some((_, row)) if row == y => write!(text, "\x1b[{}G", x + 1),
                _ => write!(text, "\x1b[{};{}H", y + 1, x + 1),
            };
        }
        change_pen(&mut text, &mut pen, cell);
        text.push_str(cell.symbol());
        // After a glyph that may be wide the column is said again.
        cursor = Some((x + 1, y));
    }
    if pen != PLAIN {
        text.push_str("\x1b[m");
    }
    text
}

/// Says what differs between the pen and the cell.
fn change_pen(text: &mut String, pen: &mut Pen, cell: &Cell) {
    let mut codes: Vec<String> = vec![];
    let has_ink = cell.symbol() != " "
        || cell.modifier.intersects(Modifier::UNDERLINED | Modifier::REVERSED | Modifier::CROSSED_OUT);
    let mut modifier = cell.modifier;
    if !has_ink {
        // A blank shows neither its own attributes nor its colour, only those that a blank could show by mistake.
        modifier = pen.modifier - (Modifier::UNDERLINED | Modifier::REVERSED | Modifier::CROSSED_OUT);
    }
    let front = if has_ink { cell.fg } else { pen.front };
    let wanted = Pen { modifier, front, back: cell.bg };
    if wanted == *pen {
        return;
    }
    if wanted == PLAIN {
        text.push_str("\x1b[m");
        *pen = wanted;
        return;
    }
    let gone = pen.modifier - wanted.modifier;
    let mut held = pen.modifier;
    for (attribute, _, off) in ATTRIBUTES {
        if gone.contains(attribute) && held.contains(attribute) {
            codes.push(off.to_string());
            // Some go together: bold and dim, both ways of blinking.
            for (other, _, other_off) in ATTRIBUTES {
                if other_off == off {
                    held -= other;
                }
            }
        }
    }
    for (attribute, on, _) in ATTRIBUTES {
        if (wanted.modifier - held).contains(attribute) {
            codes.push(on.to_string());
        }
    }
    if wanted.front != pen.front {
        codes.push(color(wanted.front, 30));
    }
    if wanted.back != pen.back {
        codes.push(color(wanted.back, 40));
    }
    let _ = write!(text, "\x1b[{}m", codes.join(";"));
    *pen = wanted;
}

/// The code of a colour, for the front from 30 on and for the back from 40 on.
fn color(color: Color, base: u8) -> String {
    let dark = |number: u8| (base + number).to_string();
    let bright = |number: u8| (base + 60 + number).to_string();
    match color {
        Color::Reset => dark(9),
        Color::Black => dark(0),
        Color::Red => dark(1),
        Color::Green => dark(2),
        Color::Yellow => dark(3),
        Color::Blue => dark(4),
        Color::Magenta => dark(5),
        Color::Cyan => dark(6),
        Color::Gray => dark(7),
        Color::DarkGray => bright(0),
        Color::LightRed => bright(1),
        Color::LightGreen => bright(2),
        Color::LightYellow => bright(3),
        Color::LightBlue => bright(4),
        Color::LightMagenta => bright(5),
        Color::LightCyan => bright(6),
        Color::White => bright(7),
        Color::Indexed(index) => format!("{};5;{index}", base + 8),
        Color::Rgb(red, green, blue) => format!("{};2;{red};{green};{blue}", base + 8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Style;

    fn cell(symbol: &str, style: Style) -> Cell {
        let mut cell = Cell::default();
        cell.set_symbol(symbol).set_style(style);
        cell
    }

    fn shown(cells: &[(u16, u16, Cell)]) -> String {
        frame(cells.iter().map(|(x, y, cell)| (*x, *y, cell))).replace('\x1b', "^")
    }

    #[test]
    fn only_what_differs_is_said() {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let cells = [
            (3, 1, cell("a", bold.fg(Color::Indexed(215)))),
            (4, 1, cell("b", bold.fg(Color::Indexed(215)))),
            (9, 1, cell("c", bold.fg(Color::Indexed(215)).bg(Color::Blue))),
            (0, 2, cell("d", Style::new().fg(Color::Rgb(1, 2, 3)).bg(Color::Blue))),
        ];
        assert_eq!(shown(&cells), "^[2;4H^[1;38;5;215mab^[10G^[44mc^[3;1H^[22;38;2;1;2;3md^[m");
        assert_eq!(shown(&[]), "");
    }

    #[test]
    fn bold_to_dim_takes_back_what_they_share_first() {
        let style = |modifier| Style::new().add_modifier(modifier);
        let both = Modifier::BOLD | Modifier::DIM;
        let cells = [
            (0, 0, cell("a", style(both))),
            (1, 0, cell("b", style(Modifier::DIM))),
            (2, 0, cell("c", style(Modifier::DIM | Modifier::REVERSED))),
            (3, 0, cell("d", Style::new())),
        ];
        assert_eq!(shown(&cells), "^[1;1H^[1;2ma^[22;2mb^[7mc^[md");
    }

    #[test]
    fn a_blank_keeps_the_colour_of_the_pen_but_shows_no_line_and_no_reverse() {
        let cells = [
            (0, 0, cell("a", Style::new().fg(Color::Red).add_modifier(Modifier::BOLD | Modifier::UNDERLINED))),
            (1, 0, cell(" ", Style::new())),
            (2, 0, cell("b", Style::new().fg(Color::Red).add_modifier(Modifier::BOLD))),
            (3, 0, cell(" ", Style::new().bg(Color::White))),
        ];
        assert_eq!(shown(&cells), "^[1;1H^[1;4;31ma^[24m b^[107m ^[m");
    }
}
