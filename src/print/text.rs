//! The trace for people: a title, a numbered sentence a step, and the tally at the end.
//!
//! The title and the sentence of step 0 stand before the first event, the tally after the last one; a part of the trace
//! has them if it has that end of it.

use super::tally::counters;
use super::write_lines;
use crate::scene::Journey;
use std::io::{self, Write};

/// Columns for the step number: as many as ten million steps need, and a longer number takes more.
const WIDTH: usize = 8;

pub(super) fn write(journey: &mut dyn Journey, take: Option<u64>, out: &mut dyn Write) -> io::Result<()> {
    if journey.position() == 0 {
        let scene = journey.scene();
        writeln!(out, "{} (stepback {})", scene.title, journey.command())?;
        writeln!(out, "{:WIDTH$}  {}", 0, scene.sentence)?;
    }
    write_lines(journey, take, out, |journey, line| {
        write!(line, "{:WIDTH$}  {}", journey.position(), journey.sentence())
    })?;
    let scene = journey.scene();
    if scene.finished {
        let counters = counters(&scene.tally).map(|(name, count)| format!("{name} {count}"));
        writeln!(out, "{:>WIDTH$}  {}", "tally", counters.join(", "))?;
    }
    Ok(())
}
