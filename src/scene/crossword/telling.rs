//! What a crossword says of each event: which letter differs from whose, what an undo leaves behind.

use super::{name, pattern};
use crate::puzzles::crossword::{Crossword, Family, Order};
use crate::scene::grammar;
use crate::scene::{Depict, Moment, Reason, Sentence, Tone};
use crate::search::{Event, Puzzle};

/// What is about to begin.
pub(super) fn start(moment: &Moment<'_, Crossword>) -> Sentence {
    let crossword = moment.puzzle();
    let aim = grammar::aim::<Crossword>(moment.machine.goal());
    let sentence = Sentence::default().lit("start: ");
    let Some(slot) = crossword.next_slot() else { return sentence.plain(format!("{aim}.")) };
    let entries = match crossword.entries().len() {
        1 => "1 entry".to_owned(),
        count => format!("{count} entries"),
    };
    sentence
        .plain(format!("{entries} to fill. {}. {aim}. ", next(crossword, slot)))
        .plain("A word fits if it has the letters that stand in its entry already, and stands in no other one.")
}

/// Which entry comes next, and what is left for it.
fn next(crossword: &Crossword, slot: u16) -> String {
    let why = match crossword.strategy().order {
        Order::Scan => "",
        Order::Mrv => ", with the fewest,",
    };
    let (fit, all) = (crossword.count_fitting(slot), crossword.options(slot));
    let fit = match fit {
        1 => "1 word fits".to_owned(),
        fit => format!("{fit} of {all} words fit"),
    };
    format!("Next is {}{why} where {fit} {}", name(crossword, slot), pattern(crossword, slot))
}

/// Why a word fits, and what comes next.
pub(super) fn place(crossword: &Crossword, slot: u16, option: u16) -> Sentence {
    let pattern = pattern(crossword, slot);
    let agrees = match pattern.matches('?').count() {
        0 => "it is what the crossings spell, a word of the list and not yet in used".to_owned(),
        all if all == pattern.len() => "no letter stands there yet, and it is not yet in used".to_owned(),
        _ => format!("it has the letters of {pattern} and is not yet in used"),
    };
    let next = crossword.next_slot().map_or_else(|| "No entry is left".to_owned(), |slot| next(crossword, slot));
    Sentence::default()
        .lit(format!("place {}: ", crossword.name(slot, option)))
        .lit(agrees)
        .plain(format!(", so it stays. {next}."))
}

/// One reason of a refusal.
pub(super) fn reason(moment: &Moment<'_, Crossword>, reason: &Reason, rank: usize) -> Sentence {
    let crossword = moment.puzzle();
    let tone = if rank == 0 { Tone::Event } else { Tone::Also };
    let sentence = Sentence::default();
    let Some((slot, option)) = moment.event.and_then(Event::about) else { return sentence };
    let place_of = |other: Option<u16>| other.map_or_else(String::new, |other| name(crossword, other));
    if reason.family == Family::Used as u8 {
        return sentence.with(tone, format!("it is in used, at {}", place_of(crossword.user(slot, option))));
    }
    if reason.family == Family::LookAhead as u8 {
        let starved = place_of(crossword.starved_by(slot, option));
        return sentence.with(tone, format!("it would leave {starved} without a word that fits"));
    }
    let differing: Vec<usize> = crossword.differing(slot, option).collect();
    let Some(&position) = differing.first() else { return sentence };
    let letter = |letter: Option<u8>| letter.map_or('?', char::from);
    let wanted = letter(crossword.word(slot, option).as_bytes().get(position).copied());
    let standing = letter(crossword.pattern(slot).nth(position).flatten());
    let crossing = crossword.entry(slot).crossings[position].map(|crossing| crossing.entry);
    let crossing = crossing.and_then(|other| Some(crossword.name(other, crossword.standing(other)?)));
    let who = crossing.unwrap_or_else(|| "the grid".to_owned());
    let more = match differing.len() {
        1 => String::new(),
        2 => ", and 1 more letter differs".to_owned(),
        count => format!(", and {} more letters differ", count - 1),
    };
    sentence
        .with(tone, format!("its letter {position} is {wanted}"))
        .plain(format!(", but {who} has {standing} there{more}"))
}

/// That no word fits.
pub(super) fn dead_end(moment: &Moment<'_, Crossword>, slot: u16) -> Sentence {
    let crossword = moment.puzzle();
    let (name, pattern) = (name(crossword, slot), pattern(crossword, slot));
    let (call, ending) = (crossword.call_name(Some(slot)), grammar::ending(moment));
    Sentence::default()
        .lit(" Dead entry: ")
        .plain(format!("no word is left for {pattern} at {name}, so {call} returns.{ending}"))
}

/// What was taken back, and which letters stay since others need them.
pub(super) fn undo(crossword: &Crossword, slot: u16, option: u16) -> Sentence {
    let pattern = pattern(crossword, slot);
    let word = crossword.word(slot, option);
    let letters = match pattern.matches('?').count() {
        0 => "all of its letters stay, since crossing words have them".to_owned(),
        all if all == pattern.len() => "its letters go".to_owned(),
        _ => format!("its letters go but for {pattern}, which stay"),
    };
    Sentence::default()
        .lit(format!("undo {}: ", crossword.name(slot, option)))
        .plain(format!("{letters}; "))
        .lit(format!("{word} leaves used"))
        .plain(".")
}
