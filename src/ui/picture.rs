//! The picture of a step: one widget for each kind there is.

use super::Brush;
use super::graph::GraphView;
use super::grid::{Fit, GridView};
use super::strip::{self, StripView};
use crate::scene::{Picture, Scene};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

pub(super) struct PictureView<'a> {
    pub scene: &'a Scene,
    pub attack_map: bool,
    pub brush: &'a Brush,
}

/// Columns and rows that the picture of a scene takes of an area, its strip included.
pub(super) fn size(scene: &Scene, width: u16, height: u16) -> (u16, u16) {
    let over = if scene.strip.is_some() { strip::ROWS } else { 0 };
    match &scene.picture {
        Picture::Grid(grid) => {
            let fit = Fit::new(grid, width, height.saturating_sub(over));
            // A strip that is wider than the squares has its room, as far as there is any.
            let strip = scene.strip.as_ref().map_or(0, strip::columns).min(width);
            (fit.width().max(strip), fit.height() + over)
        }
        Picture::Graph(_) => (width, height),
    }
}

/// How many rows the picture has at the least.
pub(super) fn rows(scene: &Scene) -> usize {
    match &scene.picture {
        Picture::Grid(grid) => grid.rows,
        Picture::Graph(graph) => graph.vertices.len(),
    }
}

/// How many columns the picture has at the least.
pub(super) fn columns(scene: &Scene) -> usize {
    match &scene.picture {
        Picture::Grid(grid) => grid.columns,
        Picture::Graph(graph) => graph.vertices.len(),
    }
}

impl Widget for &PictureView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut rest = area;
        if let Some(strip) = &self.scene.strip {
            StripView { strip, brush: self.brush }.render(area, buffer);
            let rows = strip::ROWS.min(area.height);
            rest = Rect { y: area.y + rows, height: area.height - rows, ..area };
        }
        match &self.scene.picture {
            Picture::Grid(grid) => {
                GridView { grid, attack_map: self.attack_map, kind: self.scene.kind, brush: self.brush }
                    .render(rest, buffer);
            }
            Picture::Graph(graph) => {
                GraphView { graph, kind: self.scene.kind, brush: self.brush }.render(rest, buffer);
            }
        }
    }
}
