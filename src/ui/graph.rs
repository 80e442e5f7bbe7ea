//! A graph: vertices at their places, with their names and colours, and the edges between them.

use super::Brush;
use super::grid::write;
use super::panel::event_ink;
use super::theme::Ink;
use crate::scene::{Graph, Kind, Role, Vertex};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

/// What the places of vertices are counted in.
const WHOLE: u32 = 1_000;

pub(super) struct GraphView<'a> {
    pub graph: &'a Graph,
    pub kind: Kind,
    pub brush: &'a Brush,
}

impl Widget for &GraphView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.is_empty() {
            return;
        }
        for edge in &self.graph.edges {
            let ends = [edge.ends.0, edge.ends.1].map(|end| self.graph.vertices.get(end));
            let [Some(from), Some(to)] = ends else { continue };
            let ink = if edge.lit.is_some() { Ink::Attacker } else { Ink::Quiet };
            for position in line(place(from, area), place(to, area)) {
                write(buffer, area, position.x, position.y, self.brush.glyphs.line, self.brush.style(ink));
            }
        }
        for vertex in &self.graph.vertices {
            let ink = match (vertex.role, vertex.lit) {
                (Role::PlacedNow | Role::AttackedNow | Role::UndoneNow, _) => event_ink(self.kind),
                (_, Some(_)) => Ink::Attacker,
                (Role::Given | Role::Placed, None) => Ink::Filled,
                (Role::Ghost | Role::Empty, None) => Ink::Text,
            };
            let label = label(vertex);
            let Position { x, y } = place(vertex, area);
            let half = u16::try_from(label.width() / 2).unwrap_or(0);
            write(buffer, area, x.saturating_sub(half).max(area.x), y, &label, self.brush.style(ink));
        }
    }
}

/// The name of a vertex with the number of its colour.
fn label(vertex: &Vertex) -> String {
    match vertex.colour {
        Some(colour) => format!(" {} {colour} ", vertex.label),
        None => format!(" {} ", vertex.label),
    }
}

/// The cell of a vertex.
fn place(vertex: &Vertex, area: Rect) -> Position {
    let scaled = |part: u16, whole: u16| {
        let cells = u32::from(part) * u32::from(whole.saturating_sub(1)) / WHOLE;
        u16::try_from(cells).unwrap_or(0).min(whole.saturating_sub(1))
    };
    Position::new(area.x + scaled(vertex.at.0, area.width), area.y + scaled(vertex.at.1, area.height))
}

/// The cells strictly between two.
fn line(from: Position, to: Position) -> impl Iterator<Item = Position> {
    let (dx, dy) = (i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y));
    let steps = dx.abs().max(dy.abs());
    (1..steps).filter_map(move |step| {
        let x = i32::from(from.x) + dx * step / steps;
        let y = i32::from(from.y) + dy * step / steps;
        Some(Position::new(u16::try_from(x).ok()?, u16::try_from(y).ok()?))
    })
}
