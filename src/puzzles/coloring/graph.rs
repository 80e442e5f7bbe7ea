//! A graph: named vertices, the edges between them, and where they are drawn if anybody looks.

use super::MOST_VERTICES;

/// Words of a set of vertices, one bit each.
const WORDS: usize = MOST_VERTICES / 64;

/// A set of vertices.
pub(super) type Set = [u64; WORDS];

/// Vertices and edges, which do not change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    names: Vec<String>,
    neighbours: Vec<Vec<u16>>,
    /// The neighbours of each vertex as a set.
    sets: Vec<Set>,
    /// Each edge once, the lower vertex first, in order.
    edges: Vec<(u16, u16)>,
    /// What it is called.
    pub title: String,
    /// Where each vertex is drawn, from the left and from the top, in thousandths; none where nobody has said.
    pub places: Vec<(u16, u16)>,
}

impl Graph {
    /// A graph with so many named vertices and these edges, in any direction and any number of times; none if there is no
    /// vertex, or more than [`MOST_VERTICES`], or an edge from a vertex to itself or to one that is not there.
    #[must_use]
    pub fn new(names: Vec<String>, edges: &[(u16, u16)]) -> Option<Self> {
        let all = names.len();
        let is_edge = |&(one, other): &(u16, u16)| one != other && usize::from(one.max(other)) < all;
        if !(1..=MOST_VERTICES).contains(&all) || !edges.iter().all(is_edge) {
            return None;
        }
        let mut edges: Vec<(u16, u16)> = edges.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
        edges.sort_unstable();
        edges.dedup();
        let (mut neighbours, mut sets) = (vec![vec![]; all], vec![[0; WORDS]; all]);
        for (one, other) in edges.iter().flat_map(|&(one, other)| [(one, other), (other, one)]) {
            neighbours[usize::from(one)].push(other);
            sets[usize::from(one)][usize::from(other / 64)] |= 1 << (other % 64);
        }
        for all in &mut neighbours {
            all.sort_unstable();
        }
        Some(Self { names, neighbours, sets, edges, title: String::new(), places: vec![] })
    }

    /// How many vertices there are.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a graph has a vertex")]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// The numbers of the vertices.
    pub fn vertices(&self) -> impl Iterator<Item = u16> + use<> {
        // At most 1,024.
        0..u16::try_from(self.names.len()).unwrap_or(u16::MAX)
    }

    /// The name of a vertex.
    #[must_use]
    pub fn name(&self, vertex: u16) -> &str {
        self.names.get(usize::from(vertex)).map_or("", String::as_str)
    }

    /// The neighbours of a vertex, least first.
    #[must_use]
    pub fn neighbours(&self, vertex: u16) -> &[u16] {
        &self.neighbours[usize::from(vertex)]
    }

    /// Whether an edge joins two vertices.
    #[must_use]
    pub fn has_edge(&self, one: u16, other: u16) -> bool {
        self.sets[usize::from(one)][usize::from(other / 64)] >> (other % 64) & 1 == 1
    }

    /// Each edge once, the lower vertex first.
    #[must_use]
    pub fn edges(&self) -> &[(u16, u16)] {
        &self.edges
    }

    /// The vertices at which a value stands.
    pub(super) fn set_of(&self, values: &[u8], wanted: u8) -> Set {
        let mut set = [0; WORDS];
        for (word, values) in set.iter_mut().zip(values[..self.len()].chunks(64)) {
            *word = values.iter().rev().fold(0, |bits, &value| bits << 1 | u64::from(value == wanted));
        }
        set
    }

    /// Whether a neighbour of a vertex is in a set.
    pub(super) fn has_neighbour_in(&self, vertex: u16, set: &Set) -> bool {
        let words = self.len().div_ceil(64);
        let neighbours = &self.sets[usize::from(vertex)][..words];
        neighbours.iter().zip(&set[..words]).any(|(one, other)| one & other != 0)
    }
}
