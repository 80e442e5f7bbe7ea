//! The search against one that keeps no masks, and what it refuses.

use super::*;
use crate::search::{Event, Goal, Machine};
use proptest::prelude::*;

fn graph(vertices: u16, edges: &[(u16, u16)]) -> Arc<Graph> {
    Arc::new(Graph::new((0..vertices).map(|vertex| vertex.to_string()).collect(), edges).unwrap())
}

/// What blocks a colour, worked out from nothing but the colours that stand.
fn blockers(coloring: &SmallColoring, vertex: u16, colour: u16) -> Blockers {
    let graph = coloring.graph();
    let has = |vertex: u16, colour: u16| {
        graph.vertices().any(|other| graph.has_edge(vertex, other) && coloring.colour(other) == Some(colour))
    };
    let starves = |other: u16| {
        let lacks = |&another: &u16| !has(other, another);
        coloring.colour(other).is_none() && (0..coloring.colours()).filter(lacks).collect::<Vec<_>>() == [colour]
    };
    let is_starving =
        coloring.way().look_ahead && graph.vertices().any(|other| graph.has_edge(vertex, other) && starves(other));
    Blockers::NONE.with(0, has(vertex, colour)).with(1, is_starving)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_masks_say_what_the_colours_say_at_every_step(
        edges in prop::collection::vec((0..9_u16, 0..9_u16), 0..24), colours in 1..5_u16, order in 0..3_usize, look_ahead: bool,
    ) {
        let edges: Vec<_> = edges.into_iter().filter(|(one, other)| one != other).collect();
        let way = Way { order: [Order::Scan, Order::Degree, Order::Mrv][order], look_ahead };
        let start = SmallColoring::new(graph(9, &edges), colours, way).unwrap();
        let mut machine = Machine::new(start.clone(), Goal::All);
        let mut steps = 0;
        while let Some(event) = machine.step() {
            let coloring = machine.puzzle();
            for (vertex, colour) in (0..9).flat_map(|vertex| (0..colours).map(move |colour| (vertex, colour))) {
                let expected = blockers(coloring, vertex, colour);
                prop_assert_eq!(coloring.blockers(vertex, colour), expected);
                prop_assert_eq!(coloring.valid(vertex) >> colour & 1 == 1, expected.is_empty());
            }
            if event == Event::Record {
                prop_assert!(coloring.graph().edges().iter().all(|&(one, other)| coloring.colour(one) != coloring.colour(other)));
            }
            steps += 1;
            if steps == 400 {
                return Ok(());
            }
        }
        prop_assert_eq!(machine.puzzle(), &start, "all that was placed was taken back");
    }
}

#[test]
fn each_order_takes_the_vertex_that_it_should() {
    // A star of four around vertex 3, and one vertex alone.
    let star = graph(6, &[(3, 0), (3, 1), (2, 3), (4, 3)]);
    let next = |order| {
        let mut coloring = SmallColoring::new(star.clone(), 3, Way { order, look_ahead: false }).unwrap();
        let mut vertices = vec![];
        while let Some(vertex) = coloring.next_slot() {
            vertices.push(vertex);
            let colour = coloring.valid(vertex).trailing_zeros();
            coloring.place(vertex, u16::try_from(colour).unwrap());
        }
        vertices
    };
    assert_eq!(next(Order::Scan), [0, 1, 2, 3, 4, 5]);
    assert_eq!(next(Order::Degree), [3, 0, 1, 2, 4, 5]);
    assert_eq!(next(Order::Mrv), [3, 0, 1, 2, 4, 5]);
}

#[test]
fn what_is_too_large_or_no_edge_makes_nothing() {
    let names = |count: usize| (0..count).map(|name| name.to_string()).collect::<Vec<_>>();
    assert!(Graph::new(names(0), &[]).is_none() && Graph::new(names(1_025), &[]).is_none());
    assert!(Graph::new(names(3), &[(1, 1)]).is_none() && Graph::new(names(3), &[(1, 3)]).is_none());
    let all = Arc::new(Graph::new(names(1_024), &[(0, 1_023), (1_023, 0)]).unwrap());
    assert_eq!(all.edges(), [(0, 1_023)]);
    assert!(SmallColoring::new(all.clone(), 3, Way::default()).is_none());
    for colours in [0, 65] {
        assert!(LargeColoring::new(all.clone(), colours, Way::default()).is_none());
    }
    assert!(LargeColoring::new(all, 64, Way::default()).is_some());
}
