//! What cannot be had from the program itself: a panic while the screen is up, and a change of the size just while the
//! first frame is drawn. The test runs itself in a terminal, with a journey that does so.

use super::session::{Session, command};
use std::env;
use std::io::{IsTerminal, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use stepback::app::{App, Look};
use stepback::puzzles::queens::Queens;
use stepback::replay::{Destination, Progress, Replay, Travel};
use stepback::scene::{Facts, Journey, Scene, Sentence, Variation};
use stepback::search::{Event, Goal, Tally};
use stepback::term;

/// A journey that ends badly at its third step.
struct Bomb(Replay<Queens>);

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
        assert!(self.0.position() < 2, "the search broke");
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
}

impl Journey for Bomb {
    fn anew(&self) -> Box<dyn Journey> {
        self.0.anew()
    }
    fn scene(&self) -> Scene {
        self.0.scene()
    }
    fn sentence(&self) -> Sentence {
        self.0.sentence()
    }
    fn facts(&self) -> Facts {
        self.0.facts()
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
    let app = App::new(Box::new(Bomb(Replay::new(Queens::new(4).unwrap(), Goal::First))), 0, Look::default());
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
