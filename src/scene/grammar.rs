//! The grammar of the sentences: what happened and why, told of any puzzle in the words of its own vocabulary.
//!
//! Every function is the usual telling of one kind of event; a puzzle whose own words are better overrides the method of
//! [`Depict`] that calls it.

use super::sentence::{Sentence, Tone, list};
use super::{Depict, Key, Moment, Reason};
use crate::search::{Event, Frame, Goal};

/// What happened and why.
pub(super) fn sentence<P: Depict>(moment: &Moment<'_, P>) -> Sentence {
    match moment.event {
        None => P::tell_start(moment),
        Some(Event::Place { slot, option }) => P::tell_place(moment, slot, option),
        Some(Event::Attacked { slot, option, .. }) => attacked(moment, slot, option),
        Some(Event::Undo { slot, option }) => P::tell_undo(moment, slot, option).then(P::tell_after(moment, slot)),
        Some(Event::Record) => P::tell_record(moment),
        Some(Event::Reject { slot, option, .. }) => P::tell_reject(moment, slot, option),
    }
}

/// What the search is after, without a stop.
pub(super) fn aim<P: Depict>(goal: Goal) -> String {
    let board = P::WORDS.board;
    match goal {
        Goal::First => format!("The search stops at the first {board}"),
        Goal::All => format!("The search goes on until all {board}s are found"),
    }
}

pub(super) fn start<P: Depict>(moment: &Moment<'_, P>) -> Sentence {
    let (puzzle, option) = (moment.puzzle(), P::WORDS.option);
    let slot = puzzle.next_slot();
    let call = puzzle.call_name(slot);
    let about = match slot {
        Some(slot) => format!("{call} is about to try {}, {option} by {option}", puzzle.slot_name(slot)),
        None => format!("{call} finds nothing to fill"),
    };
    let aim = aim::<P>(moment.machine.goal());
    Sentence::default().lit("start: ").plain(format!("{about}. {aim}.")).plain(puzzle.introduction())
}

/// The keys of an option as the code works them out: `c = 1`, `r - c = 1`.
pub(super) fn keys<P: Depict>(keys: &[(u8, Key)]) -> Vec<String> {
    let formula = |family: u8| P::WORDS.families.get(usize::from(family)).map_or("", |family| family.formula);
    keys.iter().map(|(family, key)| format!("{} = {key}", formula(*family))).collect()
}

pub(super) fn place<P: Depict>(moment: &Moment<'_, P>, slot: u16, option: u16) -> Sentence {
    let puzzle = moment.puzzle();
    let keys = keys::<P>(&puzzle.keys_of(slot, option));
    let (were, they) = match keys.len() {
        1 => (" was free", "it joins the set"),
        2 => (" were both free", "they join the sets"),
        _ => (" were all free", "they join the sets"),
    };
    Sentence::default().lit(format!("place {}: ", puzzle.name(slot, option))).lit(list(&keys)).plain(format!(
        "{were}, so the {} stays and {they}; {}.",
        P::WORDS.piece,
        next(puzzle)
    ))
}

/// What comes after a piece that stays.
pub(super) fn next<P: Depict>(puzzle: &P) -> String {
    match puzzle.next_slot() {
        Some(next) => format!("{} turns to {}", puzzle.call_name(Some(next)), puzzle.slot_name(next)),
        None => format!("{} finds no {} left", puzzle.call_name(None), P::WORDS.slot),
    }
}

fn attacked<P: Depict>(moment: &Moment<'_, P>, slot: u16, option: u16) -> Sentence {
    let mut sentence = Sentence::default().lit(format!("attacked {}: ", moment.puzzle().name(slot, option)));
    for (rank, reason) in moment.reasons().iter().enumerate() {
        let link = ["", "; also ", " and "][rank.min(2)];
        sentence = sentence.plain(link).then(P::tell_reason(moment, reason, rank));
    }
    sentence = sentence.plain(".");
    if moment.machine.at_dead_end() {
        sentence.then(P::tell_dead_end(moment, slot))
    } else {
        sentence.then(P::tell_after(moment, slot))
    }
}

/// Says a reason; `gone` names the piece that is to blame and does not stand any more, which no right program has.
pub(super) fn reason<P: Depict>(moment: &Moment<'_, P>, reason: &Reason, rank: usize, gone: Option<&str>) -> Sentence {
    let Reason { family, formula, key, holders } = reason;
    let set = P::WORDS.name(*family);
    let places: Vec<String> = holders.iter().map(|&at| moment.puzzle().place_name(at)).collect();
    let (already, put) = if gone.is_some() { ("still", "left") } else { ("already", "put") };
    let gone = gone.unwrap_or_default();
    let s = if places.len() == 1 { "" } else { "s" };
    if rank > 0 {
        let by = if places.is_empty() { String::new() } else { format!(" by {}{gone}", list(&places)) };
        return Sentence::default().with(Tone::Also, format!("{formula} = {key} in {set}")).plain(by);
    }
    let by = if places.is_empty() {
        String::new()
    } else {
        format!(", {put} there by the {}{s} at {}{gone}", P::WORDS.piece, list(&places))
    };
    Sentence::default().lit(format!("{formula} = {key} is {already} in {set}")).plain(by)
}

pub(super) fn dead_end<P: Depict>(moment: &Moment<'_, P>, slot: u16) -> Sentence {
    let puzzle = moment.puzzle();
    let (name, call) = (puzzle.slot_name(slot), puzzle.call_name(Some(slot)));
    let ending = ending(moment);
    Sentence::default()
        .lit(format!(" {}: ", capital(P::WORDS.dead_end)))
        .plain(format!("{name} has no free {}, so {call} returns.{ending}", P::WORDS.option))
}

pub(super) fn undo<P: Depict>(moment: &Moment<'_, P>, slot: u16, option: u16) -> Sentence {
    let puzzle = moment.puzzle();
    let leaves = |(family, key): (u8, Key)| format!("{key} leaves {}", P::WORDS.name(family));
    let leaving: Vec<String> = puzzle.keys_of(slot, option).into_iter().map(leaves).collect();
    let sentence = Sentence::default()
        .lit(format!("undo {}: ", puzzle.name(slot, option)))
        .plain(format!("the {} is taken back", P::WORDS.piece));
    if leaving.is_empty() { sentence.plain(".") } else { sentence.plain("; ").lit(list(&leaving)).plain(".") }
}

pub(super) fn after<P: Depict>(moment: &Moment<'_, P>, slot: u16) -> Sentence {
    let puzzle = moment.puzzle();
    let call = puzzle.call_name(Some(slot));
    let option = P::WORDS.option;
    if moment.is_last_option() {
        let (name, ending) = (puzzle.slot_name(slot), ending(moment));
        // A name of the user's own stays as it is.
        let name = if name.starts_with(P::WORDS.slot) { capital(&name) } else { name };
        Sentence::default().plain(format!(" {name} has no {option} left to try, so {call} returns.{ending}"))
    } else if matches!(moment.event, Some(Event::Undo { .. })) {
        let next = moment.machine.frames().last().map_or(0, Frame::next);
        Sentence::default().plain(format!(" {call} goes on with {option} {}.", puzzle.option_label(slot, next)))
    } else {
        Sentence::default()
    }
}

pub(super) fn record<P: Depict>(moment: &Moment<'_, P>) -> Sentence {
    let number = moment.machine.tally().boards;
    let sentence = Sentence::default()
        .lit(format!("record: {} {number} is ", P::WORDS.board))
        .then(moment.puzzle().tell_filling())
        .plain(".");
    sentence.then(after_record(moment))
}

/// Says whether the search goes on after a record.
pub(super) fn after_record<P: Depict>(moment: &Moment<'_, P>) -> Sentence {
    let board = P::WORDS.board;
    Sentence::default().plain(match moment.machine.goal() {
        Goal::First => format!(" The search stops here, at its first {board}."),
        Goal::All => {
            let call = moment.puzzle().call_name(None);
            format!(" {call} returns, and the search goes on.{}", ending(moment))
        }
    })
}

pub(super) fn reject<P: Depict>(moment: &Moment<'_, P>, slot: u16, option: u16) -> Sentence {
    let puzzle = moment.puzzle();
    let sentence = Sentence::default().lit("rejected: ").plain(format!("the {} is full, and ", P::WORDS.board));
    let piece = P::WORDS.piece;
    let sentence = match moment.reasons().first() {
        Some(reason) => {
            let holders = reason.holders.iter().copied().chain(puzzle.squares(slot, option));
            let holders: Vec<String> = holders.map(|at| puzzle.place_name(at)).collect();
            let pair = format!("the {piece}s at {}", list(&holders));
            sentence.plain(pair).lit(format!(" share {} = {}", reason.formula, reason.key))
        }
        None => sentence.plain(format!("two {piece}s attack each other")),
    };
    sentence.plain(format!("; {} returns.", puzzle.call_name(None)))
}

/// The last words of a search, after a space, and none before its end.
pub(super) fn ending<P: Depict>(moment: &Moment<'_, P>) -> String {
    if !moment.machine.is_finished() {
        return String::new();
    }
    let board = P::WORDS.board;
    match moment.machine.tally().boards {
        0 => format!(" The search is over: {}.", moment.puzzle().no_board()),
        1 => format!(" The search is over: it found 1 {board}."),
        boards => format!(" The search is over: it found {boards} {board}s."),
    }
}

/// Words at the beginning of a sentence.
pub(super) fn capital(words: &str) -> String {
    let mut characters = words.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
