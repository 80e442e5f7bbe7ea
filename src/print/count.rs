//! How many boards there are, as an answer to LeetCode 52.

use crate::replay::Destination;
use crate::scene::Show;
use std::io::{self, Write};

pub(super) fn write(show: &mut dyn Show, out: &mut dyn Write) -> io::Result<()> {
    show.go(Destination::End);
    writeln!(out, "{}", show.tally().boards)
}
