//! Whether the program was started without a standard output, as `stepback >&-` does.
//!
//! Before `main` the standard library opens `/dev/null` in place of what is closed, and from then on all that is written
//! is lost without a word. So this is asked earlier, by a function that the system calls when it loads the program.

use std::sync::atomic::{AtomicBool, Ordering};

static WAS_CLOSED: AtomicBool = AtomicBool::new(false);

/// Whether standard output was closed when the program was started. Where this cannot be known, it was open.
#[must_use]
pub fn is_output_closed() -> bool {
    WAS_CLOSED.load(Ordering::Relaxed)
}

#[cfg(any(
    target_os = "linux",
    target_os = "android",
    target_os = "macos",
    target_os = "freebsd",
    target_os = "netbsd"
))]
mod early {
    use super::{Ordering, WAS_CLOSED};

    extern "C" fn ask() {
        // SAFETY: `fcntl` takes numbers, touches no memory and needs nothing that is set up later.
        let flags = unsafe { libc::fcntl(libc::STDOUT_FILENO, libc::F_GETFD) };
        WAS_CLOSED.store(flags == -1, Ordering::Relaxed);
    }

    // SAFETY: a list of functions without arguments that are called one by one when the program is loaded; this one
    // needs neither the standard library nor its state.
    #[used]
    #[cfg_attr(target_os = "macos", unsafe(link_section = "__DATA,__mod_init_func"))]
    #[cfg_attr(not(target_os = "macos"), unsafe(link_section = ".init_array"))]
    static ASK: extern "C" fn() = ask;
}
