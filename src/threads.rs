//! The processor's threads, for work that can wait: as many as there are processors, at the lowest priority.
//!
//! What the work is, and when it is enough, others know. A surface without threads does without this room.

use crate::replay::Threads;
use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

type Work = Box<dyn FnOnce() + Send>;

/// Threads that come when there is work and go when there is none. There are never more of them than processors, however
/// much is asked for: what cannot be begun at once waits for its turn.
#[derive(Clone, Default)]
pub struct Background(Arc<Mutex<Queue>>);

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Work>,
    /// How many threads there are.
    threads: usize,
}

impl Threads for Background {
    fn count(&self) -> usize {
        thread::available_parallelism().map_or(1, NonZeroUsize::get)
    }

    fn start(&self, work: Work) -> bool {
        let mut queue = self.queue();
        if queue.threads < self.count() {
            let background = self.clone();
            let thread = thread::Builder::new().name("background".to_owned()).spawn(move || background.run());
            queue.threads += usize::from(thread.is_ok());
        }
        // Where no further thread can be had, those that there are come to it.
        let is_taken = queue.threads > 0;
        if is_taken {
            queue.waiting.push_back(work);
        }
        is_taken
    }
}

impl Background {
    /// Does what waits until nothing does.
    fn run(&self) {
        give_way();
        while let Some(work) = self.next() {
            // Its panic has been told by then, and is no reason to leave the others undone.
            let _ = panic::catch_unwind(AssertUnwindSafe(work));
        }
    }

    /// The next work to do; where there is none, one thread less is there.
    fn next(&self) -> Option<Work> {
        let mut queue = self.queue();
        let work = queue.waiting.pop_front();
        queue.threads -= usize::from(work.is_none());
        work
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lowers the priority of this thread, so that it works when nobody else does.
fn give_way() {
    // Where a thread has no priority of its own, this would lower that of the whole program.
    #[cfg(any(target_os = "linux", target_os = "android"))]
    {
        /// The least there is.
        const LEAST: i32 = 19;
        // Refused, it works at the priority that it has.
        let _ = rustix::process::setpriority_process(None, LEAST);
    }
}

#[cfg(test)]
mod tests;
