//! 81 cells to a grid: what stands for a blank is decided for a whole puzzle, never for a single cell.
//!
//! Some signs are blanks everywhere. Another sign is one where all blanks are written with it and the digits are as many as
//! a puzzle needs. Two ways in one puzzle are a slip that must not pass, above all where one of them is nothing: a digit
//! that got lost looks like that.

use super::cell::Cell;
use super::error::Problem;
use super::regions::{self, Map};
use crate::puzzles::sudoku::grid::{CELLS, Grid};

/// The fewest digits with which a puzzle can have one solution: with fewer a strange sign is no blank.
pub(super) const FEWEST_DIGITS: usize = 17;

/// What 81 cells are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Board {
    /// A puzzle, in which so many cells hold several digits and are blank for that.
    Puzzle(Grid, u8),
    /// The regions that a puzzle has.
    Map(Map),
}

/// The board that 81 cells are, or the place of a cell, from 0, and what is wrong with it.
pub(super) fn of_cells(cells: &[Cell; CELLS]) -> Result<Board, (usize, Problem)> {
    if let Some(map) = sign_of_each(cells).and_then(|signs| regions::map(&signs)) {
        return Ok(Board::Map(map));
    }
    let count = |wanted: fn(&Cell) -> bool| cells.iter().filter(|cell| wanted(cell)).count();
    let digits = count(|cell| matches!(cell, Cell::Digit(_)));
    let several = count(|cell| matches!(cell, Cell::Several));
    let nothing = count(|cell| matches!(cell, Cell::Nothing));
    let marks = count(|cell| matches!(cell, Cell::Blank(_) | Cell::Word));
    check_signs(cells, digits, nothing + marks)?;
    if nothing > 0 && marks > 0 {
        // The first cell that is blank in another way than those before it.
        let is_blank = |cell: &&Cell| matches!(cell, Cell::Nothing | Cell::Blank(_) | Cell::Word);
        let begins_with_nothing = cells.iter().find(is_blank) == Some(&Cell::Nothing);
        let other = |cell: &Cell| is_blank(&cell) && (*cell == Cell::Nothing) != begins_with_nothing;
        return Err((cells.iter().position(other).unwrap_or(0), Problem::MixedBlanks));
    }
    if several > 0 && digits == 0 {
        return Err((0, Problem::OnlyPencilMarks));
    }
    let digit = |index: usize| if let Cell::Digit(digit) = cells[index] { digit } else { 0 };
    let grid = Grid::from_cells(std::array::from_fn(digit)).unwrap_or(Grid::EMPTY);
    Ok(Board::Puzzle(grid, u8::try_from(several).unwrap_or(u8::MAX)))
}

/// Complains of a sign that is no blank: the rarest one if there are several.
fn check_signs(cells: &[Cell; CELLS], digits: usize, other_blanks: usize) -> Result<(), (usize, Problem)> {
    let mut signs: Vec<(Cell, usize, usize)> = vec![];
    for (index, cell) in cells.iter().enumerate().filter(|(_, cell)| !cell.is_certain()) {
        match signs.iter_mut().find(|(sign, ..)| sign == cell) {
            Some((_, count, _)) => *count += 1,
            None => signs.push((*cell, 1, index)),
        }
    }
    let Some((sign, count, first)) = signs.iter().min_by_key(|(_, count, _)| count) else { return Ok(()) };
    let is_blank = signs.len() == 1 && other_blanks == 0 && digits >= FEWEST_DIGITS && matches!(sign, Cell::Sign(_));
    if is_blank {
        return Ok(());
    }
    let is_usual = signs.len() == 1 && *count > other_blanks && other_blanks > 0 && digits >= FEWEST_DIGITS;
    let other = cells.iter().position(|cell| matches!(cell, Cell::Blank(_) | Cell::Word | Cell::Nothing));
    match other.filter(|_| is_usual) {
        Some(other) => Err((other, Problem::MixedBlanks)),
        None => Err((*first, Problem::BadCell)),
    }
}

/// The cells as signs of a map; nothing if one of them cannot be.
fn sign_of_each(cells: &[Cell; CELLS]) -> Option<[char; CELLS]> {
    let mut signs = ['0'; CELLS];
    for (sign, cell) in signs.iter_mut().zip(cells) {
        *sign = match *cell {
            Cell::Digit(digit) => char::from(b'0' + digit),
            Cell::Sign(sign) | Cell::Blank(sign) => sign,
            _ => return None,
        };
    }
    Some(signs)
}

#[cfg(test)]
mod tests {
    use super::super::cell::of_char;
    use super::*;

    const FIRST: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn board(text: &str) -> Result<Board, (usize, Problem)> {
        let cells: Vec<Cell> = text.chars().map(of_char).collect();
        of_cells(&cells.try_into().expect("81 cells"))
    }

    #[test]
    fn any_sign_is_a_blank_where_all_blanks_are_written_with_it() {
        let grid = board(FIRST).expect("a puzzle");
        for sign in ["-", "?", "·", "□", "O", "#", " ", ","] {
            assert_eq!(board(&FIRST.replace('.', sign)), Ok(grid), "{sign:?}");
        }
    }

    #[test]
    fn a_sign_that_stands_beside_other_blanks_or_beside_few_digits_is_bad() {
        assert_eq!(board(&FIRST.replacen('.', "?", 1)), Err((2, Problem::BadCell)));
        assert_eq!(board(&FIRST.replace('.', "-").replacen('7', "?", 1)), Err((4, Problem::BadCell)));
        assert_eq!(board(&FIRST.replace('.', "-").replacen("--", "-.", 1)), Err((3, Problem::MixedBlanks)));
        assert_eq!(board(&format!("{}{}", "1234567891234567", "-".repeat(65))), Err((16, Problem::BadCell)));
    }

    #[test]
    fn nothing_and_a_sign_are_never_both_blanks() {
        assert_eq!(board(&FIRST.replacen('.', " ", 1)), Err((3, Problem::MixedBlanks)));
    }
}
