use std::collections::HashSet;

type Board = Vec<Vec<char>>;
type Cell = [usize; 3];

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
    boards: Vec<Board>,
    rows: [HashSet<char>; 9],
    cols: [HashSet<char>; 9],
    boxes: [HashSet<char>; 9],
}

fn solve(
    board: &mut Board,
    first: bool,
) -> Vec<Board> {
    let mut empty = Vec::new();
    let mut state = State::default();
    state.first = first;
    for r in 0..9 {
        for c in 0..9 {
            let d = board[r][c];
            let b = (r / 3) * 3 + c / 3;
            if d == '.' {
                empty.push([r, c, b]);
            } else {
                state.rows[r].insert(d);
                state.cols[c].insert(d);
                state.boxes[b].insert(d);
            }
        }
    }
    backtrack(&mut state, board, &empty);
    state.boards
}

fn left(
    state: &State,
    [r, c, b]: Cell,
) -> Vec<char> {
    let rows = &state.rows[r];
    let cols = &state.cols[c];
    let boxes = &state.boxes[b];
    ('1'..='9')
        .filter(|d| !rows.contains(d))
        .filter(|d| !cols.contains(d))
        .filter(|d| !boxes.contains(d))
        .collect()
}

fn fewest(
    state: &State,
    blank: &[Cell],
) -> Cell {
    let count = |&x: &Cell| {
        left(state, x).len()
    };
    let cells = blank.iter().copied();
    cells.min_by_key(count).unwrap()
}

fn sees(x: Cell, y: Cell) -> bool {
    (0..3).any(|i| x[i] == y[i])
}

fn starving(
    state: &State,
    cell: Cell,
    rest: &[Cell],
) -> Vec<char> {
    let mut fatal = Vec::new();
    for &other in rest {
        let last = left(state, other);
        if last.is_empty() {
            return ('1'..='9').collect();
        }
        if last.len() == 1
            && sees(cell, other)
        {
            fatal.push(last[0]);
        }
    }
    fatal
}

fn choose(
    state: &State,
    blank: &[Cell],
) -> (Cell, Vec<char>) {
    let cell = fewest(state, blank);
    let last = left(state, cell);
    if last.len() < 2 {
        return (cell, last);
    }
    let mut only = None;
    let sets = [
        &state.rows,
        &state.cols,
        &state.boxes,
    ];
    for u in 0..27 {
        let mut unit = blank.to_vec();
        unit.retain(|x| x[u / 9] == u % 9);
        let held = &sets[u / 9][u % 9];
        for d in '1'..='9' {
            if held.contains(&d) {
                continue;
            }
            let mut fits = unit.clone();
            fits.retain(|&x| {
                left(state, x).contains(&d)
            });
            if fits.is_empty() {
                return (unit[0], vec![]);
            }
            if fits.len() == 1 {
                only.get_or_insert(
                    (fits[0], vec![d]),
                );
            }
        }
    }
    let all = ('1'..='9').collect();
    only.unwrap_or((cell, all))
}

fn backtrack( // @call
    state: &mut State,
    board: &mut Board,
    blank: &[Cell],
) -> bool {
    if blank.is_empty() {
        state.boards.push(board.clone()); // @record
        return state.first; // @record
    }
    let (cell, forced) =
        choose(state, blank);
    let mut rest = blank.to_vec();
    rest.retain(|&x| x != cell);
    let fatal =
        starving(state, cell, &rest);
    let [r, c, b] = cell;
    for d in '1'..='9' { // @option
        if state.rows[r].contains(&d) // @attacked rows
            || state.cols[c].contains(&d) // @attacked cols
            || state.boxes[b].contains(&d) // @attacked boxes
            || fatal.contains(&d) // @attacked look-ahead
            || !forced.contains(&d) // @attacked forced
        {
            continue; // @attacked
        }
        board[r][c] = d; // @place
        state.rows[r].insert(d); // @place
        state.cols[c].insert(d); // @place
        state.boxes[b].insert(d); // @place
        if backtrack(state, board, &rest) { // @recurse
            return true;
        }
        board[r][c] = '.'; // @undo
        state.rows[r].remove(&d); // @undo
        state.cols[c].remove(&d); // @undo
        state.boxes[b].remove(&d); // @undo
    }
    false // @return
}
