//! The terminal: it enters the screen, turns input and time into actions and frames, and leaves the shell as it was.
//!
//! The one room that reads a clock, waits, or meets a signal. What a key means is the application's affair, what a step
//! looks like is the picture's; this room decides neither.

mod canvas;
mod cycle;
mod input;
mod screen;
#[cfg(unix)]
mod signals;
mod sleeper;
mod split;
mod terse;

use crate::app::App;
use crate::threads::Background;
use anyhow::Context;
use std::io::{self, Write};
use std::panic;
use std::sync::Once;
use std::time::Instant;

/// What the user chose about the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The program takes the mouse: the wheel steps, a click on the timeline goes there. Text can then no longer be
    /// selected in most terminals.
    pub mouse: bool,
}

/// Shows the application until the user ends it, then says on the main screen where one was and how to come back.
///
/// However it ends, the terminal is left as it was before.
///
/// # Errors
///
/// If the terminal cannot be prepared, read or written.
pub fn run(app: App, options: Options) -> anyhow::Result<()> {
    leave_before_panic_messages();
    #[cfg(unix)]
    signals::watch().context("cannot watch for signals")?;
    let guard = screen::enter(options.mouse).context("cannot prepare the terminal")?;
    let app = app.with_threads(Box::new(Background::default()));
    let ended = cycle::Cycle::new(app).and_then(cycle::Cycle::run);
    drop(guard);
    let app = ended.context("the terminal failed")?;
    // A reader that is gone does not miss the line.
    let _ = writeln!(io::stdout(), "{}", farewell(&app));
    Ok(())
}

/// Where one was, and the command that returns there.
#[must_use]
pub fn farewell(app: &App) -> String {
    let step = app.scene().step;
    let place = app.total().map_or_else(|| format!("step {step}"), |total| format!("step {step} of {total}"));
    format!("{place}; back to it with: stepback {}", app.command())
}

/// Makes every panic leave the screen first, so that its message can be read.
fn leave_before_panic_messages() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            screen::leave();
            tell(panic);
        }));
    });
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
    use crate::puzzles::queens::Queens;
    use crate::replay::Replay;
    use crate::search::Goal;

    fn open(size: u8, goal: Goal, at: u64) -> App {
        App::new(Box::new(Replay::new(Queens::new(size).unwrap(), goal)), at, Look::default())
    }

    #[test]
    fn the_farewell_tells_the_place_and_the_way_back() {
        assert_eq!(
            farewell(&open(4, Goal::First, 17)),
            "step 17 of 31; back to it with: stepback queens 4 --first --at 17"
        );
        assert_eq!(farewell(&open(14, Goal::All, 0)), "step 0; back to it with: stepback queens 14");
    }
}
