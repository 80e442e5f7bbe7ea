//! A pair travels as one journey.

use super::{Errand, Pair, Side};
use crate::replay::{Counter, Destination, Direction, Extent, Progress, Travel};
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
