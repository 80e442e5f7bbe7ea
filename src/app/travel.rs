//! Long ways, made in slices while the user does nothing, and questions that lead somewhere.

use super::mode::Prompt;
use super::{App, Mode};
use crate::replay::Extent;
use crate::scene::Parting;
use crate::tour::Purpose;
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

impl App {
    /// Whether Escape would close nothing that was typed or set up.
    #[must_use]
    pub fn is_escape_harmless(&self) -> bool {
        !matches!(self.mode, Mode::Prompt(_) | Mode::Editor(_) | Mode::Menu(_))
            && self.contrast.is_none()
            && !self.tour.has_left()
    }

    /// Whether there is something to do while the user does nothing: a long way, or the length of the trace.
    #[must_use]
    pub fn has_work(&self) -> bool {
        let is_unknown = matches!(self.tour.journey().extent(), Extent::AtLeast(explored) if explored < LOOK_AHEAD);
        let looks_ahead = is_unknown && self.surveying.is_none() && self.looks < MOST_LOOKS;
        self.is_moving() || self.is_comparing() || looks_ahead
    }

    /// Whether there is a long way to go on with, which does not wait for a survey.
    fn is_moving(&self) -> bool {
        self.tour.progress().is_some() && !self.tour.waits()
    }

    /// Goes on with a way that waits for the survey, if it is over or has come far enough by now.
    pub(super) fn go_on_waiting(&mut self) {
        if self.tour.waits() {
            let report = self.tour.go_on(self.slice);
            self.take(report);
        }
    }

    /// Looks no further ahead in this trace by itself.
    pub(super) fn look_no_further(&mut self) {
        self.looks = MOST_LOOKS;
    }

    /// Whether the first difference is still looked for.
    fn is_comparing(&self) -> bool {
        self.contrast.as_ref().is_some_and(|contrast| contrast.parting == Parting::Unknown)
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
        if self.is_moving() {
            let report = self.tour.go_on(self.slice);
            self.take(report);
        } else if self.has_work() {
            let was_comparing = self.is_comparing();
            self.looks += 1;
            self.tour.journey_mut().explore(self.slice);
            if was_comparing {
                self.look_at_step();
            }
        }
        self.look_along();
    }

    /// Asks the user for something.
    pub(super) fn ask(&mut self, purpose: Purpose) {
        // What is typed is meant from here.
        self.player.pause();
        if purpose == Purpose::GoToMark && self.tour.marks().is_empty() {
            self.tell_plainly("no mark is set; [m] sets one");
        } else {
            let text = if purpose == Purpose::Command { self.tour.asked().command() } else { String::new() };
            self.mode = Mode::Prompt(Prompt::new(purpose, text));
        }
    }
}

#[cfg(test)]
mod tests;
