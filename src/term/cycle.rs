//! The loop: it sleeps until something can change, takes all input, lets time pass, works a little, draws once.
//!
//! Paused and with no work it sleeps without a timer and writes nothing. What a key asks for the application knows,
//! what a click hits the picture.

use super::canvas::Canvas;
use super::clipboard;
use super::input::{Input, Told};
use super::now;
use super::screen::Screen;
use super::trouble;
use crate::app::{Action, App, Effect, FRAME, Mouse};
use crate::replay::Direction;
use crate::tour::Verb;
use crate::ui;
use std::io;
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

/// What becomes of the input after a part of it was met.
enum Next {
    /// It is met as well.
    More,
    /// It is dropped: what was typed before the program stopped is not meant for it any more.
    Nothing,
    /// The user has ended the program.
    End,
}

/// Everything that goes round.
pub(super) struct Cycle {
    app: App,
    screen: Screen,
    canvas: Canvas,
    input: Input,
    wanted: Wanted,
    drawn: Instant,
    ticked: Instant,
}

impl Cycle {
    pub(super) fn new(app: App, mut screen: Screen) -> io::Result<Self> {
        let input = Input::open()?;
        let mut canvas = Canvas::new()?;
        canvas.draw_all(&app, &mut screen)?;
        Ok(Self { app, screen, canvas, input, wanted: Wanted::Nothing, drawn: now(), ticked: now() })
    }

    /// Goes round until the user ends it; returns what it was shown.
    pub(super) fn run(mut self) -> io::Result<App> {
        loop {
            let playing = self.app.player().playing();
            for told in self.input.wait(self.patience(now()), self.screen.is_writing())? {
                match self.take(told)? {
                    Next::More => {}
                    Next::Nothing => break,
                    Next::End => return Ok(self.app),
                }
            }
            // Where Escape costs nothing it acts at once, though it may be the beginning of an arrow.
            let escape = if self.app.is_escape_harmless() { self.input.hurry() } else { None };
            if let Some(escape) = escape {
                let _ = self.take(escape)?;
            }
            self.meet_stops()?;
            self.tell_of_trouble();
            self.screen.write_on()?;
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
        // A terminal that has not taken the last frame gets no other.
        if self.screen.is_writing() {
            return None;
        }
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

    fn take(&mut self, told: Told) -> io::Result<Next> {
        let effect = match told {
            Told::Key(key) => self.app.press(key),
            Told::Mouse(mouse) => self.action_for(mouse).map_or(Effect::None, |action| self.app.update(action)),
            Told::Resized => Effect::DrawAll,
            Told::Pasted(text) => self.app.paste(&text),
            Told::PastedTooMuch => {
                self.app.tell(Some("the pasted text is too long; nothing of it was taken".to_owned()));
                Effect::Draw
            }
        };
        match effect {
            Effect::None => {}
            Effect::Draw => self.want(Wanted::Frame),
            Effect::DrawAll => self.want(Wanted::All),
            Effect::Copy(text) => {
                self.screen.put(&clipboard::copying(&text))?;
                self.want(Wanted::Frame);
            }
            Effect::Suspend => {
                #[cfg(unix)]
                self.stop(super::signals::Whom::Group)?;
                self.want(Wanted::All);
                return Ok(Next::Nothing);
            }
            Effect::Quit => return Ok(Next::End),
        }
        Ok(Next::More)
    }

    fn action_for(&mut self, mouse: Mouse) -> Option<Action> {
        match mouse {
            Mouse::WheelDown => Some(Action::Do(Verb::Step(Direction::Forward))),
            Mouse::WheelUp => Some(Action::Do(Verb::Step(Direction::Back))),
            Mouse::Click { column, row } => ui::hit(&self.app, self.canvas.area(), column, row),
        }
    }

    /// Stops if a signal asks for it, and sets right what was lost if the program was stopped unasked.
    #[cfg(unix)]
    fn meet_stops(&mut self) -> io::Result<()> {
        use super::signals::{Whom, take_continued, take_stop};
        if take_stop() {
            self.stop(Whom::Program)
        } else if take_continued() {
            self.screen.set_right()?;
            self.go_on();
            Ok(())
        } else {
            Ok(())
        }
    }

    #[cfg(windows)]
    #[expect(clippy::unnecessary_wraps, clippy::unused_self, reason = "it has to do elsewhere")]
    fn meet_stops(&mut self) -> io::Result<()> {
        Ok(())
    }

    #[cfg(unix)]
    fn stop(&mut self, whom: super::signals::Whom) -> io::Result<()> {
        self.screen.stop(whom)?;
        self.go_on();
        Ok(())
    }

    /// A program that was stopped does not play on by itself, and the shell has written on its screen.
    #[cfg(unix)]
    fn go_on(&mut self) {
        let _ = super::signals::take_continued();
        self.input.begin_anew();
        self.app.pause();
        self.want(Wanted::All);
    }

    /// Tells what went wrong on another thread, as soon as there is room for it.
    fn tell_of_trouble(&mut self) {
        if self.app.notice().is_none()
            && let Some(trouble) = trouble::tell()
        {
            self.app.tell(Some(trouble));
            self.want(Wanted::Frame);
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
        let known = |app: &App| (app.tour().progress().is_some(), app.tour().journey().total());
        let before = known(&self.app);
        let start = now();
        self.app.work();
        self.app.took(now().saturating_duration_since(start));
        self.want(if known(&self.app) == before { Wanted::Progress } else { Wanted::Frame });
    }

    fn draw(&mut self) -> io::Result<()> {
        match self.wanted {
            Wanted::All => self.canvas.draw_all(&self.app, &mut self.screen)?,
            _ => self.canvas.draw(&self.app, &mut self.screen)?,
        }
        self.wanted = Wanted::Nothing;
        Ok(())
    }
}
