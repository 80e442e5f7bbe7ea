//! Which cell is filled next, and which digits are refused though no set holds them.

use super::grid::{SIDE, Unit};
use super::layout::PEERS;
use super::{ALL_DIGITS, Digits, Sudoku, units};
use std::fmt;

/// In which order the empty cells are filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// In reading order.
    #[default]
    Scan,
    /// Fewest candidates first, ties in reading order ("minimum remaining values").
    Mrv,
}

/// How a search goes about a Sudoku; the default is that of the code: reading order and nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Strategy {
    /// The order of the cells.
    pub order: Order,
    /// Whether a digit is refused that leaves some empty cell without a candidate.
    pub look_ahead: bool,
    /// Whether forced cells are filled before all others.
    pub propagate: bool,
}

impl Strategy {
    /// Those that a key goes round, from the plainest to the cleverest.
    pub const ROUND: [Self; 4] = [
        Self { order: Order::Scan, look_ahead: false, propagate: false },
        Self { order: Order::Mrv, look_ahead: false, propagate: false },
        Self { order: Order::Mrv, look_ahead: true, propagate: false },
        Self { order: Order::Mrv, look_ahead: false, propagate: true },
    ];

    /// The one after this in the round; the first one after a strategy that is not in it.
    #[must_use]
    pub fn next(self) -> Self {
        let here = Self::ROUND.iter().position(|&strategy| strategy == self);
        Self::ROUND[here.map_or(0, |here| (here + 1) % Self::ROUND.len())]
    }

    /// Whether only the three sets refuse digits.
    pub(super) const fn is_plain(self) -> bool {
        !self.look_ahead && !self.propagate
    }

    /// Whether the next cell is always the first empty one.
    pub(super) const fn is_in_reading_order(self) -> bool {
        matches!(self.order, Order::Scan) && !self.propagate
    }
}

impl fmt::Display for Strategy {
    /// In words: `scan`, `mrv + look-ahead`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self.order {
            Order::Scan => "scan",
            Order::Mrv => "mrv",
        })?;
        formatter.write_str(if self.look_ahead { " + look-ahead" } else { "" })?;
        formatter.write_str(if self.propagate { " + propagate" } else { "" })
    }
}

/// What leaves no choice in a cell. Digits are 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// The cell has one candidate.
    OnlyCandidate(u8),
    /// The digit has no other place in the unit.
    OnlyPlace(u8, Unit),
    /// The digit has no place at all in the unit, so that whatever the cell holds is wrong.
    NoPlace(u8, Unit),
}

impl Force {
    /// The digits that must not stand in the cell.
    fn refuses(self) -> Digits {
        match self {
            Self::OnlyCandidate(digit) | Self::OnlyPlace(digit, _) => ALL_DIGITS & !(1 << (digit - 1)),
            Self::NoPlace(..) => ALL_DIGITS,
        }
    }
}

impl Sudoku {
    /// The next cell to fill.
    pub(super) fn choose(&self) -> Option<u16> {
        let forced = if self.strategy.propagate { self.forced_cell() } else { None };
        forced.map(|(cell, _)| cell).or_else(|| match self.strategy.order {
            Order::Scan => self.empties().next(),
            Order::Mrv => self.empties().min_by_key(|&cell| self.candidates(cell).count_ones()),
        })
    }

    /// What forces the next cell to fill, if that is the given one and the strategy looks for it.
    #[must_use]
    pub fn force(&self, cell: u16) -> Option<Force> {
        if !self.strategy.propagate {
            return None;
        }
        self.forced_cell().filter(|&(forced, _)| forced == cell)?.1
    }

    /// The first empty cell that would be left without a candidate by an option in a cell, if the strategy looks ahead.
    #[must_use]
    pub fn starved_by(&self, cell: u16, option: u16) -> Option<u16> {
        if !self.strategy.look_ahead {
            return None;
        }
        let loses = |other: u16| if PEERS[usize::from(cell)] >> other & 1 == 1 { 1 << option } else { 0 };
        self.empties().find(|&other| other != cell && self.candidates(other) & !loses(other) == 0)
    }

    /// The digits of a cell that the strategy refuses, whatever the sets say.
    pub(super) fn refused(&self, cell: u16) -> Digits {
        self.starving(cell) | self.unforced(cell)
    }

    /// The digits that would leave some other empty cell without a candidate.
    pub(super) fn starving(&self, cell: u16) -> Digits {
        if !self.strategy.look_ahead {
            return 0;
        }
        let others = self.empties().filter(|&other| other != cell);
        others.fold(0, |starving, other| {
            let candidates = self.candidates(other);
            let is_peer = PEERS[usize::from(cell)] >> other & 1 == 1;
            match candidates.count_ones() {
                0 => ALL_DIGITS,
                1 if is_peer => starving | candidates,
                _ => starving,
            }
        })
    }

    /// The digits that must not stand in a cell because of what forces it.
    pub(super) fn unforced(&self, cell: u16) -> Digits {
        self.force(cell).map_or(0, Force::refuses)
    }

    /// The cell to fill before all others, if there is one: the first without a candidate (nothing need force that one),
    /// then with only one, then of a unit that has no place for a digit, then that is the only place for a digit.
    fn forced_cell(&self) -> Option<(u16, Option<Force>)> {
        let mut single = None;
        // For each unit the digits that have some place in it and those that have more than one.
        let mut some = [[0; SIDE]; 3];
        let mut more = [[0; SIDE]; 3];
        for cell in self.empties() {
            let candidates = self.candidates(cell);
            if candidates == 0 {
                return Some((cell, None));
            }
            if single.is_none() && candidates.is_power_of_two() {
                single = Some((cell, Some(Force::OnlyCandidate(lowest(candidates)))));
            }
            let (row, column, square) = units(cell.into());
            for (kind, unit) in [row, column, square].into_iter().enumerate() {
                more[kind][unit] |= some[kind][unit] & candidates;
                some[kind][unit] |= candidates;
            }
        }
        single.or_else(|| self.forced_by_a_unit(&some, &more))
    }

    fn forced_by_a_unit(&self, some: &[[Digits; SIDE]; 3], more: &[[Digits; SIDE]; 3]) -> Option<(u16, Option<Force>)> {
        let mut only = None;
        for (index, unit) in Unit::all().enumerate() {
            let (kind, number) = (index / SIDE, index % SIDE);
            let placed = self.held(unit);
            let without = ALL_DIGITS & !placed & !some[kind][number];
            if without != 0 {
                let cell = self.first_in(unit, ALL_DIGITS)?;
                return Some((cell, Some(Force::NoPlace(lowest(without), unit))));
            }
            let single = some[kind][number] & !more[kind][number];
            if only.is_none() && single != 0 {
                let digit = lowest(single);
                let cell = self.first_in(unit, 1 << (digit - 1))?;
                only = Some((cell, Some(Force::OnlyPlace(digit, unit))));
            }
        }
        only
    }

    /// The first empty cell of a unit that has one of some digits as a candidate.
    fn first_in(&self, unit: Unit, digits: Digits) -> Option<u16> {
        let cells = unit.cells().into_iter().filter_map(|(row, column)| u16::try_from(row * SIDE + column).ok());
        cells.into_iter().find(|&cell| self.empty >> cell & 1 == 1 && self.candidates(cell) & digits != 0)
    }
}

/// The lowest digit of some, 1 to 9.
fn lowest(digits: Digits) -> u8 {
    u8::try_from(digits.trailing_zeros()).expect("one of sixteen bits") + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_round_comes_back_to_the_plain_search() {
        let mut strategy = Strategy::default();
        let mut words = vec![];
        for _ in 0..5 {
            words.push(strategy.to_string());
            strategy = strategy.next();
        }
        assert_eq!(words, ["scan", "mrv", "mrv + look-ahead", "mrv + propagate", "scan"]);
        let apart = Strategy { look_ahead: true, ..Strategy::default() };
        assert_eq!(apart.next(), Strategy::default());
    }
}
