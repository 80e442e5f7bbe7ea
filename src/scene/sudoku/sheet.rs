//! A Sudoku that is being written.

use super::{SIDE, formula, list_digits, name, place};
use crate::formats;
use crate::puzzles::sudoku::grid::CELLS;
use crate::puzzles::sudoku::{Clash, Digits, Family, Grid, Strategy, Sudoku, Unit};
use crate::replay::Replay;
use crate::scene::sentence::list;
use crate::scene::{Board, Depict, Extras, Journey, Kind, Lit, MarkSet, Piece, Role, Scene, Sentence, Sheet};
use crate::search::{Goal, Tally};

/// The digits so far, and how they will be searched.
pub(super) struct SudokuSheet {
    grid: Grid,
    strategy: Strategy,
    goal: Goal,
}

impl SudokuSheet {
    pub(super) fn new(sudoku: &Sudoku, goal: Goal) -> Self {
        Self { grid: sudoku.puzzle(), strategy: sudoku.strategy(), goal }
    }

    fn digit(&self, (row, column): (usize, usize)) -> Option<u8> {
        self.grid.digit(row, column)
    }

    /// The digits that a unit holds.
    fn held(&self, unit: Unit) -> Digits {
        unit.cells().into_iter().filter_map(|at| self.digit(at)).fold(0, |held, digit| held | 1 << (digit - 1))
    }

    /// The digits that no unit of a cell holds.
    fn candidates(&self, cell: u8) -> impl Iterator<Item = u8> {
        let units = Family::SETS.into_iter().filter_map(|family| family.unit(cell));
        list_digits(!units.fold(0, |held, unit| held | self.held(unit)))
    }

    fn board(&self, cursor: u8, clashes: &[Clash]) -> Board {
        let mut board = Board::empty(SIDE.into(), SIDE.into());
        board.boxes = Some((3, 3));
        board.focus = place(cursor);
        for cell in 0..SIDE * SIDE {
            let (row, column) = place(cell);
            let digit = self.digit((row, column));
            let square = board.square_mut(row, column);
            square.piece = digit.map(Piece::Digit);
            square.role = if digit.is_some() { Role::Given } else { Role::Empty };
            if digit.is_none() {
                square.candidates = self.candidates(cell).collect();
            }
        }
        for (row, column) in Family::SETS.into_iter().filter_map(|family| family.unit(cursor)).flat_map(Unit::cells) {
            board.square_mut(row, column).tinted = true;
        }
        for (row, column) in clashes.iter().flat_map(|clash| [clash.first, clash.second]) {
            board.square_mut(row, column).lit = Some(Lit::Attacker);
        }
        let square = board.square_mut(board.focus.0, board.focus.1);
        // The cursor is seen also where it stands on a clash.
        square.role = if square.lit.take().is_some() { Role::AttackedNow } else { Role::PlacedNow };
        board
    }

    fn mark_set(&self, family: Family, unit: Unit) -> MarkSet {
        let keys = list_digits(self.held(unit)).map(i16::from).collect();
        MarkSet { name: name(family), formula: formula(unit), keys, range: (1, SIDE.into()), asked: None }
    }

    fn sentence(&self, cursor: u8, clashes: &[Clash]) -> Sentence {
        let at = place(cursor);
        let sentence = Sentence::default();
        let of_cursor = clashes.iter().find(|clash| clash.first == at || clash.second == at);
        if let Some(clash) = of_cursor.or(clashes.first()) {
            let others = match clashes.len() {
                1 => String::new(),
                count => format!(" There are {count} clashes."),
            };
            return sentence.lit("clash: ").plain(format!("{clash}.{others} No grid with a clash can be searched."));
        }
        let sentence = sentence.lit(format!("edit ({},{}): ", at.0, at.1));
        let fitting: Vec<String> = self.candidates(cursor).map(|digit| digit.to_string()).collect();
        let sentence = match (self.digit(at), fitting.len()) {
            (Some(digit), _) => sentence.plain(format!("it holds {digit}.")),
            (None, 0) => sentence.plain("it is empty, and no digit fits."),
            (None, 1) => sentence.plain(format!("it is empty, and only {} fits.", fitting[0])),
            (None, _) => sentence.plain(format!("it is empty, and {} fit.", list(&fitting))),
        };
        sentence.plain(format!(" {} givens, no clash: Enter searches this grid.", self.grid.given()))
    }
}

impl Sheet for SudokuSheet {
    fn size(&self) -> (usize, usize) {
        (SIDE.into(), SIDE.into())
    }

    fn scene(&self, cursor: (usize, usize)) -> Scene {
        let clashes = self.grid.clashes();
        let cursor = u8::try_from(cursor.0 * usize::from(SIDE) + cursor.1).unwrap_or(0).min(SIDE * SIDE - 1);
        let families = Family::SETS.into_iter().flat_map(|family| [family; SIDE as usize]);
        let own = Family::SETS.into_iter().filter_map(|family| Some((family, family.unit(cursor)?)));
        Scene {
            title: "Sudoku, being edited".to_owned(),
            goal: self.goal,
            step: 0,
            kind: if clashes.is_empty() { Kind::Start } else { Kind::Attacked },
            dead_end: false,
            finished: false,
            board: self.board(cursor, &clashes),
            marks: own.map(|(family, unit)| self.mark_set(family, unit)).collect(),
            all_marks: families.zip(Unit::all()).map(|(family, unit)| self.mark_set(family, unit)).collect(),
            calls: vec![],
            sentence: self.sentence(cursor, &clashes),
            listing: Sudoku::LISTING,
            listing_note: "",
            tags: vec![],
            tally: Tally::default(),
            extras: Extras::default(),
        }
    }

    fn write(&mut self, (row, column): (usize, usize), digit: Option<u8>) {
        let mut cells = *self.grid.cells();
        if let Some(cell) = cells.get_mut(row * usize::from(SIDE) + column) {
            *cell = digit.unwrap_or(0);
        }
        self.grid = Grid::from_cells(cells).unwrap_or(self.grid);
    }

    fn paste(&mut self, text: &str) -> Result<Option<String>, String> {
        match formats::sudoku::read(text.as_bytes()).next() {
            Some(Ok(entry)) => {
                self.grid = entry.grid;
                Ok(entry.note.map(|note| note.to_string()))
            }
            Some(Err(error)) => Err(format!("what was pasted is no puzzle: {error}")),
            None => Err(format!("what was pasted is no puzzle: it has {CELLS} cells, nine rows of nine")),
        }
    }

    fn open(&self) -> Result<Box<dyn Journey>, String> {
        match Sudoku::new(&self.grid, self.strategy) {
            Some(sudoku) => Ok(Box::new(Replay::new(sudoku, self.goal))),
            None => Err(self.grid.clashes().first().map(ToString::to_string).unwrap_or_default()),
        }
    }
}
