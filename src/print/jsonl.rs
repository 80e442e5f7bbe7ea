//! The trace for programs: a JSON object an event, one a line.
//!
//! `step` counts from 1. `row` and `col` are the square of the event, null in a record; `digit` is there where the
//! options of the puzzle are digits. `by` names the sets that refuse it, in test order, and `attackers` gives the square
//! behind each. `marks` holds the sets after the event, least key first. A record has the `board`, a string a row.

use super::write_lines;
use crate::scene::{Facts, Journey, MarkSet, Reason};
use serde::{Serialize, Serializer};
use std::io::{self, Write};

/// One line, its fields in the order of the file.
#[derive(Serialize)]
struct Line<'a> {
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

pub(super) fn write(journey: &mut dyn Journey, take: Option<u64>, out: &mut dyn Write) -> io::Result<()> {
    write_lines(journey, take, out, |journey, line| Ok(serde_json::to_writer(line, &Line::from(&journey.facts()))?))
}
