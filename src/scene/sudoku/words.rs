//! What Sudoku says of each event.

use super::super::sentence::{Sentence, Tone};
use super::super::{Depict, Moment, Reason};
use super::{digit_of, name, place as place_of};
use crate::puzzles::sudoku::{Family, Force, Order, Sudoku};
use crate::search::{Event, Frame, Goal, Puzzle};

pub(super) fn sentence(moment: &Moment<'_, Sudoku>) -> Sentence {
    match moment.event {
        None => start(moment),
        Some(Event::Place { slot, option }) => place(moment, slot, option),
        Some(Event::Attacked { slot, option, .. } | Event::Reject { slot, option, .. }) => {
            attacked(moment, slot, option)
        }
        Some(Event::Undo { slot, option }) => undo(moment, slot, option),
        Some(Event::Record) => record(moment),
    }
}

/// A cell as people write it.
fn at(cell: u16) -> String {
    let (row, column) = place_of(cell);
    format!("({row},{column})")
}

fn start(moment: &Moment<'_, Sudoku>) -> Sentence {
    let sudoku = moment.puzzle();
    let sentence = Sentence::default().lit("start: ");
    let Some(cell) = sudoku.next_slot() else {
        return sentence.plain("no cell is empty, so the board is there already.");
    };
    let aim = match moment.machine.goal() {
        Goal::First => "It stops at the first board",
        Goal::All => "It goes on until all boards are found",
    };
    let choice = match (sudoku.strategy().propagate, sudoku.strategy().order) {
        (true, _) => "forced cells come first",
        (false, Order::Scan) => "the first in reading order",
        (false, Order::Mrv) => "the one with the fewest candidates",
    };
    let caller = sudoku.call_name(Some(cell));
    let empty = match sudoku.empty_cells() {
        1 => "1 cell is empty".to_owned(),
        cells => format!("{cells} cells are empty"),
    };
    sentence.plain(format!("{empty}, and {caller} is about to try the digits 1 to 9 there: {choice}. {aim}."))
}

fn place(moment: &Moment<'_, Sudoku>, cell: u16, option: u16) -> Sentence {
    let digit = digit_of(option);
    let puzzle = moment.puzzle();
    let next = match puzzle.next_slot() {
        Some(next) => format!("{} is next", puzzle.call_name(Some(next))),
        None => "no cell is left".to_owned(),
    };
    // What forced the digit is gone now that it stands.
    let mut before = puzzle.clone();
    before.unplace(cell, option);
    let sentence = Sentence::default().lit(format!("place {digit} at {}: ", at(cell)));
    let sentence = match before.force(cell) {
        Some(Force::OnlyCandidate(_)) => {
            sentence.lit(format!("forced, since {digit} is the only candidate of {}", at(cell)))
        }
        Some(Force::OnlyPlace(_, unit) | Force::NoPlace(_, unit)) => {
            sentence.lit(format!("forced, since {digit} has no other place in {unit}"))
        }
        None => {
            let (row, column) = place_of(cell);
            let square = format!("box ({row} // 3) * 3 + {column} // 3 = {}", row / 3 * 3 + column / 3);
            sentence.lit(format!("not yet in row {row}, column {column} or {square}"))
        }
    };
    sentence.plain(format!(". It joins rows[{}], cols[{}] and boxes[{}]; {next}.", cell / 9, cell % 9, box_of(cell)))
}

fn box_of(cell: u16) -> u16 {
    cell / 27 * 3 + cell % 9 / 3
}

fn attacked(moment: &Moment<'_, Sudoku>, cell: u16, option: u16) -> Sentence {
    let digit = digit_of(option);
    let mut sentence = Sentence::default().lit(format!("attacked {digit} at {}: ", at(cell)));
    for (rank, reason) in moment.reasons().iter().enumerate() {
        let (tone, link) = match rank {
            0 => (Tone::Event, ""),
            1 => (Tone::Also, "; also "),
            _ => (Tone::Also, " and "),
        };
        sentence = sentence.plain(link);
        sentence = because(moment, sentence, tone, reason, cell, digit);
    }
    sentence = sentence.plain(".");
    if moment.machine.at_dead_end() {
        let caller = moment.puzzle().call_name(Some(cell));
        let why = if moment.puzzle().candidates(cell) == 0 { "no digit fits" } else { "every digit is refused at" };
        sentence.lit(" Dead cell: ").plain(format!("{why} {}, so {caller} returns.{}", at(cell), ending(moment)))
    } else {
        after(moment, sentence, cell)
    }
}

/// Says one reason of a refusal.
fn because(
    moment: &Moment<'_, Sudoku>,
    sentence: Sentence,
    tone: Tone,
    reason: &Reason,
    cell: u16,
    digit: u8,
) -> Sentence {
    let (row, column) = reason.holder;
    let sudoku = moment.puzzle();
    if reason.set == name(Family::LookAhead) {
        return sentence.with(tone, format!("it would leave the empty cell ({row},{column}) without a candidate"));
    }
    if reason.set == name(Family::Forced) {
        return match sudoku.force(cell) {
            Some(Force::OnlyPlace(other, unit)) => {
                sentence.with(tone, format!("the cell is for {other}, which has no other place in {unit}"))
            }
            Some(Force::NoPlace(other, unit)) => {
                sentence.with(tone, format!("{other} has no place left in {unit}, so no digit can be right here"))
            }
            Some(Force::OnlyCandidate(_)) | None => sentence,
        };
    }
    let holder = u16::try_from(row * 9 + column).unwrap_or(0);
    if tone == Tone::Also {
        return sentence.with(tone, format!("in {}", reason.formula)).plain(format!(" by ({row},{column})"));
    }
    let origin = if sudoku.is_given(holder) { "given" } else { "placed" };
    sentence
        .with(tone, format!("{digit} is already in {}", reason.formula))
        .plain(format!(", {origin} at ({row},{column})"))
}

fn undo(moment: &Moment<'_, Sudoku>, cell: u16, option: u16) -> Sentence {
    let digit = digit_of(option);
    let leaves = format!("{digit} leaves rows[{}], cols[{}] and boxes[{}]", cell / 9, cell % 9, box_of(cell));
    let sentence = Sentence::default()
        .lit(format!("undo {digit} at {}: ", at(cell)))
        .plain("the branch behind it is done, so the cell is emptied; ")
        .lit(leaves)
        .plain(".");
    after(moment, sentence, cell)
}

/// Says how the call on a cell goes on.
fn after(moment: &Moment<'_, Sudoku>, sentence: Sentence, cell: u16) -> Sentence {
    let caller = moment.puzzle().call_name(Some(cell));
    if moment.is_last_option() {
        sentence.plain(format!(" No digit is left to try at {}, so {caller} returns.{}", at(cell), ending(moment)))
    } else if matches!(moment.event, Some(Event::Undo { .. })) {
        let next = moment.machine.frames().last().map_or(0, Frame::next) + 1;
        sentence.plain(format!(" {caller} goes on with {next}."))
    } else {
        sentence
    }
}

/// The last words of a search, after a space, and none before its end.
fn ending(moment: &Moment<'_, Sudoku>) -> String {
    if !moment.machine.is_finished() {
        return String::new();
    }
    match moment.machine.tally().boards {
        0 => " The search is over: this puzzle has no solution.".to_owned(),
        1 => " The search is over: this was a puzzle with one solution.".to_owned(),
        boards => format!(" The search is over: it found {boards} solutions."),
    }
}

fn record(moment: &Moment<'_, Sudoku>) -> Sentence {
    let board = moment.machine.tally().boards;
    let sentence = Sentence::default()
        .lit(format!("record: board {board} is full"))
        .plain(", and every row, column and box holds each digit once.");
    match moment.machine.goal() {
        Goal::First => sentence.plain(
            " The search stops at once: every open call returns true and nothing is undone. Press a to look for all boards.",
        ),
        Goal::All => {
            sentence.plain(format!(" {} returns, and the search goes on.", moment.puzzle().call_name(None)))
        }
    }
}
