//! Machines kept along the way, never more bytes of them than a fixed number.

use super::room::has_room;
use super::wanted::Wanted;
use crate::search::{Machine, Puzzle};

/// Events from one checkpoint to the next in a short trace.
const FIRST_SPACING: u64 = 1_024;

/// How many events on a machine stops that is not to be kept, so that it stops now and then.
const UNKEPT_STRIDE: u64 = 1 << 16;

/// The most bytes of machines held: tens of thousands of small ones, a thousand of several kilobytes.
const MOST_BYTES: usize = 8 << 20;

/// So many machines are held however large they are.
const FEWEST: usize = 16;

/// Machines at multiples of a spacing, from the start without a gap, and the furthest machine that was ever met.
///
/// The spacing doubles, and every other checkpoint goes, whenever there are too many, so memory stays bounded however
/// long the trace is, and a seek runs one spacing at most.
#[derive(Clone, Debug)]
pub(super) struct Checkpoints<P: Puzzle> {
    spacing: u64,
    most: usize,
    /// Checkpoint `i` is at step `i * spacing`; the first one is the start.
    kept: Vec<Machine<P>>,
    furthest: Machine<P>,
}

impl<P: Puzzle> Checkpoints<P> {
    pub(super) fn new(start: Machine<P>) -> Self {
        Self { spacing: FIRST_SPACING, most: Self::fitting(MOST_BYTES), kept: vec![start.clone()], furthest: start }
    }

    /// How many checkpoints so many bytes hold.
    fn fitting(bytes: usize) -> usize {
        (bytes / size_of::<Machine<P>>()).max(FEWEST)
    }

    pub(super) fn start(&self) -> &Machine<P> {
        &self.kept[0]
    }

    /// The machine at the furthest step that was run to.
    pub(super) fn furthest(&self) -> &Machine<P> {
        &self.furthest
    }

    /// The machine at the last step of the trace, once known.
    pub(super) fn end(&self) -> Option<&Machine<P>> {
        self.furthest.is_finished().then_some(&self.furthest)
    }

    /// How many bytes the machines take.
    #[cfg(test)]
    pub(super) fn bytes(&self) -> usize {
        self.kept.capacity() * size_of::<Machine<P>>()
    }

    /// How many events on a machine should stop to be noted.
    pub(super) fn to_next(&self, machine: &Machine<P>) -> u64 {
        let step = machine.step_number();
        if step > self.kept.len() as u64 * self.spacing {
            // As there is a gap before it, it is kept nowhere.
            return self.spacing.max(UNKEPT_STRIDE);
        }
        self.spacing - step % self.spacing
    }

    /// Keeps the machine if it stands where the next checkpoint belongs.
    pub(super) fn note(&mut self, machine: &Machine<P>) {
        let step = machine.step_number();
        if step > self.furthest.step_number() {
            self.furthest.clone_from(machine);
        }
        if self.belongs_next(step) {
            // Where no memory is to be had, those that there are have to do.
            if !self.has_room() {
                self.thin_out();
            }
            if self.belongs_next(step) && self.has_room() {
                self.kept.push(machine.clone());
            }
        }
    }

    /// Whether another machine can be kept.
    fn has_room(&mut self) -> bool {
        has_room(&mut self.kept, 1, self.most)
    }

    fn belongs_next(&self, step: u64) -> bool {
        step == self.kept.len() as u64 * self.spacing
    }

    /// The last machine kept that is not past a step.
    pub(super) fn at_or_before(&self, step: u64) -> &Machine<P> {
        let index = usize::try_from(step / self.spacing).unwrap_or(usize::MAX);
        &self.kept[index.min(self.kept.len() - 1)]
    }

    /// The last machine kept, of those past a step, at which it is not so yet.
    pub(super) fn last_before(&self, wanted: &Wanted, past: u64) -> Option<&Machine<P>> {
        if !wanted.reached(&self.furthest) {
            return Some(&self.furthest);
        }
        let first = self.kept.partition_point(|machine| machine.step_number() <= past);
        let later = &self.kept[first..];
        later[..later.partition_point(|machine| !wanted.reached(machine))].last()
    }

    /// Makes do with an eighth of the room, as the chart of the whole trace takes the rest.
    pub(super) fn make_room(&mut self) {
        self.most = Self::fitting(MOST_BYTES / 8);
        while self.kept.len() > self.most {
            self.thin_out();
            self.kept.shrink_to_fit();
        }
    }

    fn thin_out(&mut self) {
        self.spacing *= 2;
        let mut number = 0_usize;
        self.kept.retain(|_| {
            number += 1;
            number % 2 == 1
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::queens::Queens;
    use crate::replay::{Destination, Replay, Travel};
    use crate::search::Goal;

    #[test]
    fn a_long_trace_is_held_in_bounded_memory() {
        let mut replay = Replay::new(Queens::new(13).unwrap(), Goal::All);
        replay.go(Destination::Step(40_000_000));
        let held = replay.checkpoints.kept.len();
        let bytes = held * size_of::<Machine<Queens>>();
        assert!(bytes <= MOST_BYTES && bytes > MOST_BYTES / 4, "{held} checkpoints");
        for (i, machine) in replay.checkpoints.kept.iter().enumerate() {
            assert_eq!(machine.step_number(), i as u64 * replay.checkpoints.spacing);
        }
    }
}
