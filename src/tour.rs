//! A tour through a search: what the screen and the line mode both do.
//!
//! A [`Tour`] holds the search that was asked for and where one stands in it, the marks, the stop, the searches that were
//! left. Whatever is done to these is done here, once, by the [`Verb`]s of one table. It knows no screen, no key but by
//! that table, no clock: long ways are made in slices, as many events at a time as the caller says.

mod change;
mod go;
mod key_press;
mod report;
mod verb;

pub use go::{Heading, LAST_PLACE};
pub use key_press::KeyPress;
pub use report::{Outcome, Report};
pub use verb::{Group, Line, Purpose, Spoken, VERBS, Verb};

use crate::catalogue::{Asked, mistake_of};
use crate::replay::Travel;
use crate::scene::{Contrast, FIRST_LOOK, Mistake, Opened, Pair, Problem, Scene, Sentence};
use change::Left;
use std::collections::BTreeMap;

/// A search, and where one stands in it.
pub struct Tour {
    asked: Asked,
    opened: Opened,
    /// Steps to return to, by their letters.
    marks: BTreeMap<char, u64>,
    /// What to stop at, as it was written.
    stop: Option<String>,
    /// Where a long way leads, if one is under way.
    heading: Option<Heading>,
    /// The searches that were left, the last one last.
    left: Vec<Left>,
}

impl Tour {
    /// Opens a search at step 0.
    ///
    /// # Errors
    ///
    /// Why there is no such search.
    pub fn open(asked: Asked) -> Result<Self, Problem> {
        let opened = asked.open()?;
        let mut tour = Self { asked, opened, marks: BTreeMap::new(), stop: None, heading: None, left: vec![] };
        tour.journey_mut().explore(FIRST_LOOK);
        Ok(tour)
    }

    /// The search as it was asked for.
    #[must_use]
    pub fn asked(&self) -> &Asked {
        &self.asked
    }

    /// The journey through it, be it of one program or of two.
    #[must_use]
    pub fn journey(&self) -> &dyn Travel {
        match &self.opened {
            Opened::One(show) => show.as_ref(),
            Opened::Two(pair) => pair.as_ref(),
        }
    }

    /// The same, to be moved by what is no verb: playing, looking ahead.
    pub fn journey_mut(&mut self) -> &mut dyn Travel {
        match &mut self.opened {
            Opened::One(show) => show.as_mut(),
            Opened::Two(pair) => pair.as_mut(),
        }
    }

    /// The two programs, where there are two.
    #[must_use]
    pub fn pair(&self) -> Option<&Pair> {
        if let Opened::Two(pair) = &self.opened { Some(pair) } else { None }
    }

    /// The step.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.journey().position()
    }

    /// What the step looks like; of two programs that of the first.
    #[must_use]
    pub fn scene(&self) -> Scene {
        match &self.opened {
            Opened::One(show) => show.scene(),
            Opened::Two(pair) => pair.scene_of(crate::scene::Side::First),
        }
    }

    /// What the second program does, where there are two.
    #[must_use]
    pub fn contrast(&self) -> Option<Contrast> {
        self.pair().map(Pair::contrast)
    }

    /// The mistake that is shown, if one is.
    #[must_use]
    pub fn mistake(&self) -> Option<&'static Mistake> {
        mistake_of(&self.asked)
    }

    /// What there is to say of the next thing to do, with its key; nothing where the sentence says all.
    #[must_use]
    pub fn hint(&self) -> Option<Sentence> {
        let can_go_on = self.is_at_first_board() && self.asked.for_other_goal().is_some();
        can_go_on.then(|| Sentence::telling(format!("[a] goes on to all {}s", self.scene_words().board)))
    }

    fn scene_words(&self) -> &'static crate::scene::Vocabulary {
        match &self.opened {
            Opened::One(show) => show.words(),
            Opened::Two(pair) => pair.side(crate::scene::Side::First).words(),
        }
    }

    /// The steps that have a mark, by their letters. The mark [`LAST_PLACE`] is set by every jump.
    #[must_use]
    pub fn marks(&self) -> &BTreeMap<char, u64> {
        &self.marks
    }

    /// What to stop at, as it was written.
    #[must_use]
    pub fn stop(&self) -> Option<&str> {
        self.stop.as_deref()
    }

    /// The step that a long way has come to, while one lasts.
    #[must_use]
    pub fn progress(&self) -> Option<u64> {
        self.heading.as_ref().map(Heading::progress)
    }

    /// Whether a long way waits for a survey under way, which is likely to make the rest of it short: to go on with it
    /// now and then is enough.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.heading.as_ref().is_some_and(Heading::waits)
    }

    /// The arguments that open this very step: `queens 4 --first --at 17`.
    #[must_use]
    pub fn command(&self) -> String {
        let step = self.position();
        let at = if step > 0 { format!(" --at {step}") } else { String::new() };
        self.asked.command() + &at
    }

    /// Does something; a way that takes more events than the budget is under way then.
    pub fn act(&mut self, verb: Verb, budget: u64) -> Report {
        match verb {
            Verb::Step(direction) => self.step(direction),
            Verb::Go(destination, name) => self.jump(destination, name, budget),
            Verb::Ask(_) => Report::default(),
            Verb::Stop(direction) => self.go_to_stop(direction, budget),
            Verb::OtherGoal => self.change_goal(budget),
            Verb::Vary(variation) => self.vary(variation),
            Verb::Mistake(number) => self.open_mistake(number),
            Verb::Difference | Verb::Alone(_) | Verb::Align => self.compare(verb, budget),
            Verb::Return => self.go_back(),
        }
    }

    /// Does what the user has written for a purpose.
    pub fn answer(&mut self, purpose: Purpose, text: &str, budget: u64) -> Report {
        match purpose {
            Purpose::GoTo => self.go_to(text, budget),
            Purpose::Stop => {
                self.stop = Some(text.to_owned());
                self.go_to_stop(crate::replay::Direction::Forward, budget)
            }
            Purpose::SetMark => self.set_mark(text),
            Purpose::GoToMark => self.go_to_mark(text, budget),
            Purpose::Command => self.open_command(text, budget),
        }
    }
}

#[cfg(test)]
mod tests;
