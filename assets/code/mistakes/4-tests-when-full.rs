#[derive(Default)]
struct State {
    n: i32,
    first: bool,
    queens: Vec<i32>,
    boards: Vec<Vec<i32>>,
}

fn solve( // @start
    n: i32,
    first: bool,
) -> Vec<Vec<i32>> {
    let mut state = State::default();
    state.n = n;
    state.first = first;
    backtrack(&mut state, 0);
    state.boards
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

fn attacked(queens: &[i32]) -> bool {
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
