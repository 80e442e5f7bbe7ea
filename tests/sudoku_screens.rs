//! Sudoku on the screen and in its editor: whole screens, scripted sessions, every size.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Color;
use stepback::app::{App, Depth, Effect, Look, Signs};
use stepback::catalogue::Asked;
use stepback::puzzles::sudoku::examples;
use stepback::tour::KeyPress;
use stepback::ui;

fn open(at: u64, look: Look) -> App {
    App::open(Asked::read("sudoku").expect("a command"), at, look).expect("it opens")
}

fn buffer(app: &App, width: u16, height: u16) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    ui::draw(app, area, &mut buffer);
    buffer
}

fn screen(app: &App, width: u16, height: u16) -> String {
    let buffer = buffer(app, width, height);
    let rows = buffer.content().chunks(width.into());
    let row = |row: &[Cell]| row.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned();
    rows.map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_refused_digit_is_not_said_to_stand_in_its_cell() {
    let mut app = open(0, Look::default());
    let mut standing = 0;
    for _ in 0..300 {
        press(&mut app, ">");
        let screen = screen(&app, 80, 24);
        let stands = screen.contains("stands here");
        standing += u32::from(stands);
        assert_eq!(stands, app.scene().sentence.to_string().starts_with("place "), "{screen}");
    }
    assert!(standing > 10);
}

#[test]
fn each_strategy_shows_its_own_code() {
    let mut app = open(0, Look::default());
    let mut names = vec![];
    for _ in 0..4 {
        names.push(app.scene().listing.name());
        press(&mut app, "o");
    }
    assert_eq!(names, ["sudoku", "sudoku-mrv", "sudoku-mrv-look-ahead", "sudoku-mrv-propagate"]);
}

fn press(app: &mut App, keys: &str) -> Effect {
    let mut effect = Effect::None;
    for key in keys.chars() {
        let key = match key {
            '>' => KeyPress::Right,
            '<' => KeyPress::Left,
            'v' => KeyPress::Down,
            '^' => KeyPress::Up,
            '~' => KeyPress::Escape,
            '\n' => KeyPress::Enter,
            '\\' => KeyPress::Backspace,
            '-' => KeyPress::Delete,
            char => KeyPress::Char(char),
        };
        effect = app.press(key);
    }
    effect
}

/// What the user is told.
fn told(app: &App) -> String {
    app.notice().map(ToString::to_string).unwrap_or_default()
}

/// The length of the trace is known, so that it does not depend on how far the program has looked.
fn surveyed(mut app: App) -> App {
    while app.has_work() {
        app.work();
    }
    app
}

#[test]
fn all_is_in_sight_at_eighty_columns() {
    insta::assert_snapshot!(screen(&surveyed(open(68, Look::default())), 80, 24));
}

#[test]
fn a_written_digit_stands_under_the_number_of_its_column_with_and_without_a_sign() {
    for (width, height) in [(80, 24), (60, 20), (100, 32)] {
        for at in [0, 68, 89] {
            let buffer = buffer(&open(at, Look::default()), width, height);
            let row = |y| (0..width).map(move |x| (x, y)).filter(|at| buffer[*at].symbol().parse::<u8>().is_ok());
            let numbers: Vec<u16> = row(1).map(|(x, _)| x).collect();
            // The number of the row stands before the digits.
            let digits: Vec<u16> = row(2).map(|(x, _)| x).filter(|x| (numbers[0]..=numbers[8]).contains(x)).collect();
            assert!(digits.len() >= 3 && digits.iter().all(|x| numbers.contains(x)), "{numbers:?}, {digits:?}");
        }
    }
}

#[test]
fn digits_are_drawn_large_with_candidates_and_all_sets_beside_them() {
    insta::assert_snapshot!(screen(&surveyed(open(68, Look::default())), 120, 40));
}

#[test]
fn an_undo_on_a_wide_screen() {
    insta::assert_snapshot!(screen(&surveyed(open(89, Look::default())), 140, 45));
}

#[test]
fn the_editor_shows_a_clash_and_its_keys() {
    let mut app = surveyed(open(0, Look::default()));
    press(&mut app, "e5");
    insta::assert_snapshot!(screen(&app, 80, 24));
}

#[test]
fn no_size_and_no_event_panics_in_any_look() {
    for look in [Look::default(), Look { signs: Signs::Ascii, depth: Depth::None, attack_map: true, ..Look::default() }]
    {
        for at in [0, 1, 8, 89] {
            let mut app = open(at, look.clone());
            for _ in 0..3 {
                for width in (0..=180).step_by(9) {
                    for height in (0..=60).step_by(3) {
                        buffer(&app, width, height);
                    }
                }
                let keys = if app.is_editing() { "~z" } else { "e7" };
                press(&mut app, keys);
            }
        }
    }
}

#[test]
fn ascii_signs_and_no_colours_are_kept() {
    let look = Look { signs: Signs::Ascii, depth: Depth::None, ..Look::default() };
    let mut app = open(0, look);
    for step in 0..100 {
        let buffer = buffer(&app, 140, 45);
        for cell in buffer.content() {
            assert!(cell.symbol().is_ascii() && cell.fg == Color::Reset && cell.bg == Color::Reset, "{cell:?}");
        }
        press(&mut app, if step == 97 { "e" } else { ">" });
    }
}

#[test]
fn a_grid_is_edited_and_searched() {
    let mut app = open(40, Look::default());
    press(&mut app, "e");
    assert!(app.is_editing());
    // From wherever the cursor is to the first cell, which is cleared.
    press(&mut app, &"^<".repeat(9));
    press(&mut app, "0");
    assert!(app.scene().sentence.to_string().starts_with("edit (0,0): it is empty"), "{}", app.scene().sentence);
    press(&mut app, "\n");
    assert!(!app.is_editing());
    let own = examples::usual().grid().to_string().replacen('5', ".", 1);
    assert_eq!((app.command(), app.scene().step), (format!("sudoku {own}"), 0));
}

#[test]
fn every_key_that_clears_clears() {
    for key in ["0", ".", " ", "\\", "-"] {
        let mut app = open(0, Look::default());
        press(&mut app, &format!("e{}5{key}", "^<".repeat(9)));
        assert!(app.scene().sentence.to_string().contains("(0,0): it is empty"), "{key:?}");
    }
}

#[test]
fn a_clash_is_named_at_once_and_cannot_be_searched() {
    let mut app = open(0, Look::default());
    press(&mut app, &format!("e{}>>5", "^<".repeat(9)));
    let sentence = app.scene().sentence.to_string();
    assert!(sentence.contains("5 stands twice in row 0: at (0,0) and (0,2)"), "{sentence}");
    assert!(sentence.contains("There are 2 clashes"), "the box holds it twice as well: {sentence}");
    press(&mut app, "\n");
    assert!(app.is_editing());
    assert_eq!(told(&app), "5 stands twice in row 0: at (0,0) and (0,2)");
}

#[test]
fn escape_leaves_all_as_it_was_and_keeps_what_was_written() {
    let mut app = open(40, Look::default());
    let (before, command) = (app.scene().clone(), app.command());
    press(&mut app, "e123>4~");
    assert_eq!((app.scene(), app.command(), app.is_editing()), (&before, command, false));
    assert_eq!(told(&app), "[e] goes on with this grid");
    press(&mut app, "e");
    let sentence = app.scene().sentence.to_string();
    assert!(sentence.starts_with("clash: 3 "), "no key loses what was written: {sentence}");
}

#[test]
fn keys_of_the_search_do_nothing_in_the_editor_and_control_c_quits() {
    let mut app = open(40, Look::default());
    press(&mut app, "eqnuda?tr");
    assert!(app.is_editing() && app.help().is_none());
    assert_eq!(app.scene().step, 40);
    assert_eq!(app.press(KeyPress::Control('c')), Effect::Quit);
}

#[test]
fn a_pasted_puzzle_fills_the_editor_and_other_text_is_refused() {
    let mut app = open(40, Look::default());
    app.paste(&examples::named("euler").expect("an example").grid().to_string());
    assert!(app.is_editing(), "a paste opens the editor");
    app.paste(&"5 3 124 6 7 8 9 1 2\n".repeat(9));
    assert_eq!(told(&app), "9 cells hold several digits (pencil marks) and are read as blank");
    app.paste(&examples::named("euler").expect("an example").grid().to_string());
    assert_eq!(told(&app), "");
    press(&mut app, "\n");
    assert_eq!(app.command(), "sudoku euler");
    press(&mut app, "e");
    app.paste("hello");
    assert!(told(&app).starts_with("what was pasted is no puzzle: "));
    press(&mut app, "~");
    app.paste("q\nlll");
    assert!(!app.is_editing() && app.notice().is_some());
    assert_eq!(app.command(), "sudoku euler");
}
