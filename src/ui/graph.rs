//! A graph: vertices in boxes at their places, with their names and colours, and the edges between them.
//!
//! What tells a colour is its number; the hue comes second. A box keeps its size whatever stands in it.

use super::Brush;
use super::grid::write;
use super::theme::Ink;
use crate::scene::{Edge, Graph, Kind, Lit, Role, Vertex};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::symbols::Marker;
use ratatui::widgets::Widget;
use ratatui::widgets::canvas::{Canvas, Line};
use unicode_width::UnicodeWidthStr;

/// What the places of vertices are counted in.
const WHOLE: u32 = 1_000;

/// The most columns of a name in its box.
const WIDEST_NAME: usize = 10;

/// Points of a cell, across and down.
const POINTS: (f64, f64) = (2.0, 4.0);

pub(super) struct GraphView<'a> {
    pub graph: &'a Graph,
    pub kind: Kind,
    pub brush: &'a Brush,
}

impl Widget for &GraphView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let notes = u16::from(!self.graph.note.is_empty() && area.height > 2);
        let area = Rect { height: area.height - notes, ..area };
        if area.is_empty() {
            return;
        }
        if notes > 0 {
            let below = Rect { y: area.bottom(), height: 1, ..area };
            write(buffer, below, below.x, below.y, &self.graph.note, self.brush.style(Ink::Quiet));
        }
        let boxes = Boxes::new(self.graph, area);
        if self.brush.glyphs.has_blocks {
            self.fine_edges(&boxes, area, buffer);
        } else {
            let style = self.brush.style(Ink::Quiet);
            for edge in self.graph.edges.iter().filter(|edge| edge.lit.is_none()) {
                self.coarse_edge(edge, &boxes, self.brush.glyphs.ruled_out, style, buffer);
            }
        }
        for edge in &self.graph.edges {
            let (sign, ink) = match edge.lit {
                None => continue,
                Some(Lit::Line | Lit::Attacker) => (self.brush.glyphs.line, Ink::AttackedText),
                Some(Lit::AlsoLine | Lit::AlsoAttacker) => (self.brush.glyphs.also_line, Ink::AlsoText),
            };
            self.coarse_edge(edge, &boxes, sign, self.brush.style(ink), buffer);
        }
        for (index, vertex) in self.graph.vertices.iter().enumerate() {
            self.vertex(vertex, index == self.graph.focus, boxes.of(vertex), buffer);
        }
    }
}

impl GraphView<'_> {
    /// The edges that nothing lights, drawn in points finer than cells.
    fn fine_edges(&self, boxes: &Boxes, area: Rect, buffer: &mut Buffer) {
        let centre = |vertex: &Vertex| {
            let at = boxes.centre(vertex);
            let down = f64::from(area.bottom() - 1 - at.y) + 0.5;
            ((f64::from(at.x - area.x) + 0.5) * POINTS.0, down * POINTS.1)
        };
        let lines: Vec<Line> = self
            .graph
            .edges
            .iter()
            .filter(|edge| edge.lit.is_none())
            .filter_map(|edge| {
                let ((x1, y1), (x2, y2)) = (centre(self.end(edge.ends.0)?), centre(self.end(edge.ends.1)?));
                Some(Line { x1, y1, x2, y2, ..Line::default() })
            })
            .collect();
        let mut drawn = Buffer::empty(area);
        Canvas::default()
            .marker(Marker::Braille)
            .x_bounds([0.0, f64::from(area.width) * POINTS.0])
            .y_bounds([0.0, f64::from(area.height) * POINTS.1])
            .paint(|context| lines.iter().for_each(|line| context.draw(line)))
            .render(area, &mut drawn);
        let style = self.brush.style(Ink::Quiet);
        for position in area.positions() {
            let symbol = drawn[position].symbol();
            if !symbol.trim().is_empty() && symbol != "\u{2800}" {
                write(buffer, area, position.x, position.y, symbol, style);
            }
        }
    }

    fn end(&self, vertex: usize) -> Option<&Vertex> {
        self.graph.vertices.get(vertex)
    }

    /// An edge as a sign in every cell that it passes.
    fn coarse_edge(&self, edge: &Edge, boxes: &Boxes, sign: &str, style: Style, buffer: &mut Buffer) {
        let (Some(from), Some(to)) = (self.end(edge.ends.0), self.end(edge.ends.1)) else { return };
        for position in line(boxes.centre(from), boxes.centre(to)) {
            write(buffer, boxes.area, position.x, position.y, sign, style);
        }
    }

    fn vertex(&self, vertex: &Vertex, is_focus: bool, area: Rect, buffer: &mut Buffer) {
        let glyphs = self.brush.glyphs;
        let ink = match (vertex.role, vertex.lit, vertex.colour) {
            (Role::PlacedNow, ..) => Ink::PlaceSquare,
            (Role::AttackedNow, ..) => Ink::AttackedSquare,
            (Role::UndoneNow, ..) => Ink::UndoSquare,
            (_, Some(Lit::Attacker | Lit::Line), _) => Ink::Attacker,
            (_, Some(_), _) => Ink::AlsoAttacker,
            (Role::Given | Role::Placed, None, Some(colour)) => Ink::of_colour(colour),
            _ if is_focus && self.kind == Kind::Start => Ink::Tint,
            _ => Ink::LightSquare,
        };
        let style = self.brush.style(ink);
        let sign = match vertex.role {
            Role::PlacedNow => glyphs.joins,
            Role::AttackedNow => glyphs.cross,
            Role::UndoneNow => glyphs.arrow_back,
            _ => " ",
        };
        let name = short(&vertex.label);
        let text = match vertex.colour {
            Some(colour) => format!("{name}={colour}"),
            None => name,
        };
        let blank = " ".repeat(area.width.into());
        for y in area.top()..area.bottom() {
            write(buffer, area, area.x, y, &blank, style.remove_modifier(Modifier::UNDERLINED));
        }
        let middle = area.y + (area.height - 1) / 2;
        let width = u16::try_from(text.width() + 2).unwrap_or(area.width);
        let left = area.x + area.width.saturating_sub(width) / 2;
        let is_bare = !self.brush.theme.has_colours && (vertex.colour.is_some() || vertex.lit.is_some());
        let ends = match (sign, is_bare) {
            (" ", true) => ["(", ")"],
            (sign, true) => [sign, ")"],
            (sign, false) => [sign, " "],
        };
        write(buffer, area, left, middle, &format!("{}{text}{}", ends[0], ends[1]), style);
    }
}

/// Where the boxes of the vertices are.
struct Boxes {
    area: Rect,
    width: u16,
    height: u16,
}

impl Boxes {
    /// Boxes as high as leaves them apart, three rows or one.
    fn new(graph: &Graph, area: Rect) -> Self {
        let name = graph.vertices.iter().map(|vertex| short(&vertex.label).width()).max().unwrap_or(0);
        // A sign before and a blank behind, and a sign before the number.
        let width = u16::try_from(name + graph.digits + 3).unwrap_or(u16::MAX).min(area.width);
        let high = Self { area, width, height: 3 };
        let fits = area.height >= 9 && {
            let all: Vec<Rect> = graph.vertices.iter().map(|vertex| high.of(vertex)).collect();
            // With a row between two that stand over one another.
            let grown = |rect: &Rect| Rect { height: rect.height + 1, ..*rect };
            all.iter()
                .enumerate()
                .all(|(index, one)| all[index + 1..].iter().all(|other| !grown(one).intersects(grown(other))))
        };
        if fits { high } else { Self { height: 1, ..high } }
    }

    /// The box of a vertex, the whole of it within the area.
    fn of(&self, vertex: &Vertex) -> Rect {
        let (width, height) = (self.width.min(self.area.width), self.height.min(self.area.height));
        let scaled = |part: u16, room: u16| {
            u16::try_from((u32::from(part) * u32::from(room) + WHOLE / 2) / WHOLE).unwrap_or(0).min(room)
        };
        let x = self.area.x + scaled(vertex.at.0, self.area.width - width);
        let y = self.area.y + scaled(vertex.at.1, self.area.height - height);
        Rect::new(x, y, width, height)
    }

    fn centre(&self, vertex: &Vertex) -> Position {
        let area = self.of(vertex);
        Position::new(area.x + area.width / 2, area.y + area.height / 2)
    }
}

/// A name, cut to what a box takes.
fn short(name: &str) -> String {
    name.chars().take(WIDEST_NAME).collect()
}

/// The cells strictly between two.
fn line(from: Position, to: Position) -> impl Iterator<Item = Position> {
    let (dx, dy) = (i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y));
    let steps = dx.abs().max(dy.abs());
    // Cells are twice as high as wide: a flat line has a sign in every other one.
    let stride = if dx.abs() > 2 * dy.abs() { 2 } else { 1 };
    (1..steps).step_by(stride).filter_map(move |step| {
        let x = i32::from(from.x) + (2 * dx * step + steps) / (2 * steps);
        let y = i32::from(from.y) + (2 * dy * step + steps * dy.signum()) / (2 * steps);
        Some(Position::new(u16::try_from(x).ok()?, u16::try_from(y).ok()?))
    })
}

#[cfg(test)]
mod tests;
