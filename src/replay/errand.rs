//! The way to a destination, made in slices. The way to a [`Stop`], which is another, is in `hunt`.

use super::hunt::Hunt;
use super::wanted::{Destination, Wanted};
use super::{Direction, Replay, Stop};
use crate::search::{Event, Machine, Puzzle};
use std::thread;
use std::time::Duration;

/// The slices in which a journey in one piece is made, to learn between them whether a survey has shortened the way.
const SLICE: u64 = 1 << 22;

/// How many events a journey runs before it leaves the processor to a survey that may make the rest needless: about as
/// long as the survey of a trace twice as far takes.
const PATIENCE: u64 = 1 << 30;

/// How long it then waits at a time.
const WAIT: Duration = Duration::from_millis(2);

/// A stretch as short as this is walked event by event.
const SHORT: u64 = 32;

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

/// A way that was set out on.
#[derive(Clone, Debug)]
pub(super) enum Errand<P: Puzzle> {
    /// To a destination.
    Journey(Box<Journey<P>>),
    /// To a stop.
    Hunt(Hunt<P>),
}

/// A journey under way: what is wanted, and a machine at which it is not yet so.
#[derive(Clone, Debug)]
pub(super) struct Journey<P: Puzzle> {
    wanted: Wanted,
    scout: Machine<P>,
    /// Whether the scout set out from the chart, or found that it has no shorter way.
    charted: bool,
    /// How many events the scout has run.
    run: u64,
}

impl<P: Puzzle> Replay<P> {
    /// Goes there in one piece, however long it takes; false if there is no such step.
    pub fn go(&mut self, destination: Destination) -> bool {
        self.set_out(destination);
        self.arrive_in_one_piece()
    }

    /// Goes to a stop in one piece, however long it takes; false if there is none that way.
    pub fn go_for(&mut self, stop: &Stop<P>, direction: Direction) -> bool {
        self.set_out_for(stop, direction);
        self.arrive_in_one_piece()
    }

    fn arrive_in_one_piece(&mut self) -> bool {
        loop {
            match self.travel(SLICE) {
                Progress::Arrived => return true,
                Progress::Nowhere => return false,
                Progress::Underway(_) => {}
            }
        }
    }

    /// Sets out for a destination; [`travel`](Self::travel) then makes the way. A journey under way is given up.
    pub fn set_out(&mut self, destination: Destination) {
        self.errand = Wanted::new(destination, self).map(|wanted| {
            let scout = self.nearest_before(&wanted);
            Errand::Journey(Box::new(Journey { wanted, scout, charted: self.chart().is_some(), run: 0 }))
        });
    }

    /// Gives the way up; the replay stands where it stood.
    pub fn cancel(&mut self) {
        self.errand = None;
    }

    /// Runs about `budget` events of the way that was set out on.
    pub fn travel(&mut self, budget: u64) -> Progress {
        if self.chart().is_some() {
            self.checkpoints.make_room();
        }
        match self.errand.take() {
            Some(Errand::Journey(journey)) => self.journey(journey, budget),
            Some(Errand::Hunt(hunt)) => self.hunt(hunt, budget),
            None => Progress::Nowhere,
        }
    }

    fn journey(&mut self, mut journey: Box<Journey<P>>, budget: u64) -> Progress {
        if self.end().is_some_and(|end| !journey.wanted.reached(end)) {
            return Progress::Nowhere;
        }
        self.take_shorter_way(&mut journey);
        let Journey { wanted, scout, run, .. } = &mut *journey;
        if wanted.reached(scout) {
            // Only the start has no step before it at which it was not so.
            self.arrive(scout.clone(), None);
            return Progress::Arrived;
        }
        if *run > PATIENCE && self.survey_progress().is_some() {
            thread::sleep(WAIT);
            return self.keep_on(journey);
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
        self.keep_on(journey)
    }

    fn keep_on(&mut self, journey: Box<Journey<P>>) -> Progress {
        let come_to = journey.scout.step_number();
        self.errand = Some(Errand::Journey(journey));
        Progress::Underway(come_to)
    }

    /// Goes on from the chart, if that is nearer and the survey was not done when the journey began.
    fn take_shorter_way(&self, journey: &mut Journey<P>) {
        if let Some(chart) = self.chart().filter(|_| !journey.charted) {
            journey.charted = true;
            if let Some(nearer) = chart.last_before(&journey.wanted, journey.scout.step_number()) {
                journey.scout = nearer;
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
