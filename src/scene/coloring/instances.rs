//! The graphs that come with the program.

use super::layout;
use crate::formats::graph;
use crate::puzzles::coloring::Graph;
use crate::scene::{Instance, instances};

/// A graph that comes with the program.
pub(super) struct BuiltIn {
    pub(super) name: &'static str,
    about: &'static str,
    text: &'static str,
    /// What its vertices are called, where that is not their numbers.
    names: &'static [&'static str],
    layout: fn(&Graph) -> Vec<layout::Place>,
}

/// The states where they lie on the map.
const AUSTRALIA: [layout::Place; 7] =
    [(60, 420), (400, 150), (430, 590), (800, 220), (850, 620), (740, 830), (820, 1_000)];

/// The capitals, about where they lie on the map.
const SOUTH_AMERICA: [layout::Place; 13] = [
    (200, 90),
    (420, 40),
    (590, 110),
    (720, 60),
    (850, 130),
    (60, 230),
    (150, 420),
    (760, 380),
    (390, 520),
    (560, 660),
    (220, 800),
    (420, 900),
    (700, 820),
];

macro_rules! text {
    ($name:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/instances/", $name, ".col"))
    };
}

/// All of them, in the order of lists.
pub(super) const ALL: [BuiltIn; 9] = [
    BuiltIn {
        name: "australia",
        about: "the map: 7 states; 3 colours do, 2 do not",
        text: text!("australia"),
        names: &["WA", "NT", "SA", "Q", "NSW", "V", "T"],
        layout: |_| AUSTRALIA.into(),
    },
    BuiltIn {
        name: "south-america",
        about: "the map: Brazil, Bolivia, Paraguay and Argentina touch, so 4 colours are needed",
        text: text!("south-america"),
        names: &["CO", "VE", "GY", "SR", "GF", "EC", "PE", "BR", "BO", "PY", "CL", "AR", "UY"],
        layout: |_| SOUTH_AMERICA.into(),
    },
    BuiltIn {
        name: "wheel6",
        about: "a hub in a rim of five: an odd rim takes 3 colours, the hub a fourth",
        text: text!("wheel6"),
        names: &[],
        layout: layout::settled,
    },
    BuiltIn {
        name: "crown10",
        about: "five pairs across: 2 colours do, but going by number finds that late",
        text: text!("crown10"),
        names: &[],
        layout: layout::settled,
    },
    BuiltIn {
        name: "petersen",
        about: "the Petersen graph: 10 vertices of 3 neighbours each; 3 colours do",
        text: text!("petersen"),
        names: &[],
        layout: |graph| layout::two_circles(graph.len()),
    },
    BuiltIn {
        name: "myciel3",
        about: "the Groetzsch graph: no triangle in it, and yet 3 colours do not do",
        text: text!("myciel3"),
        names: &[],
        layout: |_| layout::shadows(),
    },
    BuiltIn {
        name: "queen5_5",
        about: "5 x 5 squares, an edge where a queen attacks; 5 colours are 5 boards of 5 queens",
        text: text!("queen5_5"),
        names: &[],
        layout: |_| layout::board(5),
    },
    BuiltIn {
        name: "queen6_6",
        about: "6 x 6 squares: 7 colours do, and fewest colours first finds it far sooner",
        text: text!("queen6_6"),
        names: &[],
        layout: |_| layout::board(6),
    },
    BuiltIn {
        name: "queen8_8",
        about: "8 x 8 squares: 9 colours do; too large to be drawn whole",
        text: text!("queen8_8"),
        names: &[],
        layout: |_| layout::board(8),
    },
];

/// The names of all of them, for `[` and `]`.
pub(super) const INSTANCES: [Instance; ALL.len()] = instances!(ALL);

impl BuiltIn {
    /// The graph; an error only if its file is broken, which a test would say.
    pub(super) fn graph(&self) -> Result<Graph, String> {
        let read = graph::read(self.text.as_bytes()).map_err(|fault| fault.to_string())?.graph;
        let names = match self.names {
            [] => read.vertices().map(|vertex| read.name(vertex).to_owned()).collect(),
            names => names.iter().map(|&name| name.to_owned()).collect(),
        };
        let mut graph = Graph::new(names, read.edges()).ok_or("a name for each vertex")?;
        self.name.clone_into(&mut graph.title);
        graph.places = (self.layout)(&graph);
        Ok(graph)
    }
}

/// The one of that name.
pub(super) fn named(name: &str) -> Option<&'static BuiltIn> {
    const { &ALL }.iter().find(|built_in| built_in.name == name)
}
