//! What cannot be had from the program itself: a panic or an abort while the screen is up, a change of the size just
//! while the first frame is drawn, a terminal that was set not to wait. The test runs itself in a terminal, with a journey
//! that does so.

use super::session::{Session, command};
use std::env;
use std::io::{IsTerminal, stdout};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use stepback::app::{App, Look};
use stepback::catalogue::Asked;
use stepback::puzzles::queens::Queens;
use stepback::replay::{Counter, Destination, Direction, Progress, Replay, Travel};
use stepback::scene::stop::StopError;
use stepback::scene::{Facts, MarkSet, Offer, Opened, Round, Scene, Sentence, Show, Vocabulary};
use stepback::search::{Event, Goal, Tally};
use stepback::term;

/// A journey that goes wrong at its third step.
struct Bomb(Replay<Queens>);

/// Goes wrong as the test that is run says.
fn break_down() {
    let is_run = |name: &str| env::args().any(|argument| argument.ends_with(name));
    if is_run("a_search_that_breaks") {
        panic!("the search broke");
    } else if is_run("a_search_that_aborts") {
        process::abort();
    } else if is_run("a_worker_that_aborts") {
        let _ = thread::spawn(|| process::abort()).join();
    } else if is_run("a_worker_that_breaks") {
        let _ = thread::spawn(|| panic!("the worker broke")).join();
    }
}

/// Whether the next one who asks for the length of the trace, as every frame does, finds the terminal smaller.
static SHRINKS: AtomicBool = AtomicBool::new(false);

fn shrink() {
    let size = libc::winsize { ws_row: 20, ws_col: 60, ws_xpixel: 0, ws_ypixel: 0 };
    // SAFETY: the request takes a pointer to a size, which lives longer than the call.
    assert_eq!(unsafe { libc::ioctl(libc::STDIN_FILENO, libc::TIOCSWINSZ, &raw const size) }, 0);
}

impl Travel for Bomb {
    fn position(&self) -> u64 {
        self.0.position()
    }
    fn total(&self) -> Option<u64> {
        if SHRINKS.swap(false, Ordering::AcqRel) {
            shrink();
        }
        self.0.total()
    }
    fn explored(&self) -> u64 {
        self.0.explored()
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
        if self.0.position() == 2 {
            break_down();
        }
        self.0.step_forward()
    }
    fn step_back(&mut self) -> bool {
        self.0.step_back()
    }
    fn set_out(&mut self, destination: Destination) {
        self.0.set_out(destination);
    }
    fn travel(&mut self, budget: u64) -> Progress {
        self.0.travel(budget)
    }
    fn cancel(&mut self) {
        self.0.cancel();
    }
    fn explore(&mut self, budget: u64) -> bool {
        self.0.explore(budget)
    }
    fn is_at(&self, counter: Counter) -> bool {
        self.0.is_at(counter)
    }
}

impl Show for Bomb {
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

/// The search that breaks, as the catalogue would offer it.
static OFFER: Offer = Offer {
    name: "bomb",
    aliases: &[],
    about: "a search that breaks at its third step",
    teaches: "",
    leetcode: &[],
    parameters: &[],
    usual_goal: Goal::First,
    round: Round::Nothing("there is one"),
    strategies: &[],
    listings: &[],
    mistakes: &[],
    more_help: "",
    settle: |values| values,
    has_goals: |_| false,
    open: |_, goal| Ok(Opened::One(Box::new(Bomb(Replay::new(Queens::new(4).expect("a size"), goal))))),
    sheet: None,
    reader: None,
};

/// Runs a test of this file in a terminal.
fn start(name: &str) -> Session {
    let program = env::current_exe().expect("this test");
    let name = format!("terminal::staged::{name}");
    let arguments = ["--ignored", "--exact", &name, "--nocapture", "--test-threads=1"];
    let session = Session::start(command(&program.to_string_lossy(), &arguments));
    session.wait_for_text("start: ");
    session
}

fn run() {
    let app = App::open(Asked::usual(&OFFER), 0, Look::default()).expect("it opens");
    SHRINKS.store(env::args().any(|argument| argument.ends_with("shrinks")), Ordering::Release);
    term::run(app, term::Options { mouse: true }).unwrap();
}

#[test]
#[ignore = "a test below runs it in a terminal of its own"]
fn a_search_that_breaks() {
    if stdout().is_terminal() {
        run();
    }
}

#[test]
#[ignore = "a test below runs it in a terminal of its own"]
fn a_terminal_that_shrinks() {
    if stdout().is_terminal() {
        run();
    }
}

#[test]
#[ignore = "a test below runs it in a terminal of its own"]
fn a_search_that_aborts() {
    a_search_that_breaks();
}

#[test]
#[ignore = "a test below runs it in a terminal of its own"]
fn a_worker_that_aborts() {
    a_search_that_breaks();
}

#[test]
#[ignore = "a test below runs it in a terminal of its own"]
fn a_worker_that_breaks() {
    a_search_that_breaks();
}

#[test]
#[ignore = "a test below runs it in a terminal of its own"]
fn a_terminal_that_does_not_wait() {
    if stdout().is_terminal() {
        // SAFETY: it takes numbers and touches no memory. Standard input and output are one and the same here.
        assert_eq!(unsafe { libc::fcntl(libc::STDOUT_FILENO, libc::F_SETFL, libc::O_RDWR | libc::O_NONBLOCK) }, 0);
        run();
        // SAFETY: as above.
        assert_eq!(unsafe { libc::fcntl(libc::STDOUT_FILENO, libc::F_SETFL, libc::O_RDWR) }, 0);
    }
}

#[test]
fn an_abort_on_any_thread_leaves_the_shell_as_it_was() {
    for name in ["a_search_that_aborts", "a_worker_that_aborts"] {
        let mut session = start(name);
        assert!(session.is_raw());
        session.send("lll");
        assert!(session.exit().signal().is_some_and(|signal| signal.starts_with("Aborted")), "{name}");
        session.assert_restored();
    }
}

#[test]
fn a_panic_on_another_thread_is_a_notice_and_the_program_goes_on() {
    let mut session = start("a_worker_that_breaks");
    session.send("lll");
    session.wait_for_text("broke off: the worker broke");
    assert!(session.is_raw());
    session.wait_for("the screen as it is set", |screen| screen.alternate_screen() && screen.hide_cursor());
    session.send("l");
    session.wait_for_step(4);
    assert!(!session.screen().contains("broke off"), "{}", session.screen());
    session.send("q");
    assert!(session.exit().success());
    session.assert_restored();
    let screen = session.screen();
    assert_eq!(screen.matches("the worker broke").count(), 1, "{screen}");
}

#[test]
fn a_terminal_that_does_not_wait_is_waited_for() {
    let mut session = start("a_terminal_that_does_not_wait");
    session.stop_reading(|session| {
        session.send("l");
        session.flood();
    });
    session.wait_for_step(1);
    session.send("l");
    session.wait_for_step(2);
    session.send("q");
    assert!(session.exit().success());
    session.assert_restored();
}

#[test]
fn a_panic_leaves_the_shell_as_it_was_and_its_message_once() {
    let mut session = start("a_search_that_breaks");
    assert!(session.is_raw());
    session.send("lll");
    assert!(!session.exit().success());
    session.wait_for_text("test result: FAILED");
    session.assert_restored();
    assert_eq!(session.screen().matches("the search broke").count(), 1, "{}", session.screen());
    let bytes = session.bytes();
    let left = find(&bytes, b"\x1b[?1049l").expect("the alternate screen is left");
    assert!(find(&bytes, b"the search broke").is_some_and(|message| message > left));
}

#[test]
fn the_wheel_steps_where_the_mouse_is_asked_for() {
    let mut session = start("a_search_that_breaks");
    // Down twice, up once, and a move without a button.
    session.send("\x1b[<65;10;10M\x1b[<65;10;10M\x1b[<64;10;10M\x1b[<35;11;11M");
    session.wait_for_step(1);
    session.send("q");
    assert!(session.exit().success());
    session.assert_restored();
}

#[test]
fn a_resize_during_the_first_frame_is_not_lost() {
    let session = start("a_terminal_that_shrinks");
    session.wait_for_bytes("a second whole frame", |bytes| {
        bytes.windows(4).filter(|bytes| *bytes == b"\x1b[2J").count() >= 2
    });
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|part| part == wanted)
}
