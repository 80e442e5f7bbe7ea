//! What the program is doing: where in the trace it stands, how it plays, how it looks, what it tells the user.
//!
//! A key becomes an [`Action`] by one table, an action changes the [`App`] in [`App::update`]. Nothing here draws, and
//! time is an argument of [`App::tick`].

mod action;
mod compare;
mod keys;
mod look;
mod player;

pub use action::{Action, Compare, Effect};
pub use keys::{Entry, Group, KEY_TABLE, Key, action_for};
pub use look::{Change, Depth, Look, Panel, Signs, ThemeName};
pub use player::{Direction, Player, Speed};

use crate::replay::{Destination, Progress};
use crate::scene::{Contrast, Journey, Scene, Variation};
use crate::search::Goal;
use std::time::Duration;

/// Events that a long journey runs between two looks at the keyboard, some milliseconds' worth.
const SLICE: u64 = 1 << 21;

/// How far the program looks ahead by itself to learn how long the trace is; then it waits for the user.
const LOOK_AHEAD: u64 = 1 << 26;

/// Events looked ahead before the first frame, so that a short trace shows its length at once.
const FIRST_LOOK: u64 = 1 << 15;

/// The whole state of the program.
pub struct App {
    journey: Box<dyn Journey>,
    scene: Scene,
    /// The second program, while there are two side by side.
    contrast: Option<Contrast>,
    /// Whether the page of the mistake is open.
    page: bool,
    /// The search that was left to look at mistakes.
    left: Option<Box<dyn Journey>>,
    player: Player,
    look: Look,
    /// The page of the list of keys, if it is open.
    help: Option<usize>,
    notice: Option<String>,
    /// What the program is on its way to, if it takes long.
    heading: Option<&'static str>,
    /// How far it has come on that way.
    progress: u64,
}

impl App {
    /// Opens a search at a step, paused.
    #[must_use]
    pub fn new(mut journey: Box<dyn Journey>, at: u64, look: Look) -> Self {
        journey.explore(FIRST_LOOK);
        let scene = journey.scene();
        let mut app = Self {
            contrast: journey.contrast(),
            page: journey.contrast().is_some() && at == 0,
            left: None,
            journey,
            scene,
            player: Player::default(),
            look,
            help: None,
            notice: None,
            heading: None,
            progress: 0,
        };
        if at > 0 {
            app.travel_to(Destination::Step(at), "that step");
            if let Some(end) = app.journey.total().filter(|&end| end < at) {
                app.notice = Some(format!("step {at} is past the end: this is step {end}, the last one"));
            }
        }
        app
    }

    /// What this step looks like.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The last step, once known.
    #[must_use]
    pub fn total(&self) -> Option<u64> {
        self.journey.total()
    }

    /// The furthest step that was ever run to.
    #[must_use]
    pub fn explored(&self) -> u64 {
        self.journey.explored()
    }

    /// How it plays.
    #[must_use]
    pub fn player(&self) -> &Player {
        &self.player
    }

    /// How it looks.
    #[must_use]
    pub fn look(&self) -> &Look {
        &self.look
    }

    /// The page of the list of keys, from 0 and ever on, if it is open.
    #[must_use]
    pub fn help(&self) -> Option<usize> {
        self.help
    }

    /// What the user has to be told, until the next key.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// What the program is on its way to, while a long journey lasts.
    #[must_use]
    pub fn heading(&self) -> Option<&'static str> {
        self.heading
    }

    /// The step that a long journey has come to.
    #[must_use]
    pub fn progress(&self) -> u64 {
        self.progress
    }

    /// The arguments that open this very view: `queens 4 --first --at 17`.
    #[must_use]
    pub fn command(&self) -> String {
        match self.journey.position() {
            0 => self.journey.command(),
            step => format!("{} --at {step}", self.journey.command()),
        }
    }

    /// Does what a key asks for.
    pub fn update(&mut self, action: Action) -> Effect {
        self.notice = None;
        let help = self.help.take();
        let page = std::mem::take(&mut self.page);
        if (help.is_some() || page) && action == Action::Close {
            return Effect::Draw;
        }
        match action {
            Action::Quit => return Effect::Quit,
            Action::Redraw => return Effect::DrawAll,
            Action::Help => self.help = Some(help.map_or(0, |page| page + 1)),
            Action::Close => self.close(),
            Action::StepForward => self.step(Direction::Forward),
            Action::StepBack => self.step(Direction::Back),
            Action::Go(destination, name) => {
                self.player.pause();
                self.travel_to(destination, name);
            }
            Action::Play(direction) => self.play(direction),
            Action::Faster => self.player.faster(),
            Action::Slower => self.player.slower(),
            Action::OtherGoal => {
                self.open(Some(self.journey.with_other_goal()), "");
            }
            Action::Vary(variation) => self.vary(variation),
            Action::Mistake => self.next_mistake(page),
            Action::Compare(compare) => self.compare(compare),
            Action::Look(change) => self.look.change(change),
        }
        Effect::Draw
    }

    /// How long the program can wait before the next [`tick`](Self::tick); none while it is paused.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        self.player.interval()
    }

    /// Plays on, after that much time.
    pub fn tick(&mut self, elapsed: Duration) {
        let Some(direction) = self.player.playing() else { return };
        let events = self.player.due(elapsed);
        if events == 0 {
            return;
        }
        let here = self.journey.position();
        let wanted = match direction {
            Direction::Forward => here.saturating_add(events),
            Direction::Back => here.saturating_sub(events),
        };
        self.journey.go(Destination::Step(wanted));
        self.look_at_step();
        let at_end = match direction {
            Direction::Forward => self.journey.is_finished(),
            Direction::Back => self.journey.position() == 0,
        };
        if at_end {
            self.player.pause();
        }
    }

    /// Whether there is something to do while the user does nothing: a long journey, or the length of the trace.
    #[must_use]
    pub fn has_work(&self) -> bool {
        self.heading.is_some()
            || self.is_comparing()
            || self.journey.total().is_none() && self.journey.explored() < LOOK_AHEAD
    }

    /// Does a slice of that work, some milliseconds' worth.
    pub fn work(&mut self) {
        if self.heading.is_some() {
            self.go_on();
        } else if self.has_work() {
            let was_comparing = self.is_comparing();
            self.journey.explore(SLICE);
            if was_comparing {
                self.look_at_step();
            }
        }
    }

    fn step(&mut self, direction: Direction) {
        self.player.pause();
        self.stop_travelling();
        let moved = match direction {
            Direction::Forward => self.journey.step_forward(),
            Direction::Back => self.journey.step_back(),
        };
        if moved {
            self.look_at_step();
        } else {
            self.tell_edge(direction);
        }
    }

    fn play(&mut self, direction: Direction) {
        self.stop_travelling();
        let at_edge = match direction {
            Direction::Forward => self.journey.is_finished(),
            Direction::Back => self.journey.position() == 0,
        };
        if self.player.playing() == Some(direction) {
            self.player.pause();
        } else if at_edge {
            self.tell_edge(direction);
        } else {
            self.player.play(direction);
        }
    }

    fn tell_edge(&mut self, direction: Direction) {
        self.notice = Some(match (direction, self.journey.goal()) {
            (Direction::Back, _) => "this is the start".to_owned(),
            (Direction::Forward, Goal::All) => "this is the end of the search".to_owned(),
            (Direction::Forward, Goal::First) => "this is the end of the search; a goes on to all boards".to_owned(),
        });
    }

    fn close(&mut self) {
        if self.heading.is_some() {
            self.stop_travelling();
            self.notice = Some("stopped; nothing has moved".to_owned());
        } else {
            self.leave_mistakes();
        }
    }

    fn vary(&mut self, variation: Variation) {
        let none = match variation {
            Variation::Smaller => "there is no smaller board",
            Variation::Larger => "there is no larger board",
        };
        let other = self.journey.vary(variation);
        self.open(other, none);
    }

    /// Begins another search at its start, or says why there is none; gives the one before.
    fn open(&mut self, journey: Option<Box<dyn Journey>>, none: &str) -> Option<Box<dyn Journey>> {
        let Some(mut journey) = journey else {
            self.notice = Some(none.to_owned());
            return None;
        };
        journey.explore(FIRST_LOOK);
        self.player.pause();
        self.heading = None;
        let before = std::mem::replace(&mut self.journey, journey);
        self.look_at_step();
        Some(before)
    }

    fn travel_to(&mut self, destination: Destination, name: &'static str) {
        self.journey.set_out(destination);
        self.heading = Some(name);
        self.go_on();
    }

    fn go_on(&mut self) {
        match self.journey.travel(SLICE) {
            Progress::Underway(step) => self.progress = step,
            Progress::Arrived => {
                self.heading = None;
                self.look_at_step();
            }
            Progress::Nowhere => {
                let name = self.heading.take().unwrap_or_default();
                self.notice = Some(format!("there is no {name}"));
            }
        }
    }

    fn stop_travelling(&mut self) {
        self.heading = None;
        self.journey.cancel();
    }

    fn look_at_step(&mut self) {
        self.scene = self.journey.scene();
        self.contrast = self.journey.contrast();
    }
}

#[cfg(test)]
mod tests;
