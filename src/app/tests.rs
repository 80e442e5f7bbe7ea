//! Scripted sessions: keys in, steps and notices out.

use super::*;
use crate::catalogue::tests::asked;
use crate::search::Goal;
use crate::tour::LAST_PLACE;
use std::time::Duration;

pub(super) fn open(size: u8, goal: Goal, at: u64) -> App {
    App::open(asked(&format!("queens {size}")).with_goal(goal), at, Look::default()).unwrap()
}

pub(super) fn press(app: &mut App, key: KeyPress) -> Effect {
    let effect = app.press(key);
    while app.tour().progress().is_some() {
        app.work();
    }
    effect
}

pub(super) fn type_keys(app: &mut App, keys: &str) {
    for key in keys.chars() {
        let key = match key {
            '>' => KeyPress::Right,
            '<' => KeyPress::Left,
            'v' => KeyPress::Down,
            '^' => KeyPress::Up,
            '$' => KeyPress::End,
            '#' => KeyPress::Home,
            '\\' => KeyPress::Backspace,
            '\n' => KeyPress::Enter,
            '@' => KeyPress::Control('o'),
            char => KeyPress::Char(char),
        };
        press(app, key);
    }
}

/// What the user is told.
pub(super) fn told(app: &App) -> Option<String> {
    app.notice().map(ToString::to_string)
}

/// The last step, once known.
pub(super) fn total(app: &App) -> Option<u64> {
    app.tour().journey().total()
}

#[test]
fn the_lesson_opens_paused_at_its_start_and_knows_its_length() {
    let app = open(4, Goal::First, 0);
    assert_eq!((app.scene().step, total(&app)), (0, Some(31)));
    assert_eq!(app.player().playing(), None);
    assert!(!app.has_work());
}

#[test]
fn a_smaller_grid_pasted_into_the_editor_keeps_the_cursor_on_it() {
    let mut app = App::open(asked("crossword"), 0, Look::default()).unwrap();
    type_keys(&mut app, "e");
    for _ in 0..9 {
        type_keys(&mut app, "v>");
    }
    app.paste("...");
    assert_eq!(app.scene().picture.grid().map(|grid| (grid.rows, grid.columns)), Some((1, 3)));
    type_keys(&mut app, "a");
}

#[test]
fn the_arrows_walk_to_the_first_board_and_back() {
    let mut app = open(4, Goal::First, 0);
    let start = app.scene().clone();
    type_keys(&mut app, &">".repeat(31));
    assert!(app.scene().finished && told(&app).is_none());
    type_keys(&mut app, ">");
    assert_eq!(told(&app), Some("this is the end of the search; [a] goes on to all boards".to_owned()));
    type_keys(&mut app, &"<".repeat(31));
    assert_eq!(app.scene(), &start);
    type_keys(&mut app, "<");
    assert_eq!(told(&app), Some("this is the start".to_owned()));
}

#[test]
fn keys_of_meaning_find_their_steps() {
    let mut app = open(4, Goal::All, 0);
    let mut steps = vec![];
    for key in "dduUn$N#>>>>v^".chars() {
        type_keys(&mut app, &key.to_string());
        steps.push(app.scene().step);
    }
    assert_eq!(steps, [8, 16, 17, 9, 31, 78, 48, 0, 1, 2, 3, 4, 9, 4]);
}

#[test]
fn a_step_key_while_playing_pauses_and_steps() {
    let mut app = open(4, Goal::All, 0);
    type_keys(&mut app, " ");
    app.tick(Duration::from_secs(1));
    assert_eq!(app.scene().step, 4);
    type_keys(&mut app, ">");
    assert_eq!((app.scene().step, app.player().playing()), (5, None));
}

#[test]
fn playing_stops_at_either_end() {
    let mut app = open(4, Goal::First, 0);
    type_keys(&mut app, "++++++++++++++++++++++ ");
    app.tick(Duration::from_millis(17));
    assert_eq!((app.scene().step, app.player().playing(), app.next_tick()), (31, None, None));
    type_keys(&mut app, "\\");
    app.tick(Duration::from_millis(17));
    assert_eq!((app.scene().step, app.player().playing()), (0, None));
}

#[test]
fn the_goal_and_the_size_begin_another_search() {
    let mut app = open(4, Goal::First, 10);
    type_keys(&mut app, "a");
    assert_eq!((app.scene().step, app.scene().goal, total(&app)), (10, Goal::All, Some(78)));
    type_keys(&mut app, "$a");
    assert_eq!((app.scene().step, app.scene().goal, total(&app)), (31, Goal::First, Some(31)));
    type_keys(&mut app, "a>");
    assert_eq!((app.scene().step, app.scene().goal, total(&app)), (32, Goal::All, Some(78)));
    type_keys(&mut app, "]>");
    assert_eq!((app.scene().title.as_str(), app.scene().goal), ("N-Queens 5 x 5", Goal::All));
    assert_eq!(app.command(), "queens 5 --at 1");
    type_keys(&mut app, "[[[[[[");
    assert_eq!(app.scene().title, "N-Queens 1 x 1");
    assert_eq!(told(&app), Some("there is no smaller board".to_owned()));
}

#[test]
fn a_place_is_typed_and_gone_to() {
    let mut app = open(8, Goal::All, 0);
    let mut steps = vec![];
    for place in ["9000", "+100", "-50", "50%", "b3", "17,868", "1"] {
        type_keys(&mut app, &format!("g{place}\n"));
        steps.push((app.scene().step, app.scene().tally.boards));
    }
    assert_eq!(steps, [(9_000, 47), (9_100, 47), (9_050, 47), (8_934, 46), (1_508, 3), (17_868, 92), (1, 0)]);
    type_keys(&mut app, "gx\n");
    assert_eq!(told(&app), Some("\"x\" is no place in the trace: write 37, +100, -100, 50% or b3".to_owned()));
    type_keys(&mut app, "gb93\n");
    assert_eq!((told(&app), app.scene().step), (Some("there is no board 93".to_owned()), 1));
}

#[test]
fn a_key_in_a_prompt_is_text_and_escape_leaves_it() {
    let mut app = open(4, Goal::First, 5);
    type_keys(&mut app, "gqn");
    assert_eq!(app.prompt().map(Prompt::text), Some(("qn", "")));
    assert_eq!(press(&mut app, KeyPress::Escape), Effect::Draw);
    assert_eq!((app.prompt(), app.scene().step), (None, 5));
    type_keys(&mut app, "g");
    assert_eq!(app.press(KeyPress::Control('c')), Effect::Quit);
}

#[test]
fn marks_are_set_and_returned_to() {
    let mut app = open(8, Goal::All, 100);
    type_keys(&mut app, "'");
    assert_eq!(told(&app), Some("no mark is set; [m] sets one".to_owned()));
    type_keys(&mut app, "ma$");
    assert_eq!(app.scene().step, 17_868);
    type_keys(&mut app, "'a");
    assert_eq!(app.scene().step, 100);
    type_keys(&mut app, "''");
    assert_eq!(app.scene().step, 17_868);
    type_keys(&mut app, "'z");
    assert_eq!((told(&app), app.scene().step), (Some("there is no mark z; [m] sets one".to_owned()), 17_868));
    type_keys(&mut app, "]");
    assert!(app.tour().marks().is_empty(), "another search has other steps");
}

#[test]
fn pasted_text_is_no_command() {
    let mut app = open(4, Goal::First, 5);
    assert_eq!(app.paste("q\nlll"), Effect::Draw);
    assert_eq!(app.scene().step, 5);
    type_keys(&mut app, "g");
    app.paste("1\n7");
    type_keys(&mut app, "\n");
    assert_eq!(app.scene().step, 17);
}

#[test]
fn the_command_of_the_view_is_copied_and_shown() {
    let mut app = open(4, Goal::First, 17);
    assert_eq!(press(&mut app, KeyPress::Char('y')), Effect::Copy("stepback queens 4 --first --at 17".to_owned()));
    assert_eq!(told(&app), Some("copied: stepback queens 4 --first --at 17".to_owned()));
}

#[test]
fn a_sudoku_goes_round_its_orders_and_through_the_built_in_puzzles() {
    let mut app = App::open(asked("sudoku"), 40, Look::default()).unwrap();
    assert_eq!((app.scene().title.as_str(), app.scene().step), ("Sudoku leetcode, scan", 40));
    type_keys(&mut app, "o");
    assert_eq!((app.scene().title.as_str(), app.scene().step), ("Sudoku leetcode, mrv", 0));
    type_keys(&mut app, "$");
    assert_eq!(app.scene().tally.places, 51);
    assert_eq!(app.command(), format!("sudoku --order mrv --at {}", app.scene().step));
    type_keys(&mut app, "ooo[[[[");
    assert_eq!(app.scene().title, "Sudoku two-solutions, scan");
    assert_eq!(told(&app), Some("this is the first of the built-in puzzles".to_owned()));
    type_keys(&mut app, "a$");
    assert_eq!(app.scene().tally.boards, 2);
}

#[test]
fn queens_have_no_other_order() {
    let mut app = open(4, Goal::First, 3);
    type_keys(&mut app, "o");
    assert_eq!((app.scene().step, told(&app)), (3, Some("queens is searched in one way: row by row".to_owned())));
}

#[test]
fn a_jump_to_nowhere_does_not_lose_the_last_place() {
    let mut app = open(4, Goal::All, 10);
    type_keys(&mut app, "$gb9\n");
    assert_eq!((told(&app), app.tour().marks().get(&LAST_PLACE)), (Some("there is no board 9".to_owned()), Some(&10)));
}

#[test]
fn what_is_typed_survives_a_redraw_and_stops_playing() {
    let mut app = open(8, Goal::All, 10);
    type_keys(&mut app, " g12");
    assert_eq!(app.player().playing(), None);
    app.press(KeyPress::Control('l'));
    assert_eq!(app.prompt().map(Prompt::text), Some(("12", "")));
    type_keys(&mut app, "\\\\\n");
    assert_eq!((app.prompt(), told(&app), app.scene().step), (None, None, 10));
}

#[test]
fn a_key_without_a_meaning_says_so_and_the_edges_of_what_can_be_are_told() {
    let mut app = open(4, Goal::First, 31);
    type_keys(&mut app, "%");
    assert_eq!(told(&app), Some("% does nothing here; [?] lists the keys".to_owned()));
    type_keys(&mut app, "v");
    assert_eq!(told(&app), Some("this is the end of the search; [a] goes on to all boards".to_owned()));
    type_keys(&mut app, "---");
    assert_eq!(told(&app), Some("this is as slow as it goes".to_owned()));
    type_keys(&mut app, "t");
    assert_eq!(told(&app), Some("theme: dark".to_owned()));
    let mut app = open(3, Goal::First, 23);
    type_keys(&mut app, ">");
    assert_eq!(told(&app), Some("this is the end of the search".to_owned()));
}

#[test]
fn the_command_opens_the_same_code() {
    let mut app = open(4, Goal::First, 0);
    type_keys(&mut app, "c");
    assert_eq!(app.command(), "queens 4 --first --code java");
}

#[test]
fn slices_grow_while_they_are_short_and_shrink_when_they_are_long() {
    let mut app = open(16, Goal::First, 0);
    let first = app.slice;
    app.took(Duration::from_millis(1));
    assert_eq!(app.slice, 2 * first);
    (0..99).for_each(|_| app.took(Duration::from_millis(40)));
    assert_eq!(app.slice, 1 << 10);
}

#[test]
fn opening_past_the_end_goes_to_the_end_and_says_so() {
    let app = open(4, Goal::First, 500);
    assert_eq!(app.scene().step, 31);
    assert_eq!(
        told(&app),
        Some("step 500 is past the end: this is step 31, the last one; [a] goes on to all boards".to_owned())
    );
    assert_eq!(app.command(), "queens 4 --first --at 31");
    let mut app = open(4, Goal::First, 5);
    type_keys(&mut app, "g+500\n");
    assert_eq!(
        told(&app),
        Some("step 505 is past the end: this is step 31, the last one; [a] goes on to all boards".to_owned())
    );
}

#[test]
fn a_long_journey_can_be_stopped_and_leaves_one_where_one_was() {
    let mut app = open(14, Goal::All, 7);
    let before = app.scene().clone();
    app.update(action_for(KeyPress::End).unwrap());
    assert!(app.tour().progress().is_some());
    app.work();
    assert_eq!(app.scene(), &before);
    app.update(Action::Close);
    assert_eq!((app.tour().progress(), app.scene()), (None, &before));
}

#[test]
fn what_is_not_there_is_said_and_nothing_moves() {
    let mut app = open(3, Goal::All, 5);
    type_keys(&mut app, "n");
    assert_eq!((app.scene().step, told(&app)), (5, Some("there is no board after this".to_owned())));
    type_keys(&mut app, ">");
    assert_eq!(told(&app), None);
}

#[test]
fn escape_is_harmless_unless_it_closes_what_was_typed_or_set_up() {
    let mut app = open(4, Goal::First, 0);
    type_keys(&mut app, "?");
    assert!(app.is_escape_harmless());
    type_keys(&mut app, ">g1");
    assert!(!app.is_escape_harmless());
    type_keys(&mut app, "\nw");
    assert!(!app.is_escape_harmless());
    let mut app = App::open(asked("sudoku"), 0, Look::default()).unwrap();
    type_keys(&mut app, "e");
    assert!(!app.is_escape_harmless());
}

#[test]
fn the_help_turns_its_pages_and_closes_by_escape_and_by_acting() {
    let mut app = open(4, Goal::First, 0);
    type_keys(&mut app, "?");
    assert_eq!(app.help(), Some(0));
    type_keys(&mut app, "?");
    assert_eq!(app.help(), Some(1));
    type_keys(&mut app, ">");
    assert_eq!((app.help(), app.scene().step), (None, 1));
    type_keys(&mut app, "?");
    press(&mut app, KeyPress::Escape);
    assert_eq!((app.help(), app.scene().step), (None, 1));
    assert_eq!(app.update(Action::Quit), Effect::Quit);
}

#[test]
fn a_program_that_is_to_stop_plays_no_longer_and_keeps_what_is_open() {
    let mut app = open(4, Goal::All, 7);
    type_keys(&mut app, " ?");
    assert_eq!(app.update(Action::Suspend), Effect::Suspend);
    assert_eq!((app.player().playing(), app.help(), app.scene().step), (None, Some(0), 7));
}
