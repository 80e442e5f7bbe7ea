//! The board of a scene: squares with their pieces and their parts in the present event.

use super::{Art, Depict, Moment};
use crate::search::{Blockers, Event};

/// A grid of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// How many rows there are.
    pub rows: usize,
    /// How many columns there are.
    pub columns: usize,
    /// Rows and columns of one box, where the board is ruled into boxes.
    pub boxes: Option<(usize, usize)>,
    /// The squares, row by row.
    pub squares: Vec<Square>,
    /// The square to keep in sight, row and column: that of the event, or the first of the slot to be filled next.
    pub focus: (usize, usize),
}

impl Board {
    /// A board of empty squares.
    #[must_use]
    pub fn empty(rows: usize, columns: usize) -> Self {
        Self { rows, columns, boxes: None, squares: vec![Square::default(); rows * columns], focus: (0, 0) }
    }

    /// The square in a row and a column, both from 0.
    #[must_use]
    pub fn square(&self, row: usize, column: usize) -> &Square {
        &self.squares[row * self.columns + column]
    }

    /// The same, to be changed.
    #[must_use]
    pub fn square_mut(&mut self, row: usize, column: usize) -> &mut Square {
        &mut self.squares[row * self.columns + column]
    }

    /// Gives the square of the event its piece, its part and its word, and lights the holders of what refused it.
    pub(super) fn show_event<P: Depict>(&mut self, moment: &Moment<'_, P>, piece: Piece) {
        let Some(at) = moment.square() else { return };
        let reasons = moment.reasons();
        let (role, word) = match moment.event {
            Some(Event::Place { .. }) => (Role::PlacedNow, "place"),
            Some(Event::Undo { .. }) => (Role::UndoneNow, "undo"),
            _ => (Role::AttackedNow, reasons.first().map_or("attacked", |reason| reason.set)),
        };
        let square = self.square_mut(at.0, at.1);
        square.piece = Some(piece);
        square.role = role;
        square.word = Some(word);
        for (rank, reason) in reasons.iter().enumerate().filter(|(_, reason)| reason.holder != at) {
            let holder = self.square_mut(reason.holder.0, reason.holder.1);
            let lit = if rank == 0 { Lit::Attacker } else { Lit::AlsoAttacker };
            holder.lit = holder.lit.max(Some(lit));
            holder.word = holder.word.or(Some(reason.set));
        }
    }

    /// Lights the squares strictly between two squares that share a row, a column or a diagonal.
    pub fn light_line(&mut self, from: (usize, usize), to: (usize, usize), lit: Lit) {
        let row_step = step_towards(from.0, to.0);
        let column_step = step_towards(from.1, to.1);
        let mut at = next(from, row_step, column_step);
        while at != to && at.0 < self.rows && at.1 < self.columns {
            let square = self.square_mut(at.0, at.1);
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

fn next(at: (usize, usize), row_step: isize, column_step: isize) -> (usize, usize) {
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
    /// The sets that rule it out, whether or not it was tried.
    pub ruled_out_by: Blockers,
    /// Whether it shares a unit with the focus: its row, its column, its box.
    pub tinted: bool,
    /// The digits that can still stand in it, least first, where pieces are digits and it is empty.
    pub candidates: Vec<u8>,
}

/// What can stand in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A queen.
    Queen,
    /// A digit, 1 to 9.
    Digit(u8),
}

impl Piece {
    /// What it is drawn as.
    #[must_use]
    pub fn art(self) -> Art {
        match self {
            Self::Queen => Art::Queen,
            Self::Digit(digit) => Art::Character(char::from(b'0' + digit)),
        }
    }
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
