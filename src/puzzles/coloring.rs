//! Graph colouring: vertices in colours so that no edge joins two of one colour.
//!
//! A slot is a vertex, an option a colour by its number. One rule refuses a colour: a neighbour has it. With look-ahead a
//! second one does: it is the last one that some neighbour could still have.

mod graph;

pub use graph::Graph;

use crate::search::{Blockers, Frame, Puzzle};
use std::sync::Arc;

/// The most vertices.
pub const MOST_VERTICES: usize = 1_024;

/// The most colours: one bit each.
pub const MOST_COLOURS: u16 = 64;

/// Why a colour can be refused, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// A neighbour has it.
    Neighbours,
    /// It is the last one that a neighbour without a colour could have.
    LookAhead,
}

/// In which order vertices are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// As they are numbered.
    #[default]
    Scan,
    /// Most neighbours first, then as they are numbered.
    Degree,
    /// Fewest colours left first, then most neighbours without a colour, then as they are numbered.
    Mrv,
}

/// How a graph is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Way {
    /// Which vertex is next.
    pub order: Order,
    /// Whether a colour is refused that leaves a neighbour without one.
    pub look_ahead: bool,
}

/// What does not change in a search.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    graph: Arc<Graph>,
    way: Way,
    /// The vertices in the order in which they are coloured, where that is known before.
    sequence: Vec<u16>,
}

/// A graph, some of whose vertices have a colour, with room for `N` vertices and one call more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coloring<const N: usize, const CALLS: usize> {
    plan: Arc<Plan>,
    colours: u8,
    coloured: u16,
    /// For each vertex its colour and 1 more, or 0.
    colour_of: [u8; N],
    /// For each vertex one bit for each colour that its neighbours have.
    taken: [u64; N],
    /// How many neighbours of each vertex have no colour.
    bare: [u16; N],
}

/// Up to 64 vertices, which most graphs that people look at have.
pub type SmallColoring = Coloring<64, 65>;

/// Up to 256 vertices.
pub type MiddleColoring = Coloring<256, 257>;

/// Up to [`MOST_VERTICES`].
pub type LargeColoring = Coloring<MOST_VERTICES, { MOST_VERTICES + 1 }>;

impl<const N: usize, const CALLS: usize> Coloring<N, CALLS> {
    /// No vertex coloured yet; none if there are more of them than `N`, or no colour or more than [`MOST_COLOURS`].
    #[must_use]
    pub fn new(graph: Arc<Graph>, colours: u16, way: Way) -> Option<Self> {
        const { assert!(CALLS == N + 1, "one call more than vertices") }
        let all = graph.len();
        if all > N || !(1..=MOST_COLOURS).contains(&colours) {
            return None;
        }
        let mut bare = [0; N];
        for (vertex, bare) in (0..).zip(&mut bare[..all]) {
            *bare = u16::try_from(graph.neighbours(vertex).len()).unwrap_or(u16::MAX);
        }
        let mut sequence: Vec<u16> = graph.vertices().collect();
        if way.order == Order::Degree {
            // Stable, so that equals stay as they are numbered.
            sequence.sort_by_key(|&vertex| std::cmp::Reverse(graph.neighbours(vertex).len()));
        }
        let plan = Arc::new(Plan { graph, way, sequence });
        let colours = super::byte(colours);
        Some(Self { plan, colours, coloured: 0, colour_of: [0; N], taken: [0; N], bare })
    }

    /// The graph.
    #[must_use]
    pub fn graph(&self) -> &Graph {
        &self.plan.graph
    }

    /// How it is searched.
    #[must_use]
    pub fn way(&self) -> Way {
        self.plan.way
    }

    /// How many colours there are.
    #[must_use]
    pub fn colours(&self) -> u16 {
        self.colours.into()
    }

    /// The colour of a vertex, if it has one.
    #[must_use]
    pub fn colour(&self, vertex: u16) -> Option<u16> {
        self.colour_of[usize::from(vertex)].checked_sub(1).map(u16::from)
    }

    /// One bit for each colour that neighbours of a vertex have.
    #[must_use]
    pub fn taken(&self, vertex: u16) -> u64 {
        self.taken[usize::from(vertex)]
    }

    /// One bit for each colour that no neighbour of a vertex has.
    #[must_use]
    pub fn left(&self, vertex: u16) -> u64 {
        (u64::MAX >> (u64::BITS - u32::from(self.colours))) & !self.taken(vertex)
    }

    /// The neighbours of a vertex that have a colour.
    pub fn holders(&self, vertex: u16, colour: u16) -> impl Iterator<Item = u16> {
        self.graph().neighbours(vertex).iter().copied().filter(move |&other| self.colour(other) == Some(colour))
    }

    /// The first neighbour without a colour that a vertex would leave without one to have by taking this one.
    #[must_use]
    pub fn starved_by(&self, vertex: u16, colour: u16) -> Option<u16> {
        let neighbours = self.graph().neighbours(vertex).iter().copied();
        neighbours.into_iter().find(|&other| self.colour(other).is_none() && self.left(other) == 1 << colour)
    }

    /// One bit for each colour that is the last one of some neighbour.
    fn needed_beside(&self, vertex: u16) -> u64 {
        let bare = self.graph().neighbours(vertex).iter().filter(|&&other| self.colour(other).is_none());
        bare.map(|&other| self.left(other)).filter(|left| left.is_power_of_two()).fold(0, |all, last| all | last)
    }

    /// The most urgent vertex without a colour.
    fn most_urgent(&self) -> Option<u16> {
        let bare = self.graph().vertices().filter(|&vertex| self.colour(vertex).is_none());
        bare.min_by_key(|&vertex| {
            (self.left(vertex).count_ones(), std::cmp::Reverse(self.bare[usize::from(vertex)]), vertex)
        })
    }
}

impl<const N: usize, const CALLS: usize> Puzzle for Coloring<N, CALLS> {
    type Stack = [Frame; CALLS];
    type Options = u64;

    fn next_slot(&self) -> Option<u16> {
        match self.plan.way.order {
            Order::Scan | Order::Degree => self.plan.sequence.get(usize::from(self.coloured)).copied(),
            Order::Mrv => self.most_urgent(),
        }
    }

    fn options(&self, _vertex: u16) -> u16 {
        self.colours.into()
    }

    fn blockers(&self, vertex: u16, colour: u16) -> Blockers {
        let starves = self.plan.way.look_ahead && self.starved_by(vertex, colour).is_some();
        Blockers::NONE
            .with(Family::Neighbours as u8, self.taken(vertex) >> colour & 1 == 1)
            .with(Family::LookAhead as u8, starves)
    }

    fn place(&mut self, vertex: u16, colour: u16) {
        self.colour_of[usize::from(vertex)] = super::byte(colour) + 1;
        self.coloured += 1;
        for &other in self.plan.graph.neighbours(vertex) {
            self.taken[usize::from(other)] |= 1 << colour;
            self.bare[usize::from(other)] -= 1;
        }
    }

    fn unplace(&mut self, vertex: u16, colour: u16) {
        self.colour_of[usize::from(vertex)] = 0;
        self.coloured -= 1;
        let graph = &self.plan.graph;
        let same = graph.set_of(&self.colour_of, super::byte(colour) + 1);
        for &other in graph.neighbours(vertex) {
            self.bare[usize::from(other)] += 1;
            if !graph.has_neighbour_in(other, &same) {
                self.taken[usize::from(other)] &= !(1 << colour);
            }
        }
    }

    fn valid(&self, vertex: u16) -> u64 {
        let needed = if self.plan.way.look_ahead { self.needed_beside(vertex) } else { 0 };
        self.left(vertex) & !needed
    }

    fn is_what_stands(&self) -> bool {
        true
    }

    /// No colour differs from another but by its number.
    fn is_symmetric(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests;
