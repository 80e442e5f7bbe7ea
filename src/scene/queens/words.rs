//! What N-Queens says of each event.

use super::super::sentence::{Sentence, Tone, list};
use super::super::{Depict, Moment};
use super::{formula, name};
use crate::puzzles::queens::{Family, Queens};
use crate::search::{Event, Goal, Puzzle};

/// What a newcomer needs to know of the sets before the first event.
const SETS: &str =
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

fn place(moment: &Moment<'_, Queens>, row: u8, column: u8) -> Sentence {
    let keys = Family::ALL.map(|family| format!("{} = {}", formula(family), Queens::key(family, row, column)));
    let puzzle = moment.puzzle();
    let next = match puzzle.next_slot() {
        Some(next) => format!("{} turns to row {next}", puzzle.call_name(Some(next))),
        None => format!("{} finds no row left", puzzle.call_name(None)),
    };
    Sentence::default()
        .lit(format!("place ({row},{column}): "))
        .lit(list(&keys))
        .plain(format!(" were all free, so the queen stays and they join the sets; {next}."))
}

fn attacked(moment: &Moment<'_, Queens>, row: u8, column: u8) -> Sentence {
    let reasons = moment.reasons();
    let mut sentence = Sentence::default().lit(format!("attacked ({row},{column}): "));
    for (rank, reason) in reasons.iter().enumerate() {
        let (formula, key, set) = (reason.formula, reason.key, reason.set);
        let (holder_row, holder_column) = reason.holder;
        sentence = if rank == 0 {
            sentence
                .lit(format!("{formula} = {key} is already in {set}"))
                .plain(format!(", put there by the queen at ({holder_row},{holder_column})"))
        } else {
            let link = if rank == 1 { "; also " } else { " and " };
            sentence
                .plain(link)
                .with(Tone::Also, format!("{formula} = {key} in {set}"))
                .plain(format!(" by ({holder_row},{holder_column})"))
        };
    }
    sentence = sentence.plain(".");
    if moment.machine.at_dead_end() {
        let call = moment.puzzle().call_name(Some(row));
        sentence.lit(" Dead row: ").plain(format!("row {row} has no free column, so {call} returns.{}", ending(moment)))
    } else {
        after(moment, sentence, row, &ending(moment))
    }
}

fn undo(moment: &Moment<'_, Queens>, row: u8, column: u8) -> Sentence {
    let leaving = Family::ALL.map(|family| format!("{} leaves {}", Queens::key(family, row, column), name(family)));
    let sentence = Sentence::default()
        .lit(format!("undo ({row},{column}): "))
        .plain("the queen is taken back; ")
        .lit(list(&leaving))
        .plain(".");
    after(moment, sentence, row, &ending(moment))
}

/// Says how the call on a row goes on, or with which words the search ends.
pub(crate) fn after<P: Depict>(moment: &Moment<'_, P>, sentence: Sentence, row: u8, ending: &str) -> Sentence {
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

/// The last words of a search, after a space, and none before its end.
fn ending(moment: &Moment<'_, Queens>) -> String {
    if !moment.machine.is_finished() {
        return String::new();
    }
    let size = moment.puzzle().size();
    match moment.machine.tally().boards {
        0 => format!(" The search is over: a {size} x {size} board has no solution."),
        1 => " The search is over: it found 1 board.".to_owned(),
        boards => format!(" The search is over: it found {boards} boards."),
    }
}

fn record(moment: &Moment<'_, Queens>) -> Sentence {
    let queens = moment.puzzle();
    let columns: Vec<String> = queens.queens().iter().map(u8::to_string).collect();
    let board = moment.machine.tally().boards;
    let sentence = Sentence::default()
        .lit(format!("record: board {board} is {}", columns.join(" ")))
        .plain(", the columns of the queens from row 0 down.");
    match moment.machine.goal() {
        Goal::First => sentence.plain(" The search stops here, at its first board; a goes on to all boards."),
        Goal::All => sentence.plain(format!(" {} returns, and the search goes on.", queens.call_name(None))),
    }
}
