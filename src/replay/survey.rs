//! Finding out how long the trace of a search for all boards is, and where its branches begin, on other threads.
//!
//! The branches are shared out to all cores, each counted by a machine that advances through it; where the puzzle is
//! symmetric, half of them tell the rest. Nothing here waits: the [`Replay`](super::Replay) that has a survey made
//! looks whether there is a result, and dropping the last handle makes the threads stop within a moment.

use super::chart::{Chart, Outline};
use super::estimate::{Estimate, estimate};
use crate::search::{Goal, Machine, Puzzle, Tally};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

/// The most events in a trace that is surveyed, by the estimate: about a minute's work for two cores.
const REACH: f64 = 5e11;

/// How many events a worker does between two looks at whether it is still wanted: a few milliseconds.
const BREATH: u64 = 1 << 22;

/// A survey under way or done.
#[derive(Clone, Debug)]
pub(super) struct Survey<P: Puzzle>(Arc<Handle<P>>);

/// What calls the survey off when nobody holds it any more.
#[derive(Debug)]
struct Handle<P: Puzzle>(Arc<Findings<P>>);

/// What the survey and those who wait for it both see.
#[derive(Debug)]
struct Findings<P: Puzzle> {
    called_off: AtomicBool,
    /// How many branches are to be counted, at least one.
    branches: AtomicUsize,
    /// How many of them were begun.
    begun: AtomicUsize,
    estimate: OnceLock<Estimate>,
    /// None if the trace is out of reach, or the survey was called off.
    chart: OnceLock<Option<Chart<P>>>,
}

impl<P: Puzzle> Drop for Handle<P> {
    fn drop(&mut self) {
        self.0.called_off.store(true, Ordering::Relaxed);
    }
}

/// Tells those who wait that the survey is over, also when it broke down.
struct Over<'a, P: Puzzle>(&'a Findings<P>);

impl<P: Puzzle> Drop for Over<'_, P> {
    fn drop(&mut self) {
        // A chart that is there stays.
        let _ = self.0.chart.set(None);
    }
}

impl<P: Puzzle> Survey<P> {
    /// Sets out to survey the search for all boards that begins with this puzzle; none if no thread can be had.
    pub(super) fn start(puzzle: P) -> Option<Self> {
        let findings = Arc::new(Findings {
            called_off: AtomicBool::new(false),
            branches: AtomicUsize::new(1),
            begun: AtomicUsize::new(0),
            estimate: OnceLock::new(),
            chart: OnceLock::new(),
        });
        let survey = Self(Arc::new(Handle(Arc::clone(&findings))));
        let begun = thread::Builder::new().spawn(move || findings.survey(puzzle));
        begun.is_ok().then_some(survey)
    }

    /// The chart, once it is drawn.
    pub(super) fn chart(&self) -> Option<&Chart<P>> {
        self.findings().chart.get()?.as_ref()
    }

    /// A guess at what happens in the trace, which comes first.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        self.findings().estimate.get().copied()
    }

    /// The part that was done, from 0 to 1; none when the survey is over.
    pub(super) fn progress(&self) -> Option<f64> {
        let findings = self.findings();
        let branches = findings.branches.load(Ordering::Relaxed);
        let begun = findings.begun.load(Ordering::Relaxed).min(branches);
        // At most a few hundred thousand of them.
        #[expect(clippy::cast_precision_loss, reason = "a fraction to be shown")]
        findings.chart.get().is_none().then(|| begun as f64 / branches as f64)
    }

    fn findings(&self) -> &Findings<P> {
        &self.0.0
    }
}

impl<P: Puzzle> Findings<P> {
    fn survey(&self, puzzle: P) {
        // However it ends, nobody waits for a chart that will not come.
        let _over = Over(self);
        let guess = estimate(&puzzle);
        let _ = self.estimate.set(guess);
        let chart = if guess.events <= REACH { self.draw(puzzle) } else { None };
        let _ = self.chart.set(chart);
    }

    fn draw(&self, puzzle: P) -> Option<Chart<P>> {
        let symmetric = puzzle.is_symmetric();
        let outline = Outline::new(puzzle);
        let branches = outline.branches();
        let first = if symmetric { branches.div_ceil(2) } else { branches };
        self.branches.store(first.max(1), Ordering::Relaxed);
        let happened = self.count_all(&outline, first)?;
        let last = branches.checked_sub(1);
        if !self.is_wanted() {
            return None;
        }
        outline.fill_in(|branch| {
            // The branches of the other half come in the opposite order.
            let counted = if branch < first { branch } else { last.map_or(0, |last| last - branch) };
            happened[counted]
        })
    }

    /// What happens in each of the first branches; none if a worker broke down. Of no use if the survey is called off.
    fn count_all(&self, outline: &Outline<P>, first: usize) -> Option<Vec<Tally>> {
        let mut happened = vec![Tally::default(); first];
        let others = thread::available_parallelism().map_or(0, |cores| cores.get() - 1);
        let counts = thread::scope(|scope| {
            let count = || self.count_some(outline, first);
            // Where no thread can be had, those that there are do its work.
            let spawned = (0..others).filter_map(|_| thread::Builder::new().spawn_scoped(scope, count).ok());
            let workers: Vec<_> = spawned.collect();
            let mut counts = count();
            for worker in workers {
                counts.extend(worker.join().ok()?);
            }
            Some(counts)
        })?;
        for (branch, tally) in counts {
            happened[branch] = tally;
        }
        Some(happened)
    }

    /// Takes branches that nobody has begun yet and counts what happens in them.
    fn count_some(&self, outline: &Outline<P>, first: usize) -> Vec<(usize, Tally)> {
        let mut counted = vec![];
        while self.is_wanted() {
            let branch = self.begun.fetch_add(1, Ordering::Relaxed);
            if branch >= first {
                break;
            }
            let place = outline.machine(branch, Tally::default());
            let mut below = Machine::new(place.puzzle().clone(), Goal::All);
            while below.advance(BREATH) == BREATH && self.is_wanted() {}
            counted.push((branch, *below.tally()));
        }
        counted
    }

    fn is_wanted(&self) -> bool {
        !self.called_off.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests;
