//! The way to a destination, made in slices. The way to a [`Stop`](super::Stop), which is another, is in `hunt`.

use super::Replay;
use super::errand::{Errand, Progress};
use super::survey::Survey;
use super::wanted::Wanted;
use crate::search::{Event, Machine, Puzzle};

/// How many events a scout runs before it leaves the processor to a survey that may make the rest needless: about as
/// long as the survey of a trace twice as far takes.
const PATIENCE: u64 = 1 << 30;

/// A stretch as short as this is walked event by event.
const SHORT: u64 = 32;

/// A seek under way: what is wanted, and a machine at which it is not yet so.
#[derive(Clone, Debug)]
pub(super) struct Seek<P: Puzzle> {
    wanted: Wanted,
    scout: Machine<P>,
    /// Whether the scout set out from the chart, or found that it has no shorter way.
    charted: bool,
    /// How many events the scout has run.
    run: u64,
}

impl<P: Puzzle> Seek<P> {
    /// Sets out from the nearest machine that a replay has at hand.
    pub(super) fn new(wanted: Wanted, replay: &Replay<P>) -> Self {
        let scout = replay.nearest_before(&wanted);
        Self { wanted, scout, charted: replay.chart().is_some(), run: 0 }
    }
}

#[cfg(test)]
impl<P: Puzzle> Replay<P> {
    /// Lets the way under way be as long as if it had gone on for long.
    pub(super) fn lose_patience(&mut self) {
        if let Some(Errand::Seek(seek)) = &mut self.errand {
            seek.run = PATIENCE + 1;
        }
    }
}

impl<P: Puzzle> Replay<P> {
    /// Runs about `budget` events towards what is wanted.
    pub(super) fn seek(&mut self, mut seek: Box<Seek<P>>, budget: u64) -> Progress {
        if self.end().is_some_and(|end| !seek.wanted.reached(end)) {
            return Progress::Nowhere;
        }
        self.take_shorter_way(&mut seek);
        let Seek { wanted, scout, run, .. } = &mut *seek;
        if wanted.reached(scout) {
            // Only the start has no step before it at which it was not so.
            self.stand_at(scout.clone(), None);
            return Progress::Arrived;
        }
        if *run > PATIENCE && self.survey.as_ref().is_some_and(Survey::is_promising) {
            let come_to = self.keep_on(seek);
            return Progress::Waiting(come_to);
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
        Progress::Underway(self.keep_on(seek))
    }

    /// Goes on later; gives the step that the scout has come to.
    fn keep_on(&mut self, seek: Box<Seek<P>>) -> u64 {
        let come_to = seek.scout.step_number();
        self.errand = Some(Errand::Seek(seek));
        come_to
    }

    /// Goes on from the chart, if that is nearer and the survey was not done when the seek began.
    fn take_shorter_way(&self, seek: &mut Seek<P>) {
        if let Some(chart) = self.chart().filter(|_| !seek.charted) {
            seek.charted = true;
            if let Some(nearer) = chart.last_before(&seek.wanted, seek.scout.step_number()) {
                seek.scout = nearer;
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
        self.stand_at(machine, event);
    }

    pub(super) fn stand_at(&mut self, machine: Machine<P>, event: Option<Event>) {
        self.checkpoints.note(&machine);
        self.here = machine;
        self.event = event;
    }
}
