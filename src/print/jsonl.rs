//! The trace for programs: a JSON object an event, one a line.
//!
//! `step` counts from 1. What the event is about is told by the names that the puzzle has for it, such as `row` and `col`,
//! null in a record. `by` names the families that refuse it, in test order, and `attackers` gives the squares behind each,
//! row and column. `marks` holds the sets after the event, least key first. A record has the `board`, a string a row.
//!
//! A wrong program adds what only it has: `ghosts`, the keys whose queens are gone, `shelf`, the first ten boards that it has
//! saved, as they are now, and `error`, which ended the run.

use super::write_lines;
use crate::scene::{At, Filling, Key, Kind, MarkSet, Show};
use crate::search::Event;
use std::io::{self, Write};

pub(super) fn write(show: &mut dyn Show, take: Option<u64>, out: &mut dyn Write) -> io::Result<()> {
    let mut fields = Fields::default();
    write_lines(show, take, out, |show, line| {
        line.push(b'{');
        fields.write(show, line);
        line.push(b'}');
        Ok(())
    })
}

/// Writes the fields of steps that follow one another, without the braces around them.
#[derive(Default)]
pub(super) struct Fields {
    /// What stands for the marks and for what is left of them, as it was written last: most steps refuse another option
    /// of the same slot, and change neither.
    marks: Vec<u8>,
    ghosts: Vec<u8>,
    /// The slot whose marks they are.
    slot: Option<u16>,
}

impl Fields {
    /// Writes those of the next step.
    pub(super) fn write(&mut self, show: &dyn Show, line: &mut Vec<u8>) {
        let facts = show.facts();
        let words = facts.words;
        field(line, "step", |line| number(line, facts.step));
        field(line, "event", |line| name(line, facts.kind.word()));
        for (index, about) in words.about.iter().enumerate() {
            field(line, about, |line| match facts.about.get(index) {
                Some(value) => key(line, value),
                None => line.extend_from_slice(b"null"),
            });
        }
        let family = |family| words.name(family);
        field(line, "by", |line| list(line, &facts.reasons, |line, reason| name(line, family(reason.family))));
        field(line, "attackers", |line| {
            let holders = facts.reasons.iter().flat_map(|reason| &reason.holders);
            list(line, holders, |line, &holder| at(line, holder));
        });
        let slot = show.event().and_then(Event::about).map(|(slot, _)| slot);
        if !(facts.kind == Kind::Attacked && self.slot == slot) {
            self.slot = slot;
            self.look_at(&show.marks(), family);
        }
        field(line, "marks", |line| line.extend_from_slice(&self.marks));
        if let Some(board) = &facts.board {
            field(line, "board", |line| filling(line, board));
        }
        if !self.ghosts.is_empty() {
            field(line, "ghosts", |line| line.extend_from_slice(&self.ghosts));
        }
        if let Some(shelf) = &facts.extras.shelf {
            field(line, "shelf", |line| {
                list(line, shelf, |line, board| list(line, board, |line, &option| number(line, option)));
            });
        }
        if let Some(fault) = &facts.extras.fault {
            field(line, "error", |line| text(line, &fault.to_string()));
        }
    }

    /// Writes the marks anew.
    fn look_at(&mut self, sets: &[MarkSet], called: impl Fn(u8) -> &'static str) {
        self.marks.clear();
        marks(&mut self.marks, sets, &called);
        self.ghosts.clear();
        let left = |set: &MarkSet| -> Vec<(u8, Key, At)> {
            let entries = set.entries.iter();
            entries.filter_map(|entry| Some((set.family, entry.key.clone(), entry.left_by?))).collect()
        };
        let left: Vec<(u8, Key, At)> = sets.iter().flat_map(left).collect();
        if !left.is_empty() {
            list(&mut self.ghosts, left, |line, (family, ghost, left_by)| {
                line.push(b'{');
                field(line, "set", |line| name(line, called(family)));
                field(line, "key", |line| key(line, &ghost));
                field(line, "left_by", |line| at(line, left_by));
                line.push(b'}');
            });
        }
    }
}

/// Writes a filling.
pub(super) fn filling(line: &mut Vec<u8>, of: &Filling) {
    match of {
        Filling::Text(row) => text(line, row),
        Filling::Number(of) => number(line, *of),
        Filling::List(all) => list(line, all, filling),
    }
}

/// The keys of each set by its name; the sets of one name in a list of their own.
fn marks(line: &mut Vec<u8>, marks: &[MarkSet], called: impl Fn(u8) -> &'static str) {
    line.push(b'{');
    for set in marks {
        field(line, called(set.family), |line| list(line, set.keys(), key));
    }
    line.push(b'}');
}

/// Writes a field with a comma before it, unless it is the first one in its braces.
pub(super) fn field(line: &mut Vec<u8>, called: &'static str, value: impl FnOnce(&mut Vec<u8>)) {
    if line.last() != Some(&b'{') {
        line.push(b',');
    }
    name(line, called);
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
    list(line, [row, column], number);
}

fn key(line: &mut Vec<u8>, key: &Key) {
    match key {
        Key::Number(of) => number(line, *of),
        Key::Word(word) => text(line, word),
    }
}

/// Writes a number; formatting it the usual way takes most of the time of a trace.
fn number(line: &mut Vec<u8>, number: impl itoa::Integer) {
    line.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
}

/// Writes a name of ours in quotes: none has a sign in it that JSON writes otherwise.
fn name(line: &mut Vec<u8>, name: &'static str) {
    debug_assert!(is_plain(name), "{name}");
    line.reserve(name.len() + 2);
    line.push(b'"');
    line.extend_from_slice(name.as_bytes());
    line.push(b'"');
}

/// Whether JSON writes a text as it stands.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\')
}

/// Writes a text in quotes, which most are as they stand.
pub(super) fn text(line: &mut Vec<u8>, text: &str) {
    if is_plain(text) {
        line.push(b'"');
        line.extend_from_slice(text.as_bytes());
        line.push(b'"');
    } else {
        line.extend_from_slice(serde_json::Value::from(text).to_string().as_bytes());
    }
}
