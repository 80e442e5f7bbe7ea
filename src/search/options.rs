//! Sets of options: which of a slot's options are valid, one bit each.

use std::fmt::Debug;

/// A set of options. A puzzle with at most 64 options a slot uses `u64`, one with more a [`Wide`].
pub trait Options: Clone + Debug + Default + PartialEq + Eq + Send + Sync + 'static {
    /// Puts an option into the set; one beyond its room is left out.
    fn insert(&mut self, option: u16);

    /// Whether an option is in the set.
    fn contains(&self, option: u16) -> bool;

    /// The least option in the set that is not less than this one; [`u16::MAX`] if there is none.
    fn first_from(&self, option: u16) -> u16;

    /// How many options are in the set.
    fn len(&self) -> u16;

    /// Whether none is.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Options for u64 {
    #[inline]
    fn insert(&mut self, option: u16) {
        *self |= 1_u64.checked_shl(option.into()).unwrap_or(0);
    }

    #[inline]
    fn contains(&self, option: u16) -> bool {
        self.checked_shr(option.into()).unwrap_or(0) & 1 == 1
    }

    #[inline]
    fn first_from(&self, option: u16) -> u16 {
        let rest = self.checked_shr(option.into()).unwrap_or(0);
        if rest == 0 { u16::MAX } else { option.saturating_add(small(rest.trailing_zeros())) }
    }

    fn len(&self) -> u16 {
        small(self.count_ones())
    }
}

/// A number of bits of one word.
#[inline]
const fn small(bits: u32) -> u16 {
    let [low, high, ..] = bits.to_le_bytes();
    u16::from_le_bytes([low, high])
}

/// A set of up to 64 options a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wide<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Default for Wide<WORDS> {
    fn default() -> Self {
        Self([0; WORDS])
    }
}

impl<const WORDS: usize> Options for Wide<WORDS> {
    fn insert(&mut self, option: u16) {
        if let Some(word) = self.0.get_mut(usize::from(option / 64)) {
            word.insert(option % 64);
        }
    }

    fn contains(&self, option: u16) -> bool {
        self.0.get(usize::from(option / 64)).is_some_and(|word| word.contains(option % 64))
    }

    fn first_from(&self, option: u16) -> u16 {
        let first = option / 64;
        for (number, word) in (0..).zip(&self.0).skip(first.into()) {
            let from = if number == first { option % 64 } else { 0 };
            let found = word.first_from(from);
            if found != u16::MAX {
                return number * 64 + found;
            }
        }
        u16::MAX
    }

    fn len(&self) -> u16 {
        self.0.iter().map(Options::len).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options<O: Options>(all: &[u16]) -> Vec<u16> {
        let mut set = O::default();
        all.iter().for_each(|&option| set.insert(option));
        let next = |&option: &u16| Some(set.first_from(option + 1)).filter(|&next| next != u16::MAX);
        let first = Some(set.first_from(0)).filter(|&first| first != u16::MAX);
        let found: Vec<u16> = std::iter::successors(first, next).collect();
        assert!(found.iter().all(|&option| set.contains(option)));
        found
    }

    #[test]
    fn a_set_gives_back_what_was_put_in_from_the_least_on() {
        assert_eq!(options::<u64>(&[63, 0, 7]), [0, 7, 63]);
        assert_eq!(options::<Wide<64>>(&[4_095, 64, 63, 0, 700]), [0, 63, 64, 700, 4_095]);
        assert_eq!(options::<u64>(&[]), []);
    }

    #[test]
    fn an_option_beyond_the_room_is_not_in_it() {
        assert_eq!(options::<u64>(&[64, 1_000]), []);
        assert_eq!(options::<Wide<2>>(&[127, 128]), [127]);
        assert!(!u64::MAX.contains(64) && u64::MAX.first_from(64) == u16::MAX);
    }
}
