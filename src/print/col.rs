//! Each board as the lines of a DIMACS solution: `s col 3`, then `l VERTEX COLOUR` for every vertex, all from 1.

use crate::replay::{Counter, Destination};
use crate::scene::Show;
use std::io::{self, Write};

pub(super) fn write(show: &mut dyn Show, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "c {}", show.title())?;
    let mut found = false;
    while show.go(Destination::Next(Counter::Boards)) {
        found = true;
        let labels = show.labels().unwrap_or_default();
        let used = labels.iter().collect::<std::collections::BTreeSet<_>>().len();
        writeln!(out, "s col {used}")?;
        for (vertex, label) in (1..).zip(labels) {
            writeln!(out, "l {vertex} {}", label + 1)?;
        }
    }
    if found { Ok(()) } else { writeln!(out, "c no colouring") }
}
