//! A graph on a screen of cells: boxes apart, edges between them, every part told without colour.

use super::*;
use crate::app::{Depth, Signs, ThemeName};
use crate::ui::glyphs::Glyphs;
use crate::ui::theme::Theme;

fn vertex(label: &str, at: (u16, u16), colour: Option<u16>, role: Role, lit: Option<Lit>) -> Vertex {
    Vertex { label: label.to_owned(), at, colour, role, lit }
}

/// Three vertices: one that stands and refuses, one that is refused, one that is empty.
fn graph() -> Graph {
    let vertices = vec![
        vertex("WA", (0, 500), Some(0), Role::Placed, Some(Lit::Attacker)),
        vertex("NT", (1_000, 0), Some(0), Role::AttackedNow, None),
        vertex("SA", (1_000, 1_000), None, Role::Empty, None),
    ];
    let edges = vec![Edge { ends: (0, 1), lit: Some(Lit::Line) }, Edge { ends: (0, 2), lit: None }];
    Graph { vertices, edges, focus: 1, digits: 1, note: "a part".to_owned() }
}

fn drawn(graph: &Graph, signs: Signs, depth: Depth, area: Rect) -> (Vec<String>, Buffer) {
    let brush = Brush { theme: Theme::of(ThemeName::Auto, depth), glyphs: Glyphs::of(signs) };
    let mut buffer = Buffer::empty(area);
    GraphView { graph, kind: Kind::Attacked, brush: &brush }.render(area, &mut buffer);
    let rows = buffer.content().chunks(usize::from(area.width).max(1));
    (
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>().trim_end().to_owned())
            .collect(),
        buffer,
    )
}

#[test]
fn in_ascii_and_without_colour_the_vertices_and_edges_say_what_they_are() {
    let (rows, buffer) = drawn(&graph(), Signs::Ascii, Depth::None, Rect::new(0, 0, 24, 8));
    assert_eq!(
        rows,
        [
            "                  xNT=0)",
            "            * * *",
            "      * * *",
            "(WA=0)",
            "      . . .",
            "            . . .",
            "                    SA",
            "a part",
        ]
    );
    assert!(buffer.content().iter().all(|cell| cell.fg == ratatui::style::Color::Reset && cell.symbol().is_ascii()));
}

#[test]
fn with_blocks_the_edges_are_finer_than_cells_and_lit_ones_are_not() {
    let (rows, _) = drawn(&graph(), Signs::Unicode, Depth::Full, Rect::new(0, 0, 24, 8));
    let text = rows.join("\n");
    assert!(
        text.contains('•') && text.chars().any(|character| ('\u{2801}'..='\u{28ff}').contains(&character)),
        "{text}"
    );
    assert!(text.contains("✗NT=0") && text.contains("WA=0") && text.contains("SA"), "{text}");
}

#[test]
fn no_size_is_too_small_to_be_drawn_in() {
    for (width, height) in (0..12).flat_map(|width| (0..6).map(move |height| (width, height))) {
        drawn(&graph(), Signs::Unicode, Depth::Ansi, Rect::new(0, 0, width, height));
    }
    drawn(&Graph::default(), Signs::Ascii, Depth::Full, Rect::new(0, 0, 10, 4));
}

#[test]
fn boxes_do_not_move_from_step_to_step() {
    let before = graph();
    let mut after = graph();
    after.vertices[1].colour = None;
    after.vertices[0].lit = None;
    let area = Rect::new(0, 0, 60, 20);
    let places =
        |graph: &Graph| graph.vertices.iter().map(|vertex| Boxes::new(graph, area).of(vertex)).collect::<Vec<_>>();
    assert_eq!(places(&before), places(&after));
}
