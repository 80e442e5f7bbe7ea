//! Lists of a program or of JSON, in any brackets: nine lists of nine cells, nine strings of nine, one list of 81, or
//! strings of 81; on one line or on many.
//!
//! A list is read value by value, so its length costs no memory. A list of nine cells that stands in no other is a row, and
//! rows are somebody else's business (`run`).

use super::board::Board;
use super::cell::Cell;
use super::error::{Problem, ReadError};
use super::node::{FEWEST, Given, Node, Place};
use super::stack::Find;
use super::text::{Line, is_space};
use super::token::{self, Token};
use super::value::{Value, value};
use crate::puzzles::sudoku::grid::{CELLS, SIDE};

/// The deepest lists that are read.
const DEEPEST: usize = 8;

/// After so many words that are no values what follows is not the list any more.
const MOST_WORDS: usize = 4;

/// What came of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fed {
    /// The list goes on after it.
    GoesOn,
    /// The list ended before that byte.
    Ended(usize),
    /// The same, and it held too little to be one.
    Nothing(usize),
    /// What stands at that byte is no part of a list: it was broken off.
    Broken(usize),
}

/// The list that is being read, if one is.
#[derive(Clone, Debug, Default)]
pub(super) struct List {
    open: Vec<Node>,
    /// Whether values have been read, and not only brackets at the end of a line.
    is_reading: bool,
    values: usize,
    words: usize,
    in_comment: bool,
}

impl List {
    /// Whether the next line belongs to it.
    pub(super) const fn is_reading(&self) -> bool {
        self.is_reading
    }

    /// Where on a line, from a byte on, a list begins; also one whose brackets stood at the end of the line before.
    pub(super) fn find(&mut self, text: &str, from: usize) -> Option<usize> {
        let rest = text.get(from..)?;
        let waits = !self.open.is_empty() && from == 0;
        if waits {
            let start = rest.trim_start_matches(is_space);
            if start.is_empty() {
                return None;
            }
            if begins(start, true) {
                return Some(0);
            }
            self.open.clear();
        }
        let is_open = |character: char| matches!(character, '[' | '{' | '(');
        rest.match_indices(is_open).map(|(at, _)| from + at).find(|at| begins(&text[at + 1..], false))
    }

    /// Remembers the brackets at the end of a line on which no list begins.
    pub(super) fn wait(&mut self, line: Line<'_>) {
        let end = line.text.trim_end_matches(|character| is_space(character) || matches!(character, '[' | '{' | '('));
        let brackets = line.text[end.len()..].chars().filter(|character| !is_space(*character)).count();
        if !end.trim_start_matches(is_space).is_empty() {
            self.open.clear();
        }
        for _ in 0..brackets {
            if self.open.len() < DEEPEST {
                self.open.push(Node { line: line.number, ..Node::default() });
            }
        }
    }

    /// Reads a line from a byte on, and gives what is complete.
    pub(super) fn feed(&mut self, line: Line<'_>, from: usize, given: &mut Vec<Given>) -> Fed {
        self.is_reading = true;
        let text = line.text;
        let mut at = from;
        let (mut column, mut counted) = (line.column_of(&text[from..]), from);
        loop {
            let rest = &text[at..];
            let Some(character) = rest.chars().next() else { return Fed::GoesOn };
            column += text[counted..at].chars().count();
            counted = at;
            let place = (line.number, column);
            match character {
                _ if self.in_comment => {
                    let Some(end) = rest.find("*/") else { return Fed::GoesOn };
                    self.in_comment = false;
                    at += end + 2;
                    continue;
                }
                _ if is_space(character) => at += character.len_utf8(),
                ',' | ';' => at += 1,
                '[' | '{' | '(' if self.open.len() < DEEPEST => {
                    self.open.push(Node { line: line.number, ..Node::default() });
                    self.words = 0;
                    at += 1;
                }
                ']' | '}' | ')' => {
                    at += 1;
                    self.close(place, given);
                    if self.open.is_empty() {
                        let is_list = self.values >= FEWEST;
                        *self = Self::default();
                        return if is_list { Fed::Ended(at) } else { Fed::Nothing(at) };
                    }
                }
                '#' => return Fed::GoesOn,
                '/' if rest.starts_with("//") => return Fed::GoesOn,
                '/' if rest.starts_with("/*") => self.in_comment = true,
                '.' if rest.starts_with("...") && text[..at].trim().is_empty() => at += 3,
                _ => match self.value(rest, place, given) {
                    Some(length) => at += length,
                    None => return Fed::Broken(at),
                },
            }
            if matches!(character, ',') && text[at..].trim_start_matches(is_space).starts_with(',') {
                return Fed::Broken(at);
            }
            if matches!(character, '[' | '{' | '(') && text[at..].trim_start_matches(is_space).starts_with(',') {
                return Fed::Broken(at);
            }
        }
    }

    /// Takes one value, and tells how many bytes it has; nothing if none stands there.
    fn value(&mut self, rest: &str, place: Place, given: &mut Vec<Given>) -> Option<usize> {
        let (value, length) = value(rest)?;
        let node = self.open.last_mut()?;
        self.values += 1;
        match value {
            Value::Cell(cell) => node.add(cell, place, false),
            Value::Word => {
                // A name before a bracket, as `vec!` or `new int`.
                self.values -= 1;
                self.words += 1;
                if self.words > MOST_WORDS {
                    return None;
                }
            }
            Value::Bad(text) => {
                node.found += 1;
                node.wrong.get_or_insert_with(|| ReadError::new(place.0, place.1, text, Problem::BadCell));
            }
            Value::Row(cells) => {
                let column = |index: usize| (place.0, place.1 + 1 + index);
                node.add_row(std::array::from_fn(|index| (cells[index], column(index))));
            }
            Value::ShortRow(found) => {
                node.rows_found += 1;
                node.is_uneven = true;
                let error = || ReadError::new(place.0, place.1, &rest[..length], Problem::RowLength { found });
                node.wrong.get_or_insert_with(error);
            }
            Value::Puzzle(text) => match token::read(text) {
                Some(Token::Board(Board::Puzzle(grid, several))) => {
                    given.push(Given::Find(Find::Puzzle(grid, several, place.0, None)));
                }
                Some(Token::Board(Board::Map(map))) => given.push(Given::Find(Find::Map(map, place.0))),
                Some(Token::Wrong(at, problem)) => {
                    given.push(Given::Find(Find::Wrong(ReadError::new(place.0, place.1 + 1 + at, text, problem))));
                }
                None => return None,
            },
        }
        Some(length)
    }

    /// Ends the innermost list.
    fn close(&mut self, place: Place, given: &mut Vec<Given>) {
        let Some(node) = self.open.pop() else { return };
        let length = ReadError::new(place.0, place.1, "", Problem::RowLength { found: node.found });
        if node.rows_found == 1 && node.cells.is_empty() && node.wrong.is_none() {
            // Brackets around one string.
            let row = node.rows[0];
            match self.open.last_mut() {
                Some(parent) => parent.add_row(row),
                None => given.push(Given::Row(node.line, row.map(|(cell, _)| cell))),
            }
            return;
        }
        if node.rows_found > 0 {
            given.extend(node.of_rows(place).map(Given::Find));
            return;
        }
        let Some(parent) = self.open.last_mut() else {
            given.extend(node.alone(length));
            return;
        };
        let found = node.found;
        parent.is_uneven |= found > 0 && parent.width.is_some_and(|width| width != found);
        if let Some(wrong) = node.wrong {
            parent.wrong.get_or_insert(wrong);
            parent.rows_found += 1;
            return;
        }
        match found {
            0 => return,
            SIDE => {
                let mut cells = node.cells.iter().map(|(cell, place, _)| (*cell, *place));
                parent.add_row(std::array::from_fn(|_| cells.next().unwrap_or((Cell::Nothing, place))));
            }
            CELLS => given.extend(node.of_81().map(Given::Find)),
            // Brackets around one value, or the candidates of a cell.
            1 => parent.add(node.cells[0].0, node.cells[0].1, true),
            2..SIDE if node.rises() && parent.rows_found == 0 => {
                parent.add(Cell::Several, node.cells[0].1, true);
            }
            _ => {
                parent.rows_found += 1;
                parent.wrong.get_or_insert(length);
            }
        }
        parent.width = parent.width.or(Some(found));
    }

    /// What is wrong with a list that breaks off; nothing if it held too little to be one.
    pub(super) fn break_off(&mut self, line: usize, column: usize, value: &str) -> Option<ReadError> {
        let is_list = self.values >= FEWEST;
        *self = Self::default();
        is_list.then(|| ReadError::new(line, column, value, Problem::BadList))
    }
}

/// Whether values of a list stand here, after its first bracket: more brackets, then two of them at least, or one and the
/// end of the line where brackets `wait` above.
fn begins(text: &str, waits: bool) -> bool {
    let (rest, brackets) = after_brackets(text);
    let brackets = brackets + usize::from(waits);
    if rest.is_empty() || brackets > DEEPEST {
        return rest.is_empty() && waits && brackets > 1;
    }
    match value(rest) {
        Some((Value::Row(_) | Value::Puzzle(_), _)) => true,
        Some((Value::ShortRow(found), _)) => found >= 5,
        Some((Value::Cell(_), length)) => {
            let after = rest[length..].trim_start_matches(is_space);
            let is_parted = after.len() < rest.len() - length || after.starts_with([',', ']', ')', '}']);
            let next = after.trim_start_matches(|character| is_space(character) || ",]})".contains(character));
            let is_alone = waits && matches!(after, "" | ",");
            is_alone || is_parted && matches!(value(after_brackets(next).0), Some((Value::Cell(_), _)))
        }
        _ => false,
    }
}

/// What follows opening brackets and the names before them, as in `[vec![Some(`, and how many brackets there are.
fn after_brackets(text: &str) -> (&str, usize) {
    let (mut rest, mut brackets) = (text, 0);
    loop {
        rest = rest.trim_start_matches(is_space);
        if brackets > DEEPEST {
            return (rest, brackets);
        }
        if let Some(inner) = rest.strip_prefix(['[', '{', '(']) {
            (rest, brackets) = (inner, brackets + 1);
            continue;
        }
        match value(rest) {
            Some((Value::Word, length)) if rest[length..].starts_with(['[', '{', '(']) => rest = &rest[length..],
            _ => return (rest, brackets),
        }
    }
}
