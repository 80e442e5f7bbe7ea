//! Drawing: a frame becomes one write, of the cells that changed.
//!
//! What is on a frame is the picture's affair, when one is drawn that of the loop.

use super::screen;
use super::terse::Terse;
use crate::app::App;
use crate::ui;
use crossterm::clipboard::CopyToClipboard;
use crossterm::queue;
use crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::layout::Rect;
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

/// Puts a text on the clipboard of whoever sits at the terminal, if the terminal lets programs do that.
pub(super) fn copy(text: &str) -> io::Result<()> {
    let mut bytes = vec![];
    queue!(bytes, CopyToClipboard::to_clipboard_from(text))?;
    screen::write(&bytes)
}

/// The screen as it was drawn last.
pub(super) struct Canvas {
    terminal: Terminal<Terse<Sheet>>,
    sheet: Sheet,
}

impl Canvas {
    pub(super) fn new() -> io::Result<Self> {
        let sheet = Sheet::default();
        Ok(Self { terminal: Terminal::new(Terse::new(sheet.clone()))?, sheet })
    }

    /// The size that was drawn last.
    pub(super) fn area(&mut self) -> Rect {
        self.terminal.get_frame().area()
    }

    /// Draws what changed.
    pub(super) fn draw(&mut self, app: &App) -> io::Result<()> {
        let mut sheet = self.sheet.clone();
        queue!(sheet, BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| ui::view(app, frame))?;
        queue!(sheet, EndSynchronizedUpdate)?;
        screen::write(&self.sheet.0.take())
    }

    /// Draws all, at the size of now: after a shrink and a growth the terminal has lost cells that did not change.
    pub(super) fn draw_all(&mut self, app: &App) -> io::Result<()> {
        let size = self.terminal.backend().size()?;
        self.terminal.resize(Rect::from((ratatui::layout::Position::ORIGIN, size)))?;
        self.draw(app)
    }
}
