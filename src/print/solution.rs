//! Each board on a line, its rows run together: for a Sudoku the 81 digits of a solution.

use crate::replay::{Counter, Destination};
use crate::scene::Journey;
use std::io::{self, Write};

pub(super) fn write(journey: &mut dyn Journey, out: &mut dyn Write) -> io::Result<()> {
    while journey.go(Destination::Next(Counter::Boards)) {
        writeln!(out, "{}", journey.facts().board.unwrap_or_default().concat())?;
    }
    Ok(())
}
