use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

type Line<'a> =
    (Option<&'a str>, Vec<&'a str>);
type Names<'a> = BTreeSet<&'a str>;
type Allocation<'a> =
    BTreeMap<&'a str, usize>;

#[derive(Default)]
struct State<'a> {
    registers: usize,
    first: bool,
    names: Vec<&'a str>,
    beside: BTreeMap<&'a str, Names<'a>>,
    chosen: Allocation<'a>,
    allocations: Vec<Allocation<'a>>,
}

fn solve<'a>( // @start
    program: &[Line<'a>],
    registers: usize,
    first: bool,
) -> Vec<Allocation<'a>> {
    let mut state = State::default();
    state.registers = registers;
    state.first = first;
    find_clashes(&mut state, program);
    sort_by_degree(&mut state);
    backtrack(&mut state, 0);
    state.allocations
}

fn find_clashes<'a>(
    state: &mut State<'a>,
    program: &[Line<'a>],
) {
    let mut alive = Names::new();
    let upwards = program.iter().rev();
    for (written, read) in upwards {
        if let Some(name) = written {
            alive.remove(name);
            clash(state, name, &alive);
        }
        alive.extend(read);
    }
    for name in &alive {
        clash(state, name, &alive);
    }
    state.names.extend(alive);
    for (written, _) in program {
        if let Some(name) = written {
            if !state.names.contains(name) {
                state.names.push(name);
            }
        }
    }
}

fn clash<'a>(
    state: &mut State<'a>,
    one: &'a str,
    others: &Names<'a>,
) {
    for other in others {
        if *other == one {
            continue;
        }
        let set = state.beside.entry(one);
        set.or_default().insert(other);
        let set = state.beside.entry(other);
        set.or_default().insert(one);
    }
}

fn sort_by_degree(state: &mut State) {
    let beside = &state.beside;
    state.names.sort_by_key(|name| {
        let others = beside.get(name);
        let degree = others.map(Names::len);
        Reverse(degree)
    });
}

fn backtrack( // @call
    state: &mut State,
    i: usize,
) -> bool {
    if i == state.names.len() {
        let copy = state.chosen.clone(); // @record
        state.allocations.push(copy); // @record
        return state.first; // @record
    }
    let name = state.names[i];
    let beside = state.beside.get(name);
    let live: Vec<usize> = beside
        .into_iter()
        .flatten()
        .filter_map(|&other| {
            state.chosen.get(other).copied()
        })
        .collect();
    for register in 0..state.registers { // @option
        if live.contains(&register) { // @attacked live
            continue; // @attacked
        }
        state.chosen.insert(name, register); // @place
        if backtrack(state, i + 1) { // @recurse
            return true;
        }
        state.chosen.remove(name); // @undo
    }
    false // @return
}
