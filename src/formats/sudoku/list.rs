//! The nested list as people paste it from `LeetCode`, from Python or JSON: nine lists of nine cells, or nine strings.

use super::error::{Problem, ReadError};
use super::lines::{Line, cell, is_space};
use super::row::Blanks;
use crate::puzzles::sudoku::grid::{CELLS, Grid, SIDE};

/// After so many values without a bracket what follows is not the list any more.
const MOST: usize = 20;

/// A longer value without quotes is none, in bytes.
const LONGEST: usize = 8;

/// Where in the text the next list begins, from a place in it up to the end of its line.
pub(super) fn find(text: &str, from: usize) -> Option<usize> {
    let rest = &text[from..];
    let line = &rest[..rest.find(['\n', '\r']).unwrap_or(rest.len())];
    line.match_indices('[').map(|(at, _)| from + at).find(|&at| starts_board(&text[at + 1..]))
}

/// After a bracket: another one, which must hold cells, or a string of nine cells.
fn starts_board(rest: &str) -> bool {
    let rest = rest.trim_start_matches(is_space);
    match rest.strip_prefix('[') {
        Some(inner) => {
            let inner = inner.trim_start_matches(is_space);
            let word = inner.starts_with("None") || inner.starts_with("null");
            word || inner.starts_with(|character: char| "\"'[]".contains(character) || cell(character).is_some())
        }
        None => {
            rest.starts_with(['"', '\''])
                && rest[1..].chars().take_while(|&character| cell(character).is_some()).count() >= 5
        }
    }
}

/// The board that begins with the bracket at a byte of the text, and the byte after it or after what is wrong.
pub(super) fn read(text: &str, line: Line<'_>, line_start: usize, at: usize) -> (Result<Grid, ReadError>, usize) {
    let mut scanner = Scanner { text, at, line: line.number, line_start };
    let mut board = Board { cells: [0; CELLS], rows: 0, blanks: Blanks::default(), wrong: None };
    // An outer list of boards is stepped into: the board is the list of rows.
    loop {
        let inner = scanner.text[scanner.at + 1..].trim_start_matches(is_space);
        if !inner.starts_with('[') || !inner[1..].trim_start_matches(is_space).starts_with('[') {
            break;
        }
        scanner.bump();
        scanner.skip_spaces();
    }
    let result = board.read(&mut scanner).and_then(|()| board.grid());
    (result, scanner.at)
}

struct Scanner<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    line_start: usize,
}

impl<'t> Scanner<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self) {
        let Some(character) = self.peek() else { return };
        self.at += character.len_utf8();
        if character == '\n' || (character == '\r' && self.peek() != Some('\n')) {
            self.line += 1;
            self.line_start = self.at;
        }
    }

    fn skip_spaces(&mut self) {
        loop {
            match self.peek() {
                Some(character) if is_space(character) => self.bump(),
                Some('#') => self.skip_line(),
                Some('/') if self.rest().starts_with("//") => self.skip_line(),
                _ => return,
            }
        }
    }

    fn skip_line(&mut self) {
        while self.peek().is_some_and(|character| character != '\n' && character != '\r') {
            self.bump();
        }
    }

    fn error(&self, start: usize, value: &str, problem: Problem) -> ReadError {
        let column = self.text.get(self.line_start..start).map_or(1, |before| before.chars().count() + 1);
        ReadError::new(self.line, column, value, problem)
    }

    /// An error here about what stands here.
    fn unexpected(&self) -> ReadError {
        let value: String = self.peek().map(String::from).unwrap_or_default();
        self.error(self.at, &value, Problem::BadList)
    }

    /// A value up to the next comma, bracket or space, or a string up to its quote, without its quotes.
    fn value(&mut self) -> Result<&'t str, ReadError> {
        let rest = self.rest();
        if let Some(quote @ ('"' | '\'')) = rest.chars().next() {
            let end = rest[1..].find([quote, '\n', '\r']).filter(|&end| rest[1 + end..].starts_with(quote));
            let Some(end) = end else {
                return Err(self.unexpected());
            };
            self.at += end + 2;
            return Ok(&rest[1..=end]);
        }
        let end = rest.find(|character| is_space(character) || ",[]\"'#".contains(character)).unwrap_or(rest.len());
        if end == 0 || end > LONGEST {
            return Err(self.unexpected());
        }
        self.at += end;
        Ok(&rest[..end])
    }
}

struct Board {
    cells: [u8; CELLS],
    rows: usize,
    blanks: Blanks,
    wrong: Option<ReadError>,
}

impl Board {
    fn read(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        scanner.bump();
        loop {
            scanner.skip_spaces();
            match scanner.peek() {
                Some(']') => break,
                Some('[') => self.row(scanner)?,
                Some('"' | '\'') => self.row_in_a_string(scanner)?,
                _ => return Err(scanner.unexpected()),
            }
            scanner.skip_spaces();
            if scanner.peek() == Some(',') {
                scanner.bump();
            }
        }
        if self.rows != SIDE {
            let error = scanner.error(scanner.at, "]", Problem::RowCount { found: self.rows });
            self.wrong.get_or_insert(error);
        }
        scanner.bump();
        Ok(())
    }

    fn row(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        scanner.bump();
        let mut found = 0;
        loop {
            scanner.skip_spaces();
            match scanner.peek() {
                Some(']') => break,
                Some('[') | None => return Err(scanner.unexpected()),
                Some(_) if found >= MOST => return Err(scanner.unexpected()),
                Some(_) => {}
            }
            let start = scanner.at;
            let value = scanner.value()?;
            self.cell(scanner, found, start, value);
            found += 1;
            scanner.skip_spaces();
            if scanner.peek() == Some(',') {
                scanner.bump();
            }
        }
        self.end_row(scanner, found);
        scanner.bump();
        Ok(())
    }

    fn row_in_a_string(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        let start = scanner.at;
        let value = scanner.value()?;
        for (index, (offset, character)) in value.char_indices().enumerate() {
            self.cell(scanner, index, start + 1 + offset, &value[offset..offset + character.len_utf8()]);
        }
        self.end_row(scanner, value.chars().count());
        Ok(())
    }

    fn cell(&mut self, scanner: &Scanner<'_>, column: usize, start: usize, value: &str) {
        let mut characters = value.chars();
        let digit = match (characters.next(), characters.next()) {
            (None, _) | (Some(' '), None) => Some(0),
            (Some(character), None) => cell(character),
            _ => matches!(value, "None" | "null").then_some(0),
        };
        let Some(digit) = digit else {
            self.wrong.get_or_insert_with(|| scanner.error(start, value, Problem::BadCell));
            return;
        };
        let nothing = value.trim().is_empty();
        self.blanks.empties |= nothing;
        self.blanks.marks |= digit == 0 && !nothing;
        if self.blanks.are_mixed() {
            self.wrong.get_or_insert_with(|| scanner.error(start, value, Problem::MixedBlanks));
        }
        if self.rows < SIDE && column < SIDE {
            self.cells[self.rows * SIDE + column] = digit;
        }
    }

    fn end_row(&mut self, scanner: &Scanner<'_>, found: usize) {
        self.rows += 1;
        if found != SIDE {
            self.wrong.get_or_insert_with(|| scanner.error(scanner.at, "", Problem::RowLength { found }));
        }
    }

    fn grid(&mut self) -> Result<Grid, ReadError> {
        match self.wrong.take() {
            Some(error) => Err(error),
            None => Ok(Grid::from_cells(self.cells).unwrap_or(Grid::EMPTY)),
        }
    }
}
