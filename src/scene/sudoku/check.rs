//! Whether a Sudoku is valid so far, as an answer to LeetCode 36, and how many solutions it has.

use super::offer::grid;
use crate::puzzles::sudoku::{Grid, Solutions, solve};
use crate::scene::{Outcome, Placed, Supply, Told};
use std::io::{self, Write};

/// Writes what is to be said of every puzzle. A puzzle that is alone needs no line to say which one it is; where more may
/// come later, none is alone.
///
/// # Errors
///
/// What `out` fails with, at the first failure.
pub(super) fn write(
    puzzles: &mut dyn Supply<Item = Result<Placed, String>>,
    out: &mut dyn Write,
    tell: &mut dyn FnMut(Told<'_>),
) -> io::Result<Outcome> {
    let mut outcome = Outcome::default();
    let mut is_alone = !puzzles.may_pause();
    let mut next = puzzles.next();
    while let Some(item) = next {
        next = puzzles.at_hand();
        is_alone &= next.is_none();
        match item.and_then(|(found, place)| Ok((grid(&found.value)?, place, found.note))) {
            Ok((grid, place, note)) => {
                if let Some(note) = note {
                    tell(Told::Note(&format!("{place}: {note}")));
                }
                if !is_alone {
                    writeln!(out, "{place}")?;
                }
                let is_valid = check(&grid, if is_alone { "" } else { "  " }, out)?;
                outcome.puzzles += 1;
                outcome.wrong += u64::from(!is_valid);
            }
            Err(wrong) => {
                outcome.wrong += 1;
                tell(Told::Wrong(&wrong));
            }
        }
        if next.is_none() {
            if puzzles.may_pause() {
                out.flush()?;
            }
            next = puzzles.next();
        }
    }
    out.flush()?;
    Ok(outcome)
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
