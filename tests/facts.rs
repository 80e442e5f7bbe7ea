//! N-Queens against figures from outside: traces by hand, the OEIS, Knuth's tree profile.

use stepback::puzzles::queens::Queens;
use stepback::replay::{Destination, Replay, Travel};
use stepback::scene::{Key, Kind, Show};
use stepback::search::{Goal, Machine};

fn machine(size: u8, goal: Goal) -> Machine<Queens> {
    Machine::new(Queens::new(size).expect("a size from 1 to 32"), goal)
}

fn run(size: u8, goal: Goal) -> Machine<Queens> {
    let mut machine = machine(size, goal);
    while machine.step().is_some() {}
    machine
}

/// A line of a trace: step, event, row, column, blocking sets, attacking queens and the three sets.
fn line(show: &dyn Show) -> String {
    let facts = show.facts();
    let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    let row = facts.about.first().map_or_else(|| "4".to_owned(), Key::to_string);
    let column = dash(facts.about.get(1).map(Key::to_string).unwrap_or_default());
    let by: Vec<&str> = facts.reasons.iter().map(|reason| facts.words.name(reason.family)).collect();
    let attackers: Vec<String> =
        facts.reasons.iter().flat_map(|reason| &reason.holders).map(|at| format!("({},{})", at.0, at.1)).collect();
    let sets: Vec<String> = show
        .marks()
        .iter()
        .map(|set| format!("{{{}}}", set.keys().map(Key::to_string).collect::<Vec<_>>().join(",")))
        .collect();
    let (by, attackers) = (dash(by.join(",")), dash(attackers.join(",")));
    [facts.step.to_string(), facts.kind.word().to_owned(), row, column, by, attackers, sets.join("\t")].join("\t")
}

fn assert_trace(goal: Goal, expected: &str) {
    let mut replay = Replay::new(Queens::new(4).unwrap(), goal);
    let mut lines = vec![];
    while replay.step_forward() {
        lines.push(line(&replay));
    }
    let expected: Vec<&str> = expected.lines().skip(1).collect();
    assert_eq!(lines, expected);
}

#[test]
fn the_lesson_is_the_trace_of_the_facts_blockers_attackers_and_sets_included() {
    assert_trace(Goal::First, include_str!("data/queens-4-first.tsv"));
}

#[test]
fn all_boards_of_four_are_the_trace_of_the_facts() {
    assert_trace(Goal::All, include_str!("data/queens-4-all.tsv"));
}

/// N, boards, calls, loop steps, attacked, events of the full search.
const ALL: [(u8, u64, u64, u64, u64, u64); 12] = [
    (1, 1, 2, 1, 0, 3),
    (2, 0, 3, 6, 4, 8),
    (3, 0, 6, 18, 13, 23),
    (4, 2, 17, 60, 44, 78),
    (5, 10, 54, 220, 167, 283),
    (6, 4, 153, 894, 742, 1_050),
    (7, 40, 552, 3_584, 3_033, 4_175),
    (8, 92, 2_057, 15_720, 13_664, 17_868),
    (9, 352, 8_394, 72_378, 63_985, 81_123),
    (10, 724, 35_539, 348_150, 312_612, 384_412),
    (11, 2_680, 166_926, 1_806_706, 1_639_781, 1_976_311),
    (12, 14_200, 856_189, 10_103_868, 9_247_680, 10_974_256),
];

#[test]
fn the_full_search_counts_what_the_facts_count() {
    let largest = if cfg!(debug_assertions) { 10 } else { 12 };
    for (size, boards, calls, loop_steps, attacked, events) in ALL.into_iter().take_while(|row| row.0 <= largest) {
        let machine = run(size, Goal::All);
        let tally = machine.tally();
        let counted = (size, tally.boards, tally.calls(), tally.loop_steps(), tally.attacked, machine.step_number());
        assert_eq!(counted, (size, boards, calls, loop_steps, attacked, events));
        assert_eq!(tally.places, tally.undos, "all that was placed was taken back");
    }
}

/// N, then attacked, places, undos and events, and the columns of the first board.
const FIRST: [(u8, [u64; 4], &[u8]); 17] = [
    (4, [18, 8, 4, 31], &[1, 3, 0, 2]),
    (5, [10, 5, 0, 16], &[0, 2, 4, 1, 3]),
    (6, [140, 31, 25, 197], &[1, 3, 5, 0, 2, 4]),
    (7, [33, 9, 2, 45], &[0, 2, 4, 6, 1, 3, 5]),
    (8, [763, 113, 105, 982], &[0, 4, 7, 5, 2, 6, 1, 3]),
    (9, [292, 41, 32, 366], &[0, 2, 5, 7, 1, 3, 8, 6, 4]),
    (10, [873, 102, 92, 1_068], &[0, 2, 5, 7, 9, 4, 8, 1, 3, 6]),
    (11, [465, 52, 41, 559], &[0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9]),
    (12, [2_805, 261, 249, 3_316], &[0, 2, 4, 7, 9, 11, 5, 10, 1, 6, 8, 3]),
    (13, [1_254, 111, 98, 1_464], &[0, 2, 4, 1, 8, 11, 9, 12, 3, 5, 7, 10, 6]),
    (14, [24_596, 1_899, 1_885, 28_381], &[0, 2, 4, 6, 11, 9, 12, 3, 13, 8, 1, 5, 7, 10]),
    (15, [18_921, 1_359, 1_344, 21_625], &[0, 2, 4, 1, 9, 11, 13, 3, 12, 8, 5, 14, 6, 10, 7]),
    (16, [150_660, 10_052, 10_036, 170_749], &[0, 2, 4, 1, 12, 8, 13, 11, 14, 5, 15, 6, 3, 10, 7, 9]),
    (17, [85_848, 5_374, 5_357, 96_580], &[0, 2, 4, 1, 7, 10, 14, 6, 15, 13, 16, 3, 5, 8, 11, 9, 12]),
    (18, [701_930, 41_299, 41_281, 784_511], &[0, 2, 4, 1, 7, 14, 11, 15, 12, 16, 5, 17, 6, 3, 10, 8, 13, 9]),
    (19, [45_639, 2_545, 2_526, 50_711], &[0, 2, 4, 1, 3, 8, 12, 14, 16, 18, 6, 15, 17, 10, 5, 7, 9, 11, 13]),
    (
        20,
        [3_792_875, 199_635, 199_615, 4_192_126],
        &[0, 2, 4, 1, 3, 12, 14, 11, 17, 19, 16, 8, 15, 18, 7, 9, 6, 13, 5, 10],
    ),
];

#[test]
fn the_first_board_is_found_with_the_events_of_the_facts() {
    for (size, expected, columns) in FIRST {
        let machine = run(size, Goal::First);
        let tally = machine.tally();
        let counted = [tally.attacked, tally.places, tally.undos, machine.step_number()];
        assert_eq!(counted, expected, "N = {size}");
        assert_eq!((tally.boards, machine.puzzle().queens()), (1, columns));
    }
}

/// Calls at each depth of the full search, by N.
const PROFILE: [(u8, &[u64]); 7] = [
    (4, &[1, 4, 6, 4, 2]),
    (5, &[1, 5, 12, 14, 12, 10]),
    (6, &[1, 6, 20, 36, 46, 40, 4]),
    (7, &[1, 7, 30, 76, 140, 164, 94, 40]),
    (8, &[1, 8, 42, 140, 344, 568, 550, 312, 92]),
    (9, &[1, 9, 56, 234, 732, 1_614, 2_292, 2_038, 1_066, 352]),
    (10, &[1, 10, 72, 364, 1_400, 3_916, 7_552, 9_632, 7_828, 4_040, 724]),
];

#[test]
fn the_calls_at_each_depth_are_those_of_the_facts() {
    for (size, profile) in PROFILE {
        let mut machine = machine(size, Goal::All);
        let mut calls = vec![0; profile.len()];
        calls[0] = 1;
        while let Some(event) = machine.step() {
            if Kind::from(Some(event)) == Kind::Place {
                calls[machine.frames().len() - 1] += 1;
            }
        }
        assert_eq!(calls, profile, "N = {size}");
    }
}

#[test]
fn before_every_step_the_queens_are_peaceful_and_the_sets_hold_their_keys_and_no_other() {
    for size in 1..=7 {
        let mut replay = Replay::new(Queens::new(size).unwrap(), Goal::All);
        loop {
            let queens: Vec<(i16, i16)> =
                (0..).zip(replay.machine().puzzle().queens()).map(|(row, &column)| (row, column.into())).collect();
            let sorted = |key: fn(&(i16, i16)) -> i16| {
                let mut keys: Vec<i16> = queens.iter().map(key).collect();
                keys.sort_unstable();
                keys
            };
            let expected = [sorted(|q| q.1), sorted(|q| q.0 - q.1), sorted(|q| q.0 + q.1)];
            for (set, keys) in replay.marks().iter().zip(&expected) {
                let expected = keys.iter().map(|&key| Key::from(key));
                assert!(
                    set.keys().cloned().eq(expected),
                    "{} at step {} of N = {size}",
                    set.formula,
                    replay.position()
                );
                assert!(keys.windows(2).all(|pair| pair[0] < pair[1]), "two queens share {}", set.formula);
            }
            if !replay.step_forward() {
                break;
            }
        }
    }
}

#[test]
fn a_search_without_a_board_runs_to_its_end_and_says_so() {
    for (size, events) in [(2, 8), (3, 23)] {
        for goal in [Goal::First, Goal::All] {
            let mut replay = Replay::new(Queens::new(size).unwrap(), goal);
            assert!(replay.go(Destination::End));
            assert_eq!(replay.position(), events);
            let sentence = replay.scene().sentence.to_string();
            assert!(sentence.contains(&format!("a {size} x {size} board has no solution")), "{sentence}");
        }
    }
}
