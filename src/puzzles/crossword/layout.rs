//! What does not change while a grid is filled: its entries, where they cross, and the words of each length.

use super::words::{Index, MOST_WORDS, Words};
use super::{Grid, MOST_SIDE, Square, Unfit};
use std::sync::Arc;

/// The most entries of a grid: a word of two letters and a block take three squares, so no row has more than seven.
pub(super) const MOST_ENTRIES: usize = 2 * MOST_SIDE * ((MOST_SIDE + 1) / 3);

/// Squares in a row or a column that a word is to fill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, as a newspaper counts: one number for each square in which an entry begins.
    pub number: u16,
    /// Whether it goes across and not down.
    pub is_across: bool,
    /// Its squares by their numbers in reading order, at least two.
    pub squares: Vec<usize>,
    /// The entry that crosses it at each of its squares, if one does.
    pub crossings: Vec<Option<Crossing>>,
}

/// Where an entry is crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The slot of the other entry.
    pub entry: u16,
    /// The position in the other entry, from 0.
    pub position: usize,
}

impl Entry {
    /// How many letters it has.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "an entry has two letters or more")]
    pub fn len(&self) -> usize {
        self.squares.len()
    }
}

/// A grid with its entries and the words for them.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Layout {
    grid: Grid,
    entries: Vec<Entry>,
    words: Arc<Words>,
    /// For each length that an entry has, which words have which letter where.
    indexes: [Option<Index>; MOST_SIDE + 1],
}

impl Layout {
    pub(super) fn new(grid: &Grid, words: &Arc<Words>) -> Result<Self, Unfit> {
        let entries = entries(grid);
        if entries.is_empty() {
            return Err(Unfit::NoEntry);
        }
        let mut indexes = [const { None }; MOST_SIDE + 1];
        for entry in &entries {
            let list = words.of_length(entry.len());
            match list.len() {
                0 => return Err(Unfit::NoWord(entry.number, entry.is_across, entry.len())),
                count if count > MOST_WORDS => return Err(Unfit::TooManyWords(entry.len())),
                _ => {}
            }
            indexes[entry.len()].get_or_insert_with(|| Index::new(list));
        }
        Ok(Self { grid: grid.clone(), entries, words: Arc::clone(words), indexes })
    }

    pub(super) fn grid(&self) -> &Grid {
        &self.grid
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(super) fn list(&self, length: usize) -> &[String] {
        self.words.of_length(length)
    }

    /// Which words of a length have which letter where.
    pub(super) fn index(&self, length: usize) -> &Index {
        self.indexes[length].as_ref().expect("every entry had its length indexed")
    }

    /// The letters that the grid gives, in reading order.
    pub(super) fn given(&self) -> impl Iterator<Item = Option<u8>> {
        self.grid.squares().iter().map(|square| if let Square::Letter(letter) = square { Some(*letter) } else { None })
    }

    pub(super) fn is_given(&self, square: usize) -> bool {
        matches!(self.grid.squares()[square], Square::Letter(_))
    }
}

/// The entries by their first squares in reading order, across before down.
fn entries(grid: &Grid) -> Vec<Entry> {
    let (columns, all) = (grid.columns(), grid.squares().len());
    let is_open = |square: usize| grid.squares()[square] != Square::Block;
    let mut entries: Vec<Entry> = vec![];
    let mut number = 0;
    for first in (0..all).filter(|&square| is_open(square)) {
        let column = first % columns;
        let across = (first..first - column + columns).take_while(|&square| is_open(square));
        let down = (first..all).step_by(columns).take_while(|&square| is_open(square));
        let begins_across = column == 0 || !is_open(first - 1);
        let begins_down = first < columns || !is_open(first - columns);
        let across = (true, across.collect::<Vec<_>>(), begins_across);
        let found = [across, (false, down.collect(), begins_down)];
        let found: Vec<_> = found.into_iter().filter(|(_, squares, begins)| *begins && squares.len() > 1).collect();
        number += u16::from(!found.is_empty());
        entries.extend(found.into_iter().map(|(is_across, squares, _)| {
            let crossings = vec![None; squares.len()];
            Entry { number, is_across, squares, crossings }
        }));
    }
    cross(&mut entries, all);
    entries
}

/// Tells each entry which others cross it.
fn cross(entries: &mut [Entry], squares: usize) {
    let mut at: [Vec<Option<Crossing>>; 2] = [vec![None; squares], vec![None; squares]];
    for (number, entry) in (0..).zip(entries.iter()) {
        for (position, &square) in entry.squares.iter().enumerate() {
            at[usize::from(entry.is_across)][square] = Some(Crossing { entry: number, position });
        }
    }
    for entry in entries {
        let others = &at[usize::from(!entry.is_across)];
        entry.crossings = entry.squares.iter().map(|&square| others[square]).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(text: &str) -> Grid {
        let row = |row: &str| row.chars().filter_map(Square::of).collect();
        Grid::new(&text.split('/').map(row).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn entries_come_by_their_first_square_across_before_down_and_are_numbered_as_in_a_newspaper() {
        let found = entries(&grid("...#./.#.../..#.."));
        let told: Vec<_> = found.iter().map(|entry| (entry.number, entry.is_across, entry.squares.clone())).collect();
        let expected = [
            (1, true, vec![0, 1, 2]),
            (1, false, vec![0, 5, 10]),
            (2, false, vec![2, 7]),
            (3, false, vec![4, 9, 14]),
            (4, true, vec![7, 8, 9]),
            (5, false, vec![8, 13]),
            (6, true, vec![10, 11]),
            (7, true, vec![13, 14]),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn crossings_are_mutual() {
        let found = entries(&grid("...#./.#.../..#.."));
        for (slot, entry) in (0..).zip(&found) {
            for (position, crossing) in entry.crossings.iter().enumerate() {
                let Some(crossing) = crossing else { continue };
                let other = &found[usize::from(crossing.entry)];
                assert_eq!(other.crossings[crossing.position], Some(Crossing { entry: slot, position }));
                assert_eq!(other.squares[crossing.position], entry.squares[position]);
            }
        }
        assert_eq!(found[0].crossings[1], None, "below it is a block");
    }

    #[test]
    fn no_grid_has_more_entries_than_there_is_room_for() {
        let dense = |row: usize| (0..MOST_SIDE).map(move |column| (row + column) % 3 == 2);
        let square = |is_block| if is_block { Square::Block } else { Square::Open };
        let rows: Vec<Vec<Square>> = (0..MOST_SIDE).map(|row| dense(row).map(square).collect()).collect();
        let found = entries(&Grid::new(&rows).unwrap()).len();
        assert!((MOST_ENTRIES - 20..=MOST_ENTRIES).contains(&found), "{found} of {MOST_ENTRIES}");
    }
}
