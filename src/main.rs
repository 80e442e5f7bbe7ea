//! stepback
use stepback::app::{App, Look};
use stepback::puzzles::queens::Queens;
use stepback::replay::Replay;
use stepback::search::Goal;
use stepback::term;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let size = arguments.get(1).and_then(|size| size.parse().ok()).unwrap_or(4);
    let goal = if arguments.iter().any(|argument| argument == "--first") { Goal::First } else { Goal::All };
    let mouse = arguments.iter().any(|argument| argument == "--mouse");
    let queens = Queens::new(size).ok_or_else(|| anyhow::anyhow!("no such board"))?;
    term::run(App::new(Box::new(Replay::new(queens, goal)), 0, Look::default()), term::Options { mouse })
}
