//! The picture of a colouring: the whole graph, or, where that is too large, the vertex at hand and those around it.

use super::current;
use crate::puzzles::coloring::Coloring;
use crate::scene::{Cell, Edge, Graph, Kind, Lit, Moment, Role, Strip, Vertex};
use crate::search::Event;

/// The most vertices that are drawn all together.
pub(super) const WHOLE: usize = 60;

/// The most edges that are drawn at once.
const WEB: usize = 80;

/// The most neighbours that are drawn around a vertex of a larger graph.
const AROUND: usize = 16;

/// The most colours that the strip names.
const NAMED: usize = 12;

/// The vertices in sight, the ones that a refusal lights among them.
fn in_sight<const N: usize, const CALLS: usize>(moment: &Moment<'_, Coloring<N, CALLS>>) -> (Vec<u16>, usize) {
    let coloring = moment.puzzle();
    let graph = coloring.graph();
    if graph.len() <= WHOLE {
        return (graph.vertices().collect(), 0);
    }
    let Some(vertex) = current(moment) else { return (graph.vertices().take(AROUND + 1).collect(), 0) };
    let holders = moment.reasons();
    let lit = |other: &u16| holders.iter().any(|reason| reason.holders.contains(&(0, usize::from(*other))));
    let mut around = graph.neighbours(vertex).to_vec();
    let hidden = around.len().saturating_sub(AROUND);
    // Those that say something of the vertex come first, each in its place.
    around.sort_by_key(|other| (!lit(other), coloring.colour(*other).is_none(), *other));
    around.truncate(AROUND);
    around.sort_unstable();
    (std::iter::once(vertex).chain(around).collect(), hidden)
}

pub(super) fn of<const N: usize, const CALLS: usize>(moment: &Moment<'_, Coloring<N, CALLS>>) -> Graph {
    let coloring = moment.puzzle();
    let graph = coloring.graph();
    let (shown, hidden) = in_sight(moment);
    let is_part = graph.len() > WHOLE;
    let reasons = moment.reasons();
    let about = moment.event.and_then(Event::about);
    let lit = |vertex: u16| {
        let by = reasons.iter().position(|reason| reason.holders.contains(&(0, usize::from(vertex))))?;
        Some(if by == 0 { Lit::Attacker } else { Lit::AlsoAttacker })
    };
    let ring = super::layout::around(shown.len().saturating_sub(1));
    let vertex = |(index, &vertex): (usize, &u16)| {
        let of_event = about.filter(|&(of_event, _)| of_event == vertex);
        let role = match (of_event, Kind::from(moment.event)) {
            (Some(_), Kind::Place) => Role::PlacedNow,
            (Some(_), Kind::Undo) => Role::UndoneNow,
            (Some(_), _) => Role::AttackedNow,
            (None, _) if coloring.colour(vertex).is_some() => Role::Placed,
            (None, _) => Role::Empty,
        };
        let place = if is_part { ring.get(index) } else { graph.places.get(usize::from(vertex)) };
        Vertex {
            label: graph.name(vertex).to_owned(),
            at: place.copied().unwrap_or((500, 500)),
            colour: of_event.map_or_else(|| coloring.colour(vertex), |(_, colour)| Some(colour)),
            role,
            lit: lit(vertex),
        }
    };
    let vertices: Vec<Vertex> = shown.iter().enumerate().map(vertex).collect();
    let mut edges = vec![];
    for (one, &first) in shown.iter().enumerate() {
        for (other, &second) in
            shown.iter().enumerate().skip(one + 1).filter(|(_, second)| graph.has_edge(first, **second))
        {
            let is_of_event = about.is_some_and(|(vertex, _)| vertex == first || vertex == second);
            let lit = if is_of_event { vertices[one].lit.max(vertices[other].lit) } else { None };
            edges.push(Edge {
                ends: (one, other),
                lit: lit.map(|lit| if lit == Lit::Attacker { Lit::Line } else { Lit::AlsoLine }),
            });
        }
    }
    // Around a vertex its own edges say all that counts.
    if is_part && shown.len() > AROUND / 2 {
        edges.retain(|edge| edge.ends.0 == 0);
    }
    // Many edges make a web in which nothing is seen: those of the vertex at hand are enough.
    if edges.len() > WEB {
        edges.retain(|edge| {
            current(moment).is_some_and(|vertex| shown[edge.ends.0] == vertex || shown[edge.ends.1] == vertex)
        });
    }
    let focus = current(moment).and_then(|vertex| shown.iter().position(|&other| other == vertex)).unwrap_or(0);
    let coloured = graph.vertices().filter(|&vertex| coloring.colour(vertex).is_some()).count();
    let note = if is_part {
        let name = current(moment).map_or("", |vertex| graph.name(vertex));
        let around = shown.len() - 1;
        let all = around + hidden;
        format!(" {name}: {around} of {all} neighbours, {coloured}/{} coloured", graph.len())
    } else {
        String::new()
    };
    let digits = coloring.colours().saturating_sub(1).to_string().len();
    Graph { vertices, edges, focus, digits, note }
}

/// The colours as the vertex at hand sees them, with a dot for each that its neighbours have.
pub(super) fn colours<const N: usize, const CALLS: usize>(moment: &Moment<'_, Coloring<N, CALLS>>) -> Strip {
    let coloring = moment.puzzle();
    let vertex = current(moment);
    let tried = moment.event.and_then(Event::about).map(|(_, colour)| colour);
    let left = vertex.map_or(0, |vertex| coloring.left(vertex));
    let all = coloring.colours();
    let many = usize::from(all) > NAMED;
    // Of many colours those from a little before the one that is tried.
    let first = if many { tried.unwrap_or(0).saturating_sub(4).min(all - 12) } else { 0 };
    let is_taken = |colour: u16| left >> colour & 1 == 0 && tried != Some(colour);
    let cell = |colour: u16| Cell {
        text: if is_taken(colour) { ".".to_owned() } else { colour.to_string() },
        role: match Kind::from(moment.event) {
            Kind::Place if tried == Some(colour) => Role::PlacedNow,
            Kind::Undo if tried == Some(colour) => Role::UndoneNow,
            Kind::Attacked if tried == Some(colour) => Role::AttackedNow,
            _ if left >> colour & 1 == 1 => Role::Placed,
            _ => Role::Ghost,
        },
    };
    let cells = (first..all).take(NAMED).map(cell).collect();
    let name = vertex.map_or("", |vertex| coloring.graph().name(vertex));
    Strip { title: "colours", cells, note: format!("for {name}") }
}
