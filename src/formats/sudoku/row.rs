//! One line as one row of nine cells: bare, spaced out, with lines between cells or boxes, or as fields of a table.
//!
//! A row may have cells too many at its ends, which name it or stand for nothing: which, is decided for nine rows together
//! (`grid`). Brackets are none of its business (`list`).

use super::bars;
use super::cell::{Cell, is_cell, of_char, of_field, unquote};
use super::error::Problem;
use super::text::{Line, column_in, is_space, split_comment, trim};
use super::token::without_signs_of_placing;
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

/// What is wrong with a line that is nearly a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bad {
    /// The character in the text, from 1.
    pub(super) column: usize,
    /// What stands there.
    pub(super) value: String,
    pub(super) problem: Problem,
    /// How many cells there are when nothing else is in the line.
    pub(super) only_cells: Option<usize>,
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
    let body = in_quotes(body).unwrap_or(body);
    let mut reading = named(body).or_else(|| unnamed(body))?;
    if let Reading::Bad(bad) = &mut reading {
        bad.column += column_in(text, body) - 1;
    }
    Some(reading)
}

fn unnamed(body: &str) -> Option<Reading> {
    bars::read(body).or_else(|| fields(body)).or_else(|| words(body)).or_else(|| nearly(body))
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
    (!inner.contains(quote)).then_some(inner)
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

/// Fields of a table.
fn fields(body: &str) -> Option<Reading> {
    let most = [';', ',', '\t', '&']
        .into_iter()
        .max_by_key(|mark| (body.matches(*mark).count().min(SIDE - 1), *mark == ';'))?;
    if body.matches(most).count() < 4 {
        return None;
    }
    let parts = split_fields(body, most);
    if parts.len() > MOST_CELLS {
        return None;
    }
    let cells: Vec<Option<Cell>> = parts.iter().map(|part| of_field(part)).collect();
    let good = cells.iter().flatten().filter(|cell| cell.is_certain() && **cell != Cell::Nothing).count();
    let filled = parts.iter().filter(|part| !unquote(part).is_empty()).count();
    if parts.len() > SIDE
        && let Some(cells) = cells_of(&parts, of_field)
    {
        return row(cells, Way::Parted);
    }
    if let Some(index) = cells.iter().position(Option::is_none) {
        let value = unquote(parts[index]);
        let near = parts.len() == SIDE && good + 1 == filled && good > 0 && value.chars().count() <= 4;
        let column = column_in(body, trim(parts[index]));
        return near.then(|| bad(column, value, Problem::BadCell, None));
    }
    if parts.len() < SIDE {
        let column = column_in(body, parts[parts.len() - 1]);
        return (good > 0)
            .then(|| bad(column, trim(body), Problem::RowLength { found: parts.len() }, Some(parts.len())));
    }
    row(cells.into_iter().flatten().collect(), Way::Parted)
}

/// The fields between marks; a mark between double quotes is none.
fn split_fields(body: &str, mark: char) -> Vec<&str> {
    let mut parts = vec![];
    let (mut start, mut is_quoted) = (0, false);
    for (at, character) in body.char_indices() {
        if character == '"' {
            is_quoted = !is_quoted;
        } else if character == mark && !is_quoted {
            parts.push(&body[start..at]);
            start = at + mark.len_utf8();
        }
    }
    parts.push(&body[start..]);
    if is_quoted { body.split(mark).collect() } else { parts }
}

/// Words that are cells, or nine characters with spaces or without; bars among them are for `bars` alone.
fn words(body: &str) -> Option<Reading> {
    if body.contains('|') {
        return None;
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
    bare(&joined)
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

/// What cannot be a row and must be meant as one, or as one of a grid of another size.
fn nearly(body: &str) -> Option<Reading> {
    let words: Vec<&str> = body.split(is_space).filter(|word| !word.is_empty() && *word != "|").collect();
    let is_value = |word: &&str| {
        word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_digit())
            || word.chars().count() == 1 && !word.contains(char::is_alphabetic)
    };
    if words.len() != SIDE && words.len() > 4 && words.iter().all(is_value) {
        let found = words.len();
        let column = column_in(body, words[found.min(SIDE + 1) - 1]) + usize::from(found < SIDE);
        return Some(bad(column, trim(body), Problem::RowLength { found }, Some(found)));
    }
    let kept: Vec<(usize, char)> =
        body.chars().enumerate().filter(|&(_, character)| !is_space(character) && character != '|').collect();
    let width = kept.len();
    let good = kept.iter().filter(|(_, character)| is_cell(*character)).count();
    let is_letter = |character: char| character.is_alphabetic() && !is_cell(character);
    let has_letter = kept.iter().any(|(_, character)| is_letter(*character));
    let digits = kept.iter().filter(|(_, character)| character.is_ascii_digit()).count();
    let is_of_16 =
        width == 16 && good >= 4 && kept.iter().all(|(_, character)| is_cell(*character) || is_letter(*character));
    let is_near = good * 5 >= width * 4 || (width == SIDE && digits > 0 && !has_letter) || is_of_16;
    if width == 4 && digits > 0 && kept.iter().all(|(_, character)| "01234._*xX-".contains(*character)) {
        return Some(Reading::Few(4));
    }
    if !(5..=40).contains(&width) || !is_near {
        return None;
    }
    Some(match kept.iter().find(|(_, character)| !is_cell(*character)).filter(|_| !is_of_16) {
        Some(&(at, character)) => bad(at + 1, character.encode_utf8(&mut [0; 4]), Problem::BadCell, None),
        None => {
            let column = kept.get(SIDE).or(kept.last()).map_or(1, |(at, _)| at + if width < SIDE { 2 } else { 1 });
            bad(column, trim(body), Problem::RowLength { found: width }, Some(width))
        }
    })
}

pub(super) fn bad(column: usize, value: &str, problem: Problem, only_cells: Option<usize>) -> Reading {
    Reading::Bad(Bad { column, value: value.to_owned(), problem, only_cells })
}
