//! Entering and leaving the screen: one way in, and one way out for all who may have to take it.
//!
//! The guard, the panic hook and the signal thread all leave by `leave`, which does it once. Frames pass through
//! `write`, so that none is drawn after somebody left. What is in a frame does not matter here.

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use crossterm::queue;
use crossterm::terminal::{
    EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::thread;
use std::time::Duration;

/// How often whoever leaves asks for the screen while another writes on it, and how long between. A terminal that takes
/// no bytes must not keep a killed program alive.
const PATIENCE: (u32, Duration) = (60, Duration::from_millis(5));

/// Whether the screen is ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Not entered yet, or left for good.
    Away,
    /// Entered.
    Up,
    /// Left until the program goes on.
    #[cfg(unix)]
    Stopped,
}

struct Screen {
    place: Place,
    mouse: bool,
}

static SCREEN: Mutex<Screen> = Mutex::new(Screen { place: Place::Away, mouse: false });

/// Leaves the screen when it goes out of scope.
pub(super) struct Guard(());

impl Drop for Guard {
    fn drop(&mut self) {
        leave();
    }
}

/// Raw mode, the alternate screen, marked pastes, no cursor, and the mouse if it is wanted.
pub(super) fn enter(mouse: bool) -> io::Result<Guard> {
    let guard = Guard(());
    io::stdout().flush()?;
    let mut screen = lock();
    *screen = Screen { place: Place::Up, mouse };
    let entered = enable_raw_mode().and_then(|()| put(&entering(mouse, true)?));
    // The guard takes the lock as well.
    drop(screen);
    entered.map(|()| guard)
}

/// Undoes all that `enter` did, if it is not undone yet. Errors change nothing: there is no other way out.
pub(super) fn leave() {
    give_up(Place::Away);
}

/// Leaves, to come back.
#[cfg(unix)]
pub(super) fn stop() {
    give_up(Place::Stopped);
}

/// Enters again after a stop, or sets right what the shell may have changed if there was no time to leave. Says whether
/// the screen is up.
#[cfg(unix)]
pub(super) fn come_back() -> bool {
    let mut screen = lock();
    if screen.place == Place::Away {
        return false;
    }
    let left = screen.place == Place::Stopped;
    // In the background the kernel answers this with a stop; only after it the screen is ours.
    let _ = disable_raw_mode().and_then(|()| enable_raw_mode());
    screen.place = Place::Up;
    let _ = entering(screen.mouse, left).and_then(|bytes| put(&bytes));
    true
}

/// Whether the terminal is the program's to read; while it is stopped, what is typed is for the shell.
#[cfg(unix)]
pub(super) fn is_up() -> bool {
    lock().place == Place::Up
}

/// Writes a frame in one piece, unless somebody left.
pub(super) fn write(frame: &[u8]) -> io::Result<()> {
    let screen = lock();
    if screen.place == Place::Up { put(frame) } else { Ok(()) }
}

fn give_up(place: Place) {
    let Some(mut screen) = lock_soon() else {
        let _ = disable_raw_mode();
        return;
    };
    if screen.place == Place::Up {
        let _ = leaving(screen.mouse).and_then(|bytes| put(&bytes));
        let _ = disable_raw_mode();
    }
    if screen.place != Place::Away {
        screen.place = place;
    }
}

fn entering(mouse: bool, alternate: bool) -> io::Result<Vec<u8>> {
    let mut bytes = vec![];
    if alternate {
        queue!(bytes, EnterAlternateScreen)?;
    }
    queue!(bytes, EnableBracketedPaste, Hide)?;
    if mouse {
        queue!(bytes, EnableMouseCapture)?;
    }
    Ok(bytes)
}

fn leaving(mouse: bool) -> io::Result<Vec<u8>> {
    let mut bytes = vec![];
    queue!(bytes, EndSynchronizedUpdate)?;
    if mouse {
        queue!(bytes, DisableMouseCapture)?;
    }
    queue!(bytes, DisableBracketedPaste, LeaveAlternateScreen, Show)?;
    Ok(bytes)
}

/// Writes past the lock of the standard output, which another thread may hold when this one has to leave.
#[cfg(unix)]
fn put(bytes: &[u8]) -> io::Result<()> {
    use std::os::fd::AsFd;
    std::fs::File::from(io::stdout().as_fd().try_clone_to_owned()?).write_all(bytes)
}

#[cfg(not(unix))]
fn put(bytes: &[u8]) -> io::Result<()> {
    let mut terminal = io::stdout().lock();
    terminal.write_all(bytes)?;
    terminal.flush()
}

fn lock() -> MutexGuard<'static, Screen> {
    SCREEN.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn lock_soon() -> Option<MutexGuard<'static, Screen>> {
    let (times, pause) = PATIENCE;
    for _ in 0..times {
        match SCREEN.try_lock() {
            Ok(screen) => return Some(screen),
            Err(TryLockError::Poisoned(poisoned)) => return Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => thread::sleep(pause),
        }
    }
    None
}
