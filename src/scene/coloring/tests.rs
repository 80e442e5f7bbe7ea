//! The graphs that come with the program, and what a step says and shows.

use super::instances::{ALL, named};
use crate::catalogue::tests::{show, told};
use crate::replay::Destination;
use crate::scene::{Picture, Role};

#[test]
fn every_graph_that_comes_with_the_program_can_be_read_and_drawn() {
    let sizes = [(7, 9), (13, 25), (6, 10), (10, 20), (10, 15), (11, 20), (25, 160), (36, 290), (64, 728)];
    for (built_in, (vertices, edges)) in ALL.iter().zip(sizes) {
        let graph = named(built_in.name).unwrap().graph().unwrap();
        assert_eq!((graph.len(), graph.edges().len()), (vertices, edges), "{}", built_in.name);
        assert_eq!(graph.places.len(), vertices);
    }
}

#[test]
fn the_sentences_name_the_vertices_and_the_neighbours() {
    assert_eq!(
        told("coloring", 0),
        "start: backtrack(WA) is about to try WA, colour by colour. The search stops at the first colouring. A colour is free for a vertex if none of its neighbours has it."
    );
    assert_eq!(
        told("coloring", 1),
        "place WA = 0: no neighbour of WA has colour 0, so it stays; backtrack(NT) turns to NT."
    );
    assert_eq!(told("coloring", 2), "attacked NT = 0: the neighbour WA has colour 0.");
    assert_eq!(
        told("coloring", 11),
        "place T = 0: T has no neighbour, so it stays; backtrack(end) finds no vertex left."
    );
    assert_eq!(
        told("coloring", 12),
        "record: colouring 1 is 7 vertices in 3 colours: 0 1 2 0 1 0 0. The search stops here, at its first colouring."
    );
    assert_eq!(
        told("coloring australia 2", 5),
        "attacked SA = 1: the neighbour NT has colour 1. Dead vertex: SA has no free colour, so backtrack(SA) returns."
    );
    assert_eq!(
        told("coloring australia 2", 6),
        "undo NT = 1: NT loses its colour, which holds back none of its neighbours any more. NT has no colour left to try, so backtrack(NT) returns."
    );
    assert!(told("coloring australia 2", 14).ends_with("The search is over: no colouring of australia has 2 colours."));
    assert_eq!(
        told("coloring australia 2 --look-ahead", 3),
        "attacked NT = 1: colour 1 is the last one left for SA. Dead vertex: NT has no free colour, so backtrack(NT) returns."
    );
}

#[test]
fn a_refusal_lights_the_neighbours_and_the_edges_to_them() {
    let mut show = show("coloring petersen 3");
    while show.step_forward() {
        let scene = show.scene();
        let Picture::Graph(graph) = &scene.picture else { panic!("a graph") };
        let lit: Vec<usize> =
            (0..graph.vertices.len()).filter(|&vertex| graph.vertices[vertex].lit.is_some()).collect();
        let mut holders: Vec<usize> =
            show.facts().reasons.iter().flat_map(|reason| &reason.holders).map(|at| at.1).collect();
        holders.sort_unstable();
        assert_eq!(lit, holders);
        let edges = graph.edges.iter().filter(|edge| edge.lit.is_some()).count();
        assert_eq!(edges, holders.len());
    }
}

#[test]
fn of_a_large_graph_the_vertex_at_hand_and_its_neighbours_are_drawn() {
    let mut show = show("coloring queen8_8 9 --order mrv");
    for step in [0, 1, 60, 200] {
        show.go(Destination::Step(step));
        let Picture::Graph(graph) = show.scene().picture else { panic!("a graph") };
        assert!(graph.vertices.len() <= 17 && graph.focus == 0, "{step}");
        assert!(step == 0 || graph.vertices[0].role != Role::Empty);
        assert!(graph.note.contains("/64 coloured"), "{}", graph.note);
    }
}
