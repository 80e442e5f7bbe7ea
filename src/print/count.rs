//! How many boards there are, as an answer to LeetCode 52.

use crate::replay::Destination;
use crate::scene::Journey;
use std::io::{self, Write};

pub(super) fn write(journey: &mut dyn Journey, out: &mut dyn Write) -> io::Result<()> {
    journey.go(Destination::End);
    writeln!(out, "{}", journey.scene().tally.boards)
}
