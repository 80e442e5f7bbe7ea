//! Time travel through one search, however long, without ever storing its trace.
//!
//! A [`Replay`] runs on from the nearest machine at hand before the wanted step: one of its `Checkpoints` (clones kept
//! along the way), or the beginning of a branch in the chart that a survey has drawn of the whole trace. Whatever is
//! wanted, be it a step number, the next undo or the end of a branch, is put as a `Wanted`: something that is not so
//! up to a step and is so from then on. That one form makes every journey, forwards and back, the same search: take
//! the last machine at which it is not so, and run until it is. Only a [`Stop`] must be looked for step by step.
//!
//! This room knows no particular puzzle and has no clock: a long journey is made in slices of a given number of events,
//! and a survey is made on other threads. However long the trace, what is held settles below about 9 MB; while a survey
//! is made and handed over it may be half as much again.

mod chart;
mod checkpoints;
mod errand;
mod estimate;
mod glance;
mod hunt;
mod stop;
mod survey;
mod trail;
mod wanted;

use crate::search::{Event, Goal, Machine, Puzzle, Tally};
use chart::Chart;
use checkpoints::Checkpoints;
use errand::Errand;
pub use errand::Progress;
pub use estimate::Estimate;
pub use hunt::Direction;
pub use stop::Stop;
use survey::Survey;
use trail::Trail;
pub use wanted::{Counter, Destination};

/// How long a trace is, as far as known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Extent {
    /// It has that many events.
    Known(u64),
    /// It has that many events and probably more.
    AtLeast(u64),
    /// It was not run through, but probed.
    About(Estimate),
}

/// A position in the trace of one search.
#[derive(Clone, Debug)]
pub struct Replay<P: Puzzle> {
    here: Machine<P>,
    event: Option<Event>,
    checkpoints: Checkpoints<P>,
    trail: Trail<P>,
    survey: Option<Survey<P>>,
    errand: Option<Errand<P>>,
}

impl<P: Puzzle> Replay<P> {
    /// Stands at step 0 of a search.
    #[must_use]
    pub fn new(puzzle: P, goal: Goal) -> Self {
        let start = Machine::new(puzzle, goal);
        Self {
            here: start.clone(),
            event: None,
            checkpoints: Checkpoints::new(start),
            trail: Trail::new(),
            survey: None,
            errand: None,
        }
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

    /// The machine at step 0.
    #[must_use]
    pub fn start(&self) -> &Machine<P> {
        self.checkpoints.start()
    }

    /// The last step of the trace, once some journey has come to it or a survey has counted it.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        self.end().map(Machine::step_number)
    }

    /// The counters at the last step, once that is known.
    #[must_use]
    pub fn final_tally(&self) -> Option<Tally> {
        self.end().map(|end| *end.tally())
    }

    /// The furthest step that is known: the trace has at least that many.
    #[must_use]
    pub fn explored(&self) -> u64 {
        self.total().unwrap_or_else(|| self.checkpoints.furthest().step_number())
    }

    /// All that is known of the length of the trace.
    #[must_use]
    pub fn extent(&self) -> Extent {
        let estimate = self.survey.as_ref().and_then(Survey::estimate);
        match (self.total(), estimate) {
            (Some(total), _) => Extent::Known(total),
            (None, Some(estimate)) => Extent::About(estimate),
            (None, None) => Extent::AtLeast(self.explored()),
        }
    }

    /// Has the whole trace surveyed on other threads, so that its total is known and any step is near. There is nothing
    /// to survey in a search for the first board, in a puzzle that is more than what stands, or when all is known.
    pub fn start_survey(&mut self) {
        let puzzle = self.start().puzzle();
        let pays = self.here.goal() == Goal::All && puzzle.is_what_stands() && self.total().is_none();
        if self.survey.is_none() && pays {
            self.survey = Survey::start(puzzle.clone());
        }
    }

    /// The part of the survey that was done, from 0 to 1; none if no survey is under way.
    #[must_use]
    pub fn survey_progress(&self) -> Option<f64> {
        self.survey.as_ref().and_then(Survey::progress)
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
        self.errand = None;
        let Some(before) = self.position().checked_sub(1) else { return false };
        if self.trail.at(before).is_none() {
            self.leave_trail_to(before);
        }
        if let Some((machine, event)) = self.trail.at(before) {
            self.here.clone_from(machine);
            self.event = *event;
        }
        true
    }

    /// Goes there a good stretch before, and on to the step with all steps between kept.
    fn leave_trail_to(&mut self, step: u64) {
        self.go(Destination::Step((step + 1).saturating_sub(Trail::<P>::length())));
        self.trail.note(&self.here, self.event);
        while self.position() < step && self.step_forward() {
            self.trail.note(&self.here, self.event);
        }
    }

    /// Runs ahead of all that was explored, to find out how long the trace is; true once that is known.
    pub fn explore(&mut self, budget: u64) -> bool {
        let mut left = budget;
        let mut scout = self.checkpoints.furthest().clone();
        while left > 0 && self.end().is_none() {
            let stride = self.checkpoints.to_next(&scout);
            left = left.saturating_sub(scout.advance(stride));
            self.checkpoints.note(&scout);
        }
        self.end().is_some()
    }

    fn chart(&self) -> Option<&Chart<P>> {
        self.survey.as_ref()?.chart()
    }

    /// The machine at the last step, once known.
    fn end(&self) -> Option<&Machine<P>> {
        self.checkpoints.end().or_else(|| self.chart().map(Chart::end))
    }
}

#[cfg(test)]
mod tests;
