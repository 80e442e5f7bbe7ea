//! What is shown and told at each kind of event.

use super::*;
use crate::replay::{Counter, Destination, Replay, Travel};
use crate::scene::{Offer, Opened, Scene, Show, Values};
use crate::search::Goal;

/// Words and grids that stay as they are when the built-in ones change.
const WORDS: &[u8] = include_bytes!("../../../tests/data/crossword/common.txt");
const LINKS: &str = "...##/.#.##/...../##.#./##...";
const BOX: &str = "..../.##./.##./....";
const WHEEL: &str = "...#.../.#...#./...#.../#.###.#/...#.../.#...#./...#...";
const TOWER: &str = "...#.../.#.#.#./......./.#.#.#./...#...";

/// Characters that three lines of a terminal of 80 columns hold.
const ROOM: usize = 234;

fn open(grid: &str, order: &str, look_ahead: bool, goal: Goal) -> Box<dyn Show> {
    let values = Values::default().with("GRID", grid).with("--words", "common.txt").with_content("--words", WORDS);
    let values = values.with("--order", order);
    let values = if look_ahead { values.with("--look-ahead", "") } else { values };
    let Offer { open, .. } = OFFER;
    match open(&values, goal) {
        Ok(Opened::One(show)) => show,
        Ok(Opened::Two(_)) => panic!("one program"),
        Err(problem) => panic!("{problem}"),
    }
}

/// The scene of a step of the usual grid, in the order of the numbers.
fn at(step: u64) -> Scene {
    let mut show = open(LINKS, "scan", false, Goal::First);
    show.go(Destination::Step(step));
    show.scene()
}

fn grid(scene: &Scene) -> &Grid {
    scene.picture.grid().unwrap()
}

#[test]
fn a_refusal_names_the_letter_and_lights_the_words_that_hold_it() {
    let scene = at(40);
    let told =
        "attacked arrow at 3 across: its letter 0 is a, but ago at 1 down has o there, and 1 more letter differs.";
    assert_eq!(scene.sentence.to_string(), told);
    let lit: Vec<(At, Lit)> = (0..5)
        .flat_map(|row| (0..5).map(move |column| (row, column)))
        .filter_map(|at| Some((at, grid(&scene).square(at).lit?)))
        .collect();
    let first = [(0, 0), (1, 0), (2, 0)].map(|at| (at, Lit::Attacker));
    let further = [(0, 2), (1, 2), (2, 2), (3, 2), (4, 2)].map(|at| (at, Lit::AlsoAttacker));
    let mut expected = [&first[..], &further[..]].concat();
    expected.sort_unstable();
    assert_eq!(lit, expected);
    let letter = |at| (grid(&scene).square(at).piece.clone().unwrap().label.into_owned(), grid(&scene).square(at).role);
    assert_eq!(letter((2, 0)), ("O".to_owned(), Role::Placed), "what stands there stays in sight");
    assert_eq!(letter((2, 1)), ("R".to_owned(), Role::AttackedNow));
    let asked = scene.marks[0].asked.clone().unwrap();
    assert_eq!((asked.key, asked.change), (Key::from(0), Change::Blocks));
}

#[test]
fn a_word_that_stands_elsewhere_is_refused_with_its_place() {
    let scene = at(2);
    assert_eq!(scene.sentence.to_string(), "attacked age at 1 down: it is in used, at 1 across.");
    assert_eq!(grid(&scene).square((0, 1)).lit, Some(Lit::Attacker));
    assert_eq!(grid(&scene).square((0, 0)).role, Role::AttackedNow);
}

#[test]
fn an_undo_leaves_the_letters_of_crossing_words_in_sight() {
    let scene = at(183);
    let told = "undo eager at 2 down: its letters go but for e????, which stay; eager leaves used. \
                backtrack(2 down) goes on with word eagle.";
    assert_eq!(scene.sentence.to_string(), told);
    let roles: Vec<Role> = (0..5).map(|row| grid(&scene).square((row, 2)).role).collect();
    let gone = Role::UndoneNow;
    assert_eq!(roles, [Role::Placed, gone, gone, gone, gone]);
}

#[test]
fn a_dead_entry_says_which_pattern_no_word_has() {
    let told = at(182).sentence.to_string();
    assert!(
        told.ends_with("Dead entry: no word is left for o?g?? at 3 across, so backtrack(3 across) returns."),
        "{told}"
    );
}

#[test]
fn the_strip_has_the_pattern_and_how_many_words_fit_and_is_as_wide_at_every_step() {
    let width = |scene: &Scene| {
        let strip = scene.strip.as_ref().unwrap();
        strip.cells.iter().map(|cell| cell.text.len()).sum::<usize>() + strip.note.len()
    };
    let scene = at(4);
    let strip = scene.strip.clone().unwrap();
    let texts: Vec<&str> = strip.cells.iter().map(|cell| cell.text.trim_end()).collect();
    assert_eq!((texts, strip.note.as_str()), (vec!["2 down", "e????", "about"], "  6/150 fit"));
    for step in [0, 1, 2, 40, 183, 500] {
        assert_eq!(width(&at(step)), width(&scene), "step {step}");
    }
}

#[test]
fn squares_have_the_numbers_of_a_newspaper_and_blocks_are_told() {
    let scene = at(0);
    let numbers: Vec<(usize, u16)> =
        grid(&scene).squares.iter().enumerate().filter_map(|(at, square)| Some((at, square.number?))).collect();
    assert_eq!(numbers, [(0, 1), (2, 2), (10, 3), (14, 4), (22, 5)]);
    assert_eq!(grid(&scene).squares.iter().filter(|square| square.blocked).count(), 10);
    let tinted = |at| grid(&scene).square(at).tinted;
    assert!(tinted((0, 0)) && tinted((0, 2)) && !tinted((1, 0)));
}

#[test]
fn as_many_steps_back_as_forward_give_the_same_scene() {
    for (name, order, look_ahead) in
        [(LINKS, "scan", false), (BOX, "mrv", false), (WHEEL, "mrv", true), ("c../.#./..t", "mrv", true)]
    {
        let mut show = open(name, order, look_ahead, Goal::All);
        let mut scenes = vec![show.scene()];
        while scenes.len() < 400 && show.step_forward() {
            scenes.push(show.scene());
        }
        while let Some(expected) = scenes.pop() {
            assert_eq!(show.scene(), expected, "{name} {order}");
            show.step_back();
        }
    }
}

#[test]
fn every_sentence_fits_three_lines() {
    for (name, order, look_ahead) in [(LINKS, "scan", false), (WHEEL, "mrv", true), (TOWER, "mrv", false)] {
        let mut show = open(name, order, look_ahead, Goal::First);
        loop {
            let told = show.sentence().to_string();
            assert!(told.chars().count() <= ROOM, "{}: {told}", told.len());
            if !show.step_forward() {
                break;
            }
        }
    }
}

#[test]
fn looking_ahead_names_the_entry_that_would_be_left_without_a_word() {
    let mut show = open(BOX, "mrv", true, Goal::First);
    let told = loop {
        assert!(show.step_forward(), "no refusal by looking ahead");
        let told = show.sentence().to_string();
        if told.contains("without a word") {
            break told;
        }
    };
    assert!(told.contains(": it would leave ") && told.contains(" without a word that fits."), "{told}");
    assert!(show.facts().reasons[0].holders.len() == 4, "the entry is lit");
}

#[test]
fn a_record_gives_the_rows() {
    let mut show = open(LINKS, "scan", false, Goal::First);
    show.go(Destination::Next(Counter::Boards));
    assert_eq!(show.line(), "age##/g#v##/opera/##r#n/##yet");
    assert!(show.sentence().to_string().starts_with("record: filling 1 is age##/g#v##/opera/##r#n/##yet."));
}

#[test]
fn a_list_that_cannot_fill_the_grid_is_said_to() {
    let words = std::sync::Arc::new(crate::puzzles::crossword::Words::new(["cat", "dog"].map(str::to_owned)));
    let grid = crate::formats::crossword::one("...\n.#.\n...").unwrap();
    let crossword = Crossword::new(&grid, &words, crate::puzzles::crossword::Strategy::default()).unwrap();
    let mut replay = Replay::new(crossword, Goal::First);
    replay.go(Destination::End);
    let told = replay.sentence().to_string();
    assert!(told.ends_with("The search is over: these words cannot fill this grid."), "{told}");
}

#[test]
fn the_sheet_takes_letters_blocks_and_dots_and_says_what_no_search_can_fill() {
    let edit = OFFER.sheet.unwrap();
    let mut sheet =
        edit(&Values::default().with("GRID", LINKS).with("--words", "common.txt").with_content("--words", WORDS))
            .unwrap();
    assert_eq!((sheet.size(), sheet.keys()), ((5, 5), "a-z #"));
    assert!(sheet.write((0, 0), Some('A')) && sheet.write((0, 3), Some('.')) && sheet.write((1, 1), None));
    assert!(!sheet.write((0, 0), Some('1')) && !sheet.write((0, 0), Some('é')) && !sheet.write((5, 0), Some('a')));
    assert_eq!(sheet.value(), Ok(("GRID", "a...#/...##/...../##.#./##...".to_owned())));
    assert!(sheet.write((0, 0), Some('#')));
    let told = sheet.scene((0, 0)).sentence.to_string();
    assert!(told.starts_with("edit: ") && told.contains("no word of 2 letters"), "{told}");
    assert_eq!(sheet.paste("..1").unwrap_err().split(':').next(), Some("what was pasted is no grid"));
    assert!(sheet.paste("###").is_ok() && sheet.value().unwrap_err().starts_with("the grid has no entry"));
    assert!(sheet.paste("...\n.#.\n...").is_ok());
    let told = sheet.scene((0, 0)).sentence.to_string();
    assert!(told.contains("125 words fit ??? at 1 across, 125 words fit ??? at 1 down"), "{told}");
}

#[test]
fn grids_on_a_command_line_are_told_from_names_of_files() {
    let is_puzzle = OFFER.reader.as_ref().unwrap().is_puzzle;
    for grid in [".../...", "..#/.#./...", "ca./...", "#.#", ".....", "..1/...", "...\n..."] {
        assert!(is_puzzle(grid), "{grid}");
    }
    for file in ["grid.txt", "./abc.txt", "../grids/a.txt", "folder/x", "a", "cat"] {
        assert!(!is_puzzle(file), "{file}");
    }
}
