//! The terminal: it enters the screen, turns input and time into actions and frames, and leaves the shell as it was.
//!
//! The one room that reads a clock, waits, or meets a signal. What a key means is the application's affair, what a step
//! looks like is the picture's; this room decides neither.

mod canvas;
mod clipboard;
mod closed;
mod cycle;
mod input;
#[cfg(unix)]
mod mask;
mod screen;
#[cfg(unix)]
mod signals;
#[cfg(unix)]
mod terminal;
mod terse;
mod trouble;

use crate::app::App;
use crate::threads::Background;
use anyhow::Context;
use std::time::Instant;

pub use closed::is_output_closed;

/// What the user chose about the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The program takes the mouse: the wheel steps, a click on the timeline goes there. Text can then no longer be
    /// selected in most terminals.
    pub mouse: bool,
}

/// Shows the application until the user ends it, then says on the main screen where one was and how to come back.
///
/// However it ends, the terminal is left as it was before: by the user, an error, a panic, an abort, a signal. Only what
/// no program can meet is beyond that, `kill -9` and the like; then `reset` sets the terminal right.
///
/// # Errors
///
/// If the terminal cannot be prepared, read or written.
pub fn run(app: App, options: Options) -> anyhow::Result<()> {
    trouble::watch();
    #[cfg(unix)]
    signals::watch().context("cannot watch for signals")?;
    let app = app.with_threads(Box::new(Background::default()));
    let screen = screen::Screen::enter(options.mouse).context("cannot prepare the terminal")?;
    let ended = cycle::Cycle::new(app, screen).and_then(cycle::Cycle::run);
    if let Some(trouble) = trouble::first() {
        screen::say(&trouble);
    }
    let app = ended.context("the terminal failed")?;
    screen::say(&farewell(&app));
    Ok(())
}

/// Where one was, and the command that returns there.
#[must_use]
pub fn farewell(app: &App) -> String {
    let step = app.tour().position();
    let place =
        app.tour().journey().total().map_or_else(|| format!("step {step}"), |total| format!("step {step} of {total}"));
    format!("{place}; back to it with: stepback {}", app.command())
}

/// The time.
#[expect(clippy::disallowed_methods, reason = "the one place that reads a clock; from here on time is an argument")]
fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Look;
    use crate::catalogue::tests::asked;

    fn open(command: &str, at: u64) -> App {
        App::open(asked(command), at, Look::default()).unwrap()
    }

    #[test]
    fn the_farewell_tells_the_place_and_the_way_back() {
        assert_eq!(
            farewell(&open("queens 4 --first", 17)),
            "step 17 of 31; back to it with: stepback queens 4 --first --at 17"
        );
        assert_eq!(farewell(&open("queens 14", 0)), "step 0; back to it with: stepback queens 14");
    }
}
