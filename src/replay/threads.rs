//! Threads, as far as the surroundings have them.

/// Those who do work beside the program's own, if there are any: what hands it in decides what a thread is, how many
/// there are and how they give way to the user. A surface without threads refuses.
pub trait Threads {
    /// How many pieces of work can be done at once.
    fn count(&self) -> usize;

    /// Has some work done by another thread, now or as soon as one is free; false if that cannot be had, and then the
    /// work is not done.
    #[must_use]
    fn start(&self, work: Box<dyn FnOnce() + Send>) -> bool;
}

/// For tests: no thread, but work that is done before it counts as begun.
#[cfg(test)]
pub(crate) struct AtOnce;

#[cfg(test)]
impl Threads for AtOnce {
    fn count(&self) -> usize {
        2
    }

    fn start(&self, work: Box<dyn FnOnce() + Send>) -> bool {
        work();
        true
    }
}
