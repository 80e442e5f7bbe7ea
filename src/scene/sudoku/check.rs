//! Whether a Sudoku is valid so far, as an answer to LeetCode 36, and how many solutions it has.

use super::offer::grid;
use crate::puzzles::sudoku::{Grid, Solutions, solve};
use crate::scene::{Placed, Told};
use std::io::{self, Write};

/// Writes what is to be said of every puzzle; tells whether all of them are there and valid.
///
/// # Errors
///
/// What `out` fails with, at the first failure.
pub(super) fn write(
    puzzles: &mut dyn Iterator<Item = Result<Placed, String>>,
    out: &mut dyn Write,
    tell: &mut dyn FnMut(Told<'_>),
) -> io::Result<bool> {
    let mut puzzles = puzzles.peekable();
    let (mut is_first, mut all_well) = (true, true);
    while let Some(item) = puzzles.next() {
        let (grid, place, note) = match item.and_then(|(found, place)| Ok((grid(&found.value)?, place, found.note))) {
            Ok(placed) => placed,
            Err(wrong) => {
                all_well = false;
                tell(Told::Wrong(&wrong));
                continue;
            }
        };
        if let Some(note) = note {
            tell(Told::Note(&format!("{place}: {note}")));
        }
        let is_alone = is_first && puzzles.peek().is_none();
        if !is_alone {
            writeln!(out, "{place}")?;
        }
        is_first = false;
        all_well &= check(&grid, if is_alone { "" } else { "  " }, out)?;
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
