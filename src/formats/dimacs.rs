//! DIMACS files of graphs to be coloured, `.col`: comments `c`, one line `p edge VERTICES EDGES`, a line `e ONE OTHER` an
//! edge. Lines `n VERTEX VALUE` say something of a vertex that no colouring needs.
//!
//! Such files have each edge once, twice, or in both directions, and their counts are as often wrong as right: what does
//! not agree is told and no error.

use super::Fault;
use super::graph::{Read, too_large};
use crate::puzzles::coloring::{Graph, MOST_VERTICES};

/// What the line of the problem looks like.
const PROBLEM: &str = "write \"p edge VERTICES EDGES\" before the edges";

/// Whether a text is meant to be such a file: it has a line `p` of three words or more, or begins with an edge `e 1 2`.
pub(super) fn is_meant(text: &str) -> bool {
    let is_problem = |line: &str| matches!(words(line)[..], ["p", _, _, ..]);
    let is_edge = |line: &str| matches!(words(line)[..], ["e", one, other] if is_number(one) && is_number(other));
    let is_comment = |line: &&str| line.trim().is_empty() || line.trim() == "c" || line.trim_start().starts_with("c ");
    text.lines().any(is_problem) || text.lines().find(|line| !is_comment(line)).is_some_and(is_edge)
}

/// The first words of a line; no line that is understood has more.
fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().take(5).collect()
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The graph of such a file.
pub(super) fn read(text: &str) -> Result<Read, Fault> {
    let mut problem: Option<(u16, usize)> = None;
    let (mut edges, mut lines) = (vec![], 0_usize);
    for (number, line) in (1..).zip(text.lines()) {
        let fault = |problem: String, cure: &str| Fault::new(number, line, problem, cure);
        match words(line)[..] {
            // Comments, and what is said of vertices that no colouring needs.
            [] | ["c" | "n" | "d" | "v" | "x", ..] => {}
            ["p", kind, vertices, ref rest @ ..] => {
                if problem.is_some() {
                    return Err(fault("a second p line".to_owned(), "put each graph into a file of its own"));
                }
                if !["edge", "edges", "col"].contains(&kind) {
                    return Err(fault(format!("p {kind} is no graph to be coloured"), PROBLEM));
                }
                let count: usize =
                    vertices.parse().map_err(|_| fault(format!("{vertices:?} is no number of vertices"), PROBLEM))?;
                let told = rest.first().map_or(Ok(0), |edges| edges.parse());
                let told = told.map_err(|_| fault("no number of edges".to_owned(), PROBLEM))?;
                let small = u16::try_from(count).ok().filter(|_| count <= MOST_VERTICES);
                let small = small.ok_or_else(|| too_large(number, line, count))?;
                if small == 0 {
                    return Err(fault("a graph without a vertex".to_owned(), PROBLEM));
                }
                problem = Some((small, told));
            }
            ["p", ..] => return Err(fault("a p line without its counts".to_owned(), PROBLEM)),
            ["e", one, other] => {
                let (vertices, _) = problem.ok_or_else(|| fault("an edge before the p line".to_owned(), PROBLEM))?;
                let vertex = |word: &str| {
                    let vertex = word.parse().ok().filter(|vertex| (1..=vertices).contains(vertex));
                    let range = format!("the p line has the vertices 1 to {vertices}");
                    vertex.ok_or_else(|| fault(format!("an edge to vertex {word}"), &range))
                };
                let (one, other) = (vertex(one)?, vertex(other)?);
                if one == other {
                    return Err(fault(format!("an edge from {one} to itself"), "no colour would do: leave it out"));
                }
                edges.push((one - 1, other - 1));
                lines += 1;
            }
            ["e", ..] => return Err(fault("an edge has two vertices".to_owned(), "write \"e ONE OTHER\"")),
            [..] => {
                return Err(fault("a line that is none of c, p, n and e".to_owned(), "begin a comment with \"c \""));
            }
        }
    }
    let (vertices, told) = problem.ok_or_else(|| Fault::of_all("no p line in the file", PROBLEM))?;
    let names = (1..=vertices).map(|vertex| vertex.to_string()).collect();
    let graph = Graph::new(names, &edges).ok_or_else(|| Fault::of_all("no graph in the file", PROBLEM))?;
    let there = graph.edges().len();
    let agrees = told == lines || told == there || told == 2 * there;
    let note = (!agrees).then(|| format!("the p line tells of {told} edges, and the file has {there}"));
    Ok(Read { graph, note })
}

#[cfg(test)]
mod tests {
    use super::super::graph::{line, read};

    fn shown(text: &str) -> String {
        read(text.as_bytes())
            .map_or_else(|error| error.to_string(), |read| line(&read.graph) + &read.note.unwrap_or_default())
    }

    #[test]
    fn an_edge_may_stand_twice_and_in_both_directions() {
        let expected = "1--,1--2,2--3";
        for text in [
            "c three\np edge 3 2\ne 1 2\ne 3 2\n",
            "p col 3 4\r\nn 1 7\r\ne 1 2\r\ne 2 1\r\n\r\ne 2 3\r\ne 3 2\r\n",
            "p edge 3 2\ne 1 2\ne 2 1\ne 2 3\ne 2 3\n",
            "p edge 3 4\ne 1 2\ne 2 3\n",
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
        assert_eq!(shown("p edge 3 0\n"), "1--,2--,3--");
    }

    #[test]
    fn counts_that_do_not_agree_are_told() {
        assert_eq!(shown("p edge 3 5\ne 1 2\n"), "1--,1--2,3--the p line tells of 5 edges, and the file has 1");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line_its_value_and_a_cure() {
        for (text, told) in [
            ("p edge 3 1\ne 0 1\n", "line 2: an edge to vertex 0, \"e 0 1\"; the p line has the vertices 1 to 3"),
            ("p edge 3 1\ne 1 4\n", "line 2: an edge to vertex 4, \"e 1 4\"; the p line has the vertices 1 to 3"),
            ("p edge 3 1\n\ne 2 2\n", "line 3: an edge from 2 to itself, \"e 2 2\"; no colour would do: leave it out"),
            (
                "c x\ne 1 2\np edge 2 1\n",
                "line 2: an edge before the p line, \"e 1 2\"; write \"p edge VERTICES EDGES\"",
            ),
            ("p edge 1025 1\n", "line 1: 1025 vertices where a graph may have 1024, \"p edge 1025 1\"; leave some"),
            ("p edge many 1\n", "line 1: \"many\" is no number of vertices, \"p edge many 1\"; write"),
            ("p cnf 3 1\n", "line 1: p cnf is no graph to be coloured"),
            ("p edge 2 1\np edge 2 1\n", "line 2: a second p line"),
            ("p edge 0 0\n", "line 1: a graph without a vertex"),
            ("p edge 2 1\ne 1\n", "line 2: an edge has two vertices, \"e 1\"; write \"e ONE OTHER\""),
            ("p edge 2 1\nedge 1 2\n", "line 2: a line that is none of c, p, n and e, \"edge 1 2\"; begin a comment"),
        ] {
            assert!(shown(text).starts_with(told), "{}", shown(text));
        }
    }
}
