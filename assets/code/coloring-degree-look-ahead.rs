use std::cmp::Reverse;
use std::collections::HashSet;

type Graph = Vec<Vec<usize>>;
type Colouring = Vec<Option<usize>>;

struct State {
    graph: Graph,
    colours: usize,
    first: bool,
    order: Vec<usize>,
    colour_of: Colouring,
    colourings: Vec<Colouring>,
}

fn solve( // @start
    graph: Graph,
    colours: usize,
    first: bool,
) -> Vec<Colouring> {
    let mut order: Vec<usize> =
        (0..graph.len()).collect();
    order.sort_by_key(|&vertex| {
        Reverse(graph[vertex].len())
    });
    let mut state = State {
        colour_of: vec![None; graph.len()],
        graph,
        colours,
        first,
        order,
        colourings: vec![],
    };
    backtrack(&mut state, 0);
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
    i: usize,
) -> bool {
    if i == state.graph.len() {
        let found = state.colour_of.clone(); // @record
        state.colourings.push(found); // @record
        return state.first; // @record
    }
    let vertex = state.order[i];
    let neighbours = around(state, vertex);
    for colour in 0..state.colours { // @option
        if neighbours.contains(&colour) // @attacked neighbours
            || blocks(state, vertex, colour) // @attacked look-ahead
        {
            continue; // @attacked
        }
        state.colour_of[vertex] = // @place
            Some(colour); // @place
        if backtrack(state, i + 1) { // @recurse
            return true;
        }
        state.colour_of[vertex] = None; // @undo
    }
    false // @return
}
