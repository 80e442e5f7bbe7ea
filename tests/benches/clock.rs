//! Taking times.

use std::time::Instant;

/// Seconds that something takes.
#[expect(clippy::disallowed_methods, reason = "a benchmark is there to read a clock")]
pub(crate) fn seconds<T>(work: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    std::hint::black_box(work());
    start.elapsed().as_secs_f64()
}
