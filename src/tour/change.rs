//! Going from one search to another, and back to the one that was left.

use super::{Report, Tour, Verb};
use crate::catalogue::{Asked, Variation, asked_mistake, mistakes};
use crate::replay::{Direction, Travel};
use crate::scene::{FIRST_LOOK, Opened, Side};
use std::collections::BTreeMap;

/// How many searches that were left are kept: each holds its place and a few megabytes at most.
const KEPT: usize = 8;

/// A search that was left, as it stood.
pub(super) struct Left {
    asked: Asked,
    opened: Opened,
    marks: BTreeMap<char, u64>,
}

impl Tour {
    /// Opens another search at its start; the one before is kept, step and marks included.
    pub fn change_to(&mut self, asked: Asked) -> Report {
        match asked.open() {
            Ok(opened) => {
                let left = self.replace(Left { asked, opened, marks: BTreeMap::new() });
                self.left.push(left);
                if self.left.len() > KEPT {
                    self.left.remove(0);
                }
                self.journey_mut().explore(FIRST_LOOK);
                Report { outcome: super::Outcome::Opened, notice: None }
            }
            Err(problem) => Report::stayed(problem.to_string()),
        }
    }

    /// The same, and tells the way back if a step was left.
    pub fn leave_for(&mut self, asked: Asked) -> Report {
        let was_far = self.position() > 0;
        let report = self.change_to(asked);
        let is_open = report.outcome == super::Outcome::Opened;
        if was_far && is_open { report.telling("[Ctrl-O] goes back to what was left") } else { report }
    }

    /// Opens what a command asks for, at the step that it names.
    pub(super) fn open_command(&mut self, command: &str, budget: u64) -> Report {
        let (asked, step) = match self.asked.read_beside(command) {
            Ok(read) => read,
            Err(problem) => return Report::stayed(problem.to_string()),
        };
        let report = self.leave_for(asked);
        if report.outcome != super::Outcome::Opened || step == 0 {
            return report;
        }
        let moved = self.open_at(step, budget);
        Report { outcome: super::Outcome::Opened, notice: moved.notice.or(report.notice) }
    }

    /// Back to the search that was left last, and to its step.
    pub(super) fn go_back(&mut self) -> Report {
        match self.left.pop() {
            Some(left) => {
                self.replace(left);
                Report { outcome: super::Outcome::Opened, notice: None }
            }
            None => Report::stayed("no search was left: this is the first one"),
        }
    }

    /// Back to the search that was left for two programs, if it was.
    pub fn leave_pair(&mut self) -> Option<Report> {
        while self.pair().is_some() && !self.left.is_empty() {
            self.go_back();
            if self.pair().is_none() {
                return Some(Report { outcome: super::Outcome::Opened, notice: None });
            }
        }
        None
    }

    /// Whether a search was left that can be gone back to.
    #[must_use]
    pub fn has_left(&self) -> bool {
        !self.left.is_empty()
    }

    fn replace(&mut self, by: Left) -> Left {
        self.cancel();
        // Whoever is not looked at needs no other thread.
        self.journey_mut().call_off_survey();
        Left {
            asked: std::mem::replace(&mut self.asked, by.asked),
            opened: std::mem::replace(&mut self.opened, by.opened),
            marks: std::mem::replace(&mut self.marks, by.marks),
        }
    }

    /// Goes on with the other goal. Up to the first board the two traces are the same, so step and marks stay.
    pub(super) fn change_goal(&mut self, budget: u64) -> Report {
        let Some(asked) = self.asked.for_other_goal() else {
            return Report::stayed("this search has one goal: what the two programs differ in");
        };
        let (step, marks) = (self.position(), self.marks.clone());
        let report = self.change_to(asked);
        // The same place is no place to go back to.
        if report.outcome == super::Outcome::Opened {
            self.left.pop();
            self.marks = marks;
            let moved = self.open_at(step, budget);
            return Report { outcome: super::Outcome::Opened, ..moved };
        }
        report
    }

    pub(super) fn vary(&mut self, variation: Variation) -> Report {
        match self.asked.vary(variation) {
            Ok(asked) => self.leave_for(asked),
            Err(reason) => Report::stayed(reason),
        }
    }

    /// Sets a wrong program beside the right one.
    pub(super) fn open_mistake(&mut self, number: Option<usize>) -> Report {
        match asked_mistake(number.unwrap_or(1)) {
            Some(asked) => self.change_to(asked),
            None => Report::stayed(format!("there are mistakes 1 to {}", mistakes().count())),
        }
    }

    /// Moves two programs against each other.
    pub(super) fn compare(&mut self, verb: Verb, budget: u64) -> Report {
        self.cancel();
        let Opened::Two(pair) = &mut self.opened else {
            return Report::stayed("there is one program here; [w] sets a wrong one beside it");
        };
        match verb {
            Verb::Difference => {
                pair.set_out_to_difference();
                let left = Some(pair.position());
                self.head_for("difference between the two", None, left, budget)
            }
            Verb::Alone(direction) => {
                if pair.step_alone(direction == Direction::Forward) {
                    return Report::MOVED;
                }
                let end = if direction == Direction::Forward { "end" } else { "start" };
                let labels = pair.labels();
                Report::stayed(format!("this is the {end} of the {} {}", labels.of(Side::Second), labels.noun))
            }
            _ => {
                pair.align();
                Report::MOVED
            }
        }
    }
}
