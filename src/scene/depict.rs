//! How a puzzle says what it looks like.

use super::listing::Source;
use super::{At, Details, Extras, Filling, Key, MarkSet, Picture, Reason, Sentence, Strip, Vocabulary, grammar};
use crate::search::{Blockers, Event, Machine, Puzzle};

/// A step of a search: the machine, and the event that led to it.
#[derive(Debug)]
pub struct Moment<'a, P: Puzzle> {
    /// The machine after the event.
    pub machine: &'a Machine<P>,
    /// The event; none at the start.
    pub event: Option<Event>,
}

/// A puzzle that can be shown.
///
/// What must agree between panels is asked for once, here: the squares of an option, its keys, the reasons of a refusal.
/// The words come from one grammar over the [`Vocabulary`]; a puzzle overrides those that begin with `tell` where its
/// own are better.
pub trait Depict: Puzzle {
    /// What the puzzle calls things.
    const WORDS: &'static Vocabulary;

    /// The code that shows its search.
    fn listing(&self) -> &'static Source;

    /// The code that shows the same search with its marks as bits, if there is any.
    fn listing_of_bits(&self) -> Option<&'static Source> {
        None
    }

    /// What is searched: `N-Queens 4 x 4`.
    fn title(&self) -> String;

    /// What tells an option from others: a value for each of [`Vocabulary::about`].
    fn about(&self, slot: u16, option: u16) -> Vec<Key>;

    /// The option of a slot as sentences name it: `(2,1)`, `5 at (0,2)`.
    fn name(&self, slot: u16, option: u16) -> String;

    /// The squares of the picture that an option of a slot is about: none, one or many.
    fn squares(&self, slot: u16, option: u16) -> Vec<At>;

    /// The option as people write it: `2`.
    fn option_label(&self, slot: u16, option: u16) -> String;

    /// The call that fills a slot, or that found nothing left to fill: `backtrack(2)`.
    fn call_name(&self, slot: Option<u16>) -> String;

    /// What a call holds that waits for another one: `queen 2`; also where, if the name of the call does not say it.
    fn held(&self, slot: u16, option: u16) -> String {
        format!("{} {}", Self::WORDS.piece, self.option_label(slot, option))
    }

    /// Why an option is refused by these families, in test order.
    fn reasons(&self, slot: u16, option: u16, by: Blockers) -> Vec<Reason>;

    /// The keys that an option of a slot has in the families that the program keeps.
    fn keys_of(&self, slot: u16, option: u16) -> Vec<(u8, Key)>;

    /// The families that the program keeps, by their numbers.
    fn families(&self) -> Vec<u8> {
        (0..).zip(Self::WORDS.families).map(|(number, _)| number).collect()
    }

    /// The filling as an answer to the problem has it.
    fn filling(&self) -> Filling;

    /// The filling in one line.
    fn line(&self) -> String {
        self.filling().concat()
    }

    /// The number of the option in each slot of a complete filling, for a puzzle whose options are colours of a graph.
    fn labels(&self) -> Option<Vec<u16>> {
        None
    }

    /// What the moment looks like.
    fn picture(moment: &Moment<'_, Self>) -> Picture;

    /// The strip over the picture.
    #[must_use]
    fn strip(_moment: &Moment<'_, Self>) -> Option<Strip> {
        None
    }

    /// What there is to say of the slot at hand.
    #[must_use]
    fn details(_moment: &Moment<'_, Self>) -> Option<Details> {
        None
    }

    /// The marks at a moment.
    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet>;

    /// All marks at a moment, if [`marks`](Self::marks) are only some of them; none otherwise.
    #[must_use]
    fn all_marks(_moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        vec![]
    }

    /// What only a wrong program has to show.
    #[must_use]
    fn extras(_moment: &Moment<'_, Self>) -> Extras {
        Extras::default()
    }

    /// A slot as sentences name it: `row 2`.
    fn slot_name(&self, slot: u16) -> String {
        format!("{} {slot}", Self::WORDS.slot)
    }

    /// A place in the picture as sentences name it: `(2,1)`.
    fn place_name(&self, (row, column): At) -> String {
        format!("({row},{column})")
    }

    /// What a newcomer needs to know of the marks before the first event, after a space.
    fn introduction(&self) -> &'static str {
        ""
    }

    /// What there is to say of a search without a board: `a 3 x 3 board has no solution`.
    fn no_board(&self) -> String {
        format!("it found 0 {}s", Self::WORDS.board)
    }

    /// The filling as the sentence of a record tells it: `1 3 0 2, the columns of the queens from row 0 down`.
    fn tell_filling(&self) -> Sentence;

    /// Says what is about to begin.
    #[must_use]
    fn tell_start(moment: &Moment<'_, Self>) -> Sentence {
        grammar::start(moment)
    }

    /// Says why an option was free, and what joins the marks.
    #[must_use]
    fn tell_place(moment: &Moment<'_, Self>, slot: u16, option: u16) -> Sentence {
        grammar::place(moment, slot, option)
    }

    /// Says one reason of a refusal, the first (rank 0) in full.
    #[must_use]
    fn tell_reason(moment: &Moment<'_, Self>, reason: &Reason, rank: usize) -> Sentence {
        grammar::reason(moment, reason, rank, None)
    }

    /// Says that every option of a call was refused.
    #[must_use]
    fn tell_dead_end(moment: &Moment<'_, Self>, slot: u16) -> Sentence {
        grammar::dead_end(moment, slot)
    }

    /// Says what was taken back, and what leaves the marks.
    #[must_use]
    fn tell_undo(moment: &Moment<'_, Self>, slot: u16, option: u16) -> Sentence {
        grammar::undo(moment, slot, option)
    }

    /// Says how the call on a slot goes on, or that it returns.
    #[must_use]
    fn tell_after(moment: &Moment<'_, Self>, slot: u16) -> Sentence {
        grammar::after(moment, slot)
    }

    /// Says which board is recorded.
    #[must_use]
    fn tell_record(moment: &Moment<'_, Self>) -> Sentence {
        grammar::record(moment)
    }

    /// Says why a complete filling is refused.
    #[must_use]
    fn tell_reject(moment: &Moment<'_, Self>, slot: u16, option: u16) -> Sentence {
        grammar::reject(moment, slot, option)
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
            Some(Event::Attacked { slot, option, by } | Event::Reject { slot, option, by }) => {
                self.puzzle().reasons(slot, option, by)
            }
            _ => vec![],
        }
    }

    /// The squares that the event is about.
    #[must_use]
    pub fn squares(&self) -> Vec<At> {
        self.event.and_then(Event::about).map_or(vec![], |(slot, option)| self.puzzle().squares(slot, option))
    }

    /// Whether the event used up the last option of the top call, which returns next.
    #[must_use]
    pub fn is_last_option(&self) -> bool {
        let top = self.machine.frames().last();
        matches!(self.event, Some(Event::Attacked { .. } | Event::Undo { .. }))
            && top.is_some_and(|top| top.slot().is_some_and(|slot| top.next() >= self.puzzle().options(slot)))
    }
}
