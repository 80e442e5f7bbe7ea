//! Whole frames of two programs.

use super::super::{draw, glyphs::Signs};
use crate::app::{Action, App, Change, Depth, Look, ThemeName};
use crate::catalogue::{asked_mistake, mistakes};
use crate::replay::Direction;
use crate::tour::Verb;
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
    let asked = asked_mistake(number).unwrap();
    let has_sizes = asked.values.has("--n");
    let asked = if has_sizes { asked.with("--n", &size.to_string()).unwrap() } else { asked };
    App::open(asked, at, look).unwrap()
}

const FORWARD: Action = Action::Do(Verb::Step(Direction::Forward));

#[test]
fn every_mistake_at_every_size_draws() {
    for mistake in mistakes() {
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
    for mistake in mistakes() {
        let mut app = open(mistake.number, 4, 0, look.clone());
        for _ in 0..40 {
            let buffer = frame(&app, 80, 24);
            assert!(buffer.content().iter().all(|cell| cell.symbol().is_ascii()), "{buffer:?}");
            let none = ratatui::style::Color::Reset;
            assert!(buffer.content().iter().all(|cell| cell.fg == none && cell.bg == none));
            app.update(FORWARD);
        }
    }
}

#[test]
fn the_page_says_all_of_its_text_at_eighty_columns() {
    for mistake in mistakes() {
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
    app.update(Action::Do(Verb::Difference));
    let shown = text(&app, 80, 24);
    for wanted in ["≠ cols", "First difference at step 9", "{0 (2)}", "2 stays in", "≠     cols.remove(c)", "≠ ╌╌╌"]
    {
        assert!(shown.contains(wanted), "{wanted} in\n{shown}");
    }
    app.update(FORWARD);
    app.update(FORWARD);
    let shown = text(&app, 80, 24);
    assert!(shown.contains("gone"), "the queen that is gone:\n{shown}");
}

#[test]
fn a_click_on_the_timeline_goes_to_its_step() {
    use super::super::hit;
    let app = open(1, 4, 1, Look::default());
    let area = Rect::new(0, 0, 140, 40);
    assert!(matches!(hit(&app, area, 70, 38), Some(Action::Do(Verb::Go(..)))));
    assert_eq!(hit(&app, area, 70, 37), None);
    assert_eq!(hit(&app, Rect::new(0, 0, 80, 24), 40, 22), None, "there is none in few rows");
}

#[test]
fn the_end_tells_what_each_has_come_to() {
    let mut app = open(2, 4, 500, Look::default());
    let shown = text(&app, 80, 24);
    assert!(shown.contains("right program: 2 boards in 78 events."), "{shown}");
    assert!(shown.contains("wrong program: 0 boards in 14 events, KeyError: 3."), "{shown}");
    app.update(Action::Do(Verb::Mistake(None)));
    assert!(text(&app, 80, 24).contains("Only one diagonal is tested"));
}

/// The first row.
fn header(app: &App, width: u16, height: u16) -> String {
    text(app, width, height).lines().next().unwrap_or_default().to_owned()
}

#[test]
fn a_title_is_never_empty_and_names_the_goal() {
    for mistake in mistakes() {
        for (size, width, height) in [(4, 60, 20), (8, 80, 24), (4, 80, 24), (8, 60, 20)] {
            let app = open(mistake.number, size, 30, Look::default());
            let header = header(&app, width, height);
            let goal = if mistake.most.is_some() { "all boards" } else { "first board" };
            assert!(header.contains(goal) && header.contains(" 30 of "), "{mistake:?} {width}: {header}");
        }
    }
    let app = open(3, 4, 1, Look::default());
    assert!(header(&app, 60, 20).starts_with(" Mistake 3 · all boards "));
    assert!(header(&app, 34, 20).starts_with(" Mistake 3"));
}

#[test]
fn where_the_event_is_the_same_the_line_and_the_saved_board_that_differ_are_in_sight() {
    let mut app = open(3, 4, 1, Look::default());
    app.update(Action::Do(Verb::Difference));
    for (width, height) in [(60, 20), (80, 24), (140, 40)] {
        let shown = text(&app, width, height);
        let blank = shown.replace(' ', "");
        for wanted in ["≠boards.append(queens[:])", "≠boards.append(queens)", "≠saved1[1,3,0,2]", "≠saved1[1,3,0]"]
        {
            assert!(blank.contains(wanted), "{wanted} in\n{shown}");
        }
    }
    let app = open(3, 4, 500, Look::default());
    for (width, height) in [(60, 20), (80, 24), (140, 40)] {
        let shown = text(&app, width, height);
        assert!(shown.replace(' ', "").contains("≠boards.append(queens[:])"), "at the end:\n{shown}");
    }
}

#[test]
fn the_sign_of_a_difference_stands_before_a_difference_only() {
    for (at, sign) in [(1, false), (9, true)] {
        let shown = text(&open(1, 4, at, Look::default()), 80, 24);
        let note = shown.lines().nth(21).unwrap();
        assert_eq!(note.contains('≠'), sign, "{note}");
    }
}

#[test]
fn what_the_two_have_come_to_has_room_and_other_texts_end_in_a_sign_where_they_are_cut() {
    let shown = text(&open(3, 4, 500, Look::default()), 60, 20);
    let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        words.contains("right program: 2 boards in 78 events: [1, 3, 0, 2] [2, 0, 3, 1]. wrong program: 2"),
        "{shown}"
    );
    assert!(shown.contains("…"), "{shown}");
    let shown = text(&open(4, 8, 40, Look::default()), 80, 24);
    assert!(shown.contains("no sets: only a full board is tested"), "{shown}");
}

#[test]
fn the_list_of_mistakes_says_which_keys_choose() {
    let shown = text(&open(1, 4, 0, Look::default()), 80, 24);
    assert!(shown.contains("[1] to [5] opens one"), "{shown}");
}

#[test]
fn a_queen_that_is_gone_is_drawn_as_large_as_the_others() {
    let shown = text(&open(1, 4, 11, Look::default()), 140, 40);
    let thinned = "▗ ▚▚▗▗▘  ▐▖▙█▟▗▌";
    assert!(shown.contains(thinned) && !shown.contains('♕'), "{shown}");
}

#[test]
fn the_calls_of_each_program_have_room_beside_a_large_board() {
    let shown = text(&open(1, 4, 9, Look::default()), 140, 40);
    let title = shown.lines().find(|line| line.contains(" calls ")).unwrap();
    let columns = title.rsplit("─ calls").next().unwrap().chars().count() + "─ calls".chars().count();
    assert!(columns >= 30, "{columns}");
}

#[test]
fn a_shelf_of_many_boards_says_how_many_there_are() {
    // Of 7 queens there are 40 boards, of which the shelf keeps the first ten.
    let app = open(3, 7, u64::MAX, Look::default());
    let small = text(&app, 80, 24);
    assert!(small.contains("saved  1") && small.contains("… 3"), "{small}");
    let large = text(&app, 150, 60);
    assert!(large.contains("saved  2") && large.contains(" more"), "{large}");
    let shown = large.lines().filter(|line| line.contains("saved ") && line.contains('[')).count();
    assert!(large.contains(&format!("… {} more", 40 - shown)), "{large}");
}
