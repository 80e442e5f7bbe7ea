//! The trace for programs: a JSON object an event, one a line.
//!
//! `step` counts from 1. What the event is about is told by the names that the puzzle has for it, such as `row` and `col`,
//! null in a record. `by` names the families that refuse it, in test order, and `attackers` gives the squares behind each,
//! row and column. `marks` holds the sets after the event, least key first. A record has the `board`, a string a row.
//!
//! A wrong program adds what only it has: `ghosts`, the keys whose queens are gone, `shelf`, the first ten boards that it has
//! saved, as they are now, and `error`, which ended the run.

use super::write_lines;
use crate::scene::{At, Facts, Filling, Key, MarkSet, Show};
use std::io::{self, Write};

pub(super) fn write(show: &mut dyn Show, take: Option<u64>, out: &mut dyn Write) -> io::Result<()> {
    write_lines(show, take, out, |show, line| {
        line.push(b'{');
        facts(line, &show.facts());
        line.push(b'}');
        Ok(())
    })
}

/// Writes the fields of a step, without the braces around them.
pub(super) fn facts(line: &mut Vec<u8>, facts: &Facts) {
    let words = facts.words;
    field(line, "step", |line| number(line, facts.step));
    field(line, "event", |line| text(line, facts.kind.word()));
    for (index, name) in words.about.iter().enumerate() {
        field(line, name, |line| match facts.about.get(index) {
            Some(value) => key(line, value),
            None => line.extend_from_slice(b"null"),
        });
    }
    let name = |family| words.name(family);
    field(line, "by", |line| list(line, &facts.reasons, |line, reason| text(line, name(reason.family))));
    field(line, "attackers", |line| {
        let holders = facts.reasons.iter().flat_map(|reason| &reason.holders);
        list(line, holders, |line, &holder| at(line, holder));
    });
    field(line, "marks", |line| marks(line, &facts.marks, name));
    if let Some(board) = &facts.board {
        field(line, "board", |line| filling(line, board));
    }
    let left =
        |set: &MarkSet| set.entries.iter().filter_map(|entry| Some((entry.key.clone(), entry.left_by?))).collect();
    let ghosts = facts.marks.iter().flat_map(|set| {
        let left: Vec<(Key, At)> = left(set);
        left.into_iter().map(|(key, left_by)| (set.family, key, left_by))
    });
    let mut ghosts = ghosts.peekable();
    if ghosts.peek().is_some() {
        field(line, "ghosts", |line| {
            list(line, ghosts, |line, (family, ghost, left_by)| {
                line.push(b'{');
                field(line, "set", |line| text(line, name(family)));
                field(line, "key", |line| key(line, &ghost));
                field(line, "left_by", |line| at(line, left_by));
                line.push(b'}');
            });
        });
    }
    if let Some(shelf) = &facts.extras.shelf {
        field(line, "shelf", |line| {
            list(line, shelf, |line, board| list(line, board, |line, &option| number(line, option.into())));
        });
    }
    if let Some(fault) = &facts.extras.fault {
        field(line, "error", |line| text(line, &fault.to_string()));
    }
}

/// Writes a filling.
pub(super) fn filling(line: &mut Vec<u8>, of: &Filling) {
    match of {
        Filling::Text(row) => text(line, row),
        Filling::Number(of) => integer(line, *of),
        Filling::List(all) => list(line, all, filling),
    }
}

/// The keys of each set by its name; the sets of one name in a list of their own.
fn marks(line: &mut Vec<u8>, marks: &[MarkSet], name: impl Fn(u8) -> &'static str) {
    line.push(b'{');
    for set in marks {
        field(line, name(set.family), |line| list(line, set.keys(), key));
    }
    line.push(b'}');
}

/// Writes a field with a comma before it, unless it is the first one in its braces.
pub(super) fn field(line: &mut Vec<u8>, name: &str, value: impl FnOnce(&mut Vec<u8>)) {
    if line.last() != Some(&b'{') {
        line.push(b',');
    }
    text(line, name);
    line.push(b':');
    value(line);
}

fn list<T>(line: &mut Vec<u8>, items: impl IntoIterator<Item = T>, write: impl Fn(&mut Vec<u8>, T)) {
    line.push(b'[');
    for (index, item) in items.into_iter().enumerate() {
        if index > 0 {
            line.push(b',');
        }
        write(line, item);
    }
    line.push(b']');
}

fn at(line: &mut Vec<u8>, (row, column): At) {
    list(line, [row, column], |line, place| number(line, place as u64));
}

fn key(line: &mut Vec<u8>, key: &Key) {
    match key {
        Key::Number(of) => integer(line, *of),
        Key::Word(word) => text(line, word),
    }
}

fn integer(line: &mut Vec<u8>, integer: i32) {
    if integer < 0 {
        line.push(b'-');
    }
    number(line, integer.unsigned_abs().into());
}

/// Writes a number; formatting it the usual way takes most of the time of a trace.
fn number(line: &mut Vec<u8>, mut number: u64) {
    let start = line.len();
    loop {
        let digit = number % 10;
        line.push(b'0' + digit.to_le_bytes()[0]);
        number /= 10;
        if number == 0 {
            break;
        }
    }
    line[start..].reverse();
}

/// Writes a text in quotes, which most are as they stand.
pub(super) fn text(line: &mut Vec<u8>, text: &str) {
    if text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
        line.push(b'"');
        line.extend_from_slice(text.as_bytes());
        line.push(b'"');
    } else {
        line.extend_from_slice(serde_json::Value::from(text).to_string().as_bytes());
    }
}
