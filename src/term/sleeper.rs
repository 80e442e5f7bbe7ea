//! Sleeping until there may be input, without reading it.
//!
//! crossterm can sleep too, but it reads whenever something was typed, and a program in the background that reads takes
//! what is for the shell, or never wakes from it.

use std::io;
use std::time::Duration;

#[cfg(unix)]
pub(super) use unix::Sleeper;

#[cfg(unix)]
mod unix {
    use super::super::{screen, signals};
    use super::{Duration, io};
    use signal_hook::consts::signal::SIGWINCH;
    use signal_hook::low_level::pipe;
    use std::io::Read;
    use std::os::fd::{AsRawFd, OwnedFd};
    use std::os::unix::net::UnixStream;

    /// Waits for the terminal and for changes of its size.
    pub(in super::super) struct Sleeper {
        terminal: Option<OwnedFd>,
        resized: UnixStream,
        awake: bool,
    }

    impl Sleeper {
        pub(in super::super) fn new() -> io::Result<Self> {
            let (resized, write) = UnixStream::pair()?;
            resized.set_nonblocking(true)?;
            pipe::register(SIGWINCH, write)?;
            Ok(Self { terminal: signals::terminal(), resized, awake: true })
        }

        /// Does not sleep next time: there is more input.
        pub(in super::super) fn stay_awake(&mut self) {
            self.awake = true;
        }

        /// Sleeps until there may be input, or for that long if it is a time; tells whether there may be input to read.
        pub(in super::super) fn sleep(&mut self, patience: Option<Duration>) -> io::Result<bool> {
            let is_up = screen::is_up();
            if std::mem::take(&mut self.awake) {
                return Ok(is_up);
            }
            // A negative descriptor is skipped.
            let terminal = self.terminal.as_ref().filter(|_| is_up).map_or(-1, AsRawFd::as_raw_fd);
            let watch = |fd| libc::pollfd { fd, events: libc::POLLIN, revents: 0 };
            let mut watched = [watch(terminal), watch(self.resized.as_raw_fd())];
            let milliseconds = match patience {
                // Rounded up, so that nobody wakes too early and has to sleep again.
                Some(time) => i32::try_from(time.as_micros().div_ceil(1_000)).unwrap_or(i32::MAX),
                None => -1,
            };
            // SAFETY: the pointer and the number describe the array, which lives longer than the call.
            let ready = unsafe { libc::poll(watched.as_mut_ptr(), 2, milliseconds) };
            if ready < 0 {
                let error = io::Error::last_os_error();
                return if error.kind() == io::ErrorKind::Interrupted { Ok(false) } else { Err(error) };
            }
            if watched[1].revents != 0 {
                while self.resized.read(&mut [0; 64]).is_ok_and(|count| count > 0) {}
            }
            Ok(ready > 0 && screen::is_up())
        }
    }
}

/// Waits for the terminal.
#[cfg(not(unix))]
pub(super) struct Sleeper;

#[cfg(not(unix))]
impl Sleeper {
    #[expect(clippy::unnecessary_wraps, reason = "it can fail elsewhere")]
    pub(super) fn new() -> io::Result<Self> {
        Ok(Self)
    }

    pub(super) fn stay_awake(&mut self) {}

    #[expect(clippy::unused_self, reason = "it has a state elsewhere")]
    pub(super) fn sleep(&mut self, patience: Option<Duration>) -> io::Result<bool> {
        // crossterm counts in 32 bits of milliseconds there.
        crossterm::event::poll(patience.unwrap_or(Duration::from_secs(86_400)))
    }
}
