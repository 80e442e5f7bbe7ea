//! What the machine is measured against: the searches that one writes if nothing is to be seen of them.

/// The search as the listings have it, by recursion, with the sets as bit masks; gives its turns of the loop.
pub(crate) fn every_column(size: u8) -> u64 {
    let mut search = Search { size, cols: 0, diag: 0, anti: 0, turns: 0, boards: 0 };
    search.backtrack(0);
    std::hint::black_box(search.boards);
    search.turns
}

struct Search {
    size: u8,
    cols: u64,
    diag: u64,
    anti: u64,
    turns: u64,
    boards: u64,
}

impl Search {
    fn backtrack(&mut self, r: u8) {
        if r == self.size {
            self.boards += 1;
            return;
        }
        for c in 0..self.size {
            self.turns += 1;
            let (col, diag, anti) = (1 << c, 1 << (c + self.size - 1 - r), 1 << (r + c));
            if self.cols & col != 0 || self.diag & diag != 0 || self.anti & anti != 0 {
                continue;
            }
            self.cols |= col;
            self.diag |= diag;
            self.anti |= anti;
            self.backtrack(r + 1);
            self.cols &= !col;
            self.diag &= !diag;
            self.anti &= !anti;
        }
    }
}

/// The same with the sets shifted along in arguments, so that a turn is one bit test in a register.
pub(crate) fn every_column_in_registers(size: u8) -> u64 {
    fn backtrack(size: u8, r: u8, [cols, diag, anti]: [u32; 3], boards: &mut u64) -> u64 {
        if r == size {
            *boards += 1;
            return 0;
        }
        let mut turns = 0;
        for c in 0..size {
            turns += 1;
            let queen = 1 << c;
            if (cols | diag | anti) & queen == 0 {
                let below = [cols | queen, (diag | queen) << 1, (anti | queen) >> 1];
                turns += backtrack(size, r + 1, below, boards);
            }
        }
        turns
    }
    let mut boards = 0;
    let turns = backtrack(size, 0, [0; 3], &mut boards);
    std::hint::black_box(boards);
    turns
}

/// The well-known count that goes from free bit to free bit; gives its calls.
pub(crate) fn free_bits(size: u8) -> u64 {
    fn count(all: u32, cols: u32, diag: u32, anti: u32, boards: &mut u64) -> u64 {
        if cols == all {
            *boards += 1;
            return 1;
        }
        let mut calls = 1;
        let mut free = all & !(cols | diag | anti);
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            calls += count(all, cols | queen, (diag | queen) << 1, (anti | queen) >> 1, boards);
        }
        calls
    }
    let mut boards = 0;
    let calls = count((1 << size) - 1, 0, 0, 0, &mut boards);
    std::hint::black_box(boards);
    calls
}
