//! How a puzzle says what it looks like.

use super::{Board, Extras, MarkSet, Sentence, Sheet};
use crate::search::{Event, Goal, Machine, Puzzle};

/// A step of a search: the machine, and the event that led to it.
#[derive(Debug)]
pub struct Moment<'a, P: Puzzle> {
    /// The machine after the event.
    pub machine: &'a Machine<P>,
    /// The event; none at the start.
    pub event: Option<Event>,
}

/// One reason why an option was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The name of the set that refuses it.
    pub set: &'static str,
    /// How its key is worked out.
    pub formula: &'static str,
    /// The key.
    pub key: i16,
    /// The square, row and column, whose piece put the key there.
    pub holder: (usize, usize),
}

/// A change to what is searched, as a key asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variation {
    /// The next smaller board, or the puzzle before this one among those that come with the program.
    Smaller,
    /// The next larger board, or the puzzle after this one.
    Larger,
    /// The same puzzle, searched in the next order.
    Order,
}

/// A puzzle that can be shown.
///
/// What must agree between panels is asked for once, here: the square of an event, and the reasons of a refusal.
pub trait Depict: Puzzle {
    /// The listing that shows its search: the name that [`Listing::of`](super::listing::Listing::of) takes.
    const LISTING: &'static str;

    /// What stands in a slot: `queen`.
    const PIECE: &'static str;

    /// What a call is that refused every option: `dead row`.
    const DEAD_END: &'static str;

    /// In what the listing differs from this search, if the code chooses its slots otherwise: `in reading order`.
    fn listing_note(&self) -> &'static str {
        ""
    }

    /// What is searched: `N-Queens 4 x 4`.
    fn title(&self) -> String;

    /// The command line that asks for it: `queens 4`.
    fn command(&self) -> String;

    /// The row and column of the square that an option of a slot is about.
    fn square(&self, slot: u16, option: u16) -> (usize, usize);

    /// The option as people write it.
    fn option_label(&self, option: u16) -> String;

    /// The digit that an option stands for, in a puzzle whose options are digits.
    fn digit(&self, _option: u16) -> Option<u8> {
        None
    }

    /// The call that fills a slot, or that found nothing left to fill: `backtrack(2)`.
    fn call_name(&self, slot: Option<u16>) -> String;

    /// Why an option is refused: every set that blocks it, in test order; empty for a valid one.
    fn reasons(&self, slot: u16, option: u16) -> Vec<Reason>;

    /// The names of the sets, in test order.
    fn sets(&self) -> Vec<&'static str>;

    /// The key that an option of a slot has in the set of that name.
    fn key(&self, set: &str, slot: u16, option: u16) -> Option<i16>;

    /// The filling as rows of characters, a dot for an empty square.
    fn rows(&self) -> Vec<String>;

    /// The board at a moment.
    fn board(moment: &Moment<'_, Self>) -> Board;

    /// The sets at a moment.
    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet>;

    /// Every set at a moment, if [`marks`](Self::marks) are only some of them; none otherwise.
    #[must_use]
    fn all_marks(_moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        vec![]
    }

    /// What happened and why.
    fn sentence(moment: &Moment<'_, Self>) -> Sentence;

    /// What only a wrong program has to show.
    #[must_use]
    fn extras(_moment: &Moment<'_, Self>) -> Extras {
        Extras::default()
    }

    /// The puzzle after a change, unbegun; none if it cannot change so.
    fn vary(&self, variation: Variation) -> Option<Self>;

    /// What to tell when the puzzle cannot change so.
    fn cannot_vary(variation: Variation) -> &'static str;

    /// The puzzle as something to be edited and searched for that goal; none if it cannot be edited.
    fn sheet(&self, _goal: Goal) -> Option<Box<dyn Sheet>> {
        None
    }

    /// The goal of a search for which the command line names none.
    #[must_use]
    fn usual_goal() -> Goal {
        Goal::All
    }
}

impl<P: Depict> Moment<'_, P> {
    /// The puzzle after the event.
    #[must_use]
    pub fn puzzle(&self) -> &P {
        self.machine.puzzle()
    }

    /// The reasons of a refusal, be it of an option or of a whole filling; empty for any other event.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        match self.event {
            // A refusal changes nothing, so the puzzle after it still tells why.
            Some(Event::Attacked { slot, option, .. } | Event::Reject { slot, option, .. }) => {
                self.puzzle().reasons(slot, option)
            }
            _ => vec![],
        }
    }

    /// The square that the event is about.
    #[must_use]
    pub fn square(&self) -> Option<(usize, usize)> {
        let (slot, option) = self.event?.about()?;
        Some(self.puzzle().square(slot, option))
    }

    /// The digit that the event is about, where options are digits.
    #[must_use]
    pub fn digit(&self) -> Option<u8> {
        let (_, option) = self.event?.about()?;
        self.puzzle().digit(option)
    }

    /// Whether the event used up the last option of the top call, which returns next.
    #[must_use]
    pub fn is_last_option(&self) -> bool {
        let top = self.machine.frames()[self.machine.frames().len() - 1];
        matches!(self.event, Some(Event::Attacked { .. } | Event::Undo { .. }))
            && top.slot().is_some_and(|slot| top.next() >= self.puzzle().options(slot))
    }
}
