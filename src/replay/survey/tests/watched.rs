//! A puzzle that does something the n-th time it is asked to place an option, and counts how often it is asked.

use crate::replay::survey::Findings;
use crate::search::{Blockers, Frame, Puzzle};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, Weak};

/// The most slots.
const SLOTS: usize = 8;

/// All ways to fill some slots with any options.
#[derive(Clone)]
pub(super) struct Watched {
    slots: u16,
    options: u16,
    filled: u16,
    watch: Arc<Watch>,
}

/// What is done at a certain placing, with the findings that it belongs to.
type Deed = dyn Fn(&Findings<Watched>) + Send + Sync;

/// What all clones of a puzzle share.
pub(super) struct Watch {
    places: AtomicU64,
    at: u64,
    deed: Box<Deed>,
    findings: OnceLock<Weak<Findings<Watched>>>,
}

impl Watch {
    /// How often an option was placed.
    pub(super) fn places(&self) -> u64 {
        self.places.load(Ordering::Relaxed)
    }
}

/// The findings about a puzzle that does a deed at a certain placing.
pub(super) fn watched(
    slots: u16,
    options: u16,
    at: u64,
    deed: impl Fn(&Findings<Watched>) + Send + Sync + 'static,
) -> (Arc<Findings<Watched>>, Arc<Watch>) {
    let watch = Arc::new(Watch { places: AtomicU64::new(0), at, deed: Box::new(deed), findings: OnceLock::new() });
    let findings = Arc::new(Findings::new(Watched { slots, options, filled: 0, watch: Arc::clone(&watch) }));
    assert!(watch.findings.set(Arc::downgrade(&findings)).is_ok());
    (findings, watch)
}

impl Puzzle for Watched {
    type Stack = [Frame; SLOTS + 1];
    type Options = u64;

    fn next_slot(&self) -> Option<u16> {
        (self.filled < self.slots).then_some(self.filled)
    }

    fn options(&self, _slot: u16) -> u16 {
        self.options
    }

    fn blockers(&self, _slot: u16, _option: u16) -> Blockers {
        Blockers::NONE
    }

    fn place(&mut self, _slot: u16, _option: u16) {
        self.filled += 1;
        if self.watch.places.fetch_add(1, Ordering::Relaxed) + 1 == self.watch.at {
            let findings = self.watch.findings.get().and_then(Weak::upgrade).expect("set by `watched`");
            (self.watch.deed)(&findings);
        }
    }

    fn unplace(&mut self, _slot: u16, _option: u16) {
        self.filled -= 1;
    }

    fn valid(&self, _slot: u16) -> u64 {
        u64::MAX >> (64 - self.options)
    }

    fn is_what_stands(&self) -> bool {
        true
    }
}
