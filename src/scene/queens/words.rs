//! What N-Queens says of each event.

use super::super::sentence::{Sentence, Tone, list};
use super::super::{Depict, Moment, Reason};
use super::{formula, name};
use crate::puzzles::queens::{Family, Queens};
use crate::search::{Event, Goal};

/// What a newcomer needs to know of the sets before the first event.
pub(crate) const SETS: &str =
    " A queen at (r,c) puts c into cols, r - c into diag (down to the right) and r + c into anti (down to the left).";

pub(super) fn sentence(moment: &Moment<'_, Queens>) -> Sentence {
    match moment.event {
        None => start(moment.puzzle(), moment.machine.goal()).plain(SETS),
        Some(Event::Place { slot, option }) => place(moment, slot, option),
        Some(Event::Attacked { slot, option, .. } | Event::Reject { slot, option, .. }) => {
            attacked(moment, slot, option)
        }
        Some(Event::Undo { slot, option }) => undo(moment, slot, option),
        Some(Event::Record) => record(moment),
    }
}

/// The sentence before the first event of a program that places queens.
pub(crate) fn start<P: Depict>(queens: &P, goal: Goal) -> Sentence {
    let aim = match goal {
        Goal::First => "The search stops at the first board",
        Goal::All => "The search goes on until all boards are found",
    };
    let call = queens.call_name(queens.next_slot());
    Sentence::default().lit("start: ").plain(format!("{call} is about to try row 0, column by column. {aim}."))
}

fn place(moment: &Moment<'_, Queens>, row: u16, column: u16) -> Sentence {
    let keys = Family::ALL.map(|family| format!("{} = {}", formula(family), Queens::key(family, row, column)));
    Sentence::default()
        .lit(format!("place ({row},{column}): "))
        .lit(list(&keys))
        .plain(format!(" were all free, so the queen stays and they join the sets; {}.", next(moment.puzzle())))
}

/// What comes after a queen that stays.
pub(crate) fn next<P: Depict>(puzzle: &P) -> String {
    match puzzle.next_slot() {
        Some(next) => format!("{} turns to row {next}", puzzle.call_name(Some(next))),
        None => format!("{} finds no row left", puzzle.call_name(None)),
    }
}

fn attacked(moment: &Moment<'_, Queens>, row: u16, column: u16) -> Sentence {
    refused(moment, (row, column), |_| false, &ending(moment))
}

/// Says why a square is refused. A key whose queen `is_gone` is a key that should not be there.
pub(crate) fn refused<P: Depict>(
    moment: &Moment<'_, P>,
    (row, column): (u16, u16),
    is_gone: impl Fn(&Reason) -> bool,
    ending: &str,
) -> Sentence {
    let mut sentence = Sentence::default().lit(format!("attacked ({row},{column}): "));
    for (rank, reason) in moment.reasons().iter().enumerate() {
        let Reason { formula, key, set, holder: (holder_row, holder_column) } = *reason;
        let (already, put, gone) =
            if is_gone(reason) { ("still", "left", ", which is gone") } else { ("already", "put", "") };
        sentence = if rank == 0 {
            sentence
                .lit(format!("{formula} = {key} is {already} in {set}"))
                .plain(format!(", {put} there by the queen at ({holder_row},{holder_column}){gone}"))
        } else {
            let link = if rank == 1 { "; also " } else { " and " };
            sentence
                .plain(link)
                .with(Tone::Also, format!("{formula} = {key} in {set}"))
                .plain(format!(" by ({holder_row},{holder_column}){gone}"))
        };
    }
    sentence = sentence.plain(".");
    if moment.machine.at_dead_end() {
        let call = moment.puzzle().call_name(Some(row));
        sentence.lit(" Dead row: ").plain(format!("row {row} has no free column, so {call} returns.{ending}"))
    } else {
        after(moment, sentence, row, ending)
    }
}

fn undo(moment: &Moment<'_, Queens>, row: u16, column: u16) -> Sentence {
    let leaving = Family::ALL.map(|family| format!("{} leaves {}", Queens::key(family, row, column), name(family)));
    let sentence = Sentence::default()
        .lit(format!("undo ({row},{column}): "))
        .plain("the queen is taken back; ")
        .lit(list(&leaving))
        .plain(".");
    after(moment, sentence, row, &ending(moment))
}

/// Says how the call on a row goes on, or with which words the search ends.
pub(crate) fn after<P: Depict>(moment: &Moment<'_, P>, sentence: Sentence, row: u16, ending: &str) -> Sentence {
    let top = moment.machine.frames().last().copied();
    let call = moment.puzzle().call_name(Some(row));
    if moment.is_last_option() {
        sentence.plain(format!(" Row {row} has no column left to try, so {call} returns.{ending}"))
    } else if matches!(moment.event, Some(Event::Undo { .. })) {
        let next = top.map_or(0, |frame| frame.next());
        sentence.plain(format!(" {call} goes on with column {next}."))
    } else {
        sentence
    }
}

fn ending(moment: &Moment<'_, Queens>) -> String {
    let size = moment.puzzle().size();
    over(moment, &format!("a {size} x {size} board has no solution"))
}

/// The last words of a search, after a space, and none before its end; `none` is what there is to say of no board.
pub(crate) fn over<P: Depict>(moment: &Moment<'_, P>, none: &str) -> String {
    if !moment.machine.is_finished() {
        return String::new();
    }
    match moment.machine.tally().boards {
        0 => format!(" The search is over: {none}."),
        1 => " The search is over: it found 1 board.".to_owned(),
        boards => format!(" The search is over: it found {boards} boards."),
    }
}

fn record(moment: &Moment<'_, Queens>) -> Sentence {
    recorded(moment, moment.puzzle().queens(), None)
}

/// Says which board is recorded, and what is saved of it, where that is of interest.
pub(crate) fn recorded<P: Depict>(moment: &Moment<'_, P>, queens: &[u8], saved_as: Option<&str>) -> Sentence {
    let columns: Vec<String> = queens.iter().map(u8::to_string).collect();
    let board = moment.machine.tally().boards;
    let sentence = Sentence::default()
        .lit(format!("record: board {board} is {}", columns.join(" ")))
        .plain(", the columns of the queens from row 0 down");
    let sentence = match saved_as {
        Some(saved_as) => sentence.plain("; ").lit(saved_as).plain(" goes on the shelf."),
        None => sentence.plain("."),
    };
    match moment.machine.goal() {
        Goal::First => sentence.plain(" The search stops here, at its first board; a goes on to all boards."),
        Goal::All => sentence.plain(format!(" {} returns, and the search goes on.", moment.puzzle().call_name(None))),
    }
}
