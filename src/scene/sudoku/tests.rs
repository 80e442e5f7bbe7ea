//! What is said and shown, at steps of well-known puzzles.

use super::*;
use crate::puzzles::sudoku::{Grid as Digit81, Strategy};
use crate::replay::{Counter, Destination, Replay, Travel};
use crate::scene::Lit;
use crate::scene::{Scene, Show};
use crate::search::Goal;

/// The width of the sentence at 80 columns, and its three lines.
const ROOM: usize = 3 * 76;

fn open(example: &str, strategy: Strategy, goal: Goal) -> Replay<Sudoku> {
    let grid = examples::named(example).expect("an example").grid();
    Replay::new(Sudoku::new(&grid, strategy).expect("no clash"), goal)
}

fn grid(scene: &Scene) -> &Grid {
    scene.picture.grid().expect("a Sudoku is a grid")
}

/// What is said from a step on.
fn said(replay: &mut Replay<Sudoku>, from: u64, count: usize) -> Vec<String> {
    replay.go(Destination::Step(from));
    (0..count)
        .map(|_| {
            let sentence = replay.scene().sentence.to_string();
            replay.step_forward();
            sentence
        })
        .collect()
}

fn propagating() -> Strategy {
    Strategy::ROUND[3]
}

#[test]
fn the_first_steps_name_the_cells_that_block() {
    let mut replay = open("leetcode", Strategy::default(), Goal::First);
    assert_eq!(
        said(&mut replay, 0, 5),
        [
            "start: 51 cells are empty, and backtrack(0) is about to try the digits 1 to 9 at (0,2), the first in \
             reading order. The search stops at the first board.",
            "place 1 at (0,2): not yet in row 0, column 2 or box (0 // 3) * 3 + 2 // 3 = 0. It joins rows[0], cols[2] \
             and boxes[0]; backtrack(1) turns to (0,3).",
            "attacked 1 at (0,3): 1 is already in row 0, placed at (0,2); also in col 3 by (1,3) and in box 1 by (1,3).",
            "place 2 at (0,3): not yet in row 0, column 3 or box (0 // 3) * 3 + 3 // 3 = 1. It joins rows[0], cols[3] \
             and boxes[1]; backtrack(2) turns to (0,5).",
            "attacked 1 at (0,5): 1 is already in row 0, placed at (0,2); also in box 1 by (1,3).",
        ]
    );
}

#[test]
fn a_dead_end_an_undo_and_the_record_say_how_it_goes_on() {
    let mut replay = open("leetcode", Strategy::default(), Goal::First);
    assert!(replay.go(Destination::Next(Counter::DeadEnds)));
    let dead = replay.scene();
    assert!(dead.sentence.to_string().contains(" Dead cell: no digit fits ("), "{}", dead.sentence);
    assert_eq!(dead.calls.last().map(|call| call.doing.as_str()), Some("dead cell"));
    replay.step_forward();
    let undo = replay.scene().sentence.to_string();
    assert!(undo.starts_with("undo ") && undo.contains(" leaves rows["), "{undo}");
    replay.go(Destination::End);
    assert_eq!(
        replay.scene().sentence.to_string(),
        "record: board 1 is full, and every row, column and box holds each digit once. The search stops at once: every \
         open call returns true and nothing is undone."
    );
}

#[test]
fn a_search_for_all_boards_ends_by_telling_how_many_there_are() {
    let mut replay = open("two-solutions", Strategy::default(), Goal::All);
    replay.go(Destination::End);
    let sentence = replay.scene().sentence.to_string();
    assert!(sentence.ends_with("The search is over: it found 2 solutions."), "{sentence}");
}

#[test]
fn a_refusal_by_look_ahead_names_the_cell_that_would_be_left_without_a_candidate() {
    let strategy = Strategy { look_ahead: true, ..Strategy::default() };
    let mut replay = open("leetcode", strategy, Goal::First);
    let scene = until(&mut replay, "without a candidate");
    let refused = replay.facts().reasons.remove(0);
    let (row, column) = refused.holders[0];
    let expected = format!("it would leave the empty cell ({row},{column}) without a candidate");
    assert!(scene.sentence.to_string().contains(&expected), "{}", scene.sentence);
    let square = grid(&scene).square((row, column));
    assert_eq!((square.piece.clone(), square.lit), (None, Some(Lit::Attacker)));
    assert_eq!(square.candidates.len(), 1, "the refused digit is its last candidate");
    assert!(scene.marks.iter().all(|set| set.asked.as_ref().is_some_and(|asked| asked.change == Change::Free)));
}

#[test]
fn a_forced_placement_says_which_rule_forced_it() {
    let mut replay = open("leetcode", propagating(), Goal::First);
    let only_candidate = until(&mut replay, "is the only candidate of");
    assert_eq!(only_candidate.kind.word(), "place");
    let mut hard = open("inkala-2012", propagating(), Goal::First);
    let only_place = until(&mut hard, "the cell is for ");
    assert_eq!(only_place.kind.word(), "attacked");
    assert!(only_place.sentence.to_string().contains("which has no other place in "), "{}", only_place.sentence);
    let placed = until(&mut hard, "forced, since 5 has no other place in row 5");
    assert_eq!((placed.kind.word(), placed.picture.focus()), ("place", (5, 8)));
    let without_place = until(&mut hard, "has no place left in ");
    assert!(without_place.sentence.to_string().contains("so no digit can be right here"), "{}", without_place.sentence);
}

/// Goes on to the first step whose sentence has some words.
fn until(replay: &mut Replay<Sudoku>, words: &str) -> Scene {
    while replay.step_forward() {
        let scene = replay.scene();
        if scene.sentence.to_string().contains(words) {
            return scene;
        }
    }
    panic!("nothing says {words:?}");
}

#[test]
fn every_sentence_fits_three_lines() {
    for example in ["leetcode", "inkala-2012", "two-solutions", "empty"] {
        for strategy in Strategy::ROUND.into_iter().chain([Strategy { look_ahead: true, ..propagating() }]) {
            let mut replay = open(example, strategy, Goal::First);
            for _ in 0..150 {
                let sentence = replay.scene().sentence.to_string();
                assert!(sentence.chars().count() <= ROOM, "{} in {sentence}", sentence.chars().count());
                assert!(!sentence.contains(": ."), "{sentence}");
                if !replay.step_forward() {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_board_shows_givens_candidates_units_and_blockers_apart() {
    let mut replay = open("leetcode", Strategy::default(), Goal::First);
    replay.go(Destination::Step(2));
    let scene = replay.scene();
    assert_eq!((grid(&scene).boxes, grid(&scene).focus), (Some((3, 3)), (0, 3)));
    let given = grid(&scene).square((1, 3));
    assert_eq!((given.piece.clone(), given.role, given.lit), (Some(piece(1)), Role::Given, Some(Lit::AlsoAttacker)));
    let placed = grid(&scene).square((0, 2));
    assert_eq!((placed.role, placed.lit, placed.word), (Role::Placed, Some(Lit::Attacker), Some("rows")));
    let refused = grid(&scene).square((0, 3));
    assert_eq!((refused.piece.clone(), refused.role, refused.word), (Some(piece(1)), Role::AttackedNow, Some("rows")));
    assert_eq!(refused.candidates, [2, 6]);
    assert_eq!(grid(&scene).squares.iter().filter(|square| square.tinted).count(), 21);
    assert!(!grid(&scene).square((0, 8)).ruled_out_by.is_empty(), "1 is in the row");
    assert!(grid(&scene).square((3, 5)).ruled_out_by.is_empty(), "1 can still stand there");
}

#[test]
fn the_sets_of_the_current_cell_stand_in_front_of_all_27() {
    let mut replay = open("leetcode", Strategy::default(), Goal::First);
    replay.go(Destination::Step(2));
    let scene = replay.scene();
    let told = |set: &MarkSet| {
        let keys: Vec<String> = set.keys().map(ToString::to_string).collect();
        format!("{} {} {}", scene.name_of(set), set.formula, keys.join(" "))
    };
    let front: Vec<_> = scene.marks.iter().map(told).collect();
    assert_eq!(front, ["rows row 0 1 3 5 7", "cols col 3 1 4 8", "boxes box 1 1 5 7 9"]);
    let asked: Vec<_> =
        scene.marks.iter().map(|set| set.asked.as_ref().map(|asked| (&asked.key, asked.change))).collect();
    let one = Key::from(1);
    assert_eq!(asked, [Change::Blocks, Change::AlsoBlocks, Change::AlsoBlocks].map(|change| Some((&one, change))));
    assert_eq!(scene.all_marks.len(), 27);
    assert_eq!(scene.all_marks.iter().filter(|set| set.asked.is_some()).count(), 3);
    assert!(scene.marks.iter().all(|set| scene.all_marks.contains(set)));
}

#[test]
fn a_full_grid_is_shown_without_a_current_cell() {
    let solved = Digit81::from_cells(std::array::from_fn(|cell| {
        let shift = [0, 3, 6, 1, 4, 7, 2, 5, 8][cell / 9];
        u8::try_from((cell % 9 + shift) % 9 + 1).unwrap()
    }));
    let mut replay = Replay::new(Sudoku::new(&solved.unwrap(), Strategy::default()).unwrap(), Goal::First);
    assert_eq!(replay.scene().sentence.to_string(), "start: no cell is empty, so the board is there already.");
    replay.step_forward();
    let scene = replay.scene();
    assert!(scene.finished && scene.marks.is_empty());
    assert_eq!(scene.calls[0].name, "backtrack(0)");
    assert!(replay.facts().board.unwrap().concat().starts_with("123456789"));
}
