//! The trace for people: a title, a numbered sentence a step, and the tally at the end.
//!
//! The title and the sentence of step 0 stand before the first event, the tally after the last one; a part of the trace
//! has them if it has that end of it.

use super::tally::counters;
use super::write_lines;
use crate::scene::Show;
use std::io::{self, Write};

/// Columns for the step number: as many as ten million steps need, and a longer number takes more.
const WIDTH: usize = 8;

pub(super) fn write(show: &mut dyn Show, command: &str, take: Option<u64>, out: &mut dyn Write) -> io::Result<()> {
    if show.position() == 0 {
        writeln!(out, "{} (stepback {command})", show.title())?;
        writeln!(out, "{:WIDTH$}  {}", 0, show.sentence())?;
    }
    write_lines(show, take, out, |show, line| write!(line, "{:WIDTH$}  {}", show.position(), show.sentence()))?;
    if show.is_finished() {
        let counters = counters(&show.tally()).map(|(name, count)| format!("{name} {count}"));
        writeln!(out, "{:>WIDTH$}  {}", "tally", counters.join(", "))?;
    }
    Ok(())
}
