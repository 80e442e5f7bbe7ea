//! What can be wrong in a Sudoku file, and how it is said: the place, the value, the cure.

use crate::formats::container::Container;
use crate::formats::fault::shown;
use std::io;
use thiserror::Error;

/// A line or a block that is no puzzle, and why. Shows as one line of text; the caller puts the file's name before it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{problem}{}; {}", self.place(), self.quoted(), problem.cure())]
pub struct ReadError {
    /// The line in the file, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What was found there, at most 40 characters, those that are not printable escaped; empty when there is nothing to
    /// show.
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
    /// A line without an end in sight that is no puzzle.
    #[error("a line of more than {found} characters where a puzzle has 81")]
    LongLine {
        /// How many were looked at.
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
    /// Bars in a row that part neither its boxes nor all of its cells.
    #[error("bars that do not stand between boxes of three, nor between all cells")]
    MisplacedBars,
    /// Rows of which only some have names, or names that do not follow on one another.
    #[error("{found} cells in a row, and the outer ones are no names of the rows")]
    RowNames {
        /// How many cells each row has.
        found: usize,
    },
    /// Lines that make a puzzle whether they are rows or decoration, or a line that may be a row or a whole puzzle.
    #[error("what can be read in two ways")]
    Ambiguous,
    /// Blanks written in two ways, one of which is nothing or a space: a lost digit looks like that.
    #[error("blanks written in two ways in one puzzle")]
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
    /// A grid with more or fewer rows than nine, and as many cells in each.
    #[error("a grid of {side} x {side}")]
    OtherSize {
        /// How many rows it has.
        side: usize,
    },
    /// A puzzle whose regions are not the nine boxes.
    #[error("a jigsaw Sudoku, whose regions are not the nine boxes")]
    Jigsaw,
    /// A puzzle with cages and their sums.
    #[error("a killer Sudoku, whose cages have sums")]
    Killer,
    /// A puzzle with rules of its own in a notation for them.
    #[error("a Sudoku with other rules")]
    OtherRules,
    /// A grid of candidates in which no cell holds a digit.
    #[error("a grid of pencil marks, in which no cell holds one digit alone")]
    OnlyPencilMarks,
    /// A puzzle in a short form that only its own website knows.
    #[error("a short code of a website, which does not spell out the digits")]
    ShortCode,
    /// A file of no bytes, or of blank lines only.
    #[error("the file is empty")]
    Empty,
    /// A file with text in it and no puzzle.
    #[error("no Sudoku puzzle in {lines} {}", if *lines == 1 { "line" } else { "lines" })]
    NoPuzzle {
        /// How many lines the file has.
        lines: usize,
    },
    /// A file that is no text.
    #[error("this is {}", .0.phrase())]
    Container(Container),
    /// The file could not be read to its end.
    #[error("the reading broke off: {0}")]
    Unreadable(io::ErrorKind),
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
            Self::MisplacedLine { .. } => "such lines stand after every third row, or after every row",
            Self::MisplacedBars => "put them after every third cell; a jigsaw is not read",
            Self::RowNames { .. } => "give every row nine cells, or names that count from row to row",
            Self::Ambiguous => "write blanks as \".\", and leave out column numbers and lines between rows",
            Self::MixedBlanks => "write all blanks as \".\"",
            Self::SecondPuzzle | Self::LongLine { .. } => "put each puzzle on a line of its own",
            Self::Contradiction => "correct the puzzle or its solution",
            Self::BadList => "close the brackets, and put commas between cells",
            Self::OtherSize { .. } => "only 9 x 9 is read: give nine rows of nine cells",
            Self::Jigsaw | Self::Killer | Self::OtherRules => {
                "only plain Sudokus of 9 x 9 are read, with digits given and the nine boxes for regions"
            }
            Self::OnlyPencilMarks => "give the puzzle itself, as 81 characters with \".\" for blank",
            Self::ShortCode => "copy the puzzle from there as 81 characters",
            Self::Empty | Self::NoPuzzle { .. } => {
                "put a puzzle in it as 81 characters on a line or as nine rows of nine"
            }
            Self::Container(container) => container.cure(),
            Self::Unreadable(_) => "see that it can be read, and try again",
        }
    }

    /// Whether it is said of all that was read, and not of one place in it.
    #[must_use]
    pub const fn is_about_the_whole_file(self) -> bool {
        matches!(self, Self::Empty | Self::NoPuzzle { .. } | Self::Container(_) | Self::Unreadable(_))
    }
}

impl ReadError {
    /// An error at a place, with as much of the value as a message shows.
    pub(super) fn new(line: usize, column: usize, value: &str, problem: Problem) -> Self {
        Self { line, column, value: shown(value), problem }
    }

    /// An error about all that was read.
    pub(super) fn of_all(problem: Problem) -> Self {
        Self::new(1, 1, "", problem)
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
        assert_eq!(ReadError::new(1, 1, "\u{61C}\u{202E}", Problem::BadCell).value, "\\u{61c}\\u{202e}");
    }

    #[test]
    fn a_message_about_the_whole_file_has_no_place() {
        let error = ReadError::of_all(Problem::NoPuzzle { lines: 1 });
        assert!(error.to_string().starts_with("no Sudoku puzzle in 1 line; "));
    }
}
