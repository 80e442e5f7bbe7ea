//! A pair travels as one journey.

use super::{Errand, Pair, Side};
use crate::replay::{Counter, Destination, Direction, Progress, Travel};
use crate::scene::stop::StopError;
use crate::scene::{Contrast, Facts, Journey, Scene, Sentence, Variation};
use crate::search::{Event, Goal, Tally};

/// Steps of a budget that are worth one comparison of two steps, which takes about a microsecond.
const COMPARISON: u64 = 64;

impl Pair {
    /// Moves both to the steps that belong to `self.step`, which is next to the one before; whether one had to move.
    fn follow(&mut self, forward: bool) -> bool {
        let mut moved = false;
        for (side, step) in [(&mut self.right, self.step), (&mut self.wrong, self.step + self.ahead)] {
            let position = side.position().cast_signed();
            if forward && position + 1 == step {
                moved |= side.step_forward();
            } else if !forward && position == step + 1 {
                moved |= side.step_back();
            }
        }
        moved
    }
}

impl Travel for Pair {
    fn position(&self) -> u64 {
        self.step.max(0).cast_unsigned()
    }

    fn total(&self) -> Option<u64> {
        Some(self.right.total()?.max(self.wrong.total()?))
    }

    fn explored(&self) -> u64 {
        self.right.explored().max(self.wrong.explored())
    }

    fn event(&self) -> Option<Event> {
        self.right.event()
    }

    fn is_finished(&self) -> bool {
        self.right.is_finished() && self.wrong.is_finished()
    }

    fn goal(&self) -> Goal {
        self.right.goal()
    }

    fn tally(&self) -> Tally {
        self.right.tally()
    }

    fn step_forward(&mut self) -> bool {
        self.cancel();
        while !self.is_finished() {
            self.step += 1;
            if self.follow(true) {
                return true;
            }
        }
        false
    }

    fn step_back(&mut self) -> bool {
        self.cancel();
        while self.right.position() > 0 || self.wrong.position() > 0 {
            self.step -= 1;
            if self.follow(false) {
                return true;
            }
        }
        false
    }

    fn set_out(&mut self, destination: Destination) {
        self.cancel();
        let from = (self.right.position(), self.wrong.position());
        let is_over = matches!(destination, Destination::OverForward | Destination::OverBack);
        // Over a branch one of them leads.
        let wrong_leads = !is_over || !self.wrong.is_finished() || self.right.is_finished();
        let right_leads = !is_over || !wrong_leads;
        let look = |side: &mut Box<dyn Journey>, leads: bool| {
            if leads {
                side.set_out(destination);
            }
            (!leads).then_some(false)
        };
        let (right, wrong) = (look(&mut self.right, right_leads), look(&mut self.wrong, wrong_leads));
        self.errand = Some(Errand::Both { destination, right, wrong, from });
    }

    fn travel(&mut self, budget: u64) -> Progress {
        let (destination, mut right, mut wrong, from) = match self.errand.take() {
            None => return Progress::Nowhere,
            Some(Errand::Difference) => return self.travel_to_difference(budget / COMPARISON + 1),
            Some(Errand::Both { destination, right, wrong, from }) => (destination, right, wrong, from),
        };
        let mut furthest = 0;
        for (side, found) in [(&mut self.right, &mut right), (&mut self.wrong, &mut wrong)] {
            if found.is_none() {
                match side.travel(budget) {
                    Progress::Arrived => *found = Some(true),
                    Progress::Nowhere => *found = Some(false),
                    Progress::Underway(step) | Progress::Waiting(step) => furthest = furthest.max(step),
                }
            }
        }
        let (Some(in_right), Some(in_wrong)) = (right, wrong) else {
            self.errand = Some(Errand::Both { destination, right, wrong, from });
            return Progress::Underway(furthest);
        };
        match self.target(destination, in_right, in_wrong) {
            Some(step) => {
                self.settle(step);
                Progress::Arrived
            }
            None => Progress::Nowhere,
        }
    }

    fn cancel(&mut self) {
        let errand = self.errand.take();
        self.right.cancel();
        self.wrong.cancel();
        if let Some(Errand::Both { from, .. }) = errand {
            // One of them may have arrived while the other was on its way.
            for (side, step) in [(&mut self.right, from.0), (&mut self.wrong, from.1)] {
                if side.position() != step {
                    side.go(Destination::Step(step));
                }
            }
        }
    }

    fn explore(&mut self, budget: u64) -> bool {
        self.finder.search(budget / COMPARISON + 1);
        let right = self.right.explore(budget);
        let wrong = self.wrong.explore(budget);
        right && wrong
    }
}

impl Journey for Pair {
    fn scene(&self) -> Scene {
        self.right.scene()
    }

    fn facts(&self) -> Facts {
        self.right.facts()
    }

    fn sentence(&self) -> Sentence {
        self.right.sentence()
    }

    fn contrast(&self) -> Option<Contrast> {
        Some(self.contrast())
    }

    fn as_pair(&mut self) -> Option<&mut Pair> {
        Some(self)
    }

    fn set_out_for(&mut self, written: &str, direction: Direction) -> Result<(), StopError> {
        self.cancel();
        let from = (self.right.position(), self.wrong.position());
        self.right.set_out_for(written, direction)?;
        // A program that keeps fewer sets may have no such place.
        let wrong = self.wrong.set_out_for(written, direction).is_err().then_some(false);
        // As with any other search, the nearer of the two places counts.
        let destination = match direction {
            Direction::Forward => Destination::Next(Counter::Landmarks),
            Direction::Back => Destination::Previous(Counter::Landmarks),
        };
        self.errand = Some(Errand::Both { destination, right: None, wrong, from });
        Ok(())
    }

    fn anew(&self) -> Box<dyn Journey> {
        Box::new(Self::new(self.mistake, self.right.anew(), self.wrong.anew()))
    }

    fn with_other_goal(&self) -> Box<dyn Journey> {
        if self.mistake.most.is_none() {
            // The goals are what the two differ in.
            return self.anew();
        }
        Box::new(Self::new(self.mistake, self.right.with_other_goal(), self.wrong.with_other_goal()))
    }

    fn vary(&self, variation: Variation) -> Option<Box<dyn Journey>> {
        self.mistake.most?;
        let (right, wrong) = (self.right.vary(variation)?, self.wrong.vary(variation)?);
        Some(Box::new(Self::new(self.mistake, right, wrong)))
    }

    fn cannot_vary(&self, variation: Variation) -> &'static str {
        match (self.mistake.most, variation) {
            (None, _) => "this mistake is shown on one board",
            (Some(_), Variation::Larger) => "this mistake is shown on no larger board",
            (Some(_), variation) => self.right.cannot_vary(variation),
        }
    }

    fn command(&self) -> String {
        match self.mistake.most {
            Some(_) => self.side(Side::Wrong).command(),
            None => format!("mistake {}", self.mistake.number),
        }
    }
}
