//! The wrong programs as they are called from a shell.

use crate::command_line::{refusal, written};
use serde_json::Value;

#[test]
fn without_a_number_and_a_screen_the_mistakes_are_listed() {
    let expected = "\
stepback mistake 1          The undo forgets the sets
stepback mistake 2          Only one diagonal is tested
stepback mistake 3          The board itself is saved, not a copy
stepback mistake 4          The test waits until the board is full
stepback mistake 5          The returned True is ignored
";
    assert_eq!(written("mistake"), expected);
    let with_size = written("mistake --n 6");
    assert!(with_size.starts_with("stepback mistake 1 --n 6") && !with_size.contains("5 --n"), "{with_size}");
}

#[test]
fn every_line_of_a_trace_names_its_side_and_counts_steps_within_it() {
    let printed = written("mistake 2 --print jsonl");
    let mut counts = [0, 0];
    let mut last = vec![Value::Null; 2];
    for line in printed.lines() {
        assert!(line.starts_with("{\"side\":\""), "{line}");
        let object: Value = serde_json::from_str(line).expect("one object a line");
        let side = usize::from(object["side"] == "wrong");
        counts[side] += 1;
        assert_eq!(object["step"], counts[side]);
        last[side] = object;
    }
    assert_eq!(counts, [78, 14]);
    assert_eq!((&last[1]["event"], &last[1]["error"]), (&"undo".into(), &"KeyError: 3".into()));
    let text = written("mistake 2 --print text");
    assert!(text.lines().all(|line| line.starts_with("right  ") || line.starts_with("wrong  ")), "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with("wrong")).count(), 1 + 14 + 2);
    assert_eq!(written("mistake 2"), text);
}

#[test]
fn ghosts_and_the_shelf_are_in_the_json_lines() {
    let wrong = |line: &str| -> Value {
        let printed = written(line);
        serde_json::from_str(printed.lines().find(|line| line.contains("wrong")).expect("a line of that side")).unwrap()
    };
    let ghosts = &wrong("mistake 1 --print jsonl --at 8 --take 1")["ghosts"];
    assert_eq!(ghosts[0], serde_json::json!({"set": "cols", "key": 2, "left_by": [1, 2]}));
    assert_eq!(wrong("mistake 3 --print jsonl --at 77 --take 1")["shelf"], serde_json::json!([[], []]));
}

#[test]
fn a_tally_sums_both_sides_up() {
    let told = |line: &str, side: &str, name: &str| {
        let printed = written(line);
        let start = format!("{side}  {name}");
        let found = printed.lines().find(|line| line.starts_with(&start)).expect("that counter");
        found[start.len()..].trim().to_owned()
    };
    assert_eq!(told("mistake 4 --print tally", "wrong", "places"), "340");
    assert_eq!(told("mistake 4 --print tally", "wrong", "rejected"), "254");
    for size in 2..=7 {
        let boards = if size == 5 { "1" } else { "0" };
        assert_eq!(told(&format!("mistake 1 --n {size} --print tally"), "wrong", "boards"), boards, "N = {size}");
    }
}

#[test]
fn what_the_boards_look_like_in_the_end_is_in_the_tally_and_in_the_text() {
    for format in ["tally", "text"] {
        let printed = written(&format!("mistake 3 --print {format}"));
        let outcomes: Vec<&str> =
            printed.lines().filter_map(|line| line.split_once("outcome")).map(|(_, told)| told.trim()).collect();
        let expected = ["2 boards in 78 events: [1, 3, 0, 2] [2, 0, 3, 1]", "2 boards in 78 events: [] []"];
        assert_eq!(outcomes, expected, "{printed}");
    }
}

#[test]
fn what_a_mistake_cannot_do_is_refused_in_one_line() {
    let lines = [
        ("mistake 6", "mistake takes a number from 1 to 5, not \"6\""),
        ("mistake one", "mistake takes a number from 1 to 5, not \"one\""),
        ("mistake 1 --n 13", "\"--n 13\" is too large for mistake 1: use 1 to 12"),
        ("mistake 4 --n 9", "\"--n 9\" is too large for mistake 4: use 1 to 8"),
        ("mistake 5 --n 9", "\"--n 9\" does not go with mistake 5, which has one board: leave it out"),
        ("mistake 1 --n x", "--n takes a board size from 1 to 32, not \"x\""),
        ("mistake --print text", "mistake needs a number from 1 to 5 to be printed: see stepback mistake"),
        ("mistake 1 --print boards", "\"--print boards\" is for one program: use text, jsonl or tally for a mistake"),
        ("mistake 1 2", "\"2\" is one argument too many: see stepback --help"),
    ];
    for (line, said) in lines {
        assert_eq!(refusal(line), said, "stepback {line}");
    }
}
