//! Two programs side by side: opening a mistake, leaving it, and the moves that only two can make.

use super::{App, Compare};
use crate::replay::Direction;
use crate::scene::{Contrast, MISTAKES, Mistake, Parting};
use crate::search::Goal;

/// Rows and columns of the board on which a mistake is first shown.
const SIZE: u8 = 4;

impl App {
    /// The second program, while there are two side by side.
    #[must_use]
    pub fn contrast(&self) -> Option<&Contrast> {
        self.contrast.as_ref()
    }

    /// The mistake whose page is open, if one is.
    #[must_use]
    pub fn page(&self) -> Option<&'static Mistake> {
        self.contrast.as_ref().filter(|_| self.page).map(|contrast| contrast.mistake)
    }

    /// The step, of whichever program is further.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.journey.position()
    }

    /// Whether the first difference is still looked for.
    pub(super) fn is_comparing(&self) -> bool {
        self.contrast.as_ref().is_some_and(|contrast| contrast.parting == Parting::Unknown)
    }

    /// Opens the first mistake, or the page of the one at hand, or the next one if that page was open.
    pub(super) fn next_mistake(&mut self, page_was_open: bool) {
        let at_hand = self.contrast.as_ref().map(|contrast| contrast.mistake.number);
        let number = match at_hand {
            None => 1,
            Some(number) if page_was_open => number % MISTAKES.len() + 1,
            Some(_) => {
                self.page = true;
                return;
            }
        };
        let Some(pair) = Mistake::of(number).and_then(|mistake| mistake.open(SIZE, Goal::All)) else { return };
        self.stop_travelling();
        let marks = self.marks.clone();
        let before = self.open(Some(Box::new(pair)), "");
        if at_hand.is_none() {
            self.left = before.map(|journey| (journey, marks));
        }
        self.page = true;
    }

    /// Goes back to the search that was left to look at mistakes, where it was left.
    pub(super) fn leave_mistakes(&mut self) {
        if let Some((journey, marks)) = self.left.take() {
            self.open(Some(journey), "");
            self.marks = marks;
        }
    }

    pub(super) fn compare(&mut self, compare: Compare) {
        let Some(pair) = self.journey.as_pair() else {
            match compare {
                Compare::Align => self.faster(),
                _ => self.notice = Some("there is one program here; w sets a wrong one beside it".to_owned()),
            }
            return;
        };
        self.player.pause();
        self.heading = None;
        match compare {
            Compare::Difference => {
                pair.set_out_to_difference();
                self.follow("difference between the two");
            }
            Compare::Alone(direction) => {
                let moved = pair.step_alone(direction == Direction::Forward);
                self.look_at_step();
                if !moved {
                    let end = if direction == Direction::Forward { "end" } else { "start" };
                    self.notice = Some(format!("this is the {end} of the wrong program"));
                }
            }
            Compare::Align => {
                pair.align();
                self.look_at_step();
            }
        }
    }
}

#[cfg(test)]
mod tests;
