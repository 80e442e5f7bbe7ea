//! The terminal as Unix has it: two descriptors, its settings, its size, and whose it is.
//!
//! Whatever is called from a handler of a signal does nothing here that could wait for another thread, and nothing here
//! waits without bound.

use super::mask::Mask;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
use rustix::io::Errno;
use rustix::process::getpgrp;
use rustix::termios::{
    OptionalActions, SpecialCodeIndex, Termios, isatty, tcgetattr, tcgetpgrp, tcgetwinsize, tcsetattr, ttyname,
};
use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::{self, stdin, stdout};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::OpenOptionsExt;
use std::sync::OnceLock;
use std::time::Duration;

/// The most bytes that are written at once where a write could wait.
const PIECE: usize = 256;

/// How long one look lasts whether the terminal takes more.
const LOOK: Duration = Duration::from_millis(20);

/// The terminal of the program, for its whole life.
pub(super) struct Terminal {
    /// Where keys come from.
    keys: OwnedFd,
    /// Where the screen is written to.
    screen: OwnedFd,
    /// Whether a write to the screen never waits. It does where the descriptor had to be shared with others.
    is_free: bool,
    /// The settings that the shell made; in the background they would be those that it has for itself.
    before: OnceLock<Termios>,
}

static TERMINAL: OnceLock<Terminal> = OnceLock::new();

/// Opens the terminal, or gives the one that is open.
pub(super) fn open() -> io::Result<&'static Terminal> {
    if let Some(terminal) = opened() {
        return Ok(terminal);
    }
    let keys = keys()?;
    let own = own_screen();
    let is_free = own.is_some();
    let screen = own.map_or_else(|| stdout().as_fd().try_clone_to_owned(), Ok)?;
    Ok(TERMINAL.get_or_init(|| Terminal { keys, screen, is_free, before: OnceLock::new() }))
}

/// The terminal, if it was opened.
pub(super) fn opened() -> Option<&'static Terminal> {
    TERMINAL.get()
}

/// Standard input, or if that is a pipe the terminal that the screen is on.
fn keys() -> io::Result<OwnedFd> {
    if isatty(stdin()) {
        return stdin().as_fd().try_clone_to_owned();
    }
    // By its own name first: macOS cannot wait for a key of `/dev/tty`.
    let named = open_anew(OpenOptions::new().read(true), OFlags::NOCTTY);
    named.map_or_else(|| Ok(File::open("/dev/tty")?.into()), Ok)
}

/// The terminal of the standard output opened anew: the one that there is belongs to other programs as well, and what
/// is set for it is set for all.
fn own_screen() -> Option<OwnedFd> {
    open_anew(OpenOptions::new().write(true), OFlags::NONBLOCK | OFlags::NOCTTY)
}

fn open_anew(options: &mut OpenOptions, flags: OFlags) -> Option<OwnedFd> {
    let name = ttyname(stdout(), vec![]).ok()?;
    options.custom_flags(i32::try_from(flags.bits()).ok()?);
    options.open(OsStr::from_bytes(name.to_bytes())).ok().map(OwnedFd::from)
}

impl Terminal {
    /// The descriptor that keys come from.
    pub(super) fn keys(&self) -> BorrowedFd<'_> {
        self.keys.as_fd()
    }

    /// The descriptor that the screen is written to.
    pub(super) fn screen(&self) -> BorrowedFd<'_> {
        self.screen.as_fd()
    }

    /// Columns and rows; what is usual if the terminal does not know.
    pub(super) fn size(&self) -> (u16, u16) {
        match tcgetwinsize(&self.screen) {
            Ok(size) if size.ws_col > 0 && size.ws_row > 0 => (size.ws_col, size.ws_row),
            _ => (80, 24),
        }
    }

    /// Whether the terminal is this program's to set and to read. Where no shell shares it, it always is.
    pub(super) fn is_ours(&self) -> bool {
        tcgetpgrp(&self.keys).map_or(true, |group| group == getpgrp())
    }

    /// Whether nobody is at the other end any more.
    pub(super) fn has_hung_up(&self) -> bool {
        let mut watched = [PollFd::new(&self.keys, PollFlags::empty())];
        poll(&mut watched, Some(&Timespec::default())).is_ok() && watched[0].revents().contains(PollFlags::HUP)
    }

    /// Every key as it is pressed, and reading that never waits.
    pub(super) fn make_raw(&self) -> io::Result<()> {
        if self.before.get().is_none() {
            let _ = self.before.set(tcgetattr(&self.keys)?);
        }
        let Some(mut raw) = self.before.get().cloned() else { return Ok(()) };
        raw.make_raw();
        raw.special_codes[SpecialCodeIndex::VMIN] = 0;
        raw.special_codes[SpecialCodeIndex::VTIME] = 0;
        let _undisturbed = Mask::block(libc::SIGTTOU);
        Ok(tcsetattr(&self.keys, OptionalActions::Now, &raw)?)
    }

    /// Sets the terminal as it was before, if it is this program's to set: a shell that took it has set it itself.
    pub(super) fn restore(&self) {
        if let Some(before) = self.before.get().filter(|_| self.is_ours()) {
            let _undisturbed = Mask::block(libc::SIGTTOU);
            let _ = tcsetattr(&self.keys, OptionalActions::Now, before);
        }
    }

    /// Writes as many bytes as the terminal takes now.
    pub(super) fn write_some(&self, bytes: &[u8]) -> io::Result<usize> {
        let piece = if self.is_free { bytes } else { &bytes[..bytes.len().min(PIECE)] };
        if !self.is_free && !self.takes_bytes(Duration::ZERO) {
            return Ok(0);
        }
        match rustix::io::write(&self.screen, piece) {
            Err(Errno::AGAIN | Errno::INTR) => Ok(0),
            written => Ok(written?),
        }
    }

    /// Writes all of it, unless the terminal takes nothing for that long.
    pub(super) fn write_within(&self, mut bytes: &[u8], patience: Duration) {
        let flags = fcntl_getfl(&self.screen).ok().filter(|flags| !flags.contains(OFlags::NONBLOCK));
        if let Some(flags) = flags {
            let _ = fcntl_setfl(&self.screen, flags | OFlags::NONBLOCK);
        }
        let _undisturbed = Mask::block(libc::SIGTTOU);
        let mut waited = Duration::ZERO;
        while !bytes.is_empty() && waited < patience {
            match rustix::io::write(&self.screen, bytes) {
                Ok(written) => bytes = &bytes[written..],
                Err(Errno::AGAIN | Errno::INTR) => {}
                Err(_) => break,
            }
            if !bytes.is_empty() && !self.takes_bytes(LOOK) {
                waited += LOOK;
            }
        }
        if let Some(flags) = flags {
            let _ = fcntl_setfl(&self.screen, flags);
        }
    }

    fn takes_bytes(&self, patience: Duration) -> bool {
        let mut watched = [PollFd::new(&self.screen, PollFlags::OUT)];
        let patience = Timespec::try_from(patience).unwrap_or_default();
        poll(&mut watched, Some(&patience)).is_ok_and(|ready| ready > 0)
    }
}
