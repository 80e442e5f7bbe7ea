//! How N-Queens looks: a board of queens, the three sets, the line from an attacker.

pub(super) mod words;

use super::{Asked, Board, Change, Depict, Lit, MarkSet, Moment, Piece, Reason, Role, Sentence, Square, Variation};
use crate::puzzles::queens::{Family, Queens};
use crate::search::{Blockers, Event, Puzzle};

/// The name of a family in the code.
pub(super) const fn name(family: Family) -> &'static str {
    match family {
        Family::Cols => "cols",
        Family::Diag => "diag",
        Family::Anti => "anti",
    }
}

/// How the key of a square in row `r` and column `c` is worked out.
pub(super) const fn formula(family: Family) -> &'static str {
    match family {
        Family::Cols => "c",
        Family::Diag => "r - c",
        Family::Anti => "r + c",
    }
}

impl Depict for Queens {
    const LISTING: &'static str = "queens";
    const PIECE: &'static str = "queen";
    const DEAD_END: &'static str = "dead row";

    fn title(&self) -> String {
        format!("N-Queens {0} x {0}", self.size())
    }

    fn command(&self) -> String {
        format!("queens {}", self.size())
    }

    fn square(&self, row: u16, column: u16) -> (usize, usize) {
        (row.into(), column.into())
    }

    fn option_label(&self, column: u16) -> String {
        column.to_string()
    }

    fn call_name(&self, row: Option<u16>) -> String {
        format!("backtrack({})", row.unwrap_or(self.size().into()))
    }

    fn reasons(&self, row: u16, column: u16) -> Vec<Reason> {
        let by = self.blockers(row, column);
        let blocking = Family::ALL.into_iter().filter(|&family| by.contains(family as u8));
        let reason = |family| {
            let key = Self::key(family, row, column);
            let (holder_row, holder_column) = self.holder(family, key)?;
            let holder = (holder_row.into(), holder_column.into());
            Some(Reason { set: name(family), formula: formula(family), key, holder })
        };
        blocking.filter_map(reason).collect()
    }

    fn sets(&self) -> Vec<&'static str> {
        Family::ALL.map(name).into()
    }

    fn key(&self, set: &str, row: u16, column: u16) -> Option<i16> {
        let family = Family::ALL.into_iter().find(|&family| name(family) == set)?;
        Some(Self::key(family, row, column))
    }

    fn rows(&self) -> Vec<String> {
        let size = usize::from(self.size());
        let row = |row| {
            let queen = self.queens().get(row).map(|&column| usize::from(column));
            (0..size).map(|column| if queen == Some(column) { 'Q' } else { '.' }).collect()
        };
        (0..size).map(row).collect()
    }

    fn board(moment: &Moment<'_, Self>) -> Board {
        let queens = moment.puzzle();
        let size = usize::from(queens.size());
        let mut board = Board::empty(size, size);
        let numbers = 0..u16::from(queens.size());
        for (row, column) in numbers.clone().flat_map(|row| numbers.clone().map(move |column| (row, column))) {
            board.square_mut(row.into(), column.into()).ruled_out_by = queens.blockers(row, column);
        }
        for (row, &column) in queens.queens().iter().enumerate() {
            let square = board.square_mut(row, column.into());
            *square = Square {
                piece: Some(Piece::Queen),
                role: Role::Placed,
                ruled_out_by: Blockers::NONE,
                ..Square::default()
            };
        }
        board.focus = moment.square().unwrap_or((queens.queens().len().min(size - 1), 0));
        show_event(&mut board, moment);
        board
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let queens = moment.puzzle();
        let set = |family| MarkSet {
            name: name(family),
            formula: formula(family),
            keys: queens.keys(family).collect(),
            range: queens.key_range(family),
            asked: moment.event.and_then(|event| asked(event, family)),
        };
        Family::ALL.map(set).into()
    }

    fn sentence(moment: &Moment<'_, Self>) -> Sentence {
        words::sentence(moment)
    }

    fn vary(&self, variation: Variation) -> Option<Self> {
        match variation {
            Variation::Smaller => Self::new(self.size() - 1),
            Variation::Larger => Self::new(self.size() + 1),
            Variation::Order => None,
        }
    }

    fn cannot_vary(variation: Variation) -> &'static str {
        match variation {
            Variation::Smaller => "there is no smaller board",
            Variation::Larger => "there is no larger board",
            Variation::Order => "queens are placed in one order: row by row",
        }
    }
}

/// Shows the event, and the lines from the attackers to the square that they refuse.
pub(super) fn show_event<P: Depict>(board: &mut Board, moment: &Moment<'_, P>) {
    board.show_event(moment, Piece::Queen);
    let Some(at) = moment.square() else { return };
    for (rank, reason) in moment.reasons().iter().enumerate() {
        board.light_line(reason.holder, at, if rank == 0 { Lit::Line } else { Lit::AlsoLine });
    }
}

/// What an event has to do with a family.
pub(super) fn asked(event: Event, family: Family) -> Option<Asked> {
    let (row, column) = event.about()?;
    let change = match event {
        Event::Place { .. } => Change::Joins,
        Event::Undo { .. } => Change::Leaves,
        Event::Attacked { by, .. } if by.first() == Some(family as u8) => Change::Blocks,
        Event::Attacked { by, .. } if by.contains(family as u8) => Change::AlsoBlocks,
        Event::Attacked { .. } => Change::Free,
        Event::Record | Event::Reject { .. } => return None,
    };
    Some(Asked { key: Queens::key(family, row, column), change })
}
