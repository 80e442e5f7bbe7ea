//! What the program asks for and the user types, on the last line.

use crate::printable::is_printable;
use crate::tour::{KeyPress, Purpose};

/// The most characters that can be typed: for a place, and for a command, which may hold a whole puzzle.
const LONGEST: (usize, usize) = (60, 1 << 16);

/// A question and what has been typed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    purpose: Purpose,
    /// What stands before the cursor, and what stands from it on.
    before: String,
    after: String,
    /// What is wrong with what was given before.
    complaint: Option<String>,
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
    /// A question with something to begin with, the cursor at its end.
    #[must_use]
    pub fn new(purpose: Purpose, text: String) -> Self {
        Self { purpose, before: text, after: String::new(), complaint: None }
    }

    /// The same after something was wrong with it.
    #[must_use]
    pub fn complaining(self, complaint: String) -> Self {
        Self { complaint: Some(complaint), ..self }
    }

    /// What is asked for.
    #[must_use]
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// What has been typed, up to the cursor and from it on.
    #[must_use]
    pub fn text(&self) -> (&str, &str) {
        (&self.before, &self.after)
    }

    /// What is wrong with what was given before, until something is typed.
    #[must_use]
    pub fn complaint(&self) -> Option<&str> {
        self.complaint.as_deref()
    }

    /// Whether a single character answers, without Enter.
    fn is_short(&self) -> bool {
        matches!(self.purpose, Purpose::SetMark | Purpose::GoToMark)
    }

    /// Takes a key. Only Escape closes; what a key would do elsewhere does not matter here.
    pub(super) fn press(mut self, key: KeyPress) -> Answer {
        let is_empty = self.before.is_empty() && self.after.is_empty();
        match key {
            KeyPress::Escape => return Answer::Closed,
            KeyPress::Enter | KeyPress::Backspace if is_empty => return Answer::Closed,
            KeyPress::Enter => return Answer::Given(self.purpose, self.before + &self.after),
            KeyPress::Backspace => drop(self.before.pop()),
            KeyPress::Delete => drop(self.after.drain(..self.after.chars().next().map_or(0, char::len_utf8))),
            KeyPress::Control('u') => self.before.clear(),
            KeyPress::Left => {
                if let Some(character) = self.before.pop() {
                    self.after.insert(0, character);
                }
            }
            KeyPress::Right => {
                if !self.after.is_empty() {
                    self.before.push(self.after.remove(0));
                }
            }
            KeyPress::Home => self.after.insert_str(0, &std::mem::take(&mut self.before)),
            KeyPress::End => self.before.push_str(&std::mem::take(&mut self.after)),
            KeyPress::Char(character) => return self.typed(&character.to_string()),
            _ => return Answer::Open(self),
        }
        self.complaint = None;
        Answer::Open(self)
    }

    /// Takes text that was typed or pasted; what is not printable is left out.
    pub(super) fn typed(mut self, text: &str) -> Answer {
        let longest = if self.purpose == Purpose::Command { LONGEST.1 } else { LONGEST.0 };
        let room = longest.saturating_sub(self.before.chars().count() + self.after.chars().count());
        self.before.extend(text.chars().filter(|character| is_printable(*character)).take(room));
        self.complaint = None;
        if self.is_short() && !self.before.is_empty() {
            return Answer::Given(self.purpose, self.before);
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

    fn asking(purpose: Purpose) -> Prompt {
        Prompt::new(purpose, String::new())
    }

    #[test]
    fn what_is_typed_is_given_on_enter() {
        let prompt = open(asking(Purpose::GoTo).press(KeyPress::Char('3')));
        let prompt = open(prompt.press(KeyPress::Char('9')));
        let prompt = open(prompt.press(KeyPress::Backspace));
        assert_eq!(prompt.text(), ("3", ""));
        assert_eq!(prompt.press(KeyPress::Enter), Answer::Given(Purpose::GoTo, "3".to_owned()));
    }

    #[test]
    fn escape_closes_and_so_does_backspace_in_an_empty_prompt() {
        assert_eq!(asking(Purpose::GoTo).press(KeyPress::Escape), Answer::Closed);
        assert_eq!(asking(Purpose::GoTo).press(KeyPress::Backspace), Answer::Closed);
    }

    #[test]
    fn a_mark_is_one_character() {
        let answer = asking(Purpose::SetMark).press(KeyPress::Char('a'));
        assert_eq!(answer, Answer::Given(Purpose::SetMark, "a".to_owned()));
    }

    #[test]
    fn a_paste_is_text_of_bounded_length_without_control_characters() {
        let prompt = open(asking(Purpose::GoTo).typed(&"1\n\u{1b}[C".repeat(100)));
        assert!(prompt.text().0.starts_with("1[C1[C") && prompt.text().0.chars().count() == LONGEST.0);
    }

    #[test]
    fn a_command_is_changed_where_the_cursor_is() {
        let keys = [KeyPress::Left, KeyPress::Left, KeyPress::Delete, KeyPress::Char('é'), KeyPress::End];
        let more = [KeyPress::Backspace, KeyPress::Home, KeyPress::Right, KeyPress::Control('u'), KeyPress::Other];
        let mut prompt = Prompt::new(Purpose::Command, "queens 4".to_owned()).complaining("no".to_owned());
        for key in keys {
            prompt = open(prompt.press(key));
        }
        assert_eq!((prompt.text(), prompt.complaint()), (("queensé4", ""), None));
        for key in more {
            prompt = open(prompt.press(key));
        }
        assert_eq!(prompt.text(), ("", "ueensé"));
    }
}
