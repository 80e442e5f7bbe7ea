//! The words of a list by their lengths, and which of them have a letter at a position, as sets of bits.

use super::MOST_SIDE;

/// The most words of one length.
pub const MOST_WORDS: usize = 4_096;

/// A set of words of one length, a bit each.
pub(super) type Set = [u64; MOST_WORDS / 64];

/// How many letters there are.
const LETTERS: usize = 26;

/// Words of lower-case letters, by length and then in the order of their list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    by_length: [Vec<String>; MOST_SIDE + 1],
}

impl Words {
    /// These words, which are lower-case letters of the alphabet; those that no grid has room for are left out.
    pub fn new(words: impl IntoIterator<Item = String>) -> Self {
        let mut all = Self::default();
        for word in words {
            debug_assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()));
            if let Some(list) = all.by_length.get_mut(word.len()) {
                list.push(word);
            }
        }
        all
    }

    /// The words of a length.
    #[must_use]
    pub fn of_length(&self, length: usize) -> &[String] {
        self.by_length.get(length).map_or(&[], Vec::as_slice)
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.by_length.iter().map(Vec::len).sum()
    }
}

/// Which words of one length have a letter at a position.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Index {
    count: usize,
    /// 64-bit words of a set that are in use.
    width: usize,
    /// The sets of all letters at the first position, then at the second one.
    sets: Vec<u64>,
}

impl Index {
    pub(super) fn new(list: &[String]) -> Self {
        let (count, width) = (list.len(), list.len().div_ceil(64));
        let length = list.first().map_or(0, String::len);
        let mut sets = vec![0; length * LETTERS * width];
        for (number, word) in list.iter().enumerate() {
            for (position, letter) in word.bytes().enumerate() {
                let set = position * LETTERS + usize::from(letter - b'a');
                sets[set * width + number / 64] |= 1 << (number % 64);
            }
        }
        Self { count, width, sets }
    }

    /// The words that have a letter, of `a` to `z`, at a position.
    pub(super) fn with(&self, position: usize, letter: u8) -> &[u64] {
        let set = position * LETTERS + usize::from(letter - b'a');
        &self.sets[set * self.width..(set + 1) * self.width]
    }

    /// The words that have the letters of a pattern.
    pub(super) fn agreeing(&self, pattern: impl Iterator<Item = Option<u8>>) -> Set {
        let mut set = [0; MOST_WORDS / 64];
        set[..self.count / 64].fill(u64::MAX);
        if !self.count.is_multiple_of(64) {
            set[self.count / 64] = (1 << (self.count % 64)) - 1;
        }
        for (position, letter) in pattern.enumerate() {
            if let Some(letter) = letter {
                set.iter_mut().zip(self.with(position, letter)).for_each(|(bits, with)| *bits &= with);
            }
        }
        set
    }
}

/// Whether a set holds a word.
pub(super) fn holds(set: &Set, word: u16) -> bool {
    set[usize::from(word / 64)] >> (word % 64) & 1 == 1
}

/// Takes a word out of a set.
pub(super) fn remove(set: &mut Set, word: u16) {
    set[usize::from(word / 64)] &= !(1 << (word % 64));
}

/// How many words a set holds.
pub(super) fn count(set: &Set) -> u16 {
    // At most MOST_WORDS.
    u16::try_from(set.iter().map(|bits| bits.count_ones()).sum::<u32>()).unwrap_or(u16::MAX)
}
