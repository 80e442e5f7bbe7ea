use std::collections::HashSet;

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
    cols: HashSet<i32>,
    diag: HashSet<i32>,
    anti: HashSet<i32>,
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
        if state.cols.contains(&c) // @attacked cols
            || state.diag.contains(&(r - c)) // @attacked diag
            || state.anti.contains(&(r + c)) // @attacked anti
        {
            continue; // @attacked
        }
        state.queens.push(c); // @place
        state.cols.insert(c); // @place
        state.diag.insert(r - c); // @place
        state.anti.insert(r + c); // @place
        if backtrack(state, r + 1) { // @recurse
            return true;
        }
        state.queens.pop(); // @undo
        state.cols.remove(&c); // @undo
        state.diag.remove(&(r - c)); // @undo
        state.anti.remove(&(r + c)); // @undo
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
