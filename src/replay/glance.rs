//! The known part of a trace at a glance: how many boards were found by where, without going there.

use super::{Replay, Travel};
use crate::search::{Puzzle, Tally};

/// The longest trace that is run through to be exact; in a longer one, what is kept along the way has to do.
const EXACT: u64 = 1 << 20;

/// The boards found by each of so many steps, spread evenly from the start to the furthest step that is known.
///
/// In a long trace a number may be that of the beginning of the branch, or of the checkpoint, that the step is in.
pub(super) fn boards<P: Puzzle>(replay: &Replay<P>, points: u32) -> Vec<u64> {
    let length = replay.explored();
    let steps = (0..points).map(|point| nth_of(point, points, length));
    if length > EXACT {
        return steps.map(|step| replay.glance(step).boards).collect();
    }
    let mut machine = replay.start().clone();
    let run_on = |step: u64| {
        machine.advance(step - machine.step_number());
        machine.tally().boards
    };
    steps.map(run_on).collect()
}

impl<P: Puzzle> Replay<P> {
    /// The counters at the last machine at hand that is not past a step.
    fn glance(&self, step: u64) -> Tally {
        if let Some(end) = self.end().filter(|end| end.step_number() <= step) {
            return *end.tally();
        }
        let checkpoint = *self.checkpoints.at_or_before(step).tally();
        let charted = self.chart().and_then(|chart| chart.tally_by(step));
        charted.filter(|tally| tally.step() > checkpoint.step()).unwrap_or(checkpoint)
    }
}

/// The step of a point.
fn nth_of(point: u32, points: u32, length: u64) -> u64 {
    let step = u128::from(point) * u128::from(length) / u128::from(points.max(2) - 1);
    u64::try_from(step).expect("no point is past the last one, which is at the length")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::queens::Queens;
    use crate::replay::Destination;
    use crate::replay::threads::AtOnce;
    use crate::search::Goal;

    /// The boards that a walk through the trace finds by the same steps.
    fn walked(replay: &Replay<Queens>, points: u32) -> Vec<u64> {
        let mut walker = replay.clone();
        let mut boards_by = |step| {
            walker.go(Destination::Step(step));
            walker.machine().tally().boards
        };
        (0..points).map(|point| boards_by(nth_of(point, points, replay.explored()))).collect()
    }

    #[test]
    fn a_glance_at_a_short_trace_is_exact() {
        let mut replay = Replay::new(Queens::new(6).unwrap(), Goal::All);
        assert_eq!(replay.boards_at_a_glance(3), [0, 0, 0]);
        replay.explore(u64::MAX);
        for points in [1, 2, 77, 1_051, 2_000] {
            assert_eq!(replay.boards_at_a_glance(points), walked(&replay, points));
        }
    }

    #[test]
    fn a_glance_at_a_long_trace_is_at_most_a_branch_or_a_stretch_behind() {
        let mut replay = Replay::new(Queens::new(12).unwrap(), Goal::All);
        replay.start_survey(&AtOnce);
        assert_eq!(replay.total(), Some(10_974_256));
        let glance = replay.boards_at_a_glance(120);
        assert_eq!(glance.last(), Some(&14_200));
        for (seen, exact) in glance.into_iter().zip(walked(&replay, 120)) {
            assert!(seen <= exact && exact - seen < 10, "{seen} of {exact}");
        }
    }
}
