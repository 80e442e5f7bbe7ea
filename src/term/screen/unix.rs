//! The screen on Unix: its bytes are written as the terminal takes them, and nothing waits for a terminal that takes none.
//!
//! One thread enters, draws, stops and comes back. Whoever dies in a handler of a signal leaves too, without any lock;
//! what is done twice then does no harm.

use crate::term::signals::{self, Whom};
use crate::term::terminal::{self, Terminal};
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::thread;
use std::time::Duration;

/// The screen is not entered yet, or left for good.
const AWAY: u8 = 0;

/// The screen is entered, or just being entered or left.
const UP: u8 = 1;

/// The screen is left until the program goes on.
const STOPPED: u8 = 2;

/// Where the screen is.
static PLACE: AtomicU8 = AtomicU8::new(AWAY);

/// Whether the program takes the mouse.
static MOUSE: AtomicBool = AtomicBool::new(false);

/// Whether a frame is written in part.
static TORN: AtomicBool = AtomicBool::new(false);

/// How long whoever leaves waits for a terminal that takes nothing: when the user ends the program, and otherwise.
const PATIENCE: (Duration, Duration) = (Duration::from_secs(2), Duration::from_millis(400));

/// How long a program that goes on leaves the terminal alone: a signal that came meanwhile kills it first.
const GRACE: Duration = Duration::from_millis(20);

/// How often a program in the background looks whether it is still there, if no shell will tell it.
const LOOK: Duration = Duration::from_millis(250);

const ENTER: &[u8] = b"\x1b[?1049h";
/// What the shell may have undone while the program was stopped.
const SET: &[u8] = b"\x1b[?2004h\x1b[?25l";
const SET_MOUSE: &[u8] = b"\x1b[?1000h\x1b[?1006h";
/// Ends a sequence and a colour that a frame has begun.
const MEND: &[u8] = b"\x18\x1b[m";
const LEAVE_MOUSE: &[u8] = b"\x1b[?1006l\x1b[?1000l";
const LEAVE: &[u8] = b"\x1b[?2026l\x1b[?2004l\x1b[?1049l\x1b[?25h";

/// The screen while it is the program's; it is left when this goes out of scope.
pub(in crate::term) struct Screen {
    terminal: &'static Terminal,
    /// What is still to be written, from a place on.
    pending: Vec<u8>,
    written: usize,
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

impl Screen {
    /// Raw mode, the alternate screen, marked pastes, no cursor, and the mouse if it is wanted. In the background it waits
    /// for the shell to bring the program to the front.
    pub(in crate::term) fn enter(mouse: bool) -> io::Result<Self> {
        let terminal = terminal::open()?;
        while !terminal.is_ours() {
            if !signals::stop_in_background() {
                return Err(io::Error::other("the program is in the background, where no shell can bring it forward"));
            }
            thread::sleep(GRACE);
        }
        MOUSE.store(mouse, Ordering::Release);
        let mut screen = Self { terminal, pending: vec![], written: 0 };
        screen.go_up()?;
        Ok(screen)
    }

    fn go_up(&mut self) -> io::Result<()> {
        let was_up = PLACE.swap(UP, Ordering::AcqRel) == UP;
        self.terminal.make_raw()?;
        let enter = if was_up { b"" } else { ENTER };
        let mouse = if MOUSE.load(Ordering::Acquire) { SET_MOUSE } else { b"" };
        self.put(&[enter, SET, mouse].concat())
    }

    /// Writes bytes as far as the terminal takes them, and keeps the rest.
    pub(in crate::term) fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.pending.extend(bytes);
        self.write_on()
    }

    /// Whether there is a rest; what is put now comes after it.
    pub(in crate::term) fn is_writing(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Writes more of the rest.
    pub(in crate::term) fn write_on(&mut self) -> io::Result<()> {
        while self.is_writing() && is_up() {
            TORN.store(true, Ordering::Release);
            match self.terminal.write_some(&self.pending[self.written..]) {
                Ok(0) => return Ok(()),
                Ok(written) => self.written += written,
                Err(error) => {
                    if self.terminal.has_hung_up() {
                        signals::hang_up();
                    }
                    return Err(error);
                }
            }
            if self.written == self.pending.len() {
                self.forget_rest();
            }
        }
        Ok(())
    }

    fn forget_rest(&mut self) {
        self.pending.clear();
        self.written = 0;
        TORN.store(false, Ordering::Release);
    }

    /// Leaves, stops, and comes back when the program goes on.
    pub(in crate::term) fn stop(&mut self, whom: Whom) -> io::Result<()> {
        leave_for(STOPPED, PATIENCE.1);
        self.forget_rest();
        signals::stop(whom);
        self.come_back()
    }

    /// Sets right what the shell may have changed while the program was stopped and had no time to leave.
    pub(in crate::term) fn set_right(&mut self) -> io::Result<()> {
        self.forget_rest();
        self.come_back()
    }

    /// Enters again as soon as the terminal is the program's.
    fn come_back(&mut self) -> io::Result<()> {
        loop {
            thread::sleep(GRACE);
            if self.terminal.has_hung_up() {
                signals::hang_up();
            }
            if self.terminal.is_ours() {
                break;
            }
            // The shell has set the terminal for itself; there is nothing left to leave.
            PLACE.store(STOPPED, Ordering::Release);
            if !signals::stop_in_background() {
                thread::sleep(LOOK);
            }
        }
        self.go_up()
    }
}

/// The size of the terminal.
pub(in crate::term) fn size() -> (u16, u16) {
    terminal::opened().map_or((80, 24), Terminal::size)
}

/// Whether the screen is the program's.
pub(in crate::term) fn is_up() -> bool {
    PLACE.load(Ordering::Acquire) == UP
}

/// Undoes all that was done to enter, if it is not undone yet. Errors change nothing: there is no other way out.
pub(in crate::term) fn leave() {
    leave_for(AWAY, PATIENCE.0);
}

/// The same for a program that is about to die; it can be called in the handler of a signal.
pub(in crate::term) fn leave_at_once() {
    leave_for(AWAY, PATIENCE.1);
}

/// The same for a program that aborts itself. Why it does was written on the screen that is left, so it is said again.
pub(in crate::term) fn abort() {
    if is_up() {
        leave_at_once();
        say("stepback had to end: memory was refused, or something in it broke beyond repair");
    }
}

/// Says a line on the main screen, unless the terminal takes nothing.
pub(in crate::term) fn say(line: &str) {
    if let Some(terminal) = terminal::opened() {
        terminal.write_within(line.as_bytes(), PATIENCE.1);
        terminal.write_within(b"\n", PATIENCE.1);
    }
}

fn leave_for(place: u8, patience: Duration) {
    let Some(terminal) = terminal::opened().filter(|_| is_up()) else { return };
    let mend = if TORN.load(Ordering::Acquire) { MEND } else { b"" };
    let mouse = if MOUSE.load(Ordering::Acquire) { LEAVE_MOUSE } else { b"" };
    for bytes in [mend, mouse, LEAVE] {
        terminal.write_within(bytes, patience);
    }
    terminal.restore();
    PLACE.store(place, Ordering::Release);
}
