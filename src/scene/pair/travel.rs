//! A pair travels as one journey.

use super::{Errand, Pair, Side};
use crate::replay::{Counter, Destination, Direction, Progress, Travel};
use crate::scene::stop::StopError;
use crate::search::{Event, Goal, Tally};

/// Steps of a budget that are worth one comparison of two steps, which takes about a microsecond.
const COMPARISON: u64 = 64;

impl Pair {
    /// Moves both to the steps that belong to `self.step`, which is next to the one before; whether one had to move.
    fn follow(&mut self, forward: bool) -> bool {
        let mut moved = false;
        for (side, step) in Side::BOTH.into_iter().zip([self.step, self.step + self.ahead]) {
            let show = self.show(side);
            let position = show.position().cast_signed();
            if forward && position + 1 == step {
                moved |= show.step_forward();
            } else if !forward && position == step + 1 {
                moved |= show.step_back();
            }
        }
        moved
    }

    /// Sets out for the next step in a direction at which something written is so, in either of the two.
    ///
    /// # Errors
    ///
    /// If that is nothing to stop at.
    pub fn set_out_for(&mut self, written: &str, direction: Direction) -> Result<(), StopError> {
        self.cancel();
        let from = self.positions();
        self.show(Side::First).set_out_for(written, direction)?;
        // A program that keeps fewer sets may have no such place.
        let second = self.show(Side::Second).set_out_for(written, direction).is_err().then_some(false);
        // As with any other search, the nearer of the two places counts.
        let destination = match direction {
            Direction::Forward => Destination::Next(Counter::Landmarks),
            Direction::Back => Destination::Previous(Counter::Landmarks),
        };
        self.errand = Some(Errand::Both { destination, arrived: [None, second], from });
        Ok(())
    }
}

impl Travel for Pair {
    fn position(&self) -> u64 {
        self.step.max(0).cast_unsigned()
    }

    fn total(&self) -> Option<u64> {
        Some(self.side(Side::First).total()?.max(self.side(Side::Second).total()?))
    }

    fn explored(&self) -> u64 {
        self.side(Side::First).explored().max(self.side(Side::Second).explored())
    }

    fn event(&self) -> Option<Event> {
        self.side(Side::First).event()
    }

    fn is_finished(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.side(side).is_finished())
    }

    fn goal(&self) -> Goal {
        self.side(Side::First).goal()
    }

    fn tally(&self) -> Tally {
        self.side(Side::First).tally()
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
        while self.positions() != [0, 0] {
            self.step -= 1;
            if self.follow(false) {
                return true;
            }
        }
        false
    }

    fn set_out(&mut self, destination: Destination) {
        self.cancel();
        let from = self.positions();
        let is_over = matches!(destination, Destination::OverForward | Destination::OverBack);
        // Over a branch one of them leads.
        let second_leads = !is_over || !self.side(Side::Second).is_finished() || self.side(Side::First).is_finished();
        let leads = [!is_over || !second_leads, second_leads];
        for (side, leads) in Side::BOTH.into_iter().zip(leads) {
            if leads {
                self.show(side).set_out(destination);
            }
        }
        let arrived = leads.map(|leads| (!leads).then_some(false));
        self.errand = Some(Errand::Both { destination, arrived, from });
    }

    fn travel(&mut self, budget: u64) -> Progress {
        let (destination, mut arrived, from) = match self.errand.take() {
            None => return Progress::Nowhere,
            Some(Errand::Difference) => return self.travel_to_difference(budget / COMPARISON + 1),
            Some(Errand::Both { destination, arrived, from }) => (destination, arrived, from),
        };
        let mut furthest = 0;
        for (side, found) in Side::BOTH.into_iter().zip(&mut arrived) {
            if found.is_none() {
                match self.show(side).travel(budget) {
                    Progress::Arrived => *found = Some(true),
                    Progress::Nowhere => *found = Some(false),
                    Progress::Underway(step) | Progress::Waiting(step) => furthest = furthest.max(step),
                }
            }
        }
        let [Some(in_first), Some(in_second)] = arrived else {
            self.errand = Some(Errand::Both { destination, arrived, from });
            return Progress::Underway(furthest);
        };
        match self.target(destination, [in_first, in_second]) {
            Some(step) => {
                self.settle(step);
                Progress::Arrived
            }
            None => Progress::Nowhere,
        }
    }

    fn cancel(&mut self) {
        let errand = self.errand.take();
        for side in Side::BOTH {
            self.show(side).cancel();
        }
        if let Some(Errand::Both { from, .. }) = errand {
            // One of them may have arrived while the other was on its way.
            for (side, step) in Side::BOTH.into_iter().zip(from) {
                if self.side(side).position() != step {
                    self.show(side).go(Destination::Step(step));
                }
            }
        }
    }

    fn explore(&mut self, budget: u64) -> bool {
        self.finder.search(budget / COMPARISON + 1);
        let explored = Side::BOTH.map(|side| self.show(side).explore(budget));
        explored == [true, true]
    }

    fn is_at(&self, counter: Counter) -> bool {
        Side::BOTH.into_iter().any(|side| self.side(side).is_at(counter))
    }
}
