//! Whole frames.

use super::*;
use crate::app::{Depth, Look, Signs, ThemeName};
use crate::puzzles::queens::Queens;
use crate::replay::Replay;
use crate::search::Goal;

fn frame(app: &App, width: u16, height: u16) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    draw(app, area, &mut buffer);
    buffer
}

fn open(size: u8, goal: Goal, at: u64, look: Look) -> App {
    App::new(Box::new(Replay::new(Queens::new(size).unwrap(), goal)), at, look)
}

#[test]
fn every_board_at_every_size_draws() {
    for size in [1, 2, 4, 8, 11, 12, 20, 32] {
        let mut app = open(size, Goal::All, 97, Look::default());
        for zoomed in [false, true] {
            for width in (0..=130).step_by(3) {
                for height in (0..=45).step_by(2) {
                    frame(&app, width, height);
                }
            }
            app.update(crate::app::Action::Look(crate::app::Change::Zoom));
            app.update(if zoomed { crate::app::Action::Close } else { crate::app::Action::Help });
        }
    }
}

#[test]
fn the_frame_after_as_many_steps_back_as_forward_is_that_of_before() {
    for (size, goal, from) in
        [(1, Goal::All, 0), (3, Goal::All, 2), (4, Goal::First, 0), (6, Goal::All, 400), (9, Goal::All, 40_000)]
    {
        let mut app = open(size, goal, from, Look { attack_map: true, ..Look::default() });
        // How long the trace is belongs to what is known, not to the step.
        while app.has_work() || app.next_tick().is_some() {
            app.work();
            app.tick(std::time::Duration::ZERO);
        }
        let mut frames = vec![];
        while frames.len() < 90 && !app.scene().finished {
            frames.push(frame(&app, 80, 24));
            app.update(crate::app::Action::StepForward);
        }
        while let Some(expected) = frames.pop() {
            app.update(crate::app::Action::StepBack);
            assert_eq!(frame(&app, 80, 24), expected, "N = {size}, step {}", app.scene().step);
        }
    }
}

#[test]
fn no_line_of_the_help_is_cut_at_80_columns() {
    let mut app = open(4, Goal::First, 0, Look::default());
    app.update(crate::app::Action::Help);
    let narrow = frame(&app, 80, 50);
    let wide = frame(&app, 130, 50);
    let text = |buffer: &Buffer, width: usize| {
        let symbols = |row: &[ratatui::buffer::Cell]| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>();
        let inside = |row: String| Some(row.split_once('│')?.1.rsplit_once('│')?.0.replace(' ', ""));
        buffer.content().chunks(width).filter_map(|row| inside(symbols(row))).collect::<Vec<_>>()
    };
    let (narrow, wide) = (text(&narrow, 80), text(&wide, 130));
    assert_eq!(narrow, wide);
}

#[test]
fn ascii_signs_draw_ascii_only() {
    let look = Look { signs: Signs::Ascii, attack_map: true, ..Look::default() };
    let mut app = open(6, Goal::All, 0, look);
    for _ in 0..60 {
        let buffer = frame(&app, 80, 24);
        assert!(buffer.content().iter().all(|cell| cell.symbol().is_ascii()), "{buffer:?}");
        app.update(crate::app::Action::StepForward);
    }
}

#[test]
fn without_colours_no_cell_has_one() {
    use ratatui::style::Color;
    let look = Look { theme: ThemeName::Light, depth: Depth::None, ..Look::default() };
    let mut app = open(4, Goal::First, 0, look);
    for _ in 0..=31 {
        let buffer = frame(&app, 80, 24);
        assert!(buffer.content().iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
        app.update(crate::app::Action::StepForward);
    }
}
