impl Solution {
    pub fn generate_parenthesis( // @start
        n: i32,
    ) -> Vec<String> {
        solve(n as usize, false)
    }
}

#[derive(Default)]
struct State {
    n: usize,
    first: bool,
    opened: usize,
    closed: usize,
    signs: String,
    strings: Vec<String>,
}

fn solve(
    n: usize,
    first: bool,
) -> Vec<String> {
    let mut state = State::default();
    state.n = n;
    state.first = first;
    backtrack(&mut state, 0);
    state.strings
}

fn backtrack( // @call
    state: &mut State,
    i: usize,
) -> bool {
    if i == 2 * state.n {
        let string = state.signs.clone(); // @record
        state.strings.push(string); // @record
        return state.first; // @record
    }
    for sign in ['(', ')'] { // @option
        if (state.opened == state.n // @attacked open
            && sign == '(') // @attacked open
            || (state.closed == state.opened // @attacked close
                && sign == ')') // @attacked close
        {
            continue; // @attacked
        }
        state.signs.push(sign); // @place
        match sign { // @place
            '(' => state.opened += 1, // @place
            _ => state.closed += 1, // @place
        } // @place
        if backtrack(state, i + 1) { // @recurse
            return true;
        }
        state.signs.pop(); // @undo
        match sign { // @undo
            '(' => state.opened -= 1, // @undo
            _ => state.closed -= 1, // @undo
        } // @undo
    }
    false // @return
}
