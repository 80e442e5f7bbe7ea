//! The way to the next stop, forwards or back, made in slices.
//!
//! Ahead, it is walked event by event. Back, it is walked in stretches, the nearest one first, each from the last
//! machine at hand to where the stretch after it began; the last stop on a stretch is the one.

use super::errand::{Errand, Progress};
use super::wanted::Wanted;
use super::{Replay, Stop};
use crate::search::{Machine, Puzzle};

/// A direction in the trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the end: for the first stop after here.
    Forward,
    /// Towards the start: for the last one before.
    Back,
}

/// A hunt for a stop under way.
#[derive(Clone, Debug)]
pub(super) struct Hunt<P: Puzzle> {
    stop: Stop<P>,
    trace: Trace<P>,
}

/// What is left to look through.
#[derive(Clone, Debug)]
enum Trace<P: Puzzle> {
    /// All after this machine.
    After(Box<Machine<P>>),
    /// All before this step.
    Before(u64),
}

impl<P: Puzzle> Hunt<P> {
    /// Sets out from a machine.
    pub(super) fn new(stop: Stop<P>, direction: Direction, from: &Machine<P>) -> Self {
        let trace = match direction {
            Direction::Forward => Trace::After(Box::new(from.clone())),
            Direction::Back => Trace::Before(from.step_number()),
        };
        Self { stop, trace }
    }
}

impl<P: Puzzle> Replay<P> {
    /// Looks through about `budget` events.
    pub(super) fn hunt(&mut self, Hunt { stop, trace }: Hunt<P>, budget: u64) -> Progress {
        match trace {
            Trace::After(scout) => self.hunt_ahead(stop, *scout, budget),
            Trace::Before(step) => self.hunt_behind(stop, step, budget),
        }
    }

    fn hunt_ahead(&mut self, stop: Stop<P>, mut scout: Machine<P>, budget: u64) -> Progress {
        let mut left = budget;
        while left > 0 {
            let stretch = self.checkpoints.to_next(&scout).min(left);
            for _ in 0..stretch {
                let Some(event) = scout.step() else { return Progress::Nowhere };
                if stop.is_at(&scout, event) {
                    self.stand_at(scout, Some(event));
                    return Progress::Arrived;
                }
            }
            self.checkpoints.note(&scout);
            left -= stretch;
        }
        let come_to = scout.step_number();
        self.errand = Some(Errand::Hunt(Hunt { stop, trace: Trace::After(Box::new(scout)) }));
        Progress::Underway(come_to)
    }

    fn hunt_behind(&mut self, stop: Stop<P>, mut before: u64, budget: u64) -> Progress {
        let mut left = budget;
        while left > 0 {
            // The event that leads to a step is only seen from the step before.
            let Some(last_to_see) = before.checked_sub(1) else { return Progress::Nowhere };
            let mut scout = self.nearest_before(&Wanted::Step(last_to_see));
            let from = scout.step_number();
            let mut last = None;
            while scout.step_number() < last_to_see
                && let Some(event) = scout.step()
            {
                if stop.is_at(&scout, event) {
                    last = Some((scout.clone(), event));
                }
            }
            if let Some((machine, event)) = last {
                self.stand_at(machine, Some(event));
                return Progress::Arrived;
            }
            left = left.saturating_sub(before - from);
            before = if from == 0 { 0 } else { from + 1 };
        }
        self.errand = Some(Errand::Hunt(Hunt { stop, trace: Trace::Before(before) }));
        Progress::Underway(before)
    }
}

#[cfg(test)]
mod tests;
