//! Playing the trace as time passes.

use super::App;
use crate::replay::{Destination, Direction};
use std::time::Duration;

/// Time between two looks at how a survey stands.
const SURVEY_LOOK: Duration = Duration::from_millis(100);

impl App {
    pub(super) fn faster(&mut self) {
        if !self.player.faster() {
            self.tell_plainly("this is as fast as it goes");
        }
    }

    pub(super) fn slower(&mut self) {
        if !self.player.slower() {
            self.tell_plainly("this is as slow as it goes");
        }
    }

    /// Stops playing, as when the program itself was stopped.
    pub fn pause(&mut self) {
        self.player.pause();
    }

    /// How long the program can wait before the next [`tick`](Self::tick); none while nothing happens by itself.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        self.player.interval().or(self.surveying.is_some().then_some(SURVEY_LOOK))
    }

    /// Plays on, after that much time, and looks how a survey stands.
    pub fn tick(&mut self, elapsed: Duration) {
        self.look_at_survey(elapsed);
        self.look_along();
        self.go_on_waiting();
        let Some(direction) = self.player.playing() else { return };
        let events = self.player.due(elapsed, self.slice);
        if events == 0 {
            return;
        }
        let here = self.tour.position();
        let wanted = match direction {
            Direction::Forward => here.saturating_add(events),
            Direction::Back => here.saturating_sub(events),
        };
        self.tour.journey_mut().go(Destination::Step(wanted));
        self.look_at_step();
        if self.tour.journey().is_at_edge(direction) {
            self.player.pause();
        }
    }

    pub(super) fn play(&mut self, direction: Direction) {
        self.tour.cancel();
        if self.player.playing() == Some(direction) {
            self.player.pause();
        } else if self.tour.journey().is_at_edge(direction) {
            self.tell_edge(direction);
        } else {
            self.player.play(direction);
        }
    }
}
