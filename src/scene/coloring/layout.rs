//! Where the vertices of a graph are drawn: by hand for the graphs that come with the program, else worked out once, the
//! same on every machine.

use crate::puzzles::coloring::Graph;

/// A place in thousandths of the width and the height.
pub(super) type Place = (u16, u16);

/// The turns of the forces.
const TURNS: u32 = 200;

/// A place from parts of the whole.
fn place((x, y): (f64, f64)) -> Place {
    let thousandths = |part: f64| {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 1000")]
        let whole = (part.clamp(0.0, 1.0) * 1_000.0).round() as u16;
        whole
    };
    (thousandths(x), thousandths(y))
}

/// So many places in a circle, the first one at the top, clockwise.
fn circle(count: usize, radius: f64) -> impl Iterator<Item = (f64, f64)> {
    let all = f64::from(u32::try_from(count.max(1)).unwrap_or(u32::MAX));
    (0..count).map(move |index| {
        let turn = f64::from(u32::try_from(index).unwrap_or(u32::MAX)) / all * std::f64::consts::TAU;
        (0.5 + radius * turn.sin(), 0.5 - radius * turn.cos())
    })
}

/// A vertex in the middle and so many around it; many stand in two rings.
pub(super) fn around(count: usize) -> Vec<Place> {
    let radius = |index: usize| if count > 12 && index % 2 == 1 { 0.66 } else { 1.0 };
    let ring = circle(count, 0.5)
        .enumerate()
        .map(|(index, (x, y))| place((0.5 + (x - 0.5) * radius(index), 0.5 + (y - 0.5) * radius(index))));
    std::iter::once((500, 500)).chain(ring).collect()
}

/// Two circles, one inside the other, as the Petersen graph is drawn.
pub(super) fn two_circles(count: usize) -> Vec<Place> {
    circle(count / 2, 0.5).chain(circle(count - count / 2, 0.25)).map(place).collect()
}

/// Five vertices in a circle, their five shadows in a smaller one, and the one that joins these: as the Groetzsch graph,
/// which Mycielski's way makes of a circle, is drawn.
pub(super) fn shadows() -> Vec<Place> {
    // The circle goes through 1, 2, 3, 5 and 4, and so do the shadows.
    let in_turn = [0, 1, 2, 4, 3];
    let ring = |radius| {
        let places: Vec<Place> = circle(5, radius).map(place).collect();
        in_turn.map(|turn| places[turn])
    };
    ring(0.5).into_iter().chain(ring(0.27)).chain([(500, 500)]).collect()
}

/// Rows and columns, as on a board.
pub(super) fn board(side: u16) -> Vec<Place> {
    let step = |index: u16| index * 1_000 / (side - 1).max(1);
    (0..side * side).map(|cell| (step(cell % side), step(cell / side))).collect()
}

/// Places worked out by forces: edges pull, vertices push, and all of it settles. A graph with many edges stands in a
/// circle, since there forces make a knot.
pub(super) fn settled(graph: &Graph) -> Vec<Place> {
    let count = graph.len();
    let mut places: Vec<(f64, f64)> = circle(count, 0.5).collect();
    let is_dense = graph.edges().len() > 4 * count;
    if count > super::picture::WHOLE || is_dense || graph.edges().is_empty() {
        return places.into_iter().map(place).collect();
    }
    let ideal = 0.9 / f64::from(u32::try_from(count).unwrap_or(u32::MAX)).sqrt();
    for turn in 0..TURNS {
        let most = 0.1 * f64::from(TURNS - turn) / f64::from(TURNS);
        let mut moves = vec![(0.0, 0.0); count];
        for one in 0..count {
            for other in 0..count {
                let apart = (places[one].0 - places[other].0, places[one].1 - places[other].1);
                let distance = apart.0.hypot(apart.1).max(0.001);
                let (one_name, other_name) = (u16::try_from(one).unwrap_or(0), u16::try_from(other).unwrap_or(0));
                let mut force = if one == other { 0.0 } else { ideal * ideal / distance };
                if one != other && graph.has_edge(one_name, other_name) {
                    force -= distance * distance / ideal;
                }
                // What hangs on nothing does not drift away.
                moves[one].0 += apart.0 / distance * force - (places[one].0 - 0.5) * 0.02;
                moves[one].1 += apart.1 / distance * force - (places[one].1 - 0.5) * 0.02;
            }
        }
        for (place, step) in places.iter_mut().zip(&moves) {
            let length = step.0.hypot(step.1).max(0.001);
            place.0 += step.0 / length * length.min(most);
            place.1 += step.1 / length * length.min(most);
        }
    }
    stretched(&places).into_iter().map(place).collect()
}

/// The same places stretched to the whole width and height.
fn stretched(places: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let range = |part: fn(&(f64, f64)) -> f64| {
        let (least, most) =
            places.iter().map(part).fold((f64::MAX, f64::MIN), |(least, most), at| (least.min(at), most.max(at)));
        (least, (most - least).max(0.001))
    };
    let (across, down) = (range(|place| place.0), range(|place| place.1));
    places.iter().map(|(x, y)| ((x - across.0) / across.1, (y - down.0) / down.1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_graph_settles_in_the_same_places_every_time_and_no_two_vertices_share_one() {
        let names = (0..12).map(|name: u16| name.to_string()).collect();
        let edges: Vec<(u16, u16)> = (0..11).map(|one| (one, one + 1)).collect();
        let graph = Graph::new(names, &edges).unwrap();
        let places = settled(&graph);
        assert_eq!(places, settled(&graph));
        let distinct: std::collections::BTreeSet<Place> = places.iter().copied().collect();
        assert_eq!(distinct.len(), 12);
        assert!(places.iter().any(|place| place.0 == 0) && places.iter().any(|place| place.1 == 1_000));
    }

    #[test]
    fn around_a_vertex_its_neighbours_stand_apart() {
        for count in 0..21 {
            let places: std::collections::BTreeSet<Place> = around(count).into_iter().collect();
            assert_eq!(places.len(), count + 1);
        }
    }
}
