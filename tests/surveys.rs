//! Surveys by the threads of the processor, as the program has them made.

use std::time::Duration;
use stepback::app::{App, Look};
use stepback::catalogue::Asked;
use stepback::search::Goal;
use stepback::threads::Background;

fn open(size: u8) -> App {
    let asked = Asked::read(&format!("queens {size}")).expect("a command").with_goal(Goal::All);
    let app = App::open(asked, 0, Look::default()).expect("it opens");
    app.with_threads(Box::new(Background::default()))
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
    wait_until("the trace has no known length", || app.tour().journey().total().is_some());
    // Events from the calls (166,926) and boards (2,680) of OEIS A319283 and A000170.
    assert_eq!(app.tour().journey().total(), Some(1_976_311));
}

#[test]
#[cfg(target_os = "linux")]
fn thirty_quick_changes_leave_one_survey_and_the_last_one_stops_with_its_search() {
    use stepback::replay::Threads;
    use stepback::tour::KeyPress;
    let mut app = open(16);
    for _ in 0..15 {
        app.press(KeyPress::Char(']'));
        app.press(KeyPress::Char('['));
        let (threads, processors) = (at_work(), Background::default().count());
        // Another test of this process may have a survey made at the same time.
        assert!(threads <= 2 * processors, "{threads} threads on {processors} processors");
    }
    assert!(app.tour().journey().survey_progress().is_some());
    wait_until("nobody surveys", || at_work() > 0);
    drop(app);
    wait_until("threads are still at work", || at_work() == 0);
}
