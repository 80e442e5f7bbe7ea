//! The template as it is drawn.

use crate::app::{App, Look};
use crate::catalogue::tests::asked;
use crate::catalogue::{Asked, PUZZLES, asked_mistake, mistakes};
use crate::ui::draw;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

fn template() -> Look {
    Look { template: true, theme: crate::app::ThemeName::Dark, ..Look::default() }
}

fn frame(app: &App, width: u16, height: u16) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    draw(app, area, &mut buffer);
    buffer
}

fn rows(buffer: &Buffer) -> Vec<String> {
    let columns = usize::from(buffer.area.width);
    buffer.content.chunks(columns).map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect()).collect()
}

/// The colour of a word that stands once on the screen.
fn colour(buffer: &Buffer, word: &str) -> Color {
    let rows = rows(buffer);
    let places: Vec<(usize, usize)> =
        rows.iter().enumerate().filter_map(|(y, row)| Some((row[..row.find(word)?].chars().count(), y))).collect();
    let [(x, y)] = places[..] else { panic!("{word:?} stands at {places:?} in\n{}", rows.join("\n")) };
    buffer[(u16::try_from(x).unwrap(), u16::try_from(y).unwrap())].fg
}

#[test]
fn the_whole_template_is_in_sight_at_eighty_columns_in_every_puzzle() {
    for offer in PUZZLES {
        let app = App::open(Asked::usual(offer).settled(), 3, template()).unwrap();
        let words = app.scene().words;
        for (width, height) in [(80, 24), (120, 40)] {
            let text = rows(&frame(&app, width, height)).join("\n");
            let lines = [
                ("backtrack(slot):", words.slot),
                ("record, return", words.board),
                ("for each option:", words.option),
                ("unplace", words.piece),
            ];
            for (code, word) in lines {
                let line = text.lines().find(|line| line.contains(code));
                let line = line.unwrap_or_else(|| panic!("{}: no {code} in\n{text}", offer.name));
                assert!(line.contains(word), "{}: no {word} in {line:?}", offer.name);
            }
            assert!(text.contains("  return ") && text.contains("template"), "{text}");
        }
    }
}

#[test]
fn the_part_that_the_event_runs_is_lit_with_its_word() {
    let open = |at| App::open(asked("queens 4"), at, template()).unwrap();
    let (place, attacked) = (frame(&open(1), 80, 24), frame(&open(2), 80, 24));
    assert_eq!(colour(&place, "backtrack(next slot)"), colour(&place, "place (0,0)"));
    assert_ne!(colour(&place, "backtrack(next slot)"), colour(&place, "if not is_valid"));
    assert_eq!(colour(&attacked, "if not is_valid"), colour(&attacked, "attacked (1,0)"));
    assert_ne!(colour(&attacked, "unplace"), colour(&attacked, "attacked (1,0)"));
}

#[test]
fn of_several_tests_those_that_refused_are_lit() {
    // Step 3 refuses (1,1) for the diagonal alone.
    let buffer = frame(&App::open(asked("queens 4"), 3, template()).unwrap(), 80, 24);
    let rows = rows(&buffer);
    let y = rows.iter().position(|row| row.contains("cols diag anti")).expect("the tests in a row");
    let x = rows[y].chars().collect::<String>().find("cols diag anti").map(|at| rows[y][..at].chars().count());
    let fg = |x: usize| buffer[(u16::try_from(x).unwrap(), u16::try_from(y).unwrap())].fg;
    let x = x.expect("found before");
    assert_eq!(fg(x + 5), colour(&buffer, "attacked (1,1)"));
    assert_ne!(fg(x), fg(x + 5));
    assert_eq!(fg(x), fg(x + 10));
}

#[test]
fn two_programs_stand_over_the_template_with_the_tests_that_each_makes() {
    for number in 1..=mistakes().count() {
        let app = App::open(asked_mistake(number).unwrap(), 9, template()).unwrap();
        let text = rows(&frame(&app, 120, 40)).join("\n");
        assert_eq!(text.matches("if not is_valid:").count(), 2, "{number}:\n{text}");
    }
    let app = App::open(asked_mistake(2).unwrap(), 9, template()).unwrap();
    let text = rows(&frame(&app, 120, 40)).join("\n");
    assert_eq!((text.matches("cols diag").count(), text.matches("cols diag anti").count()), (2, 1), "{text}");
    // The line on which the two differ has the sign of it on both sides, and no other line has it.
    let signed = text.lines().filter(|line| line.contains("is_valid") && line.matches('≠').count() == 2).count();
    let others = text.lines().filter(|line| line.contains("unplace") && line.contains('≠')).count();
    assert_eq!((signed, others), (1, 0), "{text}");
}

#[test]
fn the_template_draws_at_every_size() {
    let single = App::open(asked("crossword --look-ahead"), 9, template()).unwrap();
    let pair = App::open(asked_mistake(1).unwrap(), 9, template()).unwrap();
    for width in 0..=90 {
        for height in 0..=30 {
            frame(&single, width, height);
            frame(&pair, width, height);
        }
    }
}
