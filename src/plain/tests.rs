//! Conversations: lines in, lines out.

use super::*;
use crate::catalogue::asked_mistake;
use crate::catalogue::tests::asked;

fn open(size: u8, goal: Goal, at: u64) -> Plain {
    Plain::open(asked(&format!("queens {size}")).with_goal(goal), at, Choice::default()).unwrap()
}

fn say(plain: &mut Plain, line: &str) -> String {
    let output = plain.line(line);
    assert!(!output.ends && output.text.ends_with('\n') && !output.text.ends_with("\n\n"), "{output:?}");
    assert!(output.text.chars().all(|char| char == '\n' || char == ' ' || char.is_ascii_graphic()), "{output:?}");
    output.text
}

/// The step that an answer is about.
fn step(plain: &mut Plain, line: &str) -> u64 {
    let text = say(plain, line);
    let number = text.strip_prefix("step ").and_then(|rest| rest.split_once(':'));
    number.unwrap_or_else(|| panic!("{line}: {text}")).0.parse().unwrap()
}

#[test]
fn it_begins_with_what_it_is_and_where_one_is() {
    let plain = open(4, Goal::First, 0);
    let lines: Vec<&str> = plain.greeting().lines().collect();
    assert!(lines[0].contains("? lists the commands"));
    assert_eq!(lines[1], "N-Queens 4 x 4, first board: step 0 of 31");
    assert!(lines[2].starts_with("step 0: start: backtrack(0) is about to try row 0"));
    assert_eq!(lines.len(), 3);
    let later = open(4, Goal::First, 7);
    assert!(later.greeting().contains("first board: step 7 of 31\nstep 7: attacked (2,2): c = 2 is already in cols"));
    assert!(
        open(4, Goal::First, 500)
            .greeting()
            .contains("step 500 is past the end: this is step 31, the last one; [a] goes on to all boards\n")
    );
}

#[test]
fn every_step_is_the_sentence_of_the_scene() {
    let mut plain = open(4, Goal::All, 0);
    for number in 1..=78 {
        let text = say(&mut plain, "");
        let scene = plain.tour.scene();
        assert_eq!(text.lines().next(), Some(format!("step {number}: {}", scene.sentence).as_str()), "{text}");
        assert_eq!(text.lines().count() > 1, scene.kind == Kind::Record, "{text}");
    }
    assert_eq!(say(&mut plain, ""), "this is the end of the search\n");
    assert_eq!(step(&mut plain, "b"), 77);
    assert_eq!(step(&mut plain, "start"), 0);
    assert_eq!(say(&mut plain, "b"), "this is the start\n");
}

#[test]
fn a_record_shows_its_board() {
    let text = say(&mut open(4, Goal::First, 0), "n");
    assert!(text.contains("[a] goes on to all boards"), "{text}");
    let rows: Vec<&str> = text.lines().skip(1).collect();
    assert_eq!(
        rows,
        ["column   0 1 2 3", "row    0 . Q . .", "row    1 . . . Q", "row    2 Q . . .", "row    3 . . Q ."]
    );
}

#[test]
fn commands_find_their_steps() {
    let mut plain = open(4, Goal::All, 0);
    let commands = ["d", "d", "u", "U", "n", "end", "N", "r", "4", "j", "k", "g 37", "g +3", "-10", "g 50%", "g b2"];
    let steps = commands.map(|command| step(&mut plain, command));
    assert_eq!(steps, [8, 16, 17, 9, 31, 78, 48, 0, 4, 9, 4, 37, 40, 30, 39, 48]);
    assert_eq!(say(&mut plain, "g b3"), "there is no board 3\n");
    assert_eq!(say(&mut plain, "n"), "there is no board after this\n");
    assert_eq!(step(&mut plain, "."), 48, "nothing has moved");
    assert!(say(&mut plain, "g 500").starts_with("step 500 is past the end: this is step 78, the last one\nstep 78: "));
    assert_eq!(say(&mut plain, "g x"), "\"x\" is no place in the trace: write 37, +100, -100, 50% or b3\n");
}

#[test]
fn the_same_facts_as_in_the_picture_can_be_asked_for() {
    let mut plain = open(4, Goal::First, 7);
    assert_eq!(
        say(&mut plain, "s"),
        "column   0 1 2 3\nrow    0 Q . . .\nrow    1 . . Q .\nrow    2 . . x .\nrow    3 . . . .\nx: attacked now\n"
    );
    assert_eq!(
        say(&mut plain, "x").lines().skip(2).collect::<Vec<_>>(),
        ["row    1 - - Q .", "row    2 - - x -", "row    3 - . - -", "x: attacked now", "-: ruled out"]
    );
    assert_eq!(
        say(&mut plain, "sets"),
        "cols, by c: 0 2; c = 2 blocks\ndiag, by r - c: -1 0; r - c = 0 blocks too\nanti, by r + c: 0 3; r + c = 4 is free\n"
    );
    assert_eq!(
        say(&mut plain, "calls"),
        "backtrack(0): queen 0; untried 1 2 3\nbacktrack(1): queen 2; untried 3\nbacktrack(2): attacked 2, now; untried 3\n"
    );
    assert!(say(&mut plain, "code").lines().any(|line| line.starts_with('>') && line.contains("if (c in cols")));
    assert!(say(&mut plain, "tally").starts_with("places 2\nattacked 5\nundos 0\n"));
    assert_eq!(say(&mut plain, "w"), "N-Queens 4 x 4, first board: step 7 of 31\n");
}

#[test]
fn the_goal_and_the_size_begin_another_search() {
    let mut plain = open(4, Goal::First, 20);
    assert!(say(&mut plain, "a").starts_with("N-Queens 4 x 4, all boards: step 20 of 78\nstep 20: "));
    assert!(
        say(&mut plain, "]").starts_with("[back] goes back to what was left\nN-Queens 5 x 5, all boards: step 0 of ")
    );
    assert!(say(&mut plain, "back").starts_with("N-Queens 4 x 4, all boards: step 20 of 78\n"));
    let mut plain = open(1, Goal::First, 0);
    assert_eq!(say(&mut plain, "["), "there is no smaller board\n");
}

#[test]
fn a_way_that_is_too_long_goes_on_when_it_is_asked_for_again() {
    let mut plain = open(20, Goal::First, 3);
    plain.patience = 1 << 18;
    let mut asked = 0;
    while say(&mut plain, "n").starts_with("still on the way, at step ") {
        assert_eq!(plain.tour.position(), 3);
        asked += 1;
        assert!(asked < 100);
    }
    assert!(asked > 1 && plain.tour.scene().kind == Kind::Record);
    let mut plain = open(12, Goal::All, 3);
    plain.patience = 4_096;
    assert!(say(&mut plain, "g 50%").starts_with("\"50%\" needs the length of the trace"));
}

#[test]
fn what_is_not_understood_is_answered_in_one_line() {
    let mut plain = open(4, Goal::First, 0);
    assert_eq!(say(&mut plain, "jump"), "there is no command \"jump\": ? lists them\n");
    assert_eq!(say(&mut plain, "\u{1b}[A"), "there is no command \"\\u{1b}[A\": ? lists them\n");
    assert_eq!(say(&mut plain, "g \u{1b}[A"), "there is no command \"g \\u{1b}[A\": ? lists them\n");
    assert_eq!(say(&mut plain, "4\u{e9}"), "there is no command \"4\\u{e9}\": ? lists them\n");
    assert_eq!(say(&mut plain, &"z".repeat(999)).len(), "there is no command \"\": ? lists them\n".len() + 24);
}

#[test]
fn a_line_that_is_too_long_is_refused_whole() {
    let mut out = vec![];
    // A tail that would be a command of its own, past the piece that is read first.
    let input = format!("{}\nq\n", "end ".repeat(5_000));
    run(open(4, Goal::First, 0), &mut input.as_bytes(), &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    let said: Vec<&str> = text.lines().skip(3).collect();
    assert_eq!(said, ["there is no command \"end end end end end end \": ? lists them"]);
}

#[test]
fn the_other_goal_keeps_the_step_and_the_marks() {
    let mut plain = open(4, Goal::First, 20);
    say(&mut plain, "m x");
    say(&mut plain, "a");
    assert_eq!((step(&mut plain, "37"), step(&mut plain, "'x")), (37, 20));
}

#[test]
fn the_end_of_the_input_and_a_quit_end_it() {
    for input in ["\n\nq\nn\n", "\r\n\n", "\n"] {
        let mut out = vec![];
        run(open(4, Goal::First, 0), &mut input.as_bytes(), &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let expected = 3 + input.lines().take_while(|&line| line != "q").count();
        assert_eq!(text.lines().count(), expected, "{text}");
    }
}

fn mistake(number: usize) -> Plain {
    Plain::open(asked_mistake(number).unwrap(), 0, Choice::default()).unwrap()
}

#[test]
fn a_mistake_is_named_and_its_page_can_be_read() {
    let mut plain = mistake(1);
    let title = "mistake 1, The undo forgets the sets: N-Queens 4 x 4, all boards: step 0 of 78";
    assert!(plain.greeting().lines().any(|line| line == title), "{}", plain.greeting());
    let page = say(&mut plain, "w");
    assert!(page.starts_with(title) && page.contains("\nTo notice it: "), "{page}");
    assert!(say(&mut plain, "w 3").starts_with("mistake 3, The board itself is saved, not a copy: "));
    assert!(say(&mut plain, "w 9").starts_with("w 1: The undo forgets the sets\nw 2: "));
}

#[test]
fn two_programs_are_moved_against_each_other_by_lines() {
    let mut plain = mistake(1);
    let steps = |text: String| {
        let step = |side: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(&format!("{side}, step ")));
            line.and_then(|line| line.split(':').next()).unwrap_or("none").to_owned()
        };
        (step("right"), step("wrong"))
    };
    let said = ["f", ".", ".", ",", "="].map(|line| steps(say(&mut plain, line)));
    let expected = [("9", "9"), ("9", "10"), ("9", "11"), ("9", "10"), ("10", "10")];
    assert_eq!(said, expected.map(|(right, wrong)| (right.to_owned(), wrong.to_owned())));
    assert_eq!(say(&mut plain, "y"), "stepback mistake 1 --n 4 --at 10\n");
    let mut alone = open(4, Goal::All, 3);
    assert_eq!(say(&mut alone, "f"), "there is one program here; [w] sets a wrong one beside it\n");
    assert_eq!(step(&mut alone, "."), 3);
}

#[test]
fn every_part_of_two_programs_is_said_of_both() {
    let mut plain = mistake(1);
    say(&mut plain, "10");
    for command in ["s", "x", "sets", "calls", "code", "tally"] {
        let said = say(&mut plain, command);
        assert!(said.starts_with("right program:\n") && said.contains("\nwrong program:\n"), "{command}: {said}");
    }
    say(&mut plain, "9");
    let sets = say(&mut plain, "sets");
    assert!(
        sets.contains("cols, by c: 0; c = 2 leaves\n") && sets.contains("cols, by c: 0 2; c = 2 stays\n"),
        "{sets}"
    );
    say(&mut plain, "10");
    let sets = say(&mut plain, "sets");
    assert!(sets.ends_with("3 in anti: left by the queen at (1,2), which is gone\n"), "{sets}");
    assert!(say(&mut plain, "s").contains(" g ") && say(&mut plain, "code").matches("cols.remove(c)").count() == 1);
    let mut plain = mistake(3);
    say(&mut plain, "f");
    let boards = say(&mut plain, "s");
    assert!(boards.contains("saved 1: [1, 3, 0, 2]\nwrong") && boards.ends_with("saved 1: [1, 3, 0]\n"), "{boards}");
    let mut plain = mistake(4);
    assert!(say(&mut plain, "sets").ends_with("no sets: only a full board is tested\n"));
}

#[test]
fn stops_marks_and_the_language_are_there_as_on_the_screen() {
    let mut plain = open(4, Goal::All, 0);
    assert_eq!(say(&mut plain, ">"), "say first what to stop at: [/] and 2,3 or row 2 or cols 3 or below 2 (calls)\n");
    let there = step(&mut plain, "/ row 3");
    let next = step(&mut plain, ">");
    assert!(0 < there && there < next);
    assert_eq!(step(&mut plain, "<"), there);
    assert_eq!(say(&mut plain, "m a"), format!("mark a is step {there}; 'a returns to it\n"));
    assert_eq!([step(&mut plain, "70"), step(&mut plain, "'a"), step(&mut plain, "''")], [70, there, 70]);
    assert_eq!(say(&mut plain, "'z"), "there is no mark z; [m] sets one\n");
    assert!(say(&mut plain, "/ nonsense").starts_with("\"nonsense\" is nothing to stop at"));
    assert_eq!(say(&mut plain, "y"), "stepback queens 4 --at 70\n");
    assert!(say(&mut plain, "code").contains("def solve") && !say(&mut plain, "c").contains("def solve"));
    let template = say(&mut plain, "T");
    assert!(template.contains("    if not is_valid:  # cols diag anti\n"), "{template}");
    let marked: Vec<&str> = template.lines().filter(|line| line.starts_with('>')).collect();
    assert_eq!(marked, [">     place             # queen", ">     backtrack(next slot)"]);
    assert!(say(&mut plain, "T").contains("class Solution {"), "the language that was left");
}

#[test]
fn the_end_of_a_search_without_a_board_promises_no_more_of_them() {
    let mut plain = open(3, Goal::First, 23);
    assert_eq!(say(&mut plain, ""), "this is the end of the search\n");
    let mut plain = open(4, Goal::First, 31);
    assert_eq!(say(&mut plain, ""), "this is the end of the search; [a] goes on to all boards\n");
}

#[test]
fn the_list_of_puzzles_says_what_opens_each_and_that_opens_it() {
    let mut plain = Plain::open(crate::catalogue::Asked::lesson(), 0, Choice::default()).unwrap();
    let list = plain.line("p").text;
    assert_eq!(list.lines().count(), crate::catalogue::listed().len());
    for line in list.lines() {
        let command = line.split(": ").next().unwrap();
        let told = plain.line(command).text;
        assert!(told.contains(": step 0 of "), "{command}: {told}");
    }
}
