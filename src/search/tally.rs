//! The counters of a search.

/// How often each thing has happened up to a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Options placed.
    pub places: u64,
    /// Options refused.
    pub attacked: u64,
    /// Options taken back.
    pub undos: u64,
    /// Boards recorded.
    pub boards: u64,
    /// Calls in which every option was refused.
    pub dead_ends: u64,
    /// Complete fillings refused.
    pub rejected: u64,
}

impl Tally {
    /// The step that this tally belongs to: every event counts once.
    #[must_use]
    pub const fn step(&self) -> u64 {
        self.places + self.attacked + self.undos + self.boards + self.rejected
    }

    /// Calls made so far, the first one included: each further one was made by a `Place`.
    #[must_use]
    pub const fn calls(&self) -> u64 {
        self.places + 1
    }

    /// Turns of the loop over the options: each one placed or refused its option.
    #[must_use]
    pub const fn loop_steps(&self) -> u64 {
        self.places + self.attacked
    }

    /// Counts what happened elsewhere as well.
    pub(crate) const fn add(&mut self, other: &Self) {
        self.places += other.places;
        self.attacked += other.attacked;
        self.undos += other.undos;
        self.boards += other.boards;
        self.dead_ends += other.dead_ends;
        self.rejected += other.rejected;
    }
}
