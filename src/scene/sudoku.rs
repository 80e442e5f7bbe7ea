//! How Sudoku looks: nine by nine cells in boxes, the three sets of the current cell, the cells that block a digit.

mod sheet;
mod words;

use super::{Asked, Board, Change, Depict, MarkSet, Moment, Piece, Reason, Role, Sentence, Sheet, Variation};
use crate::puzzles::byte;
use crate::puzzles::sudoku::examples::{self, EXAMPLES};
use crate::puzzles::sudoku::{Digits, Family, Force, Order, Strategy, Sudoku, Unit};
use crate::search::{Event, Frame, Goal, Puzzle};

/// How many rows, columns, boxes and digits there are.
const SIDE: u16 = 9;

/// The name of a family in the code, or the option that asks for it.
const fn name(family: Family) -> &'static str {
    match family {
        Family::Rows => "rows",
        Family::Cols => "cols",
        Family::Boxes => "boxes",
        Family::LookAhead => "look-ahead",
        Family::Forced => "forced",
    }
}

/// Which of the sets of a name belongs to a unit.
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
fn place(cell: u16) -> (usize, usize) {
    ((cell / SIDE).into(), (cell % SIDE).into())
}

/// The digit that an option stands for.
fn digit_of(option: u16) -> u8 {
    byte(option) + 1
}

/// The digits of a set of them, least first.
fn list_digits(digits: Digits) -> impl Iterator<Item = u8> {
    (1..=9_u8).filter(move |digit| digits >> (digit - 1) & 1 == 1)
}

/// The cell that a moment is about: that of the event, or the one to be filled next, or the last one filled.
fn current_cell(moment: &Moment<'_, Sudoku>) -> Option<u16> {
    let of_event = moment.event.and_then(Event::about).map(|(cell, _)| cell);
    of_event.or_else(|| moment.machine.frames().iter().rev().find_map(Frame::slot))
}

impl Depict for Sudoku {
    const LISTING: &'static str = "sudoku";
    const PIECE: &'static str = "digit";
    const DEAD_END: &'static str = "dead cell";

    fn listing_note(&self) -> &'static str {
        if self.strategy() == Strategy::default() { "" } else { "in reading order" }
    }

    fn title(&self) -> String {
        let puzzle = self.puzzle();
        match examples::position(&puzzle) {
            Some(example) => format!("Sudoku {}, {}", EXAMPLES[example].name, self.strategy()),
            None => format!("Sudoku of {} givens, {}", puzzle.given(), self.strategy()),
        }
    }

    fn command(&self) -> String {
        let puzzle = self.puzzle();
        let mut words = vec!["sudoku".to_owned()];
        match examples::position(&puzzle).map(|example| &EXAMPLES[example]) {
            Some(example) if example == examples::usual() => {}
            Some(example) => words.push(example.name.to_owned()),
            None => words.push(puzzle.to_string()),
        }
        let strategy = self.strategy();
        let flags = [
            (strategy.order == Order::Mrv, "--order mrv"),
            (strategy.look_ahead, "--look-ahead"),
            (strategy.propagate, "--propagate"),
        ];
        words.extend(flags.iter().filter(|(asked, _)| *asked).map(|(_, flag)| (*flag).to_owned()));
        words.join(" ")
    }

    fn square(&self, cell: u16, _option: u16) -> (usize, usize) {
        place(cell)
    }

    fn option_label(&self, option: u16) -> String {
        (option + 1).to_string()
    }

    fn digit(&self, option: u16) -> Option<u8> {
        Some(digit_of(option))
    }

    fn call_name(&self, cell: Option<u16>) -> String {
        cell.map(place)
            .map_or_else(|| "backtrack(end)".to_owned(), |(row, column)| format!("backtrack({row},{column})"))
    }

    fn reasons(&self, cell: u16, option: u16) -> Vec<Reason> {
        let by = self.blockers(cell, option);
        let key = i16::from(digit_of(option));
        let by_sets = Family::SETS.into_iter().filter(|&family| by.contains(family as u8)).filter_map(|family| {
            let unit = family.unit(cell)?;
            Some(Reason {
                set: name(family),
                formula: formula(unit),
                key,
                holder: self.holder(unit, digit_of(option))?,
            })
        });
        let mut reasons: Vec<Reason> = by_sets.collect();
        if by.contains(Family::LookAhead as u8) {
            let holder = self.starved_by(cell, option).map_or(place(cell), place);
            reasons.push(Reason { set: name(Family::LookAhead), formula: "the last candidate", key, holder });
        }
        if by.contains(Family::Forced as u8) {
            let (formula, key) = match self.force(cell) {
                Some(Force::OnlyPlace(digit, unit) | Force::NoPlace(digit, unit)) => (formula(unit), digit.into()),
                Some(Force::OnlyCandidate(digit)) => ("the only candidate", digit.into()),
                None => ("forced", key),
            };
            reasons.push(Reason { set: name(Family::Forced), formula, key, holder: place(cell) });
        }
        reasons
    }

    fn sets(&self) -> Vec<&'static str> {
        Family::SETS.map(name).into()
    }

    fn key(&self, set: &str, _cell: u16, option: u16) -> Option<i16> {
        Family::SETS.into_iter().any(|family| name(family) == set).then_some(digit_of(option).into())
    }

    fn rows(&self) -> Vec<String> {
        let digit = |cell| self.digit(cell).map_or('.', |digit| char::from(b'0' + digit));
        (0..SIDE).map(|row| (0..SIDE).map(|column| digit(row * SIDE + column)).collect()).collect()
    }

    fn board(moment: &Moment<'_, Self>) -> Board {
        let sudoku = moment.puzzle();
        let mut board = Board::empty(SIDE.into(), SIDE.into());
        board.boxes = Some((3, 3));
        let option = moment.event.and_then(Event::about).map(|(_, option)| option);
        for cell in 0..SIDE * SIDE {
            let (row, column) = place(cell);
            let square = board.square_mut(row, column);
            if let Some(digit) = sudoku.digit(cell) {
                square.piece = Some(Piece::Digit(digit));
                square.role = if sudoku.is_given(cell) { Role::Given } else { Role::Placed };
            } else {
                square.candidates = list_digits(sudoku.candidates(cell)).collect();
                square.ruled_out_by = option.map(|option| sudoku.held_by(cell, option)).unwrap_or_default();
            }
        }
        if let Some(cell) = current_cell(moment) {
            board.focus = place(cell);
            let units = Family::SETS.iter().filter_map(|family| family.unit(cell));
            for (row, column) in units.flat_map(Unit::cells) {
                board.square_mut(row, column).tinted = true;
            }
        }
        if let Some((_, option)) = moment.event.and_then(Event::about) {
            board.show_event(moment, Piece::Digit(digit_of(option)));
        }
        board
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let Some(cell) = current_cell(moment) else { return vec![] };
        let sets = Family::SETS.into_iter();
        sets.filter_map(|family| Some(mark_set(moment, family, family.unit(cell)?))).collect()
    }

    fn all_marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let families = Family::SETS.into_iter().flat_map(|family| [family; 9]);
        families.zip(Unit::all()).map(|(family, unit)| mark_set(moment, family, unit)).collect()
    }

    fn sentence(moment: &Moment<'_, Self>) -> Sentence {
        words::sentence(moment)
    }

    fn vary(&self, variation: Variation) -> Option<Self> {
        let here = examples::position(&self.puzzle());
        let other = match (variation, here) {
            (Variation::Order, _) => return self.with_strategy(self.strategy().next()),
            (Variation::Smaller, Some(here)) => here.checked_sub(1)?,
            (Variation::Larger, Some(here)) => here + 1,
            // A puzzle of the user's own stands before and after all of them.
            (Variation::Smaller, None) => EXAMPLES.len() - 1,
            (Variation::Larger, None) => 0,
        };
        Self::new(&EXAMPLES.get(other)?.grid(), self.strategy())
    }

    fn cannot_vary(variation: Variation) -> &'static str {
        match variation {
            Variation::Smaller => "this is the first of the built-in puzzles",
            Variation::Larger => "this is the last of the built-in puzzles",
            Variation::Order => "this puzzle cannot be searched in another order",
        }
    }

    fn sheet(&self, goal: Goal) -> Option<Box<dyn Sheet>> {
        Some(Box::new(sheet::SudokuSheet::new(self, goal)))
    }

    fn usual_goal() -> Goal {
        Goal::First
    }
}

/// One set, and what the event asked of it.
fn mark_set(moment: &Moment<'_, Sudoku>, family: Family, unit: Unit) -> MarkSet {
    let asked = moment.event.and_then(|event| asked(event, family, unit));
    let keys = list_digits(moment.puzzle().held(unit)).map(i16::from).collect();
    MarkSet { name: name(family), formula: formula(unit), keys, range: (1, 9), asked }
}

/// What an event has to do with a set.
fn asked(event: Event, family: Family, unit: Unit) -> Option<Asked> {
    let (cell, option) = event.about()?;
    if family.unit(cell) != Some(unit) {
        return None;
    }
    let change = match event {
        Event::Place { .. } => Change::Joins,
        Event::Undo { .. } => Change::Leaves,
        Event::Attacked { by, .. } if by.first() == Some(family as u8) => Change::Blocks,
        Event::Attacked { by, .. } if by.contains(family as u8) => Change::AlsoBlocks,
        Event::Attacked { .. } => Change::Free,
        Event::Record | Event::Reject { .. } => return None,
    };
    Some(Asked { key: digit_of(option).into(), change })
}

#[cfg(test)]
mod tests;
