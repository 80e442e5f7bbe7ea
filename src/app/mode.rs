//! Modes: what is open beside stepping, and so who gets a key first.
//!
//! Each mode is a file and a variant. A key goes to the mode; what the mode has no use for means what the table of all
//! keys says.

mod editor;
mod menu;
mod prompt;

pub use editor::{EDITOR_KEYS, Edit, Editor, EditorEntry};
pub use menu::Menu;
use prompt::Answer;
pub use prompt::Prompt;

use super::{Action, App, Effect};
use crate::tour::{KeyPress, Outcome, Purpose, Report};

/// What is open.
#[derive(Default)]
pub enum Mode {
    /// Nothing: keys move through the search.
    #[default]
    Stepping,
    /// The list of keys, at a page from 0 and ever on.
    Help(usize),
    /// The page of a mistake, with the list of all.
    Mistakes,
    /// The list of puzzles.
    Menu(Menu),
    /// A question on the last line.
    Prompt(Prompt),
    /// The puzzle as it is being written.
    Editor(Editor),
}

impl App {
    /// Gives a key to the mode; none if the mode has no use for it.
    pub(super) fn press_in_mode(&mut self, key: KeyPress) -> Option<Effect> {
        if let (KeyPress::Control(_), Some(action)) = (key, super::action_for(key)) {
            // Not text: it acts whatever is being typed.
            return Some(self.update(action));
        }
        match std::mem::take(&mut self.mode) {
            Mode::Prompt(prompt) => {
                self.notice = None;
                Some(self.answer(prompt.press(key)))
            }
            Mode::Editor(editor) => Some(self.edit(editor, key)),
            Mode::Menu(menu) => Some(self.choose(menu, key)),
            mode @ (Mode::Stepping | Mode::Help(_) | Mode::Mistakes) => {
                self.mode = mode;
                None
            }
        }
    }

    /// Whether an action is of no use in the mode: what is being written is not left for a step.
    pub(super) fn is_kept_by_mode(&self, action: Action) -> bool {
        matches!(self.mode, Mode::Editor(_)) && !matches!(action, Action::Redraw | Action::Suspend | Action::Quit)
    }

    /// The question that is open, if one is.
    #[must_use]
    pub fn prompt(&self) -> Option<&Prompt> {
        if let Mode::Prompt(prompt) = &self.mode { Some(prompt) } else { None }
    }

    /// Whether the puzzle is being edited.
    #[must_use]
    pub fn is_editing(&self) -> bool {
        matches!(self.mode, Mode::Editor(_))
    }

    /// The characters that can be written, if the puzzle is being edited.
    #[must_use]
    pub fn writable(&self) -> Option<&'static str> {
        if let Mode::Editor(editor) = &self.mode { Some(editor.keys()) } else { None }
    }

    /// The page of the list of keys, from 0 and ever on, if it is open.
    #[must_use]
    pub fn help(&self) -> Option<usize> {
        if let Mode::Help(page) = self.mode { Some(page) } else { None }
    }

    /// What becomes of what the user typed.
    fn answer(&mut self, answer: Answer) -> Effect {
        match answer {
            Answer::Open(prompt) => self.mode = Mode::Prompt(prompt),
            Answer::Closed => {}
            Answer::Given(purpose, text) => {
                let asked = if purpose == Purpose::Command { self.look.read(&text) } else { text.clone() };
                let report = self.tour.answer(purpose, &asked, self.slice);
                match report {
                    // A command that is wrong is there to be mended.
                    Report { outcome: Outcome::Stayed, notice: Some(wrong) } if purpose == Purpose::Command => {
                        self.mode = Mode::Prompt(Prompt::new(purpose, text).complaining(wrong.to_string()));
                    }
                    report => self.take(report),
                }
            }
        }
        Effect::Draw
    }

    /// Takes pasted text, which is never a command: for the question if one is open, else as a puzzle to be edited.
    pub fn paste(&mut self, text: &str) -> Effect {
        match std::mem::take(&mut self.mode) {
            Mode::Prompt(prompt) => self.answer(prompt.typed(text)),
            mode => {
                self.mode = mode;
                self.fill(text);
                Effect::Draw
            }
        }
    }
}
