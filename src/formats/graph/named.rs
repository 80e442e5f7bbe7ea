//! Edge lists and adjacency lists, whose vertices have names.

use super::{Read, too_large, without_comment};
use crate::formats::Fault;
use crate::puzzles::coloring::{Graph, MOST_VERTICES};
use std::collections::HashMap;

/// What a line may be.
const FORMS: &str =
    "write two names a line for an edge, or \"name: name name\", or \"p edge\" and \"e 1 2\" as in DIMACS";

/// What was named so far.
#[derive(Default)]
struct Found {
    numbers: HashMap<String, u16>,
    names: Vec<String>,
    edges: Vec<(u16, u16)>,
}

/// One line and where it stands.
#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
}

pub(super) fn read(text: &str) -> Result<Read, Fault> {
    let mut found = Found::default();
    // Of lists the heads come in their order, whoever they name before.
    for (index, text) in text.lines().enumerate() {
        let bare = without_comment(text);
        if let Some((name, _)) = bare.split_once(':').filter(|_| !bare.contains("--")) {
            found.vertex(name.trim(), Line { number: index + 1, text })?;
        }
    }
    for (index, text) in text.lines().enumerate() {
        let line = Line { number: index + 1, text };
        let bare = without_comment(text);
        if !bare.is_empty() {
            found.line(bare, line)?;
        }
    }
    if found.names.is_empty() {
        return Err(Fault::of_all("no vertex in the file", FORMS));
    }
    found.by_number();
    let Found { names, edges, .. } = found;
    let graph = Graph::new(names, &edges).ok_or_else(|| Fault::of_all("no graph in the file", FORMS))?;
    Ok(Read { graph, note: None })
}

impl Found {
    fn line(&mut self, bare: &str, line: Line<'_>) -> Result<(), Fault> {
        if bare.contains("--") {
            return bare.split([',', ';']).map(str::trim).filter(|edge| !edge.is_empty()).try_for_each(|edge| {
                let (one, other) = edge.split_once("--").unwrap_or((edge, ""));
                self.edge(one.trim(), other.trim(), line)
            });
        }
        if let Some((name, neighbours)) = bare.split_once(':') {
            let name = name.trim();
            self.vertex(name, line)?;
            return words(neighbours).try_for_each(|other| self.edge(name, other, line));
        }
        match words(bare).take(3).collect::<Vec<_>>()[..] {
            [] => Ok(()),
            [only] => self.vertex(only, line).map(drop),
            [one, other] => self.edge(one, other, line),
            [..] => Err(Fault::new(line.number, line.text, "more than two names without a colon", FORMS)),
        }
    }

    fn edge(&mut self, one: &str, other: &str, line: Line<'_>) -> Result<(), Fault> {
        let first = self.vertex(one, line)?;
        if other.is_empty() {
            return Ok(());
        }
        let second = self.vertex(other, line)?;
        if first == second {
            let problem = format!("an edge from {one} to itself");
            return Err(Fault::new(line.number, line.text, problem, "no colour would do: leave it out"));
        }
        self.edges.push((first, second));
        Ok(())
    }

    /// The number of a vertex, a new one if it was not named before.
    fn vertex(&mut self, name: &str, line: Line<'_>) -> Result<u16, Fault> {
        if name.is_empty() || name.contains(char::is_whitespace) || name.contains(char::is_control) {
            return Err(Fault::new(line.number, line.text, format!("{name:?} is no name of a vertex"), FORMS));
        }
        if let Some(&number) = self.numbers.get(name) {
            return Ok(number);
        }
        let number = u16::try_from(self.names.len()).ok().filter(|&number| usize::from(number) < MOST_VERTICES);
        let number = number.ok_or_else(|| too_large(line.number, line.text, self.names.len() + 1))?;
        self.numbers.insert(name.to_owned(), number);
        self.names.push(name.to_owned());
        Ok(number)
    }

    /// Numbers the vertices by their names, if all of these are numbers.
    fn by_number(&mut self) {
        let Some(values) = self.names.iter().map(|name| name.parse().ok()).collect::<Option<Vec<u64>>>() else {
            return;
        };
        let mut order: Vec<usize> = (0..values.len()).collect();
        order.sort_by_key(|&index| values[index]);
        let mut place = vec![0; order.len()];
        for (number, &index) in (0..).zip(&order) {
            place[index] = number;
        }
        self.names = order.iter().map(|&index| self.names[index].clone()).collect();
        for (one, other) in &mut self.edges {
            (*one, *other) = (place[usize::from(*one)], place[usize::from(*other)]);
        }
    }
}

/// Names with blanks or commas between them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| character.is_whitespace() || character == ',' || character == ';')
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::super::{line, read};

    fn shown(text: &str) -> String {
        read(text.as_bytes()).map_or_else(|error| error.to_string(), |read| line(&read.graph))
    }

    #[test]
    fn edge_lists_and_adjacency_lists_are_the_same_graph() {
        let expected = "a--,a--b,a--c,b--c,d--";
        for text in [
            "a b\na c\nb c\nd\n",
            "a,b\r\na,c\r\n\r\nb,c\r\nd",
            "# named\na: b c\nb: a, c\nc: a b // twice\nd:",
            "a--b;a -- c;b--c;d--",
            "a--,a--b,a--c,b--c,d--",
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    #[test]
    fn the_heads_of_lists_are_numbered_in_their_order() {
        assert_eq!(shown("a: d c\nb: c\nc: e"), "a--,b--,a--c,b--c,a--d,c--e");
    }

    #[test]
    fn vertices_that_are_all_numbers_stand_by_their_numbers() {
        assert_eq!(shown("10 2\n3 2\n"), "2--,2--3,2--10");
        assert_eq!(shown("10 2\nx 2\n"), "10--,10--2,2--x");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line_its_value_and_a_cure() {
        for (text, told) in [
            ("a b\nb b\n", "line 2: an edge from b to itself, \"b b\"; no colour would do: leave it out"),
            ("a b c\n", "line 1: more than two names without a colon, \"a b c\"; write two names a line"),
            ("a b\n: c\n", "line 2: \"\" is no name of a vertex, \": c\"; write"),
            ("# nothing\n", "no vertex in the file; write"),
            (" \n", "the file is empty; put a graph in it"),
        ] {
            assert!(shown(text).starts_with(told), "{}", shown(text));
        }
        let many = (0..1_025).map(|vertex| vertex.to_string()).collect::<Vec<_>>().join("\n");
        assert_eq!(
            shown(&many),
            "line 1025: 1025 vertices where a graph may have 1024, \"1024\"; leave some of them out"
        );
    }
}
