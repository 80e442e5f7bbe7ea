//! One value of a list: a cell, a string of several, or something else.

use super::cell::{self, Cell, is_cell, of_char, of_field};
use super::text::is_space;
use crate::puzzles::sudoku::grid::{CELLS, SIDE};

/// A longer value without quotes is none, in bytes.
const LONGEST: usize = 8;

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value<'t> {
    Cell(Cell),
    /// A string of nine cells.
    Row([Cell; SIDE]),
    /// A string of so many cells that must be meant as a row.
    ShortRow(usize),
    /// A string of 81 characters.
    Puzzle(&'t str),
    /// Something short that is no cell.
    Bad(&'t str),
    /// A name, as stands before a bracket.
    Word,
}

/// The value that begins here, and how many bytes it has; nothing if none does.
pub(super) fn value(rest: &str) -> Option<(Value<'_>, usize)> {
    let first = rest.chars().next()?;
    if matches!(first, '"' | '\'' | '`') {
        return quoted(rest, first);
    }
    let is_end = |character: char| is_space(character) || ",;[]{}()\"'`".contains(character);
    let end = rest.find(is_end).unwrap_or(rest.len());
    let text = &rest[..end];
    let next = rest[end..].chars().next();
    if end == 0 {
        return None;
    }
    if matches!(next, Some('"' | '\'')) {
        // `b'5'`, `u"5"`: what stands before the quote says what kind of string it is.
        let is_prefix = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
        return is_prefix.then(|| quoted(&rest[end..], next?))?.map(|(value, length)| (value, end + length));
    }
    let opens = matches!(next, Some('[' | '{' | '('));
    let is_name =
        text.len() <= 24 && text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_' || first == '&');
    if opens {
        return is_name.then_some((Value::Word, end));
    }
    if let Some(cell) = of_field(text).filter(|_| text.len() <= 24) {
        return Some((Value::Cell(cell), end));
    }
    if is_name
        && rest[end..]
            .trim_start_matches(is_space)
            .starts_with(|next: char| next.is_ascii_alphabetic() || "[{(".contains(next))
    {
        return Some((Value::Word, end));
    }
    (end <= LONGEST).then_some((Value::Bad(text), end))
}

/// A string up to its quote, which must stand on the same line.
fn quoted(rest: &str, quote: char) -> Option<(Value<'_>, usize)> {
    let end = 1 + rest[1..].find(quote)?;
    let text = &rest[1..end];
    let length = end + 1;
    if let Some(cell) = cell::of_field(text) {
        return Some((Value::Cell(cell), length));
    }
    let count = text.chars().count();
    if count == SIDE {
        let mut characters = text.chars().map(of_char);
        return Some((Value::Row(std::array::from_fn(|_| characters.next().unwrap_or(Cell::Nothing))), length));
    }
    if count >= CELLS - 10 {
        return Some((Value::Puzzle(text), length));
    }
    let good = text.chars().filter(|character| is_cell(*character)).count();
    if (5..=40).contains(&count) && good * 5 >= count * 4 {
        return Some((Value::ShortRow(count), length));
    }
    (count <= LONGEST).then_some((Value::Bad(text), length))
}
