//! What the program asks for and the user types, on the last line.

use crate::printable::is_printable;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// The most characters that can be typed.
const LONGEST: usize = 60;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A place to go to.
    GoTo,
    /// What to stop at.
    Stop,
    /// A letter for this step.
    SetMark,
    /// The letter of a step to go to.
    GoToMark,
}

impl Purpose {
    /// Whether a single character answers, without Enter.
    fn is_short(self) -> bool {
        matches!(self, Self::SetMark | Self::GoToMark)
    }
}

/// A question and what has been typed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    purpose: Purpose,
    text: String,
}

/// What a key makes of a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// There is more to type.
    Open(Prompt),
    /// This was typed.
    Given(Purpose, String),
    /// The user thought better of it.
    Closed,
}

impl Prompt {
    pub(super) fn new(purpose: Purpose) -> Self {
        Self { purpose, text: String::new() }
    }

    /// What is asked for.
    #[must_use]
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// What has been typed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Takes a key. Only Escape closes; what a key would do elsewhere does not matter here.
    pub(super) fn press(mut self, event: &KeyEvent) -> Answer {
        if event.kind == KeyEventKind::Release {
            return Answer::Open(self);
        }
        let control = event.modifiers.contains(KeyModifiers::CONTROL) && !event.modifiers.contains(KeyModifiers::ALT);
        match event.code {
            KeyCode::Esc => Answer::Closed,
            KeyCode::Enter | KeyCode::Backspace if self.text.is_empty() => Answer::Closed,
            KeyCode::Enter => Answer::Given(self.purpose, self.text),
            KeyCode::Backspace => {
                self.text.pop();
                Answer::Open(self)
            }
            KeyCode::Char(char) if !control => self.typed(&char.to_string()),
            _ => Answer::Open(self),
        }
    }

    /// Takes text that was typed or pasted; what is not printable is left out.
    pub(super) fn typed(mut self, text: &str) -> Answer {
        let room = LONGEST - self.text.chars().count().min(LONGEST);
        self.text.extend(text.chars().filter(|char| is_printable(*char)).take(room));
        if self.purpose.is_short() && !self.text.is_empty() {
            return Answer::Given(self.purpose, self.text);
        }
        Answer::Open(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(prompt: Prompt, code: KeyCode) -> Answer {
        prompt.press(&KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn open(answer: Answer) -> Prompt {
        match answer {
            Answer::Open(prompt) => prompt,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_typed_is_given_on_enter() {
        let prompt = open(press(Prompt::new(Purpose::GoTo), KeyCode::Char('3')));
        let prompt = open(press(prompt, KeyCode::Char('9')));
        let prompt = open(press(prompt, KeyCode::Backspace));
        assert_eq!(prompt.text(), "3");
        assert_eq!(press(prompt, KeyCode::Enter), Answer::Given(Purpose::GoTo, "3".to_owned()));
    }

    #[test]
    fn escape_closes_and_so_does_backspace_in_an_empty_prompt() {
        assert_eq!(press(Prompt::new(Purpose::GoTo), KeyCode::Esc), Answer::Closed);
        assert_eq!(press(Prompt::new(Purpose::GoTo), KeyCode::Backspace), Answer::Closed);
    }

    #[test]
    fn a_mark_is_one_character() {
        assert_eq!(
            press(Prompt::new(Purpose::SetMark), KeyCode::Char('a')),
            Answer::Given(Purpose::SetMark, "a".to_owned())
        );
    }

    #[test]
    fn a_paste_is_text_of_bounded_length_without_control_characters() {
        let prompt = open(Prompt::new(Purpose::GoTo).typed(&"1\n\u{1b}[C".repeat(100)));
        assert!(prompt.text().starts_with("1[C1[C") && prompt.text().chars().count() == LONGEST);
    }
}
