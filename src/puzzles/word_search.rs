//! Word search: a word along neighbouring cells of a grid of letters, each cell used once.
//!
//! Slot k is the k-th letter of the word. The options of the first are all cells in reading order; of a later one the cells
//! above, to the right, below and to the left of the last. Three rules refuse a cell: it is outside the grid, it has another
//! letter, it is on the path already.

use crate::search::{Blockers, Frame, Options, Puzzle, Wide};
use std::sync::Arc;

/// The most rows, and the most columns.
pub const MOST_SIDE: usize = 32;

/// The most letters of a word.
pub const MOST_LETTERS: usize = 64;

/// Why a cell can be refused, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// It is outside the grid.
    Board,
    /// It has another letter.
    Letter,
    /// It is on the path already.
    Used,
}

/// The directions from the last cell, in the order in which they are tried: rows down, columns to the right.
pub const DIRECTIONS: [(i32, i32); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

/// A grid of letters and a word.
#[derive(Debug, PartialEq, Eq)]
struct Task {
    rows: usize,
    columns: usize,
    letters: Vec<char>,
    word: Vec<char>,
}

/// The beginning of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordSearch {
    task: Arc<Task>,
    /// The cells of the path, by their numbers in reading order.
    path: [u16; MOST_LETTERS],
    filled: u16,
    used: Wide<16>,
}

impl WordSearch {
    /// No cell on the path yet; none if the rows differ in length, or the grid or the word is empty or too large.
    #[must_use]
    pub fn new(rows: &[Vec<char>], word: &[char]) -> Option<Self> {
        let columns = rows.first()?.len();
        let is_even = rows.iter().all(|row| row.len() == columns);
        let fits = rows.len() <= MOST_SIDE && (1..=MOST_SIDE).contains(&columns);
        let has_word = (1..=MOST_LETTERS).contains(&word.len());
        (is_even && fits && has_word).then(|| {
            let task = Task { rows: rows.len(), columns, letters: rows.concat(), word: word.to_vec() };
            Self { task: Arc::new(task), path: [0; MOST_LETTERS], filled: 0, used: Wide::none() }
        })
    }

    /// How many rows and columns there are.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        (self.task.rows, self.task.columns)
    }

    /// The word.
    #[must_use]
    pub fn word(&self) -> &[char] {
        &self.task.word
    }

    /// The letter in a row and a column.
    #[must_use]
    pub fn letter(&self, (row, column): (usize, usize)) -> char {
        self.task.letters[row * self.task.columns + column]
    }

    /// The cells of the path, row and column, from the first letter.
    pub fn path(&self) -> impl Iterator<Item = (usize, usize)> {
        self.path[..usize::from(self.filled)].iter().map(|&cell| self.place(cell))
    }

    fn place(&self, cell: u16) -> (usize, usize) {
        (usize::from(cell) / self.task.columns, usize::from(cell) % self.task.columns)
    }

    /// Where an option leads, as row and column, which may be outside the grid.
    #[must_use]
    pub fn target(&self, slot: u16, option: u16) -> (i32, i32) {
        let signed = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        let Some(last) = slot.checked_sub(1) else {
            let (row, column) = self.place(option);
            return (signed(row), signed(column));
        };
        let (row, column) = self.place(self.path[usize::from(last)]);
        let (down, right) = DIRECTIONS[usize::from(option) % DIRECTIONS.len()];
        (signed(row) + down, signed(column) + right)
    }

    /// The cell that an option leads to, row and column; none outside the grid.
    #[must_use]
    pub fn cell(&self, slot: u16, option: u16) -> Option<(usize, usize)> {
        let (row, column) = self.target(slot, option);
        let at = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
        (at.0 < self.task.rows && at.1 < self.task.columns).then_some(at)
    }

    fn number(&self, (row, column): (usize, usize)) -> u16 {
        // At most 1,023.
        u16::try_from(row * self.task.columns + column).unwrap_or(u16::MAX)
    }
}

impl Puzzle for WordSearch {
    type Stack = [Frame; MOST_LETTERS + 1];
    type Options = Wide<16>;

    fn next_slot(&self) -> Option<u16> {
        (usize::from(self.filled) < self.task.word.len()).then_some(self.filled)
    }

    fn options(&self, slot: u16) -> u16 {
        if slot == 0 { u16::try_from(self.task.letters.len()).unwrap_or(u16::MAX) } else { 4 }
    }

    fn blockers(&self, slot: u16, option: u16) -> Blockers {
        let Some(at) = self.cell(slot, option) else { return Blockers::NONE.with(Family::Board as u8, true) };
        Blockers::NONE
            .with(Family::Letter as u8, self.letter(at) != self.task.word[usize::from(slot)])
            .with(Family::Used as u8, self.used.contains(self.number(at)))
    }

    fn place(&mut self, slot: u16, option: u16) {
        if let Some(at) = self.cell(slot, option) {
            let cell = self.number(at);
            self.path[usize::from(slot)] = cell;
            self.used.insert(cell);
            self.filled = slot + 1;
        }
    }

    fn unplace(&mut self, slot: u16, _option: u16) {
        self.used.remove(self.path[usize::from(slot)]);
        // Left behind, it would tell two equal paths apart.
        self.path[usize::from(slot)] = 0;
        self.filled = slot;
    }

    fn is_what_stands(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Goal, Machine};

    fn figures(grid: &str, word: &str, goal: Goal) -> [u64; 5] {
        let rows: Vec<Vec<char>> = grid.split('/').map(|row| row.chars().collect()).collect();
        let word: Vec<char> = word.chars().collect();
        let mut machine = Machine::new(WordSearch::new(&rows, &word).unwrap(), goal);
        while machine.step().is_some() {}
        let tally = machine.tally();
        [tally.places, tally.attacked, tally.undos, tally.boards, tally.dead_ends]
    }

    #[test]
    fn the_counters_are_those_that_a_recursive_program_finds() {
        let grid = "ABCE/SFCS/ADEE";
        assert_eq!(figures(grid, "ABCCED", Goal::First), [6, 9, 0, 1, 0]);
        assert_eq!(figures(grid, "ABCCED", Goal::All), [7, 29, 7, 1, 1]);
        assert_eq!(figures(grid, "SEE", Goal::All), [5, 23, 5, 1, 2]);
        assert_eq!(figures(grid, "ABCB", Goal::First), [4, 24, 4, 0, 2]);
        assert_eq!(figures(grid, "A", Goal::All), [2, 10, 2, 2, 0]);
        assert_eq!(figures("AAAA/AAAA/AAAA", "AAAAAB", Goal::First), [472, 1428, 472, 0, 228]);
    }

    #[test]
    fn uneven_empty_and_too_large_grids_and_words_are_refused() {
        let new = |rows: &[Vec<char>], letters: usize| WordSearch::new(rows, &vec!['A'; letters]);
        let row = |columns: usize| vec!['A'; columns];
        assert!(new(&[row(2), row(3)], 1).is_none() && new(&[], 1).is_none() && new(&[row(0)], 1).is_none());
        assert!(new(&vec![row(1); 33], 1).is_none() && new(&[row(33)], 1).is_none());
        assert!(new(&[row(1)], 0).is_none() && new(&[row(1)], 65).is_none());
        assert!(new(&vec![row(32); 32], 64).is_some());
    }
}
