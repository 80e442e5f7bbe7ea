//! A way that waits for a survey.

use crate::app::tests::{press, told};
use crate::app::{App, Effect, Look};
use crate::catalogue::Asked;
use crate::puzzles::queens::Queens;
use crate::replay::{Counter, Destination, Direction, Progress, Replay, Threads, Travel};
use crate::scene::stop::StopError;
use crate::scene::{Facts, MarkSet, Offer, Opened, Round, Scene, Sentence, Show, Vocabulary};
use crate::search::{Event, Goal, Tally};
use crate::tour::KeyPress;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// How a survey stands, and how often somebody has tried to go on.
#[derive(Default)]
struct Survey {
    is_over: Cell<bool>,
    asked: Cell<u32>,
}

thread_local! {
    /// The survey of the test that this thread runs.
    static SURVEY: Rc<Survey> = Rc::default();
}

/// A search whose ways wait for a survey.
struct Waiter(Replay<Queens>, Rc<Survey>);

impl Travel for Waiter {
    fn start_survey(&mut self, _threads: &dyn Threads) {}
    fn survey_progress(&self) -> Option<f64> {
        (!self.1.is_over.get()).then_some(0.5)
    }
    fn position(&self) -> u64 {
        self.0.position()
    }
    fn total(&self) -> Option<u64> {
        None
    }
    fn explored(&self) -> u64 {
        0
    }
    fn event(&self) -> Option<Event> {
        self.0.event()
    }
    fn is_finished(&self) -> bool {
        self.0.is_finished()
    }
    fn goal(&self) -> Goal {
        self.0.goal()
    }
    fn tally(&self) -> Tally {
        self.0.tally()
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
    fn travel(&mut self, budget: u64) -> Progress {
        self.1.asked.set(self.1.asked.get() + 1);
        if self.1.is_over.get() { self.0.travel(budget) } else { Progress::Waiting(7) }
    }
    fn cancel(&mut self) {
        self.0.cancel();
    }
    fn explore(&mut self, _budget: u64) -> bool {
        false
    }
    fn is_at(&self, counter: Counter) -> bool {
        self.0.is_at(counter)
    }
}

impl Show for Waiter {
    fn scene(&self) -> Scene {
        self.0.scene()
    }
    fn facts(&self) -> Facts {
        self.0.facts()
    }
    fn marks(&self) -> Vec<MarkSet> {
        self.0.marks()
    }
    fn sentence(&self) -> Sentence {
        self.0.sentence()
    }
    fn named(&self) -> String {
        self.0.named()
    }
    fn line(&self) -> String {
        self.0.line()
    }
    fn title(&self) -> String {
        self.0.title()
    }
    fn words(&self) -> &'static Vocabulary {
        self.0.words()
    }
    fn set_out_for(&mut self, written: &str, direction: Direction) -> Result<(), StopError> {
        self.0.set_out_for(written, direction)
    }
}

/// That search, as the catalogue would offer it.
static OFFER: Offer = Offer {
    name: "waiter",
    aliases: &[],
    about: "a search whose ways wait",
    teaches: "",
    leetcode: &[],
    parameters: &[],
    usual_goal: Goal::All,
    round: Round::Nothing("there is one"),
    strategies: &[],
    listings: &[],
    mistakes: &[],
    more_help: "",
    settle: |values| values,
    has_goals: |_| false,
    open: |_, goal| {
        let replay = Replay::new(Queens::new(6).expect("a size"), goal);
        Ok(Opened::One(Box::new(Waiter(replay, SURVEY.with(Rc::clone)))))
    },
    sheet: None,
    reader: None,
};

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
    let app = App::open(Asked::usual(&OFFER), 0, Look::default()).unwrap();
    let (mut app, survey) = (app.with_threads(Box::new(Anybody)), SURVEY.with(Rc::clone));
    assert_eq!(app.press(KeyPress::End), Effect::Draw);
    assert_eq!((app.tour().progress(), survey.asked.get()), (Some(7), 1));
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
    assert_eq!((app.tour().progress(), survey.asked.get()), (Some(7), 2));
    survey.is_over.set(true);
    app.tick(look);
    assert_eq!((app.scene().step, app.tour().progress()), (1_050, None));
}

#[test]
fn a_way_that_waits_can_be_given_up() {
    let (mut app, survey) = waiting();
    press(&mut app, KeyPress::Escape);
    assert_eq!((app.tour().progress(), told(&app).as_deref()), (None, Some("stopped; nothing has moved")));
    survey.is_over.set(true);
    app.tick(Duration::from_millis(100));
    assert_eq!(app.scene().step, 0);
}
