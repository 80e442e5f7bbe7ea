//! One line as one row of nine cells: bare, spaced out, with lines between cells or boxes, or as fields of a table.
//!
//! A row may have cells too many at its ends, which name it or stand for nothing: which, is decided for nine rows together
//! (`grid`). Brackets are none of its business (`list`).

use super::cell::{Cell, is_cell, of_char, of_field};
use super::error::Problem;
use super::nearly::{Bad, bad};
use super::text::{Line, column_in, is_space, split_comment, trim};
use super::token::without_signs_of_placing;
use super::{bars, fields, nearly};
use crate::puzzles::sudoku::grid::SIDE;
use std::ops::RangeInclusive;

/// Longer lines are no rows, in bytes.
const LONGEST: usize = 400;

/// The most cells of a row, with those that are none.
pub(super) const MOST_CELLS: usize = 13;

/// How the cells of a row stand apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Nine characters, one beside the other.
    Bare,
    /// Spaces or marks between them, which are no cells.
    Parted,
    /// Each at its place in a row of so many characters, where a space is a blank.
    Placed(usize),
}

/// What else a row may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Maybe {
    /// The numbers of the columns.
    Heading,
    /// A line that parts two puzzles, in a table where each line has its marks.
    Gap,
    /// A line between boxes, of nine dashes.
    Rule,
}

/// Nine cells or some more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) cells: Vec<Cell>,
    pub(super) way: Way,
    pub(super) maybe: Option<Maybe>,
}

/// A line that looks like a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// A row.
    Row(Row),
    /// Nothing but spaces or tabs, as many as a row without a digit has: a row among rows that write blanks so, else an
    /// empty line.
    Spaces(Row),
    /// Digits and spaces that end too early, as when an editor strips spaces at the end of a line; padded here.
    Short([Cell; SIDE], usize),
    /// The names of columns.
    Heading,
    /// Nearly a row.
    Bad(Bad),
    /// So many cells, as a row of a smaller grid has and many a line that is none.
    Few(usize),
}

/// The line as a row; nothing when it does not look like one.
pub(super) fn read(line: Line<'_>) -> Option<Reading> {
    let text = line.text;
    if !line.is_whole || text.len() > LONGEST {
        return None;
    }
    if let Some(cells) = bare(trim(text)) {
        return row(cells, Way::Bare);
    }
    let (body, _) = split_comment(text);
    let body = in_table_of_latex(body);
    if trim(body).is_empty() {
        return nothing_but_spaces(text);
    }
    let body = in_quotes(body).or_else(|| in_tags(body)).unwrap_or(body);
    let mut reading = named(body).or_else(|| unnamed(body))?;
    if let Reading::Bad(bad) = &mut reading {
        bad.column += column_in(text, body) - 1;
    }
    Some(reading)
}

fn unnamed(body: &str) -> Option<Reading> {
    bars::read(body).or_else(|| fields::read(body)).or_else(|| words(body)).or_else(|| nearly::read(body))
}

/// A row of these cells, or what else they are; nothing if they are no row.
pub(super) fn row(cells: Vec<Cell>, way: Way) -> Option<Reading> {
    let inner = &cells[cells.len().saturating_sub(SIDE)..];
    let numbers: Option<Vec<u32>> = inner.iter().map(|cell| cell.number()).collect();
    let count_up =
        numbers.is_some_and(|numbers| numbers[0] <= 1 && numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]));
    if count_up && !inner.iter().any(|cell| cell.is_certain()) {
        return Some(Reading::Heading);
    }
    let mut signs: Vec<char> =
        cells.iter().filter_map(|cell| if let Cell::Sign(sign) = cell { Some(*sign) } else { None }).collect();
    // The first of more than nine cells may be the name of the row, or what stands before each item of a list.
    if cells.len() > SIDE && matches!(cells[0], Cell::Sign(_)) {
        signs.remove(0);
    }
    signs.dedup();
    let is_certain = inner.iter().any(|cell| cell.is_certain());
    let is_strange =
        signs.len() > 1 || !is_certain && signs.iter().any(|sign| sign.is_alphabetic() && !"oO".contains(*sign));
    let is_named_inside = cells.iter().skip(usize::from(cells.len() > SIDE)).any(|cell| matches!(cell, Cell::Named(_)));
    let is_of_map = |in_map: RangeInclusive<char>| {
        cells.len() == SIDE && cells.iter().all(|cell| matches!(cell, Cell::Sign(sign) if in_map.contains(sign)))
    };
    if is_of_map('A'..='I') || is_of_map('a'..='i') {
        return Some(Reading::Row(Row { cells, way, maybe: None }));
    }
    if is_strange || is_named_inside {
        return None;
    }
    let maybe = if count_up {
        Some(Maybe::Heading)
    } else if !is_certain && cells.len() == SIDE {
        Some(Maybe::Rule)
    } else if inner.iter().all(|cell| *cell == Cell::Nothing) {
        Some(Maybe::Gap)
    } else {
        None
    };
    Some(Reading::Row(Row { cells, way, maybe }))
}

/// Nine characters without a space: digits and blanks, or digits and one other sign.
fn bare(text: &str) -> Option<Vec<Cell>> {
    if text.len() < SIDE || text.len() > SIDE * 4 || text.chars().count() != SIDE {
        return None;
    }
    let cells: Vec<Cell> = text.chars().map(of_char).collect();
    let mut signs = text.chars().filter(|character| !is_cell(*character));
    let first = signs.next();
    // The regions of a jigsaw have letters.
    let is_map =
        text.bytes().all(|byte| matches!(byte, b'a'..=b'i')) || text.bytes().all(|byte| matches!(byte, b'A'..=b'I'));
    let is_one_sign = signs.all(|sign| Some(sign) == first) || is_map;
    // A mark that stands between fields stands for nothing else in a row.
    (is_one_sign && !text.contains(is_space) && !text.contains(['|', ',', ';', '&'])).then_some(cells)
}

/// What stands between marks of LaTeX, without its commands.
fn in_table_of_latex(body: &str) -> &str {
    let body = body.split("\\\\").next().unwrap_or_default();
    let mut rest = body;
    while let Some(after) = trim(rest).strip_prefix("\\hline") {
        rest = after;
    }
    rest
}

/// What stands in a string that is a line of a program.
fn in_quotes(body: &str) -> Option<&str> {
    let trimmed = trim(body).trim_end_matches([',', '+', '\\', ';', ' ', '.']);
    let quote = trimmed.chars().next().filter(|character| matches!(character, '"' | '\'' | '`'))?;
    let inner = trimmed.strip_prefix(quote)?.strip_suffix(quote)?;
    (!inner.contains(quote)).then(|| inner.strip_suffix("\\n").unwrap_or(inner))
}

/// What stands between two tags of XML that are all else on the line.
fn in_tags(body: &str) -> Option<&str> {
    let inner = trim(body).strip_prefix('<')?.strip_suffix('>')?;
    let (_, rest) = inner.split_once('>')?;
    let (inner, close) = rest.split_once('<')?;
    close.starts_with('/').then_some(inner)
}

fn nothing_but_spaces(text: &str) -> Option<Reading> {
    let of = |way| Reading::Spaces(Row { cells: vec![Cell::Nothing; SIDE], way, maybe: Some(Maybe::Gap) });
    match text.len() {
        width @ (9 | 17) if text.bytes().all(|byte| byte == b' ') => Some(of(Way::Placed(width))),
        8..=9 if text.bytes().all(|byte| byte == b'\t') => Some(of(Way::Parted)),
        _ => None,
    }
}

/// A row after its name and a colon.
fn named(body: &str) -> Option<Reading> {
    let (name, rest) = body.split_once(':')?;
    let name = trim(name);
    let is_name = (1..=12).contains(&name.chars().count()) && name.contains(char::is_alphanumeric);
    if !is_name || name.contains(['|', ',', ';', '\t']) || trim(rest).is_empty() {
        return None;
    }
    match unnamed(rest)? {
        Reading::Row(found) if found.cells.len() == SIDE => {
            let cells = [&[Cell::Named(number_in(name).unwrap_or(0))], &found.cells[..]].concat();
            row(cells, found.way)
        }
        Reading::Bad(mut bad) if number_in(name).is_some() => {
            bad.column += column_in(body, rest) - 1;
            Some(Reading::Bad(bad))
        }
        _ => None,
    }
}

/// The number in the name of a row or a column: `R1`, `Row 1`, `[1,]`, `A`.
pub(super) fn number_in(name: &str) -> Option<u32> {
    let inner = name.trim_matches(|character: char| !character.is_alphanumeric());
    let digits = inner.trim_start_matches(|character: char| !character.is_ascii_digit());
    match (inner.chars().next()?, inner.chars().count()) {
        (letter, 1) if letter.is_alphabetic() => of_char(letter).number(),
        _ if inner.len() - digits.len() <= 6 && digits.len() <= 6 => digits.parse().ok(),
        _ => None,
    }
}

/// A word that is a cell, or the name of a row or a column.
fn cell_or_name(word: &str) -> Option<Cell> {
    of_field(word).or_else(|| (word.len() <= 6).then(|| number_in(word))?.map(Cell::Named))
}

/// The cells of these words; the first of more than nine may be a name, and a number of several digits then is one.
pub(super) fn cells_of(words: &[&str], cell: fn(&str) -> Option<Cell>) -> Option<Vec<Cell>> {
    let mut cells = words.iter().map(|word| cell(word)).collect::<Vec<_>>();
    if words.len() > SIDE && !matches!(cells[0], Some(cell) if cell != Cell::Several) {
        cells[0] = cell_or_name(words[0].trim()).and_then(|cell| match cell {
            Cell::Several => number_in(words[0]).map(Cell::Named),
            cell => Some(cell),
        });
    }
    cells.into_iter().collect()
}

/// Words that are cells, or nine characters with spaces or without; bars among them are for `bars` alone.
fn words(body: &str) -> Option<Reading> {
    if body.contains('|') {
        return None;
    }
    if body.contains("][") || body.contains(")(") {
        // Each cell has its box.
        return words(&body.replace("][", "] [").replace(")(", ") ("));
    }
    let words: Vec<&str> = body.split(is_space).filter(|word| !word.is_empty()).collect();
    if (SIDE..=MOST_CELLS).contains(&words.len())
        && let Some(cells) = cells_of(&words, cell_or_name)
        && let Some(reading) = row(cells, Way::Parted)
    {
        return Some(reading);
    }
    if let [word] = words[..]
        && let Some(rest) = word.strip_prefix(['+', '-', '~', ':', '>'])
        && let Some(cells) = bare(rest)
    {
        // What a program puts before each line that it shows or compares.
        return row([&[of_char(word.chars().next()?)], &cells[..]].concat(), Way::Parted);
    }
    if let Some(cells) = characters(&words) {
        return row(cells, if words.len() == 1 { Way::Bare } else { Way::Parted });
    }
    if let Some((name, rest)) = words.split_first()
        && let Some(cells) = characters(rest)
        && name.len() <= 6
        && let Some(name) = cell_or_name(name)
    {
        let name = if name == Cell::Several { number_in(words[0]).map_or(name, Cell::Named) } else { name };
        return row([&[name], &cells[..]].concat(), Way::Parted);
    }
    placed(body)
}

/// Whether characters may be cells each, though no space stands between them: not those of numbers like `0.0`.
pub(super) fn are_cells(characters: impl Iterator<Item = char>) -> bool {
    let mut blanks = characters.filter(|character| matches!(of_char(*character), Cell::Blank(_)));
    let first = blanks.next();
    blanks.all(|blank| Some(blank) == first)
}

/// Nine cells, whatever stands between them; a `+` before a digit says how it came there.
fn characters(words: &[&str]) -> Option<Vec<Cell>> {
    let kept = words.iter().flat_map(|word| word.chars());
    if kept.clone().count() > SIDE * 2 {
        return None;
    }
    let mut joined: String = kept.collect();
    if joined.chars().count() > SIDE
        && let Some(without) = without_signs_of_placing(&joined)
    {
        joined = without;
    }
    (words.len() == 1 || are_cells(joined.chars())).then(|| bare(&joined))?
}

/// Digits at their places, with spaces for blanks.
fn placed(body: &str) -> Option<Reading> {
    if !body.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9')) {
        return None;
    }
    let cell = |byte: &u8| of_char(char::from(*byte));
    let bytes = body.as_bytes();
    if bytes.len() == 2 * SIDE - 1 && bytes.iter().skip(1).step_by(2).all(|byte| *byte == b' ') {
        return row(bytes.iter().step_by(2).map(cell).collect(), Way::Placed(bytes.len()));
    }
    if bytes.len() > SIDE {
        return None;
    }
    let mut cells = [Cell::Nothing; SIDE];
    for (target, byte) in cells.iter_mut().zip(bytes) {
        *target = cell(byte);
    }
    if bytes.len() == SIDE {
        row(cells.to_vec(), Way::Placed(SIDE))
    } else if body.ends_with(' ') {
        let problem = Problem::RowLength { found: bytes.len() };
        Some(bad(bytes.len() + 1, body, problem, Some(bytes.len())))
    } else {
        Some(Reading::Short(cells, bytes.len()))
    }
}

#[cfg(test)]
mod tests;
