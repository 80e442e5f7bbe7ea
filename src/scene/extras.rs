//! What only some searches have to show beside the usual.

use super::Key;
use std::fmt;

/// All of it; empty for a right program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// The boards that were saved, as they are now, each as the options in its slots; none if nobody looks at them.
    pub shelf: Option<Vec<Vec<u8>>>,
    /// What ended the run.
    pub fault: Option<Fault>,
    /// What is left when the search is over, where that is of interest: `grid full`.
    pub left: Option<&'static str>,
}

/// A key that was to be removed from a set and was not in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number of the family.
    pub family: u8,
    /// The key.
    pub key: Key,
}

/// As Python words it: `KeyError: 3`.
impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "KeyError: {}", self.key)
    }
}

/// What there is to say of the slot at hand: how its keys are worked out, and what can still be tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Details {
    /// What slot it is: `cell (0,2)`.
    pub title: String,
    /// A line each.
    pub lines: Vec<Detail>,
}

/// One line of the details: `box  (0 // 3) * 3 + 2 // 3 = 0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detail {
    /// What it tells.
    pub label: &'static str,
    /// How that is worked out, up to the result.
    pub working: String,
    /// The result.
    pub result: String,
}
