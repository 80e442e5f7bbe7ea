//! Sudoku: nine rows, nine columns and nine boxes, each with the digits 1 to 9 once.
//!
//! A slot is a cell, numbered 0 to 80 in reading order, an option a digit less one. Three families of marks say which
//! digits the row, the column and the box of a cell hold. A [`Strategy`] may choose the cells in a cleverer order than
//! that of reading and refuse digits for two more reasons, by the same four events.
//!
//! Reading text into a [`Grid`] is not done here, nor is anything said about how a Sudoku looks.

pub mod examples;
pub mod grid;
mod layout;
mod solve;
mod strategy;

use super::byte;
use crate::search::{Blockers, Frame, Puzzle};
use grid::{CELLS, SIDE};
pub use grid::{Clash, Grid, Unit};
use layout::{BOX, COLUMN, ROW};
pub use solve::{Solutions, solve};
pub use strategy::{Force, Order, Strategy};

/// Digits of a cell or a unit, one bit each: bit 0 is the digit 1.
pub type Digits = u16;

/// The digits 1 to 9.
const ALL_DIGITS: Digits = 0b1_1111_1111;

/// How many options a cell has.
const OPTIONS: u16 = 9;

/// Why a digit can be refused, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The row of the cell holds it.
    Rows,
    /// The column of the cell holds it.
    Cols,
    /// The box of the cell holds it.
    Boxes,
    /// It would leave some empty cell without a candidate.
    LookAhead,
    /// Another digit is forced into the cell, or none can solve what is left.
    Forced,
}

impl Family {
    /// The three that the code keeps as sets, in test order.
    pub const SETS: [Self; 3] = [Self::Rows, Self::Cols, Self::Boxes];

    /// The unit of a cell that a set speaks of; none for the reasons that are no sets.
    #[must_use]
    pub fn unit(self, cell: u16) -> Option<Unit> {
        let cell = usize::from(cell);
        match self {
            Self::Rows => Some(Unit::Row(ROW[cell].into())),
            Self::Cols => Some(Unit::Column(COLUMN[cell].into())),
            Self::Boxes => Some(Unit::Box(BOX[cell].into())),
            Self::LookAhead | Self::Forced => None,
        }
    }
}

/// A grid in the course of a search, and the sets that its digits fill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sudoku {
    /// One bit for each cell that the search has still to fill.
    empty: u128,
    /// One bit for each cell that the puzzle itself fills.
    given: u128,
    /// The digits that each row holds.
    rows: [Digits; SIDE],
    /// The digits that each column holds.
    cols: [Digits; SIDE],
    /// The digits that each box holds.
    boxes: [Digits; SIDE],
    /// 1 to 9, or 0 in an empty cell.
    cells: [u8; CELLS],
    strategy: Strategy,
}

impl Sudoku {
    /// The search for the solutions of a grid; none if two of its digits clash.
    #[must_use]
    pub fn new(grid: &Grid, strategy: Strategy) -> Option<Self> {
        let mut sudoku = Self {
            empty: 0,
            given: 0,
            rows: [0; SIDE],
            cols: [0; SIDE],
            boxes: [0; SIDE],
            cells: *grid.cells(),
            strategy,
        };
        for (cell, &digit) in grid.cells().iter().enumerate() {
            let bit = 1 << cell;
            if digit == 0 {
                sudoku.empty |= bit;
                continue;
            }
            let (row, column, square) = units(cell);
            let digit = 1 << (digit - 1);
            if (sudoku.rows[row] | sudoku.cols[column] | sudoku.boxes[square]) & digit != 0 {
                return None;
            }
            sudoku.given |= bit;
            sudoku.flip(cell, digit);
        }
        Some(sudoku)
    }

    /// The cells as they stand.
    #[must_use]
    pub fn grid(&self) -> Grid {
        Grid::of(self.cells)
    }

    /// The puzzle itself, without what the search has filled.
    #[must_use]
    pub fn puzzle(&self) -> Grid {
        let given = |cell| if self.given >> cell & 1 == 1 { self.cells[cell] } else { 0 };
        Grid::of(std::array::from_fn(given))
    }

    /// The digit in a cell, if there is one.
    #[must_use]
    pub fn digit(&self, cell: u16) -> Option<u8> {
        Some(self.cells[usize::from(cell)]).filter(|&digit| digit > 0)
    }

    /// Whether the puzzle itself fills a cell.
    #[must_use]
    pub fn is_given(&self, cell: u16) -> bool {
        self.given >> cell & 1 == 1
    }

    /// How many cells are empty.
    #[must_use]
    pub fn empty_cells(&self) -> u32 {
        self.empty.count_ones()
    }

    /// How the search chooses cells and refuses digits.
    #[must_use]
    pub fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// The same puzzle, unbegun, searched in another way.
    #[must_use]
    pub fn with_strategy(&self, strategy: Strategy) -> Option<Self> {
        Self::new(&self.puzzle(), strategy)
    }

    /// The digits that a unit holds.
    #[must_use]
    pub fn held(&self, unit: Unit) -> Digits {
        match unit {
            Unit::Row(row) => self.rows[row],
            Unit::Column(column) => self.cols[column],
            Unit::Box(square) => self.boxes[square],
        }
    }

    /// The cell of a unit that holds a digit (1 to 9), as row and column.
    #[must_use]
    pub fn holder(&self, unit: Unit, digit: u8) -> Option<(usize, usize)> {
        unit.cells().into_iter().find(|&(row, column)| self.cells[row * SIDE + column] == digit)
    }

    /// The digits that neither the row nor the column nor the box of a cell holds.
    #[must_use]
    pub fn candidates(&self, cell: u16) -> Digits {
        let (row, column, square) = units(cell.into());
        !(self.rows[row] | self.cols[column] | self.boxes[square]) & ALL_DIGITS
    }

    /// The sets that hold an option of a cell.
    #[must_use]
    pub fn held_by(&self, cell: u16, option: u16) -> Blockers {
        let (row, column, square) = units(cell.into());
        let holds = |digits: Digits| digits >> option & 1 == 1;
        Blockers::NONE
            .with(Family::Rows as u8, holds(self.rows[row]))
            .with(Family::Cols as u8, holds(self.cols[column]))
            .with(Family::Boxes as u8, holds(self.boxes[square]))
    }

    /// The candidates of a cell that the strategy does not refuse.
    fn valid_digits(&self, cell: u16) -> Digits {
        let candidates = self.candidates(cell);
        if self.strategy.is_plain() { candidates } else { candidates & !self.refused(cell) }
    }

    /// The empty cells, in reading order.
    fn empties(&self) -> impl Iterator<Item = u16> + use<> {
        cells_in(self.empty)
    }

    /// Turns a digit on or off in the three sets of a cell. A valid digit is off in all of them, a placed one on.
    fn flip(&mut self, cell: usize, digit: Digits) {
        let (row, column, square) = units(cell);
        self.rows[row] ^= digit;
        self.cols[column] ^= digit;
        self.boxes[square] ^= digit;
    }
}

/// The row, the column and the box of a cell.
fn units(cell: usize) -> (usize, usize, usize) {
    (ROW[cell].into(), COLUMN[cell].into(), BOX[cell].into())
}

/// The first cell of a set of cells.
fn first(cells: u128) -> Option<u16> {
    (cells != 0).then(|| u16::try_from(cells.trailing_zeros()).expect("one of 128 bits"))
}

/// The cells of a set, in reading order.
fn cells_in(mut cells: u128) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let cell = first(cells)?;
        cells &= cells - 1;
        Some(cell)
    })
}

impl Puzzle for Sudoku {
    type Stack = [Frame; CELLS + 1];
    type Options = u64;

    fn next_slot(&self) -> Option<u16> {
        if self.strategy.is_in_reading_order() { first(self.empty) } else { self.choose() }
    }

    fn options(&self, _cell: u16) -> u16 {
        OPTIONS
    }

    fn blockers(&self, cell: u16, option: u16) -> Blockers {
        let by = self.held_by(cell, option);
        // The code asks for more only where the sets let the digit pass.
        if !by.is_empty() || self.strategy.is_plain() {
            return by;
        }
        let refuses = |digits: Digits| digits >> option & 1 == 1;
        by.with(Family::LookAhead as u8, refuses(self.starving(cell)))
            .with(Family::Forced as u8, refuses(self.unforced(cell)))
    }

    fn place(&mut self, cell: u16, option: u16) {
        self.cells[usize::from(cell)] = byte(option + 1);
        self.empty ^= 1 << cell;
        self.flip(cell.into(), 1 << option);
    }

    fn unplace(&mut self, cell: u16, option: u16) {
        self.cells[usize::from(cell)] = 0;
        self.empty ^= 1 << cell;
        self.flip(cell.into(), 1 << option);
    }

    fn valid(&self, cell: u16) -> u64 {
        self.valid_digits(cell).into()
    }

    fn is_what_stands(&self) -> bool {
        true
    }
}
