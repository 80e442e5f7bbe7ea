//! What can be wrong in a Sudoku file, and how it is said: the place, the value, the cure.

use thiserror::Error;

/// How many characters of a value a message shows.
const SHOWN: usize = 40;

/// A line or a block that is no puzzle, and why. Shows as one line of text; the caller puts the file's name before it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{problem}{}; {}", self.place(), self.quoted(), problem.cure())]
pub struct ReadError {
    /// The line in the file, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What was found there, at most 40 characters, control characters escaped; empty when there is nothing to show.
    pub value: String,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong at the place of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Problem {
    /// A one-line puzzle that has not 81 characters.
    #[error("{found} characters where a puzzle has 81")]
    PuzzleLength {
        /// How many it has.
        found: usize,
    },
    /// A one-line puzzle with spaces for blanks that has not 81 characters.
    #[error("{found} characters where a puzzle with spaces for blanks has 81")]
    SpacedLength {
        /// How many it has.
        found: usize,
    },
    /// A character or a list value that is neither a digit nor a blank.
    #[error("a bad cell")]
    BadCell,
    /// A row that has not nine cells.
    #[error("{found} cells where a row has 9")]
    RowLength {
        /// How many it has.
        found: usize,
    },
    /// Rows that do not make a whole number of puzzles.
    #[error("{found} rows where a puzzle has 9")]
    RowCount {
        /// How many there are.
        found: usize,
    },
    /// A line between boxes after a row that does not end a box.
    #[error("a line between boxes after row {after} of a puzzle")]
    MisplacedLine {
        /// How many rows of the puzzle stand above it.
        after: usize,
    },
    /// Blanks written in two ways, one of which is nothing or a space: a lost digit looks like that.
    #[error("spaces or nothing for blanks, and something else too, in one puzzle")]
    MixedBlanks,
    /// Two puzzles on one line, neither of which solves the other.
    #[error("a second puzzle on the line")]
    SecondPuzzle,
    /// A solution that does not have the digits of its puzzle.
    #[error("a solution that contradicts its puzzle")]
    Contradiction,
    /// A nested list that breaks off or has something else than lists and cells in it.
    #[error("a list that is not nine lists of nine cells")]
    BadList,
    /// A file of no bytes, or of blank lines only.
    #[error("the file is empty")]
    Empty,
    /// A file with text in it and no puzzle.
    #[error("no Sudoku puzzle in {lines} {}", if *lines == 1 { "line" } else { "lines" })]
    NoPuzzle {
        /// How many lines the file has.
        lines: usize,
    },
}

impl Problem {
    /// What to do about it, as the end of a message.
    #[must_use]
    pub fn cure(&self) -> &'static str {
        match self {
            Self::PuzzleLength { found: ..81 } | Self::RowLength { found: ..9 } => "add what is missing",
            Self::PuzzleLength { .. } | Self::RowLength { .. } => "remove what is too much",
            Self::SpacedLength { .. } => "write blanks as \".\", since spaces at the end of a line get lost",
            Self::BadCell => "a cell is a digit, or one of 0 . * _ x X for blank",
            Self::RowCount { .. } => {
                "give every puzzle nine rows, and blank lines only between puzzles or bands of three"
            }
            Self::MisplacedLine { .. } => "such lines stand after every third row",
            Self::MixedBlanks => "write all blanks as \".\"",
            Self::SecondPuzzle => "put each puzzle on a line of its own",
            Self::Contradiction => "correct the puzzle or its solution",
            Self::BadList => "close the brackets, and put commas between cells",
            Self::Empty | Self::NoPuzzle { .. } => {
                "put a puzzle in it as 81 characters on a line or as nine rows of nine"
            }
        }
    }

    fn is_about_the_whole_file(self) -> bool {
        matches!(self, Self::Empty | Self::NoPuzzle { .. })
    }
}

impl ReadError {
    /// An error at a place, with as much of the value as a message shows.
    pub(super) fn new(line: usize, column: usize, value: &str, problem: Problem) -> Self {
        Self { line, column, value: shown(value), problem }
    }

    fn place(&self) -> String {
        if self.problem.is_about_the_whole_file() {
            String::new()
        } else {
            format!("line {}, column {}: ", self.line, self.column)
        }
    }

    fn quoted(&self) -> String {
        if self.value.is_empty() { String::new() } else { format!(", \"{}\"", self.value) }
    }
}

/// The first characters of a value, safe to print.
fn shown(value: &str) -> String {
    let mut text = String::new();
    let mut length = 0;
    for character in value.chars() {
        let escaped: String =
            if needs_escape(character) { character.escape_unicode().collect() } else { character.into() };
        length += escaped.len().min(escaped.chars().count());
        if length >= SHOWN {
            text.push('…');
            break;
        }
        text.push_str(&escaped);
    }
    text
}

/// Control characters, and those that turn the direction of a line or cannot be seen.
pub(super) fn needs_escape(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_names_the_place_the_value_and_the_cure() {
        let error = ReadError::new(3, 81, "53..7", Problem::PuzzleLength { found: 80 });
        assert_eq!(
            error.to_string(),
            "line 3, column 81: 80 characters where a puzzle has 81, \"53..7\"; add what is missing"
        );
    }

    #[test]
    fn a_long_value_is_cut_and_a_control_character_escaped() {
        let error = ReadError::new(1, 1, &"7".repeat(1_000_000), Problem::BadCell);
        assert_eq!(error.value, format!("{}…", "7".repeat(39)));
        assert_eq!(ReadError::new(1, 1, "\u{1B}[2J\0", Problem::BadCell).value, "\\u{1b}[2J\\u{0}");
    }

    #[test]
    fn a_message_about_the_whole_file_has_no_place() {
        let error = ReadError::new(1, 1, "", Problem::NoPuzzle { lines: 1 });
        assert!(error.to_string().starts_with("no Sudoku puzzle in 1 line; "));
    }
}
