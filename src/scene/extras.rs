//! What only a wrong program has to show.

use std::fmt;

/// All of it; empty for a right one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// The keys whose pieces are gone.
    pub ghosts: Vec<Ghost>,
    /// The boards that were saved, as they are now, each as the options in its slots; none if nobody looks at them.
    pub shelf: Option<Vec<Vec<u8>>>,
    /// What ended the run.
    pub fault: Option<Fault>,
}

/// A key that was to be removed from a set and was not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The name of the set.
    pub set: &'static str,
    /// The key.
    pub key: i16,
}

/// As Python words it: `KeyError: 3`.
impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "KeyError: {}", self.key)
    }
}

/// A key that stayed in its set when its piece was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// The name of the set.
    pub set: &'static str,
    /// The key.
    pub key: i16,
    /// The square, row and column, where the piece stood that put it there.
    pub left_by: (usize, usize),
}
