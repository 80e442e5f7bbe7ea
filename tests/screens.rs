//! Whole screens, text and styles, as the picture that a change has to answer for.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use std::fmt::Write;
use stepback::app::{Action, App, Depth, Look, Signs, ThemeName};
use stepback::catalogue::Asked;
use stepback::ui;

/// The screen that most people begin with.
const AREA: Rect = Rect::new(0, 0, 80, 24);

fn lesson(at: u64, look: Look) -> App {
    App::open(Asked::lesson(), at, look).expect("the lesson opens")
}

fn dark() -> Look {
    Look { theme: ThemeName::Dark, ..Look::default() }
}

fn buffer(app: &App) -> Buffer {
    let mut buffer = Buffer::empty(AREA);
    ui::draw(app, AREA, &mut buffer);
    buffer
}

/// The screen as text; beside each row its styles, a letter a cell; under all of it what the letters mean.
fn screen(app: &App) -> String {
    let buffer = buffer(app);
    let mut styles: Vec<String> = vec![];
    let mut screen = String::new();
    for row in buffer.content().chunks(AREA.width.into()) {
        let text: String = row.iter().map(Cell::symbol).collect();
        let map: String = row.iter().map(|cell| letter(&mut styles, cell)).collect();
        let _ = writeln!(screen, "{}\n{}", text.trim_end(), map.trim_end_matches('.').replace('.', " "));
    }
    for (style, letter) in styles.iter().zip('a'..) {
        let _ = writeln!(screen, "{letter} {style}");
    }
    screen
}

/// The letter of a cell's style; a dot for the terminal's own.
fn letter(styles: &mut Vec<String>, cell: &Cell) -> char {
    let style = format!("{} on {}, {:?}", cell.fg, cell.bg, cell.modifier);
    if style == "Reset on Reset, NONE" {
        return '.';
    }
    let index = styles.iter().position(|known| *known == style).unwrap_or_else(|| {
        styles.push(style);
        styles.len() - 1
    });
    ('a'..).nth(index).expect("fewer styles than letters")
}

#[test]
fn the_lesson_starts_with_an_empty_board() {
    insta::assert_snapshot!(screen(&lesson(0, dark())));
}

#[test]
fn a_refusal_lights_its_attackers_and_the_line_between() {
    insta::assert_snapshot!(screen(&lesson(7, dark())));
}

#[test]
fn a_dead_row_is_announced() {
    insta::assert_snapshot!(screen(&lesson(8, dark())));
}

#[test]
fn an_undo_shows_what_leaves_the_sets() {
    insta::assert_snapshot!(screen(&lesson(9, dark())));
}

#[test]
fn the_first_board_ends_the_lesson() {
    insta::assert_snapshot!(screen(&lesson(31, dark())));
}

#[test]
fn the_keys_are_listed() {
    let mut app = lesson(7, dark());
    app.update(Action::Help);
    insta::assert_snapshot!(screen(&app));
}

#[test]
fn without_colour_a_refusal_is_told_by_signs_and_attributes() {
    insta::assert_snapshot!(screen(&lesson(7, Look { depth: Depth::None, ..dark() })));
}

#[test]
fn in_ascii_a_refusal_is_told_by_letters() {
    insta::assert_snapshot!(screen(&lesson(7, Look { depth: Depth::None, signs: Signs::Ascii, ..dark() })));
}

#[test]
fn the_attack_map_has_one_sign_a_square_in_its_middle() {
    let buffer = buffer(&lesson(7, Look { attack_map: true, ..dark() }));
    let square = Rect::new(3 + 9, 2, 9, 4);
    let signs: Vec<_> = square.positions().filter(|position| buffer[*position].symbol() != " ").collect();
    assert_eq!(signs, [(3 + 9 + 4, 2 + 2).into()]);
    // The upper half of the row under the middle.
    assert_eq!(buffer[signs[0]].symbol(), "▀");
}

/// Placed, placed before, attacking first, attacking as well: a label, where it has a row, stands under it.
#[test]
fn a_queen_has_the_same_shape_in_every_part_that_it_plays() {
    for (screen, square, label) in [((80, 24), (9, 4), 0), ((120, 40), (17, 8), 1), ((60, 20), (5, 2), 0)] {
        let area = Rect::new(0, 0, screen.0, screen.1);
        let shape = |at: u64| {
            let mut buffer = Buffer::empty(area);
            ui::draw(&lesson(at, dark()), area, &mut buffer);
            let square = Rect::new(3, 2, square.0, square.1 - label);
            square.positions().map(|position| buffer[position].symbol().to_owned()).collect::<String>()
        };
        // Steps 1 to 20 have a queen at (0,0); at step 21 it is taken back.
        let shapes: Vec<String> = (1..=20).map(shape).collect();
        assert!(shapes[0].contains('█') && shapes.iter().all(|shape| *shape == shapes[0]), "{shapes:#?}");
        assert!(shape(21) != shapes[0]);
    }
}

fn without_unseen_bold(cell: &Cell) -> Cell {
    let mut cell = cell.clone();
    if !cell.symbol().chars().all(char::is_alphanumeric) {
        cell.modifier.remove(Modifier::BOLD);
    }
    cell
}

/// Without colours, what a square shows is told apart from every other thing that a square can show.
#[test]
fn without_colour_no_two_roles_look_alike() {
    for signs in [Signs::Unicode, Signs::Ascii] {
        let look = Look { depth: Depth::None, signs, attack_map: true, ..Look::default() };
        let square = |at: u64, row: u16, column: u16| {
            let buffer = buffer(&lesson(at, look.clone()));
            let area = Rect::new(2 + column * 9, 2 + row * 4, 9, 4);
            area.positions().map(|position| buffer[position].clone()).collect::<Vec<Cell>>()
        };
        // At step 7 the queens at (0,0) and (1,2) refuse (2,2); at step 9 the one at (1,2) is taken back.
        let squares = [
            ("empty, light", square(0, 0, 0)),
            ("empty, dark", square(0, 0, 1)),
            ("ruled out", square(7, 2, 1)),
            ("placed", square(9, 0, 0)),
            ("placed now", square(1, 0, 0)),
            ("attacker", square(7, 1, 2)),
            ("further attacker", square(7, 0, 0)),
            ("further line", square(7, 1, 1)),
            ("attacked", square(7, 2, 2)),
            ("undone", square(9, 1, 2)),
            ("recorded", square(31, 0, 1)),
        ];
        for (index, (one, cells)) in squares.iter().enumerate() {
            for (other, others) in &squares[index + 1..] {
                // Neither on a block nor on an empty cell is it seen that it is bold. Beside a record there is no event.
                let seen = |cells: &[Cell]| cells.iter().map(without_unseen_bold).collect::<Vec<_>>();
                let is_told = if *other == "recorded" { cells != others } else { seen(cells) != seen(others) };
                assert!(is_told, "{one} and {other} in {signs:?}");
            }
        }
    }
}
