//! Each board on a line of its own, as its puzzle writes it: for a Sudoku the 81 digits of a solution.

use crate::replay::{Counter, Destination};
use crate::scene::Show;
use std::io::{self, Write};

pub(super) fn write(show: &mut dyn Show, out: &mut dyn Write) -> io::Result<()> {
    while show.go(Destination::Next(Counter::Boards)) {
        writeln!(out, "{}", show.line())?;
    }
    Ok(())
}
