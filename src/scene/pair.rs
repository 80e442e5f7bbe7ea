//! Two searches side by side, the right program and a wrong one, that travel as one.
//!
//! Both stand at the same step, counted from the start, since up to their first difference the two traces are the same:
//! so each has gone as many steps past their common part as the other. A trace that is over waits at its end while the
//! other goes on. The wrong one can be moved alone; it then stays as far ahead or behind, until [`Pair::align`] brings
//! the right one to its step, or a jump or playing brings both to one.
//!
//! A jump that looks for something (a board, an undo, a dead end) goes where either of the two has it first. Over a
//! branch the wrong program leads, or the right one once the wrong one has ended.

mod difference;
mod journey;

pub use difference::{Parting, Side};

use super::{Journey, Mistake, Scene, Sentence, grouped};
use crate::replay::{Destination, Progress, Travel};
use crate::search::Event;
use difference::{Elsewhere, Finder, difference};

/// The right program and a wrong one.
pub struct Pair {
    mistake: &'static Mistake,
    right: Box<dyn Journey>,
    wrong: Box<dyn Journey>,
    /// The step at which the right program stands, or would if its trace went on so far either way.
    step: i64,
    /// How many steps the wrong one is ahead of that; behind if it is less than 0.
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
    Both { destination: Destination, right: Option<bool>, wrong: Option<bool>, from: (u64, u64) },
}

/// What the second half of the picture shows, and what there is to say of both.
#[derive(Clone, Debug)]
pub struct Contrast {
    /// The mistake.
    pub mistake: &'static Mistake,
    /// What the step of the wrong program looks like.
    pub wrong: Scene,
    /// Where the two stand to one another.
    pub sentence: Sentence,
    /// The first difference, as far as it is known.
    pub parting: Parting,
    /// How each has ended, the right one first, once both have.
    pub outcomes: Option<[String; 2]>,
}

impl Pair {
    /// Both programs at step 0.
    #[must_use]
    pub fn new(mistake: &'static Mistake, right: Box<dyn Journey>, wrong: Box<dyn Journey>) -> Self {
        let finder = Finder::new(right.anew(), wrong.anew());
        Self { mistake, right, wrong, step: 0, ahead: 0, finder, errand: None }
    }

    /// One of the two.
    #[must_use]
    pub fn side(&self, side: Side) -> &dyn Journey {
        match side {
            Side::Right => self.right.as_ref(),
            Side::Wrong => self.wrong.as_ref(),
        }
    }

    /// What the step of one of the two looks like.
    #[must_use]
    pub fn scene_of(&self, side: Side) -> Scene {
        let mut scene = self.side(side).scene();
        if side == Side::Wrong {
            scene.listing = self.mistake.listing;
            scene.sentence = self.sentence_of(side);
        }
        scene
    }

    /// The words of the step of one of the two.
    #[must_use]
    pub fn sentence_of(&self, side: Side) -> Sentence {
        let journey = self.side(side);
        let has_recorded = side == Side::Wrong && journey.event() == Some(Event::Record);
        match self.mistake.aside.filter(|_| has_recorded) {
            Some(aside) => journey.sentence().lit(aside),
            None => journey.sentence(),
        }
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

    /// Moves the wrong program alone, one event forward or back; false at that end of its trace.
    pub fn step_alone(&mut self, forward: bool) -> bool {
        self.cancel();
        // The step may be past the ends of both; from here on it is where they really stand.
        self.step = self.step.min(self.right.position().max(self.wrong.position()).cast_signed());
        let moved = if forward { self.wrong.step_forward() } else { self.wrong.step_back() };
        self.ahead = self.wrong.position().cast_signed() - self.step;
        moved
    }

    /// Brings the right program to the step of the wrong one.
    pub fn align(&mut self) {
        self.cancel();
        self.settle(self.wrong.position());
    }

    /// What the second half of the picture shows.
    #[must_use]
    pub fn contrast(&self) -> Contrast {
        let both_ended = self.right.is_finished() && self.wrong.is_finished();
        Contrast {
            mistake: self.mistake,
            wrong: self.scene_of(Side::Wrong),
            sentence: self.sentence(),
            parting: self.parting(),
            outcomes: both_ended.then(|| Side::BOTH.map(|side| self.outcome_of(side))),
        }
    }

    /// Where the two stand to one another, in words.
    fn sentence(&self) -> Sentence {
        if self.ahead != 0 {
            let steps = self.ahead.unsigned_abs();
            let (steps, s) = (grouped(steps), if steps == 1 { "" } else { "s" });
            let way = if self.ahead > 0 { "ahead of" } else { "behind" };
            let words = format!("The wrong program is {steps} step{s} {way} the right one.");
            return Sentence::default().plain(words);
        }
        let now = || difference(&self.right.facts(), &self.wrong.facts());
        match self.parting() {
            Parting::Unknown => Sentence::default().plain("The two agree so far."),
            Parting::Never => Sentence::default().plain(self.never()),
            Parting::At(step) if self.position() < step => {
                Sentence::default().plain(format!("The two agree so far. First difference at step {}.", grouped(step)))
            }
            Parting::At(step) => {
                let lead = if self.position() == step {
                    format!("First difference at step {}: ", grouped(step))
                } else {
                    format!("They parted at step {}. Here ", grouped(step))
                };
                match now() {
                    Some(difference) => Sentence::default().lit(lead).plain(difference.words()),
                    None => Sentence::default()
                        .plain(format!("They parted at step {}. Here they do the same.", grouped(step))),
                }
            }
        }
    }

    /// That the two never differ, and which keys lead to where they do.
    fn never(&self) -> String {
        match self.finder.elsewhere() {
            None => "In this search the two never differ.".to_owned(),
            Some(Elsewhere { board: None, .. }) => {
                "Up to the first board the two never differ: a searches for all boards and tells them apart.".to_owned()
            }
            Some(Elsewhere { board: Some(board), all_boards }) => {
                let goal = if *all_boards { ", searched for all boards (a)," } else { "" };
                format!("On this board the two never differ: {board} (]){goal} tells them apart.")
            }
        }
    }

    /// How one of the two has ended: `2 boards in 78 events`.
    #[must_use]
    pub fn outcome_of(&self, side: Side) -> String {
        difference::outcome(&self.scene_of(side))
    }

    /// Brings both to a step, or to their ends.
    fn settle(&mut self, step: u64) {
        for side in [&mut self.right, &mut self.wrong] {
            if side.position() != step {
                side.go(Destination::Step(step));
            }
        }
        self.step = self.right.position().max(self.wrong.position()).cast_signed();
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
    fn target(&self, destination: Destination, right: bool, wrong: bool) -> Option<u64> {
        let steps = (right.then(|| self.right.position()), wrong.then(|| self.wrong.position()));
        let (right, wrong) = match steps {
            (None, other) | (other, None) => return other,
            (Some(right), Some(wrong)) => (right, wrong),
        };
        Some(match destination {
            Destination::Step(_) | Destination::End | Destination::Previous(_) => right.max(wrong),
            Destination::Next(_) | Destination::Nth(..) => right.min(wrong),
            Destination::OverForward | Destination::OverBack => wrong,
        })
    }
}

#[cfg(test)]
mod tests;
