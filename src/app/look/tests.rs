//! Scripted sessions about the code that is shown.

use crate::app::tests::{press, told, type_keys};
use crate::app::{App, Effect, Look, Panel};
use crate::catalogue::asked_mistake;
use crate::catalogue::tests::asked;
use crate::scene::listing::Language;
use crate::tour::KeyPress;

fn open(command: &str) -> App {
    App::open(asked(command), 0, Look::default()).unwrap()
}

/// What `C` puts on the clipboard.
fn copied(app: &mut App) -> String {
    match press(app, KeyPress::Char('C')) {
        Effect::Copy(text) => text,
        effect => panic!("{effect:?}"),
    }
}

#[test]
fn the_template_comes_and_goes_and_the_language_stays() {
    let mut app = open("queens 4");
    type_keys(&mut app, "cT");
    assert_eq!((app.look().template, app.look().language), (true, Language::Java));
    type_keys(&mut app, "T");
    assert_eq!((app.look().template, app.look().language), (false, Language::Java));
}

#[test]
fn the_key_for_the_language_leads_from_the_template_back_to_the_code() {
    let mut app = open("queens 4");
    type_keys(&mut app, "Tc");
    assert_eq!((app.look().template, app.look().language), (false, Language::Python));
    type_keys(&mut app, "c");
    assert_eq!(app.look().language, Language::Java);
}

#[test]
fn the_command_opens_the_same_template() {
    let mut app = open("sudoku");
    type_keys(&mut app, "T>");
    assert_eq!(app.command(), "sudoku --at 1 --code template");
}

#[test]
fn the_command_opens_the_same_bits() {
    let mut app = open("queens 4");
    type_keys(&mut app, "bc");
    assert_eq!(app.command(), "queens 4 --code java --bits");
}

#[test]
fn the_template_is_seen_although_the_code_was_away() {
    let mut app = open("queens 4");
    press(&mut app, KeyPress::Tab);
    press(&mut app, KeyPress::Tab);
    assert_eq!(app.look().panel, Panel::Calls);
    type_keys(&mut app, "T");
    assert_eq!(app.look().panel, Panel::Both);
    type_keys(&mut app, "TzT");
    assert!(app.look().template && !app.look().zoomed);
}

#[test]
fn the_code_that_is_shown_is_copied_and_named() {
    let mut app = open("sudoku --order mrv");
    type_keys(&mut app, "cccc");
    let code = copied(&mut app);
    assert!(code.contains("fn backtrack(") && !code.contains('@'), "{code}");
    let lines = code.lines().count();
    assert_eq!(told(&app), Some(format!("copied: the code of Sudoku leetcode, mrv, Rust, {lines} lines")));
    type_keys(&mut app, "T");
    assert!(copied(&mut app).starts_with("backtrack(slot):      # cell\n"));
    assert_eq!(told(&app), Some("copied: the code of Sudoku leetcode, mrv, template, 10 lines".to_owned()));
}

#[test]
fn with_bits_the_code_with_bits_is_copied() {
    let mut app = open("queens 4");
    assert!(!copied(&mut app).contains("<<"));
    type_keys(&mut app, "b");
    assert!(copied(&mut app).contains("<<"));
    assert!(told(&app).unwrap().ends_with(", Python, bits, 47 lines"), "{:?}", told(&app));
}

#[test]
fn of_two_programs_the_wrong_one_is_copied_and_bits_change_nothing() {
    let look = Look { bits: true, ..Look::default() };
    let mut app = App::open(asked_mistake(2).unwrap(), 0, look).unwrap();
    let code = copied(&mut app);
    assert!(code.contains("or r - c in diag):") && !code.contains("or r + c in anti"), "{code}");
    let lines = code.lines().count();
    assert_eq!(told(&app), Some(format!("copied: the code of the wrong program, Python, {lines} lines")));
}
