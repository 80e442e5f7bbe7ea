//! The search as an explicit-stack state machine.

use super::{Blockers, Event, Puzzle, Tally};

/// The most calls that can be open at once: one for each slot and the one that finds nothing left to fill.
pub const MAX_CALLS: usize = 96;

/// When a search is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// With the first board.
    First,
    /// When the first call has tried its last option.
    All,
}

/// A call that has not returned.
///
/// Every frame below the top one has an option standing in its slot: the one before [`next`](Self::next).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    slot: u8,
    next: u8,
}

impl Frame {
    /// Stands in for a slot in the call that found nothing left to fill.
    const COMPLETE: u8 = u8::MAX;

    /// What is next in a call that found nothing left to fill, once it has recorded the board or refused it.
    const RECORDED: u8 = 1;
    const REJECTED: u8 = 2;

    const fn new(slot: Option<u8>) -> Self {
        match slot {
            Some(slot) => Self { slot, next: 0 },
            None => Self { slot: Self::COMPLETE, next: 0 },
        }
    }

    /// The slot that this call fills; none if it found the filling complete.
    #[must_use]
    pub const fn slot(&self) -> Option<u8> {
        if self.slot == Self::COMPLETE { None } else { Some(self.slot) }
    }

    /// The first option that this call has not tried yet; the number of options when all were tried.
    #[must_use]
    pub const fn next(&self) -> u8 {
        self.next
    }

    /// The option that this call tried last; none in a call that has just begun.
    #[must_use]
    pub const fn tried(&self) -> Option<u8> {
        self.next.checked_sub(1)
    }
}

/// A search in progress: the puzzle, the stack of calls and the tally, about half a kilobyte in all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine<P> {
    puzzle: P,
    goal: Goal,
    frames: [Frame; MAX_CALLS],
    depth: u8,
    /// Whether the top call has not placed anything yet; if it never does, it is a dead end.
    fruitless: bool,
    tally: Tally,
}

impl<P: Puzzle> Machine<P> {
    /// The search at step 0: the first call has begun and nothing was tried.
    #[must_use]
    pub fn new(puzzle: P, goal: Goal) -> Self {
        let mut frames = [Frame::new(None); MAX_CALLS];
        frames[0] = Frame::new(puzzle.next_slot());
        Self { puzzle, goal, frames, depth: 1, fruitless: true, tally: Tally::default() }
    }

    /// The puzzle as it stands.
    #[must_use]
    pub fn puzzle(&self) -> &P {
        &self.puzzle
    }

    /// When this search is over.
    #[must_use]
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// The open calls, the first one first; never empty.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth)]
    }

    /// The counters up to this step.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// How many events have happened.
    #[must_use]
    pub fn step_number(&self) -> u64 {
        self.tally.step()
    }

    /// Whether every option of the top call was refused.
    #[must_use]
    pub fn at_dead_end(&self) -> bool {
        let top = self.top();
        self.fruitless && top.slot().is_some() && self.is_exhausted(top)
    }

    /// Whether no event is left.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let top = self.top();
        let has_board = top.slot().is_none() && top.next == Frame::RECORDED;
        self.puzzle.has_failed() || self.is_exhausted(top) && (self.depth == 1 || self.goal == Goal::First && has_board)
    }

    /// Does the next event and tells it; none when the search is over.
    pub fn step(&mut self) -> Option<Event> {
        let top = self.top();
        if self.is_exhausted(top) {
            return self.return_to_caller();
        }
        let Some(slot) = top.slot() else {
            return Some(self.judge());
        };
        let option = top.next;
        let by = self.puzzle.blockers(slot, option);
        Some(if by == Blockers::NONE { self.place(slot, option) } else { self.refuse(slot, option, by) })
    }

    fn top(&self) -> Frame {
        self.frames[usize::from(self.depth) - 1]
    }

    fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[usize::from(self.depth) - 1]
    }

    /// Whether the call has tried all it had, or can try no more; a call that found the filling complete has to judge it.
    fn is_exhausted(&self, frame: Frame) -> bool {
        self.puzzle.has_failed() || frame.next >= frame.slot().map_or(1, |slot| self.puzzle.options(slot))
    }

    fn place(&mut self, slot: u8, option: u8) -> Event {
        self.puzzle.place(slot, option);
        self.top_mut().next = option + 1;
        self.frames[usize::from(self.depth)] = Frame::new(self.puzzle.next_slot());
        self.depth += 1;
        self.fruitless = true;
        self.tally.places += 1;
        Event::Place { slot, option }
    }

    fn refuse(&mut self, slot: u8, option: u8, by: Blockers) -> Event {
        self.top_mut().next = option + 1;
        self.tally.attacked += 1;
        self.tally.dead_ends += u64::from(self.at_dead_end());
        Event::Attacked { slot, option, by }
    }

    /// The filling is complete: records it, or says why not.
    fn judge(&mut self) -> Event {
        if let Some((slot, option, by)) = self.puzzle.objection() {
            self.top_mut().next = Frame::REJECTED;
            self.tally.rejected += 1;
            return Event::Reject { slot, option, by };
        }
        self.top_mut().next = Frame::RECORDED;
        self.puzzle.record();
        self.tally.boards += 1;
        Event::Record
    }

    /// The top call returns, and its caller takes back the option that led to it.
    fn return_to_caller(&mut self) -> Option<Event> {
        if self.is_finished() {
            return None;
        }
        self.depth -= 1;
        self.fruitless = false;
        let caller = self.top();
        let slot = caller.slot;
        let option = caller.next - 1;
        self.puzzle.unplace(slot, option);
        self.tally.undos += 1;
        Some(Event::Undo { slot, option })
    }

    /// Does up to `count` events without telling them, much faster; gives how many were done, fewer only at the end.
    pub fn advance(&mut self, count: u64) -> u64 {
        let mut left = count;
        while left > 0 && !self.puzzle.has_failed() {
            let top = self.top();
            let Some(slot) = top.slot() else {
                if top.next == 0 {
                    self.judge();
                } else if self.return_to_caller().is_none() {
                    break;
                }
                left -= 1;
                continue;
            };
            let valid = self.puzzle.next_valid(slot, top.next);
            let refused = u64::from(valid - top.next);
            if refused >= left {
                self.leap(left);
                return count;
            }
            self.leap(refused);
            left -= refused;
            if valid < self.puzzle.options(slot) {
                self.place(slot, valid);
            } else if self.return_to_caller().is_none() {
                break;
            }
            left -= 1;
        }
        count - left
    }

    /// Passes over that many options, all of them refused and not more than the call still has.
    fn leap(&mut self, refused: u64) {
        if refused > 0 {
            // A call has fewer than 256 options.
            self.top_mut().next += u8::try_from(refused).unwrap_or(u8::MAX);
            self.tally.attacked += refused;
            self.tally.dead_ends += u64::from(self.at_dead_end());
        }
    }
}
