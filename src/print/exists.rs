//! Whether there is a board at all, as an answer to LeetCode 79.

use crate::replay::{Counter, Destination};
use crate::scene::Show;
use std::io::{self, Write};

pub(super) fn write(show: &mut dyn Show, out: &mut dyn Write) -> io::Result<()> {
    let exists = show.go(Destination::Nth(Counter::Boards, 1));
    writeln!(out, "{exists}")
}
