//! Surveys as the application has them made: one at a time, for a minute at most.

use super::*;
use crate::app::tests::{open, press, told, total, type_keys};
use crate::replay::Threads;
use crate::replay::threads::AtOnce;
use crate::search::Goal;
use crate::tour::KeyPress;
use std::sync::{Arc, Mutex};

/// What is said when a survey is ended by Escape.
const STOPPED: &str = "the survey of the trace was stopped: its length stays unknown";

type Work = Box<dyn FnOnce() + Send>;

/// Threads that never come to their work.
#[derive(Clone, Default)]
struct Busy(Arc<Mutex<Vec<Work>>>);

impl Threads for Busy {
    fn count(&self) -> usize {
        2
    }

    fn start(&self, work: Work) -> bool {
        self.0.lock().unwrap().push(work);
        true
    }
}

/// The part of the trace that was surveyed, while a survey lasts.
fn survey_progress(app: &App) -> Option<f64> {
    app.tour().journey().survey_progress()
}

impl Busy {
    /// How much work was asked for.
    fn begun(&self) -> usize {
        self.0.lock().unwrap().len()
    }
}

fn surveying(size: u8) -> (App, Busy) {
    let busy = Busy::default();
    let app = open(size, Goal::All, 0).with_threads(Box::new(busy.clone()));
    assert_eq!(survey_progress(&app), Some(0.0));
    (app, busy)
}

#[test]
fn a_long_trace_is_surveyed_where_there_are_threads_for_it() {
    let app = open(10, Goal::All, 0);
    assert_eq!((total(&app), survey_progress(&app), app.next_tick()), (None, None, None));
    let app = app.with_threads(Box::new(AtOnce));
    assert_eq!((total(&app), app.next_tick(), app.has_work()), (Some(384_412), None, false));
    let (short, busy) = (open(4, Goal::All, 0), Busy::default());
    assert_eq!(survey_progress(&short.with_threads(Box::new(busy.clone()))), None);
    assert_eq!(busy.begun(), 0);
}

#[test]
fn a_survey_is_called_off_after_a_minute() {
    let (mut app, _) = surveying(14);
    assert_eq!((app.next_tick(), app.has_work()), (Some(Duration::from_millis(100)), false));
    for _ in 0..599 {
        app.tick(Duration::from_millis(100));
    }
    assert!(survey_progress(&app).is_some());
    app.tick(Duration::from_millis(100));
    assert_eq!((survey_progress(&app), app.next_tick()), (None, None));
    let told = told(&app);
    assert_eq!(told.as_deref(), Some("the trace is too long to be surveyed: its length stays unknown"));
    assert!(app.has_work(), "the program looks ahead by itself then");
}

#[test]
fn the_time_that_the_program_was_stopped_is_no_time_of_the_survey() {
    let (mut app, _) = surveying(14);
    app.tick(Duration::from_secs(3_600));
    assert!(survey_progress(&app).is_some());
}

#[test]
fn escape_calls_a_survey_off_and_says_so() {
    let (mut app, _) = surveying(14);
    press(&mut app, KeyPress::Escape);
    assert_eq!(told(&app).as_deref(), Some(STOPPED));
    assert_eq!((survey_progress(&app), app.next_tick(), app.has_work()), (None, None, false));
    press(&mut app, KeyPress::Escape);
    assert_eq!(told(&app), None);
}

#[test]
fn another_search_ends_the_survey_of_the_one_before_and_has_its_own() {
    let (mut app, busy) = surveying(16);
    for number in 1..=15 {
        type_keys(&mut app, "][");
        assert_eq!((survey_progress(&app), busy.begun()), (Some(0.0), 2 + 4 * number));
    }
    // All but the last two find that they are no longer wanted, or this would take hours.
    let mut works = std::mem::take(&mut *busy.0.lock().unwrap());
    let last = works.split_off(works.len() - 2);
    for work in works {
        work();
    }
    assert_eq!((survey_progress(&app), last.len()), (Some(0.0), 2));
}

#[test]
fn a_search_that_is_returned_to_is_surveyed_again() {
    let (mut app, busy) = surveying(14);
    type_keys(&mut app, "w");
    assert_eq!((survey_progress(&app), busy.begun()), (None, 2));
    press(&mut app, KeyPress::Escape);
    press(&mut app, KeyPress::Escape);
    assert_eq!((app.scene().title.as_str(), survey_progress(&app)), ("N-Queens 14 x 14", Some(0.0)));
    assert_eq!(busy.begun(), 4);
}
