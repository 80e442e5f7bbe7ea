//! Steps that one may want to stop at for what they mean.

use crate::search::{Event, Machine, Puzzle};
use std::fmt;
use std::sync::Arc;

/// What a stop asks of a machine and the event that led to it.
type Question<P> = dyn Fn(&Machine<P>, Event) -> bool + Send + Sync;

/// Something that is so at some steps, here and there in the trace; unlike a [`Destination`](super::Destination) it can
/// only be found by looking at every step.
#[derive(Clone)]
pub struct Stop<P: Puzzle>(Arc<Question<P>>);

impl<P: Puzzle> Stop<P> {
    /// Wherever the answer is yes, given the machine and the event that led to it.
    #[must_use]
    pub fn when(question: impl Fn(&Machine<P>, Event) -> bool + Send + Sync + 'static) -> Self {
        Self(Arc::new(question))
    }

    /// Where the number of open calls falls below a number.
    #[must_use]
    pub fn falls_below(calls: usize) -> Self {
        Self::when(move |machine, event| matches!(event, Event::Undo { .. }) && machine.frames().len() + 1 == calls)
    }

    /// Whether it is so.
    pub(super) fn is_at(&self, machine: &Machine<P>, event: Event) -> bool {
        (self.0)(machine, event)
    }
}

impl<P: Puzzle> fmt::Debug for Stop<P> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Stop")
    }
}
