//! The sets of every puzzle, in words and in signs, as lists and as bits.

use super::*;
use crate::app::{App, Look, Signs};
use crate::catalogue::tests::asked;
use crate::search::Goal;

/// The rows of the sets at a step.
fn rows_of(command: &str, at: u64, look: &Look, width: u16) -> Vec<String> {
    let app = App::open(asked(command).with_goal(Goal::All), at, look.clone()).unwrap();
    let brush = Brush::of(&app);
    let sets = Sets { scene: app.scene(), other: None, bits: look.bits, brush: &brush };
    let area = Rect::new(0, 0, width, rows(app.scene(), look.bits));
    let mut buffer = Buffer::empty(area);
    sets.render(area, &mut buffer);
    let line = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..area.height).map(line).collect()
}

#[test]
fn what_became_of_a_key_is_told_in_words_where_there_is_room() {
    let look = Look::default();
    assert_eq!(rows_of("queens 4", 1, &look, 40)[0], " cols  c = 0      added   {0}");
    assert_eq!(rows_of("queens 4", 2, &look, 40)[0], " cols  c = 0      is in   {0}");
    assert_eq!(rows_of("queens 4", 2, &look, 40)[2], " anti  r + c = 1  free    {0}");
    assert_eq!(rows_of("queens 4", 9, &look, 40)[0], " cols  c = 2      removed {0}");
    assert_eq!(rows_of("queens 4", 9, &look, 40)[1], " diag  r - c = -1 removed {0}");
    assert_eq!(rows_of("sudoku", 1, &look, 40)[0], " row 0 1 added   {1 3 5 7}");
}

#[test]
fn where_there_is_no_room_signs_tell_it_that_are_no_arithmetic() {
    for signs in [Signs::Unicode, Signs::Ascii] {
        let look = Look { signs, ..Look::default() };
        for at in 1..40 {
            for row in rows_of("queens 8", at, &look, 34) {
                let (before, _) = row.split_once('{').unwrap();
                let (_, behind) = before.split_once(" = ").unwrap();
                let sign = behind.split_whitespace().nth(1).unwrap();
                let known =
                    if signs == Signs::Ascii { ["->", "<-", "in", "not"] } else { ["→", "←", "∈", "∉"] };
                assert!(known.contains(&sign), "{row}");
            }
        }
    }
}

#[test]
fn bits_stand_under_their_keys() {
    let look = Look { bits: true, ..Look::default() };
    let expected = [
        "                                3 2 1 0",
        " cols  c = 1      is in         0 1 1 0",
        "                          3 2 1 0  -2 -3",
        " diag  r - c = 1  free    0 0 0 0 1 0 0",
        "                          6 5 4 3 2 1 0",
        " anti  r + c = 3  is in   0 0 0 1 0 0 0",
    ];
    let shown = rows_of("queens 4", 20, &look, 42);
    assert_eq!(shown.len(), expected.len(), "{shown:#?}");
    for (line, shown) in shown.iter().enumerate().filter(|(line, _)| line % 2 == 0) {
        let bits = &rows_of("queens 4", 20, &look, 42)[line + 1];
        for (at, _) in bits.char_indices().skip(25).filter(|(_, sign)| "01".contains(*sign)) {
            // Under the end of a key, or of none where two would run together.
            assert!(shown.len() > at || shown.ends_with(' '), "{shown}\n{bits}");
        }
        assert!(shown.ends_with(['0', '3']), "the least key is told: {shown}");
    }
}

#[test]
fn a_counter_shows_its_number_and_whether_it_goes_up_or_down() {
    let look = Look::default();
    assert_eq!(rows_of("parentheses", 1, &look, 40)[0], " open  opened = 1 up");
    let all: Vec<String> = (0..40).flat_map(|at| rows_of("parentheses", at, &look, 40)).collect();
    for word in ["up", "down", "limit"] {
        assert!(all.iter().any(|row| row.ends_with(word)), "{word} in {all:#?}");
    }
    assert!(all.iter().all(|row| !row.contains('{')), "{all:#?}");
}

#[test]
fn every_puzzle_tells_its_sets_without_arithmetic_signs() {
    for command in ["queens 8", "sudoku", "permutations", "word-search", "crossword", "coloring", "registers"] {
        for (at, width) in (0..30).flat_map(|at| [28, 40, 60].map(|width| (at, width))) {
            for row in rows_of(command, at, &Look::default(), width) {
                let before = row.split('{').next().unwrap_or_default();
                let last = before.trim_end().chars().next_back().unwrap_or(' ');
                assert!(!"+-−·=".contains(last), "{command} at {at}: {row}");
            }
        }
    }
}
