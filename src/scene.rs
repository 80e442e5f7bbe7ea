//! What one step looks and sounds like, as plain data.
//!
//! A [`Scene`] is made from a [`Moment`]: the machine at a step and the event that led there. The screen, the text trace
//! and every file format show a scene or a part of it, so they cannot disagree. Each puzzle says how it is shown by
//! [`Depict`], one file a puzzle; [`Show`] is the one object through which everybody else travels and looks.
//!
//! This room knows no terminal, no key, no colour and no size of a screen.

mod art;
mod calls;
mod code;
pub mod coloring;
pub mod crossword;
mod depict;
mod extras;
mod filling;
mod grammar;
pub mod listing;
mod marks;
pub mod mistakes;
mod numbers;
mod offer;
mod pair;
pub mod parentheses;
pub mod permutations;
mod picture;
pub mod queens;
mod reason;
pub mod registers;
mod sentence;
mod sheet;
mod show;
pub mod stop;
pub mod sudoku;
mod supply;
pub mod target;
mod vocabulary;
pub mod word_search;

pub use art::Art;
pub use calls::Call;
pub use code::{Choice, Code, TEMPLATE};
pub use depict::{Depict, Moment};
pub use extras::{Detail, Details, Extras, Fault};
pub use filling::Filling;
pub use marks::{Asked, Change, Entry, MarkSet};
pub use mistakes::Mistake;
pub use numbers::grouped;
pub(crate) use offer::instances;
pub use offer::{
    Found, Instance, Offer, OpenSheet, Opened, Parameter, Problem, Reader, Round, Strategy, Takes, Values,
};
pub use pair::{Contrast, Elsewhere, Elsewheres, Labels, Member, Pair, Parting, Searches, Side};
pub use picture::{At, Cell, Edge, Graph, Grid, Lit, Picture, Piece, Role, Square, Strip, Vertex};
pub use reason::{Key, Reason};
pub use sentence::{Phrase, Sentence, Tone};
pub use sheet::Sheet;
pub use show::{Facts, Show};
pub use supply::{Answer, AnswerWriter, AtOnce, ComesSoon, Input, Outcome, Placed, Puzzles, Supply, Told};
pub use vocabulary::{Family, Vocabulary};

use crate::search::{Event, Goal, Tally};
use listing::{Source, Tag};

/// Events to [`explore`](crate::replay::Travel::explore) before anything is shown, so that a short trace knows its length
/// at once.
pub const FIRST_LOOK: u64 = 1 << 15;

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
    /// What the puzzle calls things.
    pub words: &'static Vocabulary,
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
    /// The picture, square by square or vertex by vertex.
    pub picture: Picture,
    /// What stands over it.
    pub strip: Option<Strip>,
    /// What there is to say of the slot at hand.
    pub details: Option<Details>,
    /// The marks, in the order in which the code tests them.
    pub marks: Vec<MarkSet>,
    /// All marks of the puzzle, where `marks` are only those that the step is about; empty where they are all.
    pub all_marks: Vec<MarkSet>,
    /// The open calls, the first one first.
    pub calls: Vec<Call>,
    /// What happened and why.
    pub sentence: Sentence,
    /// The code that is shown.
    pub listing: &'static Source,
    /// The code with the marks as bits, if there is any.
    pub listing_of_bits: Option<&'static Source>,
    /// The lines of code that this step stands for, the one that decided first.
    pub tags: Vec<Tag>,
    /// The counters up to this step.
    pub tally: Tally,
    /// What only some searches have to show.
    pub extras: Extras,
}

impl Scene {
    /// What a moment looks like.
    #[must_use]
    pub fn of<P: Depict>(moment: &Moment<'_, P>) -> Self {
        let machine = moment.machine;
        Self {
            words: P::WORDS,
            title: machine.puzzle().title(),
            goal: machine.goal(),
            step: machine.step_number(),
            kind: moment.event.into(),
            dead_end: machine.at_dead_end(),
            finished: machine.is_finished(),
            picture: P::picture(moment),
            strip: P::strip(moment),
            details: P::details(moment),
            marks: P::marks(moment),
            all_marks: P::all_marks(moment),
            calls: calls::of(moment),
            sentence: grammar::sentence(moment),
            listing: machine.puzzle().listing(),
            listing_of_bits: machine.puzzle().listing_of_bits(),
            tags: tags(moment),
            tally: *machine.tally(),
            extras: P::extras(moment),
        }
    }

    /// The name of a set: that of its family.
    #[must_use]
    pub fn name_of(&self, set: &MarkSet) -> &'static str {
        self.words.name(set.family)
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
        Kind::Attacked => moment
            .reasons()
            .iter()
            .map(|reason| Tag { event: TagEvent::Attacked, mark: Some(P::WORDS.name(reason.family)) })
            .collect(),
    };
    if moment.is_last_option() {
        tags.push(Tag::new(TagEvent::Return));
    }
    tags
}
