//! What the program is doing: where in the trace it stands, how it plays, how it looks, what it tells the user.
//!
//! A key becomes an [`Action`] by one table, an action changes the [`App`] in [`App::update`]. Nothing here draws, and
//! time is an argument of [`App::tick`].

mod action;
mod compare;
mod editor;
mod keys;
mod look;
mod player;
mod prompt;

pub use action::{Action, Compare, Effect};
pub use editor::{EDITOR_KEYS, Edit, Editor, EditorEntry};
pub use keys::{Entry, Group, KEY_TABLE, Key, action_for};
pub use look::{Change, Depth, Look, Panel, Signs, ThemeName};
pub use player::{Player, Speed};
pub use prompt::{Prompt, Purpose};

use crate::replay::{Destination, Direction, Extent, Progress};
use crate::scene::{Contrast, Journey, Scene, Variation, target};
use crate::search::Goal;
use crossterm::event::KeyEvent;
use prompt::Answer;
use std::collections::BTreeMap;
use std::time::Duration;

/// Events that a long journey runs between two looks at the keyboard, some milliseconds' worth.
const SLICE: u64 = 1 << 21;

/// How far the program looks ahead by itself to learn how long the trace is; then it waits for the user.
const LOOK_AHEAD: u64 = 1 << 26;

/// The mark of the place that the last jump left.
pub const LAST_PLACE: char = '\'';

/// Time between two looks at how a survey stands.
const SURVEY_LOOK: Duration = Duration::from_millis(100);

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
    /// What the program is on its way to, if it takes long.
    heading: Option<&'static str>,
    /// How far it has come on that way.
    progress: u64,
    /// Whether the trace is being surveyed meanwhile.
    surveying: bool,
    /// What to stop at, as it was written.
    stop: Option<String>,
    glance: Glance,
}

/// The boards found along the known part of the trace, worked out when more of it becomes known.
#[derive(Default)]
struct Glance {
    explored: u64,
    boards: Vec<u64>,
}

/// How finely a glance looks: for the widest screens.
const GLANCE_POINTS: u32 = 600;

impl App {
    /// Opens a search at a step, paused.
    #[must_use]
    pub fn new(journey: Box<dyn Journey>, at: u64, look: Look) -> Self {
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
            prompt: None,
            editor: None,
            marks: BTreeMap::new(),
            heading: None,
            progress: 0,
            surveying: false,
            stop: None,
            glance: Glance::default(),
        };
        app.look_ahead();
        app.contrast = app.journey.contrast();
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

    /// All that is known of the length of the trace.
    #[must_use]
    pub fn extent(&self) -> Extent {
        self.journey.extent()
    }

    /// The part of the trace that was surveyed, from 0 to 1, while that lasts.
    #[must_use]
    pub fn survey_progress(&self) -> Option<f64> {
        self.journey.survey_progress()
    }

    /// The boards found by steps spread evenly over what is known of the trace.
    #[must_use]
    pub fn boards_at_a_glance(&self) -> &[u64] {
        &self.glance.boards
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

    /// What the user is asked for.
    #[must_use]
    pub fn prompt(&self) -> Option<&Prompt> {
        self.prompt.as_ref()
    }

    /// Whether the puzzle is being edited.
    #[must_use]
    pub fn is_editing(&self) -> bool {
        self.editor.is_some()
    }

    /// The steps that have a mark, by their letters. The mark [`LAST_PLACE`] is set by every jump.
    #[must_use]
    pub fn marks(&self) -> &BTreeMap<char, u64> {
        &self.marks
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

    /// Takes a key: for the prompt if one is open, else for what the key table says.
    pub fn press(&mut self, event: &KeyEvent) -> Effect {
        if self.editor.is_some() && !keys::always_acts(event) {
            return self.edit(event);
        }
        let action = action_for(event);
        match self.prompt.take() {
            Some(prompt) if !keys::always_acts(event) => {
                self.notice = None;
                self.answer(prompt.press(event))
            }
            _ => action.map_or(Effect::None, |action| self.update(action)),
        }
    }

    /// Takes pasted text, which is never a command: for the prompt if one is open, else as a puzzle to be edited.
    pub fn paste(&mut self, text: &str) -> Effect {
        if let Some(prompt) = self.prompt.take() {
            return self.answer(prompt.typed(text));
        }
        self.notice = match self.fill(text) {
            Some(Ok(())) => None,
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
            Action::Go(destination @ (Destination::OverForward | Destination::OverBack), name) => {
                self.player.pause();
                self.travel_to(destination, name);
            }
            Action::Go(destination, name) => self.jump(destination, name),
            Action::Play(direction) => self.play(direction),
            Action::Faster => self.player.faster(),
            Action::Slower => self.player.slower(),
            Action::OtherGoal => self.change_goal(),
            Action::Vary(variation) => self.vary(variation),
            Action::Mistake => self.next_mistake(page),
            Action::Compare(compare) => self.compare(compare),
            Action::Look(change) => self.look.change(change),
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

    /// Tells the user something, until the next key; what it has to tell already comes first.
    pub fn tell(&mut self, notice: Option<String>) {
        self.notice = self.notice.take().or(notice);
    }

    /// Stops playing, as when the program itself was stopped.
    pub fn pause(&mut self) {
        self.player.pause();
    }

    /// How long the program can wait before the next [`tick`](Self::tick); none while nothing happens by itself.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        self.player.interval().or(self.surveying.then_some(SURVEY_LOOK))
    }

    /// Plays on, after that much time, and looks how a survey stands.
    pub fn tick(&mut self, elapsed: Duration) {
        self.surveying = self.journey.survey_progress().is_some();
        self.look_along();
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
        let is_unknown = matches!(self.journey.extent(), Extent::AtLeast(explored) if explored < LOOK_AHEAD);
        self.heading.is_some() || self.is_comparing() || is_unknown && !self.surveying
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
        self.look_along();
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

    fn ask(&mut self, purpose: Purpose) {
        if purpose == Purpose::GoToMark && self.marks.is_empty() {
            self.notice = Some("no mark is set; m sets one".to_owned());
        } else {
            self.prompt = Some(Prompt::new(purpose));
        }
    }

    fn answer(&mut self, answer: Answer) -> Effect {
        match answer {
            Answer::Open(prompt) => self.prompt = Some(prompt),
            Answer::Closed => {}
            Answer::Given(Purpose::GoTo, text) => match target::parse(&text, self.scene.step, self.journey.total()) {
                Ok(destination) => self.jump(destination, "such step"),
                Err(error) => self.notice = Some(error.to_string()),
            },
            Answer::Given(Purpose::Stop, text) => {
                self.stop = Some(text);
                self.go_on_to_stop(Direction::Forward);
            }
            Answer::Given(Purpose::SetMark, text) => {
                if let Some(letter) = text.chars().next() {
                    self.marks.insert(letter, self.scene.step);
                    self.notice = Some(format!("mark {letter} is step {}; '{letter} returns to it", self.scene.step));
                }
            }
            Answer::Given(Purpose::GoToMark, text) => {
                let letter = text.chars().next().unwrap_or(LAST_PLACE);
                match self.marks.get(&letter) {
                    Some(&step) => self.jump(Destination::Step(step), "such step"),
                    None => self.notice = Some(format!("there is no mark {letter}; m sets one")),
                }
            }
        }
        Effect::Draw
    }

    /// Goes to the next step, in a direction, at which it is so.
    fn go_on_to_stop(&mut self, direction: Direction) {
        let Some(stop) = &self.stop else {
            self.prompt = Some(Prompt::new(Purpose::Stop));
            return;
        };
        self.player.pause();
        match self.journey.set_out_for(stop, direction) {
            Ok(()) => {
                self.marks.insert(LAST_PLACE, self.scene.step);
                self.heading = Some(match direction {
                    Direction::Forward => "such stop after this",
                    Direction::Back => "such stop before this",
                });
                self.go_on();
            }
            Err(error) => {
                self.notice = Some(error.to_string());
                self.stop = None;
            }
        }
    }

    /// Goes far, and keeps the place that it leaves.
    fn jump(&mut self, destination: Destination, name: &'static str) {
        self.player.pause();
        self.marks.insert(LAST_PLACE, self.scene.step);
        self.travel_to(destination, name);
    }

    /// Goes on with the other goal. Up to the first board the two traces are the same, so the step stays if it can.
    fn change_goal(&mut self) {
        let step = self.journey.position();
        self.open(Some(self.journey.with_other_goal()), "");
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

    /// Finds out how long a short trace is, and has a long one surveyed.
    fn look_ahead(&mut self) {
        self.surveying = false;
        if !self.journey.explore(FIRST_LOOK) {
            self.journey.start_survey();
            self.surveying = self.journey.survey_progress().is_some();
        }
        self.glance = Glance::default();
        self.look_along();
    }

    /// Looks along the trace again if more of it is known.
    fn look_along(&mut self) {
        let explored = self.journey.explored();
        if explored != self.glance.explored {
            self.glance = Glance { explored, boards: self.journey.boards_at_a_glance(GLANCE_POINTS) };
        }
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
        (self.scene, self.contrast) = match &self.editor {
            Some(editor) => (Scene { step: self.journey.position(), ..editor.scene() }, None),
            None => (self.journey.scene(), self.journey.contrast()),
        };
    }
}

#[cfg(test)]
mod tests;
