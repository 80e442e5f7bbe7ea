//! The one object through which the application and the printers travel, whatever the puzzle.

use super::stop::{self, StopError};
use super::{Contrast, Depict, Extras, Kind, MarkSet, Moment, Pair, Reason, Scene, Sentence, Sheet, Variation};
use crate::replay::{Direction, Replay, Travel};
use crate::search::{Event, Goal};

/// Events to [`explore`](Travel::explore) before anything is shown, so that a short trace knows its length at once.
pub const FIRST_LOOK: u64 = 1 << 15;

/// A position in the trace of some puzzle's search, that can be moved and looked at.
pub trait Journey: Travel {
    /// What is said where nothing is left in a direction.
    fn edge(&self, direction: Direction) -> &'static str {
        match (direction, self.goal(), self.event()) {
            (Direction::Back, ..) => "this is the start",
            (Direction::Forward, Goal::First, Some(Event::Record)) => {
                "this is the end of the search; a goes on to all boards"
            }
            (Direction::Forward, ..) => "this is the end of the search",
        }
    }

    /// What the step looks like.
    fn scene(&self) -> Scene;

    /// The step without its picture and words, which is quicker to make.
    fn facts(&self) -> Facts;

    /// The words of the step without the rest of the scene, which is quicker to make.
    fn sentence(&self) -> Sentence;

    /// What a second program beside this one does, if there is one.
    fn contrast(&self) -> Option<Contrast> {
        None
    }

    /// This journey as the two that it is made of, if it is.
    fn as_pair(&mut self) -> Option<&mut Pair> {
        None
    }

    /// Sets out for the next step in a direction at which something written is so; [`travel`](Travel::travel) makes the
    /// way.
    ///
    /// # Errors
    ///
    /// If that is nothing to stop at.
    fn set_out_for(&mut self, written: &str, _direction: Direction) -> Result<(), StopError> {
        Err(StopError::Unreadable(written.to_owned()))
    }

    /// The same search at step 0.
    fn anew(&self) -> Box<dyn Journey>;

    /// The same puzzle searched for the other goal, at step 0.
    fn with_other_goal(&self) -> Box<dyn Journey>;

    /// Another puzzle of the kind, at step 0; none if there is none.
    fn vary(&self, variation: Variation) -> Option<Box<dyn Journey>>;

    /// What to tell when there is none.
    fn cannot_vary(&self, variation: Variation) -> &'static str;

    /// The puzzle as something to be edited; none if it cannot be edited.
    fn sheet(&self) -> Option<Box<dyn Sheet>> {
        None
    }

    /// The arguments that open this search: `queens 4 --first`.
    fn command(&self) -> String;
}

/// A step as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The step.
    pub step: u64,
    /// What kind of step it is.
    pub kind: Kind,
    /// The square that it is about, row and column.
    pub square: Option<(usize, usize)>,
    /// The digit that it is about, where the options of the puzzle are digits.
    pub digit: Option<u8>,
    /// Why it was refused, in test order.
    pub reasons: Vec<Reason>,
    /// The sets after it.
    pub marks: Vec<MarkSet>,
    /// The filling in rows of characters, in a record.
    pub board: Option<Vec<String>>,
    /// What only a wrong program has to show.
    pub extras: Extras,
}

impl<P: Depict + 'static> Journey for Replay<P> {
    fn scene(&self) -> Scene {
        Scene::of(&moment(self))
    }

    fn facts(&self) -> Facts {
        let moment = moment(self);
        let kind = Kind::from(moment.event);
        Facts {
            step: self.position(),
            kind,
            square: moment.square(),
            digit: moment.digit(),
            reasons: moment.reasons(),
            marks: P::marks(&moment),
            board: (kind == Kind::Record).then(|| moment.puzzle().rows()),
            extras: P::extras(&moment),
        }
    }

    fn sentence(&self) -> Sentence {
        P::sentence(&moment(self))
    }

    fn set_out_for(&mut self, written: &str, direction: Direction) -> Result<(), StopError> {
        let stop = stop::parse(written, &self.machine().puzzle().sets())?;
        self.set_out_for(&stop.question(), direction);
        Ok(())
    }

    fn anew(&self) -> Box<dyn Journey> {
        Box::new(Self::new(self.start().puzzle().clone(), self.machine().goal()))
    }

    fn with_other_goal(&self) -> Box<dyn Journey> {
        let goal = match self.machine().goal() {
            Goal::First => Goal::All,
            Goal::All => Goal::First,
        };
        Box::new(Self::new(self.start().puzzle().clone(), goal))
    }

    fn vary(&self, variation: Variation) -> Option<Box<dyn Journey>> {
        let puzzle = self.start().puzzle().vary(variation)?;
        Some(Box::new(Self::new(puzzle, self.machine().goal())))
    }

    fn cannot_vary(&self, variation: Variation) -> &'static str {
        P::cannot_vary(variation)
    }

    fn sheet(&self) -> Option<Box<dyn Sheet>> {
        self.start().puzzle().sheet(self.machine().goal())
    }

    fn command(&self) -> String {
        let command = self.start().puzzle().command();
        match self.machine().goal() {
            goal if goal == P::usual_goal() => command,
            Goal::First => format!("{command} --first"),
            Goal::All => format!("{command} --all"),
        }
    }
}

fn moment<P>(replay: &Replay<P>) -> Moment<'_, P>
where
    P: Depict,
{
    Moment { machine: replay.machine(), event: replay.event() }
}
