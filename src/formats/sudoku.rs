//! Reads Sudoku puzzles as people have them, and tells the forms apart by itself.
//!
//! Known are: one line of 81 characters, alone or with numbers, names, comments, columns or an address around it; nine rows
//! of nine, bare, spaced, boxed, named, as fields or as a table of HTML; the headers of `.sdk` files and of tables; lists of
//! programs. What could be read in two ways is an error and not a guess. A solution after its puzzle is not taken for a
//! second puzzle. A line is cleaned first, then goes through the readers of one form each, in the order of `State::line`.
//!
//! Grids come as they stand in the file, also with a digit twice in a unit: see [`Grid::clashes`].

mod bars;
mod board;
mod cell;
mod columns;
mod error;
mod fields;
mod grid;
mod kind;
mod list;
mod nearly;
mod node;
mod one_line;
mod outlet;
mod regions;
mod row;
mod run;
mod stack;
mod state;
mod text;
mod token;
mod value;

pub use super::container::Container;
use super::lines::Lines;
use crate::puzzles::sudoku::Grid;
pub use error::{Problem, ReadError};
use state::State;
use std::fmt;
use std::io::BufRead;

/// A puzzle and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The grid as read; its digits may clash.
    pub grid: Grid,
    /// The line of the file, from 1, on which the puzzle begins.
    pub line: usize,
    /// Its name: the comment on its line, a number or words before it, a column of names, or a line of text above it.
    pub label: Option<String>,
    /// What whoever opens it should know of how it was read.
    pub note: Option<Note>,
}

/// Something in a puzzle that was read and is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// So many cells hold several digits and are blank for that.
    PencilMarks(u8),
}

impl fmt::Display for Note {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PencilMarks(1) => {
                write!(formatter, "1 cell holds several digits (pencil marks) and is read as blank")
            }
            Self::PencilMarks(cells) => {
                write!(formatter, "{cells} cells hold several digits (pencil marks) and are read as blank")
            }
        }
    }
}

/// A puzzle, or what is wrong where one should be.
pub type Item = Result<Entry, ReadError>;

/// The puzzles of a stream and its errors, in their order. One error is given when there is nothing at all.
pub struct Puzzles<R> {
    lines: Lines<R>,
    state: State,
    has_begun: bool,
    has_ended: bool,
    /// Where waiting for the next line may take long: waits for a moment, and tells whether more has come.
    comes_soon: Option<Box<dyn FnMut() -> bool>>,
}

/// Reads a file, or a text in memory: UTF-8, UTF-16 or an older encoding, lines ended with LF, CRLF or CR. Puzzles are given
/// as they are found, and memory does not grow with the file, unless rows stand in it without end and without a gap.
///
/// ```
/// use stepback::formats::sudoku::read;
///
/// let text = format!("{}5\n{}5\n", ".".repeat(80), ".".repeat(79));
/// let mut puzzles = read(text.as_bytes());
/// assert_eq!(puzzles.next().unwrap().unwrap().grid.digit(8, 8), Some(5));
/// assert_eq!(puzzles.next().unwrap().unwrap_err().line, 2);
/// assert!(puzzles.next().is_none());
/// ```
#[must_use]
pub fn read<R: BufRead>(source: R) -> Puzzles<R> {
    let (lines, state) = (Lines::new(source), State::default());
    Puzzles { lines, state, has_begun: false, has_ended: false, comes_soon: None }
}

/// Reads a stream that may pause, as a pipe does: a puzzle is given soon after it is complete, though what follows could
/// show that it is none. `comes_soon` waits for a moment, and tells whether the source has more by then, or has ended.
#[must_use]
pub fn read_live<R: BufRead>(source: R, comes_soon: impl FnMut() -> bool + 'static) -> Puzzles<R> {
    Puzzles { comes_soon: Some(Box::new(comes_soon)), ..read(source) }
}

/// The first puzzle of a text in memory.
///
/// # Errors
///
/// Why there is none, in one line.
pub fn one(text: &str) -> Result<Entry, ReadError> {
    let first = read(text.as_bytes()).next();
    first.unwrap_or_else(|| Err(ReadError::of_all(Problem::Empty)))
}

impl<R: BufRead> Iterator for Puzzles<R> {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        loop {
            if let Some(item) = self.at_hand() {
                return Some(item);
            }
            if self.has_ended {
                return None;
            }
            if self.state.outlet().keeps_one() && !self.has_line_soon() {
                self.state.outlet().let_go();
            } else {
                self.read_line();
            }
        }
    }
}

impl<R: BufRead> Puzzles<R> {
    /// The next item, if that needs no waiting and nothing that follows can change it. Of a file all has come, so it gives
    /// all.
    pub fn at_hand(&mut self) -> Option<Item> {
        loop {
            if let Some(item) = self.state.outlet().give() {
                return Some(item);
            }
            if self.has_ended {
                return None;
            }
            if self.comes_soon.is_some() && !(self.has_begun && self.lines.is_at_hand()) {
                return None;
            }
            self.read_line();
        }
    }

    /// Whether the next line has come, or comes before there is a pause.
    fn has_line_soon(&mut self) -> bool {
        let Some(comes_soon) = &mut self.comes_soon else { return true };
        while !self.lines.is_at_hand() {
            // What cannot be read is told when the line is asked for.
            if !comes_soon() || self.lines.fill().is_err() {
                return false;
            }
        }
        true
    }

    /// Takes one line more, waiting for it if need be, or the end.
    fn read_line(&mut self) {
        if !self.has_begun {
            self.has_begun = true;
            match self.lines.head() {
                Ok(head) => {
                    if let Some(container) = super::container::container(head) {
                        return self.end(Some(Problem::Container(container)));
                    }
                }
                Err(error) => return self.end(Some(Problem::Unreadable(error.kind()))),
            }
        }
        match self.lines.next() {
            Ok(Some(line)) => self.state.line(&line),
            Ok(None) => self.end(None),
            Err(error) => self.end(Some(Problem::Unreadable(error.kind()))),
        }
    }

    fn end(&mut self, problem: Option<Problem>) {
        self.has_ended = true;
        self.state.end(self.lines.number(), problem);
    }
}
