//! What the program asks for and the user types, on the last line.

use crate::printable::is_printable;
use crate::tour::{KeyPress, Purpose};

/// The most characters that can be typed.
const LONGEST: usize = 60;

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
    /// A question to which nothing has been typed.
    #[must_use]
    pub fn new(purpose: Purpose) -> Self {
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

    /// Whether a single character answers, without Enter.
    fn is_short(&self) -> bool {
        matches!(self.purpose, Purpose::SetMark | Purpose::GoToMark)
    }

    /// Takes a key. Only Escape closes; what a key would do elsewhere does not matter here.
    pub(super) fn press(mut self, key: KeyPress) -> Answer {
        match key {
            KeyPress::Escape => Answer::Closed,
            KeyPress::Enter | KeyPress::Backspace if self.text.is_empty() => Answer::Closed,
            KeyPress::Enter => Answer::Given(self.purpose, self.text),
            KeyPress::Backspace => {
                self.text.pop();
                Answer::Open(self)
            }
            KeyPress::Char(character) => self.typed(&character.to_string()),
            _ => Answer::Open(self),
        }
    }

    /// Takes text that was typed or pasted; what is not printable is left out.
    pub(super) fn typed(mut self, text: &str) -> Answer {
        let room = LONGEST - self.text.chars().count().min(LONGEST);
        self.text.extend(text.chars().filter(|character| is_printable(*character)).take(room));
        if self.is_short() && !self.text.is_empty() {
            return Answer::Given(self.purpose, self.text);
        }
        Answer::Open(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(answer: Answer) -> Prompt {
        match answer {
            Answer::Open(prompt) => prompt,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_typed_is_given_on_enter() {
        let prompt = open(Prompt::new(Purpose::GoTo).press(KeyPress::Char('3')));
        let prompt = open(prompt.press(KeyPress::Char('9')));
        let prompt = open(prompt.press(KeyPress::Backspace));
        assert_eq!(prompt.text(), "3");
        assert_eq!(prompt.press(KeyPress::Enter), Answer::Given(Purpose::GoTo, "3".to_owned()));
    }

    #[test]
    fn escape_closes_and_so_does_backspace_in_an_empty_prompt() {
        assert_eq!(Prompt::new(Purpose::GoTo).press(KeyPress::Escape), Answer::Closed);
        assert_eq!(Prompt::new(Purpose::GoTo).press(KeyPress::Backspace), Answer::Closed);
    }

    #[test]
    fn a_mark_is_one_character() {
        let answer = Prompt::new(Purpose::SetMark).press(KeyPress::Char('a'));
        assert_eq!(answer, Answer::Given(Purpose::SetMark, "a".to_owned()));
    }

    #[test]
    fn a_paste_is_text_of_bounded_length_without_control_characters() {
        let prompt = open(Prompt::new(Purpose::GoTo).typed(&"1\n\u{1b}[C".repeat(100)));
        assert!(prompt.text().starts_with("1[C1[C") && prompt.text().chars().count() == LONGEST);
    }
}
