//! What the program is doing: the tour, how it plays, how it looks, which mode is open, what it tells the user.
//!
//! A key becomes an [`Action`] by one table, an action changes the [`App`] in [`App::update`]. Nothing here draws, time is
//! an argument of [`App::tick`], and no terminal is known: keys, the mouse and pasted text come in types of its own.

mod action;
mod keys;
mod known;
mod look;
mod mistakes;
mod mode;
mod mouse;
mod player;
mod playing;
mod scroll;
mod travel;

pub use action::{Action, Effect};
pub use keys::{Binding, Entry, KEY_TABLE, action_for};
pub use look::{Change, Depth, Look, Panel, Signs, ThemeName};
pub use mode::{EDITOR_KEYS, Edit, Editor, EditorEntry, Menu, Mode, Prompt};
pub use mouse::Mouse;
pub use player::{FRAME, Player, Speed};

use crate::catalogue::Asked;
use crate::replay::{Direction, Threads};
use crate::scene::{Choice, Contrast, Problem, Scene, Sentence, Side};
use crate::tour::{KeyPress, Outcome, Report, Tour, Verb};
use known::Glance;
use std::time::Duration;
use travel::FIRST_SLICE;

/// The whole state of the program.
pub struct App {
    tour: Tour,
    scene: Scene,
    /// The second program, while there are two side by side.
    contrast: Option<Contrast>,
    mode: Mode,
    /// The editor that was left last, and the search that it was opened from.
    left_editor: Option<(Asked, Editor)>,
    player: Player,
    look: Look,
    /// The line of code that the user has scrolled to, until the next step.
    code_line: Option<usize>,
    notice: Option<Sentence>,
    /// Who surveys long traces, if anybody can.
    threads: Option<Box<dyn Threads>>,
    /// For how long the trace has been surveyed, while it is.
    surveying: Option<Duration>,
    glance: Glance,
    /// Slices that were run to learn how long the trace is.
    looks: u32,
    /// Events that take some milliseconds.
    slice: u64,
}

impl App {
    /// Opens a search at a step, paused.
    ///
    /// # Errors
    ///
    /// Why there is no such search.
    pub fn open(asked: Asked, at: u64, look: Look) -> Result<Self, Problem> {
        let tour = Tour::open(asked)?;
        let (scene, contrast) = (tour.scene(), tour.contrast());
        // Two programs open on the page that says what is wrong.
        let mode = if contrast.is_some() && at == 0 { Mode::Mistakes } else { Mode::Stepping };
        let mut app = Self {
            tour,
            scene,
            contrast,
            mode,
            left_editor: None,
            player: Player::default(),
            look,
            code_line: None,
            notice: None,
            threads: None,
            surveying: None,
            glance: Glance::default(),
            looks: 0,
            slice: FIRST_SLICE,
        };
        app.look_ahead();
        if at > 0 {
            let report = app.tour.open_at(at, app.slice);
            app.take(report);
        }
        app.look_at_step();
        Ok(app)
    }

    /// Has long traces surveyed by these threads, this one and all that follow.
    #[must_use]
    pub fn with_threads(mut self, threads: Box<dyn Threads>) -> Self {
        self.threads = Some(threads);
        self.start_survey();
        self
    }

    /// What this step looks like.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The second program, while there are two side by side.
    #[must_use]
    pub fn contrast(&self) -> Option<&Contrast> {
        self.contrast.as_ref()
    }

    /// The search, and where one stands in it.
    #[must_use]
    pub fn tour(&self) -> &Tour {
        &self.tour
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

    /// Which code is shown: two programs show their sets as lists.
    #[must_use]
    pub fn code(&self) -> Choice {
        Choice { bits: self.look.bits && self.contrast.is_none(), ..self.look.code() }
    }

    /// What the user has to be told, until the next key.
    #[must_use]
    pub fn notice(&self) -> Option<&Sentence> {
        self.notice.as_ref()
    }

    /// What there is to do next, behind the sentence of the step; nothing while the puzzle is being edited.
    #[must_use]
    pub fn hint(&self) -> Option<Sentence> {
        if self.is_editing() { None } else { self.tour.hint() }
    }

    /// The arguments that open this very view: `queens 4 --first --at 17`.
    #[must_use]
    pub fn command(&self) -> String {
        let word = self.look.code().word();
        let code = if word == Choice::default().word() { String::new() } else { format!(" --code {word}") };
        let bits = if self.look.bits { " --bits" } else { "" };
        self.tour.command() + &code + bits
    }

    /// Takes a key: for the mode that is open, else for what the key table says.
    pub fn press(&mut self, key: KeyPress) -> Effect {
        if let Some(effect) = self.press_in_mode(key) {
            return effect;
        }
        match (action_for(key), key) {
            (Some(action), _) => self.update(action),
            (None, KeyPress::Char(character)) => {
                self.tell_plainly(format!("{character} does nothing here; [?] lists the keys"));
                Effect::Draw
            }
            (None, _) => Effect::None,
        }
    }

    /// Does what a key asks for.
    pub fn update(&mut self, action: Action) -> Effect {
        if self.is_kept_by_mode(action) {
            return Effect::None;
        }
        if matches!(action, Action::Redraw | Action::Suspend | Action::Quit) {
            return self.leave_to_others(action);
        }
        self.notice = None;
        let mode = std::mem::take(&mut self.mode);
        match (action, mode) {
            (Action::Close, Mode::Help(_) | Mode::Mistakes) | (Action::Redraw | Action::Suspend | Action::Quit, _) => {}
            (Action::Close, _) => self.close(),
            (Action::Help, mode) => self.mode = Mode::Help(if let Mode::Help(page) = mode { page + 1 } else { 0 }),
            (Action::Do(verb), Mode::Mistakes) => self.act_on_page(verb),
            (Action::Do(verb), _) => self.act(verb),
            (Action::Play(direction), _) => self.play(direction),
            (Action::Faster, _) => self.faster(),
            (Action::Slower, _) => self.slower(),
            (Action::Look(Change::Bits), _) if self.contrast.is_some() => {
                self.tell_plainly("two programs show their sets as lists");
            }
            (Action::ScrollCode(direction), _) => self.scroll_code(direction),
            (Action::Look(change), _) => {
                let told = self.look.change(change, &self.scene);
                self.notice = told.map(|told| Sentence::default().plain(told));
            }
            (Action::Menu, _) => self.open_menu(),
            (Action::CopyCode, _) => {
                let (text, told) = self.code_to_copy();
                self.notice = Some(Sentence::default().plain(told));
                return Effect::Copy(text);
            }
            (Action::CopyCommand, _) => {
                let command = format!("stepback {}", self.command());
                self.notice = Some(Sentence::default().plain(format!("copied: {command}")));
                return Effect::Copy(command);
            }
        }
        Effect::Draw
    }

    /// The code that is shown, of two programs that of the second one, and what is said when it is copied.
    fn code_to_copy(&self) -> (String, String) {
        let (code, whose) = match &self.contrast {
            None => (self.scene.code(self.code()), self.scene.title.clone()),
            Some(Contrast { labels, other, .. }) => {
                (other.code(self.code()), format!("the {} {}", labels.of(Side::Second), labels.noun))
            }
        };
        let lines = code.listing.lines.len();
        (code.text(), format!("copied: the code of {whose}, {}, {lines} lines", code.name))
    }

    /// What the surface around the application does; a mode that is open stays so.
    fn leave_to_others(&mut self, action: Action) -> Effect {
        match action {
            Action::Quit => Effect::Quit,
            Action::Suspend => {
                self.pause();
                Effect::Suspend
            }
            _ => Effect::DrawAll,
        }
    }

    /// Does a verb; what only a screen knows comes before what every tour does.
    fn act(&mut self, verb: Verb) {
        match verb {
            Verb::Ask(crate::tour::Purpose::Command) => return self.open_editor(),
            Verb::Ask(purpose) => return self.ask(purpose),
            Verb::Stop(_) if self.tour.stop().is_none() => return self.ask(crate::tour::Purpose::Stop),
            Verb::Align if self.contrast.is_none() => return self.faster(),
            Verb::Mistake(number) => return self.act_on_mistake(number),
            Verb::OtherGoal | Verb::Vary(_) | Verb::Return => {}
            Verb::Step(_) | Verb::Go(..) | Verb::Stop(_) | Verb::Difference | Verb::Alone(_) | Verb::Align => {
                self.player.pause();
            }
        }
        let report = self.tour.act(verb, self.slice);
        self.take(report);
    }

    /// Takes over what came of a verb.
    pub(crate) fn take(&mut self, report: Report) {
        self.notice = report.notice.or(self.notice.take());
        match report.outcome {
            Outcome::Stayed | Outcome::Underway => {}
            Outcome::Moved => self.look_at_step(),
            Outcome::Opened => {
                self.player.pause();
                self.look_ahead();
                self.look_at_step();
            }
        }
    }

    /// Tells the user something, until the next key; what it has to tell already comes first.
    pub fn tell(&mut self, notice: Option<String>) {
        self.notice = self.notice.take().or(notice.map(Sentence::telling));
    }

    /// Tells the user something in the place of anything else; keys stand in brackets.
    fn tell_plainly(&mut self, notice: impl AsRef<str>) {
        self.notice = Some(Sentence::telling(notice));
    }

    fn look_at_step(&mut self) {
        self.code_line = None;
        (self.scene, self.contrast) = match &self.mode {
            Mode::Editor(editor) => (Scene { step: self.tour.position(), ..editor.scene() }, None),
            _ => (self.tour.scene(), self.tour.contrast()),
        };
    }

    fn tell_edge(&mut self, direction: Direction) {
        self.notice = self.tour.at_edge(direction).notice;
    }
}

#[cfg(test)]
mod tests;
