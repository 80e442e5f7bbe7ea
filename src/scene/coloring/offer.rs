//! What the program offers of graph colouring: its graphs, its orders, its files.

use super::instances::{ALL, INSTANCES, named};
use super::{CODE, layout};
use crate::formats;
use crate::puzzles::coloring::{Graph, LargeColoring, MiddleColoring, Order, SmallColoring, Way};
use crate::replay::Replay;
use crate::scene::{
    AtOnce, Depict, Found, Input, Instance, Offer, Opened, Parameter, Problem, Puzzles, Reader, Round, Strategy, Takes,
    Values,
};
use crate::search::Goal;
use std::fmt::Write;
use std::sync::Arc;

/// The words that ask for an order, by its number.
pub(in crate::scene) const ORDER_WORDS: [&str; 3] = ["scan", "degree", "mrv"];

/// What the program offers of graph colouring.
pub static OFFER: Offer = Offer {
    name: "coloring",
    aliases: &["colouring", "color", "colour"],
    about: "Colour a graph so that no neighbours are alike",
    teaches: "slots with neighbours instead of rows; the order of the slots decides",
    leetcode: &[],
    parameters: &[
        Parameter {
            name: "GRAPH",
            takes: Takes::Instance,
            usual: Some("australia"),
            help: "A built-in graph (see --list), a file (DIMACS .col, edge list, adjacency list), or - for standard input",
        },
        Parameter {
            name: "K",
            takes: Takes::Number(1, 64, "a number of colours"),
            usual: Some("3"),
            help: "How many colours there are, 1 to 64",
        },
        Parameter {
            name: "--order",
            takes: Takes::Word(&ORDER_WORDS),
            usual: Some("scan"),
            help: "Colour vertices in this order: scan, as numbered; degree, most neighbours first; or mrv, fewest colours left first",
        },
        Parameter {
            name: "--look-ahead",
            takes: Takes::Nothing,
            usual: None,
            help: "Refuse a colour that leaves some neighbour without one",
        },
    ],
    usual_goal: Goal::First,
    round: Round::Instances {
        parameter: "GRAPH",
        instances: &INSTANCES,
        ends: ["this is the first of the built-in graphs", "this is the last of the built-in graphs"],
    },
    strategies: &[
        Strategy { name: "scan", flags: &[] },
        Strategy { name: "degree", flags: &[("--order", "degree")] },
        Strategy { name: "mrv", flags: &[("--order", "mrv")] },
        Strategy { name: "mrv + look-ahead", flags: &[("--order", "mrv"), ("--look-ahead", "")] },
    ],
    listings: &[&CODE[0][0], &CODE[0][1], &CODE[1][0], &CODE[1][1], &CODE[2][0], &CODE[2][1]],
    mistakes: &[],
    more_help: MORE_HELP,
    settle: |values| values,
    has_goals: |_| true,
    open,
    sheet: None,
    reader: Some(Reader {
        parameter: "GRAPH",
        is_puzzle: |word| word.contains("--") || word.contains('\n'),
        read,
        list,
        answers: &[],
    }),
};

/// What the help ends with.
const MORE_HELP: &str = "\
GRAPH is a built-in name, then a file, then edges: a--b,b--c,d-- has the edges
a-b and b-c, and d alone. Files are DIMACS .col files (\"p edge 7 9\", \"e 1 2\"),
edge lists (two names a line) or adjacency lists (\"name: name name\"), of up to
1,024 vertices. Colours are numbered from 0.

--print solution writes a colouring a line, the colours in the order of the
vertices; --print col writes it as DIMACS has it.

Examples:
  stepback coloring                             Australia in 3 colours
  stepback coloring myciel3 3 --order mrv       no colouring, and how soon it shows
  stepback coloring queen8_8 9 --order mrv      fewest colours left first
  stepback coloring graph.col 5 --print solution";

/// How a search is asked for by its flags.
pub(in crate::scene) fn way(values: &Values) -> Way {
    let order = match values.get("--order") {
        Some("degree") => Order::Degree,
        Some("mrv") => Order::Mrv,
        _ => Order::Scan,
    };
    Way { order, look_ahead: values.has("--look-ahead") }
}

/// The graph that a value names: one that is built in, what its file holds, or its own edges.
fn graph(values: &Values) -> Result<Graph, Problem> {
    let value = values.get("GRAPH").unwrap_or_default();
    if let Some(built_in) = named(value) {
        return built_in.graph().map_err(Problem);
    }
    let is_inline = value.contains("--") || value.contains('\n');
    let (bytes, name) = match values.content("GRAPH") {
        Some(content) if !is_inline => (content, value),
        _ if is_inline => (value.as_bytes(), ""),
        _ => {
            return Err(Problem(format!("{value:?} is no built-in graph: write one of them, or edges as a--b,b--c")));
        }
    };
    let mut graph = formats::graph::read(bytes).map_err(|fault| Problem(fault.to_string()))?.graph;
    let (vertices, edges) = (graph.len(), graph.edges().len());
    graph.title = match name.rsplit('/').next() {
        Some(file) if !file.is_empty() => file.to_owned(),
        _ => format!("{vertices} vertices and {edges} edges"),
    };
    graph.places = layout::settled(&graph);
    Ok(graph)
}

fn open(values: &Values, goal: Goal) -> Result<Opened, Problem> {
    let graph = Arc::new(graph(values)?);
    let colours = values.number("K").unwrap_or(3_u16);
    let way = way(values);
    // The smallest of the three that has room for it: every step back copies it.
    if let Some(coloring) = SmallColoring::new(graph.clone(), colours, way) {
        return Ok(opened(coloring, goal));
    }
    if let Some(coloring) = MiddleColoring::new(graph.clone(), colours, way) {
        return Ok(opened(coloring, goal));
    }
    let coloring = LargeColoring::new(graph, colours, way);
    coloring
        .map(|coloring| opened(coloring, goal))
        .ok_or_else(|| Problem(format!("coloring takes 1 to 64 colours, not {colours}")))
}

fn opened<P: Depict>(puzzle: P, goal: Goal) -> Opened {
    Opened::One(Box::new(Replay::new(puzzle, goal)))
}

fn read(mut input: Input<'_>) -> Puzzles<'_> {
    let mut bytes = vec![];
    let found = match input.text.read_to_end(&mut bytes) {
        Err(error) => Err(error.to_string()),
        Ok(_) => formats::graph::read(&bytes).map_err(|fault| fault.to_string()).map(|read| {
            let value = formats::graph::line(&read.graph);
            Found { value, line: 0, note: read.note }
        }),
    };
    Box::new(AtOnce(std::iter::once(found)))
}

fn list() -> String {
    write_list(
        &INSTANCES,
        |index| {
            let graph = ALL[index].graph().ok();
            let figures = graph.map(|graph| (graph.len(), graph.edges().len())).unwrap_or_default();
            format!("{:>8}  {:>5}", figures.0, figures.1)
        },
        &format!("{:>8}  {:>5}", "vertices", "edges"),
    )
}

/// A table of instances, a line each, with figures of each between its name and what it is.
pub(in crate::scene) fn write_list(instances: &[Instance], figures: impl Fn(usize) -> String, head: &str) -> String {
    let mut text = format!("{:<12}  {head}  what it is\n", "name");
    for (index, instance) in instances.iter().enumerate() {
        let _ = writeln!(text, "{:<12}  {}  {}", instance.name, figures(index), instance.about);
    }
    text
}
