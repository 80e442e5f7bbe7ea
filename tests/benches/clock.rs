//! Taking times.

use std::time::Instant;

/// Seconds that something takes.
#[expect(clippy::disallowed_methods, reason = "a benchmark is there to read a clock")]
pub(crate) fn seconds<T>(work: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    std::hint::black_box(work());
    start.elapsed().as_secs_f64()
}

/// The least seconds that each of some works takes, done in turns.
pub(crate) fn in_turns<const N: usize>(rounds: usize, works: [&dyn Fn() -> u64; N]) -> [f64; N] {
    let mut least = [f64::INFINITY; N];
    for _ in 0..rounds {
        for (least, work) in least.iter_mut().zip(works) {
            *least = least.min(seconds(work));
        }
    }
    least
}

/// The time that as many of a hundred stay under, of times in any order.
pub(crate) fn percentile(times: &mut [f64], percent: usize) -> f64 {
    times.sort_by(f64::total_cmp);
    times[(times.len() - 1) * percent / 100]
}
