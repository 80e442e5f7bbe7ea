//! A second journey through the application's search, which comes to the same step in the plainest way.

use stepback::app::App;
use stepback::catalogue::Asked;
use stepback::replay::Direction;
use stepback::tour::{Tour, Verb};

/// Events that are walked one by one; what is further away is gone to at once.
const WALKED: u64 = 500;

/// One search, at the step that was last compared.
pub(super) struct Walker {
    asked: Asked,
    tour: Tour,
}

impl Walker {
    pub(super) fn of(app: &App) -> Self {
        let asked = app.tour().asked().clone();
        let tour = Tour::open(asked.clone()).expect("what the application has opened");
        Self { asked, tour }
    }

    /// Compares all that is shown of the step.
    pub(super) fn compare(&mut self, app: &App) {
        let step = app.tour().position();
        if *app.tour().asked() != self.asked || step < self.tour.position() {
            *self = Self::of(app);
        }
        if step - self.tour.position() > WALKED {
            self.tour.open_at(step, u64::MAX);
        }
        while self.tour.position() < step {
            self.tour.act(Verb::Step(Direction::Forward), u64::MAX);
        }
        // The second of two programs may have been moved alone.
        if app.contrast().is_none() {
            assert_eq!(self.tour.scene(), *app.scene(), "{} at step {step}", self.asked.command());
        }
    }
}
