//! Reads Sudoku puzzles as people have them, and tells the forms apart by itself.
//!
//! Known are: one line of 81 characters, alone or with numbers, names, comments and columns around it; nine rows of nine,
//! bare, spaced, boxed, as CSV; the headers of `.sdk` files and of tables; the nested list of `LeetCode`. What could be
//! read in two ways is an error and not a guess. A solution after its puzzle is not taken for a second puzzle.
//!
//! Grids come as they stand in the file, also with a digit twice in a unit: see [`Grid::clashes`].

mod columns;
mod error;
mod fields;
mod lines;
mod list;
mod one_line;
mod row;
mod rows;

use std::borrow::Cow;
use std::collections::VecDeque;

use super::encoding::decode;
use crate::puzzles::sudoku::Grid;
use columns::Columns;
pub use error::{Problem, ReadError};
use lines::{Cursor, Line, is_border, is_comment, label, trim};

/// A puzzle and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The grid as read; its digits may clash.
    pub grid: Grid,
    /// The line of the file, from 1, on which the puzzle begins.
    pub line: usize,
    /// Its name: the comment on its line, a number or words before it, a column of names, or a line of text above it.
    pub label: Option<String>,
}

/// The puzzles of a file and its errors, in the order of the file. One error is given when there is nothing at all.
#[derive(Clone, Debug)]
pub struct Puzzles<'a> {
    text: Cow<'a, str>,
    state: State,
}

/// Reads the bytes of a file: UTF-8, UTF-16 or an older encoding, lines ended with LF, CRLF or CR.
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
pub fn read(bytes: &[u8]) -> Puzzles<'_> {
    Puzzles { text: decode(bytes), state: State::default() }
}

/// The one puzzle of a text.
///
/// # Errors
///
/// Why there is none, in one line.
pub fn one(text: &str) -> Result<Grid, String> {
    match read(text.as_bytes()).next() {
        Some(Ok(entry)) => Ok(entry.grid),
        Some(Err(error)) => Err(error.to_string()),
        None => Err("a puzzle has 81 cells, nine rows of nine".to_owned()),
    }
}

impl Iterator for Puzzles<'_> {
    type Item = Result<Entry, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.state.next(&self.text)
    }
}

/// How far the reading has come.
#[derive(Clone, Debug, Default)]
struct State {
    at: usize,
    lines: usize,
    ready: VecDeque<Result<Entry, ReadError>>,
    columns: Option<Columns>,
    /// The line of text above, and its number.
    title: Option<(String, usize)>,
    /// In a section of a file that holds something else than the puzzle.
    in_other_section: bool,
    previous: Option<Grid>,
    last_one_line: usize,
    saw_text: bool,
    gave_any: bool,
}

impl State {
    fn next(&mut self, text: &str) -> Option<Result<Entry, ReadError>> {
        loop {
            while let Some(item) = self.ready.pop_front() {
                if self.is_new(&item) {
                    self.gave_any = true;
                    return Some(item);
                }
            }
            let mut cursor = Cursor { text, at: self.at, number: self.lines };
            let before = cursor;
            let Some(line) = cursor.next_line() else {
                return self.at_the_end();
            };
            (self.at, self.lines) = (cursor.at, cursor.number);
            self.line(line, before);
        }
    }

    fn at_the_end(&mut self) -> Option<Result<Entry, ReadError>> {
        if std::mem::replace(&mut self.gave_any, true) {
            return None;
        }
        let problem = if self.saw_text { Problem::NoPuzzle { lines: self.lines } } else { Problem::Empty };
        Some(Err(ReadError::new(1, 1, "", problem)))
    }

    /// Whether an item is to be given: all but the solution of the puzzle before it.
    fn is_new(&mut self, item: &Result<Entry, ReadError>) -> bool {
        let Ok(entry) = item else { return true };
        if self.previous.is_some_and(|puzzle| entry.grid.solves(&puzzle)) {
            return false;
        }
        self.previous = Some(entry.grid);
        true
    }

    fn line(&mut self, line: Line<'_>, before: Cursor<'_>) {
        if !self.in_other_section && one_line::exactly(line.text).is_some() && self.one_line(line) {
            return;
        }
        let trimmed = trim(line.text);
        self.saw_text |= !trimmed.is_empty();
        if let Some(name) = section(trimmed) {
            self.in_other_section =
                ["state", "pencilmarks", "solution", "candidates"].contains(&name.to_lowercase().as_str());
            return;
        }
        if self.in_other_section {
            return;
        }
        if trimmed.starts_with("#!sudoku") {
            self.columns = columns::read(trimmed);
        }
        if !trimmed.is_empty() && (is_comment(trimmed) || is_border(trimmed)) {
            return;
        }
        if let Some(at) = list::find(before.text, before.at) {
            self.lists(line, before, at);
            return;
        }
        if trimmed.is_empty() && line.text.is_empty() || self.one_line(line) {
            return;
        }
        let mut cursor = before;
        let title = self.title.take();
        let after_one_line = self.last_one_line + 1 == line.number && self.last_one_line > 0;
        if let Some(run) = rows::read(&mut cursor, title.as_ref().map(|(text, _)| text), after_one_line) {
            (self.at, self.lines) = (cursor.at, cursor.number);
            self.title = run.label.map(|text| (text, cursor.number));
            self.ready.extend(run.items);
            return;
        }
        if trimmed.is_empty() {
            self.title = title;
        } else if let Some(found) = columns::read(trimmed) {
            self.columns = Some(found);
        } else {
            self.title = label(trimmed).map(|text| (text, line.number));
        }
    }

    /// Takes a puzzle on one line, or its error.
    fn one_line(&mut self, line: Line<'_>) -> bool {
        let Some(outcome) = one_line::read(line, self.columns) else {
            return false;
        };
        let above = self.title.take().filter(|(_, number)| number + 1 == line.number).map(|(text, _)| text);
        self.last_one_line = line.number;
        self.ready.push_back(outcome.map(|found| Entry {
            grid: found.grid,
            line: line.number,
            label: found.label.or(above),
        }));
        true
    }

    /// Takes the list at a byte of the text and all that begin on the line on which it ends.
    fn lists(&mut self, line: Line<'_>, before: Cursor<'_>, at: usize) {
        let text = before.text;
        let (mut line, mut line_start, mut at) = (line, before.at, at);
        loop {
            let title = self.title.take().map(|(text, _)| text);
            let (outcome, end) = list::read(text, line, line_start, at);
            let failed = matches!(&outcome, Err(error) if error.problem == Problem::BadList);
            self.ready.push_back(outcome.map(|grid| Entry { grid, line: line.number, label: title }));
            let mut cursor = Cursor { text, at: line_start, number: line.number - 1 };
            loop {
                let start = cursor.at;
                let Some(next) = cursor.next_line() else {
                    break;
                };
                (line, line_start) = (next, start);
                if cursor.at > end {
                    break;
                }
            }
            if failed && trim(&text[line_start..end]).is_empty() {
                // What broke the list off is the first thing on its line, and may be a puzzle itself.
                cursor = Cursor { text, at: line_start, number: line.number - 1 };
            }
            while failed && skip_rest_of_list(&mut cursor) {}
            (self.at, self.lines) = (cursor.at, cursor.number);
            let more = if failed || end >= cursor.at { None } else { list::find(text, end) };
            match more {
                Some(next) => at = next,
                None => return,
            }
        }
    }
}

/// Steps over one more line of a broken list; the cursor stays at the first line that is none.
fn skip_rest_of_list(cursor: &mut Cursor<'_>) -> bool {
    let before = *cursor;
    let Some(line) = cursor.next_line() else {
        return false;
    };
    let part = trim(line.text).starts_with(['[', ']', '"', '\'']) && section(trim(line.text)).is_none();
    if !part {
        *cursor = before;
    }
    part
}

/// The name in `[Puzzle]`.
fn section(trimmed: &str) -> Option<&str> {
    let name = trimmed.strip_prefix('[')?.strip_suffix(']')?;
    (name.len() <= 40
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(|character| character.is_alphanumeric() || character == ' '))
    .then_some(name)
}
