//! Moving: a step, a jump, a long journey in slices that the user can stop.

use super::prompt::{Prompt, Purpose};
use super::{App, LAST_PLACE};
use crate::replay::{Destination, Direction, Extent, Progress};

/// Events that a long journey runs between two looks at the keyboard, some milliseconds' worth.
pub(super) const SLICE: u64 = 1 << 21;

/// How far the program looks ahead by itself to learn how long the trace is; then it waits for the user.
const LOOK_AHEAD: u64 = 1 << 26;

/// Where a long journey leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heading {
    /// What it is called when there is none: `board after this`.
    name: &'static str,
    /// The step that was asked for, if it was one.
    step: Option<u64>,
    /// How far it has come.
    progress: u64,
}

impl App {
    /// What the program is on its way to, while a long journey lasts.
    #[must_use]
    pub fn heading(&self) -> Option<&'static str> {
        self.heading.map(|heading| heading.name)
    }

    /// The step that a long journey has come to.
    #[must_use]
    pub fn progress(&self) -> u64 {
        self.heading.map_or(self.scene.step, |heading| heading.progress)
    }

    /// Whether there is something to do while the user does nothing: a long journey, or the length of the trace.
    #[must_use]
    pub fn has_work(&self) -> bool {
        let is_unknown = matches!(self.journey.extent(), Extent::AtLeast(explored) if explored < LOOK_AHEAD);
        self.heading.is_some() || self.is_comparing() || is_unknown && !self.surveying
    }

    /// Does a slice of that work, some milliseconds' worth.
    pub fn work(&mut self) {
        if self.heading.is_some() {
            self.go_on();
        } else if self.has_work() {
            let was_comparing = self.is_comparing();
            self.journey.explore(SLICE);
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

    /// Stops what is under way, or leaves the mistakes.
    pub(super) fn close(&mut self) {
        if self.heading.is_some() {
            self.stop_travelling();
            self.notice = Some("stopped; nothing has moved".to_owned());
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
                self.marks.insert(LAST_PLACE, self.scene.step);
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

    /// Goes far, and keeps the place that it leaves.
    pub(super) fn jump(&mut self, destination: Destination, name: &'static str) {
        self.player.pause();
        self.marks.insert(LAST_PLACE, self.scene.step);
        self.travel_to(destination, name);
    }

    /// Goes to a place, in slices if it is far. What is not there is named so.
    pub(super) fn travel_to(&mut self, destination: Destination, name: &'static str) {
        self.journey.set_out(destination);
        let step = if let Destination::Step(step) = destination { Some(step) } else { None };
        self.heading = Some(Heading { name, step, progress: self.scene.step });
        self.go_on();
    }

    /// Makes the way that the journey has set out on, which is not to a step by its number.
    pub(super) fn follow(&mut self, name: &'static str) {
        self.heading = Some(Heading { name, step: None, progress: self.scene.step });
        self.go_on();
    }

    /// Makes a slice of the way.
    fn go_on(&mut self) {
        let Some(mut heading) = self.heading.take() else { return };
        match self.journey.travel(SLICE) {
            Progress::Underway(step) => {
                heading.progress = step;
                self.heading = Some(heading);
            }
            Progress::Arrived => {
                self.look_at_step();
                let here = self.journey.position();
                if let Some(asked) = heading.step.filter(|&asked| asked > here) {
                    self.notice = Some(format!("step {asked} is past the end: this is step {here}, the last one"));
                }
            }
            Progress::Nowhere => self.notice = Some(format!("there is no {}", heading.name)),
        }
    }

    /// Gives a journey up; nothing moves.
    pub(super) fn stop_travelling(&mut self) {
        self.heading = None;
        self.journey.cancel();
    }
}
