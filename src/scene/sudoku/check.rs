//! Whether a Sudoku is valid so far, as an answer to LeetCode 36, and how many solutions it has.

use super::solutions::Riddle;
use crate::puzzles::sudoku::{Grid, Solutions, solve};
use std::io::{self, Write};

/// Writes what is to be said of every puzzle; tells whether all of them are there and valid.
///
/// # Errors
///
/// What `out` fails with, at the first failure.
pub fn write(
    riddles: impl Iterator<Item = Result<Riddle, String>>,
    out: &mut dyn Write,
    tell: &mut dyn FnMut(&str),
) -> io::Result<bool> {
    let mut riddles = riddles.peekable();
    let (mut is_first, mut all_well) = (true, true);
    while let Some(item) = riddles.next() {
        let riddle = match item {
            Ok(riddle) => riddle,
            Err(wrong) => {
                all_well = false;
                tell(&wrong);
                continue;
            }
        };
        let is_alone = is_first && riddles.peek().is_none();
        if !is_alone {
            writeln!(out, "{}", riddle.place)?;
        }
        is_first = false;
        all_well &= check(&riddle.grid, if is_alone { "" } else { "  " }, out)?;
    }
    out.flush()?;
    Ok(all_well)
}

/// Writes what is to be said of a grid; tells whether it is valid.
fn check(grid: &Grid, indent: &str, out: &mut dyn Write) -> io::Result<bool> {
    let clashes = grid.clashes();
    match clashes.len() {
        0 => writeln!(out, "{indent}valid so far: no digit stands twice in a row, a column or a box")?,
        1 => writeln!(out, "{indent}not valid: 1 clash")?,
        count => writeln!(out, "{indent}not valid: {count} clashes")?,
    }
    for clash in &clashes {
        writeln!(out, "{indent}  {clash}")?;
    }
    match solve(grid) {
        Solutions::None => writeln!(out, "{indent}no solution")?,
        Solutions::One(solution) => writeln!(out, "{indent}one solution: {solution}")?,
        Solutions::Several(one, other) => {
            writeln!(out, "{indent}several solutions, two of them:")?;
            writeln!(out, "{indent}  {one}")?;
            writeln!(out, "{indent}  {other}")?;
        }
    }
    Ok(clashes.is_empty())
}
