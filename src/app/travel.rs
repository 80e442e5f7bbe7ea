//! Moving: a step, a jump, a long journey in slices that the user can stop.

use super::prompt::{Prompt, Purpose};
use super::{App, LAST_PLACE};
use crate::replay::{Counter, Destination, Direction, Extent, Progress};
use crate::scene::target;
use std::time::Duration;

/// Events in the first slice of work, some milliseconds' worth even where an event costs much.
pub(super) const FIRST_SLICE: u64 = 1 << 16;

/// The least and the most events in a slice, and the time that it should take.
const SLICES: (u64, u64) = (1 << 10, 1 << 21);
const SLICE_TIME: (Duration, Duration) = (Duration::from_millis(4), Duration::from_millis(12));

/// How far the program looks ahead by itself to learn how long the trace is: so many events, in so many slices at most.
/// Then it waits for the user.
const LOOK_AHEAD: u64 = 1 << 26;
const MOST_LOOKS: u32 = 400;

/// Where a long journey leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heading {
    /// What it is called when there is none: `board after this`.
    name: &'static str,
    /// Where that is, if it is a place in the trace and not something to be found.
    destination: Option<Destination>,
    /// How far it has come.
    progress: u64,
    /// The step that a jump has left, to be kept on arrival.
    left: Option<u64>,
    /// Whether the survey is likely to make the rest of the way short, so that it is waited for.
    waits: bool,
}

impl Heading {
    /// What is said if there is no such place.
    fn missing(&self) -> String {
        match self.destination {
            Some(Destination::Nth(Counter::Boards, number)) => format!("there is no board {number}"),
            Some(Destination::Nth(Counter::Undos, number)) => format!("there is no undo {number}"),
            Some(Destination::Nth(Counter::DeadEnds, number)) => format!("there is no dead end {number}"),
            _ => format!("there is no {}", self.name),
        }
    }
}

impl App {
    /// The step that a long journey has come to, while one lasts.
    #[must_use]
    pub fn progress(&self) -> Option<u64> {
        self.heading.map(|heading| heading.progress)
    }

    /// Whether there is something to do while the user does nothing: a long journey, or the length of the trace.
    #[must_use]
    pub fn has_work(&self) -> bool {
        let is_unknown = matches!(self.journey.extent(), Extent::AtLeast(explored) if explored < LOOK_AHEAD);
        let is_moving = self.heading.is_some_and(|heading| !heading.waits);
        is_moving || self.is_comparing() || is_unknown && self.surveying.is_none() && self.looks < MOST_LOOKS
    }

    /// Learns how long the last slice of work, or the last step of playing, took, and makes the next one so that a key
    /// never waits long.
    pub fn took(&mut self, time: Duration) {
        if time > SLICE_TIME.1 {
            self.slice = (self.slice / 2).max(SLICES.0);
        } else if time < SLICE_TIME.0 {
            self.slice = (self.slice * 2).min(SLICES.1);
        }
    }

    /// Does a slice of that work, some milliseconds' worth.
    pub fn work(&mut self) {
        if self.heading.is_some_and(|heading| !heading.waits) {
            self.go_on();
        } else if self.has_work() {
            let was_comparing = self.is_comparing();
            self.looks += 1;
            self.journey.explore(self.slice);
            if was_comparing {
                self.look_at_step();
            }
        }
        self.look_along();
    }

    /// One event on or back.
    pub(super) fn step(&mut self, direction: Direction) {
        self.player.pause();
        self.stop_travelling();
        let moved = match direction {
            Direction::Forward => self.journey.step_forward(),
            Direction::Back => self.journey.step_back(),
        };
        if moved {
            self.look_at_step();
        } else {
            self.tell_edge(direction);
        }
    }

    /// Stops what is under way, be it a long way or a survey, or leaves the mistakes.
    pub(super) fn close(&mut self) {
        if self.heading.is_some() {
            self.stop_travelling();
            self.notice = Some("stopped; nothing has moved".to_owned());
        } else if self.call_off_survey() {
            // Nor does the program look ahead by itself then.
            self.looks = MOST_LOOKS;
            self.notice = Some("counting was stopped; how long the trace is stays open".to_owned());
        } else {
            self.leave_mistakes();
        }
    }

    /// Goes to the next step, in a direction, at which it is so.
    pub(super) fn go_on_to_stop(&mut self, direction: Direction) {
        let Some(stop) = &self.stop else {
            self.prompt = Some(Prompt::new(Purpose::Stop));
            return;
        };
        self.player.pause();
        match self.journey.set_out_for(stop, direction) {
            Ok(()) => {
                self.follow(match direction {
                    Direction::Forward => "such stop after this",
                    Direction::Back => "such stop before this",
                });
            }
            Err(error) => {
                self.notice = Some(error.to_string());
                self.stop = None;
            }
        }
    }

    /// Goes over the branch of this event, or one step where it has none.
    pub(super) fn go_over(&mut self, direction: Direction, name: &'static str) {
        self.player.pause();
        let before = self.journey.position();
        let destination = match direction {
            Direction::Forward => Destination::OverForward,
            Direction::Back => Destination::OverBack,
        };
        self.travel_to(destination, name);
        if self.heading.is_none() && self.journey.position() == before {
            self.tell_edge(direction);
        }
    }

    /// Goes far, and keeps the place that it leaves.
    pub(super) fn jump(&mut self, destination: Destination, name: &'static str) {
        self.player.pause();
        self.journey.set_out(destination);
        let here = self.scene.step;
        self.head_for(Heading { name, destination: Some(destination), progress: here, left: Some(here), waits: false });
    }

    fn head_for(&mut self, heading: Heading) {
        self.heading = Some(heading);
        self.go_on();
    }

    /// Goes to a place, in slices if it is far. What is not there is named so.
    pub(super) fn travel_to(&mut self, destination: Destination, name: &'static str) {
        self.journey.set_out(destination);
        self.head_for(Heading {
            name,
            destination: Some(destination),
            progress: self.scene.step,
            left: None,
            waits: false,
        });
    }

    /// Makes the way that the journey has set out on, which is not to a step by its number.
    pub(super) fn follow(&mut self, name: &'static str) {
        let here = self.scene.step;
        self.head_for(Heading { name, destination: None, progress: here, left: Some(here), waits: false });
    }

    /// Goes on with a way that waits for the survey, if it is over or has come far enough by now.
    pub(super) fn go_on_waiting(&mut self) {
        if self.heading.is_some_and(|heading| heading.waits) {
            self.go_on();
        }
    }

    /// Makes a slice of the way.
    fn go_on(&mut self) {
        let Some(mut heading) = self.heading.take() else { return };
        match self.journey.travel(self.slice) {
            progress @ (Progress::Underway(step) | Progress::Waiting(step)) => {
                heading.progress = step;
                heading.waits = matches!(progress, Progress::Waiting(_));
                self.heading = Some(heading);
            }
            Progress::Arrived => {
                self.look_at_step();
                self.marks.extend(heading.left.map(|step| (LAST_PLACE, step)));
                self.tell_whether_it_was_past_the_end(heading.destination);
            }
            Progress::Nowhere => self.notice = Some(heading.missing()),
        }
    }

    fn tell_whether_it_was_past_the_end(&mut self, destination: Option<Destination>) {
        let here = self.journey.position();
        if let Some(Destination::Step(asked)) = destination
            && asked > here
        {
            self.notice = Some(target::past_the_end(asked, here));
        }
    }

    /// Gives a journey up; nothing moves.
    pub(super) fn stop_travelling(&mut self) {
        self.heading = None;
        self.journey.cancel();
    }
}

#[cfg(test)]
mod tests;
