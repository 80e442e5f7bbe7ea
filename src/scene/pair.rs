//! Any two searches side by side that travel as one.
//!
//! Both stand at the same step, counted from the start: so each has gone as many steps as the other, and one whose trace
//! is over waits at its end while the other goes on. The second one can be moved alone; it then stays as far ahead or
//! behind, until [`Pair::align`] brings the first one to its step, or a jump or playing brings both to one.
//!
//! A jump that looks for something (a board, an undo, a dead end) goes where either of the two has it first. Over a
//! branch the second one leads, or the first one once the second has ended.
//!
//! What the two are called, and what they are for, is said by whoever sets them side by side.

mod difference;
mod finder;
mod travel;

pub use difference::Parting;
pub use finder::{Elsewhere, Elsewheres, Searches};

use super::listing::Source;
use super::{Scene, Sentence, Show, Tone, grouped};
use crate::replay::{Destination, Progress, Travel};
use crate::search::Event;
use difference::difference;
use finder::Finder;

/// One of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The one that the other is compared with.
    First,
    /// The one that can be moved alone.
    Second,
}

impl Side {
    /// Both, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];
}

/// What the two are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labels {
    /// A word for each: `right`, `wrong`.
    pub sides: [&'static str; 2],
    /// What both are: `program`.
    pub noun: &'static str,
}

impl Labels {
    /// The word for a side.
    #[must_use]
    pub const fn of(&self, side: Side) -> &'static str {
        self.sides[side as usize]
    }
}

/// One search of a pair.
pub struct Member {
    /// The search.
    pub show: Box<dyn Show>,
    /// The code that is shown for it, if that is not the search's own.
    pub listing: Option<&'static Source>,
    /// What there is to add where it records a board, after a space.
    pub aside: Option<&'static str>,
}

impl Member {
    /// A search with its own code and words.
    #[must_use]
    pub fn of(show: Box<dyn Show>) -> Self {
        Self { show, listing: None, aside: None }
    }

    fn scene(&self) -> Scene {
        let scene = self.show.scene();
        Scene { listing: self.listing.unwrap_or(scene.listing), sentence: self.sentence(), ..scene }
    }

    fn sentence(&self) -> Sentence {
        let has_recorded = self.show.event() == Some(Event::Record);
        match self.aside.filter(|_| has_recorded) {
            Some(aside) => self.show.sentence().lit(aside),
            None => self.show.sentence(),
        }
    }
}

/// Two searches that travel as one.
pub struct Pair {
    labels: Labels,
    members: [Member; 2],
    /// The step at which the first one stands, or would if its trace went on so far either way.
    step: i64,
    /// How many steps the second one is ahead of that; behind if it is less than 0.
    ahead: i64,
    finder: Finder,
    errand: Option<Errand>,
}

/// What a pair is on its way to.
#[derive(Clone, Copy, Debug)]
enum Errand {
    /// The first difference.
    Difference,
    /// What was asked for; of each side, whether it has arrived, once that is known, and the steps that both came from.
    Both { destination: Destination, arrived: [Option<bool>; 2], from: [u64; 2] },
}

/// What the second half of the picture shows, and what there is to say of both.
#[derive(Clone, Debug)]
pub struct Contrast {
    /// What the two are called.
    pub labels: Labels,
    /// What the step of the second one looks like.
    pub other: Scene,
    /// Where the two stand to one another.
    pub sentence: Sentence,
    /// The first difference, as far as it is known.
    pub parting: Parting,
    /// How each has ended, once both have.
    pub outcomes: Option<[String; 2]>,
}

impl Pair {
    /// Both searches at step 0, two more of the same to look for their first difference with, and, where there is none,
    /// what finds other searches of the two in which there is.
    #[must_use]
    pub fn new(labels: Labels, members: [Member; 2], scouts: Searches, elsewhere: Elsewheres) -> Self {
        Self { labels, members, step: 0, ahead: 0, finder: Finder::new(scouts, elsewhere), errand: None }
    }

    /// What the two are called.
    #[must_use]
    pub fn labels(&self) -> Labels {
        self.labels
    }

    /// One of the two.
    #[must_use]
    pub fn side(&self, side: Side) -> &dyn Show {
        self.members[side as usize].show.as_ref()
    }

    fn show(&mut self, side: Side) -> &mut dyn Show {
        self.members[side as usize].show.as_mut()
    }

    /// What the step of one of the two looks like.
    #[must_use]
    pub fn scene_of(&self, side: Side) -> Scene {
        self.members[side as usize].scene()
    }

    /// The words of the step of one of the two.
    #[must_use]
    pub fn sentence_of(&self, side: Side) -> Sentence {
        self.members[side as usize].sentence()
    }

    /// The first difference, as far as it is known.
    #[must_use]
    pub fn parting(&self) -> Parting {
        self.finder.parting()
    }

    /// Sets out for the first difference; [`Travel::travel`] then makes the way.
    pub fn set_out_to_difference(&mut self) {
        self.cancel();
        self.errand = Some(Errand::Difference);
    }

    /// Moves the second one alone, one event forward or back; false at that end of its trace.
    pub fn step_alone(&mut self, forward: bool) -> bool {
        self.cancel();
        let positions = self.positions();
        // The step may be past the ends of both; from here on it is where they really stand.
        self.step = self.step.min(positions[0].max(positions[1]).cast_signed());
        let second = self.show(Side::Second);
        let moved = if forward { second.step_forward() } else { second.step_back() };
        self.ahead = self.side(Side::Second).position().cast_signed() - self.step;
        moved
    }

    /// Brings the first one to the step of the second.
    pub fn align(&mut self) {
        self.cancel();
        self.settle(self.side(Side::Second).position());
    }

    /// What the second half of the picture shows.
    #[must_use]
    pub fn contrast(&self) -> Contrast {
        Contrast {
            labels: self.labels,
            other: self.scene_of(Side::Second),
            sentence: self.sentence(),
            parting: self.parting(),
            outcomes: self.is_finished().then(|| Side::BOTH.map(|side| self.outcome_of(side))),
        }
    }

    /// Where the two stand to one another, in words.
    fn sentence(&self) -> Sentence {
        let Labels { sides: [first, second], noun } = self.labels;
        if self.ahead != 0 {
            let steps = self.ahead.unsigned_abs();
            let (steps, s) = (grouped(steps), if steps == 1 { "" } else { "s" });
            let way = if self.ahead > 0 { "ahead of" } else { "behind" };
            let words = format!("The {second} {noun} is {steps} step{s} {way} the {first} one.");
            return Sentence::default().plain(words);
        }
        let agree = "The two agree so far.";
        match self.parting() {
            Parting::Unknown => Sentence::default().plain(agree),
            Parting::Never => self.never(),
            Parting::At(step) if self.position() < step => {
                Sentence::default().plain(format!("{agree} First difference at step {}.", grouped(step)))
            }
            Parting::At(step) => {
                let (at, parted) = (grouped(step), format!("They parted at step {}. Here ", grouped(step)));
                let lead = if self.position() == step { format!("First difference at step {at}: ") } else { parted };
                match difference([Side::First, Side::Second].map(|side| self.side(side))) {
                    Some(difference) => Sentence::default().lit(lead).plain(difference.words(&self.labels)),
                    None => Sentence::default().plain(format!("They parted at step {at}. Here they do the same.")),
                }
            }
        }
    }

    /// That the two never differ, and which keys lead to where they do.
    fn never(&self) -> Sentence {
        let told = Sentence::default();
        match self.finder.elsewhere() {
            None => told.plain("In this search the two never differ."),
            Some(Elsewhere { board: None, .. }) => told
                .plain("Up to the first board the two never differ: ")
                .with(Tone::Key, "a")
                .plain(" searches for all boards and tells them apart."),
            Some(Elsewhere { board: Some(board), all_boards }) => {
                let told = told.plain(format!("On this board the two never differ: {board} (")).with(Tone::Key, "]");
                let told = told.plain(")");
                let told = if *all_boards {
                    told.plain(", searched for all boards (").with(Tone::Key, "a").plain("),")
                } else {
                    told
                };
                told.plain(" tells them apart.")
            }
        }
    }

    /// How one of the two has ended: `2 boards in 78 events`.
    #[must_use]
    pub fn outcome_of(&self, side: Side) -> String {
        difference::outcome(&self.scene_of(side))
    }

    /// The steps at which the two stand.
    fn positions(&self) -> [u64; 2] {
        Side::BOTH.map(|side| self.side(side).position())
    }

    /// Brings both to a step, or to their ends.
    fn settle(&mut self, step: u64) {
        for side in Side::BOTH {
            if self.side(side).position() != step {
                self.show(side).go(Destination::Step(step));
            }
        }
        let [first, second] = self.positions();
        self.step = first.max(second).cast_signed();
        self.ahead = 0;
    }

    /// Goes on to the first difference.
    fn travel_to_difference(&mut self, budget: u64) -> Progress {
        self.finder.search(budget);
        match self.parting() {
            Parting::Unknown => {
                self.errand = Some(Errand::Difference);
                Progress::Underway(self.finder.compared())
            }
            Parting::Never => Progress::Nowhere,
            Parting::At(step) => {
                self.settle(step);
                Progress::Arrived
            }
        }
    }

    /// The step that both go to when each has found, or not, what it looked for.
    fn target(&self, destination: Destination, arrived: [bool; 2]) -> Option<u64> {
        let [first, second] = self.positions();
        let (first, second) = match (arrived[0].then_some(first), arrived[1].then_some(second)) {
            (None, other) | (other, None) => return other,
            (Some(first), Some(second)) => (first, second),
        };
        Some(match destination {
            Destination::Step(_) | Destination::End | Destination::Previous(_) => first.max(second),
            Destination::Next(_) | Destination::Nth(..) => first.min(second),
            Destination::OverForward | Destination::OverBack => second,
        })
    }
}

#[cfg(test)]
mod tests;
