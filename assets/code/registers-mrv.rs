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
    backtrack(&mut state);
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

fn others<'a>(
    state: &State<'a>,
    name: &str,
) -> Names<'a> {
    let set = state.beside.get(name);
    set.cloned().unwrap_or_default()
}

fn around(
    state: &State,
    name: &str,
) -> BTreeSet<usize> {
    others(state, name)
        .iter()
        .filter_map(|i| state.chosen.get(i))
        .copied()
        .collect()
}

fn urgency(
    state: &State,
    name: &str,
) -> (usize, Reverse<usize>) {
    let left = state.registers
        - around(state, name).len();
    let waiting = others(state, name)
        .iter()
        .filter(|&i| is_waiting(state, i))
        .count();
    (left, Reverse(waiting))
}

fn is_waiting(
    state: &State,
    name: &str,
) -> bool {
    !state.chosen.contains_key(name)
}

fn next<'a>(
    state: &State<'a>,
) -> Option<&'a str> {
    let names = state.names.iter().copied();
    names
        .filter(|&i| is_waiting(state, i))
        .min_by_key(|&i| urgency(state, i))
}

fn backtrack<'a>( // @call
    state: &mut State<'a>,
) -> bool {
    let Some(name) = next(state) else {
        let copy = state.chosen.clone(); // @record
        state.allocations.push(copy); // @record
        return state.first; // @record
    };
    let live = around(state, name);
    for register in 0..state.registers { // @option
        if live.contains(&register) { // @attacked live
            continue; // @attacked
        }
        state.chosen.insert(name, register); // @place
        if backtrack(state) { // @recurse
            return true;
        }
        state.chosen.remove(name); // @undo
    }
    false // @return
}
