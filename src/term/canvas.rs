//! Drawing: a frame becomes one write, of the cells that changed.
//!
//! What is on a frame is the picture's affair, when one is drawn that of the loop.

use super::screen::{self, Screen};
use super::terse::Terse;
use crate::app::App;
use crate::ui;
use ratatui::Terminal;
use ratatui::layout::{Position, Rect, Size};
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// Collects what the backend writes and flushes, until the frame is whole.
#[derive(Clone, Default)]
struct Sheet(Rc<RefCell<Vec<u8>>>);

impl Write for Sheet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The largest picture that is drawn, in columns and rows: a window that pretends to be larger must not take all memory.
const LARGEST: (u16, u16) = (1_024, 512);

/// What stands around a frame: the terminal shows it as a whole.
const FRAME: (&[u8], &[u8]) = (b"\x1b[?2026h", b"\x1b[?2026l");

/// The screen as it was drawn last.
pub(super) struct Canvas {
    terminal: Terminal<Terse<Sheet>>,
    sheet: Sheet,
}

impl Canvas {
    pub(super) fn new() -> io::Result<Self> {
        let sheet = Sheet::default();
        Ok(Self { terminal: Terminal::new(Terse::new(sheet.clone(), size))?, sheet })
    }

    /// The size that was drawn last.
    pub(super) fn area(&mut self) -> Rect {
        self.terminal.get_frame().area()
    }

    /// Draws what changed.
    pub(super) fn draw(&mut self, app: &App, screen: &mut Screen) -> io::Result<()> {
        self.terminal.draw(|frame| ui::view(app, frame))?;
        let (begin, end) = FRAME;
        screen.put(&[begin, &self.sheet.0.take(), end].concat())
    }

    /// Draws all, at the size of now: after a shrink and a growth the terminal has lost cells that did not change.
    pub(super) fn draw_all(&mut self, app: &App, screen: &mut Screen) -> io::Result<()> {
        self.terminal.resize(Rect::from((Position::ORIGIN, size())))?;
        self.draw(app, screen)
    }
}

/// The size of the picture.
fn size() -> Size {
    let ((columns, rows), (most_columns, most_rows)) = (screen::size(), LARGEST);
    Size::new(columns.min(most_columns), rows.min(most_rows))
}
