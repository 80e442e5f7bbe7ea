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

/// What went wrong on other threads and has not been told, the first only: the others follow from it, or say the same.
static TROUBLE: Mutex<Option<String>> = Mutex::new(None);

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
                trouble().get_or_insert_with(|| describe(panic));
                #[cfg(unix)]
                super::signals::wake();
            } else {
                tell(panic);
            }
        }));
    });
}

/// What went wrong on another thread since this was last asked.
pub(super) fn take() -> Option<String> {
    trouble().take()
}

fn describe(panic: &PanicHookInfo<'_>) -> String {
    let payload = panic.payload();
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    let message = owned.or(payload.downcast_ref::<&str>().copied()).unwrap_or("no message");
    let place = panic.location().map(|place| format!(" ({}:{})", place.file(), place.line())).unwrap_or_default();
    format!("work in the background broke off: {message}{place}")
}

fn trouble() -> MutexGuard<'static, Option<String>> {
    TROUBLE.lock().unwrap_or_else(PoisonError::into_inner)
}
