//! A list that has begun, with its values, its rows and what is wrong with it; and what it comes to when it ends.

use super::board::{self, Board};
use super::cell::Cell;
use super::error::{Problem, ReadError};
use super::stack::Find;
use crate::puzzles::sudoku::grid::{CELLS, SIDE};

/// With fewer values it is no list, but a part of a sentence.
pub(super) const FEWEST: usize = 5;

/// What a list gives.
#[derive(Clone, Debug)]
pub(super) enum Given {
    /// A row that stands in no list of rows, and the line on which it begins.
    Row(usize, [Cell; SIDE]),
    Find(Find),
}

/// Where a value stands: its line and its column.
pub(super) type Place = (usize, usize);

/// A list that has not ended.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    /// Its first 81 values and where they stand; those that are lists themselves are soft.
    pub(super) cells: Vec<(Cell, Place, bool)>,
    pub(super) found: usize,
    /// Its first nine rows.
    pub(super) rows: Vec<[(Cell, Place); SIDE]>,
    pub(super) rows_found: usize,
    /// The length of its lists while all have the same.
    pub(super) width: Option<usize>,
    pub(super) is_uneven: bool,
    pub(super) wrong: Option<ReadError>,
    pub(super) line: usize,
}

impl Node {
    pub(super) fn add(&mut self, cell: Cell, place: Place, is_soft: bool) {
        self.found += 1;
        if self.cells.len() < CELLS {
            self.cells.push((cell, place, is_soft));
        }
    }

    pub(super) fn add_row(&mut self, row: [(Cell, Place); SIDE]) {
        self.rows_found += 1;
        self.width = self.width.or(Some(SIDE));
        if self.rows.len() < SIDE {
            self.rows.push(row);
        }
    }

    /// Whether its values are digits that rise, as candidates do.
    pub(super) fn rises(&self) -> bool {
        let digits: Option<Vec<u8>> = self
            .cells
            .iter()
            .map(|(cell, ..)| if let Cell::Digit(digit) = cell { Some(*digit) } else { None })
            .collect();
        digits.is_some_and(|digits| digits.windows(2).all(|pair| pair[0] < pair[1]))
    }

    /// What a list of rows comes to.
    pub(super) fn of_rows(mut self, place: Place) -> Option<Find> {
        let error = |problem, value: &str| Some(Find::Wrong(ReadError::new(place.0, place.1, value, problem)));
        // Numbers in brackets of their own are sizes, as in `[9][9]int`.
        if self.cells.iter().any(|(.., is_soft)| !is_soft) {
            return error(Problem::BadList, "");
        }
        let side = self.width.filter(|side| !self.is_uneven && *side == self.rows_found && *side != SIDE && *side >= 4);
        if let Some(side) = side {
            return Some(Find::Wrong(ReadError::new(self.line, 1, "", Problem::OtherSize { side })));
        }
        if let Some(wrong) = self.wrong.take() {
            return Some(Find::Wrong(wrong));
        }
        if self.rows_found != SIDE {
            return error(Problem::RowCount { found: self.rows_found }, "");
        }
        self.cells = self.rows.iter().flatten().map(|(cell, place)| (*cell, *place, false)).collect();
        self.of_81()
    }

    /// What 81 values come to.
    pub(super) fn of_81(self) -> Option<Find> {
        let line = self.line;
        if let Some(wrong) = self.wrong {
            return Some(Find::Wrong(wrong));
        }
        let cells: [Cell; CELLS] = self.cells.iter().map(|(cell, ..)| *cell).collect::<Vec<_>>().try_into().ok()?;
        Some(match board::of_cells(&cells) {
            Ok(Board::Puzzle(grid, several)) => Find::Puzzle(grid, several, line, None),
            Ok(Board::Map(map)) => Find::Map(map, line),
            Err((index, problem)) => {
                let (number, column) = self.cells[index].1;
                let value = if let Cell::Sign(sign) = cells[index] { sign.to_string() } else { String::new() };
                Find::Wrong(ReadError::new(number, column, &value, problem))
            }
        })
    }

    /// What a list that stands in no other comes to.
    pub(super) fn alone(self, length: ReadError) -> Option<Given> {
        let found = self.found;
        match found {
            SIDE if self.wrong.is_none() => {
                let cells = std::array::from_fn(|index| self.cells[index].0);
                Some(Given::Row(self.line, cells))
            }
            CELLS => self.of_81().map(Given::Find),
            60..=100 => {
                let error = ReadError { problem: Problem::PuzzleLength { found }, ..length };
                Some(Given::Find(Find::Wrong(error)))
            }
            FEWEST.. => Some(Given::Find(Find::Wrong(self.wrong.unwrap_or(length)))),
            _ => None,
        }
    }
}
