//! A shelf of copied boards: the first few, which stand still from then on.

/// The most boards that are kept; of the others it is only known that there are.
const MOST: usize = 10;

/// The most rows of a board on the shelf.
pub(super) const ROWS: u8 = 12;

/// Copies of the first boards that were saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    boards: [[u8; ROWS as usize]; MOST],
    /// How many of them there are.
    kept: usize,
}

impl Shelf {
    /// Copies a board, the columns of its queens, onto the shelf if there is room.
    pub(super) fn put(&mut self, queens: &[u8]) {
        if let Some(board) = self.boards.get_mut(self.kept) {
            for (place, &column) in board.iter_mut().zip(queens) {
                *place = column;
            }
            self.kept += 1;
        }
    }

    /// The boards, of so many rows each.
    pub(super) fn boards(&self, rows: u8) -> Vec<Vec<u8>> {
        self.boards[..self.kept].iter().map(|board| board[..usize::from(rows)].to_vec()).collect()
    }

    /// How many boards of that number are kept.
    pub(super) fn kept_of(saved: u64) -> usize {
        usize::try_from(saved).unwrap_or(MOST).min(MOST)
    }
}
