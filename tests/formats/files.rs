//! Each file under `tests/data/sudoku/` is one form as a program or a person writes it.

use super::*;

macro_rules! file {
    ($name:literal) => {
        include_bytes!(concat!("../data/sudoku/", $name))
    };
}

#[test]
fn every_form_of_the_first_puzzle_is_read() {
    for (name, bytes) in [
        ("grid.csv", file!("grid.csv").as_slice()),
        ("sections.sdk", file!("sections.sdk")),
        ("print-readable.txt", file!("print-readable.txt")),
        ("print-compact.txt", file!("print-compact.txt")),
        ("list.py.txt", file!("list.py.txt")),
        ("list.json", file!("list.json")),
        ("spaces.txt", file!("spaces.txt")),
        ("spaces-stripped.txt", file!("spaces-stripped.txt")),
    ] {
        assert_eq!(shown(bytes), [FIRST], "{name}");
    }
}

#[test]
fn every_form_of_the_second_puzzle_is_read() {
    assert_eq!(shown(file!("headers.sdk")), [SECOND]);
    assert_eq!(shown(file!("boxes.ss")), [SECOND]);
}

#[test]
fn files_of_many_puzzles_give_them_in_order() {
    assert_eq!(shown(file!("lines-crlf.sdm")), [THIRD, SECOND]);
    assert_eq!(shown(file!("utf-16.txt")), [FIRST, SECOND]);
    assert_eq!(shown(file!("counted.txt")), [FIRST, SECOND, THIRD]);
    assert_eq!(shown(file!("columns.csv")), [FIRST, THIRD]);
    assert_eq!(shown(file!("mixed.txt")), [FIRST, SECOND, THIRD]);
    assert_eq!(shown(file!("grids.txt")), [FIRST, SECOND, THIRD]);
}

#[test]
fn labels_come_from_comments_numbers_columns_and_the_line_above() {
    assert_eq!(places(file!("comments.txt")), ["2 first, easy", "4 second, hard"]);
    assert_eq!(places(file!("hardest.csv")), ["3 No-1", "4 No-2"]);
    assert_eq!(places(file!("grids.txt")), ["2 Grid 01", "12 Grid 02", "22 Grid 03"]);
    assert_eq!(places(file!("windows-1252.txt")), ["2 très facile", "3 "]);
    assert_eq!(places(file!("mixed.txt")), ["3 1.", "6 The second", "16 "]);
}

#[test]
fn a_wrong_line_is_reported_and_the_rest_goes_on() {
    let found = shown(file!("mistakes.txt"));
    let cut = &FIRST[..39];
    assert_eq!(
        found,
        [
            FIRST.to_owned(),
            format!("line 2, column 81: 80 characters where a puzzle has 81, \"{cut}…\"; add what is missing"),
            format!("line 3, column 82: 82 characters where a puzzle has 81, \"{cut}…\"; remove what is too much"),
            "line 4, column 41: a bad cell, \"a\"; a cell is a digit, or one of 0 . * _ x X for blank".to_owned(),
            SECOND.to_owned(),
        ]
    );
}
