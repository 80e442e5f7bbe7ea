//! What a seek looks for.

use super::{Replay, Travel};
use crate::search::{Event, Frame, Machine, Puzzle, Tally};

/// How many events a scout runs between two looks at whether it has arrived, unless it can tell the distance.
const STRIDE: u64 = 4_096;

/// Where to go, as a person says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// A step, or the end if the trace is shorter.
    Step(u64),
    /// The last step.
    End,
    /// The next step that counts.
    Next(Counter),
    /// The one before this that counted.
    Previous(Counter),
    /// The step that counted for the n-th time, from 1.
    Nth(Counter, u64),
    /// The undo of the option that was just placed; after any other event, the next step.
    OverForward,
    /// The placing of the option that was just taken back; after any other event, the step before.
    OverBack,
}

/// Something that is counted as the search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Boards recorded.
    Boards,
    /// Options taken back.
    Undos,
    /// Calls in which every option was refused.
    DeadEnds,
    /// All three of these.
    Landmarks,
}

impl Counter {
    /// How far it has counted.
    #[must_use]
    pub fn of(self, tally: &Tally) -> u64 {
        match self {
            Self::Boards => tally.boards,
            Self::Undos => tally.undos,
            Self::DeadEnds => tally.dead_ends,
            Self::Landmarks => tally.boards + tally.undos + tally.dead_ends,
        }
    }
}

/// Something that is not so up to a step and is so from then on.
#[derive(Clone, Debug)]
pub(super) enum Wanted {
    /// That many events have happened, or no more will.
    Step(u64),
    /// No event is left.
    End,
    /// The counter has come to a number.
    Count(Counter, u64),
    /// The search, which is in this branch now, has left it, or is over.
    BranchLeft(Vec<Frame>),
    /// The search, which has just left this branch, has entered it.
    BranchEntered(Vec<Frame>),
}

impl Wanted {
    /// Puts a destination seen from here in this form; none if plainly there is no such step.
    pub(super) fn new<P: Puzzle>(destination: Destination, from: &Replay<P>) -> Option<Self> {
        let here = from.position();
        let frames = from.machine().frames();
        Some(match (destination, from.event()) {
            (Destination::Step(step), _) => Self::Step(from.total().map_or(step, |total| step.min(total))),
            (Destination::End, _) => from.total().map_or(Self::End, Self::Step),
            (Destination::Next(counter), _) => Self::Count(counter, counter.of(from.machine().tally()) + 1),
            (Destination::Nth(counter, number), _) => Self::Count(counter, positive(number)?),
            (Destination::Previous(counter), _) => {
                let so_far = counter.of(from.machine().tally());
                Self::Count(counter, positive(so_far - u64::from(from.is_at(counter)))?)
            }
            (Destination::OverForward, Some(Event::Place { .. })) => {
                Self::BranchLeft(frames[..frames.len() - 1].to_vec())
            }
            (Destination::OverBack, Some(Event::Undo { .. })) => Self::BranchEntered(frames.to_vec()),
            (Destination::OverForward, _) => Self::Step(here + 1),
            (Destination::OverBack, _) => Self::Step(positive(here)? - 1),
        })
    }

    /// Whether it is so; once it is, it stays so.
    pub(super) fn reached<P: Puzzle>(&self, machine: &Machine<P>) -> bool {
        match self {
            Self::Step(step) => machine.step_number() >= *step || machine.is_finished(),
            Self::End => machine.is_finished(),
            Self::Count(counter, number) => counter.of(machine.tally()) >= *number,
            Self::BranchLeft(branch) => !is_within(machine, branch) || machine.is_finished(),
            Self::BranchEntered(branch) => has_entered(machine, branch),
        }
    }

    /// How many events to run before looking whether it is so.
    pub(super) fn stride<P: Puzzle>(&self, machine: &Machine<P>) -> u64 {
        match self {
            // To the step before, since it takes a step to know the event that leads there.
            Self::Step(step) => step.saturating_sub(machine.step_number() + 1).max(1),
            _ => STRIDE,
        }
    }
}

fn positive(number: u64) -> Option<u64> {
    (number > 0).then_some(number)
}

/// Whether the machine is in a call that these frames, with the options they have placed, have led to.
fn is_within<P: Puzzle>(machine: &Machine<P>, branch: &[Frame]) -> bool {
    machine.frames().len() > branch.len() && machine.frames().starts_with(branch)
}

/// Whether the machine is in that branch or past it. Options are tried in order, so the first call in which the two
/// differ tells; where they do not, the branch was entered, since trying its last option is what entered it.
fn has_entered<P: Puzzle>(machine: &Machine<P>, branch: &[Frame]) -> bool {
    let differing = machine.frames().iter().zip(branch).find(|(frame, entered)| frame.next() != entered.next());
    differing.is_none_or(|(frame, entered)| frame.next() > entered.next())
}
