//! What the program is doing: where in the trace it stands, how it plays, how it looks, what it tells the user.
//!
//! A key becomes an [`Action`] by one table, an action changes the [`App`] in [`App::update`]. Nothing here draws, and
//! time is an argument of [`App::tick`].

mod action;
mod answers;
mod compare;
mod editor;
mod keys;
mod known;
mod look;
mod player;
mod playing;
mod prompt;
mod travel;

pub use action::{Action, Compare, Effect};
pub use answers::LAST_PLACE;
pub use editor::{EDITOR_KEYS, Edit, Editor, EditorEntry};
pub use keys::{Entry, Group, KEY_TABLE, Key, action_for};
pub use look::{Change, Depth, Look, Panel, Signs, ThemeName};
pub use player::{FRAME, Player, Speed};
pub use prompt::{Prompt, Purpose};

use crate::replay::{Destination, Direction};
use crate::scene::listing::Language;
use crate::scene::{Contrast, Journey, Scene, Variation};
use crossterm::event::{KeyEvent, KeyEventKind};
use known::Glance;
use std::collections::BTreeMap;
use travel::{FIRST_SLICE, Heading};

/// The whole state of the program.
pub struct App {
    journey: Box<dyn Journey>,
    scene: Scene,
    /// The second program, while there are two side by side.
    contrast: Option<Contrast>,
    /// Whether the page of the mistake is open.
    page: bool,
    /// The search that was left to look at mistakes, and the marks that were set in it.
    left: Option<(Box<dyn Journey>, BTreeMap<char, u64>)>,
    player: Player,
    look: Look,
    /// The page of the list of keys, if it is open.
    help: Option<usize>,
    notice: Option<String>,
    prompt: Option<Prompt>,
    /// The puzzle as it is being written; the scene is that of the editor then.
    editor: Option<Editor>,
    /// Steps to return to, by their letters.
    marks: BTreeMap<char, u64>,
    /// Where a long journey leads, if one is under way.
    heading: Option<Heading>,
    /// Whether the trace is being surveyed meanwhile.
    surveying: bool,
    /// What to stop at, as it was written.
    stop: Option<String>,
    glance: Glance,
    /// Slices that were run to learn how long the trace is.
    looks: u32,
    /// Events that take some milliseconds.
    slice: u64,
}

impl App {
    /// Opens a search at a step, paused.
    #[must_use]
    pub fn new(journey: Box<dyn Journey>, at: u64, look: Look) -> Self {
        let scene = journey.scene();
        let mut app = Self {
            contrast: None,
            page: false,
            left: None,
            journey,
            scene,
            player: Player::default(),
            look,
            help: None,
            notice: None,
            prompt: None,
            editor: None,
            marks: BTreeMap::new(),
            heading: None,
            surveying: false,
            stop: None,
            glance: Glance::default(),
            looks: 0,
            slice: FIRST_SLICE,
        };
        app.look_ahead();
        app.contrast = app.journey.contrast();
        app.page = app.contrast.is_some() && at == 0;
        if at > 0 {
            app.travel_to(Destination::Step(at), "such step");
        }
        app
    }

    /// What this step looks like.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        &self.scene
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

    /// Whether the puzzle is being edited.
    #[must_use]
    pub fn is_editing(&self) -> bool {
        self.editor.is_some()
    }

    /// The arguments that open this very view: `queens 4 --first --at 17`.
    #[must_use]
    pub fn command(&self) -> String {
        let (step, language) = (self.journey.position(), self.look.language);
        let at = (step > 0).then(|| format!("--at {step}"));
        let code = (language != Language::default()).then(|| format!("--code {language}"));
        [Some(self.journey.command()), at, code].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// Takes a key: for the prompt if one is open, else for what the key table says.
    pub fn press(&mut self, event: &KeyEvent) -> Effect {
        if event.kind == KeyEventKind::Release {
            return Effect::None;
        }
        if !keys::always_acts(event) {
            if self.editor.is_some() {
                return self.edit(event);
            }
            if let Some(prompt) = self.prompt.take() {
                self.notice = None;
                return self.answer(prompt.press(event));
            }
        }
        match action_for(event) {
            Some(action) => self.update(action),
            None => self.tell_of_key(event),
        }
    }

    /// Takes pasted text, which is never a command: for the prompt if one is open, else as a puzzle to be edited.
    pub fn paste(&mut self, text: &str) -> Effect {
        if let Some(prompt) = self.prompt.take() {
            return self.answer(prompt.typed(text));
        }
        self.notice = match self.fill(text) {
            Some(Ok(note)) => note,
            Some(Err(reason)) => Some(reason),
            None => Some("pasted text is not taken for keys; g asks where to go".to_owned()),
        };
        Effect::Draw
    }

    /// Does what a key asks for.
    pub fn update(&mut self, action: Action) -> Effect {
        if self.editor.is_some() && !matches!(action, Action::Redraw | Action::Suspend | Action::Quit) {
            return Effect::None;
        }
        self.notice = None;
        let (help, page) = (self.help, self.page);
        if !matches!(action, Action::Redraw | Action::Suspend) {
            self.help = None;
            self.page = false;
        }
        if (help.is_some() || page) && action == Action::Close {
            return Effect::Draw;
        }
        match action {
            Action::Quit => return Effect::Quit,
            Action::Redraw => return Effect::DrawAll,
            Action::Help => self.help = Some(help.map_or(0, |page| page + 1)),
            Action::Suspend => {
                self.pause();
                return Effect::Suspend;
            }
            Action::Close => self.close(),
            Action::StepForward => self.step(Direction::Forward),
            Action::StepBack => self.step(Direction::Back),
            Action::Go(Destination::OverForward, _) if page => self.turn_page(1),
            Action::Go(Destination::OverBack, _) if page => self.turn_page(-1),
            Action::Go(Destination::OverForward, name) => self.go_over(Direction::Forward, name),
            Action::Go(Destination::OverBack, name) => self.go_over(Direction::Back, name),
            Action::Go(destination, name) => self.jump(destination, name),
            Action::Play(direction) => self.play(direction),
            Action::Faster => self.faster(),
            Action::Slower => self.slower(),
            Action::OtherGoal => self.change_goal(),
            Action::Vary(variation) => self.vary(variation),
            Action::Mistake => self.next_mistake(page),
            Action::MistakeOf(number) => self.choose_mistake(number, page),
            Action::Compare(compare) => self.compare(compare),
            Action::Look(Change::Bits) if self.contrast.is_some() => {
                self.notice = Some("two programs show their sets as lists".to_owned());
            }
            Action::Look(change) => self.notice = self.look.change(change),
            Action::Ask(purpose) => self.ask(purpose),
            Action::Edit => self.open_editor(),
            Action::Stop(direction) => self.go_on_to_stop(direction),
            Action::CopyCommand => {
                let command = format!("stepback {}", self.command());
                self.notice = Some(format!("copied: {command}"));
                return Effect::Copy(command);
            }
        }
        Effect::Draw
    }

    /// Says of a character that it does nothing here; other keys without a meaning are left alone.
    fn tell_of_key(&mut self, event: &KeyEvent) -> Effect {
        let Some(char) = keys::character(event) else { return Effect::None };
        self.notice = Some(format!("{char} does nothing here; ? lists the keys"));
        Effect::Draw
    }

    /// Tells the user something, until the next key; what it has to tell already comes first.
    pub fn tell(&mut self, notice: Option<String>) {
        self.notice = self.notice.take().or(notice);
    }

    /// Goes on with the other goal. Up to the first board the two traces are the same, so the step stays if it can.
    fn change_goal(&mut self) {
        let step = self.journey.position();
        let marks = self.marks.clone();
        self.open(Some(self.journey.with_other_goal()), "");
        self.marks = marks;
        self.travel_to(Destination::Step(step), "such step");
    }

    fn vary(&mut self, variation: Variation) {
        let other = self.journey.vary(variation);
        let none = self.journey.cannot_vary(variation);
        self.open(other, none);
    }

    /// Begins another search at its start, or says why there is none; gives the one before.
    fn open(&mut self, journey: Option<Box<dyn Journey>>, none: &str) -> Option<Box<dyn Journey>> {
        let Some(journey) = journey else {
            self.notice = Some(none.to_owned());
            return None;
        };
        self.player.pause();
        self.heading = None;
        self.editor = None;
        self.marks.clear();
        let before = std::mem::replace(&mut self.journey, journey);
        self.look_ahead();
        self.look_at_step();
        Some(before)
    }

    fn look_at_step(&mut self) {
        (self.scene, self.contrast) = match &self.editor {
            Some(editor) => (Scene { step: self.journey.position(), ..editor.scene() }, None),
            None => (self.journey.scene(), self.journey.contrast()),
        };
    }
}

#[cfg(test)]
mod tests;
