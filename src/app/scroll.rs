//! Scrolling the code: around a line of the user's choice until the next step, when it follows the event again.

use super::App;
use crate::replay::Direction;

/// Lines of code that one key scrolls.
const LINES: usize = 4;

impl App {
    /// The line of code that the user has scrolled to, counted from 0; none while the code follows the event.
    #[must_use]
    pub fn code_line(&self) -> Option<usize> {
        self.code_line
    }

    pub(super) fn scroll_code(&mut self, direction: Direction) {
        let listing = self.scene.code(self.code()).listing;
        let lit = || self.scene.tags.first().and_then(|&tag| listing.lines_for(tag).next());
        let line = self.code_line.or_else(lit).unwrap_or(0);
        let last = listing.lines.len().saturating_sub(1);
        self.code_line = Some(match direction {
            Direction::Forward => (line + LINES).min(last),
            Direction::Back => line.min(last).saturating_sub(LINES),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, Look};
    use crate::catalogue::tests::asked;
    use crate::tour::Verb;

    #[test]
    fn what_scrolls_is_the_code_that_is_shown() {
        for look in [Look { template: true, ..Look::default() }, Look { bits: true, ..Look::default() }] {
            let mut app = App::open(asked("queens 4"), 5, look).unwrap();
            for _ in 0..40 {
                app.update(Action::ScrollCode(Direction::Forward));
            }
            let shown = app.scene().code(app.code()).listing;
            assert_ne!(shown.lines.len(), app.scene().listing.listing(app.look().language).0.lines.len());
            assert_eq!(app.code_line(), Some(shown.lines.len() - 1));
        }
    }

    #[test]
    fn the_code_scrolls_between_its_ends_and_follows_the_event_again_at_the_next_step() {
        let mut app = App::open(asked("queens 4"), 5, Look::default()).unwrap();
        let last = app.scene().listing.listing(app.look().language).0.lines.len() - 1;
        for (direction, end) in [(Direction::Forward, last), (Direction::Back, 0)] {
            for _ in 0..40 {
                app.update(Action::ScrollCode(direction));
            }
            assert_eq!(app.code_line(), Some(end));
        }
        app.update(Action::Do(Verb::Step(Direction::Forward)));
        assert_eq!(app.code_line(), None);
    }
}
