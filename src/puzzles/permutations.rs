//! Permutations: every order of some items, those that are equal told once.
//!
//! A slot is a position, an option an item by its number. Two rules refuse an item: it is used already, or an equal item
//! further left is not used yet, so that of equal items the left one always comes first.

use super::byte;
use crate::search::{Blockers, Frame, Puzzle};
use std::sync::Arc;

/// The most items: their orders are 479,001,600.
pub const MOST_ITEMS: usize = 12;

/// Why an item can be refused, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// It stands at a position already.
    Used,
    /// An equal item further left is not used yet.
    Twin,
}

/// Some of the items in an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permutations {
    items: Arc<[String]>,
    /// The items at the positions that are filled; 0 at the others.
    order: [u8; MOST_ITEMS],
    filled: u8,
    /// One bit for each item that stands.
    used: u16,
    /// For each item, one bit for each equal item further left.
    twins: [u16; MOST_ITEMS],
}

impl Permutations {
    /// No item placed yet; none if there are no items or more than [`MOST_ITEMS`].
    #[must_use]
    pub fn new(items: &[String]) -> Option<Self> {
        if !(1..=MOST_ITEMS).contains(&items.len()) {
            return None;
        }
        let mut twins = [0; MOST_ITEMS];
        for (index, item) in items.iter().enumerate() {
            let equal = (0..index).filter(|&left| items[left] == *item);
            twins[index] = equal.fold(0, |bits, left| bits | 1 << left);
        }
        Some(Self { items: items.into(), order: [0; MOST_ITEMS], filled: 0, used: 0, twins })
    }

    /// The items, as they were given.
    #[must_use]
    pub fn items(&self) -> &[String] {
        &self.items
    }

    /// The items at the filled positions, from the first.
    pub fn order(&self) -> impl Iterator<Item = u16> {
        self.order[..usize::from(self.filled)].iter().map(|&item| item.into())
    }

    /// The position at which an item stands.
    #[must_use]
    pub fn position_of(&self, item: u16) -> Option<u16> {
        (0..).zip(self.order()).find(|&(_, standing)| standing == item).map(|(position, _)| position)
    }

    /// One bit for each item that a rule refuses because an equal one comes first.
    fn waiting(&self) -> u16 {
        let waits = |item: usize| self.twins[item] & !self.used != 0;
        (0..self.items.len()).filter(|&item| waits(item)).fold(0, |bits, item| bits | 1 << item)
    }
}

impl Puzzle for Permutations {
    type Stack = [Frame; MOST_ITEMS + 1];
    type Options = u64;

    fn next_slot(&self) -> Option<u16> {
        (usize::from(self.filled) < self.items.len()).then_some(self.filled.into())
    }

    fn options(&self, _position: u16) -> u16 {
        // At most twelve.
        u16::try_from(self.items.len()).unwrap_or(u16::MAX)
    }

    fn blockers(&self, _position: u16, item: u16) -> Blockers {
        Blockers::NONE
            .with(Family::Used as u8, self.used >> item & 1 == 1)
            .with(Family::Twin as u8, self.twins[usize::from(item)] & !self.used != 0)
    }

    fn place(&mut self, position: u16, item: u16) {
        self.order[usize::from(position)] = byte(item);
        self.filled += 1;
        self.used |= 1 << item;
    }

    fn unplace(&mut self, position: u16, item: u16) {
        self.order[usize::from(position)] = 0;
        self.filled -= 1;
        self.used &= !(1 << item);
    }

    fn valid(&self, _position: u16) -> u64 {
        let all = (1 << self.items.len()) - 1;
        u64::from(!(self.used | self.waiting()) & all)
    }

    fn is_what_stands(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Goal, Machine};

    fn figures(items: &str) -> [u64; 4] {
        let items: Vec<String> = items.chars().map(String::from).collect();
        let mut machine = Machine::new(Permutations::new(&items).unwrap(), Goal::All);
        while machine.step().is_some() {}
        let tally = machine.tally();
        [tally.places, tally.attacked, tally.undos, tally.boards]
    }

    #[test]
    fn the_counters_are_those_that_a_recursive_program_finds() {
        assert_eq!(figures("123"), [15, 15, 15, 6]);
        assert_eq!(figures("12345678"), [109_600, 444_648, 109_600, 40_320]);
    }

    #[test]
    fn equal_items_are_told_once() {
        let [.., boards] = figures("aab");
        assert_eq!(boards, 3);
        assert_eq!(figures("aaaa"), [4, figures("aaaa")[1], 4, 1]);
    }

    #[test]
    fn no_item_and_more_than_twelve_are_refused() {
        let items: Vec<String> = (0..13).map(|item| item.to_string()).collect();
        assert!(Permutations::new(&[]).is_none() && Permutations::new(&items).is_none());
        assert!(Permutations::new(&items[..12]).is_some());
    }
}
