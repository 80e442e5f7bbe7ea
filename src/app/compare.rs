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
        if page_was_open {
            self.turn_page(1);
        } else if self.contrast.is_some() {
            self.page = true;
        } else {
            self.open_mistake(1);
        }
    }

    /// Opens the mistake that comes so many after the one at hand in the list.
    pub(super) fn turn_page(&mut self, by: isize) {
        let Some(contrast) = &self.contrast else { return };
        let index = contrast.mistake.number - 1;
        self.open_mistake(index.wrapping_add_signed(by + MISTAKES.len().cast_signed()) % MISTAKES.len() + 1);
    }

    /// Opens the mistake of that number, if their list was open.
    pub(super) fn choose_mistake(&mut self, number: usize, page_was_open: bool) {
        if page_was_open {
            self.open_mistake(number);
        } else {
            let last = MISTAKES.len();
            self.notice = Some(format!("w opens the list of mistakes, and 1 to {last} one of them; g goes to a step"));
        }
    }

    fn open_mistake(&mut self, number: usize) {
        let is_first = self.contrast.is_none();
        let Some(pair) = Mistake::of(number).and_then(|mistake| mistake.open(SIZE, Goal::All)) else { return };
        self.stop_travelling();
        let marks = self.marks.clone();
        let before = self.open(Some(Box::new(pair)), "");
        if is_first {
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
