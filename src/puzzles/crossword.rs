//! A crossword: a grid is filled with words of a list, each entry a word that agrees with those that cross it.
//!
//! A slot is an entry, an option a word of its length by its place in the list. Two rules refuse a word: a letter differs
//! from one that stands in the entry already, or the word stands in another entry. An entry that its crossings have
//! filled is a slot like any other.

pub mod examples;
mod grid;
mod layout;
mod look_ahead;
mod words;

pub use grid::{Grid, MOST_SIDE, Square};
pub use layout::{Crossing, Entry};
pub use words::{MOST_WORDS, Words};

use crate::search::{Blockers, Frame, Puzzle, Wide};
use layout::{Layout, MOST_ENTRIES};
use std::sync::Arc;
use words::{Set, remove};

/// Why a word can be refused, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// A letter differs from one that stands in the entry.
    Crossing,
    /// It stands in another entry.
    Used,
    /// It would leave another entry without a word.
    LookAhead,
}

/// Which entry is filled next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The first one that is not filled.
    #[default]
    Scan,
    /// One that the fewest words fit, the first of several.
    Mrv,
}

/// How a grid is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strategy {
    /// Which entry is filled next.
    pub order: Order,
    /// Whether a word is refused that would leave another entry without one.
    pub look_ahead: bool,
}

/// Why a grid cannot be filled at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It has no entry.
    NoEntry,
    /// There is no word of the length of an entry: its number, whether it goes across, its length.
    NoWord(u16, bool, usize),
    /// There are more words of a length than can be taken: the length.
    TooManyWords(usize),
}

/// Stands for a word where there is none.
const NONE: u16 = u16::MAX;

/// A grid with some of its entries filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crossword {
    layout: Arc<Layout>,
    strategy: Strategy,
    /// The letter in each square, 0 where there is none.
    letters: [u8; MOST_SIDE * MOST_SIDE],
    /// The word in each entry, by its place in the list.
    words: [u16; MOST_ENTRIES],
    /// How many words fit each entry that is not filled; kept only where the order asks for it.
    fitting: [u16; MOST_ENTRIES],
    filled: u16,
}

impl Crossword {
    /// No entry filled yet.
    ///
    /// # Errors
    ///
    /// Why the words cannot fill the grid.
    pub fn new(grid: &Grid, words: &Arc<Words>, strategy: Strategy) -> Result<Self, Unfit> {
        let layout = Layout::new(grid, words)?;
        let mut letters = [0; MOST_SIDE * MOST_SIDE];
        for (square, letter) in letters.iter_mut().zip(layout.given()) {
            *square = letter.unwrap_or(0);
        }
        let (words, fitting) = ([NONE; MOST_ENTRIES], [0; MOST_ENTRIES]);
        let mut crossword = Self { layout: Arc::new(layout), strategy, letters, words, fitting, filled: 0 };
        if strategy.order == Order::Mrv {
            for slot in crossword.slots() {
                crossword.fitting[usize::from(slot)] = crossword.count_fitting(slot);
            }
        }
        Ok(crossword)
    }

    /// The grid as it was given.
    #[must_use]
    pub fn grid(&self) -> &Grid {
        self.layout.grid()
    }

    /// How it is searched.
    #[must_use]
    pub fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// The entries by the numbers of their slots.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.layout.entries()
    }

    /// The entry of a slot.
    #[must_use]
    pub fn entry(&self, slot: u16) -> &Entry {
        &self.layout.entries()[usize::from(slot)]
    }

    /// The word that is an option of a slot.
    #[must_use]
    pub fn word(&self, slot: u16, option: u16) -> &str {
        self.list(slot).get(usize::from(option)).map_or("", String::as_str)
    }

    /// The letter in a square, if it has one.
    #[must_use]
    pub fn letter(&self, square: usize) -> Option<u8> {
        self.letters.get(square).copied().filter(|&letter| letter != 0)
    }

    /// The option that stands in a slot.
    #[must_use]
    pub fn standing(&self, slot: u16) -> Option<u16> {
        Some(self.words[usize::from(slot)]).filter(|&word| word != NONE)
    }

    /// The other entry that holds a word of its length.
    #[must_use]
    pub fn user(&self, slot: u16, option: u16) -> Option<u16> {
        let length = self.entry(slot).len();
        let holds = |other: u16| other != slot && self.words[usize::from(other)] == option;
        self.slots().find(|&other| holds(other) && self.entry(other).len() == length)
    }

    /// Whether something but the word of an entry keeps the letter at a position of it: the grid, or a word that crosses.
    #[must_use]
    pub fn is_kept(&self, slot: u16, position: usize) -> bool {
        let entry = self.entry(slot);
        self.layout.is_given(entry.squares[position])
            || entry.crossings[position].is_some_and(|crossing| self.standing(crossing.entry).is_some())
    }

    /// The letters of an entry that stand there whatever its own word is.
    pub fn pattern(&self, slot: u16) -> impl Iterator<Item = Option<u8>> {
        let squares = self.entry(slot).squares.iter().enumerate();
        squares.map(move |(position, &square)| self.letter(square).filter(|_| self.is_kept(slot, position)))
    }

    /// The positions at which a word has another letter than the one that stands there.
    pub fn differing(&self, slot: u16, option: u16) -> impl Iterator<Item = usize> {
        let letters = self.word(slot, option).bytes().zip(self.pattern(slot)).enumerate();
        letters.filter(|(_, (letter, standing))| standing.is_some_and(|standing| standing != *letter)).map(|(at, _)| at)
    }

    /// The words that agree with the letters of an entry and stand in no other one.
    pub fn fits(&self, slot: u16) -> impl Iterator<Item = u16> {
        let set = self.fitting_set(slot);
        (0..self.options(slot)).filter(move |&option| words::holds(&set, option))
    }

    /// How many words agree with the letters of an entry and stand in no other one.
    #[must_use]
    pub fn count_fitting(&self, slot: u16) -> u16 {
        words::count(&self.fitting_set(slot))
    }

    fn slots(&self) -> impl Iterator<Item = u16> + use<> {
        // Fewer than three hundred.
        0..u16::try_from(self.layout.entries().len()).unwrap_or(u16::MAX)
    }

    /// The slots that are not filled.
    fn unfilled(&self) -> impl Iterator<Item = u16> {
        self.slots().filter(|&slot| self.standing(slot).is_none())
    }

    fn list(&self, slot: u16) -> &[String] {
        self.layout.list(self.entry(slot).len())
    }

    /// The words that agree with the letters of an entry.
    fn agreeing(&self, slot: u16) -> Set {
        self.layout.index(self.entry(slot).len()).agreeing(self.pattern(slot))
    }

    fn fitting_set(&self, slot: u16) -> Set {
        let mut set = self.agreeing(slot);
        let length = self.entry(slot).len();
        for other in self.slots().filter(|&other| other != slot && self.entry(other).len() == length) {
            self.standing(other).into_iter().for_each(|word| remove(&mut set, word));
        }
        set
    }

    /// Counts again what fits the entries that a word has to do with, which has just come or gone.
    fn recount(&mut self, slot: u16, option: u16, is_used: bool) {
        if self.strategy.order == Order::Scan {
            return;
        }
        let layout = Arc::clone(&self.layout);
        let entry = &layout.entries()[usize::from(slot)];
        let crossing = entry.crossings.iter().flatten().map(|crossing| crossing.entry);
        for other in crossing.filter(|&other| self.words[usize::from(other)] == NONE) {
            self.fitting[usize::from(other)] = self.count_fitting(other);
        }
        // Every other entry of this length has one word more or less, if it fits there.
        for other in self.slots() {
            let is_alike = other != slot && layout.entries()[usize::from(other)].len() == entry.len();
            let is_counted = entry.crossings.iter().flatten().any(|crossing| crossing.entry == other);
            if is_alike
                && !is_counted
                && self.standing(other).is_none()
                && self.differing(other, option).next().is_none()
            {
                let count = &mut self.fitting[usize::from(other)];
                *count = if is_used { count.saturating_sub(1) } else { *count + 1 };
            }
        }
        self.fitting[usize::from(slot)] = if is_used { 0 } else { self.count_fitting(slot) };
    }
}

impl Puzzle for Crossword {
    type Stack = [Frame; MOST_ENTRIES + 1];
    type Options = Wide<64>;

    fn next_slot(&self) -> Option<u16> {
        match self.strategy.order {
            // What is filled are the first ones.
            Order::Scan => Some(self.filled).filter(|&slot| usize::from(slot) < self.entries().len()),
            Order::Mrv => self.unfilled().min_by_key(|&slot| self.fitting[usize::from(slot)]),
        }
    }

    fn options(&self, slot: u16) -> u16 {
        // At most MOST_WORDS.
        u16::try_from(self.list(slot).len()).unwrap_or(u16::MAX)
    }

    fn blockers(&self, slot: u16, option: u16) -> Blockers {
        let by = Blockers::NONE
            .with(Family::Crossing as u8, self.differing(slot, option).next().is_some())
            .with(Family::Used as u8, self.user(slot, option).is_some());
        // Only a word that fits is asked what it would leave.
        by.with(Family::LookAhead as u8, by.is_empty() && self.starved_by(slot, option).is_some())
    }

    fn place(&mut self, slot: u16, option: u16) {
        let layout = Arc::clone(&self.layout);
        let entry = &layout.entries()[usize::from(slot)];
        let word = layout.list(entry.len()).get(usize::from(option)).map_or("", String::as_str);
        for (&square, letter) in entry.squares.iter().zip(word.bytes()) {
            self.letters[square] = letter;
        }
        self.words[usize::from(slot)] = option;
        self.filled += 1;
        self.recount(slot, option, true);
    }

    fn unplace(&mut self, slot: u16, option: u16) {
        let layout = Arc::clone(&self.layout);
        let entry = &layout.entries()[usize::from(slot)];
        self.words[usize::from(slot)] = NONE;
        self.filled -= 1;
        for (position, &square) in entry.squares.iter().enumerate() {
            if !self.is_kept(slot, position) {
                self.letters[square] = 0;
            }
        }
        self.recount(slot, option, false);
    }

    fn valid(&self, slot: u16) -> Wide<64> {
        let mut set = self.fitting_set(slot);
        if self.strategy.look_ahead {
            self.remove_starving(slot, &mut set);
        }
        Wide::of(set)
    }

    fn is_what_stands(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests;
