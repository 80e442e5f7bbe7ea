//! The whole trace at a glance: where each branch of one depth begins.
//!
//! A chart is drawn from the sizes of the branches, and so without a run through the trace. It is not a store of
//! machines: each is made anew from the options that lead to its branch, in the time that a few hundred events take.

use super::room::has_room;
use super::wanted::Wanted;
use crate::search::{Event, Frame, Goal, Machine, Puzzle, Tally};
use std::sync::Arc;

/// The most bytes that a chart takes.
const MOST_BYTES: usize = 8 << 20;

/// How many events are done between two looks at whether a walk is still wanted, which is a moment also where each costs
/// much.
const BREATH: u32 = 256;

/// The branches at one depth, in the order of the trace.
#[derive(Clone, Debug)]
pub(super) struct Chart<P: Puzzle> {
    outline: Arc<Outline<P>>,
    beginnings: Vec<Beginning>,
    end: Machine<P>,
}

/// A chart without figures: which branches there are, but not what happens in them.
#[derive(Clone, Debug)]
pub(super) struct Outline<P: Puzzle> {
    start: Machine<P>,
    /// How many options lead to each branch.
    depth: usize,
    /// The options that lead to the first branch, then those that lead to the second, and so on.
    paths: Vec<u16>,
}

/// The counters where a branch begins. As many options stand as lead to it, and all others were taken back.
#[derive(Clone, Copy, Debug)]
struct Beginning {
    places: u64,
    attacked: u64,
    boards: u64,
    dead_ends: u64,
}

impl<P: Puzzle> Outline<P> {
    /// Takes the depth with the most branches, as long as a chart of them is not too large; none if it is no longer
    /// wanted.
    pub(super) fn new(puzzle: &P, is_wanted: &dyn Fn() -> bool) -> Option<Self> {
        let start = Machine::new(puzzle.clone(), Goal::All);
        let mut best = Self { start: start.clone(), depth: 1, paths: vec![] };
        for depth in 1.. {
            let most = MOST_BYTES / (size_of::<Beginning>() + depth * size_of::<u16>());
            match Self::at(&start, depth, most, is_wanted) {
                Some(outline) if outline.branches() >= best.branches().max(1) => best = outline,
                Some(outline) if outline.branches() > 0 => {}
                _ => break,
            }
        }
        is_wanted().then_some(best)
    }

    fn at(start: &Machine<P>, depth: usize, most: usize, is_wanted: &dyn Fn() -> bool) -> Option<Self> {
        let mut paths = vec![];
        walk(start, depth, is_wanted, |machine| {
            if !has_room(&mut paths, depth, most * depth) {
                return false;
            }
            paths.extend(machine.frames()[..depth].iter().filter_map(Frame::tried));
            machine.skip(&Tally::default());
            true
        })?;
        Some(Self { start: start.clone(), depth, paths })
    }

    /// How many branches there are.
    pub(super) fn branches(&self) -> usize {
        self.paths.len() / self.depth
    }

    /// The machine where a branch begins, but for its tally.
    pub(super) fn machine(&self, branch: usize, tally: Tally) -> Machine<P> {
        self.start.entering(&self.paths[branch * self.depth..][..self.depth], tally)
    }
}

impl<P: Puzzle> Chart<P> {
    /// Draws the chart, given what happens in each branch; none if there is no memory for it or it is no longer wanted.
    pub(super) fn new(
        outline: Arc<Outline<P>>,
        happens: impl Fn(usize) -> Tally,
        is_wanted: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let mut beginnings = vec![];
        beginnings.try_reserve_exact(outline.branches()).ok()?;
        let end = walk(&outline.start, outline.depth, is_wanted, |machine| {
            let &Tally { places, attacked, boards, dead_ends, .. } = machine.tally();
            machine.skip(&happens(beginnings.len()));
            beginnings.push(Beginning { places, attacked, boards, dead_ends });
            true
        })?;
        Some(Self { outline, beginnings, end })
    }

    /// The machine at the last step.
    pub(super) fn end(&self) -> &Machine<P> {
        &self.end
    }

    /// The last machine, of those at which a branch begins, that is past a step and at which it is not so yet.
    pub(super) fn last_before(&self, wanted: &Wanted, past: u64) -> Option<Machine<P>> {
        let first = self.beginnings.partition_point(|beginning| self.tally(beginning).step() <= past);
        let (mut not_yet, mut is_so) = (first, self.beginnings.len());
        while not_yet < is_so {
            let middle = not_yet.midpoint(is_so);
            if wanted.reached(&self.machine(middle)) {
                is_so = middle;
            } else {
                not_yet = middle + 1;
            }
        }
        (not_yet > first).then(|| self.machine(not_yet - 1))
    }

    /// The counters at the beginning of the branch that a step is in, or of the last one before it.
    pub(super) fn tally_by(&self, step: u64) -> Option<Tally> {
        let past = self.beginnings.partition_point(|beginning| self.tally(beginning).step() <= step);
        Some(self.tally(&self.beginnings[past.checked_sub(1)?]))
    }

    fn machine(&self, branch: usize) -> Machine<P> {
        self.outline.machine(branch, self.tally(&self.beginnings[branch]))
    }

    fn tally(&self, beginning: &Beginning) -> Tally {
        let &Beginning { places, attacked, boards, dead_ends } = beginning;
        Tally { places, attacked, undos: places - self.outline.depth as u64, boards, dead_ends, rejected: 0 }
    }
}

/// Runs through the calls above a depth and stops where a branch at that depth begins, to have it passed over; gives
/// the machine at the end, or none if the visitor has had enough or the walk is no longer wanted.
fn walk<P: Puzzle>(
    start: &Machine<P>,
    depth: usize,
    is_wanted: &dyn Fn() -> bool,
    mut visit: impl FnMut(&mut Machine<P>) -> bool,
) -> Option<Machine<P>> {
    let mut machine = start.clone();
    while is_wanted() {
        for _ in 0..BREATH {
            let Some(event) = machine.step() else { return Some(machine) };
            let begins = matches!(event, Event::Place { .. }) && machine.frames().len() == depth + 1;
            if begins && !visit(&mut machine) {
                return None;
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::queens::Queens;

    /// What happens in a branch, found by stepping through it.
    fn stepped(machine: &Machine<Queens>) -> Tally {
        let mut below = Machine::new(machine.puzzle().clone(), Goal::All);
        while below.step().is_some() {}
        *below.tally()
    }

    fn chart(size: u8, depth: usize) -> Chart<Queens> {
        let start = Machine::new(Queens::new(size).unwrap(), Goal::All);
        let outline = Arc::new(Outline::at(&start, depth, 1 << 20, &|| true).unwrap());
        let happens = |branch| stepped(&outline.machine(branch, Tally::default()));
        Chart::new(Arc::clone(&outline), happens, &|| true).unwrap()
    }

    #[test]
    fn every_beginning_is_the_machine_that_stepping_finds_there() {
        for (size, depth) in [(1, 1), (4, 2), (6, 1), (6, 3), (7, 4), (8, 8)] {
            let chart = chart(size, depth);
            let mut machine = Machine::new(Queens::new(size).unwrap(), Goal::All);
            let mut branch = 0;
            while let Some(event) = machine.step() {
                if matches!(event, Event::Place { .. }) && machine.frames().len() == depth + 1 {
                    assert_eq!(chart.machine(branch), machine);
                    branch += 1;
                }
            }
            assert_eq!((branch, chart.end()), (chart.beginnings.len(), &machine));
        }
    }

    #[test]
    fn an_outline_has_as_many_branches_as_fit() {
        let outline = |size| Outline::new(&Queens::new(size).unwrap(), &|| true).unwrap();
        let figures = |outline: Outline<Queens>| (outline.depth, outline.branches());
        // Calls by depth: OEIS A319284; of 8 there are 568 at depth 5.
        assert_eq!(figures(outline(8)), (5, 568));
        assert_eq!(figures(outline(1)), (1, 1));
        assert_eq!(figures(outline(16)), (5, 141_812));
    }
}
