//! The counters of the whole search by name, one a line.

use crate::replay::Destination;
use crate::scene::Show;
use crate::search::Tally;
use std::io::{self, Write};

/// The counters with the names that they are written under.
#[must_use]
pub fn counters(tally: &Tally) -> [(&'static str, u64); 7] {
    [
        ("places", tally.places),
        ("attacked", tally.attacked),
        ("undos", tally.undos),
        ("dead ends", tally.dead_ends),
        ("boards", tally.boards),
        ("calls", tally.calls()),
        ("events", tally.step()),
    ]
}

pub(super) fn write(show: &mut dyn Show, out: &mut dyn Write) -> io::Result<()> {
    show.go(Destination::End);
    let counters = counters(&show.tally()).map(|(name, count)| (name, count.to_string()));
    let names = counters.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let counts = counters.iter().map(|(_, count)| count.len()).max().unwrap_or(0);
    for (name, count) in counters {
        writeln!(out, "{name:names$}  {count:>counts$}")?;
    }
    Ok(())
}
