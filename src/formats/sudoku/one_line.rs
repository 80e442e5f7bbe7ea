//! A puzzle on one line: 81 characters, with numbers, names, columns and comments around them.

use super::columns::{Columns, is_puzzle_name};
use super::error::{Problem, ReadError};
use super::fields::{column_of, unquote};
use super::lines::{Line, cell, is_space, label, split_comment, trim};
use crate::puzzles::sudoku::grid::{CELLS, Grid};

/// A puzzle and the name that stands on its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) grid: Grid,
    pub(super) label: Option<String>,
}

type Outcome = Result<Found, ReadError>;

/// The puzzle on a line; nothing when the line does not look like one.
pub(super) fn read(line: Line<'_>, columns: Option<Columns>) -> Option<Outcome> {
    if let Some(grid) = exactly(trim(line.text)) {
        return Some(Ok(Found { grid, label: None }));
    }
    let (body, comment) = split_comment(line.text);
    let outcome = columns
        .and_then(|columns| in_column(line, body, columns))
        .or_else(|| with_spaces(line, body.strip_suffix('\u{1A}').unwrap_or(body)))
        .or_else(|| one_slip(line, trim(body)))
        .or_else(|| among_words(line, body))
        .or_else(|| in_pieces(line, body))?;
    Some(outcome.map(|found| Found { label: label(comment).or(found.label), ..found }))
}

/// 81 cells and nothing else.
pub(super) fn exactly(text: &str) -> Option<Grid> {
    if text.len() != CELLS {
        return None;
    }
    let mut cells = [0; CELLS];
    for (target, byte) in cells.iter_mut().zip(text.bytes()) {
        *target = cell(char::from(byte))?;
    }
    Grid::from_cells(cells)
}

/// 81 digits and spaces.
fn exactly_with_spaces(text: &str) -> Option<Grid> {
    let plain =
        text.len() == CELLS && text.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9')) && text.contains("  ");
    (plain && !trim(text).is_empty()).then(|| exactly(&text.replace(' ', ".")))?
}

/// A text that should be a puzzle: its grid, or what is wrong with it.
fn strictly(line: Line<'_>, token: &str) -> Result<Grid, ReadError> {
    if let Some(grid) = exactly(token).or_else(|| exactly_with_spaces(token)) {
        return Ok(grid);
    }
    let start = column_of(line.text, token);
    if let Some((at, character)) = token.chars().enumerate().find(|(_, character)| cell(*character).is_none()) {
        return Err(ReadError::new(line.number, start + at, character.encode_utf8(&mut [0; 4]), Problem::BadCell));
    }
    Err(wrong_length(line, token))
}

/// The error at the first missing character or at the first that is too much.
pub(super) fn wrong_length(line: Line<'_>, token: &str) -> ReadError {
    let found = token.chars().count();
    let column = column_of(line.text, token) + found.min(CELLS);
    ReadError::new(line.number, column, token, Problem::PuzzleLength { found })
}

fn in_column(line: Line<'_>, body: &str, columns: Columns) -> Option<Outcome> {
    if !body.contains(columns.delimiter) {
        return None;
    }
    let field = |index: usize| body.split(columns.delimiter).nth(index);
    let raw = field(columns.puzzle)?.trim_matches(['"', '\'']);
    let token = if exactly_with_spaces(raw).is_some() { raw } else { unquote(raw) };
    if !token.contains(|character| cell(character).is_some()) {
        return None;
    }
    let grid = match strictly(line, token) {
        Ok(grid) => grid,
        Err(error) => return Some(Err(error)),
    };
    for other in tokens(body).filter(|other| column_of(body, other) != column_of(body, token)) {
        if exactly(other).is_some_and(|solution| solution.is_full() && !solution.extends(&grid)) {
            return Some(Err(contradiction(line, other)));
        }
    }
    Some(Ok(Found { grid, label: columns.label.and_then(field).and_then(label) }))
}

fn contradiction(line: Line<'_>, solution: &str) -> ReadError {
    ReadError::new(line.number, column_of(line.text, solution), solution, Problem::Contradiction)
}

/// A line of digits and of spaces for blanks. One that is too short is never padded: a lost digit looks the same.
fn with_spaces(line: Line<'_>, body: &str) -> Option<Outcome> {
    if let Some(grid) = exactly_with_spaces(body) {
        return Some(Ok(Found { grid, label: None }));
    }
    let digits = body.bytes().filter(u8::is_ascii_digit).count();
    let plain = body.bytes().all(|byte| byte == b' ' || byte.is_ascii_digit());
    if !plain || digits < 10 || !body.contains("  ") || !(41..=100).contains(&body.len()) || tokens(body).any(grid_like)
    {
        return None;
    }
    let found = body.len();
    Some(Err(ReadError::new(line.number, found.min(CELLS) + 1, body, Problem::SpacedLength { found })))
}

/// 81 characters of which a few are no cells, whatever they are.
fn one_slip(line: Line<'_>, trimmed: &str) -> Option<Outcome> {
    if trimmed.len() > CELLS * 4 || trimmed.chars().count() != CELLS {
        return None;
    }
    let good = trimmed.chars().filter(|&character| cell(character).is_some()).count();
    if good < 70 { None } else { strictly(line, trimmed).err().map(Err) }
}

fn tokens(body: &str) -> impl Iterator<Item = &str> {
    let between = |character: char| is_space(character) || ",;:|\"'`=()[]{}<>".contains(character);
    body.split(between).filter(|token| !token.is_empty())
}

/// Whether a word must be meant as a puzzle, right or wrong.
fn grid_like(token: &str) -> bool {
    if token.len() < 40 {
        return false;
    }
    let (mut length, mut good, mut letters) = (0, 0, 0);
    for character in token.chars() {
        length += 1;
        let is_cell = cell(character).is_some();
        good += usize::from(is_cell);
        letters += usize::from(!is_cell && character.is_alphabetic());
    }
    length >= 40 && good * 5 >= length * 4 || (70..=95).contains(&length) && letters == 0 && good >= 10
}

/// The first word that is meant as a puzzle; later ones must be its solution.
fn among_words(line: Line<'_>, body: &str) -> Option<Outcome> {
    let mut words = tokens(body).filter(|token| grid_like(token));
    let token = words.next()?;
    let mut grid = match strictly(line, token) {
        Ok(grid) => grid,
        Err(error) => return Some(Err(error)),
    };
    for other in words {
        let Some(second) = exactly(other) else {
            continue;
        };
        if second.is_full() && !second.extends(&grid) {
            return Some(Err(contradiction(line, other)));
        }
        if !second.is_full() {
            if !grid.solves(&second) {
                return Some(Err(ReadError::new(
                    line.number,
                    column_of(line.text, other),
                    other,
                    Problem::SecondPuzzle,
                )));
            }
            grid = second;
        }
    }
    let before = body.get(..token.as_ptr().addr() - body.as_ptr().addr()).unwrap_or("");
    Some(Ok(Found { grid, label: label(before).filter(|name| !is_puzzle_name(name)) }))
}

/// Nine pieces of nine cells, or 81 single cells; any other sum near 81 is an error.
fn in_pieces(line: Line<'_>, body: &str) -> Option<Outcome> {
    const LONGEST: usize = 1_000;
    if body.len() > LONGEST
        || body.len() < 60
        || !tokens(body).flat_map(str::chars).all(|character| cell(character).is_some())
    {
        return None;
    }
    let joined: String = tokens(body).collect();
    let even = [1, 9].into_iter().any(|width| tokens(body).all(|token| token.len() == width));
    if let (true, Some(grid)) = (even, exactly(&joined)) {
        return Some(Ok(Found { grid, label: None }));
    }
    let found = joined.len();
    let error =
        || ReadError::new(line.number, column_of(line.text, trim(body)), trim(body), Problem::PuzzleLength { found });
    (60..=100).contains(&found).then(|| Err(error()))
}
