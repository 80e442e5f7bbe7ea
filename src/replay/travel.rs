//! What every journey through a trace can do, whatever is searched and however many searches travel together.

use super::{Counter, Destination, Direction, Extent, Progress, Threads};
use crate::search::{Event, Goal, Tally};

/// The slices in which a way is made in one piece, to learn between them whether there is a shorter one by now.
const SLICE: u64 = 1 << 22;

/// A position in a trace, and the ways from it.
pub trait Travel {
    /// The step.
    fn position(&self) -> u64;

    /// The event that led to the step; none at the start.
    fn event(&self) -> Option<Event>;

    /// When the search is over.
    fn goal(&self) -> Goal;

    /// The counters up to the step.
    fn tally(&self) -> Tally;

    /// Whether no event is left.
    fn is_finished(&self) -> bool;

    /// Whether nothing is left in a direction.
    fn is_at_edge(&self, direction: Direction) -> bool {
        match direction {
            Direction::Forward => self.is_finished(),
            Direction::Back => self.position() == 0,
        }
    }

    /// Whether the event that led here is one that the counter counts.
    fn is_at(&self, counter: Counter) -> bool;

    /// The last step of the trace, once some way has come to it or a survey has counted it.
    fn total(&self) -> Option<u64>;

    /// The counters at the last step, once that is known.
    fn final_tally(&self) -> Option<Tally> {
        None
    }

    /// The furthest step that is known: the trace has at least that many.
    fn explored(&self) -> u64;

    /// All that is known of the length of the trace.
    fn extent(&self) -> Extent {
        self.total().map_or(Extent::AtLeast(self.explored()), Extent::Known)
    }

    /// The boards found by each of so many steps, spread evenly from the start to the furthest step that is known; none
    /// if nobody knows.
    ///
    /// In a long trace a number may be that of a place some way before the step.
    fn boards_at_a_glance(&self, _points: u32) -> Vec<u64> {
        vec![]
    }

    /// One event on; false at the end. A way under way is given up.
    fn step_forward(&mut self) -> bool;

    /// One event back; false at the start. A way under way is given up.
    fn step_back(&mut self) -> bool;

    /// Goes there in one piece, however long it takes; false, and no move, if there is no such step.
    fn go(&mut self, destination: Destination) -> bool {
        self.set_out(destination);
        self.arrive()
    }

    /// Sets out for a destination; [`travel`](Self::travel) then makes the way. A way under way is given up.
    fn set_out(&mut self, destination: Destination);

    /// Makes the whole way that was set out on, however long it takes; false, and no move, if there is no such step.
    fn arrive(&mut self) -> bool {
        loop {
            match self.travel(SLICE) {
                Progress::Arrived => return true,
                Progress::Nowhere => return false,
                Progress::Underway(_) => {}
                Progress::Waiting(_) => self.wait_for_survey(),
            }
        }
    }

    /// Runs about `budget` events of the way that was set out on.
    fn travel(&mut self, budget: u64) -> Progress;

    /// Gives the way up; nothing moves.
    fn cancel(&mut self);

    /// Runs ahead of all that was explored, about `budget` events, to find out how long the trace is; true once that is
    /// known.
    fn explore(&mut self, budget: u64) -> bool;

    /// Has the whole trace surveyed by other threads, if that can be done and they can be had, so that its total is known
    /// and any step is near. It goes on until it is done, called off or started anew, or until nobody holds it.
    fn start_survey(&mut self, _threads: &dyn Threads) {}

    /// Ends the survey as far as it has come; its threads stop within a moment.
    fn call_off_survey(&mut self) {}

    /// Waits until no survey is under way.
    fn wait_for_survey(&self) {}

    /// The part of the survey that was done, from 0 to 1; none if no survey is under way.
    fn survey_progress(&self) -> Option<f64> {
        None
    }
}
