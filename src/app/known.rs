//! What is known of the trace: how long it is, and where boards are in it.

use super::App;
use crate::replay::Extent;
use crate::scene::FIRST_LOOK;
use crate::search::Tally;

/// How finely a glance looks; a trace of fewer steps is seen step by step.
const GLANCE_POINTS: u64 = 4_096;

/// The boards found along the known part of the trace, worked out when more of it becomes known.
#[derive(Default)]
pub(super) struct Glance {
    explored: u64,
    boards: Vec<u64>,
}

impl Glance {
    /// The boards found by a step, or by the last point before it.
    fn boards_by(&self, step: u64) -> u64 {
        let points = self.boards.len().saturating_sub(1) as u128;
        let point = u128::from(step.min(self.explored)) * points / u128::from(self.explored.max(1));
        usize::try_from(point).ok().and_then(|point| self.boards.get(point)).copied().unwrap_or(0)
    }
}

impl App {
    /// The last step, once known.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        self.journey.total()
    }

    /// The counters at the last step, once that is known.
    #[must_use]
    pub fn final_tally(&self) -> Option<Tally> {
        self.journey.final_tally()
    }

    /// All that is known of the length of the trace.
    #[must_use]
    pub fn extent(&self) -> Extent {
        self.journey.extent()
    }

    /// The part of the trace that was surveyed, from 0 to 1, while that lasts.
    #[must_use]
    pub fn survey_progress(&self) -> Option<f64> {
        self.journey.survey_progress()
    }

    /// About how many boards were found by a step of the known part of the trace; in a short trace exactly how many.
    #[must_use]
    pub fn boards_by(&self, step: u64) -> u64 {
        self.glance.boards_by(step)
    }

    /// The furthest step that was ever run to.
    #[must_use]
    pub fn explored(&self) -> u64 {
        self.journey.explored()
    }

    /// Finds out how long a short trace is, and has a long one surveyed.
    pub(super) fn look_ahead(&mut self) {
        self.looks = 0;
        self.surveying = false;
        if !self.journey.explore(FIRST_LOOK) {
            self.journey.start_survey();
            self.surveying = self.journey.survey_progress().is_some();
        }
        self.glance = Glance::default();
        self.look_along();
    }

    /// Looks along the trace again if more of it is known.
    pub(super) fn look_along(&mut self) {
        let explored = self.journey.explored();
        if explored != self.glance.explored {
            let points = u32::try_from((explored + 1).min(GLANCE_POINTS)).unwrap_or(u32::MAX);
            self.glance = Glance { explored, boards: self.journey.boards_at_a_glance(points) };
        }
    }
}
