//! What becomes of what the user typed: places, stops and marks.

use super::prompt::{Answer, Prompt, Purpose};
use super::{App, Effect};
use crate::replay::{Destination, Direction};
use crate::scene::target;
use std::collections::BTreeMap;

/// The mark of the place that the last jump left.
pub const LAST_PLACE: char = '\'';

impl App {
    /// What the user is asked for.
    #[must_use]
    pub fn prompt(&self) -> Option<&Prompt> {
        self.prompt.as_ref()
    }

    /// The steps that have a mark, by their letters. The mark [`LAST_PLACE`] is set by every jump.
    #[must_use]
    pub fn marks(&self) -> &BTreeMap<char, u64> {
        &self.marks
    }

    pub(super) fn ask(&mut self, purpose: Purpose) {
        // What is typed is meant from here.
        self.player.pause();
        if purpose == Purpose::GoToMark && self.marks.is_empty() {
            self.notice = Some("no mark is set; m sets one".to_owned());
        } else {
            self.prompt = Some(Prompt::new(purpose));
        }
    }

    pub(super) fn answer(&mut self, answer: Answer) -> Effect {
        match answer {
            Answer::Open(prompt) => self.prompt = Some(prompt),
            Answer::Closed => {}
            Answer::Given(Purpose::GoTo, text) => match target::parse(&text, self.scene.step, self.journey.total()) {
                Ok(destination) => self.jump(destination, "such step"),
                Err(error) => self.notice = Some(error.to_string()),
            },
            Answer::Given(Purpose::Stop, text) => {
                self.stop = Some(text);
                self.go_on_to_stop(Direction::Forward);
            }
            Answer::Given(Purpose::SetMark, text) => {
                if let Some(letter) = text.chars().next() {
                    self.marks.insert(letter, self.scene.step);
                    self.notice = Some(format!("mark {letter} is step {}; '{letter} returns to it", self.scene.step));
                }
            }
            Answer::Given(Purpose::GoToMark, text) => {
                let letter = text.chars().next().unwrap_or(LAST_PLACE);
                match self.marks.get(&letter) {
                    Some(&step) => self.jump(Destination::Step(step), "such step"),
                    None => self.notice = Some(format!("there is no mark {letter}; m sets one")),
                }
            }
        }
        Effect::Draw
    }
}
