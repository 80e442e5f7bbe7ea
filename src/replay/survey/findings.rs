//! What the threads of a survey find out together.
//!
//! Each of them does the same: it waits for the outline, or makes it if nobody has, and then counts branches that nobody
//! has begun. Whoever counts the last one draws the chart. So one thread is enough, and any number will do.

use crate::replay::chart::{Chart, Outline};
use crate::replay::estimate::{Estimate, estimate};
use crate::search::{Goal, Machine, Puzzle, Tally};
use std::mem;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};

/// How many options are looked at between two looks at whether the survey is still wanted: a millisecond or less, at
/// most some. What an event costs a machine grows with the options that its calls have.
const BREATH: u64 = 1 << 20;

/// The fewest events between two such looks.
const LEAST_BREATH: u64 = 64;

/// What the survey and those who wait for it both see.
#[derive(Debug)]
pub(super) struct Findings<P: Puzzle> {
    puzzle: P,
    called_off: AtomicBool,
    /// How many branches are to be counted, at least one.
    branches: AtomicUsize,
    /// How many of them were begun.
    begun: AtomicUsize,
    estimate: OnceLock<Estimate>,
    chart: OnceLock<Chart<P>>,
    stage: Mutex<Stage<P>>,
    /// The stage is another one.
    changed: Condvar,
}

/// How far the survey has come.
#[derive(Debug)]
enum Stage<P: Puzzle> {
    /// Nobody has begun.
    Unbegun,
    /// Somebody makes the estimate and the outline.
    Outlining,
    /// The branches are counted; of so many it is not known yet what happens in them.
    Counting { outline: Arc<Outline<P>>, happened: Vec<Tally>, left: usize },
    /// It is done, or was called off, or broke down.
    Over,
}

/// Ends the survey if a thread breaks down, so that nobody waits for what will not come.
struct Unbroken<'a, P: Puzzle>(&'a Findings<P>);

impl<P: Puzzle> Drop for Unbroken<'_, P> {
    fn drop(&mut self) {
        self.0.call_off();
    }
}

impl<P: Puzzle> Findings<P> {
    pub(super) fn new(puzzle: P) -> Self {
        Self {
            puzzle,
            called_off: AtomicBool::new(false),
            branches: AtomicUsize::new(1),
            begun: AtomicUsize::new(0),
            estimate: OnceLock::new(),
            chart: OnceLock::new(),
            stage: Mutex::new(Stage::Unbegun),
            changed: Condvar::new(),
        }
    }

    #[cfg(test)]
    pub(super) fn puzzle(&self) -> &P {
        &self.puzzle
    }

    pub(super) fn chart(&self) -> Option<&Chart<P>> {
        self.chart.get()
    }

    pub(super) fn estimate(&self) -> Option<Estimate> {
        self.estimate.get().copied()
    }

    /// The part that was done, from 0 to 1; none when the survey is over.
    pub(super) fn progress(&self) -> Option<f64> {
        let branches = self.branches.load(Ordering::Relaxed);
        let begun = self.begun.load(Ordering::Relaxed).min(branches);
        // At most a few hundred thousand of them.
        #[expect(clippy::cast_precision_loss, reason = "a fraction to be shown")]
        let part = begun as f64 / branches as f64;
        (!matches!(*self.stage(), Stage::Over)).then_some(part)
    }

    /// Ends the survey as far as it has come.
    pub(super) fn call_off(&self) {
        self.called_off.store(true, Ordering::Relaxed);
        self.enter(Stage::Over);
    }

    /// Waits until the survey is over.
    pub(super) fn wait(&self) {
        let mut stage = self.stage();
        while !matches!(*stage, Stage::Over) {
            stage = self.changed.wait(stage).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Does the part of one thread.
    pub(super) fn work(&self) {
        let unbroken = Unbroken(self);
        if let Some(outline) = self.outline() {
            self.count(&outline);
        }
        mem::forget(unbroken);
    }

    /// The outline, which one thread makes while the others wait; none if the survey is over.
    fn outline(&self) -> Option<Arc<Outline<P>>> {
        let mut stage = self.stage();
        loop {
            match &*stage {
                Stage::Unbegun => break,
                Stage::Outlining => stage = self.changed.wait(stage).unwrap_or_else(PoisonError::into_inner),
                Stage::Counting { outline, .. } => return Some(Arc::clone(outline)),
                Stage::Over => return None,
            }
        }
        *stage = Stage::Outlining;
        drop(stage);
        let outline = self.make_outline();
        if outline.is_none() {
            self.enter(Stage::Over);
        }
        outline
    }

    /// Estimates the trace, outlines it and opens the count; none if the survey was called off, or lacks memory.
    fn make_outline(&self) -> Option<Arc<Outline<P>>> {
        let is_wanted = || self.is_wanted();
        let _ = self.estimate.set(estimate(&self.puzzle, &is_wanted)?);
        let outline = Arc::new(Outline::new(&self.puzzle, &is_wanted)?);
        let left = self.branches_of(&outline);
        let mut happened = vec![];
        happened.try_reserve_exact(left).ok()?;
        happened.resize(left, Tally::default());
        self.branches.store(left.max(1), Ordering::Relaxed);
        if left == 0 {
            self.draw(&outline, &happened);
            return None;
        }
        self.enter(Stage::Counting { outline: Arc::clone(&outline), happened, left });
        Some(outline)
    }

    /// How many branches are to be counted: where the second half of them is the first in a mirror, half.
    fn branches_of(&self, outline: &Outline<P>) -> usize {
        let branches = outline.branches();
        if self.puzzle.is_symmetric() { branches.div_ceil(2) } else { branches }
    }

    /// Counts what happens in branches that nobody has begun, until there are no more.
    fn count(&self, outline: &Outline<P>) {
        let branches = self.branches_of(outline);
        loop {
            let branch = self.begun.fetch_add(1, Ordering::Relaxed);
            if branch >= branches {
                return;
            }
            let place = outline.machine(branch, Tally::default());
            let mut below = Machine::new(place.puzzle().clone(), Goal::All);
            let breath = breath(&below);
            while self.is_wanted() && below.advance(breath) == breath {}
            if !self.is_wanted() {
                return;
            }
            self.note(branch, *below.tally());
        }
    }

    /// Keeps what happens in a branch, and draws the chart if it was the last one.
    fn note(&self, branch: usize, tally: Tally) {
        let mut stage = self.stage();
        let Stage::Counting { outline, happened, left } = &mut *stage else { return };
        happened[branch] = tally;
        *left -= 1;
        if *left == 0 {
            let (outline, happened) = (Arc::clone(outline), mem::take(happened));
            drop(stage);
            self.draw(&outline, &happened);
            self.enter(Stage::Over);
        }
    }

    fn draw(&self, outline: &Arc<Outline<P>>, happened: &[Tally]) {
        let last = outline.branches().saturating_sub(1);
        let happens = |branch: usize| {
            // The branches of the other half come in the opposite order.
            happened[if branch < happened.len() { branch } else { last - branch }]
        };
        if let Some(chart) = Chart::new(Arc::clone(outline), happens, &|| self.is_wanted()) {
            let _ = self.chart.set(chart);
        }
    }

    fn is_wanted(&self) -> bool {
        !self.called_off.load(Ordering::Relaxed)
    }

    /// Goes on to a stage, unless the survey is over.
    fn enter(&self, next: Stage<P>) {
        let mut stage = self.stage();
        if !matches!(*stage, Stage::Over) {
            *stage = next;
        }
        drop(stage);
        self.changed.notify_all();
    }

    fn stage(&self) -> MutexGuard<'_, Stage<P>> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How many events a machine does between two looks at whether they are still wanted.
pub(super) fn breath<P: Puzzle>(machine: &Machine<P>) -> u64 {
    let puzzle = machine.puzzle();
    let options = puzzle.next_slot().map_or(1, |slot| puzzle.options(slot).max(1));
    (BREATH / u64::from(options)).max(LEAST_BREATH)
}
