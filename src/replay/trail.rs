//! The steps just behind, so that going back one by one costs no more than going forward.

use crate::search::{Event, Machine, Puzzle};

/// The most steps that are kept; with half a kilobyte each they stay in the processor's cache.
const MOST: u64 = 128;

/// The most bytes that they take, and how many are kept however large they are.
const MOST_BYTES: u64 = 1 << 20;
const FEWEST: u64 = 8;

/// Machines at successive steps, each with the event that led to it. A trace never changes, so what was kept once stays
/// true wherever one goes.
#[derive(Clone, Debug)]
pub(super) struct Trail<P: Puzzle>(Vec<(Machine<P>, Option<Event>)>);

impl<P: Puzzle> Trail<P> {
    pub(super) const fn new() -> Self {
        Self(vec![])
    }

    /// How many steps are kept.
    pub(super) fn length() -> u64 {
        (MOST_BYTES / size_of::<Machine<P>>() as u64).clamp(FEWEST, MOST)
    }

    /// Keeps a machine; it goes on from the last one that was kept, or begins anew.
    pub(super) fn note(&mut self, machine: &Machine<P>, event: Option<Event>) {
        let follows = self.0.last().is_some_and(|(last, _)| last.step_number() + 1 == machine.step_number());
        if !follows || self.0.len() as u64 >= Self::length() {
            self.0.clear();
        }
        self.0.push((machine.clone(), event));
    }

    /// The machine at a step, if it is kept.
    pub(super) fn at(&self, step: u64) -> Option<&(Machine<P>, Option<Event>)> {
        let (first, _) = self.0.first()?;
        self.0.get(usize::try_from(step.checked_sub(first.step_number())?).ok()?)
    }
}
