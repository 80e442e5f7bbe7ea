//! What had happened by a step, without going there: for a picture of the whole trace.

use super::Replay;
use crate::search::{Machine, Puzzle, Tally};

/// A stretch that is run through to be exact; a longer one is left out.
const EXACT: u64 = 2_048;

impl<P: Puzzle> Replay<P> {
    /// The counters at a step, or at the beginning of the branch or stretch of a long trace that the step is in; none
    /// past what is known.
    #[must_use]
    pub fn glance(&self, step: u64) -> Option<Tally> {
        if step >= self.explored() {
            return (step == self.explored()).then(|| *self.end().unwrap_or(self.checkpoints.furthest()).tally());
        }
        let checkpoint = self.checkpoints.at_or_before(step);
        let missing = step - checkpoint.step_number();
        if missing <= EXACT {
            let mut machine: Machine<P> = checkpoint.clone();
            machine.advance(missing);
            return Some(*machine.tally());
        }
        let charted = self.chart().and_then(|chart| chart.tally_by(step));
        Some(charted.filter(|tally| tally.step() > checkpoint.step_number()).unwrap_or(*checkpoint.tally()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::queens::Queens;
    use crate::replay::Destination;
    use crate::search::Goal;

    #[test]
    fn a_glance_at_a_short_trace_is_exact() {
        let mut replay = Replay::new(Queens::new(6).unwrap(), Goal::All);
        assert_eq!((replay.glance(0), replay.glance(1)), (Some(Tally::default()), None));
        replay.explore(u64::MAX);
        let mut walker = replay.clone();
        for step in 0..=1_050 {
            walker.go(Destination::Step(step));
            assert_eq!(replay.glance(step).as_ref(), Some(walker.machine().tally()));
        }
        assert_eq!(replay.glance(1_051), None);
    }

    #[test]
    fn a_glance_at_a_long_trace_is_at_most_a_branch_or_a_stretch_behind() {
        let mut replay = Replay::new(Queens::new(12).unwrap(), Goal::All);
        replay.start_survey();
        while replay.survey_progress().is_some() {
            std::thread::yield_now();
        }
        assert_eq!(replay.total(), Some(10_974_256));
        let mut before = 0;
        for step in (0..=10_974_256).step_by(97_531) {
            let boards = replay.glance(step).unwrap().boards;
            let mut walker = replay.clone();
            walker.go(Destination::Step(step));
            let exact = walker.machine().tally().boards;
            assert!((before..=exact).contains(&boards) && exact - boards < 10, "{boards} of {exact} by step {step}");
            before = boards;
        }
        assert_eq!(replay.glance(10_974_256).unwrap().boards, 14_200);
    }
}
