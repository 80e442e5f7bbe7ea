//! Signals that one thread does not meet for a while.

use std::{mem, ptr};

/// Keeps a signal from this thread until it goes out of scope.
pub(super) struct Mask(libc::sigset_t);

impl Mask {
    /// Blocks a signal. It can be called in a handler of another.
    #[must_use]
    pub(super) fn block(signal: i32) -> Self {
        // SAFETY: both sets live longer than the calls, which write whole sets into them; a zeroed set is one.
        unsafe {
            let mut blocked: libc::sigset_t = mem::zeroed();
            let mut before: libc::sigset_t = mem::zeroed();
            libc::sigemptyset(&raw mut blocked);
            libc::sigaddset(&raw mut blocked, signal);
            libc::pthread_sigmask(libc::SIG_BLOCK, &raw const blocked, &raw mut before);
            Self(before)
        }
    }
}

impl Drop for Mask {
    fn drop(&mut self) {
        // SAFETY: the set is the one that was there before.
        unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &raw const self.0, ptr::null_mut()) };
    }
}
