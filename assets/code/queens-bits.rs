type Board = Vec<i32>;

impl Solution {
    pub fn solve_n_queens( // @start
        n: i32,
    ) -> Vec<Vec<String>> {
        solve(n, false)
    }

    pub fn total_n_queens(n: i32) -> i32 {
        Self::solve_n_queens(n).len() as i32
    }
}

#[derive(Default)]
struct State {
    n: i32,
    first: bool,
    queens: Board,
    boards: Vec<Board>,
    cols: u64,
    diag: u64,
    anti: u64,
}

fn solve(
    n: i32,
    first: bool,
) -> Vec<Vec<String>> {
    let mut state = State::default();
    state.n = n;
    state.first = first;
    backtrack(&mut state, 0);
    state.boards.iter().map(draw).collect()
}

fn backtrack( // @call
    state: &mut State,
    r: i32,
) -> bool {
    if r == state.n {
        let board = state.queens.clone(); // @record
        state.boards.push(board); // @record
        return state.first; // @record
    }
    for c in 0..state.n { // @option
        let d = r - c + state.n - 1;
        let a = r + c;
        if state.cols >> c & 1 == 1 // @attacked cols
            || state.diag >> d & 1 == 1 // @attacked diag
            || state.anti >> a & 1 == 1 // @attacked anti
        {
            continue; // @attacked
        }
        state.queens.push(c); // @place
        state.cols |= 1 << c; // @place
        state.diag |= 1 << d; // @place
        state.anti |= 1 << a; // @place
        if backtrack(state, r + 1) { // @recurse
            return true;
        }
        state.queens.pop(); // @undo
        state.cols &= !(1 << c); // @undo
        state.diag &= !(1 << d); // @undo
        state.anti &= !(1 << a); // @undo
    }
    false // @return
}

fn draw(queens: &Board) -> Vec<String> {
    let dots = ".".repeat(queens.len());
    let mut rows = Vec::new();
    for &c in queens.iter() {
        let c = c as usize;
        let mut row = dots.clone();
        row.replace_range(c..=c, "Q");
        rows.push(row);
    }
    rows
}
