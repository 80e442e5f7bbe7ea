//! Sets of options, as wide as a puzzle needs them.
//!
//! Which options of a slot nothing blocks is asked once a call and once an undo, and looked up at every step; so the set
//! is of the puzzle's own kind: one machine word where that is enough, an array of words where it is not.

use std::fmt::Debug;

/// A set of options of one slot.
pub trait Options: Clone + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// It can hold the options from 0 up to but not including this one.
    const ROOM: usize;

    /// The set without an option.
    #[must_use]
    fn none() -> Self;

    /// Adds an option; one that there is no room for is left out.
    fn insert(&mut self, option: u16);

    /// Whether it holds an option.
    #[must_use]
    fn contains(&self, option: u16) -> bool;

    /// The first option held that is not before `from`, or `end`, which is at most [`ROOM`](Self::ROOM), if it holds none
    /// between the two.
    #[must_use]
    fn first_from(&self, from: u16, end: u16) -> u16;

    /// How many options it holds.
    #[must_use]
    fn count(&self) -> u32;
}

/// Up to 64 options, one bit each.
impl Options for u64 {
    const ROOM: usize = 64;

    fn none() -> Self {
        0
    }

    fn insert(&mut self, option: u16) {
        *self |= 1_u64.checked_shl(option.into()).unwrap_or(0);
    }

    fn contains(&self, option: u16) -> bool {
        self.checked_shr(option.into()).is_some_and(|rest| rest & 1 == 1)
    }

    fn first_from(&self, from: u16, end: u16) -> u16 {
        let rest = self.checked_shr(from.into()).unwrap_or(0);
        let first = u32::from(from) + rest.trailing_zeros();
        u16::try_from(first).unwrap_or(end).min(end)
    }

    fn count(&self) -> u32 {
        self.count_ones()
    }
}

/// Up to 64 options for each of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wide<const WORDS: usize>([u64; WORDS]);

/// How many options a word holds.
const WORD: u16 = 64;

impl<const WORDS: usize> Options for Wide<WORDS> {
    const ROOM: usize = 64 * WORDS;

    fn none() -> Self {
        Self([0; WORDS])
    }

    fn insert(&mut self, option: u16) {
        if let Some(word) = self.0.get_mut(usize::from(option / WORD)) {
            word.insert(option % WORD);
        }
    }

    fn contains(&self, option: u16) -> bool {
        self.0.get(usize::from(option / WORD)).is_some_and(|word| word.contains(option % WORD))
    }

    fn first_from(&self, from: u16, end: u16) -> u16 {
        let mut at = from;
        while at < end
            && let Some(word) = self.0.get(usize::from(at / WORD))
        {
            let (word_begins, first) = (at - at % WORD, word.first_from(at % WORD, WORD));
            if first < WORD {
                return end.min(word_begins + first);
            }
            at = word_begins.saturating_add(WORD);
        }
        end
    }

    fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// The set made one by one, and what a sorted set says of it.
    fn agrees<S: Options>(options: &[u16], from: u16, end: u16) -> Result<(), TestCaseError> {
        let mut set = S::none();
        let mut plain = BTreeSet::new();
        for &option in options {
            set.insert(option);
            plain.extend(Some(option).filter(|&option| usize::from(option) < S::ROOM));
        }
        let end = end.min(u16::try_from(S::ROOM).unwrap_or(u16::MAX));
        let first = if from < end { plain.range(from..end).next().copied() } else { None };
        prop_assert_eq!(usize::try_from(set.count()).unwrap(), plain.len());
        prop_assert!((0..=u16::MAX).all(|option| set.contains(option) == plain.contains(&option)));
        prop_assert_eq!(set.first_from(from, end), first.unwrap_or(end));
        Ok(())
    }

    fn near() -> impl Strategy<Value = u16> {
        prop_oneof![4 => 0..70_u16, 4 => 0..4_200_u16, 1 => any::<u16>()]
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_set_of_any_width_is_a_set(options in prop::collection::vec(near(), 0..40), from in near(), end in near()) {
            agrees::<u64>(&options, from, end)?;
            agrees::<Wide<1>>(&options, from, end)?;
            agrees::<Wide<64>>(&options, from, end)?;
            agrees::<Wide<1_024>>(&options, from, end)?;
        }
    }
}
