//! Whole frames of two programs.

use super::super::{draw, glyphs::Signs};
use crate::app::{Action, App, Change, Compare, Depth, Look, ThemeName};
use crate::scene::{MISTAKES, Mistake};
use crate::search::Goal;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

fn frame(app: &App, width: u16, height: u16) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    draw(app, area, &mut buffer);
    buffer
}

fn text(app: &App, width: u16, height: u16) -> String {
    let buffer = frame(app, width, height);
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

fn open(number: usize, size: u8, at: u64, look: Look) -> App {
    App::new(Box::new(Mistake::of(number).unwrap().open(size, Goal::All).unwrap()), at, look)
}

#[test]
fn every_mistake_at_every_size_draws() {
    for mistake in MISTAKES {
        for (size, at) in [(1, 0), (4, 0), (4, 32), (8, 40)] {
            let mut app = open(mistake.number, size, at, Look::default());
            for change in [Change::Zoom, Change::Zoom, Change::Panel, Change::Panel] {
                for width in (0..=150).step_by(19) {
                    for height in (0..=45).step_by(6) {
                        frame(&app, width, height);
                    }
                }
                app.update(Action::Look(change));
            }
        }
    }
}

#[test]
fn ascii_signs_draw_ascii_only_and_no_colour_stays_none() {
    let look = Look { signs: Signs::Ascii, theme: ThemeName::Light, depth: Depth::None, ..Look::default() };
    for mistake in MISTAKES {
        let mut app = open(mistake.number, 4, 0, look.clone());
        for _ in 0..40 {
            let buffer = frame(&app, 80, 24);
            assert!(buffer.content().iter().all(|cell| cell.symbol().is_ascii()), "{buffer:?}");
            let none = ratatui::style::Color::Reset;
            assert!(buffer.content().iter().all(|cell| cell.fg == none && cell.bg == none));
            app.update(Action::StepForward);
        }
    }
}

#[test]
fn the_page_says_all_of_its_text_at_eighty_columns() {
    for mistake in MISTAKES {
        let app = open(mistake.number, 4, 0, Look::default());
        let shown = text(&app, 80, 24);
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let shown = words(&shown.replace('│', " "));
        for paragraph in mistake.paragraphs() {
            let last = words(paragraph).pop().unwrap();
            assert!(shown.contains(&last), "{mistake:?}: {last}");
        }
    }
}

#[test]
fn the_first_difference_is_marked_in_both_programs() {
    let mut app = open(1, 4, 1, Look::default());
    app.update(Action::Compare(Compare::Difference));
    let shown = text(&app, 80, 24);
    for wanted in ["≠ cols", "First difference at step 9", "{0 (2)}", "2 stays in", "≠ cols.remove(c)", "≠ ╌╌╌"]
    {
        assert!(shown.contains(wanted), "{wanted} in\n{shown}");
    }
    app.update(Action::StepForward);
    app.update(Action::StepForward);
    let shown = text(&app, 80, 24);
    assert!(shown.contains('♕'), "the queen that is gone:\n{shown}");
}

#[test]
fn a_click_on_the_timeline_goes_to_its_step() {
    use super::super::hit;
    let app = open(1, 4, 1, Look::default());
    let area = Rect::new(0, 0, 140, 40);
    assert!(matches!(hit(&app, area, 70, 38), Some(Action::Go(..))));
    assert_eq!(hit(&app, area, 70, 37), None);
    assert_eq!(hit(&app, Rect::new(0, 0, 80, 24), 40, 22), None, "there is none in few rows");
}

#[test]
fn the_end_tells_what_each_has_come_to() {
    let mut app = open(2, 4, 500, Look::default());
    let shown = text(&app, 80, 24);
    assert!(shown.contains("right program: 2 boards in 78 events."), "{shown}");
    assert!(shown.contains("wrong program: 0 boards in 14 events, KeyError: 3."), "{shown}");
    app.update(Action::Mistake);
    assert!(text(&app, 80, 24).contains("Only one diagonal is tested"));
}
