//! What is wrong with a text, where, and what to do about it.

use crate::printable::is_printable;
use std::fmt;

/// The most characters of a value that a message shows, the sign included that more follow.
const SHOWN: usize = 40;

/// Why a text cannot be read. As a message it is one line, to stand behind the name of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 if it is about the whole text.
    pub line: usize,
    /// What stands there, as much of it as a message shows.
    pub value: String,
    /// What is wrong with it.
    pub problem: String,
    /// What to do.
    pub cure: String,
}

impl Fault {
    /// A fault at a line.
    pub(super) fn new(line: usize, value: &str, problem: impl Into<String>, cure: impl Into<String>) -> Self {
        Self { line, value: shown(value.trim()), problem: problem.into(), cure: cure.into() }
    }

    /// A fault of the whole text.
    pub(super) fn of_all(problem: impl Into<String>, cure: impl Into<String>) -> Self {
        Self::new(0, "", problem, cure)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(formatter, "line {}: ", self.line)?;
        }
        formatter.write_str(&self.problem)?;
        if !self.value.is_empty() {
            write!(formatter, ", \"{}\"", self.value)?;
        }
        write!(formatter, "; {}", self.cure)
    }
}

impl std::error::Error for Fault {}

/// The first characters of a value, safe to print.
pub(super) fn shown(value: &str) -> String {
    let mut text = String::new();
    let mut length = 0;
    for character in value.chars() {
        let escaped: String =
            if is_printable(character) { character.into() } else { character.escape_unicode().collect() };
        length += escaped.chars().count();
        if length >= SHOWN {
            text.push('…');
            break;
        }
        text.push_str(&escaped);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_names_the_line_the_value_and_the_cure_and_writes_nothing_that_a_terminal_obeys() {
        let fault = Fault::new(3, "e 1 \u{1b}[2J", "an edge to no vertex", "name one");
        assert_eq!(fault.to_string(), "line 3: an edge to no vertex, \"e 1 \\u{1b}[2J\"; name one");
        assert_eq!(
            Fault::of_all("the file is empty", "put a graph in it").to_string(),
            "the file is empty; put a graph in it"
        );
        assert_eq!(Fault::new(1, &"x".repeat(50), "", "").value, format!("{}…", "x".repeat(39)));
    }
}
