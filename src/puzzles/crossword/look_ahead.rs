//! Looking ahead: a word is refused that would leave another entry without a word that fits it.

use super::Crossword;
use super::words::{MOST_WORDS, Set, count, holds, remove};
use crate::search::Puzzle;

/// The letters that a crossing entry can take where it is crossed, a bit each.
#[derive(Clone, Copy)]
struct Letters {
    some: u32,
    /// Those for which it has one word left, of the length of the entry at hand.
    lone: u32,
}

/// Every letter.
const ALL: u32 = (1 << 26) - 1;

impl Crossword {
    /// The first entry that a word would leave without one; none if it leaves none so, or if nobody looks ahead.
    #[must_use]
    pub fn starved_by(&self, slot: u16, option: u16) -> Option<u16> {
        if !self.strategy.look_ahead {
            return None;
        }
        let word = self.word(slot, option).as_bytes();
        self.unfilled().filter(|&other| other != slot).find(|&other| {
            let mut set = self.fitting_set(other);
            if self.entry(other).len() == word.len() {
                remove(&mut set, option);
            }
            let crossings = self.entry(slot).crossings.iter().enumerate();
            let crossed = crossings.filter_map(|(position, crossing)| Some((position, (*crossing)?)));
            for (position, crossing) in crossed.filter(|(_, crossing)| crossing.entry == other) {
                let index = self.layout.index(self.entry(other).len());
                let with = index.with(crossing.position, word[position]);
                // A letter that differs from the one that stands leaves no word, and the crossing says so first.
                set.iter_mut().zip(with).for_each(|(bits, with)| *bits &= with);
                set[with.len()..].fill(0);
            }
            count(&set) == 0
        })
    }

    /// Takes out of the words that fit an entry those that would leave another one without a word.
    pub(super) fn remove_starving(&self, slot: u16, set: &mut Set) {
        let entry = self.entry(slot);
        let mut allowed = vec![Letters { some: ALL, lone: 0 }; entry.len()];
        // An entry of this length may lose its last word to this one: then words are looked at one by one.
        let mut has_lone_word = false;
        for other in self.unfilled().filter(|&other| other != slot) {
            let fitting = self.fitting_set(other);
            let is_alike = self.entry(other).len() == entry.len();
            let crossings = entry.crossings.iter().enumerate();
            let crossed = crossings.filter_map(|(position, crossing)| Some((position, (*crossing)?)));
            if let Some((position, crossing)) = crossed.into_iter().find(|(_, crossing)| crossing.entry == other) {
                let index = self.layout.index(self.entry(other).len());
                allowed[position] = letters(&fitting, |letter| index.with(crossing.position, letter), is_alike);
            } else {
                match count(&fitting) {
                    0 => return *set = [0; MOST_WORDS / 64],
                    left => has_lone_word |= is_alike && left == 1,
                }
            }
        }
        for option in 0..self.options(slot) {
            if !holds(set, option) {
                continue;
            }
            let bits = self.word(slot, option).bytes().map(|letter| 1 << (letter - b'a'));
            let (mut is_allowed, mut is_close) = (true, has_lone_word);
            for (bit, letters) in bits.zip(&allowed) {
                is_allowed &= letters.some & bit != 0;
                is_close |= letters.lone & bit != 0;
            }
            if !is_allowed || is_close && self.starved_by(slot, option).is_some() {
                remove(set, option);
            }
        }
    }
}

/// The letters that a set leaves for a square, `lone` those for which it has a single word that may be the one tried.
fn letters<'a>(set: &Set, with: impl Fn(u8) -> &'a [u64], is_alike: bool) -> Letters {
    let mut letters = Letters { some: 0, lone: 0 };
    for letter in b'a'..=b'z' {
        let common = set.iter().zip(with(letter)).map(|(one, other)| (one & other).count_ones());
        let count: u32 = common.sum();
        letters.some |= u32::from(count > 0) << (letter - b'a');
        letters.lone |= u32::from(is_alike && count == 1) << (letter - b'a');
    }
    letters
}
