//! Which cells belong together, worked out before the program runs.

use super::grid::{CELLS, SIDE};

/// All cells.
pub(super) const ALL_CELLS: u128 = (1 << CELLS) - 1;

/// The row of each cell.
pub(super) const ROW: [u8; CELLS] = numbers()[0];

/// The column of each cell.
pub(super) const COLUMN: [u8; CELLS] = numbers()[1];

/// The box of each cell, numbered in reading order.
pub(super) const BOX: [u8; CELLS] = numbers()[2];

/// The cells of each unit, one bit a cell: nine rows, nine columns, nine boxes.
pub(super) static UNITS: [u128; 3 * SIDE] = units();

/// For each cell the twenty others that share a unit with it.
pub(super) static PEERS: [u128; CELLS] = peers();

#[expect(clippy::cast_possible_truncation, reason = "numbers below 81, before the program runs")]
const fn numbers() -> [[u8; CELLS]; 3] {
    let mut numbers = [[0; CELLS]; 3];
    let mut cell = 0;
    while cell < CELLS {
        let (row, column) = (cell / SIDE, cell % SIDE);
        numbers[0][cell] = row as u8;
        numbers[1][cell] = column as u8;
        numbers[2][cell] = (row / 3 * 3 + column / 3) as u8;
        cell += 1;
    }
    numbers
}

const fn units() -> [u128; 3 * SIDE] {
    let mut units = [0; 3 * SIDE];
    let mut cell = 0;
    while cell < CELLS {
        units[ROW[cell] as usize] |= 1 << cell;
        units[SIDE + COLUMN[cell] as usize] |= 1 << cell;
        units[2 * SIDE + BOX[cell] as usize] |= 1 << cell;
        cell += 1;
    }
    units
}

const fn peers() -> [u128; CELLS] {
    let units = units();
    let mut peers = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (row, column, square) = (ROW[cell] as usize, COLUMN[cell] as usize, BOX[cell] as usize);
        peers[cell] = (units[row] | units[SIDE + column] | units[2 * SIDE + square]) & !(1 << cell);
        cell += 1;
    }
    peers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_has_nine_cells_and_a_cell_twenty_peers() {
        assert!(UNITS.iter().all(|unit| unit.count_ones() == 9));
        assert!(PEERS.iter().all(|peers| peers.count_ones() == 20));
        assert_eq!(UNITS.iter().fold(0, |all, unit| all | unit), ALL_CELLS);
        assert_eq!((ROW[40], COLUMN[40], BOX[40], BOX[80]), (4, 4, 4, 8));
    }
}
