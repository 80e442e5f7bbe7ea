//! All boards on one line: a JSON list of boards, each a list of its rows, as answers to LeetCode 51 are written.

use super::jsonl;
use crate::replay::{Counter, Destination};
use crate::scene::Show;
use std::io::{self, Write};

pub(super) fn write(show: &mut dyn Show, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(b"[")?;
    let mut separator = "";
    while show.go(Destination::Next(Counter::Boards)) {
        let mut board = separator.as_bytes().to_vec();
        if let Some(found) = show.facts().board {
            jsonl::filling(&mut board, &found);
        }
        out.write_all(&board)?;
        separator = ",";
    }
    out.write_all(b"]\n")
}
