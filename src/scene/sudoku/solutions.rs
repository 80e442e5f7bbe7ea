//! What solves each of many Sudokus: a line a puzzle, in their order, written as they are solved.
//!
//! A line is the 81 digits of the solution, `no solution`, or the digits of one solution and ` # one of several`.

use super::offer::grid;
use crate::puzzles::sudoku::{Grid, Solutions, solve};
use crate::scene::{Placed, Told};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::thread::{self, Builder};

/// How many puzzles are solved before their lines are written.
const BATCH: usize = 2_048;

/// The fewest puzzles that are worth a thread.
const FEW: usize = 32;

/// Writes a line for every puzzle; what is no puzzle is told and has none. Tells whether all was well.
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
    let (mut done, mut all_well) = (0, true);
    while puzzles.peek().is_some() {
        let mut batch = vec![];
        for item in puzzles.by_ref().take(BATCH) {
            let note = item.as_ref().ok().and_then(|(found, place)| Some(format!("{place}: {}", found.note.as_ref()?)));
            let item = item.and_then(|(found, place)| Ok((grid(&found.value)?, place)));
            let wrong = match &item {
                Ok((grid, place)) => grid.clashes().first().map(|clash| format!("{place}: {clash}")),
                Err(wrong) => Some(wrong.clone()),
            };
            if let Some(wrong) = wrong {
                all_well = false;
                tell(Told::Wrong(&wrong));
            }
            if let Some(note) = note {
                tell(Told::Note(&note));
            }
            batch.extend(item.map(|(grid, _)| grid));
        }
        for solutions in solve_all(&batch) {
            writeln!(out, "{}", line(&solutions))?;
        }
        done += batch.len() as u64;
        tell(Told::Done(done));
    }
    out.flush()?;
    Ok(all_well)
}

/// What solves each grid, worked out by as many threads as there are processors, or fewer if there are none to be had.
fn solve_all(grids: &[Grid]) -> Vec<Solutions> {
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let share = grids.len().div_ceil(threads).max(FEW);
    let solve_share = |grids: &[Grid]| grids.iter().map(solve).collect::<Vec<_>>();
    let (own, others) = grids.split_at(share.min(grids.len()));
    thread::scope(|scope| {
        let spawn = |grids| (grids, Builder::new().spawn_scoped(scope, move || solve_share(grids)));
        let spawned: Vec<_> = others.chunks(share).map(spawn).collect();
        let mut all = solve_share(own);
        for (grids, thread) in spawned {
            all.extend(match thread {
                Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
                Err(_) => solve_share(grids),
            });
        }
        all
    })
}

/// The line of a puzzle.
fn line(solutions: &Solutions) -> String {
    match solutions {
        Solutions::None => "no solution".to_owned(),
        Solutions::One(grid) => grid.to_string(),
        Solutions::Several(grid, _) => format!("{grid} # one of several"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Found;

    fn puzzle(value: &str) -> Placed {
        (Found { value: value.to_owned(), line: 1, note: None }, value.to_owned())
    }

    #[test]
    fn every_puzzle_has_its_line_in_its_place_however_many_there_are() {
        let names = ["leetcode", "two-solutions", "euler"];
        let count = BATCH + 7;
        let mut out = vec![];
        let mut told = 0;
        let mut puzzles = (0..count).map(|index| Ok(puzzle(names[index % names.len()])));
        let tell = &mut |_: Told<'_>| told += 1;
        assert!(write(&mut puzzles, &mut out, tell).unwrap());
        let text = String::from_utf8(out).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines.len(), told), (count, 2));
        assert!(lines.iter().enumerate().all(|(index, line)| *line == lines[index % names.len()]));
        assert!(lines[0].starts_with("534678912") && lines[0].len() == 81);
        assert!(lines[1].ends_with(" # one of several"), "{}", lines[1]);
    }

    #[test]
    fn what_is_wrong_is_told_in_its_place_and_the_rest_goes_on() {
        let clashing = (puzzle(&format!("5.......5{}", ".".repeat(72))).0, "here".to_owned());
        let mut noted = puzzle("leetcode");
        noted.0.note = Some("a note".to_owned());
        let puzzles = vec![Err("a bad line".to_owned()), Ok(noted), Ok(clashing)];
        let mut out = vec![];
        let mut told = vec![];
        let tell = &mut |what: Told<'_>| match what {
            Told::Wrong(text) | Told::Note(text) => told.push(text.to_owned()),
            Told::Done(_) => {}
        };
        assert!(!write(&mut puzzles.into_iter(), &mut out, tell).unwrap());
        assert_eq!(told, ["a bad line", "leetcode: a note", "here: 5 stands twice in row 0: at (0,0) and (0,8)"]);
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text.lines().map(str::len).collect::<Vec<_>>(), [81, "no solution".len()]);
    }
}
