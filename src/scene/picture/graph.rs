//! A graph: vertices at places of their own, joined by edges.

use super::{Lit, Role};

/// Vertices and edges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// The vertices, by their numbers.
    pub vertices: Vec<Vertex>,
    /// The edges.
    pub edges: Vec<Edge>,
    /// The vertex to keep in sight: that of the event, or the one to be filled next.
    pub focus: usize,
    /// Characters of the widest number that a colour can have, so that every step leaves the same room for it.
    pub digits: usize,
    /// Which part of a graph that is too large is in sight; nothing if it is the whole.
    pub note: String,
}

/// A vertex.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vertex {
    /// Its name.
    pub label: String,
    /// Where it is, from the left and from the top, in thousandths of the width and the height.
    pub at: (u16, u16),
    /// What stands there, or stood or would have stood there: the number of a colour.
    pub colour: Option<u16>,
    /// Its part in the search.
    pub role: Role,
    /// Whether a refusal lights it.
    pub lit: Option<Lit>,
}

/// An edge between two vertices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The numbers of the vertices.
    pub ends: (usize, usize),
    /// Whether a refusal lights it.
    pub lit: Option<Lit>,
}
