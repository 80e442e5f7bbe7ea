use std::collections::HashSet;

type Cell = (i32, i32);

impl Solution {
    pub fn exist( // @start
        board: Vec<Vec<char>>,
        word: String,
    ) -> bool {
        !solve(board, word, true).is_empty()
    }
}

struct State {
    board: Vec<Vec<char>>,
    word: Vec<char>,
    first: bool,
    path: Vec<Cell>,
    used: HashSet<Cell>,
    paths: Vec<Vec<Cell>>,
}

fn solve(
    board: Vec<Vec<char>>,
    word: String,
    first: bool,
) -> Vec<Vec<Cell>> {
    let mut state = State {
        board,
        word: word.chars().collect(),
        first,
        path: vec![],
        used: HashSet::new(),
        paths: vec![],
    };
    backtrack(&mut state, 0);
    state.paths
}

fn options(state: &State) -> Vec<Cell> {
    let last = state.path.last();
    if let Some(&(r, c)) = last {
        return vec![
            (r - 1, c),
            (r, c + 1),
            (r + 1, c),
            (r, c - 1),
        ];
    }
    let mut cells = vec![];
    for r in 0..state.board.len() {
        for c in 0..state.board[0].len() {
            let cell = (r as i32, c as i32);
            cells.push(cell);
        }
    }
    cells
}

fn letter_at(
    state: &State,
    cell: Cell,
) -> Option<char> {
    let r = usize::try_from(cell.0).ok()?;
    let c = usize::try_from(cell.1).ok()?;
    state.board.get(r)?.get(c).copied()
}

fn backtrack( // @call
    state: &mut State,
    i: usize,
) -> bool {
    if i == state.word.len() {
        let path = state.path.clone(); // @record
        state.paths.push(path); // @record
        return state.first; // @record
    }
    let letter = Some(state.word[i]);
    for cell in options(state) { // @option
        let found = letter_at(state, cell);
        if found.is_none() // @attacked board
            || letter != found // @attacked letter
            || state.used.contains(&cell) // @attacked used
        {
            continue; // @attacked
        }
        state.path.push(cell); // @place
        state.used.insert(cell); // @place
        if backtrack(state, i + 1) { // @recurse
            return true;
        }
        state.path.pop(); // @undo
        state.used.remove(&cell); // @undo
    }
    false // @return
}
