//! How a Sudoku looks: digits in rows, columns and boxes, what each of them holds, what a cell can still hold.

mod check;
mod offer;
mod sheet;
mod solutions;
mod telling;

pub use offer::OFFER;

use super::listing::Source;
use super::{
    Asked, At, Change, Depict, Detail, Details, Extras, Family as FamilyWords, Filling, Grid, Key, MarkSet, Moment,
    Picture, Piece, Reason, Role, Sentence, Vocabulary,
};
use crate::listing;
use crate::puzzles::sudoku::examples::{self, EXAMPLES};
use crate::puzzles::sudoku::{Digits, Family, Force, Order, Strategy, Sudoku, Unit};
use crate::search::{Blockers, Event, Frame};

/// How many rows, columns, boxes and digits there are.
const SIDE: u16 = 9;

static WORDS: Vocabulary = Vocabulary {
    slot: "cell",
    option: "digit",
    piece: "digit",
    board: "board",
    dead_end: "dead cell",
    call: "backtrack",
    about: &["row", "col", "digit"],
    families: &[
        FamilyWords { name: "rows", formula: "r" },
        FamilyWords { name: "cols", formula: "c" },
        FamilyWords { name: "boxes", formula: "(r // 3) * 3 + c // 3" },
        FamilyWords { name: "look-ahead", formula: "the last candidate" },
        FamilyWords { name: "forced", formula: "forced" },
    ],
};

/// A listing for each strategy: by its order, then without and with look-ahead, then without and with propagation.
pub(super) static CODE: [[[Source; 2]; 2]; 2] = [
    [
        [listing!("sudoku"), listing!("sudoku-propagate")],
        [listing!("sudoku-look-ahead"), listing!("sudoku-look-ahead-propagate")],
    ],
    [
        [listing!("sudoku-mrv"), listing!("sudoku-mrv-propagate")],
        [listing!("sudoku-mrv-look-ahead"), listing!("sudoku-mrv-look-ahead-propagate")],
    ],
];

/// Which of the sets of a family belongs to a unit.
const fn formula(unit: Unit) -> &'static str {
    const ROWS: [&str; 9] = ["row 0", "row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7", "row 8"];
    const COLUMNS: [&str; 9] = ["col 0", "col 1", "col 2", "col 3", "col 4", "col 5", "col 6", "col 7", "col 8"];
    const BOXES: [&str; 9] = ["box 0", "box 1", "box 2", "box 3", "box 4", "box 5", "box 6", "box 7", "box 8"];
    match unit {
        Unit::Row(row) => ROWS[row],
        Unit::Column(column) => COLUMNS[column],
        Unit::Box(square) => BOXES[square],
    }
}

/// The row and the column of a cell.
fn place(cell: u16) -> At {
    ((cell / SIDE).into(), (cell % SIDE).into())
}

/// The box of a cell.
const fn box_of(cell: u16) -> u16 {
    cell / 27 * 3 + cell % 9 / 3
}

/// The digits of a set of them, least first.
fn list_digits(digits: Digits) -> impl Iterator<Item = u8> {
    (1..=9).filter(move |digit| digits >> (digit - 1) & 1 == 1)
}

/// A cell as people write it.
fn at(cell: u16) -> String {
    let (row, column) = place(cell);
    format!("({row},{column})")
}

/// The cell that a moment is about: that of the event, or the one to be filled next, or the last one filled.
fn current_cell(moment: &Moment<'_, Sudoku>) -> Option<u16> {
    let of_event = moment.event.and_then(Event::about).map(|(cell, _)| cell);
    of_event.or_else(|| moment.machine.frames().iter().rev().find_map(Frame::slot))
}

impl Depict for Sudoku {
    const WORDS: &'static Vocabulary = &WORDS;

    fn listing(&self) -> &'static Source {
        let Strategy { order, look_ahead, propagate } = self.strategy();
        &CODE[usize::from(order == Order::Mrv)][usize::from(look_ahead)][usize::from(propagate)]
    }

    fn title(&self) -> String {
        let puzzle = self.puzzle();
        match examples::position(&puzzle) {
            Some(example) => format!("Sudoku {}, {}", EXAMPLES[example].name, self.strategy()),
            None => format!("Sudoku of {} givens, {}", puzzle.given(), self.strategy()),
        }
    }

    fn about(&self, cell: u16, option: u16) -> Vec<Key> {
        vec![(cell / SIDE).into(), (cell % SIDE).into(), (option + 1).into()]
    }

    fn name(&self, cell: u16, option: u16) -> String {
        format!("{} at {}", option + 1, at(cell))
    }

    fn squares(&self, cell: u16, _option: u16) -> Vec<At> {
        vec![place(cell)]
    }

    fn option_label(&self, _cell: u16, option: u16) -> String {
        (option + 1).to_string()
    }

    /// As the listings write it: the plain one counts the empty cells, the others hand on the list of those left.
    fn call_name(&self, cell: Option<u16>) -> String {
        if self.strategy() != Strategy::default() {
            return format!("{}(blank)", WORDS.call);
        }
        let before = 0..cell.unwrap_or(SIDE * SIDE);
        format!("{}({})", WORDS.call, before.filter(|&cell| !self.is_given(cell)).count())
    }

    fn held(&self, cell: u16, option: u16) -> String {
        self.name(cell, option)
    }

    fn slot_name(&self, cell: u16) -> String {
        at(cell)
    }

    fn reasons(&self, cell: u16, option: u16, by: Blockers) -> Vec<Reason> {
        let key = Key::from(option + 1);
        let sets = Family::SETS.into_iter().filter(|&family| by.contains(family as u8));
        let by_sets = sets.filter_map(|family| {
            let unit = family.unit(cell)?;
            let holders = vec![self.holder(unit, option + 1)?];
            Some(Reason { family: family as u8, formula: formula(unit).into(), key: key.clone(), holders })
        });
        let mut reasons: Vec<Reason> = by_sets.collect();
        let mut add = |family: Family, formula: &'static str, key: Key, holder: At| {
            reasons.push(Reason { family: family as u8, formula: formula.into(), key, holders: vec![holder] });
        };
        if by.contains(Family::LookAhead as u8) {
            let holder = self.starved_by(cell, option).map_or(place(cell), place);
            add(Family::LookAhead, WORDS.families[Family::LookAhead as usize].formula, key.clone(), holder);
        }
        if by.contains(Family::Forced as u8) {
            let (formula, key) = match self.force(cell) {
                Some(Force::OnlyPlace(digit, unit) | Force::NoPlace(digit, unit)) => (formula(unit), digit.into()),
                Some(Force::OnlyCandidate(digit)) => ("the only candidate", digit.into()),
                None => (WORDS.families[Family::Forced as usize].formula, key),
            };
            add(Family::Forced, formula, key, place(cell));
        }
        reasons
    }

    fn keys_of(&self, _cell: u16, option: u16) -> Vec<(u8, Key)> {
        Family::SETS.map(|family| (family as u8, (option + 1).into())).into()
    }

    fn families(&self) -> Vec<u8> {
        Family::SETS.map(|family| family as u8).into()
    }

    fn filling(&self) -> Filling {
        let digit = |cell| self.digit(cell).map_or('.', |digit| char::from(b'0' + digit));
        Filling::rows((0..SIDE).map(|row| (0..SIDE).map(|column| digit(row * SIDE + column)).collect()))
    }

    fn picture(moment: &Moment<'_, Self>) -> Picture {
        let sudoku = moment.puzzle();
        let mut grid = Grid::empty(SIDE.into(), SIDE.into());
        grid.boxes = Some((3, 3));
        let option = moment.event.and_then(Event::about).map(|(_, option)| option);
        for cell in 0..SIDE * SIDE {
            let square = grid.square_mut(place(cell));
            if let Some(digit) = sudoku.digit(cell) {
                square.piece = Some(piece(digit.into()));
                square.role = if sudoku.is_given(cell) { Role::Given } else { Role::Placed };
            } else {
                square.candidates = list_digits(sudoku.candidates(cell)).collect();
                square.ruled_out_by = option.map(|option| sudoku.held_by(cell, option)).unwrap_or_default();
            }
        }
        if let Some(cell) = current_cell(moment) {
            grid.focus = place(cell);
            for at in units_of(cell).flat_map(Unit::cells) {
                grid.square_mut(at).tinted = true;
            }
        }
        if let Some(option) = option {
            grid.show_event(moment, &piece(option + 1));
        }
        Picture::Grid(grid)
    }

    fn details(moment: &Moment<'_, Self>) -> Option<Details> {
        let sudoku = moment.puzzle();
        let cell = current_cell(moment)?;
        let candidates: Vec<u8> = list_digits(sudoku.candidates(cell)).collect();
        Some(details(cell, sudoku.digit(cell), &candidates))
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let Some(cell) = current_cell(moment) else { return vec![] };
        let sets = Family::SETS.into_iter();
        sets.filter_map(|family| Some(mark_set(moment, family, family.unit(cell)?))).collect()
    }

    fn all_marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let families = Family::SETS.into_iter().flat_map(|family| [family; SIDE as usize]);
        families.zip(Unit::all()).map(|(family, unit)| mark_set(moment, family, unit)).collect()
    }

    fn extras(moment: &Moment<'_, Self>) -> Extras {
        let sudoku = moment.puzzle();
        let is_unfilled = (0..SIDE * SIDE).all(|cell| sudoku.is_given(cell) || sudoku.digit(cell).is_none());
        let left = if is_unfilled { "grid as empty as at the start" } else { "grid full" };
        Extras { left: moment.machine.is_finished().then_some(left), ..Extras::default() }
    }

    fn no_board(&self) -> String {
        "this puzzle has no solution".to_owned()
    }

    fn tell_filling(&self) -> Sentence {
        Sentence::default().lit("full")
    }

    fn tell_start(moment: &Moment<'_, Self>) -> Sentence {
        telling::start(moment)
    }

    fn tell_place(moment: &Moment<'_, Self>, cell: u16, option: u16) -> Sentence {
        telling::place(moment, cell, option)
    }

    fn tell_reason(moment: &Moment<'_, Self>, reason: &Reason, rank: usize) -> Sentence {
        telling::reason(moment, reason, rank)
    }

    fn tell_dead_end(moment: &Moment<'_, Self>, cell: u16) -> Sentence {
        telling::dead_end(moment, cell)
    }

    fn tell_undo(moment: &Moment<'_, Self>, cell: u16, option: u16) -> Sentence {
        telling::undo(moment, cell, option)
    }

    fn tell_after(moment: &Moment<'_, Self>, cell: u16) -> Sentence {
        telling::after(moment, cell)
    }

    fn tell_record(moment: &Moment<'_, Self>) -> Sentence {
        telling::record(moment)
    }
}

/// A digit as a piece.
fn piece(digit: u16) -> Piece {
    Piece::value(digit.to_string())
}

/// The row, the column and the box of a cell.
fn units_of(cell: u16) -> impl Iterator<Item = Unit> {
    Family::SETS.into_iter().filter_map(move |family| family.unit(cell))
}

/// The sets of a cell as the code names them.
fn sets_of(cell: u16) -> String {
    format!("rows[{}], cols[{}] and boxes[{}]", cell / SIDE, cell % SIDE, box_of(cell))
}

/// How the box of a cell is worked out, and what can still stand in it.
fn details(cell: u16, digit: Option<u8>, candidates: &[u8]) -> Details {
    let (row, column) = place(cell);
    let result = match (digit, candidates) {
        (Some(digit), _) => format!("none: {digit} stands here"),
        (None, []) => "none".to_owned(),
        (None, candidates) => candidates.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
    };
    let square = format!("({row} // 3) * 3 + {column} // 3 = ");
    Details {
        title: format!("cell ({row},{column})"),
        lines: vec![
            Detail { label: "box", working: square, result: box_of(cell).to_string() },
            Detail { label: "candidates", working: String::new(), result },
        ],
    }
}

/// One set, and what the event asked of it.
fn mark_set(moment: &Moment<'_, Sudoku>, family: Family, unit: Unit) -> MarkSet {
    let asked = moment.event.and_then(|event| {
        let (cell, option) = event.about().filter(|&(cell, _)| family.unit(cell) == Some(unit))?;
        debug_assert!(cell < SIDE * SIDE);
        Some(Asked { key: (option + 1).into(), change: Change::of(event, family as u8)? })
    });
    MarkSet { asked, ..held(family, unit, list_digits(moment.puzzle().held(unit))) }
}

/// A set with these digits, of which nothing is asked.
fn held(family: Family, unit: Unit, digits: impl Iterator<Item = u8>) -> MarkSet {
    let set = MarkSet::of(family as u8, formula(unit), digits.map(Key::from));
    MarkSet { range: Some((1, SIDE.into())), ..set }
}

#[cfg(test)]
mod tests;
