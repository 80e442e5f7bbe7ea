//! What is known of the trace: how long it is, and where boards are in it.

use super::App;
use crate::replay::Extent;
use crate::scene::FIRST_LOOK;
use crate::search::Tally;
use std::time::Duration;

/// How finely a glance looks; a trace of fewer steps is seen step by step.
const GLANCE_POINTS: u64 = 4_096;

/// How long a survey may take.
const SURVEY_TIME: Duration = Duration::from_secs(60);

/// What is counted of the time between two looks at how it stands.
const LONGEST_TICK: Duration = Duration::from_secs(1);

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
        self.journey.explore(FIRST_LOOK);
        self.start_survey();
        self.glance = Glance::default();
        self.look_along();
    }

    /// Has the trace surveyed if it is a long one and there are threads for it.
    pub(super) fn start_survey(&mut self) {
        self.surveying = None;
        if let Some(threads) = &self.threads {
            self.journey.start_survey(threads.as_ref());
            self.surveying = self.journey.survey_progress().map(|_| Duration::ZERO);
        }
    }

    /// Looks how a survey stands after that much more time, and calls one off that takes too long.
    pub(super) fn watch_survey(&mut self, elapsed: Duration) {
        let Some(spent) = self.surveying.filter(|_| self.journey.survey_progress().is_some()) else {
            self.surveying = None;
            return;
        };
        // A program that was stopped for an hour has not surveyed for an hour.
        let spent = spent + elapsed.min(LONGEST_TICK);
        self.surveying = Some(spent);
        if spent >= SURVEY_TIME {
            self.call_off_survey();
        }
    }

    /// Ends a survey; whether there was one.
    pub(super) fn call_off_survey(&mut self) -> bool {
        self.journey.call_off_survey();
        self.surveying.take().is_some()
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

#[cfg(test)]
mod tests;
