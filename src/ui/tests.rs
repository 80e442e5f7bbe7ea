//! Whole frames.

use super::*;
use crate::app::{Depth, Look, Signs, ThemeName};
use crate::catalogue::tests::asked;
use crate::replay::Direction;
use crate::search::Goal;

fn frame(app: &App, width: u16, height: u16) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    draw(app, area, &mut buffer);
    buffer
}

fn open(size: u8, goal: Goal, at: u64, look: Look) -> App {
    App::open(asked(&format!("queens {size}")).with_goal(goal), at, look).unwrap()
}

const FORWARD: crate::app::Action = crate::app::Action::Do(Verb::Step(Direction::Forward));
const BACK: crate::app::Action = crate::app::Action::Do(Verb::Step(Direction::Back));

/// Every size, each with one of the boards, looks and popups in turn, so that each of these meets sizes of every kind.
#[test]
fn every_board_look_and_popup_draws_at_every_size() {
    use crate::app::{Action, Change};
    let mut apps: Vec<App> = (1..=32)
        .map(|size| {
            let theme = ThemeName::ALL[usize::from(size) % ThemeName::ALL.len()];
            let signs = if size % 3 == 0 { Signs::Ascii } else { Signs::Unicode };
            open(size, Goal::All, 97 + u64::from(size) * 7, Look { theme, signs, ..Look::default() })
        })
        .collect();
    let changes = [Change::Zoom, Change::Template, Change::Bits, Change::AttackMap, Change::Panel, Change::Language]
        .map(Action::Look);
    let mut buffer = Buffer::empty(Rect::new(0, 0, 130, 45));
    let mut turn = 0;
    for width in 0..=130 {
        for height in 0..=45 {
            let app = &mut apps[turn % 32];
            if turn % 7 == 0 {
                app.update(changes[turn / 7 % changes.len()]);
            }
            draw(app, Rect::new(0, 0, width, height), &mut buffer);
            if turn % 5 == 0 {
                app.update(Action::Help);
            }
            turn += 1;
        }
    }
}

/// The whole of it: every board in every look of the screen at every size, half a million frames.
#[test]
#[ignore = "takes minutes; the tests beside it draw a part of these frames"]
fn every_board_draws_at_every_size_in_every_look() {
    use crate::app::{Action, Change};
    let mut buffer = Buffer::empty(Rect::new(0, 0, 130, 45));
    for size in 1..=32 {
        let mut app = open(size, Goal::All, 97, Look::default());
        for action in [Action::Look(Change::Zoom), Action::Look(Change::Zoom), Action::Help] {
            app.update(action);
            for (width, height) in (0..=130).flat_map(|width| (0..=45).map(move |height| (width, height))) {
                draw(&app, Rect::new(0, 0, width, height), &mut buffer);
            }
        }
    }
}

/// Where most can go wrong: little room, and the most of everything.
#[test]
fn every_board_draws_in_little_room() {
    use crate::app::Action;
    let mut buffer = Buffer::empty(Rect::new(0, 0, 60, 20));
    for size in 1..=32 {
        let mut app = open(size, Goal::All, 31, Look::default());
        for page in 0..3 {
            for (width, height) in
                (LEAST_SIZE.0..60).step_by(5).flat_map(|width| [10, 11, 17].map(|rows| (width, rows)))
            {
                draw(&app, Rect::new(0, 0, width, height + page), &mut buffer);
            }
            app.update(Action::Help);
        }
    }
}

fn line(buffer: &Buffer, y: u16) -> String {
    (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect()
}

fn lines(buffer: &Buffer) -> Vec<String> {
    (0..buffer.area.height).map(|y| line(buffer, y).trim_end().to_owned()).collect()
}

#[test]
fn under_the_least_size_one_line_says_what_is_needed() {
    let app = open(4, Goal::First, 7, Look::default());
    for (width, height) in [(LEAST_SIZE.0 - 1, 24), (80, LEAST_SIZE.1 - 1), (1, 1), (10, 40)] {
        let lines = lines(&frame(&app, width, height));
        // In as few lines as it takes.
        let shown = lines.join(" ").trim_end().to_owned();
        let needed = "stepback needs 30 x 10; q quits";
        assert!(shown == needed || width < 10 && height < 5, "{width} x {height}: {shown}");
    }
    assert!(lines(&frame(&app, LEAST_SIZE.0, LEAST_SIZE.1))[0].contains("step"));
}

#[test]
fn a_board_too_large_shows_its_current_row_and_says_which_part_is_in_sight() {
    for (width, height) in [(80, 24), (60, 16), (30, 10), (100, 20)] {
        let app = open(32, Goal::First, 9_001, Look::default());
        let lines = lines(&frame(&app, width, height));
        let (row, _) = app.scene().picture.focus();
        let note = lines.iter().find(|line| line.starts_with("rows ") || line.starts_with("r ")).expect("a note");
        let range = note.split([' ', '/', ',']).nth(1).and_then(|range| range.split_once('-')).expect("a range");
        let (first, last): (usize, usize) = (range.0.parse().unwrap(), range.1.parse().unwrap());
        assert!((first..=last).contains(&row), "row {row}: {note}");
        let numbered = |row: usize| lines.iter().any(|line| line.starts_with(&format!("{row:>2} ")));
        assert!((first..=last).all(numbered), "{lines:#?}");
    }
    let whole = lines(&frame(&open(8, Goal::First, 9, Look::default()), 80, 24));
    assert!(whole.iter().all(|line| !line.starts_with("rows ")));
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
            app.update(FORWARD);
        }
        while let Some(expected) = frames.pop() {
            app.update(BACK);
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
        app.update(crate::app::Action::Help);
        let buffer = frame(&app, 80, 24);
        assert!(buffer.content().iter().all(|cell| cell.symbol().is_ascii()), "{buffer:?}");
        app.update(FORWARD);
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
        app.update(FORWARD);
    }
}
