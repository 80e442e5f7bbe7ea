//! Colours and signs: what the environment and the flags make of them, as a terminal sees it.

use super::session::{Session, stepback};
use std::cell::RefCell;
use vt100::{Cell, Color};

/// Every cell of the refusal at step 7, in a terminal with these variables.
fn cells(arguments: &[&str], variables: &[(&str, &str)]) -> Vec<Cell> {
    let mut command = stepback(&[&["queens", "4", "--first", "--at", "7"], arguments].concat());
    for (name, value) in variables {
        command.env(name, value);
    }
    let session = Session::start(command);
    session.wait_for_text("q quit");
    let cells = RefCell::new(vec![]);
    session.wait_for("a screen", |screen| {
        let all = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        *cells.borrow_mut() = all.filter_map(|(row, column)| screen.cell(row, column).cloned()).collect();
        true
    });
    cells.into_inner()
}

/// The colours of these cells, each once.
fn colours(cells: &[Cell]) -> Vec<Color> {
    let mut colours: Vec<Color> = vec![];
    for colour in cells.iter().flat_map(|cell| [cell.fgcolor(), cell.bgcolor()]) {
        if colour != Color::Default && !colours.contains(&colour) {
            colours.push(colour);
        }
    }
    colours
}

#[test]
fn without_colours_no_cell_has_one_and_attributes_stay() {
    for (arguments, variables) in [
        (&[][..], &[("NO_COLOR", "1"), ("COLORTERM", "truecolor")][..]),
        (&["--color", "never"], &[("COLORTERM", "truecolor")]),
        (&["--theme", "mono"], &[]),
        (&[], &[("TERM", "vt100")]),
    ] {
        let cells = cells(arguments, variables);
        assert_eq!(colours(&cells), [], "{arguments:?} {variables:?}");
        for (name, has) in
            [("bold", Cell::bold as fn(&Cell) -> bool), ("underlined", Cell::underline), ("reversed", Cell::inverse)]
        {
            assert!(cells.iter().any(has), "nothing is {name}: {arguments:?} {variables:?}");
        }
    }
}

/// Whether a colour is of some depth.
type Check = fn(&Color) -> bool;

#[test]
fn the_colours_are_those_that_the_terminal_has() {
    let is_ansi = |colour: &Color| matches!(colour, Color::Idx(..16));
    let is_indexed = |colour: &Color| matches!(colour, Color::Idx(16..));
    let is_full = |colour: &Color| matches!(colour, Color::Rgb(..));
    for (arguments, variables, check) in [
        (&[][..], &[("TERM", "xterm")][..], is_ansi as Check),
        (&[], &[("TERM", "xterm-256color")], is_indexed),
        (&[], &[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")], is_full),
        (&["--color", "16"], &[("COLORTERM", "truecolor")], is_ansi),
        (&["--color", "256"], &[("NO_COLOR", "1")], is_indexed),
        (&["--color", "truecolor"], &[("NO_COLOR", "1"), ("TERM", "xterm")], is_full),
    ] {
        let colours = colours(&cells(arguments, variables));
        assert!(colours.len() > 1 && colours.iter().all(check), "{arguments:?} {variables:?}: {colours:?}");
    }
}

#[test]
fn the_signs_are_those_that_the_terminal_can_show() {
    for (arguments, variables, ascii) in [
        (&[][..], &[("LANG", "C")][..], true),
        (&[], &[("LANG", "en_US.UTF-8"), ("TERM", "linux")], true),
        (&["--ascii"], &[("LANG", "en_US.UTF-8")], true),
        (&["--unicode"], &[("LANG", "C")], false),
        (&[], &[("LANG", "en_US.UTF-8")], false),
    ] {
        let cells = cells(arguments, variables);
        assert_eq!(cells.iter().all(|cell| cell.contents().is_ascii()), ascii, "{arguments:?} {variables:?}");
    }
}
