//! The screen on Windows, by crossterm: frames are written at once, and no signal has to be met.

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use crossterm::queue;
use crossterm::terminal::{
    EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the screen is the program's.
static UP: AtomicBool = AtomicBool::new(false);

/// Whether the program takes the mouse.
static MOUSE: AtomicBool = AtomicBool::new(false);

/// The screen while it is the program's; it is left when this goes out of scope.
pub(in crate::term) struct Screen(());

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

impl Screen {
    /// Raw mode, the alternate screen, marked pastes, no cursor, and the mouse if it is wanted.
    pub(in crate::term) fn enter(mouse: bool) -> io::Result<Self> {
        let mut screen = Self(());
        MOUSE.store(mouse, Ordering::Release);
        UP.store(true, Ordering::Release);
        enable_raw_mode()?;
        let mut bytes = vec![];
        queue!(bytes, EnterAlternateScreen, EnableBracketedPaste, Hide)?;
        if mouse {
            queue!(bytes, EnableMouseCapture)?;
        }
        screen.put(&bytes)?;
        Ok(screen)
    }

    /// Writes bytes.
    #[expect(clippy::unused_self, reason = "only who has the screen may write")]
    pub(in crate::term) fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        if is_up() { write(bytes) } else { Ok(()) }
    }

    /// Whether there is a rest to be written: never.
    #[expect(clippy::unused_self, reason = "it has a state elsewhere")]
    pub(in crate::term) fn is_writing(&self) -> bool {
        false
    }

    /// Writes more of the rest.
    #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "it has a state elsewhere, and can fail")]
    pub(in crate::term) fn write_on(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The size of the terminal.
pub(in crate::term) fn size() -> (u16, u16) {
    crossterm::terminal::size().unwrap_or((80, 24))
}

/// Whether the screen is the program's.
pub(in crate::term) fn is_up() -> bool {
    UP.load(Ordering::Acquire)
}

/// Undoes all that was done to enter, if it is not undone yet. Errors change nothing: there is no other way out.
pub(in crate::term) fn leave() {
    if UP.swap(false, Ordering::AcqRel) {
        let _ = leaving().and_then(|bytes| write(&bytes));
        let _ = disable_raw_mode();
    }
}

/// Says a line on the main screen.
pub(in crate::term) fn say(line: &str) {
    // A reader that is gone does not miss the line.
    let _ = write(format!("{line}\n").as_bytes());
}

fn leaving() -> io::Result<Vec<u8>> {
    let mut bytes = vec![];
    queue!(bytes, EndSynchronizedUpdate)?;
    if MOUSE.load(Ordering::Acquire) {
        queue!(bytes, DisableMouseCapture)?;
    }
    queue!(bytes, DisableBracketedPaste, LeaveAlternateScreen, Show)?;
    Ok(bytes)
}

fn write(bytes: &[u8]) -> io::Result<()> {
    let mut terminal = io::stdout().lock();
    terminal.write_all(bytes)?;
    terminal.flush()
}
