use std::collections::HashSet;

type Board = Vec<Vec<char>>;

impl Solution {
    pub fn solve_sudoku( // @start
        board: &mut Vec<Vec<char>>,
    ) {
        solve(board, true);
    }
}

#[derive(Default)]
struct State {
    first: bool,
    empty: Vec<(usize, usize, usize)>,
    boards: Vec<Board>,
    rows: [HashSet<char>; 9],
    cols: [HashSet<char>; 9],
    boxes: [HashSet<char>; 9],
}

fn solve(
    board: &mut Board,
    first: bool,
) -> Vec<Board> {
    let mut state = State::default();
    state.first = first;
    for r in 0..9 {
        for c in 0..9 {
            let d = board[r][c];
            let b = (r / 3) * 3 + c / 3;
            if d == '.' {
                state.empty.push((r, c, b));
            } else {
                state.rows[r].insert(d);
                state.cols[c].insert(d);
                state.boxes[b].insert(d);
            }
        }
    }
    backtrack(&mut state, board, 0);
    state.boards
}

fn backtrack( // @call
    state: &mut State,
    board: &mut Board,
    i: usize,
) -> bool {
    if i == state.empty.len() {
        state.boards.push(board.clone()); // @record
        return state.first; // @record
    }
    let (r, c, b) = state.empty[i];
    for d in '1'..='9' { // @option
        if state.rows[r].contains(&d) // @attacked rows
            || state.cols[c].contains(&d) // @attacked cols
            || state.boxes[b].contains(&d) // @attacked boxes
        {
            continue; // @attacked
        }
        board[r][c] = d; // @place
        state.rows[r].insert(d); // @place
        state.cols[c].insert(d); // @place
        state.boxes[b].insert(d); // @place
        if backtrack(state, board, i + 1) { // @recurse
            return true;
        }
        board[r][c] = '.'; // @undo
        state.rows[r].remove(&d); // @undo
        state.cols[c].remove(&d); // @undo
        state.boxes[b].remove(&d); // @undo
    }
    false // @return
}
