use std::cmp::Reverse;
use std::collections::HashSet;

type Graph = Vec<Vec<usize>>;
type Colouring = Vec<Option<usize>>;

struct State {
    graph: Graph,
    colours: usize,
    first: bool,
    colour_of: Colouring,
    colourings: Vec<Colouring>,
}

fn solve( // @start
    graph: Graph,
    colours: usize,
    first: bool,
) -> Vec<Colouring> {
    let mut state = State {
        colour_of: vec![None; graph.len()],
        graph,
        colours,
        first,
        colourings: vec![],
    };
    backtrack(&mut state);
    state.colourings
}

fn around(
    state: &State,
    vertex: usize,
) -> HashSet<usize> {
    state.graph[vertex]
        .iter()
        .filter_map(|&i| state.colour_of[i])
        .collect()
}

fn urgency(
    state: &State,
    vertex: usize,
) -> (usize, Reverse<usize>) {
    let left = state.colours
        - around(state, vertex).len();
    let waiting = state.graph[vertex]
        .iter()
        .filter(|&&i| is_waiting(state, i))
        .count();
    (left, Reverse(waiting))
}

fn is_waiting(
    state: &State,
    vertex: usize,
) -> bool {
    state.colour_of[vertex].is_none()
}

fn next(state: &State) -> Option<usize> {
    (0..state.graph.len())
        .filter(|&i| is_waiting(state, i))
        .min_by_key(|&i| urgency(state, i))
}

fn blocks(
    state: &State,
    vertex: usize,
    colour: usize,
) -> bool {
    let others = &state.graph[vertex];
    others.iter().any(|&other| {
        let mut seen = around(state, other);
        seen.insert(colour);
        state.colour_of[other].is_none()
            && seen.len() == state.colours
    })
}

fn backtrack( // @call
    state: &mut State,
) -> bool {
    let Some(vertex) = next(state) else {
        let found = state.colour_of.clone(); // @record
        state.colourings.push(found); // @record
        return state.first; // @record
    };
    let neighbours = around(state, vertex);
    for colour in 0..state.colours { // @option
        if neighbours.contains(&colour) // @attacked neighbours
            || blocks(state, vertex, colour) // @attacked look-ahead
        {
            continue; // @attacked
        }
        state.colour_of[vertex] = // @place
            Some(colour); // @place
        if backtrack(state) { // @recurse
            return true;
        }
        state.colour_of[vertex] = None; // @undo
    }
    false // @return
}
