//! Nine rows to a board: which of their cells are names of the rows or stand for nothing, and whether the rows agree.

use super::board::{self, Board};
use super::cell::Cell;
use super::error::{Problem, ReadError};
use super::row::{Row, Way};
use super::text::trim;
use crate::puzzles::sudoku::grid::{CELLS, SIDE};

/// A row and its place.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) number: usize,
    /// How many characters of the line stand before its text.
    pub(super) before: usize,
    pub(super) text: Box<str>,
    pub(super) row: Row,
}

impl Placed {
    fn error(&self, column: usize, value: &str, problem: Problem) -> ReadError {
        ReadError::new(self.number, self.before + column, value, problem)
    }

    /// An error about the whole row.
    fn whole(&self, problem: Problem) -> ReadError {
        self.error(1, trim(&self.text), problem)
    }
}

/// The board that nine rows are, or why they are none.
pub(super) fn board(rows: &[Placed; SIDE]) -> Result<Board, ReadError> {
    agree(rows)?;
    let width = rows[0].row.cells.len();
    let Some(first) = first_column(rows, width) else {
        let problem = if width == SIDE + 1 && are_nothing(rows, 0) && are_nothing(rows, SIDE) {
            Problem::Ambiguous
        } else {
            Problem::RowNames { found: width }
        };
        return Err(rows[0].whole(problem));
    };
    let mut cells = [Cell::Nothing; CELLS];
    for (target, row) in cells.chunks_exact_mut(SIDE).zip(rows) {
        let kept = row.row.cells.iter().enumerate().filter(|(column, _)| first.keeps(*column)).map(|(_, cell)| *cell);
        for (target, cell) in target.iter_mut().zip(kept) {
            *target = cell;
        }
    }
    board::of_cells(&cells).map_err(|(index, problem)| {
        let row = &rows[index / SIDE];
        match (problem, cells[index]) {
            (Problem::BadCell, Cell::Sign(sign)) => {
                let column = row.text.chars().position(|character| character == sign).unwrap_or(0);
                row.error(column + 1, sign.encode_utf8(&mut [0; 4]), problem)
            }
            _ => row.whole(problem),
        }
    })
}

/// Complains of rows that are written in different ways where that could hide a lost or a doubled digit.
fn agree(rows: &[Placed; SIDE]) -> Result<(), ReadError> {
    let width = |row: &Placed| row.row.cells.len();
    let usual = rows.iter().map(width).max_by_key(|wanted| rows.iter().filter(|row| width(row) == *wanted).count());
    if let Some(row) = rows.iter().find(|row| Some(width(row)) != usual) {
        return Err(row.whole(Problem::RowLength { found: width(row) }));
    }
    // Cut off in its middle, a row with bars between all cells may look like one with bars between boxes.
    let bars = |row: &Placed| row.text.matches('|').count();
    if let Some(row) = rows.iter().find(|row| bars(row) != bars(&rows[0])) {
        return Err(row.whole(Problem::MisplacedBars));
    }
    let placed = rows.iter().find_map(|row| if let Way::Placed(width) = row.row.way { Some(width) } else { None });
    let Some(placed) = placed else { return Ok(()) };
    let has_blank = |row: &Placed| row.row.cells.contains(&Cell::Nothing);
    for row in rows {
        // Where a space is a blank it cannot be a gap in another row: `111111 111` may be a doubled digit.
        let fits = match row.row.way {
            Way::Placed(width) => width == placed || placed > SIDE && width < SIDE,
            Way::Bare => placed == SIDE,
            Way::Parted => row.text.contains('|') && !has_blank(row) || trim(&row.text).len() == placed,
        };
        if !fits {
            return Err(row.whole(Problem::MixedBlanks));
        }
    }
    Ok(())
}

/// Which columns of rows that are too wide hold their cells.
#[derive(Clone, Copy)]
enum Kept {
    /// Nine from that one on.
    From(usize),
    /// All but the fourth and the eighth, which part the boxes.
    BetweenSpaces,
}

impl Kept {
    fn keeps(self, column: usize) -> bool {
        match self {
            Self::From(first) => (first..first + SIDE).contains(&column),
            Self::BetweenSpaces => column != 3 && column != 7 && column < SIDE + 2,
        }
    }
}

/// The one way to leave out columns that are names or nothing; none if there is no way or more than one.
fn first_column(rows: &[Placed; SIDE], width: usize) -> Option<Kept> {
    if width == SIDE {
        return Some(Kept::From(0));
    }
    let is_outside = |column: usize| are_names(rows, column) || are_nothing(rows, column);
    let mut ways = (0..=width - SIDE)
        .filter(|first| (0..*first).chain(first + SIDE..width).all(is_outside))
        .map(Kept::From)
        .chain((width == SIDE + 2 && are_nothing(rows, 3) && are_nothing(rows, 7)).then_some(Kept::BetweenSpaces));
    ways.next().filter(|_| ways.next().is_none())
}

fn column(rows: &[Placed; SIDE], column: usize) -> impl Iterator<Item = Cell> {
    rows.iter().map(move |row| row.row.cells[column])
}

fn are_nothing(rows: &[Placed; SIDE], at: usize) -> bool {
    column(rows, at).all(|cell| cell == Cell::Nothing)
}

/// Whether a column counts the rows, or has the same mark in each, as the items of a list have.
fn are_names(rows: &[Placed; SIDE], at: usize) -> bool {
    let numbers: Option<Vec<u32>> = column(rows, at).map(Cell::number).collect();
    if let Some(numbers) = numbers {
        return numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    }
    let first = rows[0].row.cells[at];
    let is_mark = matches!(first, Cell::Sign(sign) if !sign.is_alphanumeric())
        || matches!(first, Cell::Named(0) | Cell::Blank('*'));
    at == 0 && is_mark && column(rows, at).all(|cell| cell == first)
}
