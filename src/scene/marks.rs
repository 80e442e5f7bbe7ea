//! The sets of a scene, and what the event asked of them.

/// One set: what it holds and what happened to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkSet {
    /// Its name in the code: `diag`.
    pub name: &'static str,
    /// How a square's key is worked out: `r - c`.
    pub formula: &'static str,
    /// The keys that it holds after the event, least first.
    pub keys: Vec<i16>,
    /// The least and the greatest key that it could hold.
    pub range: (i16, i16),
    /// The key that this event asked for or changed.
    pub asked: Option<Asked>,
}

/// The key that an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The key.
    pub key: i16,
    /// What became of it.
    pub change: Change,
}

/// What an event has to do with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It joins the set.
    Joins,
    /// It leaves the set.
    Leaves,
    /// It is in the set, and the code met it there first: this refused the option.
    Blocks,
    /// It is in the set as well, and would have refused the option.
    AlsoBlocks,
    /// It is not in the set; something else refused the option.
    Free,
}
