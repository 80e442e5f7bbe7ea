//! Whether a Sudoku is valid so far, as an answer to LeetCode 36, and how many solutions it has.

use super::solutions::{Outcome, Supply, Told};
use crate::puzzles::sudoku::{Grid, Solutions, solve};
use std::io::{self, Write};

/// Writes what is to be said of every puzzle. A puzzle that is alone needs no line to say which one it is; where more may
/// come later, none is alone.
///
/// # Errors
///
/// What `out` fails with, at the first failure.
pub fn write(riddles: &mut dyn Supply, out: &mut dyn Write, tell: &mut dyn FnMut(Told<'_>)) -> io::Result<Outcome> {
    let mut outcome = Outcome::default();
    let mut is_alone = !riddles.may_pause();
    let mut next = riddles.next();
    while let Some(item) = next {
        next = riddles.at_hand();
        is_alone &= next.is_none();
        match item {
            Ok(riddle) => {
                if let Some(note) = &riddle.note {
                    tell(Told::Note(note));
                }
                if !is_alone {
                    writeln!(out, "{}", riddle.place)?;
                }
                let is_valid = check(&riddle.grid, if is_alone { "" } else { "  " }, out)?;
                outcome.puzzles += 1;
                outcome.wrong += usize::from(!is_valid);
            }
            Err(wrong) => {
                outcome.wrong += 1;
                tell(Told::Wrong(&wrong));
            }
        }
        if riddles.may_pause() && next.is_none() {
            out.flush()?;
        }
        next = next.or_else(|| riddles.next());
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
