//! A straight-line program, and which of its variables are live where, worked out backwards.

use crate::puzzles::coloring::Graph;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The most lines and the most variables of a program.
pub const MOST_LINES: usize = 1_000;
/// See [`MOST_LINES`].
pub const MOST_VARIABLES: usize = 256;

/// One line of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Instruction {
    /// As it is written.
    pub text: String,
    /// The variable that it writes.
    pub written: Option<String>,
    /// The variables that it reads.
    pub read: Vec<String>,
}

/// Where a variable holds a register: the rows at which it is written or live. Row 0 is the entry, row `i` is line `i`.
pub type Range = BTreeSet<usize>;

/// A program and its live ranges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// What it is called.
    pub title: String,
    lines: Vec<Instruction>,
    ranges: Vec<Range>,
    clashes: Arc<Graph>,
}

impl Program {
    /// Works out what is live where; none if there are more lines or variables than there may be, or none of them.
    #[must_use]
    pub fn new(lines: Vec<Instruction>) -> Option<Self> {
        let live = live_after(&lines);
        let mut names: Vec<String> = live[0].iter().cloned().collect();
        for name in lines.iter().filter_map(|line| line.written.as_ref()) {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        if lines.len() > MOST_LINES || !(1..=MOST_VARIABLES).contains(&names.len()) {
            return None;
        }
        let holds = |row: usize, name: &String| {
            live[row].contains(name) || row > 0 && lines[row - 1].written.as_ref() == Some(name)
        };
        let range = |name: &String| (0..live.len()).filter(|&row| holds(row, name)).collect();
        let ranges: Vec<Range> = names.iter().map(range).collect();
        // Two share a row just if they clash: going up from it there is the line that writes one of them, or the entry.
        let mut edges = vec![];
        for (one, first) in (0..).zip(&ranges) {
            let others = (0..).zip(&ranges).skip(usize::from(one) + 1);
            edges.extend(others.filter(|(_, second)| !first.is_disjoint(second)).map(|(other, _)| (one, other)));
        }
        let clashes = Arc::new(Graph::new(names, &edges)?);
        Some(Self { title: String::new(), lines, ranges, clashes })
    }

    /// The lines.
    #[must_use]
    pub fn lines(&self) -> &[Instruction] {
        &self.lines
    }

    /// The variables as vertices, with an edge between two that clash.
    #[must_use]
    pub fn clashes(&self) -> &Arc<Graph> {
        &self.clashes
    }

    /// The rows at which a variable holds a register.
    #[must_use]
    pub fn range(&self, variable: u16) -> &Range {
        &self.ranges[usize::from(variable)]
    }

    /// Whether some variable is live on entry.
    #[must_use]
    pub fn has_entry(&self) -> bool {
        self.ranges.iter().any(|range| range.contains(&0))
    }

    /// The first row at which both of two variables hold a register.
    #[must_use]
    pub fn meeting(&self, one: u16, other: u16) -> Option<usize> {
        self.range(one).intersection(self.range(other)).next().copied()
    }

    /// The first row at which most variables hold a register, and these variables.
    #[must_use]
    pub fn fullest(&self) -> (usize, Vec<u16>) {
        let at = |row: usize| self.clashes.vertices().filter(|&variable| self.range(variable).contains(&row)).collect();
        let rows = (0..=self.lines.len()).map(|row| (row, at(row)));
        rows.min_by_key(|(_, variables): &(usize, Vec<u16>)| std::cmp::Reverse(variables.len())).unwrap_or_default()
    }
}

/// What is live after each line, and, before all of these, on entry.
fn live_after(lines: &[Instruction]) -> Vec<BTreeSet<String>> {
    let mut live = vec![BTreeSet::new(); lines.len() + 1];
    for (row, line) in lines.iter().enumerate().rev() {
        let mut before = live[row + 1].clone();
        if let Some(written) = &line.written {
            before.remove(written);
        }
        before.extend(line.read.iter().cloned());
        live[row] = before;
    }
    live
}
