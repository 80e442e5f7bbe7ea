//! Signals: those that kill leave the screen first, those that stop are told to the loop, and all of them wake it.
//!
//! No thread waits for them and no lock is taken on their way: what kills is met in its handler, by calls that a handler
//! may make, even if the loop waits for a terminal that takes no bytes. A killed program dies by the signal, so that its
//! parent sees the cause. While the screen is not up, nothing has to be left and death comes at once.
//!
//! What ends without a signal that can be met is beyond help: SIGKILL, with which also a system without memory kills, and
//! a fault in memory. Then `reset` sets the terminal right.

use super::screen;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Signal, getpid, kill_current_process_group, kill_process};
use signal_hook::consts::signal::{SIGABRT, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::low_level::{emulate_default_handler, pipe, register};
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use std::{mem, ptr};

/// Whether the program is to stop.
static TO_STOP: AtomicBool = AtomicBool::new(false);

/// Whether it goes on after a stop, and nobody has asked about it yet.
static CONTINUED: AtomicBool = AtomicBool::new(false);

/// Whether the size of the terminal may be another one.
static RESIZED: AtomicBool = AtomicBool::new(false);

/// The thread that has the screen.
static OWNER: AtomicU64 = AtomicU64::new(0);

/// The two ends of what wakes the loop.
static WAKER: OnceLock<(UnixStream, UnixStream)> = OnceLock::new();

/// How long it takes at most until a stop that was asked for comes.
const STOP: Duration = Duration::from_millis(100);

/// Who is to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whom {
    /// All that was started together, as the terminal stops it for Ctrl-Z outside raw mode.
    Group,
    /// This program alone.
    Program,
}

/// Meets signals from now on, for the whole life of the program, for the thread that calls it.
pub(super) fn watch() -> io::Result<()> {
    OWNER.store(this_thread(), Ordering::Release);
    if WAKER.get().is_some() {
        return Ok(());
    }
    let (read, write) = UnixStream::pair()?;
    read.set_nonblocking(true)?;
    write.set_nonblocking(true)?;
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
        // SAFETY: the action calls only what a handler may call.
        unsafe { register(signal, move || meet_fatal(signal)) }?;
    }
    // SAFETY: as above. The default action follows by itself: whoever aborts does it again after the handler.
    unsafe { register(SIGABRT, screen::abort) }?;
    for (signal, flag) in [(SIGTSTP, &TO_STOP), (SIGCONT, &CONTINUED), (SIGWINCH, &RESIZED)] {
        // SAFETY: as above.
        unsafe { register(signal, || flag.store(true, Ordering::Release)) }?;
        pipe::register(signal, write.try_clone()?)?;
    }
    WAKER.get_or_init(|| (read, write));
    Ok(())
}

/// Whether the program is to stop, asked once.
pub(super) fn take_stop() -> bool {
    TO_STOP.swap(false, Ordering::AcqRel)
}

/// Whether the program goes on after a stop, asked once.
pub(super) fn take_continued() -> bool {
    CONTINUED.swap(false, Ordering::AcqRel)
}

/// Whether the size may be another one, asked once.
pub(super) fn take_resized() -> bool {
    RESIZED.swap(false, Ordering::AcqRel)
}

/// Whether the program was stopped or is to stop, and has not met that yet.
pub(super) fn is_stop_due() -> bool {
    TO_STOP.load(Ordering::Acquire) || CONTINUED.load(Ordering::Acquire)
}

/// Wakes the loop.
pub(super) fn wake() {
    if let Some((_, write)) = WAKER.get() {
        // What is full wakes as well.
        let _ = (&mut &*write).write(&[0]);
    }
}

/// What becomes readable when the loop is to wake.
pub(super) fn waker() -> Option<BorrowedFd<'static>> {
    WAKER.get().map(|(read, _)| read.as_fd())
}

/// Takes what woke the loop.
pub(super) fn calm() {
    if let Some((read, _)) = WAKER.get() {
        while (&mut &*read).read(&mut [0; 64]).is_ok_and(|count| count > 0) {}
    }
}

/// Dies as by a signal, the screen left.
pub(super) fn die(signal: i32) {
    screen::leave_at_once();
    // It does not return: the default of these signals is death.
    let _ = emulate_default_handler(signal);
}

/// The end of the terminal, met as its signal is.
pub(super) fn hang_up() {
    die(SIGHUP);
}

/// Stops as if nobody handled the signal, and waits until the program goes on; tells whether it was stopped at all. The
/// kernel ignores it where no shell could continue the program.
pub(super) fn stop(whom: Whom) -> bool {
    if whom == Whom::Group {
        CONTINUED.store(false, Ordering::Release);
    } else if CONTINUED.load(Ordering::Acquire) {
        // It was continued before it came to stop, by somebody who will not do it again.
        return take_continued();
    }
    // SAFETY: a zeroed `sigaction` is a valid one, for the default action with an empty mask; both structures live longer
    // than the calls, and what was there before is put back.
    unsafe {
        let mut default: libc::sigaction = mem::zeroed();
        default.sa_sigaction = libc::SIG_DFL;
        let mut before: libc::sigaction = mem::zeroed();
        if libc::sigaction(SIGTSTP, &raw const default, &raw mut before) != 0 {
            return false;
        }
        let was_stopped = send(whom, Signal::TSTP);
        libc::sigaction(SIGTSTP, &raw const before, ptr::null_mut());
        was_stopped
    }
}

/// Stops as the kernel stops whoever touches the terminal from the background; tells whether it was stopped at all.
pub(super) fn stop_in_background() -> bool {
    CONTINUED.store(false, Ordering::Release);
    send(Whom::Group, Signal::TTOU)
}

fn send(whom: Whom, signal: Signal) -> bool {
    let _ = match whom {
        Whom::Group => kill_current_process_group(signal),
        Whom::Program => kill_process(getpid(), signal),
    };
    // The stop comes while this waits, if not before.
    let rest = Timespec::try_from(STOP / 10).unwrap_or_default();
    for _ in 0..10 {
        if take_continued() {
            return true;
        }
        let mut watched = waker().map(|waker| PollFd::from_borrowed_fd(waker, PollFlags::IN));
        let _ = poll(watched.as_mut_slice(), Some(&rest));
        calm();
    }
    take_continued()
}

/// Leaves the screen in the thread that writes on it, so that nothing is written after, and dies.
fn meet_fatal(signal: i32) {
    if screen::is_up() && OWNER.load(Ordering::Acquire) != this_thread() {
        let owner = OWNER.load(Ordering::Acquire);
        // SAFETY: the thread lives as long as the screen is up.
        if unsafe { libc::pthread_kill(owner as libc::pthread_t, signal) } == 0 {
            return;
        }
    }
    die(signal);
}

fn this_thread() -> u64 {
    // SAFETY: it takes nothing and always succeeds.
    unsafe { libc::pthread_self() as u64 }
}
