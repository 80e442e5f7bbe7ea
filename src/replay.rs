//! Time travel through one search, however long, without ever storing its trace.
//!
//! [`Travel`] is what can be done with any position in a trace. A [`Replay`] is such a position; it runs on from the
//! nearest machine at hand before the wanted step: one of its `Checkpoints` (clones kept along the way), or the beginning
//! of a branch in the chart that a survey has drawn of the whole trace. Whatever is wanted, be it a step number, the next
//! undo or the end of a branch, is put as a `Wanted`: something that is not so up to a step and is so from then on. That
//! one form makes every way, forwards and back, the same search: take the last machine at which it is not so, and run
//! until it is. Only a [`Stop`] must be looked for step by step.
//!
//! This room knows no particular puzzle, has no clock, starts no thread and never sleeps: a long way is made in slices of
//! a given number of events, and a survey is made by [`Threads`] that are handed in and may be refused. However long the
//! trace and however large its machines, what is held settles below about 10 MB; while a survey is made and handed over it
//! may be half as much again. Memory that is refused is done without: fewer checkpoints, no chart.

mod chart;
mod checkpoints;
mod errand;
mod estimate;
mod glance;
mod hunt;
mod room;
mod seek;
mod stop;
mod survey;
pub(crate) mod threads;
mod trail;
mod travel;
mod wanted;

use crate::search::{Event, Goal, Machine, Puzzle, Tally};
use chart::Chart;
use checkpoints::Checkpoints;
use errand::Errand;
pub use errand::Progress;
pub use estimate::Estimate;
pub use hunt::Direction;
use hunt::Hunt;
use seek::Seek;
pub use stop::Stop;
use survey::Survey;
pub use threads::Threads;
use trail::Trail;
pub use travel::Travel;
use wanted::Wanted;
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

    /// The machine at step 0.
    #[must_use]
    pub fn start(&self) -> &Machine<P> {
        self.checkpoints.start()
    }

    /// Goes to a stop in one piece, however long it takes; false if there is none that way.
    pub fn go_for(&mut self, stop: &Stop<P>, direction: Direction) -> bool {
        self.set_out_for_stop(stop, direction);
        self.arrive()
    }

    /// Sets out for a stop; [`travel`](Travel::travel) then makes the way. A way under way is given up.
    pub fn set_out_for_stop(&mut self, stop: &Stop<P>, direction: Direction) {
        self.errand = Some(Errand::Hunt(Hunt::new(stop.clone(), direction, &self.here)));
    }

    /// Goes there a good stretch before, and on to the step with all steps between kept.
    fn leave_trail_to(&mut self, step: u64) {
        self.go(Destination::Step((step + 1).saturating_sub(Trail::<P>::length())));
        self.trail.note(&self.here, self.event);
        while self.position() < step && self.step_forward() {
            self.trail.note(&self.here, self.event);
        }
    }

    fn chart(&self) -> Option<&Chart<P>> {
        self.survey.as_ref()?.chart()
    }

    /// The machine at the last step, once known.
    fn end(&self) -> Option<&Machine<P>> {
        self.checkpoints.end().or_else(|| self.chart().map(Chart::end))
    }
}

impl<P: Puzzle> Travel for Replay<P> {
    fn position(&self) -> u64 {
        self.here.step_number()
    }

    fn event(&self) -> Option<Event> {
        self.event
    }

    fn goal(&self) -> Goal {
        self.here.goal()
    }

    fn tally(&self) -> Tally {
        *self.here.tally()
    }

    fn is_finished(&self) -> bool {
        self.here.is_finished()
    }

    fn is_at(&self, counter: Counter) -> bool {
        let undo = matches!(self.event, Some(Event::Undo { .. }));
        let board = matches!(self.event, Some(Event::Record));
        let dead_end = self.here.at_dead_end();
        match counter {
            Counter::Boards => board,
            Counter::Undos => undo,
            Counter::DeadEnds => dead_end,
            Counter::Landmarks => board || undo || dead_end,
        }
    }

    fn total(&self) -> Option<u64> {
        self.end().map(Machine::step_number)
    }

    fn final_tally(&self) -> Option<Tally> {
        self.end().map(|end| *end.tally())
    }

    fn explored(&self) -> u64 {
        self.total().unwrap_or_else(|| self.checkpoints.furthest().step_number())
    }

    fn extent(&self) -> Extent {
        let estimate = self.survey.as_ref().and_then(Survey::estimate);
        match (self.total(), estimate) {
            (Some(total), _) => Extent::Known(total),
            (None, Some(estimate)) => Extent::About(estimate),
            (None, None) => Extent::AtLeast(self.explored()),
        }
    }

    fn boards_at_a_glance(&self, points: u32) -> Vec<u64> {
        glance::boards(self, points)
    }

    fn step_forward(&mut self) -> bool {
        self.errand = None;
        let Some(event) = self.here.step() else { return false };
        self.event = Some(event);
        self.checkpoints.note(&self.here);
        true
    }

    fn step_back(&mut self) -> bool {
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

    fn set_out(&mut self, destination: Destination) {
        let wanted = Wanted::new(destination, self);
        self.errand = wanted.map(|wanted| Errand::Seek(Box::new(Seek::new(wanted, self))));
    }

    fn travel(&mut self, budget: u64) -> Progress {
        if self.chart().is_some() {
            self.checkpoints.make_room();
        }
        match self.errand.take() {
            Some(Errand::Seek(seek)) => self.seek(seek, budget),
            Some(Errand::Hunt(hunt)) => self.hunt(hunt, budget),
            None => Progress::Nowhere,
        }
    }

    fn cancel(&mut self) {
        self.errand = None;
    }

    fn explore(&mut self, budget: u64) -> bool {
        let mut left = budget;
        let mut scout = self.checkpoints.furthest().clone();
        while left > 0 && self.end().is_none() {
            let stride = self.checkpoints.to_next(&scout);
            left = left.saturating_sub(scout.advance(stride));
            self.checkpoints.note(&scout);
        }
        self.end().is_some()
    }

    /// There is nothing to survey in a search for the first board, in a puzzle that is more than what stands, or when all
    /// is known.
    fn start_survey(&mut self, threads: &dyn Threads) {
        let puzzle = self.start().puzzle();
        let pays = self.here.goal() == Goal::All && puzzle.is_what_stands() && self.total().is_none();
        if self.survey_progress().is_none() && pays {
            let puzzle = puzzle.clone();
            // The threads of the one before, if they are still at work, stop first.
            self.survey = None;
            self.survey = Survey::start(puzzle, threads);
        }
    }

    fn call_off_survey(&mut self) {
        if let Some(survey) = &self.survey {
            survey.call_off();
        }
    }

    fn wait_for_survey(&self) {
        if let Some(survey) = &self.survey {
            survey.wait();
        }
    }

    fn survey_progress(&self) -> Option<f64> {
        self.survey.as_ref().and_then(Survey::progress)
    }
}

#[cfg(test)]
mod tests;
