//! The picture of a scene: a grid of squares or a graph, as data. A strip of short texts may stand over it.

mod graph;
mod grid;
mod piece;
mod strip;

pub use graph::{Edge, Graph, Vertex};
pub use grid::{Grid, Lit, Role, Square};
pub use piece::Piece;
pub use strip::{Cell, Strip};

/// A place in a picture: the row and the column of a square, both from 0; in a graph the row is 0 and the column is the
/// number of the vertex.
pub type At = (usize, usize);

/// What a step looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Squares in rows and columns.
    Grid(Grid),
    /// Vertices and edges.
    Graph(Graph),
}

impl Picture {
    /// The place to keep in sight.
    #[must_use]
    pub fn focus(&self) -> At {
        match self {
            Self::Grid(grid) => grid.focus,
            Self::Graph(graph) => (0, graph.focus),
        }
    }

    /// The grid, if it is one.
    #[must_use]
    pub fn grid(&self) -> Option<&Grid> {
        if let Self::Grid(grid) = self { Some(grid) } else { None }
    }
}
