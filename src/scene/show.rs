//! Looking at a journey: what a step looks like, sounds like, and is as data, whatever the puzzle.

use super::stop::{self, StopError};
use super::{Depict, Extras, Filling, Key, Kind, MarkSet, Moment, Reason, Scene, Sentence, Vocabulary, grammar};
use crate::replay::{Direction, Replay, Travel};

/// A journey that can be looked at.
pub trait Show: Travel {
    /// What the step looks like.
    fn scene(&self) -> Scene;

    /// The step without its picture and words, which is quicker to make.
    fn facts(&self) -> Facts;

    /// The marks after the step, of some puzzles those that its slot has to do with. An option that is refused changes
    /// nothing of them but what is asked for.
    fn marks(&self) -> Vec<MarkSet>;

    /// The words of the step without the rest of the scene, which is quicker to make.
    fn sentence(&self) -> Sentence;

    /// The option that the event is about, as sentences name it; nothing for a record.
    fn named(&self) -> String;

    /// The filling in one line.
    fn line(&self) -> String;

    /// What is searched: `N-Queens 4 x 4`.
    fn title(&self) -> String;

    /// The number of the option in each slot, where options are colours of a graph; none elsewhere.
    fn labels(&self) -> Option<Vec<u16>> {
        None
    }

    /// What the puzzle calls things.
    fn words(&self) -> &'static Vocabulary;

    /// Sets out for the next step in a direction at which something written is so; [`Travel::travel`] makes the way.
    ///
    /// # Errors
    ///
    /// If that is nothing to stop at.
    fn set_out_for(&mut self, written: &str, direction: Direction) -> Result<(), StopError>;
}

/// A step as data, but for its marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// What the puzzle calls things.
    pub words: &'static Vocabulary,
    /// The step.
    pub step: u64,
    /// What kind of step it is.
    pub kind: Kind,
    /// What it is about, a value for each of [`Vocabulary::about`]; empty for a start or a record.
    pub about: Vec<Key>,
    /// Why it was refused, in test order.
    pub reasons: Vec<Reason>,
    /// The filling, in a record.
    pub board: Option<Filling>,
    /// What only some searches have to show.
    pub extras: Extras,
}

impl<P: Depict> Show for Replay<P> {
    fn scene(&self) -> Scene {
        Scene::of(&moment(self))
    }

    fn facts(&self) -> Facts {
        let moment = moment(self);
        let kind = Kind::from(moment.event);
        let about = moment.event.and_then(crate::search::Event::about);
        Facts {
            words: P::WORDS,
            step: self.machine().step_number(),
            kind,
            about: about.map_or(vec![], |(slot, option)| moment.puzzle().about(slot, option)),
            reasons: moment.reasons(),
            board: (kind == Kind::Record).then(|| moment.puzzle().filling()),
            extras: P::extras(&moment),
        }
    }

    fn marks(&self) -> Vec<MarkSet> {
        P::marks(&moment(self))
    }

    fn sentence(&self) -> Sentence {
        grammar::sentence(&moment(self))
    }

    fn named(&self) -> String {
        let about = self.event().and_then(crate::search::Event::about);
        about.map_or_else(String::new, |(slot, option)| self.machine().puzzle().name(slot, option))
    }

    fn line(&self) -> String {
        self.machine().puzzle().line()
    }

    fn title(&self) -> String {
        self.start().puzzle().title()
    }

    fn labels(&self) -> Option<Vec<u16>> {
        self.machine().puzzle().labels()
    }

    fn words(&self) -> &'static Vocabulary {
        P::WORDS
    }

    fn set_out_for(&mut self, written: &str, direction: Direction) -> Result<(), StopError> {
        let families = self.machine().puzzle().families();
        let sets: Vec<&str> = families.into_iter().map(|family| P::WORDS.name(family)).collect();
        let stop = stop::parse(written, &sets)?;
        self.set_out_for_stop(&stop.question(), direction);
        Ok(())
    }
}

fn moment<P: Depict>(replay: &Replay<P>) -> Moment<'_, P> {
    Moment { machine: replay.machine(), event: replay.event() }
}
