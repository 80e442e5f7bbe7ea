//! The search as an explicit-stack state machine.

use super::{Event, Options, Puzzle, Tally};
use std::fmt::Debug;

/// Room for the open calls of a search: one for each slot and the one that finds nothing left to fill.
pub trait Stack: Clone + Debug + PartialEq + Eq + Send + Sync + AsRef<[Frame]> + AsMut<[Frame]> + 'static {
    /// Room without a call in it.
    fn empty() -> Self;
}

impl<const CALLS: usize> Stack for [Frame; CALLS] {
    fn empty() -> Self {
        [Frame::new(None); CALLS]
    }
}

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
    slot: u16,
    next: u16,
}

impl Frame {
    /// Stands in for a slot in the call that found nothing left to fill.
    const COMPLETE: u16 = u16::MAX;

    /// What is next in a call that found nothing left to fill, once it has recorded the board or refused it.
    const RECORDED: u16 = 1;
    const REJECTED: u16 = 2;

    const fn new(slot: Option<u16>) -> Self {
        match slot {
            Some(slot) => Self { slot, next: 0 },
            None => Self { slot: Self::COMPLETE, next: 0 },
        }
    }

    /// The slot that this call fills; none if it found the filling complete.
    #[must_use]
    pub const fn slot(&self) -> Option<u16> {
        if self.slot == Self::COMPLETE { None } else { Some(self.slot) }
    }

    /// The first option that this call has not tried yet; the number of options when all were tried.
    #[must_use]
    pub const fn next(&self) -> u16 {
        self.next
    }

    /// The option that this call tried last; none in a call that has just begun.
    #[must_use]
    pub const fn tried(&self) -> Option<u16> {
        self.next.checked_sub(1)
    }
}

/// A search in progress: the puzzle, the stack of calls and the tally; for N-Queens about a quarter of a kilobyte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine<P: Puzzle> {
    puzzle: P,
    goal: Goal,
    frames: P::Stack,
    depth: u16,
    /// Whether the top call has not placed anything yet; if it never does, it is a dead end.
    fruitless: bool,
    /// How many options the top call has; none if it found nothing left to fill.
    options: u16,
    /// The valid ones among them.
    valid: P::Options,
    tally: Tally,
}

impl<P: Puzzle> Machine<P> {
    /// The search at step 0: the first call has begun and nothing was tried.
    #[must_use]
    pub fn new(puzzle: P, goal: Goal) -> Self {
        let mut frames = P::Stack::empty();
        let slot = puzzle.next_slot();
        frames.as_mut()[0] = Frame::new(slot);
        let (valid, tally) = (P::Options::default(), Tally::default());
        let mut machine = Self { puzzle, goal, frames, depth: 1, fruitless: true, options: 0, valid, tally };
        machine.look_at(slot);
        machine
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
        &self.frames.as_ref()[..usize::from(self.depth)]
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
        self.fruitless && top.slot().is_some() && top.next >= self.options
    }

    /// Whether no event is left.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let Frame { slot, next } = self.top();
        if slot == Frame::COMPLETE {
            // A puzzle without an empty slot has its record to make in the first call.
            let goal_is_reached = self.goal == Goal::First && next == Frame::RECORDED;
            return next > 0 && (self.depth == 1 || goal_is_reached);
        }
        self.depth == 1 && next >= self.options || self.puzzle.has_failed()
    }

    /// Does the next event and tells it; none when the search is over.
    #[expect(clippy::inline_always, reason = "a loop over steps runs a fifth faster, as the events nobody reads go")]
    #[inline(always)]
    pub fn step(&mut self) -> Option<Event> {
        let Frame { slot, next } = self.top();
        if next >= self.options {
            return self.leave();
        }
        Some(if self.valid.contains(next) { self.place(slot, next) } else { self.refuse(slot, next) })
    }

    /// Does up to `count` events without telling them, much faster; gives how many were done, fewer only at the end.
    pub fn advance(&mut self, count: u64) -> u64 {
        let mut left = count;
        while left > 0 {
            let Frame { slot, next } = self.top();
            let valid = self.next_valid(next);
            let refused = u16::try_from(left).unwrap_or(u16::MAX).min(valid.saturating_sub(next));
            if refused > 0 {
                self.leap(refused);
                left -= u64::from(refused);
            } else if valid < self.options {
                self.place(slot, valid);
                left -= 1;
                left -= self.pass_over(left);
            } else if self.leave().is_some() {
                left -= 1;
            } else {
                break;
            }
        }
        count - left
    }

    /// This machine after the given options of the calls that it makes next, with a tally that is known otherwise.
    pub(crate) fn entering(&self, options: &[u16], tally: Tally) -> Self {
        let mut machine = self.clone();
        for &option in options {
            machine.place(machine.top().slot, option);
        }
        machine.tally = tally;
        machine
    }

    /// The call that has just begun returns, since all that happens in it is known.
    pub(crate) fn skip(&mut self, branch: &Tally) {
        self.tally.add(branch);
        self.take_back();
    }

    fn top(&self) -> Frame {
        self.frames.as_ref()[usize::from(self.depth) - 1]
    }

    fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames.as_mut()[usize::from(self.depth) - 1]
    }

    /// The first valid option of the top call at or after `next`, or the number of its options.
    fn next_valid(&self, next: u16) -> u16 {
        self.options.min(self.valid.first_from(next))
    }

    /// What can be tried in the call that has just come to the top.
    fn look_at(&mut self, slot: Option<u16>) {
        self.options = slot.map_or(0, |slot| self.puzzle.options(slot));
        if self.puzzle.has_failed() {
            // So the call leaves, and there is no way on.
            self.options = 0;
        }
        self.valid = slot.map_or_else(P::Options::default, |slot| self.puzzle.valid(slot));
    }

    #[inline(never)]
    fn place(&mut self, slot: u16, option: u16) -> Event {
        self.top_mut().next = option + 1;
        self.puzzle.place(slot, option);
        let next_slot = self.puzzle.next_slot();
        self.frames.as_mut()[usize::from(self.depth)] = Frame::new(next_slot);
        self.depth += 1;
        self.fruitless = true;
        self.look_at(next_slot);
        self.tally.places += 1;
        Event::Place { slot, option }
    }

    #[expect(clippy::inline_always, reason = "part of the loop over steps")]
    #[inline(always)]
    fn refuse(&mut self, slot: u16, option: u16) -> Event {
        let by = self.puzzle.blockers(slot, option);
        self.leap(1);
        Event::Attacked { slot, option, by }
    }

    /// Passes over that many options of the top call, all of them refused.
    #[expect(clippy::inline_always, reason = "part of the loop over steps")]
    #[inline(always)]
    fn leap(&mut self, refused: u16) {
        let next = self.top().next + refused;
        self.top_mut().next = next;
        self.tally.attacked += u64::from(refused);
        // An addition in every step would cost more than this branch, which is nearly always foreseen.
        if next == self.options {
            self.tally.dead_ends += u64::from(self.fruitless);
        }
    }

    /// Passes over the call that has just begun, if its puzzle knows what happens in it and that is less than `limit`
    /// events with its undo; gives how many there were.
    fn pass_over(&mut self, limit: u64) -> u64 {
        let Some(branch) = self.puzzle.branch(limit) else { return 0 };
        let ends_here = self.goal == Goal::First && branch.boards > 0;
        if branch.step() >= limit || ends_here {
            return 0;
        }
        self.skip(&branch);
        branch.step() + 1
    }

    /// What a call does that has no option left.
    #[inline(never)]
    fn leave(&mut self) -> Option<Event> {
        if self.is_finished() {
            return None;
        }
        if self.top() == Frame::new(None) {
            return Some(self.judge());
        }
        Some(self.take_back())
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
    fn take_back(&mut self) -> Event {
        self.depth -= 1;
        self.fruitless = false;
        // Left behind, it would tell two equal machines apart.
        self.frames.as_mut()[usize::from(self.depth)] = Frame::new(None);
        let Frame { slot, next } = self.top();
        let option = next - 1;
        self.puzzle.unplace(slot, option);
        self.look_at(Some(slot));
        self.tally.undos += 1;
        Event::Undo { slot, option }
    }
}
