//! A survey that is called off stops wherever it is, and one that breaks down keeps nobody waiting. What happens after
//! the call is counted, not timed, so that a busy machine makes no difference.

use super::watched::watched;
use super::*;
use crate::replay::survey::Findings;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, mpsc};
use std::thread;

/// The placings that are made after the survey of a puzzle was called off at one of them, and whether the estimate and
/// the outline were made by then.
fn placed_after(slots: u16, options: u16, at: u64) -> (u64, [bool; 2]) {
    let stood = Arc::new(Mutex::new([false; 2]));
    let told = Arc::clone(&stood);
    let (findings, watch) = watched(slots, options, at, move |findings| {
        *told.lock().unwrap() = [findings.estimate().is_some(), findings.progress() > Some(0.0)];
        findings.call_off();
    });
    findings.work();
    assert!(findings.chart().is_none() && findings.progress().is_none());
    let stood = *stood.lock().unwrap();
    (watch.places() - at, stood)
}

#[test]
fn a_survey_that_is_called_off_stops_wherever_it_is() {
    // Of 6 slots, 20,000 probes make 120,000 placings; the outline of 4,096 branches makes some 200,000 more.
    let (in_estimate, in_outline, in_count) = ((0, [false; 2]), [true, false], [true, true]);
    assert_eq!(placed_after(6, 64, 1), in_estimate);
    assert_eq!(placed_after(6, 64, 119_999), in_estimate);
    for at in [120_001, 130_000, 200_000] {
        let (after, stood) = placed_after(6, 64, at);
        assert!(after <= 256 && stood == in_outline, "{at}: {after}, {stood:?}");
    }
    for at in [1_000_000, 1_000_003] {
        let (after, stood) = placed_after(6, 64, at);
        assert!(after <= (1 << 20) / 64 && stood == in_count, "{at}: {after}, {stood:?}");
    }
}

#[test]
fn a_survey_that_is_called_off_while_its_chart_is_drawn_draws_no_further() {
    let (findings, watch) = watched(3, 16, u64::MAX, |_| {});
    findings.work();
    assert!(findings.chart().is_some());
    let (after, stood) = placed_after(3, 16, watch.places() - 2_000);
    assert!(after <= 256 && stood == [true, true], "{after}, {stood:?}");
}

#[test]
fn those_who_wait_for_the_outline_are_sent_home_at_once() {
    let (reached, has_reached) = mpsc::channel();
    let (go_on, may_go_on) = mpsc::channel();
    let may_go_on = Mutex::new(may_go_on);
    let (findings, _) = watched(6, 64, 100, move |_| {
        reached.send(()).unwrap();
        may_go_on.lock().unwrap().recv().unwrap();
    });
    let start = |findings: &Arc<Findings<_>>| {
        let findings = Arc::clone(findings);
        thread::spawn(move || findings.work())
    };
    let first = start(&findings);
    has_reached.recv().unwrap();
    // The first one is in the midst of the estimate and stays there until it is told to go on.
    let others = [start(&findings), start(&findings)];
    findings.call_off();
    for other in others {
        other.join().unwrap();
    }
    assert!(findings.progress().is_none());
    findings.wait();
    go_on.send(()).unwrap();
    first.join().unwrap();
    assert_eq!(Arc::strong_count(&findings), 1);
}

#[test]
fn to_drop_the_last_handle_calls_the_survey_off() {
    let survey = Survey::start(Queens::new(17).unwrap(), &AtMost(AtomicUsize::new(0)));
    assert!(survey.is_none());
    let threads = Kept::default();
    let survey = Survey::start(Queens::new(17).unwrap(), &threads).unwrap();
    let (other, findings) = (survey.clone(), Arc::downgrade(&survey.0.0));
    drop(survey);
    assert!(other.progress().is_some());
    drop(other);
    // They had waited for their turn, and find nothing left to do.
    threads.0.into_inner().unwrap().into_iter().for_each(|work| work());
    assert_eq!(findings.strong_count(), 0);
}

/// Threads that have not come to their work yet.
#[derive(Default)]
struct Kept(Mutex<Vec<Box<dyn FnOnce() + Send>>>);

impl Threads for Kept {
    fn count(&self) -> usize {
        2
    }

    fn start(&self, work: Box<dyn FnOnce() + Send>) -> bool {
        self.0.lock().unwrap().push(work);
        true
    }
}

#[test]
fn a_survey_that_breaks_down_is_over() {
    for at in [10, 130_000, 1_000_000] {
        // Without a message, which would look like that of a failing test.
        let (findings, _) = watched(6, 64, at, |_| panic::resume_unwind(Box::new("broken")));
        assert!(panic::catch_unwind(AssertUnwindSafe(|| findings.work())).is_err());
        assert!(findings.progress().is_none() && findings.chart().is_none());
        findings.wait();
        findings.work();
    }
}

#[test]
fn what_is_known_when_a_survey_is_called_off_stays_known() {
    let (findings, _) = watched(8, 60, 1_000_000, Findings::call_off);
    findings.work();
    let mut replay = Replay::new(findings.puzzle().clone(), Goal::All);
    replay.survey = Some(Survey(Arc::new(Handle(findings))));
    assert_eq!((replay.survey_progress(), replay.total()), (None, None));
    let Extent::About(estimate) = replay.extent() else { panic!("{:?}", replay.extent()) };
    // 60 to the power of 8 boards, and as many placings and undos and a little more.
    assert!(estimate.events > 3.0 * 1.6e14 && estimate.events < 3.1 * 1.7e14, "{estimate:?}");
}

#[test]
fn a_survey_that_was_called_off_can_be_made_anew() {
    let mut replay = replay(8);
    let kept = Kept::default();
    replay.start_survey(&kept);
    assert_eq!(replay.survey_progress(), Some(0.0));
    replay.start_survey(&kept);
    assert_eq!(kept.0.lock().unwrap().len(), 2, "one survey at a time");
    replay.call_off_survey();
    assert_eq!((replay.survey_progress(), replay.total()), (None, None));
    replay.start_survey(&AtOnce);
    assert_eq!(replay.total(), Some(17_868));
}

#[test]
fn a_way_waits_for_a_survey_that_will_soon_make_it_short_and_runs_nothing_meanwhile() {
    let is_open = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&is_open);
    let (reached, has_reached) = mpsc::channel();
    // It stops in the midst of the count, until it is let on.
    let (findings, _) = watched(4, 40, 1_000_000, move |_| {
        reached.send(()).unwrap();
        while !seen.load(Ordering::Relaxed) {
            thread::yield_now();
        }
    });
    let worker = Arc::clone(&findings);
    let worker = thread::spawn(move || worker.work());
    has_reached.recv().unwrap();
    let survey = Survey(Arc::new(Handle(findings)));
    assert!(survey.is_promising());
    let (quiet, _) = watched(4, 40, u64::MAX, |_| {});
    let mut replay = Replay::new(quiet.puzzle().clone(), Goal::All);
    replay.set_out(Destination::End);
    assert!(matches!(replay.travel(1_000), Progress::Underway(_)));
    replay.survey = Some(survey);
    replay.lose_patience();
    let Progress::Waiting(step) = replay.travel(1_000) else { panic!("it does not wait") };
    assert_eq!(replay.travel(u64::MAX), Progress::Waiting(step));
    is_open.store(true, Ordering::Relaxed);
    assert!(replay.arrive());
    // Every placing has its undo, and every board is recorded.
    let places = 40 + 1_600 + 64_000 + 2_560_000;
    assert_eq!(replay.position(), 2 * places + 2_560_000);
    worker.join().unwrap();
}
