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
        if attacked(&state.queens) {
            return false; // @rejected
        }
        let board = state.queens.clone(); // @record
        state.boards.push(board); // @record
        return state.first; // @record
    }
    for c in 0..state.n { // @option
        state.queens.push(c); // @place
        if backtrack(state, r + 1) { // @recurse
            return true;
        }
        state.queens.pop(); // @undo
    }
    false // @return
}

fn attacked(queens: &Board) -> bool {
    for i in 0..queens.len() {
        for j in 0..i {
            let gap = queens[i] - queens[j];
            let rows = (i - j) as i32;
            if gap == 0 || gap.abs() == rows
            {
                return true;
            }
        }
    }
    false
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
