use std::collections::{BTreeMap, BTreeSet};

type Line<'a> =
    (Option<&'a str>, Vec<&'a str>);
type Names<'a> = BTreeSet<&'a str>;
type Allocation<'a> = BTreeMap<&'a str, usize>;

#[derive(Default)]
struct State<'a> {
    registers: usize,
    first: bool,
    names: Vec<&'a str>,
    beside: BTreeMap<&'a str, Names<'a>>,
    register_of: Allocation<'a>,
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
    backtrack(&mut state, 0);
    state.allocations
}

fn find_clashes<'a>(
    state: &mut State<'a>,
    program: &[Line<'a>],
) {
    let mut alive = Names::new();
    for (written, read) in program.iter().rev() {
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
        let beside = state.beside.entry(one);
        beside.or_default().insert(other);
        let beside = state.beside.entry(other);
        beside.or_default().insert(one);
    }
}

fn backtrack( // @call
    state: &mut State,
    i: usize,
) -> bool {
    if i == state.names.len() {
        let copy = state.register_of.clone(); // @record
        state.allocations.push(copy); // @record
        return state.first; // @record
    }
    let name = state.names[i];
    let beside = state.beside.get(name);
    let live: Vec<usize> = beside
        .into_iter()
        .flatten()
        .filter_map(|&other| {
            state.register_of.get(other).copied()
        })
        .collect();
    for register in 0..state.registers { // @option
        if live.contains(&register) { // @attacked live
            continue; // @attacked
        }
        state.register_of.insert(name, register); // @place
        if backtrack(state, i + 1) { // @recurse
            return true;
        }
        state.register_of.remove(name); // @undo
    }
    false // @return
}
