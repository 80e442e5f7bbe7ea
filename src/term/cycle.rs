//! The loop: it sleeps until something can change, takes all input, lets time pass, works a little, draws once.
//!
//! Paused and with no work it sleeps without a timer and writes nothing. What a key asks for the application knows,
//! what a click hits the picture.

use super::canvas::{self, Canvas};
use super::input::{Input, Told};
use super::now;
use crate::app::{Action, App, Effect, FRAME, Mouse};
use crate::ui;
use std::io;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// The shortest time between two frames that only show how far some work has come.
const PROGRESS: Duration = Duration::from_millis(100);

/// What is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Wanted {
    Nothing,
    /// How far some work has come.
    Progress,
    /// What changed.
    Frame,
    /// All, whatever was there.
    All,
}

/// Everything that goes round.
pub(super) struct Cycle {
    app: App,
    canvas: Canvas,
    input: Input,
    wanted: Wanted,
    drawn: Instant,
    ticked: Instant,
}

impl Cycle {
    pub(super) fn new(app: App) -> io::Result<Self> {
        // Before the first look at the size, so that no change of it is lost.
        let input = Input::open()?;
        let mut canvas = Canvas::new()?;
        canvas.draw_all(&app)?;
        Ok(Self { app, canvas, input, wanted: Wanted::Nothing, drawn: now(), ticked: now() })
    }

    /// Goes round until the user ends it; returns what it was shown.
    pub(super) fn run(mut self) -> io::Result<App> {
        loop {
            let playing = self.app.player().playing();
            for told in self.input.wait(self.patience(now()))? {
                if self.take(told)?.is_break() {
                    return Ok(self.app);
                }
            }
            self.notice_a_stop();
            if self.app.player().playing() != playing {
                self.ticked = now();
            }
            self.play(now());
            self.work();
            let now = now();
            if self.draw_in(now).is_some_and(|time| time.is_zero()) {
                self.drawn = now;
                self.draw()?;
            }
        }
    }

    /// How long to sleep if there is no input; without end if nothing changes by itself.
    fn patience(&self, now: Instant) -> Option<Duration> {
        let work = self.app.has_work().then_some(Duration::ZERO);
        [work, self.draw_in(now), self.tick_in(now)].into_iter().flatten().min()
    }

    fn tick_in(&self, now: Instant) -> Option<Duration> {
        self.app.next_tick().map(|interval| (self.ticked + interval).saturating_duration_since(now))
    }

    fn draw_in(&self, now: Instant) -> Option<Duration> {
        let apart = match self.wanted {
            Wanted::Nothing => return None,
            Wanted::Progress => PROGRESS,
            Wanted::Frame | Wanted::All => FRAME,
        };
        Some((self.drawn + apart).saturating_duration_since(now))
    }

    fn want(&mut self, wanted: Wanted) {
        self.wanted = self.wanted.max(wanted);
    }

    fn take(&mut self, told: Told) -> io::Result<ControlFlow<()>> {
        let effect = match told {
            Told::Key(key) => self.app.press(key),
            Told::Mouse(mouse) => self.action_for(mouse).map_or(Effect::None, |action| self.app.update(action)),
            Told::Resized => Effect::DrawAll,
            Told::Pasted(text) => self.app.paste(&text),
        };
        match effect {
            Effect::None => {}
            Effect::Draw => self.want(Wanted::Frame),
            Effect::DrawAll => self.want(Wanted::All),
            Effect::Copy(text) => {
                canvas::copy(&text)?;
                self.want(Wanted::Frame);
            }
            Effect::Suspend => {
                #[cfg(unix)]
                super::signals::suspend();
                self.want(Wanted::All);
            }
            Effect::Quit => return Ok(ControlFlow::Break(())),
        }
        Ok(ControlFlow::Continue(()))
    }

    fn action_for(&mut self, mouse: Mouse) -> Option<Action> {
        match mouse {
            Mouse::WheelDown => Some(Action::StepForward),
            Mouse::WheelUp => Some(Action::StepBack),
            Mouse::Click { column, row } => ui::hit(&self.app, self.canvas.area(), column, row),
        }
    }

    /// A program that was stopped does not play on by itself, and the shell has written on its screen.
    fn notice_a_stop(&mut self) {
        #[cfg(unix)]
        if super::signals::take_continued() {
            self.app.pause();
            self.want(Wanted::All);
        }
    }

    fn play(&mut self, now: Instant) {
        if self.tick_in(now).is_some_and(|time| time.is_zero()) {
            self.app.tick(now.saturating_duration_since(self.ticked));
            self.app.took(super::now().saturating_duration_since(now));
            self.ticked = now;
            self.want(Wanted::Frame);
        }
    }

    fn work(&mut self) {
        if !self.app.has_work() {
            return;
        }
        let known = |app: &App| (app.progress().is_some(), app.total());
        let before = known(&self.app);
        let start = now();
        self.app.work();
        self.app.took(now().saturating_duration_since(start));
        self.want(if known(&self.app) == before { Wanted::Progress } else { Wanted::Frame });
    }

    fn draw(&mut self) -> io::Result<()> {
        match self.wanted {
            Wanted::All => self.canvas.draw_all(&self.app)?,
            _ => self.canvas.draw(&self.app)?,
        }
        self.wanted = Wanted::Nothing;
        Ok(())
    }
}
