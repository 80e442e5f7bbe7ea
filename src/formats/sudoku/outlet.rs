//! From what the readers find to what is given: a puzzle is kept back for a while, since what follows may say that it is no
//! plain Sudoku, and its solution is left out.

use super::error::{Problem, ReadError};
use super::regions::Map;
use super::stack::Find;
use super::{Entry, Item, Note};
use crate::puzzles::sudoku::Grid;
use std::collections::VecDeque;

/// How many lines a puzzle is kept back.
const KEPT_BACK: usize = 40;

/// Finds on their way out.
#[derive(Clone, Debug, Default)]
pub(super) struct Outlet {
    finds: VecDeque<Find>,
    ready: VecDeque<Item>,
    /// The last puzzle, and after how many more lines it is given.
    kept: Option<(Entry, usize)>,
    /// The line of the last puzzle, if it was given before that.
    let_go: Option<usize>,
    /// What the next puzzle is, if it is known to be no plain Sudoku, and the line that says so.
    kind: Option<(Problem, usize)>,
    /// The last parts of a grid of another size: its side, how many rows of it have come, and the first line of them.
    bands: (usize, usize, usize),
    previous: Option<Grid>,
    gave_any: bool,
}

impl Outlet {
    /// Takes what a reader found.
    pub(super) fn push(&mut self, find: Find) {
        self.finds.push_back(find);
    }

    /// Takes what a run of rows came to.
    pub(super) fn extend(&mut self, finds: Vec<Find>) {
        if self.finds.is_empty() {
            // A run may be long: it is not copied.
            self.finds = finds.into();
        } else {
            self.finds.extend(finds);
        }
    }

    /// The next item that is sure.
    pub(super) fn give(&mut self) -> Option<Item> {
        while self.ready.is_empty() {
            let find = self.finds.pop_front()?;
            self.find(find);
        }
        self.gave_any = true;
        self.ready.pop_front()
    }

    /// Whether nothing was given and nothing will be.
    pub(super) fn gives_nothing(&self) -> bool {
        !self.gave_any && self.finds.is_empty() && self.ready.is_empty() && self.kept.is_none()
    }

    /// Whether a puzzle is kept back.
    pub(super) const fn keeps_one(&self) -> bool {
        self.kept.is_some()
    }

    /// Gives what was kept back, since what follows may be long in coming.
    pub(super) fn let_go(&mut self) {
        if let Some((entry, _)) = self.kept.take() {
            self.let_go = Some(entry.line);
            self.ready.push_back(Ok(entry));
        }
    }

    /// A line has passed.
    pub(super) fn pass_line(&mut self) {
        if let Some((_, left)) = &mut self.kept {
            *left -= 1;
            if *left == 0 {
                self.release();
            }
        }
    }

    fn release(&mut self) {
        let kept = self.kept.take();
        self.ready.extend(kept.map(|(entry, _)| Ok(entry)));
    }

    /// A line says what the puzzle before it, or else the next one, is.
    pub(super) fn is_of_kind(&mut self, problem: Problem, line: usize) {
        while let Some(find) = self.finds.pop_front() {
            self.find(find);
        }
        self.puzzle_is(problem, line);
    }

    /// The kind of puzzle that there must be, and the line that says so, if none has come.
    pub(super) fn missing(&self) -> Option<(Problem, usize)> {
        let (side, rows, line) = self.bands;
        self.kind.or_else(|| (rows > 0 && rows.is_multiple_of(side)).then_some((Problem::OtherSize { side }, line)))
    }

    /// Gives all.
    pub(super) fn end(&mut self) {
        while let Some(find) = self.finds.pop_front() {
            self.find(find);
        }
        self.release();
    }

    fn find(&mut self, find: Find) {
        match find {
            Find::Wrong(error) => {
                self.release();
                self.ready.push_back(Err(error));
            }
            Find::Puzzle(grid, several, line, label) => {
                if self.previous.is_some_and(|puzzle| grid.solves(&puzzle)) {
                    return;
                }
                self.release();
                (self.previous, self.let_go) = (Some(grid), None);
                if let Some((problem, _)) = self.kind.take() {
                    self.ready.push_back(Err(ReadError::new(line, 1, "", problem)));
                    return;
                }
                let note = (several > 0).then_some(Note::PencilMarks(several));
                self.kept = Some((Entry { grid, line, label, note }, KEPT_BACK));
            }
            Find::Band { side, rows, line } if self.bands.0 != side => self.bands = (side, rows, line),
            Find::Band { rows, .. } => self.bands.1 += rows,
            Find::Map(Map::Boxes, _) => {}
            Find::Map(Map::Jigsaw, line) => self.puzzle_is(Problem::Jigsaw, line),
        }
    }

    fn puzzle_is(&mut self, problem: Problem, line: usize) {
        let before = self.kept.take().map(|(entry, _)| entry.line).or(self.let_go.take());
        match before {
            Some(line) => self.ready.push_back(Err(ReadError::new(line, 1, "", problem))),
            None => self.kind = Some((problem, line)),
        }
    }
}
