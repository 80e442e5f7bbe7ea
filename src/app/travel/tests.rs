//! A way that waits for a survey.

use super::*;
use crate::app::tests::press;
use crate::app::{Effect, Look};
use crate::puzzles::queens::Queens;
use crate::replay::{Replay, Threads, Travel};
use crate::scene::{Facts, Journey, Scene, Sentence, Variation};
use crate::search::{Event, Goal, Tally};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::cell::Cell;
use std::rc::Rc;

/// How a survey stands, and how often somebody has tried to go on.
#[derive(Default)]
struct Survey {
    is_over: Cell<bool>,
    asked: Cell<u32>,
}

/// A journey whose ways wait for a survey.
struct Waiter(Replay<Queens>, Rc<Survey>);

impl Travel for Waiter {
    fn travel(&mut self, budget: u64) -> Progress {
        self.1.asked.set(self.1.asked.get() + 1);
        if self.1.is_over.get() { self.0.travel(budget) } else { Progress::Waiting(7) }
    }
    fn start_survey(&mut self, _threads: &dyn Threads) {}
    fn survey_progress(&self) -> Option<f64> {
        (!self.1.is_over.get()).then_some(0.5)
    }
    fn position(&self) -> u64 {
        self.0.position()
    }
    fn event(&self) -> Option<Event> {
        self.0.event()
    }
    fn goal(&self) -> Goal {
        self.0.goal()
    }
    fn tally(&self) -> Tally {
        self.0.tally()
    }
    fn is_finished(&self) -> bool {
        self.0.is_finished()
    }
    fn total(&self) -> Option<u64> {
        None
    }
    fn explored(&self) -> u64 {
        0
    }
    fn step_forward(&mut self) -> bool {
        self.0.step_forward()
    }
    fn step_back(&mut self) -> bool {
        self.0.step_back()
    }
    fn set_out(&mut self, destination: Destination) {
        self.0.set_out(destination);
    }
    fn cancel(&mut self) {
        self.0.cancel();
    }
    fn explore(&mut self, _budget: u64) -> bool {
        false
    }
}

impl Journey for Waiter {
    fn scene(&self) -> Scene {
        self.0.scene()
    }
    fn facts(&self) -> Facts {
        self.0.facts()
    }
    fn sentence(&self) -> Sentence {
        self.0.sentence()
    }
    fn anew(&self) -> Box<dyn Journey> {
        self.0.anew()
    }
    fn with_other_goal(&self) -> Box<dyn Journey> {
        self.0.with_other_goal()
    }
    fn vary(&self, variation: Variation) -> Option<Box<dyn Journey>> {
        self.0.vary(variation)
    }
    fn cannot_vary(&self, variation: Variation) -> &'static str {
        self.0.cannot_vary(variation)
    }
    fn command(&self) -> String {
        self.0.command()
    }
}

struct Anybody;

impl Threads for Anybody {
    fn count(&self) -> usize {
        1
    }
    fn start(&self, _work: Box<dyn FnOnce() + Send>) -> bool {
        true
    }
}

/// On the way to the end, which waits for a survey.
fn waiting() -> (App, Rc<Survey>) {
    let survey = Rc::new(Survey::default());
    let waiter = Waiter(Replay::new(Queens::new(6).unwrap(), Goal::All), Rc::clone(&survey));
    let mut app = App::new(Box::new(waiter), 0, Look::default()).with_threads(Box::new(Anybody));
    assert_eq!(app.press(&KeyEvent::new(KeyCode::End, KeyModifiers::NONE)), Effect::Draw);
    assert_eq!((app.progress(), survey.asked.get()), (Some(7), 1));
    (app, survey)
}

#[test]
fn a_way_that_waits_for_a_survey_takes_no_time_until_that_is_over() {
    let (mut app, survey) = waiting();
    assert!(!app.has_work(), "the program sleeps meanwhile");
    let look = app.next_tick().unwrap();
    app.work();
    assert_eq!(survey.asked.get(), 1);
    app.tick(look);
    assert_eq!((app.progress(), survey.asked.get()), (Some(7), 2));
    survey.is_over.set(true);
    app.tick(look);
    assert_eq!((app.scene().step, app.progress()), (1_050, None));
}

#[test]
fn a_way_that_waits_can_be_given_up() {
    let (mut app, survey) = waiting();
    press(&mut app, KeyCode::Esc);
    assert_eq!((app.progress(), app.notice()), (None, Some("stopped; nothing has moved")));
    survey.is_over.set(true);
    app.tick(Duration::from_millis(100));
    assert_eq!(app.scene().step, 0);
}
