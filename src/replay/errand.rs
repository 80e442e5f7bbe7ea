//! What a replay is on its way to.

use super::hunt::Hunt;
use super::seek::Seek;
use crate::search::Puzzle;

/// How a way stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The replay stands where it was sent.
    Arrived,
    /// There is no such step; the replay stands where it stood.
    Nowhere,
    /// On the way, with the step that the scout has come to; the replay still stands where it stood.
    Underway(u64),
    /// The same, but nothing was run, since a survey under way is likely to make the way short: ask again when it is over
    /// or now and then.
    Waiting(u64),
}

/// A way that was set out on.
#[derive(Clone, Debug)]
pub(super) enum Errand<P: Puzzle> {
    /// To a destination.
    Seek(Box<Seek<P>>),
    /// To a stop.
    Hunt(Hunt<P>),
}
