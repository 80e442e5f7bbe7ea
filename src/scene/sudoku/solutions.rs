//! What solves each of many Sudokus: a line a puzzle, in their order, written as they come and are solved.
//!
//! A line is the 81 digits of the solution, `no solution`, or the digits of one solution and ` # one of several`.

use super::offer::grid;
use crate::puzzles::sudoku::{Grid, Solutions, solve};
use crate::scene::{Outcome, Placed, Supply, Told};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::thread::{self, Builder};

/// The most puzzles that are solved before their lines are written.
const BATCH: usize = 2_048;

/// The fewest puzzles that are worth a thread.
const FEW: usize = 32;

/// Writes a line for every puzzle; what is no puzzle is told and has none. Whatever has come is written before more is
/// waited for.
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
    let mut batch = vec![];
    while let Some(first) = puzzles.next() {
        let mut next = Some(first);
        while let Some(item) = next {
            batch.extend(told(item, &mut outcome, tell));
            next = if batch.len() < BATCH { puzzles.at_hand() } else { None };
        }
        for solutions in solve_all(&batch) {
            writeln!(out, "{}", line(&solutions))?;
        }
        if puzzles.may_pause() {
            out.flush()?;
        }
        outcome.puzzles += batch.len() as u64;
        batch.clear();
        tell(Told::Done(outcome.puzzles));
    }
    out.flush()?;
    Ok(outcome)
}

/// The grid of a puzzle, after what there is to tell of it.
fn told(item: Result<Placed, String>, outcome: &mut Outcome, tell: &mut dyn FnMut(Told<'_>)) -> Option<Grid> {
    let placed = item.and_then(|(found, place)| Ok((grid(&found.value)?, place, found.note)));
    let wrong = match &placed {
        Ok((grid, place, _)) => grid.clashes().first().map(|clash| format!("{place}: {clash}")),
        Err(wrong) => Some(wrong.clone()),
    };
    if let Some(wrong) = wrong {
        outcome.wrong += 1;
        tell(Told::Wrong(&wrong));
    }
    let (grid, place, note) = placed.ok()?;
    if let Some(note) = note {
        tell(Told::Note(&format!("{place}: {note}")));
    }
    Some(grid)
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
    use crate::scene::{AtOnce, Found};
    use std::collections::VecDeque;

    /// Puzzles in groups that come one after the other.
    struct Groups(VecDeque<VecDeque<Result<Placed, String>>>);

    impl Iterator for Groups {
        type Item = Result<Placed, String>;

        fn next(&mut self) -> Option<Self::Item> {
            while self.0.front().is_some_and(VecDeque::is_empty) {
                self.0.pop_front();
            }
            self.at_hand()
        }
    }

    impl Supply for Groups {
        fn at_hand(&mut self) -> Option<Self::Item> {
            self.0.front_mut()?.pop_front()
        }

        fn may_pause(&self) -> bool {
            true
        }
    }

    fn puzzle(value: &str) -> Placed {
        (Found { value: value.to_owned(), line: 1, note: None }, value.to_owned())
    }

    #[test]
    fn every_puzzle_has_its_line_in_its_place_however_many_there_are() {
        let names = ["leetcode", "two-solutions", "euler"];
        let count = BATCH + 7;
        let mut out = vec![];
        let mut told = 0;
        let puzzles = (0..count).map(|index| Ok(puzzle(names[index % names.len()])));
        let outcome = write(&mut AtOnce(puzzles), &mut out, &mut |_: Told<'_>| told += 1).unwrap();
        let text = String::from_utf8(out).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines.len(), told, outcome), (count, 2, Outcome { puzzles: count as u64, wrong: 0 }));
        assert!(lines.iter().enumerate().all(|(index, line)| *line == lines[index % names.len()]));
        assert!(lines[0].starts_with("534678912") && lines[0].len() == 81);
        assert!(lines[1].ends_with(" # one of several"), "{}", lines[1]);
    }

    #[test]
    fn what_has_come_is_written_before_more_is_waited_for() {
        let mut out = vec![];
        let mut done = vec![];
        let group = |count| (0..count).map(|_| Ok(puzzle("leetcode"))).collect();
        let tell = &mut |what: Told<'_>| {
            if let Told::Done(count) = what {
                done.push(count);
            }
        };
        write(&mut Groups([1, 2, 40].map(group).into()), &mut out, tell).unwrap();
        assert_eq!(done, [1, 3, 43]);
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
        let outcome = write(&mut AtOnce(puzzles.into_iter()), &mut out, tell).unwrap();
        assert_eq!(outcome, Outcome { puzzles: 2, wrong: 2 });
        assert_eq!(told, ["a bad line", "leetcode: a note", "here: 5 stands twice in row 0: at (0,0) and (0,8)"]);
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text.lines().map(str::len).collect::<Vec<_>>(), [81, "no solution".len()]);
    }
}
