//! What every journey through a trace can do, whatever is searched and however many searches travel together.

use super::{Counter, Destination, Direction, Extent, Progress};
use crate::search::{Event, Goal, Tally};

/// A position in a trace that can be moved.
pub trait Travel {
    /// The step.
    fn position(&self) -> u64;

    /// The last step, once some way has come to it or a survey has counted it.
    fn total(&self) -> Option<u64>;

    /// The furthest step that is known: the trace has at least that many.
    fn explored(&self) -> u64;

    /// The event that led to the step; none at the start.
    fn event(&self) -> Option<Event>;

    /// Whether no event is left.
    fn is_finished(&self) -> bool;

    /// When the search is over.
    fn goal(&self) -> Goal;

    /// The counters up to the step.
    fn tally(&self) -> Tally;

    /// One event on; false at the end.
    fn step_forward(&mut self) -> bool;

    /// One event back; false at the start.
    fn step_back(&mut self) -> bool;

    /// Sets out for a destination; [`travel`](Self::travel) then makes the way. A way under way is given up.
    fn set_out(&mut self, destination: Destination);

    /// Runs about `budget` events of the way that was set out on.
    fn travel(&mut self, budget: u64) -> Progress;

    /// Gives the way up and stays.
    fn cancel(&mut self);

    /// Goes there in one piece, however long it takes; false, and no move, if there is no such step.
    fn go(&mut self, destination: Destination) -> bool {
        self.set_out(destination);
        loop {
            match self.travel(SLICE) {
                Progress::Arrived => return true,
                Progress::Nowhere => return false,
                Progress::Underway(_) => self.wait(),
            }
        }
    }

    /// Waits until a survey has something to tell, if one under way may make the rest of the way needless.
    fn wait(&self) {}

    /// Runs ahead of all that was explored, to find out how long the trace is; true once that is known.
    fn explore(&mut self, budget: u64) -> bool;

    /// All that is known of the length of the trace.
    fn extent(&self) -> Extent {
        self.total().map_or(Extent::AtLeast(self.explored()), Extent::Known)
    }

    /// The counters at the last step, once that is known.
    fn final_tally(&self) -> Option<Tally> {
        None
    }

    /// Has the whole trace surveyed on other threads, if that can be done and pays.
    fn start_survey(&mut self) {}

    /// Calls the survey off; what it has found out stays.
    fn call_off_survey(&mut self) {}

    /// The part of the survey that was done, from 0 to 1; none if none is under way.
    fn survey_progress(&self) -> Option<f64> {
        None
    }

    /// The boards found by each of so many steps, spread evenly from the start to the furthest step that is known; none
    /// if nobody knows. In a long trace a number may be that of a step some way before.
    fn boards_at_a_glance(&self, _points: u32) -> Vec<u64> {
        vec![]
    }

    /// Whether the event that led here is one that the counter counts.
    fn is_at(&self, counter: Counter) -> bool;

    /// Whether nothing is left in a direction.
    fn is_at_edge(&self, direction: Direction) -> bool {
        match direction {
            Direction::Forward => self.is_finished(),
            Direction::Back => self.position() == 0,
        }
    }
}

/// The slices in which a way in one piece is made, to learn between them whether a survey has shortened it.
const SLICE: u64 = 1 << 22;
