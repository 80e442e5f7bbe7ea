//! Finding out how long the trace of a search for all boards is, and where its branches begin, on other threads.
//!
//! The branches are shared out to all threads that can be had, each branch counted by a machine that advances through it;
//! where the puzzle is symmetric, half of them tell the rest. How long that may take is for whoever starts it to say, who
//! calls it off; to drop the last handle does the same. Wherever the threads are then, they stop within a moment.

mod findings;

use super::Threads;
use super::chart::Chart;
use super::estimate::Estimate;
use crate::search::Puzzle;
use findings::Findings;
use std::sync::Arc;

/// The most events, by the estimate, in a trace whose survey is worth waiting for: about a minute's work for two cores.
const PROMISING: f64 = 5e11;

/// A survey under way or over.
#[derive(Clone, Debug)]
pub(super) struct Survey<P: Puzzle>(Arc<Handle<P>>);

/// What calls the survey off when nobody holds it any more.
#[derive(Debug)]
struct Handle<P: Puzzle>(Arc<Findings<P>>);

impl<P: Puzzle> Drop for Handle<P> {
    fn drop(&mut self) {
        self.0.call_off();
    }
}

impl<P: Puzzle> Survey<P> {
    /// Sets out to survey the search for all boards that begins with this puzzle; none if no thread is to be had. Where
    /// there are fewer than were asked for, those do the work of all.
    pub(super) fn start(puzzle: P, threads: &dyn Threads) -> Option<Self> {
        let findings = Arc::new(Findings::new(puzzle));
        let start_one = || {
            let findings = Arc::clone(&findings);
            threads.start(Box::new(move || findings.work()))
        };
        let started = (0..threads.count()).take_while(|_| start_one()).count();
        (started > 0).then(|| Self(Arc::new(Handle(findings))))
    }

    /// Ends it, as far as it has come; what is known by then stays known.
    pub(super) fn call_off(&self) {
        self.findings().call_off();
    }

    /// Waits until it is over.
    pub(super) fn wait(&self) {
        self.findings().wait();
    }

    /// The chart, once it is drawn.
    pub(super) fn chart(&self) -> Option<&Chart<P>> {
        self.findings().chart()
    }

    /// A guess at what happens in the trace, which comes first.
    pub(super) fn estimate(&self) -> Option<Estimate> {
        self.findings().estimate()
    }

    /// Whether it is under way, and will be done before long.
    pub(super) fn is_promising(&self) -> bool {
        self.estimate().is_some_and(|estimate| estimate.events <= PROMISING) && self.progress().is_some()
    }

    /// The part that was done, from 0 to 1; none when the survey is over.
    pub(super) fn progress(&self) -> Option<f64> {
        self.findings().progress()
    }

    fn findings(&self) -> &Findings<P> {
        &self.0.0
    }
}

#[cfg(test)]
mod tests;
