//! The sentences of registers, and what is said of a program that too few of them are for.

use super::{register, row_name};
use crate::puzzles::registers::Registers;
use crate::scene::sentence::list;
use crate::scene::{Moment, Reason, Sentence, grammar};

/// The most variables that a sentence names.
const MOST_NAMED: usize = 6;

/// How many variables are live at once at most, and where: `3 variables are live at once after line 3: a, b and d`.
fn pressure(registers: &Registers) -> (usize, String) {
    let (row, variables) = registers.program().fullest();
    let count = variables.len();
    let mut names: Vec<String> = variables.iter().map(|&variable| registers.variable(variable).to_owned()).collect();
    if names.len() > MOST_NAMED {
        names.truncate(MOST_NAMED - 1);
        names.push(format!("{} more", count - MOST_NAMED + 1));
    }
    let are = if count == 1 { "variable is" } else { "variables are" };
    (count, format!("{count} {are} live at once {}: {}", row_name(row), list(&names)))
}

/// What there is to say of a program whose variables have no place in the registers.
pub(super) fn too_few(registers: &Registers) -> String {
    let there = registers.coloring().colours();
    let s = if there == 1 { " is" } else { "s are" };
    let (least, words) = pressure(registers);
    if least > usize::from(there) {
        return format!("{there} register{s} too few: {words}");
    }
    // A variable that is written several times lives in several parts, and has one register for all of them.
    format!("{there} register{s} too few, though at most {least} variables are live at once; each keeps its register")
}

pub(super) fn start(moment: &Moment<'_, Registers>) -> Sentence {
    let registers = moment.puzzle();
    let (least, words) = pressure(registers);
    let there = registers.coloring().colours();
    let usual = grammar::start(moment);
    if least > usize::from(there) {
        usual.lit(format!(" {there} will be too few: {words}."))
    } else {
        usual.plain(format!(" Variables that are live together need registers of their own. At most {words}."))
    }
}

pub(super) fn place(moment: &Moment<'_, Registers>, variable: u16, number: u16) -> Sentence {
    let registers = moment.puzzle();
    let (name, register) = (registers.variable(variable), register(number));
    let next = grammar::next(registers);
    Sentence::default()
        .lit(format!("place {name} in {register}: nothing that is live with {name} has {register}"))
        .plain(format!(", so it stays there; {next}."))
}

pub(super) fn reason(moment: &Moment<'_, Registers>, reason: &Reason) -> Sentence {
    let registers = moment.puzzle();
    let slot = moment.event.and_then(crate::search::Event::about).map(|(variable, _)| variable).unwrap_or_default();
    let holders = reason.holders.iter().filter_map(|&(_, variable)| u16::try_from(variable).ok());
    let mut places: Vec<String> = holders
        .map(|holder| {
            let row = registers.meeting_of(slot, holder).unwrap_or_default();
            format!("{}, live with {} {}", registers.variable(holder), registers.variable(slot), row_name(row))
        })
        .collect();
    if places.len() > 2 {
        let more = places.len() - 1;
        places.truncate(1);
        places.push(format!("by {more} more"));
    }
    Sentence::default().lit(format!("{} is held by {}", reason.key, places.join(" and ")))
}

pub(super) fn undo(moment: &Moment<'_, Registers>, variable: u16, number: u16) -> Sentence {
    let name = moment.puzzle().variable(variable);
    Sentence::default()
        .lit(format!("undo {name} in {0}: {name} leaves {0}", register(number)))
        // Where more follows, that is what counts.
        .plain(if moment.is_last_option() { "." } else { ", which others may have again." })
}
