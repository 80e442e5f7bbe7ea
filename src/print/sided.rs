//! Two programs written out together: every line names its side, and the steps are counted within the side.
//!
//! Step by step comes the line of the first and then that of the second, as long as each goes on.

use super::tally::counters;
use super::{Format, Printout, jsonl};
use crate::replay::{Destination, Travel};
use crate::scene::{Pair, Side};
use std::io::{self, Write};

/// Columns for the step number, as in the text of one program.
const WIDTH: usize = 8;

/// Writes both as the format asks; what sums up one search sums up each.
pub(super) fn write(pair: &mut Pair, printout: Printout, out: &mut dyn Write) -> io::Result<()> {
    match printout.format {
        Format::Text => {
            if pair.position() == 0 {
                for side in Side::BOTH {
                    text(pair, side, out)?;
                }
            }
            by_step(pair, printout.take, out, text)?;
            if pair.is_finished() {
                for side in Side::BOTH {
                    let told: Vec<String> =
                        sums(pair, side).into_iter().map(|(name, count)| format!("{name} {count}")).collect();
                    writeln!(out, "{}  {:>WIDTH$}  {}", pair.labels().of(side), "tally", told.join(", "))?;
                    writeln!(out, "{}  {:>WIDTH$}  {}", pair.labels().of(side), "outcome", pair.outcome_of(side))?;
                }
            }
        }
        Format::JsonLines => by_step(pair, printout.take, out, json)?,
        Format::Code => {}
        Format::Boards | Format::Count | Format::Solution | Format::Exists | Format::Col | Format::Tally => {
            pair.go(Destination::End);
            for side in Side::BOTH {
                for (name, count) in sums(pair, side) {
                    writeln!(out, "{}  {name:9}  {count:>12}", pair.labels().of(side))?;
                }
                writeln!(out, "{}  {:9}  {}", pair.labels().of(side), "outcome", pair.outcome_of(side))?;
            }
        }
    }
    Ok(())
}

/// Steps on, `take` steps at most, and writes a line for each side that has moved.
fn by_step(
    pair: &mut Pair,
    take: Option<u64>,
    out: &mut dyn Write,
    line: fn(&Pair, Side, &mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut left = take.unwrap_or(u64::MAX);
    let positions = |pair: &Pair| Side::BOTH.map(|side| pair.side(side).position());
    while left > 0 {
        let before = positions(pair);
        if !pair.step_forward() {
            break;
        }
        for (side, (before, now)) in Side::BOTH.into_iter().zip(before.into_iter().zip(positions(pair))) {
            if now != before {
                line(pair, side, out)?;
            }
        }
        left -= 1;
    }
    Ok(())
}

fn text(pair: &Pair, side: Side, out: &mut dyn Write) -> io::Result<()> {
    let (label, step) = (pair.labels().of(side), pair.side(side).position());
    writeln!(out, "{label}  {step:WIDTH$}  {}", pair.sentence_of(side))
}

fn json(pair: &Pair, side: Side, out: &mut dyn Write) -> io::Result<()> {
    let mut line = b"{".to_vec();
    jsonl::field(&mut line, "side", |line| jsonl::text(line, pair.labels().of(side)));
    jsonl::Fields::default().write(pair.side(side), &mut line);
    line.extend_from_slice(b"}\n");
    out.write_all(&line)
}

/// The counters of a side, and what only a wrong program has to tell.
fn sums(pair: &Pair, side: Side) -> Vec<(&'static str, String)> {
    let scene = pair.scene_of(side);
    let mut sums: Vec<(&str, String)> =
        counters(&scene.tally).into_iter().map(|(name, count)| (name, count.to_string())).collect();
    if scene.tally.rejected > 0 {
        let at = sums.len() - 1;
        sums.insert(at, ("rejected", scene.tally.rejected.to_string()));
    }
    if let Some(fault) = scene.extras.fault {
        sums.push(("error", fault.to_string()));
    }
    sums
}
