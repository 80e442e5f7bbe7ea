//! What a wrong program does, told as it is: what it asks, what it leaves behind, where it breaks down.

use super::super::queens::words::{SETS, after, next, over, recorded, refused, start};
use super::super::queens::{formula, name};
use super::super::sentence::{Sentence, Tone, list};
use super::super::{Depict, Moment, Reason};
use crate::mistakes::Program;
use crate::puzzles::queens::{Family, Queens};
use crate::search::Event;

pub(super) fn sentence<P: Program>(moment: &Moment<'_, P>) -> Sentence {
    match moment.event {
        None => {
            let keeps_sets = moment.puzzle().keys(Family::Cols).is_some();
            start(moment.puzzle(), moment.machine.goal()).plain(if keeps_sets { SETS } else { "" })
        }
        Some(Event::Place { slot, option }) => place(moment, slot, option),
        Some(Event::Attacked { slot, option, .. }) => attacked(moment, slot, option),
        Some(Event::Undo { slot, option }) => undo(moment, slot, option),
        Some(Event::Record) => record(moment),
        Some(Event::Reject { slot, option, .. }) => reject(moment, slot, option),
    }
}

/// Keys of a square as `c = 1`, in the families in question.
fn keys(families: &[Family], row: u16, column: u16) -> Vec<String> {
    families.iter().map(|&family| format!("{} = {}", formula(family), Queens::key(family, row, column))).collect()
}

fn place<P: Program>(moment: &Moment<'_, P>, row: u16, column: u16) -> Sentence {
    let program = moment.puzzle();
    let next = next(program);
    let sentence = Sentence::default().lit(format!("place ({row},{column}): "));
    let (asked, unasked): (Vec<Family>, Vec<Family>) = Family::ALL.into_iter().partition(|&family| P::asks(family));
    if asked.is_empty() {
        return sentence.lit("nothing is tested").plain(format!(", so the queen stays; {next}."));
    }
    let sentence = sentence.lit(list(&keys(&asked, row, column)));
    let sentence = sentence.plain(if asked.len() == 2 { " were both free" } else { " were all free" });
    let unasked = list(&keys(&unasked, row, column));
    let (sentence, who) = if unasked.is_empty() {
        (sentence, "they")
    } else {
        (sentence.plain(" and ").with(Tone::Also, format!("{unasked} was never asked for")), "all three")
    };
    sentence.plain(format!(", so the queen stays and {who} join the sets; {next}."))
}

fn attacked<P: Program>(moment: &Moment<'_, P>, row: u16, column: u16) -> Sentence {
    let ghosts = moment.puzzle().ghosts();
    let is_gone =
        |reason: &Reason| ghosts.iter().any(|ghost| name(ghost.family) == reason.set && ghost.key == reason.key);
    refused(moment, (row, column), is_gone, &ending(moment))
}

fn undo<P: Program>(moment: &Moment<'_, P>, row: u16, column: u16) -> Sentence {
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
    recorded(moment, program.queens().queens(), program.saved_as())
}

fn reject<P: Program>(moment: &Moment<'_, P>, row: u16, column: u16) -> Sentence {
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
    let size = moment.puzzle().queens().size();
    // That a wrong program finds no board says nothing of the others.
    let has_none = matches!(size, 2 | 3);
    let none =
        if has_none { format!("a {size} x {size} board has no solution") } else { "it found 0 boards".to_owned() };
    over(moment, &none)
}
