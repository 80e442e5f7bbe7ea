//! Time travel through one search, however long, without ever storing its trace.
//!
//! A [`Replay`] keeps `Checkpoints` (clones of the machine) and runs on from the nearest one before the wanted step.
//! Whatever is wanted, be it a step number, the next undo or the end of a branch, is put as a `Wanted`: something
//! that is not so up to a step and is so from then on. That one form makes every journey, forwards and back, the same
//! search: take the last checkpoint at which it is not so, and run until it is.
//!
//! This room knows no particular puzzle and has no clock: a long journey is made in slices of a given number of events.

mod checkpoints;
mod wanted;

use crate::search::{Event, Goal, Machine, Puzzle};
use checkpoints::Checkpoints;
use wanted::Wanted;
pub use wanted::{Counter, Destination};

/// How many events a scout runs between two looks at whether it has arrived.
const STRIDE: u64 = 4_096;

/// How a journey stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The replay stands where it was sent.
    Arrived,
    /// There is no such step; the replay stands where it stood.
    Nowhere,
    /// On the way, with the step that the scout has come to; the replay still stands where it stood.
    Underway(u64),
}

/// A position in the trace of one search.
#[derive(Clone, Debug)]
pub struct Replay<P> {
    here: Machine<P>,
    event: Option<Event>,
    checkpoints: Checkpoints<P>,
    errand: Option<Errand<P>>,
}

/// A journey under way: what is wanted, and a machine at which it is not yet so.
#[derive(Clone, Debug)]
struct Errand<P> {
    wanted: Wanted,
    scout: Machine<P>,
}

impl<P: Puzzle> Replay<P> {
    /// Stands at step 0 of a search.
    #[must_use]
    pub fn new(puzzle: P, goal: Goal) -> Self {
        let start = Machine::new(puzzle, goal);
        Self { here: start.clone(), event: None, checkpoints: Checkpoints::new(start), errand: None }
    }

    /// The machine at this step.
    #[must_use]
    pub fn machine(&self) -> &Machine<P> {
        &self.here
    }

    /// The event that led to this step; none at the start.
    #[must_use]
    pub fn event(&self) -> Option<Event> {
        self.event
    }

    /// The step that the replay stands at.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.here.step_number()
    }

    /// The last step of the trace, once some journey has come to it.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        self.checkpoints.end().map(Machine::step_number)
    }

    /// The furthest step that was ever run to: the trace has at least that many.
    #[must_use]
    pub fn explored(&self) -> u64 {
        self.checkpoints.furthest().step_number()
    }

    /// The machine at step 0.
    #[must_use]
    pub fn start(&self) -> &Machine<P> {
        self.checkpoints.start()
    }

    /// One event on; false at the end.
    pub fn step_forward(&mut self) -> bool {
        self.errand = None;
        let Some(event) = self.here.step() else { return false };
        self.event = Some(event);
        self.checkpoints.note(&self.here);
        true
    }

    /// One event back; false at the start.
    pub fn step_back(&mut self) -> bool {
        self.position().checked_sub(1).is_some_and(|before| self.go(Destination::Step(before)))
    }

    /// Goes there in one piece, however long it takes; false if there is no such step.
    pub fn go(&mut self, destination: Destination) -> bool {
        self.set_out(destination);
        loop {
            match self.travel(u64::MAX) {
                Progress::Arrived => return true,
                Progress::Nowhere => return false,
                Progress::Underway(_) => {}
            }
        }
    }

    /// Sets out for a destination; [`travel`](Self::travel) then makes the way. A journey under way is given up.
    pub fn set_out(&mut self, destination: Destination) {
        self.errand = Wanted::new(destination, self).map(|wanted| {
            let scout = if wanted.is_behind_here() { &self.here } else { self.checkpoints.last_before(&wanted) };
            Errand { wanted, scout: scout.clone() }
        });
    }

    /// Gives the journey up; the replay stands where it stood.
    pub fn cancel(&mut self) {
        self.errand = None;
    }

    /// Runs at most about `budget` events of the journey that was set out on.
    pub fn travel(&mut self, budget: u64) -> Progress {
        let Some(Errand { wanted, mut scout }) = self.errand.take() else { return Progress::Nowhere };
        if self.checkpoints.end().is_some_and(|end| !wanted.reached(end)) {
            return Progress::Nowhere;
        }
        if wanted.reached(&scout) {
            // Only the start has no step before it at which it was not so.
            self.arrive(scout, None);
            return Progress::Arrived;
        }
        let mut left = budget;
        while left > 0 {
            let stride = self.checkpoints.to_next(&scout).min(STRIDE);
            let before = scout.clone();
            let done = scout.advance(stride);
            if wanted.reached(&scout) {
                self.walk(before, &wanted);
                return Progress::Arrived;
            }
            self.checkpoints.note(&scout);
            if done < stride || scout.is_finished() {
                return Progress::Nowhere;
            }
            left = left.saturating_sub(done);
        }
        let step = scout.step_number();
        self.errand = Some(Errand { wanted, scout });
        Progress::Underway(step)
    }

    /// Runs ahead of all that was explored, to find out how long the trace is; true once that is known.
    pub fn explore(&mut self, budget: u64) -> bool {
        let mut left = budget;
        let mut scout = self.checkpoints.furthest().clone();
        while left > 0 && self.checkpoints.end().is_none() {
            let stride = self.checkpoints.to_next(&scout);
            left = left.saturating_sub(scout.advance(stride));
            self.checkpoints.note(&scout);
        }
        self.checkpoints.end().is_some()
    }

    /// Walks the last stretch event by event, to where it is so; at most one stride.
    fn walk(&mut self, mut machine: Machine<P>, wanted: &Wanted) {
        let mut event = None;
        while !wanted.reached(&machine) {
            event = machine.step();
        }
        self.arrive(machine, event);
    }

    fn arrive(&mut self, machine: Machine<P>, event: Option<Event>) {
        self.checkpoints.note(&machine);
        self.here = machine;
        self.event = event;
    }
}

#[cfg(test)]
mod tests;
