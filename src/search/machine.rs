//! The search as an explicit-stack state machine.

use super::{Event, Frame, Options, Puzzle, Stack, Tally};

/// When a search is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// With the first board.
    First,
    /// When the first call has tried its last option.
    All,
}

/// A search in progress: the puzzle, the stack of calls and the tally, in one piece without a heap.
///
/// A search that comes to a slot for which its puzzle has no room, be it a call more than its [`Stack`] takes or more
/// options than its [`Options`], ends there; a puzzle sees to it, when it is built, that this does not happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine<P: Puzzle> {
    puzzle: P,
    goal: Goal,
    stack: P::Stack,
    depth: usize,
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
        let mut stack = P::Stack::empty();
        let slot = puzzle.next_slot();
        stack.frames_mut()[0] = Frame::new(slot);
        let (valid, tally) = (P::Options::none(), Tally::default());
        let mut machine = Self { puzzle, goal, stack, depth: 1, fruitless: true, options: 0, valid, tally };
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
        &self.stack.frames()[..self.depth]
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
        let Frame { slot, next } = self.top();
        self.fruitless && slot != Frame::COMPLETE && next >= self.options && !self.is_stuck(slot)
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
        self.depth == 1 && next >= self.options || self.is_stuck(slot)
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
            let valid = self.valid.first_from(next, self.options);
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
        self.stack.frames()[self.depth - 1]
    }

    fn top_mut(&mut self) -> &mut Frame {
        &mut self.stack.frames_mut()[self.depth - 1]
    }

    /// What can be tried in the call that has just come to the top.
    fn look_at(&mut self, slot: Option<u16>) {
        self.options = slot.map_or(0, |slot| self.puzzle.options(slot));
        self.valid = slot.map_or_else(P::Options::none, |slot| self.puzzle.valid(slot));
        if self.puzzle.has_failed() || !self.has_room_for(self.options) {
            // So the call leaves, and there is no way on.
            self.options = 0;
        }
    }

    /// Whether the top call can try so many options: there is room for them and for the call behind each.
    fn has_room_for(&self, options: u16) -> bool {
        self.depth < P::Stack::ROOM && usize::from(options) <= P::Options::ROOM
    }

    /// Whether no way leads on from the top call, which has a slot to fill.
    fn is_stuck(&self, slot: u16) -> bool {
        self.puzzle.has_failed() || !self.has_room_for(self.puzzle.options(slot))
    }

    #[inline(never)]
    fn place(&mut self, slot: u16, option: u16) -> Event {
        self.top_mut().next = option + 1;
        self.puzzle.place(slot, option);
        let next_slot = self.puzzle.next_slot();
        self.stack.frames_mut()[self.depth] = Frame::new(next_slot);
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
        self.stack.frames_mut()[self.depth] = Frame::new(None);
        let Frame { slot, next } = self.top();
        let option = next - 1;
        self.puzzle.unplace(slot, option);
        self.look_at(Some(slot));
        self.tally.undos += 1;
        Event::Undo { slot, option }
    }
}

#[cfg(test)]
mod tests;
