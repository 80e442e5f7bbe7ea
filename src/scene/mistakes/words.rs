//! What a wrong program does, told as it is: what it asks, what it leaves behind, where it breaks down.

use super::super::queens::words::{after, start};
use super::super::queens::{formula, name};
use super::super::sentence::{Sentence, Tone, list};
use super::super::{Depict, Moment};
use crate::mistakes::Program;
use crate::puzzles::queens::{Family, Queens};
use crate::search::Event;

pub(super) fn sentence<P: Program>(moment: &Moment<'_, P>) -> Sentence {
    match moment.event {
        None => start(moment.puzzle(), moment.machine.goal()),
        Some(Event::Place { slot, option }) => place(moment, slot, option),
        Some(Event::Attacked { slot, option, .. }) => attacked(moment, slot, option),
        Some(Event::Undo { slot, option }) => undo(moment, slot, option),
        Some(Event::Record) => record(moment),
        Some(Event::Reject { slot, option, .. }) => reject(moment, slot, option),
    }
}

/// Keys of a square as `c = 1`, in the families in question.
fn keys(families: &[Family], row: u8, column: u8) -> Vec<String> {
    families.iter().map(|&family| format!("{} = {}", formula(family), Queens::key(family, row, column))).collect()
}

fn place<P: Program>(moment: &Moment<'_, P>, row: u8, column: u8) -> Sentence {
    let program = moment.puzzle();
    let next = match program.next_slot() {
        Some(next) => format!("{} turns to row {next}", program.call_name(Some(next))),
        None => format!("{} finds no row left", program.call_name(None)),
    };
    let sentence = Sentence::default().lit(format!("place ({row},{column}): "));
    let (asked, unasked): (Vec<Family>, Vec<Family>) = Family::ALL.into_iter().partition(|&family| P::asks(family));
    if asked.is_empty() {
        return sentence.lit("nothing is tested").plain(format!(", so the queen stays; {next}."));
    }
    let sentence = sentence.lit(list(&keys(&asked, row, column)));
    let sentence = sentence.plain(if asked.len() == 2 { " were both free" } else { " were all free" });
    let unasked = list(&keys(&unasked, row, column));
    let sentence = if unasked.is_empty() {
        sentence.plain(", so")
    } else {
        sentence.plain(" and ").with(Tone::Also, format!("{unasked} was never asked for")).plain(", so")
    };
    sentence.plain(format!(" the queen stays; {next}."))
}

fn attacked<P: Program>(moment: &Moment<'_, P>, row: u8, column: u8) -> Sentence {
    let mut sentence = Sentence::default().lit(format!("attacked ({row},{column}): "));
    if let Some(reason) = moment.reasons().first() {
        let (formula, key, set) = (reason.formula, reason.key, reason.set);
        let (holder_row, holder_column) = reason.holder;
        let is_gone = moment.puzzle().ghosts().iter().any(|ghost| name(ghost.family) == set && ghost.key == key);
        sentence = sentence.lit(format!("{formula} = {key} is {} in {set}", if is_gone { "still" } else { "already" }));
        sentence = if is_gone {
            sentence.plain(format!(", left there by the queen at ({holder_row},{holder_column}), which is gone."))
        } else {
            sentence.plain(format!(", put there by the queen at ({holder_row},{holder_column})."))
        };
    }
    if moment.machine.at_dead_end() {
        let call = moment.puzzle().call_name(Some(row));
        sentence.lit(" Dead row: ").plain(format!("{call} returns.{}", ending(moment)))
    } else {
        after(moment, sentence, row, &ending(moment))
    }
}

fn undo<P: Program>(moment: &Moment<'_, P>, row: u8, column: u8) -> Sentence {
    let program = moment.puzzle();
    let sentence = Sentence::default().lit(format!("undo ({row},{column}): ")).plain("the queen is taken back");
    if let Some((family, key)) = program.missing() {
        let (key, set) = (key.to_string(), name(family));
        return sentence
            .plain(format!(
                ", but {set} has no {key} left to remove: a queen on the same diagonal took it along. In Python "
            ))
            .lit(format!("KeyError: {key}"))
            .plain(" ends the run.");
    }
    let kept = |family: Family| program.keys(family).is_some();
    let ghosts = program.ghosts();
    let stays = |family: Family| ghosts.iter().any(|ghost| ghost.family == family && ghost.left_by == (row, column));
    let told = |verb: &str, families: Vec<Family>| {
        let key = |family| Queens::key(family, row, column);
        list(&families.into_iter().map(|family| format!("{} {verb} {}", key(family), name(family))).collect::<Vec<_>>())
    };
    let (staying, leaving): (Vec<Family>, Vec<Family>) =
        Family::ALL.into_iter().filter(|&family| kept(family)).partition(|&family| stays(family));
    let sentence = match (staying.is_empty(), leaving.is_empty()) {
        (true, true) => sentence,
        (true, false) => sentence.plain("; ").lit(told("leaves", leaving)),
        (false, _) => sentence.plain(", but ").lit(told("stays in", staying)),
    };
    after(moment, sentence.plain("."), row, &ending(moment))
}

fn record<P: Program>(moment: &Moment<'_, P>) -> Sentence {
    let program = moment.puzzle();
    let columns: Vec<String> = program.queens().queens().iter().map(u8::to_string).collect();
    let board = moment.machine.tally().boards;
    let sentence = Sentence::default().lit(format!("record: board {board} is {}", columns.join(" ")));
    let sentence = match program.saved_as() {
        Some(saved_as) => sentence.plain(", and ").lit(saved_as).plain(" goes on the shelf."),
        None => sentence.plain("."),
    };
    sentence.plain(if moment.machine.is_finished() { " The search stops here." } else { " The search goes on." })
}

fn reject<P: Program>(moment: &Moment<'_, P>, row: u8, column: u8) -> Sentence {
    let sentence = Sentence::default().lit("rejected: ").plain("the board is full, and ");
    let sentence = match moment.reasons().first() {
        Some(reason) => {
            let (holder_row, holder_column) = reason.holder;
            let pair = format!("the queens at ({holder_row},{holder_column}) and ({row},{column})");
            sentence.plain(pair).lit(format!(" share {} = {}", reason.formula, reason.key))
        }
        None => sentence.plain("two queens attack each other"),
    };
    sentence.plain(format!("; {} returns.", moment.puzzle().call_name(None)))
}

/// The last words of a search, after a space, and none before its end.
fn ending<P: Program>(moment: &Moment<'_, P>) -> String {
    if !moment.machine.is_finished() {
        return String::new();
    }
    match moment.machine.tally().boards {
        1 => " The search is over: it found 1 board.".to_owned(),
        boards => format!(" The search is over: it found {boards} boards."),
    }
}
