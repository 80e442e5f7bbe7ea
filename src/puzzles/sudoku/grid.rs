//! A 9 x 9 grid of digits and blanks as it was read, and the clashes in it.
//!
//! A grid may break the rules: it says where (`clashes`), it does not refuse. Solving stands elsewhere.

use std::fmt;

/// How many cells a row, a column and a box have, and how many of each there are.
pub const SIDE: usize = 9;

/// How many cells a grid has.
pub const CELLS: usize = SIDE * SIDE;

/// A Sudoku grid: 81 cells in reading order, each 1 to 9, or 0 for blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    cells: [u8; CELLS],
}

impl Grid {
    /// A grid without a digit.
    pub const EMPTY: Self = Self { cells: [0; CELLS] };

    /// The grid of 81 cells in reading order, 0 for blank; nothing when a cell is above 9.
    #[must_use]
    pub fn from_cells(cells: [u8; CELLS]) -> Option<Self> {
        cells.iter().all(|&cell| cell <= 9).then_some(Self { cells })
    }

    /// The grid that is written as [`Display`](fmt::Display) writes one, and in no other way.
    #[must_use]
    pub fn written(text: &str) -> Option<Self> {
        let mut cells = <[u8; CELLS]>::try_from(text.as_bytes()).ok()?;
        for cell in &mut cells {
            *cell = match *cell {
                b'.' => 0,
                digit @ b'1'..=b'9' => digit - b'0',
                _ => return None,
            };
        }
        Some(Self { cells })
    }

    /// The grid of 81 cells that a search has filled, and so with digits.
    pub(super) fn of_digits(cells: [u8; CELLS]) -> Self {
        debug_assert!(cells.iter().all(|&cell| cell <= 9), "a search fills digits");
        Self { cells }
    }

    /// The 81 cells in reading order, 0 for blank.
    #[must_use]
    pub fn cells(&self) -> &[u8; CELLS] {
        &self.cells
    }

    /// The digit at a row and a column, both from 0; nothing for a blank.
    ///
    /// # Panics
    /// When the row or the column is above 8.
    #[must_use]
    pub fn digit(&self, row: usize, column: usize) -> Option<u8> {
        assert!(row < SIDE && column < SIDE, "({row},{column}) is outside the grid");
        let cell = self.cells[row * SIDE + column];
        (cell != 0).then_some(cell)
    }

    /// How many cells hold a digit, 0 to 81.
    #[must_use]
    pub fn given(&self) -> usize {
        self.cells.iter().filter(|&&cell| cell != 0).count()
    }

    /// Whether every cell holds a digit; the digits may still clash.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.given() == CELLS
    }

    /// Whether every digit of `other` stands in the same cell here.
    #[must_use]
    pub fn extends(&self, other: &Self) -> bool {
        let mut pairs = self.cells.iter().zip(&other.cells);
        pairs.all(|(mine, theirs)| *theirs == 0 || mine == theirs)
    }

    /// Whether this grid solves `puzzle`: full, without a clash, with all its digits, and not the puzzle itself.
    #[must_use]
    pub fn solves(&self, puzzle: &Self) -> bool {
        self.is_full() && !puzzle.is_full() && self.extends(puzzle) && self.clashes().is_empty()
    }

    /// Every two cells of a unit that hold the same digit: rows first, then columns, then boxes, cells in reading order.
    ///
    /// A digit that stands three times in a unit makes three clashes, and two cells that share a row and a box make two.
    #[must_use]
    pub fn clashes(&self) -> Vec<Clash> {
        Unit::all()
            .flat_map(|unit| {
                let cells = unit.cells();
                (0..SIDE)
                    .flat_map(move |first| (first + 1..SIDE).map(move |second| (unit, cells[first], cells[second])))
            })
            .filter_map(|(unit, first, second)| {
                let digit = self.digit(first.0, first.1)?;
                (self.digit(second.0, second.1) == Some(digit)).then_some(Clash { digit, unit, first, second })
            })
            .collect()
    }
}

impl fmt::Display for Grid {
    /// 81 characters, `.` for blank.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String =
            self.cells.iter().map(|&cell| if cell == 0 { '.' } else { char::from(b'0' + cell) }).collect();
        formatter.pad(&text)
    }
}

/// Nine cells that hold each digit at most once; all numbers from 0 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// A row, counted from the top.
    Row(usize),
    /// A column, counted from the left.
    Column(usize),
    /// A box of 3 x 3 cells, counted in reading order.
    Box(usize),
}

impl Unit {
    /// All 27 units: rows, columns, boxes.
    pub fn all() -> impl Iterator<Item = Self> {
        let rows = (0..SIDE).map(Self::Row);
        rows.chain((0..SIDE).map(Self::Column)).chain((0..SIDE).map(Self::Box))
    }

    /// The nine cells, as (row, column), in reading order.
    #[must_use]
    pub fn cells(self) -> [(usize, usize); SIDE] {
        std::array::from_fn(|place| match self {
            Self::Row(row) => (row, place),
            Self::Column(column) => (place, column),
            Self::Box(index) => (index / 3 * 3 + place / 3, index % 3 * 3 + place % 3),
        })
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(index) => write!(formatter, "row {index}"),
            Self::Column(index) => write!(formatter, "column {index}"),
            Self::Box(index) => write!(formatter, "box {index}"),
        }
    }
}

/// A digit that stands twice in a unit. Cells are (row, column) from 0, as on the board, never a place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clash {
    /// The digit, 1 to 9.
    pub digit: u8,
    /// The unit that holds it twice.
    pub unit: Unit,
    /// The first of the two cells in reading order.
    pub first: (usize, usize),
    /// The second of the two cells.
    pub second: (usize, usize),
}

impl fmt::Display for Clash {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { digit, unit, first, second } = self;
        write!(
            formatter,
            "{digit} stands twice in {unit}: at ({},{}) and ({},{})",
            first.0, first.1, second.0, second.1
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(cells: &[(usize, usize, u8)]) -> Grid {
        let mut grid = Grid::EMPTY;
        for &(row, column, digit) in cells {
            grid.cells[row * SIDE + column] = digit;
        }
        grid
    }

    #[test]
    fn a_grid_without_a_repeated_digit_has_no_clash() {
        assert_eq!(with(&[(0, 0, 5), (1, 3, 5), (3, 1, 5), (8, 8, 5)]).clashes(), []);
    }

    #[test]
    fn a_digit_twice_in_a_row_names_both_cells_and_the_row() {
        let clashes: Vec<String> = with(&[(4, 1, 7), (4, 8, 7)]).clashes().iter().map(Clash::to_string).collect();
        assert_eq!(clashes, ["7 stands twice in row 4: at (4,1) and (4,8)"]);
    }

    #[test]
    fn two_cells_that_share_a_column_and_a_box_make_two_clashes() {
        let units: Vec<Unit> = with(&[(0, 0, 8), (2, 0, 8)]).clashes().iter().map(|clash| clash.unit).collect();
        assert_eq!(units, [Unit::Column(0), Unit::Box(0)]);
    }

    #[test]
    fn a_digit_three_times_in_a_row_makes_three_clashes() {
        let pairs: Vec<_> = with(&[(2, 0, 1), (2, 4, 1), (2, 8, 1)])
            .clashes()
            .iter()
            .map(|clash| (clash.first.1, clash.second.1))
            .collect();
        assert_eq!(pairs, [(0, 4), (0, 8), (4, 8)]);
    }

    #[test]
    fn a_grid_of_one_digit_clashes_in_every_pair_of_every_unit() {
        let grid = Grid::from_cells([3; CELLS]).expect("3 is a digit");
        assert_eq!(grid.clashes().len(), 27 * 36);
    }

    #[test]
    fn a_cell_above_nine_makes_no_grid() {
        let mut cells = [0; CELLS];
        cells[80] = 10;
        assert_eq!(Grid::from_cells(cells), None);
    }

    #[test]
    fn a_grid_shows_as_81_characters() {
        let text = with(&[(0, 0, 1), (8, 8, 9)]).to_string();
        assert_eq!(text, format!("1{}9", ".".repeat(79)));
    }

    #[test]
    fn what_a_grid_shows_as_is_that_grid_again_and_nothing_else_is() {
        // Nine rows that a file would have for the map of the regions of another kind of puzzle.
        for row in ["123456789", "1234567.9", "........."] {
            let text = row.repeat(9);
            assert_eq!(Grid::written(&text).map(|grid| grid.to_string()), Some(text));
        }
        for text in ["0".repeat(81), ".".repeat(80), ".".repeat(82), "é".repeat(41)] {
            assert_eq!(Grid::written(&text), None, "{text}");
        }
    }
}
