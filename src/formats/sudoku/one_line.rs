//! A puzzle on one line: 81 cells, with numbers, names, columns, addresses and comments around them.

use super::board::{self, Board};
use super::cell::{Cell, is_cell, of_field, unquote};
use super::columns::{Columns, is_puzzle_name};
use super::error::{Problem, ReadError};
use super::regions::Map;
use super::text::{Line, is_space, label, split_comment, trim};
use super::token::{self, Token, exactly};
use crate::puzzles::sudoku::grid::{CELLS, Grid, SIDE};

/// What a line holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A puzzle, how many of its cells are pencil marks, and the name that stands on its line.
    Puzzle(Grid, u8, Option<String>),
    /// The regions of a puzzle.
    Map(Map),
}

type Outcome = Result<Found, ReadError>;

/// The puzzle on a line; nothing when the line does not look like one. Only where it `is_alone`, and not under a row, can
/// spaces in it be blanks.
pub(super) fn read(line: Line<'_>, columns: Option<Columns>, is_alone: bool) -> Option<Outcome> {
    if let Some(outcome) = whole(line, trim(line.text)) {
        return Some(outcome);
    }
    let (body, comment) = split_comment(line.text);
    let outcome = columns
        .and_then(|columns| in_column(line, body, columns))
        .or_else(|| with_spaces(line, body.strip_suffix('\u{1A}').unwrap_or(body)).filter(|_| is_alone))
        .or_else(|| one_slip(line, trim(body)))
        .or_else(|| among_words(line, body))?;
    Some(outcome.map(|found| match found {
        Found::Puzzle(grid, several, name) => Found::Puzzle(grid, several, label(comment).or(name)),
        Found::Map(map) => Found::Map(map),
    }))
}

/// 81 cells and nothing else.
fn whole(line: Line<'_>, trimmed: &str) -> Option<Outcome> {
    if trimmed.len() < CELLS || trimmed.len() > CELLS * 4 || trimmed.contains(is_space) {
        return None;
    }
    match token::read(trimmed).filter(|_| trimmed.chars().count() == CELLS)? {
        Token::Board(board) => Some(Ok(found(board, None))),
        Token::Wrong(at, problem @ Problem::MixedBlanks) => Some(Err(wrong(line, trimmed, at, problem))),
        Token::Wrong(..) => None,
    }
}

fn found(board: Board, name: Option<String>) -> Found {
    match board {
        Board::Puzzle(grid, several) => Found::Puzzle(grid, several, name),
        Board::Map(map) => Found::Map(map),
    }
}

/// What is wrong with a word at one of its characters: the length shows all of it, a bad cell only itself.
fn wrong(line: Line<'_>, text: &str, at: usize, problem: Problem) -> ReadError {
    let one = text.chars().nth(at).map(String::from).filter(|_| problem == Problem::BadCell);
    ReadError::new(line.number, line.column_of(text) + at, one.as_deref().unwrap_or(text), problem)
}

/// The error at the first missing character or at the first that is too much.
pub(super) fn wrong_length(line: Line<'_>, text: &str) -> ReadError {
    let found = text.chars().count();
    wrong(line, text, found.min(CELLS), Problem::PuzzleLength { found })
}

/// 81 digits and spaces. Nine digits or fewer may be a row with wide cells.
fn exactly_with_spaces(text: &str) -> Option<Result<Grid, Problem>> {
    let digits = text.bytes().filter(|byte| matches!(byte, b'1'..=b'9')).count();
    let plain =
        text.len() == CELLS && text.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9')) && text.contains("  ");
    if !plain || digits == 0 || is_wide_row(text) {
        return None;
    }
    let grid = exactly(&text.replace(' ', "."))?;
    Some(if digits > SIDE { Ok(grid) } else { Err(Problem::Ambiguous) })
}

/// Whether it is nine cells that stand far apart, as those of a grid with pencil marks do; maybe with the name of the row.
fn is_wide_row(body: &str) -> bool {
    let words = body.split_whitespace();
    (SIDE..=SIDE + 2).contains(&words.clone().count()) && words.skip(1).all(|word| of_field(word).is_some())
}

fn in_column(line: Line<'_>, body: &str, columns: Columns) -> Option<Outcome> {
    if !body.contains(columns.delimiter) {
        return None;
    }
    let field = |index: usize| body.split(columns.delimiter).nth(index);
    let raw = field(columns.puzzle)?.trim_matches(['"', '\'']);
    let name = || columns.label.and_then(field).and_then(label);
    if let Some(Ok(grid)) = exactly_with_spaces(raw) {
        return Some(Ok(Found::Puzzle(grid, 0, name())));
    }
    let text = unquote(raw);
    if !text.contains(is_cell) {
        return None;
    }
    let (grid, several) = match token::read(text) {
        Some(Token::Board(Board::Puzzle(grid, several))) => (grid, several),
        Some(Token::Board(Board::Map(_))) => return None,
        Some(Token::Wrong(at, problem)) => return Some(Err(wrong(line, text, at, problem))),
        None => return Some(Err(wrong_length(line, text))),
    };
    for other in words(body).filter(|other| line.column_of(other) != line.column_of(text)) {
        if exactly(other).is_some_and(|solution| solution.is_full() && !solution.extends(&grid)) {
            return Some(Err(wrong(line, other, 0, Problem::Contradiction)));
        }
    }
    Some(Ok(Found::Puzzle(grid, several, name())))
}

/// A line of digits and of spaces for blanks. One that is too short is never padded: a lost digit looks the same.
fn with_spaces(line: Line<'_>, body: &str) -> Option<Outcome> {
    if let Some(grid) = exactly_with_spaces(body) {
        let found = grid.map(|grid| Found::Puzzle(grid, 0, None));
        return Some(found.map_err(|problem| ReadError::new(line.number, 1, body, problem)));
    }
    let digits = body.bytes().filter(u8::is_ascii_digit).count();
    let plain = body.bytes().all(|byte| byte == b' ' || byte.is_ascii_digit());
    let has_one = || words(body).any(|word| token::read(word).is_some());
    if !plain || digits < 10 || !body.contains("  ") || !(41..=100).contains(&body.len()) || has_one() {
        return None;
    }
    let found = body.len();
    let error = ReadError::new(line.number, found.min(CELLS) + 1, body, Problem::SpacedLength { found });
    (!is_wide_row(body)).then_some(Err(error))
}

/// 81 characters of which a few are no cells, whatever they are.
fn one_slip(line: Line<'_>, trimmed: &str) -> Option<Outcome> {
    if trimmed.len() > CELLS * 4 || trimmed.chars().count() != CELLS {
        return None;
    }
    if trimmed.chars().filter(|&character| is_cell(character)).count() < 70 {
        return None;
    }
    let at = trimmed.chars().position(|character| !is_cell(character))?;
    Some(Err(wrong(line, trimmed, at, Problem::BadCell)))
}

/// The words of a line; in an address also what stands between its own marks.
fn words(body: &str) -> impl Iterator<Item = &str> {
    let in_address = body.contains("://");
    let between = move |character: char| {
        is_space(character) || ",;:|\"'`=()[]{}<>&".contains(character) || in_address && "/?#%".contains(character)
    };
    body.split(between).filter(|word| !word.is_empty())
}

/// The first word that is meant as a puzzle; later ones must be its solution or its regions.
fn among_words(line: Line<'_>, body: &str) -> Option<Outcome> {
    let mut meant = words(body).filter_map(|word| Some((word, token::read(word)?)));
    let (mut text, first) = meant.next()?;
    let (mut puzzle, mut several, mut map) = match first {
        Token::Board(Board::Puzzle(grid, several)) => (Some(grid), several, None),
        Token::Board(Board::Map(map)) => (None, 0, Some(map)),
        Token::Wrong(at, problem) => return Some(Err(wrong(line, text, at, problem))),
    };
    for (other, token) in meant {
        let (second, marks) = match token {
            Token::Board(Board::Puzzle(grid, several)) => (grid, several),
            Token::Board(Board::Map(regions)) => {
                map = Some(regions);
                continue;
            }
            Token::Wrong(..) => continue,
        };
        match puzzle {
            None => (puzzle, several, text) = (Some(second), marks, other),
            Some(grid) if second.is_full() => {
                if !second.extends(&grid) && map != Some(Map::Jigsaw) {
                    return Some(Err(wrong(line, other, 0, Problem::Contradiction)));
                }
            }
            Some(grid) if grid.solves(&second) => (puzzle, several) = (Some(second), marks),
            Some(_) => return Some(Err(wrong(line, other, 0, Problem::SecondPuzzle))),
        }
    }
    match (puzzle, map) {
        (Some(_), Some(Map::Jigsaw)) => Some(Err(wrong(line, text, 0, Problem::Jigsaw))),
        (Some(grid), _) => {
            let before = body.get(..text.as_ptr().addr() - body.as_ptr().addr()).unwrap_or_default();
            Some(Ok(Found::Puzzle(grid, several, label(before).filter(|name| !is_puzzle_name(name)))))
        }
        (None, map) => map.map(|map| Ok(Found::Map(map))),
    }
}

/// 81 fields, 81 records of several fields, or pieces of equal length; any other sum near 81 is an error.
pub(super) fn in_pieces(line: Line<'_>) -> Option<Outcome> {
    const LONGEST: usize = 4_000;
    let (body, comment) = split_comment(line.text);
    let body = trim(body).strip_prefix('|').unwrap_or(body);
    if body.len() > LONGEST || body.len() < 60 {
        return None;
    }
    if let Some(board) = in_fields(body) {
        let name = || label(comment);
        return Some(match board {
            Ok(board) => Ok(found(board, name())),
            Err((at, problem)) => Err(ReadError::new(line.number, line.column_of(trim(body)) + at, "", problem)),
        });
    }
    let joined: String = words(body).collect();
    let found_cells = joined.chars().count();
    if !(60..=100).contains(&found_cells) {
        return None;
    }
    let even = [1, 3, 9, 27].into_iter().any(|width| words(body).all(|word| word.chars().count() == width));
    match token::read(&joined) {
        Some(Token::Board(board)) if even => Some(Ok(found(board, label(comment)))),
        _ if !joined.chars().all(is_cell) => None,
        _ => {
            let (at, problem) = (line.column_of(trim(body)), Problem::PuzzleLength { found: found_cells });
            Some(Err(ReadError::new(line.number, at, trim(body), problem)))
        }
    }
}

/// 81 fields between marks, or the first of each of 81 groups of fields.
fn in_fields(body: &str) -> Option<Result<Board, (usize, Problem)>> {
    for between in [',', ';', '\t', '|', '&', ' '] {
        let mut fields: Vec<&str> = if between == ' ' {
            body.split_whitespace().collect()
        } else if body.matches(between).count() >= CELLS - 1 {
            body.split(between).collect()
        } else {
            continue;
        };
        let is_list_end = between != ' ' && fields.len() % CELLS == 1 && fields.len() > CELLS;
        if is_list_end {
            // What follows the last mark belongs to nothing, and what stands before the first field to its line.
            fields.pop();
        }
        let size = fields.len() / CELLS;
        if !fields.len().is_multiple_of(CELLS) || !(1..=6).contains(&size) {
            continue;
        }
        let first = fields[0].rsplit(['"', '\'', '=']).next().unwrap_or_default();
        fields[0] = if fields[0].ends_with(['"', '\'']) { fields[0] } else { first };
        let mut cells = [Cell::Nothing; CELLS];
        let read = cells.iter_mut().zip(fields.chunks(size)).all(|(cell, group)| match of_field(group[0]) {
            Some(found) => {
                *cell = found;
                true
            }
            None => false,
        });
        // With one mark fewer than fields, an empty end would be a field more.
        let is_sure = !is_list_end || !cells.contains(&Cell::Nothing) || size > 1;
        if read && is_sure {
            return Some(board::of_cells(&cells).map_err(|(_, problem)| (0, problem)));
        }
    }
    None
}
