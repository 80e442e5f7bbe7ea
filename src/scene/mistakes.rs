//! How a wrong program that places queens looks: as the right one, with what betrays it.

mod catalogue;
mod words;

pub use catalogue::{MISTAKES, Mistake};

use super::queens::{asked, formula, name, show_event};
use super::{Board, Depict, Extras, Fault, Ghost, MarkSet, Moment, Piece, Reason, Role, Sentence, Square, Variation};
use crate::mistakes::Program;
use crate::puzzles::queens::{Family, Queens};
use crate::search::{Blockers, Event};

impl<P: Program> Depict for P {
    const LISTING: &'static str = P::LISTING;
    const PIECE: &'static str = Queens::PIECE;
    const DEAD_END: &'static str = Queens::DEAD_END;

    fn title(&self) -> String {
        self.queens().title()
    }

    fn command(&self) -> String {
        format!("mistake {} --n {}", P::MISTAKE, self.queens().size())
    }

    fn square(&self, row: u16, column: u16) -> (usize, usize) {
        self.queens().square(row, column)
    }

    fn option_label(&self, column: u16) -> String {
        self.queens().option_label(column)
    }

    fn call_name(&self, row: Option<u16>) -> String {
        self.queens().call_name(row)
    }

    fn reasons(&self, row: u16, column: u16) -> Vec<Reason> {
        // A refused filling has an objection; the option that it names is attacked as it stands.
        let by = self.objection().map_or_else(|| self.blockers(row, column), |(_, _, by)| by);
        let blocking = Family::ALL.into_iter().filter(|&family| by.contains(family as u8));
        let reason = |family| {
            let key = Queens::key(family, row, column);
            let (holder_row, holder_column) = self.holder(family, key)?;
            let holder = (holder_row.into(), holder_column.into());
            Some(Reason { set: name(family), formula: formula(family), key, holder })
        };
        blocking.filter_map(reason).collect()
    }

    fn sets(&self) -> Vec<&'static str> {
        Family::ALL.into_iter().filter(|&family| self.keys(family).is_some()).map(name).collect()
    }

    fn key(&self, set: &str, row: u16, column: u16) -> Option<i16> {
        self.queens().key(set, row, column)
    }

    fn rows(&self) -> Vec<String> {
        self.queens().rows()
    }

    fn board(moment: &Moment<'_, Self>) -> Board {
        let program = moment.puzzle();
        let (queens, size) = (program.queens().queens(), u16::from(program.queens().size()));
        let mut board = Board::empty(size.into(), size.into());
        for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
            board.square_mut(row.into(), column.into()).ruled_out_by = program.blockers(row, column);
        }
        let mut put = |row: usize, column: usize, role, word| {
            let ruled_out_by = Blockers::NONE;
            *board.square_mut(row, column) =
                Square { piece: Some(Piece::Queen), role, word, ruled_out_by, ..Square::default() };
        };
        for ghost in program.ghosts() {
            put(ghost.left_by.0.into(), ghost.left_by.1.into(), Role::Ghost, Some("gone"));
        }
        for (row, &column) in queens.iter().enumerate() {
            put(row, column.into(), Role::Placed, None);
        }
        board.focus = moment.square().unwrap_or((queens.len().min(usize::from(size) - 1), 0));
        show_event(&mut board, moment);
        board
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let program = moment.puzzle();
        let is_refusal = matches!(moment.event, Some(Event::Attacked { .. }));
        let set = |family| {
            Some(MarkSet {
                name: name(family),
                formula: formula(family),
                keys: program.keys(family)?,
                range: program.queens().key_range(family),
                // A set that is not tested has nothing to do with a refusal.
                asked: moment.event.and_then(|event| asked(event, family)).filter(|_| P::asks(family) || !is_refusal),
            })
        };
        Family::ALL.into_iter().filter_map(set).collect()
    }

    fn sentence(moment: &Moment<'_, Self>) -> Sentence {
        words::sentence(moment)
    }

    fn extras(moment: &Moment<'_, Self>) -> Extras {
        let program = moment.puzzle();
        let ghost = |ghost: crate::mistakes::Ghost| {
            let (row, column) = ghost.left_by;
            Ghost { set: name(ghost.family), key: ghost.key, left_by: (row.into(), column.into()) }
        };
        Extras {
            ghosts: program.ghosts().into_iter().map(ghost).collect(),
            shelf: program.shelf(),
            fault: program.missing().map(|(family, key)| Fault { set: name(family), key }),
        }
    }

    fn vary(&self, variation: Variation) -> Option<Self> {
        match variation {
            Variation::Smaller => Self::new(self.queens().size() - 1),
            Variation::Larger => Self::new(self.queens().size() + 1),
            Variation::Order => None,
        }
    }

    fn cannot_vary(variation: Variation) -> &'static str {
        Queens::cannot_vary(variation)
    }
}
