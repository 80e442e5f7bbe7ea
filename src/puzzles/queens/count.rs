//! What happens below a board with some queens, counted by the fastest search there is for that.
//!
//! Only the calls, boards and dead ends are counted: the rest follows. It tells no event and keeps no history; that is
//! for the [`Machine`](crate::search::Machine), which leaps over the branches that were counted here.

use super::Queens;
use crate::search::Tally;

/// A search for all ways to fill the empty rows.
#[derive(Default)]
pub(super) struct Count {
    calls: u64,
    boards: u64,
    dead_ends: u64,
}

impl Count {
    /// Counts the call on the first empty row and all calls below.
    pub(super) fn below(board: &Queens) -> Self {
        let row = u16::from(board.filled);
        let mut count = Self::default();
        if board.filled < board.size {
            let (diag, anti) = (board.diag >> board.diagonal_shift(row), board.anti >> row);
            count.call(board.all_columns(), board.cols, diag, anti);
        } else {
            count.calls = 1;
            count.boards = 1;
        }
        count
    }

    /// The masks have a bit for each column of the row: those in question, and those that each family rules out.
    fn call(&mut self, all: u64, cols: u64, diag: u64, anti: u64) {
        self.calls += 1;
        let mut free = all & !(cols | diag | anti);
        if free == 0 {
            let complete = cols == all;
            self.boards += u64::from(complete);
            self.dead_ends += u64::from(!complete);
        }
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            // One row down, a diagonal has moved one column to the right and an antidiagonal one to the left.
            self.call(all, cols | queen, (diag | queen) << 1, (anti | queen) >> 1);
        }
    }

    /// Every call but the first was made by placing a queen and ended with its undo; every call that did not find a
    /// board complete went through all columns, and refused those in which it placed nothing.
    pub(super) fn tally(&self, size: u8) -> Tally {
        let places = self.calls - 1;
        let loop_steps = u64::from(size) * (self.calls - self.boards);
        let (boards, dead_ends) = (self.boards, self.dead_ends);
        Tally { places, attacked: loop_steps - places, undos: places, boards, dead_ends, rejected: 0 }
    }
}
