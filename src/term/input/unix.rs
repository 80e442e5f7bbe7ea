//! Waiting for the terminal, for signals, and for the terminal to take more of a frame, all in one sleep.

use super::Told;
use super::parser::Parser;
use crate::term::terminal::Terminal;
use crate::term::{now, signals, terminal};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use std::io;
use std::time::{Duration, Instant};

/// Bytes that are read at once.
const READ: usize = 4096;

/// How often more is read before what came is met, though there is still more.
const READS: u32 = 16;

/// The input of the terminal.
pub(in crate::term) struct Input {
    terminal: &'static Terminal,
    parser: Parser,
    /// When there was nothing to read, as far as is known: what is found now may have come just after.
    empty: Instant,
}

/// What a sleep ended with.
struct Woken {
    keys: bool,
    waker: bool,
    hung_up: bool,
}

impl Input {
    pub(in crate::term) fn open() -> io::Result<Self> {
        Ok(Self { terminal: terminal::open()?, parser: Parser::default(), empty: now() })
    }

    /// Sleeps until there is input, or the terminal takes more, or for that long if it is a time; returns all that the
    /// terminal tells.
    pub(in crate::term) fn wait(&mut self, patience: Option<Duration>, is_writing: bool) -> io::Result<Vec<Told>> {
        let mut told = vec![];
        let time = now();
        let mut woken = self.sleep(Some(Duration::ZERO), false)?;
        if !woken.keys {
            // Only a wait in which nothing came is one: this thread may have been busy with something else.
            self.empty = time;
            self.parser.pass(time, &mut told);
        }
        if told.is_empty() && !woken.keys && !woken.waker && !woken.hung_up {
            let rest = self.parser.deadline().map(|deadline| deadline.saturating_duration_since(time));
            woken = self.sleep(patience.into_iter().chain(rest).min(), is_writing)?;
            if woken.keys {
                // It came before the sleep was over, however late this thread was woken.
                self.empty = self.parser.deadline().map_or(now(), |deadline| now().min(deadline));
            }
        }
        if woken.hung_up {
            signals::hang_up();
        }
        if woken.waker {
            signals::calm();
        }
        if signals::take_resized() {
            told.push(Told::Resized);
        }
        // In the background what is typed is for the shell.
        if woken.keys && !signals::is_stop_due() {
            self.read(&mut told)?;
        }
        Ok(told)
    }

    /// Tells of an escape that waits for what may follow.
    pub(in crate::term) fn hurry(&mut self) -> Option<Told> {
        self.parser.hurry()
    }

    /// Forgets what was begun: the program was stopped meanwhile.
    pub(in crate::term) fn begin_anew(&mut self) {
        self.parser = Parser::default();
    }

    fn read(&mut self, told: &mut Vec<Told>) -> io::Result<()> {
        let mut bytes = [0; READ];
        for _ in 0..READS {
            match rustix::io::read(self.terminal.keys(), &mut bytes) {
                Ok(0) | Err(Errno::AGAIN | Errno::INTR) => break,
                Ok(count) => self.parser.feed(&bytes[..count], self.empty, told),
                Err(error) => {
                    if self.terminal.has_hung_up() {
                        signals::hang_up();
                    }
                    return Err(error.into());
                }
            }
            let time = now();
            if !self.sleep(Some(Duration::ZERO), false)?.keys {
                self.empty = time;
                break;
            }
        }
        Ok(())
    }

    fn sleep(&self, patience: Option<Duration>, is_writing: bool) -> io::Result<Woken> {
        let mut watched = vec![PollFd::from_borrowed_fd(self.terminal.keys(), PollFlags::IN)];
        watched.extend(signals::waker().map(|waker| PollFd::from_borrowed_fd(waker, PollFlags::IN)));
        if is_writing {
            watched.push(PollFd::from_borrowed_fd(self.terminal.screen(), PollFlags::OUT));
        }
        // A time that is too long to be told is without end.
        let patience = patience.and_then(|patience| Timespec::try_from(patience).ok());
        match poll(&mut watched, patience.as_ref()) {
            Ok(_) => {}
            Err(Errno::INTR) => return Ok(Woken { keys: false, waker: true, hung_up: false }),
            Err(error) => return Err(error.into()),
        }
        let keys = watched[0].revents();
        if keys.contains(PollFlags::NVAL) {
            return Err(io::Error::other("nothing tells when a key is pressed on this terminal"));
        }
        Ok(Woken {
            keys: keys.contains(PollFlags::IN),
            waker: watched.get(1).is_some_and(|waker| waker.revents().contains(PollFlags::IN)),
            hung_up: keys.intersects(PollFlags::HUP | PollFlags::ERR),
        })
    }
}
