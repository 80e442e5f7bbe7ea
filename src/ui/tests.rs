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

/// Sizes of all kinds, each with one of the boards, looks and popups in turn, so that each of these meets sizes of every kind.
#[test]
fn every_board_look_and_popup_draws_at_sizes_of_all_kinds() {
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
        // Every other height of every other width.
        for height in (width % 2..=45).step_by(2) {
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

/// Much more of it: every board in every look of the screen at every third width and height, each board at others.
#[test]
#[ignore = "takes half a minute in a release build; the tests beside it draw a part of these frames"]
fn every_board_draws_at_a_ninth_of_all_sizes_in_every_look() {
    use crate::app::{Action, Change};
    let mut buffer = Buffer::empty(Rect::new(0, 0, 130, 45));
    for size in 1..=32 {
        let mut app = open(size, Goal::All, 97, Look::default());
        for action in [Action::Look(Change::Zoom), Action::Look(Change::Zoom), Action::Help] {
            app.update(action);
            let (first_width, first_height) = (u16::from(size % 3), u16::from(size / 3 % 3));
            let widths = (first_width..=130).step_by(3);
            let heights = (first_height..=45).step_by(3);
            for (width, height) in widths.flat_map(|width| heights.clone().map(move |height| (width, height))) {
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
        let note = lines
            .iter()
            .find(|line| line.starts_with(" rows ") || line.starts_with(" r "))
            .expect("a note")
            .trim_start();
        let range = note.split([' ', '/', ',']).nth(1).and_then(|range| range.split_once('-')).expect("a range");
        let (first, last): (usize, usize) = (range.0.parse().unwrap(), range.1.parse().unwrap());
        assert!((first..=last).contains(&row), "row {row}: {note}");
        let numbered = |row: usize| lines.iter().any(|line| line.starts_with(&format!(" {row:>2} ")));
        assert!((first..=last).all(numbered), "{lines:#?}");
    }
    let whole = lines(&frame(&open(8, Goal::First, 9, Look::default()), 80, 24));
    assert!(whole.iter().all(|line| !line.starts_with(" rows ")));
}

#[test]
fn an_attacker_is_in_sight_with_the_attacked_square_or_its_place_is_told() {
    use crate::scene::Lit;
    let mut hidden = 0;
    for at in (40..3_000).step_by(7) {
        let app = open(32, Goal::First, at, Look::default());
        let grid = app.scene().picture.grid().unwrap();
        let mut squares = (0..32).flat_map(|row| (0..32).map(move |column| (row, column)));
        let Some((row, column)) = squares.find(|&at| grid.square(at).lit == Some(Lit::Attacker)) else { continue };
        let shown = lines(&frame(&app, 80, 24));
        let note = shown.iter().find(|line| line.contains("/32") || line.contains(" of 32")).unwrap();
        let numbers: Vec<usize> = note.split(|sign: char| !sign.is_ascii_digit()).flat_map(str::parse).collect();
        let is_in_sight = (numbers[0]..=numbers[1]).contains(&row) && (numbers[3]..=numbers[4]).contains(&column);
        let told = note.contains(&format!("attacker ({row},{column})"));
        assert!(is_in_sight != told, "({row},{column}): {note}");
        hidden += usize::from(told);
    }
    assert!(hidden > 0, "some are out of sight");
}

#[test]
fn the_footer_of_a_wide_screen_shows_the_keys_of_the_view_too() {
    let shown = lines(&frame(&open(8, Goal::All, 30, Look::default()), 120, 40));
    let footer = shown.last().unwrap();
    for word in ["past this branch", "a all", "w mistake", "c code", "x map", "b bits", "? keys", "q quit"] {
        assert!(footer.contains(word), "{word} in {footer}");
    }
}

#[test]
fn the_parts_of_a_screen_begin_in_one_column() {
    for (width, height) in [(80, 24), (120, 40), (60, 20)] {
        for at in [0, 30] {
            let shown = lines(&frame(&open(8, Goal::All, at, Look::default()), width, height));
            for line in shown.iter().filter(|line| !line.is_empty()) {
                assert!(line.starts_with(' '), "{width} x {height}: {line}");
            }
            for begins in ["place", "├", "0"] {
                let begins = format!(" {begins}");
                assert!(shown.iter().any(|line| line.starts_with(&begins)), "{begins} in {shown:#?}");
            }
        }
    }
}

#[test]
fn a_number_stands_right_behind_the_word_for_it() {
    let shown = lines(&frame(&open(8, Goal::All, 30, Look::default()), 80, 24)).join("\n");
    assert!(shown.contains(" place 6 ") && shown.contains(" attacked 23 "), "{shown}");
}

#[test]
fn the_timeline_has_the_same_place_whatever_is_counted() {
    for (width, height) in [(80, 24), (60, 20), (120, 40)] {
        let area = Rect::new(0, 0, width, height);
        let place = |command: &str| {
            let app = App::open(asked(command), 9, Look::default()).unwrap();
            screen(&app, &Brush::of(&app), area).timeline.unwrap()
        };
        assert_eq!(place("sudoku"), place("sudoku --order mrv"));
        assert_eq!(place("queens 4"), place("queens 10"));
    }
}

#[test]
fn the_board_alone_is_centred_and_larger_with_its_sentence_in_full() {
    use crate::app::{Action, Change};
    for (command, width, height) in
        ["queens 4", "queens 8", "sudoku", "parentheses", "coloring", "word-search", "registers"]
            .into_iter()
            .flat_map(|command| [(80, 24), (120, 40), (60, 20)].map(|(width, height)| (command, width, height)))
    {
        let mut app = App::open(asked(command), 0, Look::default()).unwrap();
        let area = Rect::new(0, 0, width, height);
        let panels = |app: &App| {
            let screen = screen(app, &Brush::of(app), area);
            (screen, Panels::of_one(screen.main, app.scene(), app.look()))
        };
        let before = picture_size(&app, panels(&app).1.board);
        app.update(Action::Look(Change::Zoom));
        let (screen, Panels { board, .. }) = panels(&app);
        let (after, main) = (picture_size(&app, board), screen.main);
        assert!(after.0 >= before.0 && after.1 >= before.1, "{command} {width}: {before:?} {after:?}");
        let (left, right) = (board.x - main.x, main.right() - board.right());
        let (above, below) = (board.y - main.y, main.bottom() - board.bottom());
        assert!(left.abs_diff(right) <= 1 && above.abs_diff(below) <= 1, "{command}: {board:?} in {main:?}");
        for _ in 0..60 {
            app.update(FORWARD);
            let shown = lines(&frame(&app, width, height));
            let rows = &shown[screen.sentence.y.into()..screen.sentence.bottom().into()];
            assert!(rows.iter().all(|row| !row.contains('…')), "{command} {width}: {rows:#?}");
        }
    }
}

/// Columns and rows of the picture in an area.
fn picture_size(app: &App, area: Rect) -> (u16, u16) {
    picture::size(app.scene(), area.width, area.height)
}

#[test]
fn a_screen_of_sixty_columns_has_a_title_and_an_editor_no_step() {
    let app = App::open(asked("sudoku"), 9, Look::default()).unwrap();
    assert!(lines(&frame(&app, 60, 20))[0].contains("Sudoku leetcode"));
    let mut app = App::open(asked("sudoku"), 9, Look::default()).unwrap();
    app.press(crate::tour::KeyPress::Char('e'));
    for width in [60, 80, 120] {
        let header = lines(&frame(&app, width, 24))[0].clone();
        assert!(!header.contains("step ") && header.contains("being edited"), "{header}");
    }
}

#[test]
fn the_cell_at_hand_differs_from_its_units_before_the_first_event() {
    for depth in Depth::ALL {
        let app = App::open(asked("sudoku"), 0, Look { depth, ..Look::default() }).unwrap();
        let buffer = frame(&app, 80, 24);
        let reversed =
            buffer.content().iter().filter(|cell| cell.modifier.contains(ratatui::style::Modifier::REVERSED)).count();
        assert_eq!(reversed, 4, "one square of 4 x 1 cells");
    }
}

#[test]
fn the_attack_map_has_a_dot_in_the_middle_of_each_square_and_says_that_rows_are_no_set() {
    use crate::app::{Action, Change};
    let mut app = open(8, Goal::All, 30, Look::default());
    app.update(Action::Look(Change::AttackMap));
    let shown = lines(&frame(&app, 80, 24));
    assert!(shown.iter().any(|line| line.contains("▝▘")), "{shown:#?}");
    assert!(shown.join("\n").contains("cols, diag or anti rule out; rows are no set"), "{shown:#?}");
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
