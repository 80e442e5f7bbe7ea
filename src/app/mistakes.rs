//! The page of a mistake: opening it, turning it, leaving it.

use super::{App, Mode};
use crate::catalogue::mistakes;
use crate::replay::Destination;
use crate::scene::Mistake;
use crate::tour::{Outcome, Verb};

impl App {
    /// The mistake whose page is open, if one is.
    #[must_use]
    pub fn page(&self) -> Option<&'static Mistake> {
        if matches!(self.mode, Mode::Mistakes) { self.tour.mistake() } else { None }
    }

    /// Opens the first mistake, or the page of the one at hand; a number means something on the page alone.
    pub(super) fn act_on_mistake(&mut self, number: Option<usize>) {
        match number {
            Some(_) => {
                let last = mistakes().count();
                self.tell_plainly(format!(
                    "[w] opens the list of mistakes, and 1 to {last} one of them; [g] goes to a step"
                ));
            }
            None if self.tour.mistake().is_some() => self.mode = Mode::Mistakes,
            None => self.open_mistake(1),
        }
    }

    /// Does a verb while the page is open: the keys of the list turn it, any other one closes it.
    pub(super) fn act_on_page(&mut self, verb: Verb) {
        match verb {
            Verb::Mistake(Some(number)) => self.open_mistake(number),
            Verb::Mistake(None) | Verb::Go(Destination::OverForward, _) => self.turn_page(1),
            Verb::Go(Destination::OverBack, _) => self.turn_page(-1),
            verb => self.act(verb),
        }
    }

    /// Opens the mistake that comes so many after the one at hand in the list.
    fn turn_page(&mut self, by: isize) {
        let (Some(mistake), all) = (self.tour.mistake(), mistakes().count()) else { return };
        let index = (mistake.number - 1).wrapping_add_signed(by + all.cast_signed()) % all;
        self.open_mistake(index + 1);
    }

    fn open_mistake(&mut self, number: usize) {
        // Of two mistakes in a row the first is no place to go back to.
        let report = self.tour.act(Verb::Mistake(Some(number)), self.slice);
        let opened = report.outcome == Outcome::Opened;
        self.take(report);
        if opened {
            self.mode = Mode::Mistakes;
        }
    }

    /// Stops what is under way, or leaves the mistakes.
    pub(super) fn close(&mut self) {
        if self.tour.cancel() {
            self.tell_plainly("stopped; nothing has moved");
        } else if self.surveying.take().is_some() {
            self.tour.journey_mut().call_off_survey();
            self.look_no_further();
            self.tell_plainly("the survey of the trace was stopped: its length stays unknown");
        } else if let Some(report) = self.tour.leave_pair() {
            self.take(report);
        }
    }
}

#[cfg(test)]
mod tests;
