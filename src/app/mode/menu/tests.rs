use crate::app::tests::{open, press, told, type_keys};
use crate::app::{App, Look, Mode};
use crate::catalogue::tests::asked;
use crate::catalogue::{PUZZLES, listed};
use crate::search::Goal;
use crate::tour::KeyPress;

fn chosen(app: &App) -> (&'static str, usize) {
    let menu = app.menu().expect("the list is open");
    (menu.lines()[menu.chosen()].name, menu.lines().len())
}

#[test]
fn the_list_has_every_puzzle_and_every_instance_and_opens_each() {
    for (index, line) in listed().into_iter().enumerate() {
        let mut app = open(4, Goal::First, 0);
        type_keys(&mut app, "p#");
        for _ in 0..index {
            type_keys(&mut app, "v");
        }
        assert_eq!(chosen(&app).0, line.name);
        type_keys(&mut app, "\n");
        assert_eq!(app.tour().asked(), &line.asked, "{}", line.name);
        assert!(matches!(app.mode, Mode::Stepping) && app.tour().position() == 0);
    }
    assert_eq!(listed().iter().filter(|line| !line.is_instance).count(), PUZZLES.len());
}

#[test]
fn it_opens_at_the_puzzle_that_is_searched() {
    for (command, name) in [("queens 6", "queens"), ("coloring petersen 3", "petersen"), ("registers", "program")] {
        let mut app = App::open(asked(command), 0, Look::default()).unwrap();
        type_keys(&mut app, "p");
        assert_eq!(chosen(&app).0, name);
    }
}

#[test]
fn typing_narrows_it_by_name_by_number_and_else_by_what_is_said() {
    let mut app = open(4, Goal::First, 0);
    type_keys(&mut app, "pper");
    assert_eq!(chosen(&app), ("permutations", 1));
    type_keys(&mut app, "\\\\\\79");
    assert_eq!(chosen(&app).0, "word-search");
    type_keys(&mut app, "\\\\compiler");
    assert_eq!(chosen(&app), ("registers", 1));
    type_keys(&mut app, "\\\\\\\\\\\\\\\\peter");
    assert_eq!(chosen(&app), ("petersen", 1));
    type_keys(&mut app, "q");
    assert_eq!(told(&app).as_deref(), Some("nothing here is called peterq"));
    assert_eq!(chosen(&app), ("petersen", 1), "what would leave nothing is not taken");
}

#[test]
fn escape_leaves_all_as_it_was_and_what_was_left_is_gone_back_to() {
    let mut app = open(4, Goal::First, 9);
    type_keys(&mut app, "psud");
    press(&mut app, KeyPress::Escape);
    assert_eq!((app.command().as_str(), app.menu().is_none()), ("queens 4 --first --at 9", true));
    type_keys(&mut app, "ppare\n");
    assert_eq!(app.command(), "parentheses 3");
    assert_eq!(told(&app).as_deref(), Some("[Ctrl-O] goes back to what was left"));
    press(&mut app, KeyPress::Control('o'));
    assert_eq!(app.command(), "queens 4 --first --at 9");
}

#[test]
fn a_puzzle_without_a_grid_is_changed_by_its_command() {
    for offer in PUZZLES {
        let mut app = App::open(asked(offer.name), 0, Look::default()).unwrap();
        type_keys(&mut app, "e");
        if app.is_editing() {
            continue;
        }
        let prompt = app.prompt().expect("a question");
        assert_eq!(prompt.text(), (app.tour().asked().command().as_str(), ""));
        type_keys(&mut app, " --first\n");
        assert_eq!((app.tour().asked().goal, told(&app)), (Goal::First, None), "{}", offer.name);
    }
}

#[test]
fn a_wrong_command_stays_with_what_is_wrong_until_it_is_mended() {
    let mut app = open(4, Goal::First, 3);
    type_keys(&mut app, "e9\n");
    let prompt = app.prompt().expect("it stays open");
    assert_eq!(prompt.text().0, "queens 4 --first9");
    assert!(prompt.complaint().is_some_and(|wrong| wrong.contains("--first9")), "{:?}", prompt.complaint());
    type_keys(&mut app, "\\ --at 7\n");
    assert_eq!(app.command(), "queens 4 --first --at 7");
}

#[test]
fn what_is_copied_can_be_pasted_as_a_command() {
    let mut app = open(4, Goal::First, 0);
    type_keys(&mut app, "e");
    press(&mut app, KeyPress::Control('u'));
    app.paste("stepback coloring petersen 3 --order mrv --all --at 12 --code java --bits");
    type_keys(&mut app, "\n");
    assert_eq!(app.command(), "coloring petersen 3 --order mrv --all --at 12 --code java --bits");
}

#[test]
fn a_changed_command_keeps_the_file_that_it_still_names() {
    let text = "p edge 3 2\ne 1 2\ne 2 3\n";
    let mut of_file = asked("coloring");
    of_file.values = of_file.values.with("GRAPH", "path.col").with_content("GRAPH", text.as_bytes().to_vec());
    let mut app = App::open(of_file, 0, Look::default()).unwrap();
    type_keys(&mut app, "e\\2\n");
    assert_eq!(app.command(), "coloring path.col 2");
    assert!(app.scene().title.contains("path.col"), "{}", app.scene().title);
}
