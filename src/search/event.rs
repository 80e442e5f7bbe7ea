//! What can happen in one step of a search.

/// One thing that the machine did. A fact, eight bytes or fewer, which together with the machine after it explains
/// itself: who was behind a refusal can be looked up in the puzzle, which an `Attacked` leaves as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The option was free of every mark: it stands in the slot, and the next call has begun.
    Place {
        /// The slot that was filled.
        slot: u16,
        /// The option that fills it.
        option: u16,
    },
    /// Some marks already hold a key of this option: it was refused and nothing else changed.
    Attacked {
        /// The slot that was to be filled.
        slot: u16,
        /// The option that was refused.
        option: u16,
        /// Every family of marks that refuses it; never empty.
        by: Blockers,
    },
    /// The call behind this option has returned: the option and all its marks were taken back.
    Undo {
        /// The slot that is empty again.
        slot: u16,
        /// The option that stood in it.
        option: u16,
    },
    /// Nothing was left to fill: the board was recorded.
    Record,
    /// Nothing was left to fill, but the filling was refused: only a search that tests no earlier does this.
    Reject {
        /// The slot whose option does not go with the others.
        slot: u16,
        /// The option that stands in it.
        option: u16,
        /// What it shares with an earlier one; never empty.
        by: Blockers,
    },
}

impl Event {
    /// The slot and the option that the event is about; a record is about neither.
    #[must_use]
    pub fn about(self) -> Option<(u16, u16)> {
        match self {
            Self::Place { slot, option }
            | Self::Attacked { slot, option, .. }
            | Self::Undo { slot, option }
            | Self::Reject { slot, option, .. } => Some((slot, option)),
            Self::Record => None,
        }
    }
}

/// A set of families of marks, numbered from 0 in the order in which the code tests them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Blockers(u8);

impl Blockers {
    /// No family: the option is valid.
    pub const NONE: Self = Self(0);

    /// This set and the family with the given number (0 to 7), if `blocks`.
    #[must_use]
    pub const fn with(self, family: u8, blocks: bool) -> Self {
        Self(self.0 | (blocks as u8) << family)
    }

    /// Whether nothing blocks.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the family with the given number is in the set.
    #[must_use]
    pub const fn contains(self, family: u8) -> bool {
        self.0 >> family & 1 == 1
    }

    /// The family that the code meets first, and so the one that really refused the option.
    #[must_use]
    pub fn first(self) -> Option<u8> {
        self.iter().next()
    }

    /// The families in test order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |&family| self.contains(family))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_small() {
        assert!(size_of::<Event>() <= 8);
        assert!(size_of::<Option<Event>>() <= 8);
    }

    #[test]
    fn blockers_come_in_test_order() {
        let by = Blockers::NONE.with(2, true).with(0, true).with(1, false);
        assert_eq!(by.iter().collect::<Vec<_>>(), [0, 2]);
        assert_eq!(by.first(), Some(0));
        assert!(!by.is_empty() && Blockers::NONE.is_empty());
    }
}
