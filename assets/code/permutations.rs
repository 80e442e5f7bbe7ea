impl Solution {
    pub fn permute_unique( // @start
        nums: Vec<i32>,
    ) -> Vec<Vec<i32>> {
        solve(nums, false)
    }

    pub fn permute(
        nums: Vec<i32>,
    ) -> Vec<Vec<i32>> {
        solve(nums, false)
    }
}

struct State {
    nums: Vec<i32>,
    first: bool,
    used: Vec<bool>,
    chosen: Vec<i32>,
    found: Vec<Vec<i32>>,
}

fn solve(
    nums: Vec<i32>,
    first: bool,
) -> Vec<Vec<i32>> {
    let mut state = State {
        used: vec![false; nums.len()],
        nums,
        first,
        chosen: vec![],
        found: vec![],
    };
    backtrack(&mut state, 0);
    state.found
}

fn twin_waits(
    state: &State,
    i: usize,
) -> bool {
    (0..i).any(|left| {
        state.nums[left] == state.nums[i]
            && !state.used[left]
    })
}

fn backtrack( // @call
    state: &mut State,
    slot: usize,
) -> bool {
    if slot == state.nums.len() {
        let chosen = state.chosen.clone(); // @record
        state.found.push(chosen); // @record
        return state.first; // @record
    }
    for i in 0..state.nums.len() { // @option
        if state.used[i] // @attacked used
            || twin_waits(state, i) // @attacked twin
        {
            continue; // @attacked
        }
        state.chosen.push(state.nums[i]); // @place
        state.used[i] = true; // @place
        if backtrack(state, slot + 1) { // @recurse
            return true;
        }
        state.chosen.pop(); // @undo
        state.used[i] = false; // @undo
    }
    false // @return
}
