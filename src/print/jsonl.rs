//! The trace for programs: a JSON object an event, one a line.
//!
//! `step` counts from 1. `row` and `col` are the square of the event, null in a record; `digit` is there where the
//! options of the puzzle are digits. `by` names the sets that refuse it, in test order, and `attackers` gives the square
//! behind each. `marks` holds the sets after the event, least key first. A record has the `board`, a string a row.
//!
//! A wrong program adds what only it has: `ghosts`, the keys whose queens are gone, `shelf`, the first ten boards that it has
//! saved, as they are now, and `error`, which ended the run.

use super::write_lines;
use crate::scene::{Facts, Ghost, Journey, MarkSet, Reason};
use serde::{Serialize, Serializer};
use std::io::{self, Write};

/// One line, its fields in the order of the file.
#[derive(Serialize)]
pub(super) struct Line<'a> {
    step: u64,
    event: &'static str,
    row: Option<usize>,
    col: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    #[serde(serialize_with = "names")]
    by: &'a [Reason],
    #[serde(serialize_with = "holders")]
    attackers: &'a [Reason],
    #[serde(serialize_with = "keys_by_name")]
    marks: &'a [MarkSet],
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<&'a [String]>,
    #[serde(skip_serializing_if = "<[_]>::is_empty", serialize_with = "ghosts")]
    ghosts: &'a [Ghost],
    #[serde(skip_serializing_if = "Option::is_none")]
    shelf: Option<&'a [Vec<u8>]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// A key that stayed, with the set that it is in.
#[derive(Serialize)]
struct GhostLine {
    set: &'static str,
    key: i16,
    left_by: (usize, usize),
}

impl<'a> From<&'a Facts> for Line<'a> {
    fn from(facts: &'a Facts) -> Self {
        Self {
            step: facts.step,
            event: facts.kind.word(),
            row: facts.square.map(|(row, _)| row),
            col: facts.square.map(|(_, column)| column),
            digit: facts.digit,
            by: &facts.reasons,
            attackers: &facts.reasons,
            marks: &facts.marks,
            board: facts.board.as_deref(),
            ghosts: &facts.extras.ghosts,
            shelf: facts.extras.shelf.as_deref(),
            error: facts.extras.fault.map(|fault| fault.to_string()),
        }
    }
}

fn names<S: Serializer>(reasons: &[Reason], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(reasons.iter().map(|reason| reason.set))
}

fn holders<S: Serializer>(reasons: &[Reason], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(reasons.iter().map(|reason| reason.holder))
}

fn keys_by_name<S: Serializer>(marks: &[MarkSet], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(marks.iter().map(|set| (set.name, &set.keys)))
}

fn ghosts<S: Serializer>(ghosts: &[Ghost], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(ghosts.iter().map(|&Ghost { set, key, left_by }| GhostLine { set, key, left_by }))
}

pub(super) fn write(journey: &mut dyn Journey, take: Option<u64>, out: &mut dyn Write) -> io::Result<()> {
    write_lines(journey, take, out, |journey, line| Ok(serde_json::to_writer(line, &Line::from(&journey.facts()))?))
}
