//! Scripted sessions with two programs.

use crate::app::tests::{open, press, type_keys};
use crate::app::{App, Key, Look};
use crate::scene::{MISTAKES, Mistake};
use crate::search::Goal;

/// The steps of the right program and of the wrong one.
fn steps(app: &App) -> (u64, u64) {
    (app.scene().step, app.contrast().map_or(0, |contrast| contrast.wrong.step))
}

fn mistake(number: usize) -> App {
    let pair = Mistake::of(number).unwrap().open(4, Goal::All).unwrap();
    let mut app = App::new(Box::new(pair), 0, Look::default());
    press(&mut app, Key::Escape);
    app
}

#[test]
fn w_opens_the_first_mistake_with_its_page_and_then_the_next_ones() {
    let mut app = open(6, Goal::First, 17);
    assert!(app.contrast().is_none() && app.page().is_none());
    let mut numbers = vec![];
    for _ in 0..=MISTAKES.len() {
        type_keys(&mut app, "w");
        numbers.push(app.page().unwrap().number);
    }
    let expected: Vec<usize> = (1..=MISTAKES.len()).chain([1]).collect();
    assert_eq!(numbers, expected);
    type_keys(&mut app, ">");
    assert_eq!((app.page().is_none(), steps(&app)), (true, (1, 1)), "a step closes the page");
    type_keys(&mut app, "w");
    assert_eq!((app.page().unwrap().number, steps(&app)), (1, (1, 1)), "the page of the mistake at hand");
}

#[test]
fn escape_closes_the_page_and_then_goes_back_to_the_search_that_was_left() {
    let mut app = open(6, Goal::First, 17);
    let before = app.scene().clone();
    type_keys(&mut app, "ww");
    press(&mut app, Key::Escape);
    assert!(app.page().is_none() && app.contrast().is_some());
    press(&mut app, Key::Escape);
    assert_eq!((app.scene(), app.contrast().is_none()), (&before, true));
    assert_eq!(app.command(), "queens 6 --first --at 17");
}

#[test]
fn f_goes_to_the_first_difference_from_either_side() {
    for (number, step) in [(1, 9), (2, 6), (3, 32), (4, 2)] {
        let mut app = mistake(number);
        type_keys(&mut app, "f");
        assert_eq!(steps(&app), (step, step), "mistake {number}");
        type_keys(&mut app, "$f");
        assert_eq!(steps(&app), (step, step), "mistake {number}");
        assert_eq!(app.command(), format!("mistake {number} --n 4 --at {step}"));
    }
}

#[test]
fn comma_and_stop_move_the_wrong_program_alone_and_equals_joins_them() {
    let mut app = mistake(1);
    let mut seen = vec![];
    for key in "f..,><==".chars() {
        type_keys(&mut app, &key.to_string());
        seen.push(steps(&app));
    }
    assert_eq!(seen, [(9, 9), (9, 10), (9, 11), (9, 10), (10, 11), (9, 10), (10, 10), (10, 10)]);
    type_keys(&mut app, "#,");
    assert_eq!((steps(&app), app.notice()), ((0, 0), Some("this is the start of the wrong program")));
}

#[test]
fn the_ordinary_keys_move_both() {
    let mut app = mistake(1);
    let mut seen = vec![];
    for key in ">du<n$<#".chars() {
        type_keys(&mut app, &key.to_string());
        seen.push(steps(&app));
    }
    assert_eq!(seen, [(1, 1), (8, 8), (9, 9), (8, 8), (31, 19), (78, 19), (77, 19), (0, 0)]);
    type_keys(&mut app, "$>");
    assert_eq!(app.notice(), Some("this is the end of the search"));
    type_keys(&mut app, "]");
    assert_eq!((app.scene().title.as_str(), app.command().as_str()), ("N-Queens 5 x 5", "mistake 1 --n 5"));
}

#[test]
fn playing_goes_on_until_both_have_ended() {
    let mut app = mistake(1);
    type_keys(&mut app, "++++++++++++++++++++++ ");
    app.tick(std::time::Duration::from_millis(17));
    assert_eq!((steps(&app), app.player().playing()), ((78, 19), None));
    assert!(app.contrast().unwrap().outcomes.is_some());
}

#[test]
fn with_one_program_there_is_nothing_to_compare_and_equals_plays_faster() {
    let mut app = open(4, Goal::All, 3);
    for key in ["f", ",", "."] {
        type_keys(&mut app, key);
        assert_eq!(app.notice(), Some("there is one program here; w sets a wrong one beside it"));
        assert_eq!(app.scene().step, 3);
    }
    let before = app.player().speed();
    type_keys(&mut app, "=");
    assert_ne!(app.player().speed(), before);
}

#[test]
fn while_the_list_is_open_a_digit_opens_that_mistake_and_arrows_go_along_it() {
    let mut app = open(6, Goal::First, 17);
    type_keys(&mut app, "3");
    assert!(app.contrast().is_none() && app.notice().is_some_and(|notice| notice.contains("w opens the list")));
    let mut numbers = vec![];
    for key in "w351".chars() {
        type_keys(&mut app, &key.to_string());
        numbers.push(app.page().unwrap().number);
    }
    for key in [Key::Up, Key::Down, Key::Down] {
        press(&mut app, key);
        numbers.push(app.page().unwrap().number);
    }
    assert_eq!(numbers, [1, 3, 5, 1, 5, 1, 2]);
    press(&mut app, Key::Escape);
    press(&mut app, Key::Escape);
    assert_eq!(app.command(), "queens 6 --first --at 17", "the search that was left is not lost");
}

#[test]
fn the_sets_of_two_programs_stay_lists_and_the_key_for_bits_says_so() {
    let mut app = mistake(1);
    type_keys(&mut app, "b");
    assert_eq!((app.notice(), app.look().bits), (Some("two programs show their sets as lists"), false));
}
