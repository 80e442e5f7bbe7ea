//! Signals, and the end of the terminal: one thread that waits for either and leaves the screen before the program
//! dies or stops.
//!
//! A signal that kills still kills, so that the parent sees the cause. The thread waits without a timer. The application
//! learns only that the program was stopped and goes on.

use super::screen;
use signal_hook::consts::signal::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::backend::SignalDelivery;
use signal_hook::iterator::exfiltrator::SignalOnly;
use signal_hook::low_level::{emulate_default_handler, raise};
use std::fs::File;
use std::io::{self, IsTerminal};
use std::os::fd::{AsFd, AsRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{mem, ptr, thread};

/// Whether the program was stopped and nobody has asked about it yet.
static CONTINUED: AtomicBool = AtomicBool::new(false);

/// Starts the thread, once for the whole life of the program.
pub(super) fn watch() -> io::Result<()> {
    static WATCHING: OnceLock<()> = OnceLock::new();
    if WATCHING.set(()).is_err() {
        return Ok(());
    }
    let (read, write) = UnixStream::pair()?;
    let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT];
    let mut delivery = SignalDelivery::with_pipe(read, write, SignalOnly, signals)?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        let mut terminal = terminal();
        loop {
            match wait(delivery.get_read().as_raw_fd(), terminal.as_ref().map(AsRawFd::as_raw_fd)) {
                Woken::Signals => delivery.pending().for_each(meet),
                Woken::HangUp => meet(SIGHUP),
                Woken::NoTerminal => terminal = None,
                Woken::Again => {}
            }
        }
    })?;
    Ok(())
}

/// Stops the program and all that was started with it, as the terminal does for Ctrl-Z outside raw mode.
pub(super) fn suspend() {
    // SAFETY: `kill` takes two numbers and touches no memory; 0 names the process group of the caller.
    unsafe { libc::kill(0, SIGTSTP) };
}

/// Whether the program was stopped and went on since this was last asked.
pub(super) fn take_continued() -> bool {
    CONTINUED.swap(false, Ordering::AcqRel)
}

fn meet(signal: i32) {
    match signal {
        SIGTSTP => {
            screen::stop();
            stop_by_default();
            go_on();
        }
        SIGCONT => go_on(),
        fatal => {
            screen::leave();
            // It does not return: the default of these signals is death.
            let _ = emulate_default_handler(fatal);
        }
    }
}

fn go_on() {
    if screen::come_back() {
        CONTINUED.store(true, Ordering::Release);
        // The loop sleeps until there is input. A change of the size wakes it, and makes it draw all at the size of now.
        let _ = raise(SIGWINCH);
    }
}

/// Stops as if nobody handled the signal. The kernel ignores it where no shell could continue the program.
fn stop_by_default() {
    // SAFETY: a zeroed `sigaction` is a valid one, for the default action with an empty mask; both structures live longer
    // than the calls, and what was there before is put back.
    unsafe {
        let mut default: libc::sigaction = mem::zeroed();
        default.sa_sigaction = libc::SIG_DFL;
        let mut before: libc::sigaction = mem::zeroed();
        if libc::sigaction(SIGTSTP, &raw const default, &raw mut before) == 0 {
            libc::raise(SIGTSTP);
            libc::sigaction(SIGTSTP, &raw const before, ptr::null_mut());
        }
    }
}

/// The terminal that the keys come from.
pub(super) fn terminal() -> Option<OwnedFd> {
    let stdin = io::stdin();
    if stdin.is_terminal() {
        return stdin.as_fd().try_clone_to_owned().ok();
    }
    File::open("/dev/tty").ok().map(OwnedFd::from)
}

enum Woken {
    Signals,
    HangUp,
    /// The terminal cannot be waited for.
    NoTerminal,
    Again,
}

/// Sleeps until a signal arrives or the terminal hangs up.
fn wait(signals: RawFd, terminal: Option<RawFd>) -> Woken {
    // A terminal with no wanted event tells of its end only; a negative descriptor is skipped.
    let mut watched = [
        libc::pollfd { fd: signals, events: libc::POLLIN, revents: 0 },
        libc::pollfd { fd: terminal.unwrap_or(-1), events: 0, revents: 0 },
    ];
    // SAFETY: the pointer and the number describe the array, which lives longer than the call.
    let ready = unsafe { libc::poll(watched.as_mut_ptr(), 2, -1) };
    let [signals, terminal] = watched.map(|one| one.revents);
    if ready <= 0 {
        Woken::Again
    } else if signals != 0 {
        Woken::Signals
    } else if terminal & libc::POLLNVAL != 0 {
        Woken::NoTerminal
    } else {
        Woken::HangUp
    }
}
