//! The sentences of a colouring, where the grammar of all puzzles would be stiff.

use crate::puzzles::coloring::{Coloring, Family};
use crate::scene::sentence::list;
use crate::scene::{Moment, Reason, Sentence, Tone, grammar};

/// The most neighbours that a sentence names.
const MOST_NAMED: usize = 6;

pub(super) fn place<const N: usize, const CALLS: usize>(
    moment: &Moment<'_, Coloring<N, CALLS>>,
    vertex: u16,
    colour: u16,
) -> Sentence {
    let coloring = moment.puzzle();
    let name = coloring.graph().name(vertex);
    let is_alone = coloring.graph().neighbours(vertex).is_empty();
    let why = if is_alone {
        format!("{name} has no neighbour")
    } else {
        format!("no neighbour of {name} has colour {colour}")
    };
    let next = grammar::next(coloring);
    Sentence::default().lit(format!("place {name} = {colour}: ")).lit(why).plain(format!(", so it stays; {next}."))
}

pub(super) fn reason<const N: usize, const CALLS: usize>(
    moment: &Moment<'_, Coloring<N, CALLS>>,
    reason: &Reason,
    rank: usize,
) -> Sentence {
    let graph = moment.puzzle().graph();
    let mut names: Vec<String> = reason
        .holders
        .iter()
        .filter_map(|&(_, vertex)| u16::try_from(vertex).ok())
        .map(|vertex| graph.name(vertex).to_owned())
        .collect();
    let has = if names.len() == 1 { "has" } else { "have" };
    if names.len() > MOST_NAMED {
        let more = names.len() - MOST_NAMED + 1;
        names.truncate(MOST_NAMED - 1);
        names.push(format!("{more} more"));
    }
    let tone = if rank == 0 { Tone::Event } else { Tone::Also };
    let names = list(&names);
    if reason.family == Family::LookAhead as u8 {
        let words = format!("colour {} is the last one left for {names}", reason.key);
        return Sentence::default().with(tone, words);
    }
    let s = if reason.holders.len() == 1 { "" } else { "s" };
    Sentence::default().with(tone, format!("the neighbour{s} {names} {has} colour {}", reason.key))
}

pub(super) fn dead_end<const N: usize, const CALLS: usize>(
    moment: &Moment<'_, Coloring<N, CALLS>>,
    vertex: u16,
) -> Sentence {
    let coloring = moment.puzzle();
    let (name, call) = (coloring.graph().name(vertex), format!("backtrack({})", coloring.graph().name(vertex)));
    let ending = grammar::ending(moment);
    Sentence::default().lit(" Dead vertex: ").plain(format!("{name} has no free colour, so {call} returns.{ending}"))
}

pub(super) fn undo<const N: usize, const CALLS: usize>(
    moment: &Moment<'_, Coloring<N, CALLS>>,
    vertex: u16,
    colour: u16,
) -> Sentence {
    let name = moment.puzzle().graph().name(vertex);
    Sentence::default()
        .lit(format!("undo {name} = {colour}: "))
        .lit(format!("{name} loses its colour"))
        .plain(", which holds back none of its neighbours any more.")
}
