use super::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// Longer than any machine is busy.
const LONG: Duration = Duration::from_secs(120);

#[test]
fn all_work_is_done_and_never_by_more_threads_than_processors() {
    let background = Background::default();
    let (at_once, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (done, finished) = mpsc::channel();
    for number in 0..100 {
        let (at_once, most, done) = (Arc::clone(&at_once), Arc::clone(&most), done.clone());
        let is_taken = background.start(Box::new(move || {
            most.fetch_max(at_once.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            thread::yield_now();
            at_once.fetch_sub(1, Ordering::SeqCst);
            done.send(number).unwrap();
        }));
        assert!(is_taken);
    }
    let mut numbers: Vec<i32> = (0..100).map(|_| finished.recv_timeout(LONG).unwrap()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (0..100).collect::<Vec<_>>());
    assert!((1..=background.count()).contains(&most.load(Ordering::SeqCst)), "{most:?}");
}

#[test]
fn work_that_breaks_down_keeps_nobody_from_the_rest() {
    let background = Background::default();
    let (done, finished) = mpsc::channel();
    for _ in 0..3 * background.count() {
        // Without a message, which would look like that of a failing test.
        assert!(background.start(Box::new(|| panic::resume_unwind(Box::new("broken")))));
    }
    assert!(background.start(Box::new(move || done.send(()).unwrap())));
    finished.recv_timeout(LONG).unwrap();
}

#[test]
#[cfg(target_os = "linux")]
fn a_thread_gives_way_and_the_program_does_not() {
    let priority = || rustix::process::getpriority_process(None).unwrap();
    let before = priority();
    let (done, finished) = mpsc::channel();
    assert!(Background::default().start(Box::new(move || done.send(priority()).unwrap())));
    assert_eq!(finished.recv_timeout(LONG).unwrap(), 19);
    assert_eq!(priority(), before);
}
