//! A panic while the screen is up. The test runs itself in a terminal, with a search that breaks at its third step.

use super::session::{Session, command};
use std::env;
use std::io::{IsTerminal, stdout};
use stepback::app::{App, Look};
use stepback::puzzles::queens::Queens;
use stepback::replay::{Destination, Progress, Replay};
use stepback::scene::{Facts, Journey, Scene, Variation};
use stepback::search::Goal;
use stepback::term;

/// A journey that ends badly.
struct Bomb(Replay<Queens>);

impl Journey for Bomb {
    fn position(&self) -> u64 {
        self.0.position()
    }
    fn total(&self) -> Option<u64> {
        self.0.total()
    }
    fn explored(&self) -> u64 {
        self.0.explored()
    }
    fn goal(&self) -> Goal {
        Journey::goal(&self.0)
    }
    fn scene(&self) -> Scene {
        self.0.scene()
    }
    fn facts(&self) -> Facts {
        self.0.facts()
    }
    fn step_forward(&mut self) -> bool {
        assert!(self.0.position() < 2, "the search broke");
        self.0.step_forward()
    }
    fn step_back(&mut self) -> bool {
        self.0.step_back()
    }
    fn go(&mut self, destination: Destination) -> bool {
        self.0.go(destination)
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
    fn with_other_goal(&self) -> Box<dyn Journey> {
        self.0.with_other_goal()
    }
    fn vary(&self, variation: Variation) -> Option<Box<dyn Journey>> {
        self.0.vary(variation)
    }
    fn command(&self) -> String {
        self.0.command()
    }
}

#[test]
#[ignore = "the next test runs it in a terminal of its own"]
fn a_search_that_breaks() {
    if !stdout().is_terminal() {
        return;
    }
    let replay = Replay::new(Queens::new(4).unwrap(), Goal::First);
    term::run(App::new(Box::new(Bomb(replay)), 0, Look::default()), term::Options { mouse: true }).unwrap();
}

#[test]
fn a_panic_leaves_the_shell_as_it_was_and_its_message_once() {
    let program = env::current_exe().expect("this test");
    let arguments = ["--ignored", "--exact", "terminal::bomb::a_search_that_breaks", "--nocapture", "--test-threads=1"];
    let mut session = Session::start(command(&program.to_string_lossy(), &arguments));
    session.wait_for_text("start: ");
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

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|part| part == wanted)
}
