//! The way to a destination, made in slices. The way to a [`Stop`](super::Stop), which is another, is in `hunt`.

use super::hunt::Hunt;
use super::wanted::Wanted;
use super::{Replay, Travel};
use crate::search::{Event, Machine, Puzzle};

/// How many events a way runs before it leaves the processor to a survey that may make the rest needless: about as
/// long as the survey of a trace twice as far takes.
const PATIENCE: u64 = 1 << 30;

/// A stretch as short as this is walked event by event.
const SHORT: u64 = 32;

/// How a way stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The replay stands where it was sent.
    Arrived,
    /// There is no such step; the replay stands where it stood.
    Nowhere,
    /// On the way, with the step that the scout has come to; the replay still stands where it stood.
    Underway(u64),
}

/// A way that was set out on.
#[derive(Clone, Debug)]
pub(super) enum Errand<P: Puzzle> {
    /// To a destination.
    Way(Box<Way<P>>),
    /// To a stop.
    Hunt(Hunt<P>),
}

/// A way under way: what is wanted, and a machine at which it is not yet so.
#[derive(Clone, Debug)]
pub(super) struct Way<P: Puzzle> {
    pub(super) wanted: Wanted,
    pub(super) scout: Machine<P>,
    /// Whether the scout set out from the chart, or found that it has no shorter way.
    pub(super) charted: bool,
    /// How many events the scout has run.
    pub(super) run: u64,
}

impl<P: Puzzle> Errand<P> {
    /// Whether so much of it was run that a survey under way may make the rest needless.
    pub(super) fn may_wait(&self) -> bool {
        matches!(self, Self::Way(way) if way.run > PATIENCE)
    }
}

impl<P: Puzzle> Replay<P> {
    pub(super) fn make_way(&mut self, mut way: Box<Way<P>>, budget: u64) -> Progress {
        if self.end().is_some_and(|end| !way.wanted.reached(end)) {
            return Progress::Nowhere;
        }
        self.take_shorter_way(&mut way);
        let Way { wanted, scout, run, .. } = &mut *way;
        if wanted.reached(scout) {
            // Only the start has no step before it at which it was not so.
            self.arrive(scout.clone(), None);
            return Progress::Arrived;
        }
        if *run > PATIENCE && self.survey_progress().is_some() {
            // The caller waits, or looks after other things.
            return self.keep_on(way);
        }
        let mut left = budget;
        while left > 0 {
            let stride = self.checkpoints.to_next(scout).min(wanted.stride(scout));
            let before = scout.clone();
            let done = scout.advance(stride);
            if wanted.reached(scout) {
                self.walk(before, wanted, stride);
                return Progress::Arrived;
            }
            self.checkpoints.note(scout);
            if done < stride || scout.is_finished() {
                return Progress::Nowhere;
            }
            left = left.saturating_sub(done);
            *run += done;
        }
        self.keep_on(way)
    }

    fn keep_on(&mut self, way: Box<Way<P>>) -> Progress {
        let come_to = way.scout.step_number();
        self.errand = Some(Errand::Way(way));
        Progress::Underway(come_to)
    }

    /// Goes on from the chart, if that is nearer and the survey was not done when the way began.
    fn take_shorter_way(&self, way: &mut Way<P>) {
        if let Some(chart) = self.chart().filter(|_| !way.charted) {
            way.charted = true;
            if let Some(nearer) = chart.last_before(&way.wanted, way.scout.step_number()) {
                way.scout = nearer;
            }
        }
    }

    /// The nearest machine at hand at which it is not so yet, or the start. A branch is only left after here, so if it
    /// is not so here, what lies before is of no interest.
    pub(super) fn nearest_before(&self, wanted: &Wanted) -> Machine<P> {
        let from = if wanted.reached(&self.here) { self.start() } else { &self.here };
        let kept = self.checkpoints.last_before(wanted, from.step_number()).unwrap_or(from);
        let charted = self.chart().and_then(|chart| chart.last_before(wanted, kept.step_number()));
        charted.unwrap_or_else(|| kept.clone())
    }

    /// Finds the step at which it comes to be so, at most one stride on, and stands there.
    fn walk(&mut self, mut machine: Machine<P>, wanted: &Wanted, stride: u64) {
        let mut half = stride / 2;
        while half >= SHORT {
            let mut ahead = machine.clone();
            ahead.advance(half);
            if !wanted.reached(&ahead) {
                machine = ahead;
            }
            half /= 2;
        }
        let mut event = None;
        while !wanted.reached(&machine) {
            event = machine.step();
        }
        self.arrive(machine, event);
    }

    pub(super) fn arrive(&mut self, machine: Machine<P>, event: Option<Event>) {
        self.checkpoints.note(&machine);
        self.here = machine;
        self.event = event;
    }
}
