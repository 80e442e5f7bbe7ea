//! A grid: squares with their pieces and their parts in the present event.

use super::{At, Piece};
use crate::scene::{Depict, Moment};
use crate::search::{Blockers, Event};

/// Squares in rows and columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// How many rows there are.
    pub rows: usize,
    /// How many columns there are.
    pub columns: usize,
    /// What the rows and the columns are called, where that is not their numbers.
    pub row_labels: Vec<String>,
    /// The same for the columns.
    pub column_labels: Vec<String>,
    /// Rows and columns of one box, where the grid is ruled into boxes.
    pub boxes: Option<(usize, usize)>,
    /// Whether light and dark squares take turns, as on a chess board.
    pub is_checkered: bool,
    /// The squares, row by row.
    pub squares: Vec<Square>,
    /// Squares that a line leads through, from centre to centre.
    pub path: Vec<At>,
    /// The square to keep in sight: that of the event, or the first of the slot to be filled next.
    pub focus: At,
}

impl Grid {
    /// A grid of empty squares.
    #[must_use]
    pub fn empty(rows: usize, columns: usize) -> Self {
        Self {
            rows,
            columns,
            row_labels: vec![],
            column_labels: vec![],
            boxes: None,
            is_checkered: true,
            squares: vec![Square::default(); rows * columns],
            path: vec![],
            focus: (0, 0),
        }
    }

    /// The square in a row and a column, both from 0.
    #[must_use]
    pub fn square(&self, (row, column): At) -> &Square {
        &self.squares[row * self.columns + column]
    }

    /// The same, to be changed.
    #[must_use]
    pub fn square_mut(&mut self, (row, column): At) -> &mut Square {
        &mut self.squares[row * self.columns + column]
    }

    /// Whether its squares belong to units, of which those of the focus are tinted.
    #[must_use]
    pub fn has_units(&self) -> bool {
        self.boxes.is_some() || self.squares.iter().any(|square| square.tinted)
    }

    /// Whether its rows and columns are called by numbers or names.
    #[must_use]
    pub fn has_labels(&self) -> bool {
        let are_all_empty = |labels: &[String]| !labels.is_empty() && labels.iter().all(String::is_empty);
        !(are_all_empty(&self.row_labels) && are_all_empty(&self.column_labels))
    }

    /// Gives the squares of the event their piece, their part and their word, and lights the holders of what refused it.
    pub(in crate::scene) fn show_event<P: Depict>(&mut self, moment: &Moment<'_, P>, piece: &Piece) {
        let squares = moment.squares();
        let reasons = moment.reasons();
        let name = |family| P::WORDS.name(family);
        let (role, word) = match moment.event {
            Some(Event::Place { .. }) => (Role::PlacedNow, "place"),
            Some(Event::Undo { .. }) => (Role::UndoneNow, "undo"),
            _ => (Role::AttackedNow, reasons.first().map_or("attacked", |reason| name(reason.family))),
        };
        for &at in &squares {
            let square = self.square_mut(at);
            square.piece = Some(piece.clone());
            square.role = role;
            square.word = Some(word);
        }
        for (rank, reason) in reasons.iter().enumerate() {
            let lit = if rank == 0 { Lit::Attacker } else { Lit::AlsoAttacker };
            for &at in reason.holders.iter().filter(|at| !squares.contains(at)) {
                let holder = self.square_mut(at);
                holder.lit = holder.lit.max(Some(lit));
                holder.word = holder.word.or(Some(name(reason.family)));
            }
        }
    }

    /// Lights the squares strictly between two squares that share a row, a column or a diagonal.
    pub fn light_line(&mut self, from: At, to: At, lit: Lit) {
        let row_step = step_towards(from.0, to.0);
        let column_step = step_towards(from.1, to.1);
        let mut at = next(from, row_step, column_step);
        while at != to && at.0 < self.rows && at.1 < self.columns {
            let square = self.square_mut(at);
            square.lit = square.lit.max(Some(lit));
            at = next(at, row_step, column_step);
        }
    }
}

fn step_towards(from: usize, to: usize) -> isize {
    match to.cmp(&from) {
        std::cmp::Ordering::Less => -1,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => 1,
    }
}

fn next(at: At, row_step: isize, column_step: isize) -> At {
    (at.0.wrapping_add_signed(row_step), at.1.wrapping_add_signed(column_step))
}

/// One square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Square {
    /// What stands there, or stood or would have stood there if the event refused it or took it back.
    pub piece: Option<Piece>,
    /// Its part in the search.
    pub role: Role,
    /// Whether a refusal lights it.
    pub lit: Option<Lit>,
    /// The word to write into it where there is room.
    pub word: Option<&'static str>,
    /// The families that rule it out, whether or not it was tried.
    pub ruled_out_by: Blockers,
    /// Whether it shares a unit with the focus: its row, its column, its box.
    pub tinted: bool,
    /// Whether nothing can stand there: it is no part of the puzzle.
    pub blocked: bool,
    /// A small number in its corner, such as that of the entry that begins there.
    pub number: Option<u16>,
    /// A colour of its own, by number, where the puzzle deals with colours.
    pub colour: Option<u16>,
    /// The digits that can still stand in it, least first, where pieces are digits and it is empty.
    pub candidates: Vec<u8>,
}

/// The part that a square has in the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// Nothing stands there.
    #[default]
    Empty,
    /// The puzzle itself put it there.
    Given,
    /// The search put it there earlier.
    Placed,
    /// It was taken back, and still rules out what it did.
    Ghost,
    /// This event put it there.
    PlacedNow,
    /// This event refused it.
    AttackedNow,
    /// This event took it back.
    UndoneNow,
}

/// How a refusal lights a square. A greater one covers a lesser one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lit {
    /// On the way from a further attacker.
    AlsoLine,
    /// On the way from the attacker that the code met first.
    Line,
    /// Holds a further attacker.
    AlsoAttacker,
    /// Holds the attacker that the code met first.
    Attacker,
}
