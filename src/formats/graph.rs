//! Reads a graph as people have it, and tells the forms apart by itself.
//!
//! Known are DIMACS `.col` files (see `dimacs`); edge lists, two names a line with a blank, a comma or `--` between them;
//! adjacency lists, `name: name name`; and the line that [`line()`] writes, `a--b,a--c,d--`. A name alone is a vertex without
//! an edge. `#`, `%` and `//` begin comments. Vertices are numbered as they are named first, or, where all names are
//! numbers, by these.

mod named;

use super::encoding::decode;
use super::{Fault, dimacs};
use crate::puzzles::coloring::{Graph, MOST_VERTICES};

/// A graph, and what there is to say of how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The graph.
    pub graph: Graph,
    /// What does not agree in the text, though it can be read.
    pub note: Option<String>,
}

/// The graph of a text.
///
/// # Errors
///
/// Why there is none.
///
/// ```
/// use stepback::formats::graph::{line, read};
///
/// let graph = read(b"WA: NT SA\nNT: WA SA\nT\n").unwrap().graph;
/// assert_eq!(line(&graph), "WA--,WA--NT,WA--SA,NT--SA,T--");
/// assert_eq!(read(line(&graph).as_bytes()).unwrap().graph, graph);
/// let error = read(b"p edge 3 1\ne 1 4\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2: an edge to vertex 4, \"e 1 4\"; the p line has the vertices 1 to 3");
/// ```
pub fn read(bytes: &[u8]) -> Result<Read, Fault> {
    let text = decode(bytes);
    if text.trim().is_empty() {
        return Err(Fault::of_all("the file is empty", "put a graph in it, an edge a line"));
    }
    if dimacs::is_meant(&text) { dimacs::read(&text) } else { named::read(&text) }
}

/// A graph as one line that reads back: every vertex in its turn, with its edges to those before it.
#[must_use]
pub fn line(graph: &Graph) -> String {
    let mut words = vec![];
    for vertex in graph.vertices() {
        let before: Vec<u16> = graph.neighbours(vertex).iter().copied().filter(|&other| other < vertex).collect();
        if before.is_empty() {
            words.push(format!("{}--", graph.name(vertex)));
        }
        words.extend(before.iter().map(|&other| format!("{}--{}", graph.name(other), graph.name(vertex))));
    }
    words.join(",")
}

/// A text without its comment.
pub(super) fn without_comment(line: &str) -> &str {
    let end = ["#", "%", "//"].iter().filter_map(|sign| line.find(sign)).min();
    line[..end.unwrap_or(line.len())].trim()
}

/// What is said of a graph that is too large.
pub(super) fn too_large(line: usize, value: &str, vertices: usize) -> Fault {
    let problem = format!("{vertices} vertices where a graph may have {MOST_VERTICES}");
    Fault::new(line, value, problem, "leave some of them out")
}
