//! The open calls: a frame each, and the room that a puzzle needs for them.

use std::fmt::Debug;

/// Room for the open calls of a search.
pub trait Stack: Clone + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// The most calls that can be open at once: one for each slot and the one that finds nothing left to fill.
    const ROOM: usize;

    /// Room without a call.
    #[must_use]
    fn empty() -> Self;

    /// All the room, as many frames as [`ROOM`](Self::ROOM) says.
    #[must_use]
    fn frames(&self) -> &[Frame];

    /// The same, to be changed.
    #[must_use]
    fn frames_mut(&mut self) -> &mut [Frame];
}

impl<const N: usize> Stack for [Frame; N] {
    const ROOM: usize = N;

    fn empty() -> Self {
        const { assert!(N > 0, "a search begins with a call") }
        [Frame::new(None); N]
    }

    fn frames(&self) -> &[Frame] {
        self
    }

    fn frames_mut(&mut self) -> &mut [Frame] {
        self
    }
}

/// A call that has not returned.
///
/// Every frame below the top one has an option standing in its slot: the one before [`next`](Self::next).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    pub(super) slot: u16,
    pub(super) next: u16,
}

impl Frame {
    /// Stands in for a slot in the call that found nothing left to fill.
    pub(super) const COMPLETE: u16 = u16::MAX;

    /// What is next in a call that found nothing left to fill, once it has recorded the board or refused it.
    pub(super) const RECORDED: u16 = 1;
    pub(super) const REJECTED: u16 = 2;

    pub(super) const fn new(slot: Option<u16>) -> Self {
        match slot {
            Some(slot) => Self { slot, next: 0 },
            None => Self { slot: Self::COMPLETE, next: 0 },
        }
    }

    /// The slot that this call fills; none if it found the filling complete.
    #[must_use]
    pub const fn slot(&self) -> Option<u16> {
        if self.slot == Self::COMPLETE { None } else { Some(self.slot) }
    }

    /// The first option that this call has not tried yet; the number of options when all were tried.
    #[must_use]
    pub const fn next(&self) -> u16 {
        self.next
    }

    /// The option that this call tried last; none in a call that has just begun.
    #[must_use]
    pub const fn tried(&self) -> Option<u16> {
        self.next.checked_sub(1)
    }
}
