//! What solves each of many Sudokus: a line a puzzle, in their order, written as they come and are solved.
//!
//! A line is the 81 digits of the solution, `no solution`, or the digits of one solution and ` # one of several`.

use crate::puzzles::sudoku::{Grid, Solutions, solve};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::thread::{self, Builder};

/// The most puzzles that are solved before their lines are written.
const BATCH: usize = 2_048;

/// The fewest puzzles that are worth a thread.
const FEW: usize = 32;

/// A puzzle and where it stands, for messages: `puzzles.txt: line 3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Riddle {
    /// The puzzle.
    pub grid: Grid,
    /// Where it stands.
    pub place: String,
    /// What is to be told of how it was read, its place included.
    pub note: Option<String>,
}

/// Puzzles, and what is wrong where there is none, that come one by one and maybe slowly.
pub trait Supply {
    /// The next one, waiting for it if need be; none at the end.
    fn next(&mut self) -> Option<Result<Riddle, String>>;

    /// The next one, if it has come already.
    fn at_hand(&mut self) -> Option<Result<Riddle, String>>;

    /// Whether one may have to be waited for.
    fn may_pause(&self) -> bool;
}

/// What there is to tell beside the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told<'a> {
    /// Something is no puzzle, or breaks the rules; the place and the reason in one line.
    Wrong(&'a str),
    /// Something was left out in reading a puzzle; the place and what it is in one line.
    Note(&'a str),
    /// So many puzzles are done.
    Done(usize),
}

/// How many puzzles there were, and of how many things there was something wrong to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The puzzles, also those that break the rules.
    pub puzzles: usize,
    /// What is no puzzle or breaks the rules.
    pub wrong: usize,
}

/// Writes a line for every puzzle; what is no puzzle is told and has none. Whatever has come is written before more is
/// waited for.
///
/// # Errors
///
/// What `out` fails with, at the first failure.
pub fn write(riddles: &mut dyn Supply, out: &mut dyn Write, tell: &mut dyn FnMut(Told<'_>)) -> io::Result<Outcome> {
    let mut outcome = Outcome::default();
    let mut batch = vec![];
    while let Some(first) = riddles.next() {
        let mut next = Some(first);
        while let Some(item) = next {
            batch.extend(grid(item, &mut outcome, tell));
            next = if batch.len() < BATCH { riddles.at_hand() } else { None };
        }
        for solutions in solve_all(&batch) {
            writeln!(out, "{}", line(&solutions))?;
        }
        if riddles.may_pause() {
            out.flush()?;
        }
        outcome.puzzles += batch.len();
        batch.clear();
        tell(Told::Done(outcome.puzzles));
    }
    out.flush()?;
    Ok(outcome)
}

/// The grid of a puzzle, after what is to be told of it.
fn grid(item: Result<Riddle, String>, outcome: &mut Outcome, tell: &mut dyn FnMut(Told<'_>)) -> Option<Grid> {
    let wrong = match &item {
        Ok(riddle) => riddle.grid.clashes().first().map(|clash| format!("{}: {clash}", riddle.place)),
        Err(wrong) => Some(wrong.clone()),
    };
    if let Some(wrong) = wrong {
        outcome.wrong += 1;
        tell(Told::Wrong(&wrong));
    }
    let riddle = item.ok()?;
    if let Some(note) = &riddle.note {
        tell(Told::Note(note));
    }
    Some(riddle.grid)
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
    use crate::puzzles::sudoku::examples;
    use std::collections::VecDeque;

    /// Riddles in groups that come one after the other.
    struct Groups(VecDeque<VecDeque<Result<Riddle, String>>>);

    impl Supply for Groups {
        fn next(&mut self) -> Option<Result<Riddle, String>> {
            while self.0.front().is_some_and(VecDeque::is_empty) {
                self.0.pop_front();
            }
            self.at_hand()
        }

        fn at_hand(&mut self) -> Option<Result<Riddle, String>> {
            self.0.front_mut()?.pop_front()
        }

        fn may_pause(&self) -> bool {
            true
        }
    }

    fn groups(all: impl IntoIterator<Item = Vec<Result<Riddle, String>>>) -> Groups {
        Groups(all.into_iter().map(VecDeque::from).collect())
    }

    fn riddle(name: &str) -> Riddle {
        Riddle { grid: examples::named(name).unwrap().grid(), place: name.to_owned(), note: None }
    }

    #[test]
    fn every_puzzle_has_its_line_in_its_place_however_many_there_are() {
        let names = ["leetcode", "two-solutions", "euler"];
        let count = BATCH + 7;
        let mut out = vec![];
        let mut told = 0;
        let riddles = (0..count).map(|index| Ok(riddle(names[index % names.len()]))).collect();
        let tell = &mut |_: Told<'_>| told += 1;
        let outcome = write(&mut groups([riddles]), &mut out, tell).unwrap();
        let text = String::from_utf8(out).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines.len(), told, outcome), (count, 2, Outcome { puzzles: count, wrong: 0 }));
        assert!(lines.iter().enumerate().all(|(index, line)| *line == lines[index % names.len()]));
        assert!(lines[0].starts_with("534678912") && lines[0].len() == 81);
        assert!(lines[1].ends_with(" # one of several"), "{}", lines[1]);
    }

    #[test]
    fn what_has_come_is_written_before_more_is_waited_for() {
        let mut out = vec![];
        let mut done = vec![];
        let riddles = [1, 2, 40].map(|count| vec![Ok(riddle("leetcode")); count]);
        let tell = &mut |what: Told<'_>| {
            if let Told::Done(count) = what {
                done.push(count);
            }
        };
        write(&mut groups(riddles), &mut out, tell).unwrap();
        assert_eq!(done, [1, 3, 43]);
    }

    #[test]
    fn what_is_wrong_is_told_in_its_place_and_the_rest_goes_on() {
        let mut cells = [0; 81];
        (cells[0], cells[8]) = (5, 5);
        let clashing = Riddle { grid: Grid::from_cells(cells).unwrap(), place: "here".to_owned(), note: None };
        let noted = Riddle { note: Some("a note".to_owned()), ..riddle("leetcode") };
        let riddles = vec![Err("a bad line".to_owned()), Ok(noted), Ok(clashing)];
        let mut out = vec![];
        let mut told = vec![];
        let tell = &mut |what: Told<'_>| match what {
            Told::Wrong(text) | Told::Note(text) => told.push(text.to_owned()),
            Told::Done(_) => {}
        };
        let outcome = write(&mut groups([riddles]), &mut out, tell).unwrap();
        assert_eq!(outcome, Outcome { puzzles: 2, wrong: 2 });
        assert_eq!(told, ["a bad line", "a note", "here: 5 stands twice in row 0: at (0,0) and (0,8)"]);
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text.lines().map(str::len).collect::<Vec<_>>(), [81, "no solution".len()]);
    }
}
