//! Moving within a search: a step, a jump, a long way in slices, marks and stops.

use super::{Outcome, Report, Tour};
use crate::replay::{Counter, Destination, Direction, Progress};
use crate::scene::{Opened, target};
use crate::search::{Event, Goal};

/// The mark of the place that the last jump left.
pub const LAST_PLACE: char = '\'';

/// Where a long way leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading {
    /// What it is called when there is none: `board after this`.
    name: &'static str,
    /// Where that is, if it is a place in the trace and not something to be found.
    destination: Option<Destination>,
    /// How far it has come.
    progress: u64,
    /// The step that a jump has left, to be kept on arrival.
    left: Option<u64>,
    /// Whether a survey is likely to make the rest of the way short, so that it is waited for.
    waits: bool,
}

impl Heading {
    pub(super) fn progress(&self) -> u64 {
        self.progress
    }

    pub(super) fn waits(&self) -> bool {
        self.waits
    }

    /// What is said if there is no such place.
    fn missing(&self) -> String {
        match self.destination {
            Some(Destination::Nth(Counter::Boards, number)) => format!("there is no board {number}"),
            Some(Destination::Nth(Counter::Undos, number)) => format!("there is no undo {number}"),
            Some(Destination::Nth(Counter::DeadEnds, number)) => format!("there is no dead end {number}"),
            _ => format!("there is no {}", self.name),
        }
    }

    /// Whether it is a place that a search for all boards may have where one for the first has not.
    fn may_come_later(&self) -> bool {
        let looks_on = matches!(self.destination, Some(Destination::Next(_) | Destination::Nth(..)));
        looks_on || matches!(self.destination, Some(Destination::Step(_)))
    }
}

impl Tour {
    /// One event on or back.
    pub(super) fn step(&mut self, direction: Direction) -> Report {
        self.cancel();
        let moved = match direction {
            Direction::Forward => self.journey_mut().step_forward(),
            Direction::Back => self.journey_mut().step_back(),
        };
        if moved { Report::MOVED } else { self.at_edge(direction) }
    }

    /// What is said where nothing is left in a direction.
    #[must_use]
    pub fn at_edge(&self, direction: Direction) -> Report {
        match direction {
            Direction::Back => Report::stayed("this is the start"),
            Direction::Forward => Report::stayed(format!("this is the end of the search{}", self.way_on())),
        }
    }

    /// That a search for the first board can go on, with the key for it; nothing where it cannot.
    fn way_on(&self) -> String {
        let journey = self.journey();
        let stopped_early = journey.goal() == Goal::First && journey.final_tally().is_none_or(|tally| tally.boards > 0);
        let can_go_on = stopped_early && self.asked.for_other_goal().is_some();
        if can_go_on { format!("; [a] goes on to all {}s", self.scene_words().board) } else { String::new() }
    }

    /// Goes far, and keeps the place that it leaves; over a branch it keeps none.
    pub(super) fn jump(&mut self, destination: Destination, name: &'static str, budget: u64) -> Report {
        let before = self.position();
        let is_over = matches!(destination, Destination::OverForward | Destination::OverBack);
        self.journey_mut().set_out(destination);
        let report = self.head_for(name, Some(destination), (!is_over).then_some(before), budget);
        if is_over && report.outcome != Outcome::Underway && self.position() == before {
            let direction = if destination == Destination::OverForward { Direction::Forward } else { Direction::Back };
            return self.at_edge(direction);
        }
        report
    }

    /// Goes to a step without keeping the place that it leaves, as when a search is opened there.
    pub fn open_at(&mut self, step: u64, budget: u64) -> Report {
        self.journey_mut().set_out(Destination::Step(step));
        self.head_for("such step", Some(Destination::Step(step)), None, budget)
    }

    pub(super) fn head_for(
        &mut self,
        name: &'static str,
        destination: Option<Destination>,
        left: Option<u64>,
        budget: u64,
    ) -> Report {
        self.heading = Some(Heading { name, destination, progress: self.position(), left, waits: false });
        self.go_on(budget)
    }

    /// Makes a slice of the way that is under way.
    pub fn go_on(&mut self, budget: u64) -> Report {
        let Some(mut heading) = self.heading.take() else { return Report::default() };
        match self.journey_mut().travel(budget) {
            progress @ (Progress::Underway(step) | Progress::Waiting(step)) => {
                heading.progress = step;
                heading.waits = matches!(progress, Progress::Waiting(_));
                self.heading = Some(heading);
                Report { outcome: Outcome::Underway, notice: None }
            }
            Progress::Arrived => {
                self.marks.extend(heading.left.map(|step| (LAST_PLACE, step)));
                let here = self.position();
                match heading.destination {
                    Some(Destination::Step(asked)) if asked > here => {
                        Report::MOVED.telling(target::past_the_end(asked, here) + &self.way_on())
                    }
                    _ => Report::MOVED,
                }
            }
            Progress::Nowhere => {
                let way_on = if heading.may_come_later() { self.way_on() } else { String::new() };
                Report::stayed(heading.missing() + &way_on)
            }
        }
    }

    /// Gives a way up; nothing moves. Whether one was under way.
    pub fn cancel(&mut self) -> bool {
        self.journey_mut().cancel();
        self.heading.take().is_some()
    }

    /// Goes to a place that is written out.
    pub(super) fn go_to(&mut self, text: &str, budget: u64) -> Report {
        if text.trim_end().ends_with('%') && self.journey().total().is_none() {
            self.journey_mut().explore(budget);
        }
        match target::parse(text, self.position(), self.journey().total()) {
            Ok(destination) => self.jump(destination, "such step", budget),
            Err(error) => Report::stayed(error.to_string()),
        }
    }

    /// Goes to the next step, in a direction, at which what was asked for is so.
    pub(super) fn go_to_stop(&mut self, direction: Direction, budget: u64) -> Report {
        let Some(stop) = self.stop.clone() else {
            return Report::stayed(format!("say first what to stop at: [/] and {}", crate::scene::stop::EXAMPLES));
        };
        let set_out = match &mut self.opened {
            Opened::One(show) => show.set_out_for(&stop, direction),
            Opened::Two(pair) => pair.set_out_for(&stop, direction),
        };
        match set_out {
            Ok(()) => {
                let name = match direction {
                    Direction::Forward => "such stop after this",
                    Direction::Back => "such stop before this",
                };
                self.head_for(name, None, Some(self.position()), budget)
            }
            Err(error) => {
                self.stop = None;
                Report::stayed(error.to_string())
            }
        }
    }

    pub(super) fn set_mark(&mut self, text: &str) -> Report {
        let Some(letter) = text.chars().next() else { return Report::default() };
        let step = self.position();
        self.marks.insert(letter, step);
        Report::stayed(format!("mark {letter} is step {step}; '{letter} returns to it"))
    }

    pub(super) fn go_to_mark(&mut self, text: &str, budget: u64) -> Report {
        let letter = text.chars().next().unwrap_or(LAST_PLACE);
        match self.marks.get(&letter) {
            Some(&step) => self.jump(Destination::Step(step), "such step", budget),
            None => Report::stayed(format!("there is no mark {letter}; [m] sets one")),
        }
    }

    /// Whether a record is the last thing that this search does.
    #[must_use]
    pub fn is_at_first_board(&self) -> bool {
        self.journey().goal() == Goal::First && self.journey().event() == Some(Event::Record)
    }
}
