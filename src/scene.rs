//! What one step looks and sounds like, as plain data.
//!
//! A [`Scene`] is made from a [`Moment`]: the machine at a step and the event that led there. The screen, the text trace
//! and every file format show a scene or a part of it, so they cannot disagree. Each puzzle says how it is shown by
//! [`Depict`], one file a puzzle; [`Journey`] is the one object through which everybody else travels and looks.
//!
//! This room knows no terminal, no key, no colour and no size of a screen.

mod art;
mod board;
mod calls;
mod depict;
mod extras;
mod journey;
pub mod listing;
mod marks;
mod mistakes;
mod numbers;
mod pair;
mod queens;
mod sentence;
mod sheet;
pub mod stop;
mod sudoku;
pub mod target;

pub use art::Art;
pub use board::{Board, Lit, Piece, Role, Square};
pub use calls::Call;
pub use depict::{Depict, Moment, Reason, Variation};
pub use extras::{Extras, Fault, Ghost};
pub use journey::{FIRST_LOOK, Facts, Journey};
pub use marks::{Asked, Change, MarkSet};
pub use mistakes::{MISTAKES, Mistake};
pub use numbers::grouped;
pub use pair::{Contrast, Pair, Parting, Side};
pub use sentence::{Phrase, Sentence, Tone};
pub use sheet::Sheet;

use crate::search::{Event, Goal, Tally};
use listing::Tag;

/// What kind of step it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Step 0: nothing has happened.
    Start,
    /// An option was placed.
    Place,
    /// An option was refused.
    Attacked,
    /// An option was taken back.
    Undo,
    /// A board was recorded.
    Record,
    /// A complete filling was refused.
    Rejected,
}

impl Kind {
    /// The word for it, in code, screen and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Place => "place",
            Self::Attacked => "attacked",
            Self::Undo => "undo",
            Self::Record => "record",
            Self::Rejected => "rejected",
        }
    }
}

impl From<Option<Event>> for Kind {
    fn from(event: Option<Event>) -> Self {
        match event {
            None => Self::Start,
            Some(Event::Place { .. }) => Self::Place,
            Some(Event::Attacked { .. }) => Self::Attacked,
            Some(Event::Undo { .. }) => Self::Undo,
            Some(Event::Record) => Self::Record,
            Some(Event::Reject { .. }) => Self::Rejected,
        }
    }
}

/// What one step looks and sounds like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// What is searched: `N-Queens 4 x 4`.
    pub title: String,
    /// When the search is over.
    pub goal: Goal,
    /// The step.
    pub step: u64,
    /// What kind of step it is.
    pub kind: Kind,
    /// Whether this event made the call a dead end: every option was refused.
    pub dead_end: bool,
    /// Whether no event follows.
    pub finished: bool,
    /// The board, square by square.
    pub board: Board,
    /// The sets, in the order in which the code tests them.
    pub marks: Vec<MarkSet>,
    /// Every set of the puzzle, where `marks` are only those that the step is about; empty where they are all.
    pub all_marks: Vec<MarkSet>,
    /// The open calls, the first one first.
    pub calls: Vec<Call>,
    /// What happened and why.
    pub sentence: Sentence,
    /// Which code is shown: the name that [`listing::Listing::of`] takes.
    pub listing: &'static str,
    /// What to say beside it, if the search chooses its slots otherwise.
    pub listing_note: &'static str,
    /// The lines of code that this step stands for, the one that decided first.
    pub tags: Vec<Tag>,
    /// The counters up to this step.
    pub tally: Tally,
    /// What only a wrong program has to show.
    pub extras: Extras,
}

impl Scene {
    /// What a moment looks like.
    #[must_use]
    pub fn of<P: Depict>(moment: &Moment<'_, P>) -> Self {
        let machine = moment.machine;
        Self {
            title: machine.puzzle().title(),
            goal: machine.goal(),
            step: machine.step_number(),
            kind: moment.event.into(),
            dead_end: machine.at_dead_end(),
            finished: machine.is_finished(),
            board: P::board(moment),
            marks: P::marks(moment),
            all_marks: P::all_marks(moment),
            calls: calls::of(moment),
            sentence: P::sentence(moment),
            listing: P::LISTING,
            listing_note: machine.puzzle().listing_note(),
            tags: tags(moment),
            tally: *machine.tally(),
            extras: P::extras(moment),
        }
    }
}

/// The lines of code that a moment lights.
fn tags<P: Depict>(moment: &Moment<'_, P>) -> Vec<Tag> {
    use listing::TagEvent;
    let mut tags = match Kind::from(moment.event) {
        Kind::Start => vec![Tag::new(TagEvent::Start)],
        Kind::Place => vec![Tag::new(TagEvent::Place), Tag::new(TagEvent::Recurse)],
        Kind::Undo => vec![Tag::new(TagEvent::Undo)],
        Kind::Record => vec![Tag::new(TagEvent::Record)],
        Kind::Rejected => vec![Tag::new(TagEvent::Rejected)],
        Kind::Attacked => moment.reasons().iter().map(|reason| Tag::attacked(reason.set)).collect(),
    };
    if moment.is_last_option() {
        tags.push(Tag::new(TagEvent::Return));
    }
    tags
}
