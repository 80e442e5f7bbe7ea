//! What is known of the trace: how long it is, and where boards are in it.

use super::App;
use std::time::Duration;

/// How long a trace is surveyed at most.
const LONGEST_SURVEY: Duration = Duration::from_secs(60);

/// What is counted of the time between two looks at how it stands.
const LONGEST_TICK: Duration = Duration::from_secs(1);

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
    /// About how many boards were found by a step of the known part of the trace; in a short trace exactly how many.
    #[must_use]
    pub fn boards_by(&self, step: u64) -> u64 {
        self.glance.boards_by(step)
    }

    /// Finds out how long a short trace is, and has a long one surveyed.
    pub(super) fn look_ahead(&mut self) {
        self.looks = 0;
        self.start_survey();
        self.glance = Glance::default();
        self.look_along();
    }

    /// Has the trace surveyed if it is a long one and there are threads for it.
    pub(super) fn start_survey(&mut self) {
        self.surveying = None;
        if let Some(threads) = &self.threads {
            let journey = self.tour.journey_mut();
            journey.start_survey(threads.as_ref());
            self.surveying = journey.survey_progress().map(|_| Duration::ZERO);
        }
    }

    /// Looks how the survey stands after so much more time; one that takes too long is called off.
    pub(super) fn look_at_survey(&mut self, elapsed: Duration) {
        let Some(so_far) = self.surveying else { return };
        // A program that was stopped for an hour has not surveyed for an hour.
        let so_far = so_far + elapsed.min(LONGEST_TICK);
        let is_under_way = self.tour.journey().survey_progress().is_some();
        self.surveying = is_under_way.then_some(so_far);
        if is_under_way && so_far >= LONGEST_SURVEY {
            self.surveying = None;
            self.tour.journey_mut().call_off_survey();
            self.tell(Some("the trace is too long to be surveyed: its length stays unknown".to_owned()));
        }
    }

    /// Looks along the trace again if more of it is known.
    pub(super) fn look_along(&mut self) {
        let journey = self.tour.journey();
        let explored = journey.explored();
        if explored != self.glance.explored {
            let points = u32::try_from((explored + 1).min(GLANCE_POINTS)).unwrap_or(u32::MAX);
            self.glance = Glance { explored, boards: journey.boards_at_a_glance(points) };
        }
    }
}

#[cfg(test)]
mod tests;
