//! The catalogue: every puzzle that the program offers, and a search as it is asked for.
//!
//! [`Asked`] is what a command says: a puzzle, the values of its parameters, a goal. It can be changed, written as a
//! command and opened. Whatever opens, lists or varies a puzzle (the command line, the help, the menus, the keys, the line
//! mode) reads it here; nothing else in the program names one.

mod asked;
mod list;
mod mistake;
mod round;

pub use asked::{Asked, Brought};
pub use list::{Listed, listed};
pub use mistake::{OFFER as MISTAKE, asked_mistake, mistake_of, mistakes};
pub use round::Variation;

use crate::scene::{self, Offer};

/// The puzzles, in the order of lists: one line each.
pub static PUZZLES: &[&Offer] = &[
    &scene::queens::OFFER,
    &scene::sudoku::OFFER,
    &scene::parentheses::OFFER,
    &scene::permutations::OFFER,
    &scene::word_search::OFFER,
    &scene::coloring::OFFER,
    &scene::registers::OFFER,
    &scene::crossword::OFFER,
];

/// All that can be named on the command line: the puzzles, and the wrong programs.
pub fn offers() -> impl Iterator<Item = &'static Offer> {
    PUZZLES.iter().copied().chain([&mistake::OFFER])
}

/// What is offered under a name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Offer> {
    offers().find(|offer| offer.name == name || offer.aliases.contains(&name))
}

#[cfg(test)]
pub(crate) mod tests;
