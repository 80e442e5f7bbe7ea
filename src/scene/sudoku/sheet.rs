//! A Sudoku that is being written.

use super::{CODE, SIDE, WORDS, details, held, list_digits, offer, piece, place, units_of};
use crate::puzzles::sudoku::{Clash, Digits, Family, Grid as Digit81, Unit};
use crate::scene::sentence::list;
use crate::scene::{At, Grid, Lit, MarkSet, Role, Scene, Sentence, Sheet, Tone, sheet};

/// The digits so far.
pub(super) struct SudokuSheet {
    grid: Digit81,
}

impl SudokuSheet {
    pub(super) fn new(grid: Digit81) -> Self {
        Self { grid }
    }

    fn digit(&self, (row, column): At) -> Option<u8> {
        self.grid.digit(row, column)
    }

    /// The digits that a unit holds.
    fn held(&self, unit: Unit) -> Digits {
        unit.cells().into_iter().filter_map(|at| self.digit(at)).fold(0, |held, digit| held | 1 << (digit - 1))
    }

    /// The digits that no unit of a cell holds.
    fn candidates(&self, cell: u16) -> impl Iterator<Item = u8> {
        list_digits(!units_of(cell).fold(0, |held, unit| held | self.held(unit)))
    }

    fn picture(&self, cursor: u16, clashes: &[Clash]) -> Grid {
        let mut grid = Grid::empty(SIDE.into(), SIDE.into());
        grid.boxes = Some((3, 3));
        grid.focus = place(cursor);
        for cell in 0..SIDE * SIDE {
            let digit = self.digit(place(cell));
            let square = grid.square_mut(place(cell));
            square.piece = digit.map(|digit| piece(digit.into()));
            square.role = if digit.is_some() { Role::Given } else { Role::Empty };
            if digit.is_none() {
                square.candidates = self.candidates(cell).collect();
            }
        }
        for at in units_of(cursor).flat_map(Unit::cells) {
            grid.square_mut(at).tinted = true;
        }
        for at in clashes.iter().flat_map(|clash| [clash.first, clash.second]) {
            grid.square_mut(at).lit = Some(Lit::Attacker);
        }
        let square = grid.square_mut(place(cursor));
        // The cursor is seen also where it stands on a clash.
        square.role = if square.lit.take().is_some() { Role::AttackedNow } else { Role::PlacedNow };
        grid
    }

    fn mark_set(&self, family: Family, unit: Unit) -> MarkSet {
        held(family, unit, list_digits(self.held(unit)))
    }

    fn sentence(&self, cursor: u16, clashes: &[Clash]) -> Sentence {
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
        let givens = format!(" {} givens, no clash: ", self.grid.given());
        sentence.plain(givens).with(Tone::Key, "Enter").plain(" searches this grid.")
    }
}

impl Sheet for SudokuSheet {
    fn size(&self) -> (usize, usize) {
        (SIDE.into(), SIDE.into())
    }

    fn scene(&self, cursor: At) -> Scene {
        let clashes = self.grid.clashes();
        let cells = 0..SIDE * SIDE;
        let cursor = cells.clone().find(|&cell| place(cell) == cursor).unwrap_or(cells.end - 1);
        let families = Family::SETS.into_iter().flat_map(|family| [family; SIDE as usize]);
        let own = Family::SETS.into_iter().filter_map(|family| Some((family, family.unit(cursor)?)));
        let candidates: Vec<u8> = self.candidates(cursor).collect();
        let (picture, sentence) = (self.picture(cursor, &clashes), self.sentence(cursor, &clashes));
        Scene {
            details: Some(details(cursor, self.digit(place(cursor)), &candidates)),
            marks: own.map(|(family, unit)| self.mark_set(family, unit)).collect(),
            all_marks: families.zip(Unit::all()).map(|(family, unit)| self.mark_set(family, unit)).collect(),
            ..sheet::scene(&WORDS, "Sudoku", clashes.is_empty(), picture, sentence, &CODE[0][0][0])
        }
    }

    fn keys(&self) -> &'static str {
        "1-9"
    }

    fn write(&mut self, (row, column): At, character: Option<char>) -> bool {
        let mut cells = *self.grid.cells();
        let digit = match character {
            None => Some(0),
            Some(character) => character.to_digit(10).filter(|digit| (1..=9).contains(digit)),
        };
        let cell = cells.get_mut(row * usize::from(SIDE) + column);
        let (Some(cell), Some(digit)) = (cell, digit.and_then(|digit| u8::try_from(digit).ok())) else { return false };
        *cell = digit;
        let written = Digit81::from_cells(cells);
        self.grid = written.unwrap_or(self.grid);
        written.is_some()
    }

    fn paste(&mut self, text: &str) -> Result<Option<String>, String> {
        let entry =
            crate::formats::sudoku::one(text).map_err(|error| format!("what was pasted is no puzzle: {error}"))?;
        self.grid = entry.grid;
        Ok(entry.note.map(|note| note.to_string()))
    }

    fn value(&self) -> Result<(&'static str, String), String> {
        match self.grid.clashes().first() {
            Some(clash) => Err(clash.to_string()),
            None => Ok(("PUZZLE", offer::value(&self.grid))),
        }
    }
}
