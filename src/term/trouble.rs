//! Panics: one on the thread that has the screen leaves it, so that the message can be read; one on any other thread
//! touches nothing and is told as a notice.

use super::screen;
use std::cell::Cell;
use std::panic::{self, PanicHookInfo};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

thread_local! {
    /// Whether this thread has the screen.
    static HAS_SCREEN: Cell<bool> = const { Cell::new(false) };
}

/// What went wrong first on another thread, and whether it has been told. Whatever follows comes of it, or says the same.
static TROUBLE: Mutex<Option<(String, bool)>> = Mutex::new(None);

/// Meets panics from now on; the screen is that of the thread that calls it.
pub(super) fn watch() {
    static ONCE: Once = Once::new();
    HAS_SCREEN.set(true);
    ONCE.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if HAS_SCREEN.try_with(Cell::get).unwrap_or(false) {
                screen::leave();
            }
            if screen::is_up() {
                trouble().get_or_insert_with(|| (describe(panic), false));
                #[cfg(unix)]
                super::signals::wake();
            } else {
                tell(panic);
            }
        }));
    });
}

/// What went wrong on another thread, until it is told.
pub(super) fn tell() -> Option<String> {
    let mut trouble = trouble();
    let (message, is_told) = trouble.as_mut().filter(|(_, is_told)| !is_told)?;
    *is_told = true;
    Some(message.clone())
}

/// What went wrong on another thread, if anything did, for whoever can read it at leisure.
pub(super) fn first() -> Option<String> {
    trouble().as_ref().map(|(message, _)| message.clone())
}

fn describe(panic: &PanicHookInfo<'_>) -> String {
    let payload = panic.payload();
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    let message = owned.or(payload.downcast_ref::<&str>().copied()).unwrap_or("no message");
    let place = panic.location().map(|place| format!(" ({}:{})", place.file(), place.line())).unwrap_or_default();
    format!("work in the background broke off: {message}{place}")
}

fn trouble() -> MutexGuard<'static, Option<(String, bool)>> {
    TROUBLE.lock().unwrap_or_else(PoisonError::into_inner)
}
