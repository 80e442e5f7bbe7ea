//! How fast each puzzle is searched: `cargo bench --bench puzzles`. A table: every puzzle in its own lines, all in one run,
//! each beside N-Queens. Nothing here passes or fails.

mod clock;

use clock::seconds;
use std::fmt::Write as _;
use stepback::catalogue::Asked;
use stepback::replay::Destination;
use stepback::scene::{Opened, Show};

/// The most events that are searched of one puzzle.
const MOST: u64 = 2_000_000;

/// Runs, of which the fastest counts.
const RUNS: usize = 5;

/// What is searched. The first one is what the others are measured by.
const COMMANDS: [&str; 14] = [
    "queens 12",
    "sudoku against-brute-force",
    "sudoku seventeen --order mrv --propagate",
    "parentheses 12",
    "permutations 1 2 3 4 5 6 7 8 9 10",
    "permutations a a b b c c d d e e",
    "word-search AAAAAA/AAAAAA/AAAAAA/AAAAAA/AAAAAA/AAAAAB AAAAAAAAAAAAB --all",
    "coloring myciel3 3 --all",
    "coloring queen8_8 9",
    "coloring queen8_8 9 --order mrv",
    "registers powers 6 --all",
    "crossword eight --all",
    "crossword eight --all --order mrv",
    "crossword eight --all --order mrv --look-ahead",
];

fn main() {
    // Also run, without this argument, as a test of whether it runs at all.
    let most = if std::env::args().any(|argument| argument == "--bench") { MOST } else { 1_000 };
    line(["", "events", "a step", "advance", "by queens"].map(str::to_owned));
    let mut of_queens = None;
    let listed = COMMANDS.iter().map(|command| ((*command).to_owned(), Asked::read(command).expect("a command")));
    let large = ["scan", "mrv"].map(|order| (format!("coloring, a file of 128 vertices, 5, {order}"), of_file(order)));
    for (name, asked) in listed.chain(large) {
        let (events, step, advance) = measured(&asked, most);
        let by_queens = step / *of_queens.get_or_insert(step);
        let nanoseconds = |seconds: f64| format!("{:.1} ns", seconds * 1e9);
        line([name, events.to_string(), nanoseconds(step), nanoseconds(advance), format!("{by_queens:.2} times")]);
    }
}

/// The events of a search, and the seconds that one takes step by step and on a long way.
fn measured(asked: &Asked, most: u64) -> (u64, f64, f64) {
    let (mut events, mut step, mut advance) = (0, f64::INFINITY, f64::INFINITY);
    for _ in 0..RUNS {
        let mut walked = open(asked);
        let time = seconds(|| while walked.position() < most && walked.step_forward() {});
        events = walked.position();
        #[expect(clippy::cast_precision_loss, reason = "some millions")]
        let each = |time: f64| time / events.max(1) as f64;
        step = step.min(each(time));
        let mut sought = open(asked);
        advance = advance.min(each(seconds(|| sought.go(Destination::Step(events)))));
    }
    (events, step, advance)
}

fn open(asked: &Asked) -> Box<dyn Show> {
    match asked.open() {
        Ok(Opened::One(show)) => show,
        _ => panic!("{} is one search", asked.command()),
    }
}

/// A graph of 128 vertices as DIMACS has it, about one edge in twelve.
fn of_file(order: &str) -> Asked {
    let (mut random, mut edges, mut text) = (0x5EED_u64, 0, String::new());
    for one in 1..=128 {
        for other in 1..one {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            if (random >> 33) % 12 == 0 {
                edges += 1;
                let _ = writeln!(text, "e {one} {other}");
            }
        }
    }
    let asked = Asked::read(&format!("coloring file.col 5 --order {order} --all")).expect("a command");
    let content = format!("p edge 128 {edges}\n{text}").into_bytes();
    Asked { values: asked.values.clone().with_content("GRAPH", content), ..asked }
}

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn line([name, events, step, advance, ratio]: [String; 5]) {
    println!("{name:<64} {events:>9} {step:>10} {advance:>10} {ratio:>12}");
}
