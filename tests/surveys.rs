//! Surveys by the threads of the processor, as the program has them made.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;
use stepback::app::{App, Look};
use stepback::puzzles::queens::Queens;
use stepback::replay::Replay;
use stepback::search::Goal;
use stepback::threads::Background;

fn open(size: u8) -> App {
    let replay = Replay::new(Queens::new(size).unwrap(), Goal::All);
    App::new(Box::new(replay), 0, Look::default()).with_threads(Box::new(Background::default()))
}

fn press(app: &mut App, key: char) {
    app.press(&KeyEvent::new(KeyCode::Char(key), KeyModifiers::NONE));
}

/// How many threads of this process survey.
#[cfg(target_os = "linux")]
fn at_work() -> usize {
    use std::fs;
    let threads = fs::read_dir("/proc/self/task").expect("the threads of this process");
    let names = threads.filter_map(|thread| fs::read_to_string(thread.ok()?.path().join("comm")).ok());
    names.filter(|name| name.trim() == "background").count()
}

/// Waits until it is so, however busy the machine is.
fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    for _ in 0..6_000 {
        if is_so() {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("{what} after two minutes");
}

#[test]
fn a_survey_by_the_threads_of_the_processor_knows_the_length_of_the_trace() {
    let app = open(11);
    wait_until("the trace has no known length", || app.total().is_some());
    // Events from the calls (166,926) and boards (2,680) of OEIS A319283 and A000170.
    assert_eq!(app.total(), Some(1_976_311));
}

#[test]
#[cfg(target_os = "linux")]
fn thirty_quick_changes_leave_one_survey_and_the_last_one_stops_with_its_search() {
    use stepback::replay::Threads;
    let mut app = open(16);
    for _ in 0..15 {
        press(&mut app, ']');
        press(&mut app, '[');
        let (threads, processors) = (at_work(), Background::default().count());
        // Another test of this process may have a survey made at the same time.
        assert!(threads <= 2 * processors, "{threads} threads on {processors} processors");
    }
    assert!(app.survey_progress().is_some());
    wait_until("nobody surveys", || at_work() > 0);
    drop(app);
    wait_until("threads are still at work", || at_work() == 0);
}
