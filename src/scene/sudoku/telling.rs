//! What Sudoku says of each event, where its own words are better than those of the grammar.

use super::{SIDE, at, box_of, place as place_of, sets_of};
use crate::puzzles::sudoku::{Family, Force, Order, Sudoku};
use crate::scene::{Depict, Moment, Reason, Sentence, Tone, grammar};
use crate::search::{Event, Frame, Goal, Puzzle};

/// What is about to begin.
pub(super) fn start(moment: &Moment<'_, Sudoku>) -> Sentence {
    let sudoku = moment.puzzle();
    let sentence = Sentence::default().lit("start: ");
    let Some(cell) = sudoku.next_slot() else {
        return sentence.plain("no cell is empty, so the board is there already.");
    };
    let choice = match (sudoku.strategy().propagate, sudoku.strategy().order) {
        (true, _) => "since forced cells come first",
        (false, Order::Scan) => "the first in reading order",
        (false, Order::Mrv) => "the one with the fewest candidates",
    };
    let empty = match sudoku.empty_cells() {
        1 => "1 cell is empty".to_owned(),
        cells => format!("{cells} cells are empty"),
    };
    let (caller, at) = (sudoku.call_name(Some(cell)), at(cell));
    let aim = grammar::aim::<Sudoku>(moment.machine.goal());
    sentence.plain(format!("{empty}, and {caller} is about to try the digits 1 to 9 at {at}, {choice}. {aim}."))
}

/// Why a digit was free, or forced.
pub(super) fn place(moment: &Moment<'_, Sudoku>, cell: u16, option: u16) -> Sentence {
    let (digit, sudoku) = (option + 1, moment.puzzle());
    let next = match sudoku.next_slot() {
        Some(next) => format!("{} turns to {}", sudoku.call_name(Some(next)), at(next)),
        None => "no cell is left".to_owned(),
    };
    // What forced the digit is gone now that it stands.
    let mut before = sudoku.clone();
    before.unplace(cell, option);
    let sentence = Sentence::default().lit(format!("place {}: ", sudoku.name(cell, option)));
    let sentence = match before.force(cell) {
        Some(Force::OnlyCandidate(_)) => {
            sentence.lit(format!("forced, since {digit} is the only candidate of {}", at(cell)))
        }
        Some(Force::OnlyPlace(_, unit) | Force::NoPlace(_, unit)) => {
            sentence.lit(format!("forced, since {digit} has no other place in {unit}"))
        }
        None => {
            let (row, column) = place_of(cell);
            let square = format!("box ({row} // 3) * 3 + {column} // 3 = {}", box_of(cell));
            sentence.lit(format!("not yet in row {row}, column {column} or {square}"))
        }
    };
    sentence.plain(format!(". It joins {}; {next}.", sets_of(cell)))
}

/// One reason of a refusal.
pub(super) fn reason(moment: &Moment<'_, Sudoku>, reason: &Reason, rank: usize) -> Sentence {
    let sudoku = moment.puzzle();
    let tone = if rank == 0 { Tone::Event } else { Tone::Also };
    let (row, column) = reason.holders.first().copied().unwrap_or_default();
    let sentence = Sentence::default();
    if reason.family == Family::LookAhead as u8 {
        return sentence.with(tone, format!("it would leave the empty cell ({row},{column}) without a candidate"));
    }
    if reason.family == Family::Forced as u8 {
        return match moment.event.and_then(Event::about).and_then(|(cell, _)| sudoku.force(cell)) {
            Some(Force::OnlyPlace(other, unit)) => {
                sentence.with(tone, format!("the cell is for {other}, which has no other place in {unit}"))
            }
            Some(Force::NoPlace(other, unit)) => {
                sentence.with(tone, format!("{other} has no place left in {unit}, so no digit can be right here"))
            }
            Some(Force::OnlyCandidate(_)) | None => sentence,
        };
    }
    if rank > 0 {
        return sentence.with(tone, format!("in {}", reason.formula)).plain(format!(" by ({row},{column})"));
    }
    let is_given = (0..SIDE * SIDE).any(|cell| place_of(cell) == (row, column) && sudoku.is_given(cell));
    let origin = if is_given { "given" } else { "placed" };
    sentence
        .with(tone, format!("{} is already in {}", reason.key, reason.formula))
        .plain(format!(", {origin} at ({row},{column})"))
}

/// That no digit fits.
pub(super) fn dead_end(moment: &Moment<'_, Sudoku>, cell: u16) -> Sentence {
    let sudoku = moment.puzzle();
    let why = if sudoku.candidates(cell) == 0 { "no digit fits" } else { "every digit is attacked at" };
    let (caller, ending) = (sudoku.call_name(Some(cell)), ending(moment));
    Sentence::default().lit(" Dead cell: ").plain(format!("{why} {}, so {caller} returns.{ending}", at(cell)))
}

/// What was taken back.
pub(super) fn undo(moment: &Moment<'_, Sudoku>, cell: u16, option: u16) -> Sentence {
    Sentence::default()
        .lit(format!("undo {}: ", moment.puzzle().name(cell, option)))
        .plain("the branch behind it is done, so the cell is emptied; ")
        .lit(format!("{} leaves {}", option + 1, sets_of(cell)))
        .plain(".")
}

/// How the call on a cell goes on.
pub(super) fn after(moment: &Moment<'_, Sudoku>, cell: u16) -> Sentence {
    let caller = moment.puzzle().call_name(Some(cell));
    let sentence = Sentence::default();
    if moment.is_last_option() {
        let ending = ending(moment);
        sentence.plain(format!(" No digit is left to try at {}, so {caller} returns.{ending}", at(cell)))
    } else if matches!(moment.event, Some(Event::Undo { .. })) {
        let next = moment.machine.frames().last().map_or(0, Frame::next) + 1;
        sentence.plain(format!(" {caller} goes on with {next}."))
    } else {
        sentence
    }
}

/// That the board is full.
pub(super) fn record(moment: &Moment<'_, Sudoku>) -> Sentence {
    let board = moment.machine.tally().boards;
    let sentence = Sentence::default()
        .lit(format!("record: board {board} is full"))
        .plain(", and every row, column and box holds each digit once.");
    match moment.machine.goal() {
        Goal::First => sentence.plain(" The search stops at once: every open call returns true and nothing is undone."),
        Goal::All => sentence.then(grammar::after_record(moment)),
    }
}

/// The last words of a search, after a space, and none before its end.
fn ending(moment: &Moment<'_, Sudoku>) -> String {
    if !moment.machine.is_finished() {
        return String::new();
    }
    match moment.machine.tally().boards {
        0 => format!(" The search is over: {}.", moment.puzzle().no_board()),
        1 => " The search is over: this was a puzzle with one solution.".to_owned(),
        boards => format!(" The search is over: it found {boards} solutions."),
    }
}
