//! The binary as it is called from a shell: what it writes where, and how it ends.

mod help;

use assert_cmd::Command;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_stepback");

fn stepback(line: &str) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(line.split_whitespace()).env_remove("COLUMNS").env_remove("ACCESSIBLE");
    command
}

/// What a run that succeeds without a word on standard error writes.
pub(crate) fn written(line: &str) -> String {
    let output = stepback(line).assert().success().stderr("").get_output().stdout.clone();
    String::from_utf8(output).expect("plain text")
}

/// The one line that a run which is refused says, on standard error alone.
pub(crate) fn refusal(line: &str) -> String {
    let output = stepback(line).assert().code(2).stdout("").get_output().stderr.clone();
    let said = String::from_utf8(output).expect("plain text");
    let said = said.strip_suffix('\n').expect("a whole line");
    assert_eq!(said.lines().count(), 1, "{said}");
    said.strip_prefix("stepback: ").expect("the program's name").to_owned()
}

#[test]
fn what_is_no_puzzle_of_its_kind_is_refused_with_the_value_the_place_and_the_cure() {
    for (line, said) in [
        ("word-search ABC/AB AB", "the argument: row 2 has 2 letters and row 1 has 3: make all rows as long"),
        ("word-search AB/CD A1", "the argument: the word has '1', which is no letter: write letters alone"),
        ("coloring australia 0", "coloring takes a number of colours from 1 to 64, not \"0\""),
        ("coloring australia 65", "coloring takes a number of colours from 1 to 64, not \"65\""),
        ("parentheses 17", "parentheses takes a number of pairs from 1 to 16, not \"17\""),
        (
            "permutations 1 2 3 4 5 6 7 8 9 10 11 12 13",
            "permutations takes 1 to 12 items, not 13: leave some of them out",
        ),
        ("crossword .../..", "the argument: row 2 has 2 squares, but row 1 has 3: make all rows as long"),
        (
            "registers a=b+;",
            "the argument: line 1: no instruction, \"a=b+\"; write d = a * b, d = a, d = 5, d = load x, store d or return d",
        ),
    ] {
        assert_eq!(refusal(line), said, "{line}");
    }
}

#[test]
fn the_lesson_as_text_is_the_golden_trace() {
    let golden = include_str!("data/queens-4-first.txt");
    assert_eq!(written("queens 4 --first --print text"), golden);
    assert_eq!(written("--print text"), golden, "the lesson is what is printed when nothing is named");
    assert_eq!(written(""), golden, "text is what is printed where there is no terminal");
}

/// A line of a trace in a table, as the object that `--print jsonl` writes.
fn object(line: &str) -> Value {
    let fields: Vec<&str> = line.split('\t').collect();
    let list = |text: &str, between: &str| -> Vec<String> {
        text.trim_matches(['{', '}', '(', ')', '-'])
            .split(between)
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let numbers = |text: &str| -> Value {
        let inside = text.trim_matches(['{', '}', '(', ')']);
        inside.split(',').filter(|part| !part.is_empty()).map(|part| part.parse::<i64>().expect("a number")).collect()
    };
    let record = fields[1] == "record";
    let coordinate = |text: &str| if record { Value::Null } else { json!(text.parse::<u64>().expect("a number")) };
    let attackers: Vec<Value> = list(fields[5], "),(").iter().map(|pair| numbers(pair)).collect();
    json!({
        "step": fields[0].parse::<u64>().expect("a number"),
        "event": fields[1],
        "row": coordinate(fields[2]),
        "col": coordinate(fields[3]),
        "by": list(fields[4], ","),
        "attackers": attackers,
        "marks": {"cols": numbers(fields[6]), "diag": numbers(fields[7]), "anti": numbers(fields[8])},
    })
}

fn assert_objects(line: &str, table: &str, mut boards: Vec<Value>) {
    let printed = written(line);
    assert_eq!(printed.lines().count(), table.lines().count() - 1);
    for (printed, expected) in printed.lines().zip(table.lines().skip(1)) {
        let mut printed: Value = serde_json::from_str(printed).expect("one object a line");
        if let Some(board) = printed.as_object_mut().expect("an object").remove("board") {
            assert_eq!(printed["event"], "record");
            assert_eq!(board, boards.remove(0));
        }
        assert_eq!(printed, object(expected));
    }
    assert!(boards.is_empty(), "boards that no record shows: {boards:?}");
}

#[test]
fn json_lines_hold_the_facts_of_the_traces() {
    let boards = [json!([".Q..", "...Q", "Q...", "..Q."]), json!(["..Q.", "Q...", "...Q", ".Q.."])];
    let first = include_str!("data/queens-4-first.tsv");
    assert_objects("queens 4 --first --print jsonl", first, boards[..1].to_vec());
    assert_objects("queens 4 --print jsonl", include_str!("data/queens-4-all.tsv"), boards.to_vec());
}

#[test]
fn json_lines_have_their_fields_in_a_fixed_order() {
    let printed = written("queens 4 --first --print jsonl");
    let lines: Vec<&str> = printed.lines().collect();
    insta::assert_snapshot!([lines[0], lines[6], lines[8], lines[30]].join("\n"), @r#"
    {"step":1,"event":"place","row":0,"col":0,"by":[],"attackers":[],"marks":{"cols":[0],"diag":[0],"anti":[0]}}
    {"step":7,"event":"attacked","row":2,"col":2,"by":["cols","diag"],"attackers":[[1,2],[0,0]],"marks":{"cols":[0,2],"diag":[-1,0],"anti":[0,3]}}
    {"step":9,"event":"undo","row":1,"col":2,"by":[],"attackers":[],"marks":{"cols":[0],"diag":[0],"anti":[0]}}
    {"step":31,"event":"record","row":null,"col":null,"by":[],"attackers":[],"marks":{"cols":[0,1,2,3],"diag":[-2,-1,1,2],"anti":[1,2,4,5]},"board":[".Q..","...Q","Q...","..Q."]}
    "#);
}

#[test]
fn boards_count_and_tally_sum_the_search_up() {
    let both = "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n";
    assert_eq!(written("queens 4 --print boards"), both);
    assert_eq!(written("queens 4 --first --print boards"), "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]]\n");
    assert_eq!(written("queens 8 --print count"), "92\n");
    insta::assert_snapshot!(written("queens 6 --print tally"), @r"
    places      152
    attacked    742
    undos       152
    dead ends    46
    boards        4
    calls       153
    events     1050
    ");
}

#[test]
fn a_search_without_a_board_says_so_in_its_last_sentence() {
    for size in [2, 3] {
        let printed = written(&format!("queens {size} --print text"));
        let last = printed.lines().rev().nth(1).expect("a last event");
        assert!(last.ends_with(&format!(" returns. The search is over: a {size} x {size} board has no solution.")));
    }
}

#[test]
fn a_part_is_cut_out_of_the_whole_trace() {
    for format in ["text", "jsonl"] {
        let whole = written(&format!("queens 6 --print {format}"));
        let before = if format == "text" { 2 } else { 0 };
        let expected: Vec<&str> = whole.lines().skip(before + 700).take(25).collect();
        let part = written(&format!("queens 6 --print {format} --at 700 --take 25"));
        assert_eq!(part.lines().collect::<Vec<_>>(), expected);
    }
}

#[test]
fn a_step_past_the_end_is_the_end_and_is_told_beside_the_output() {
    let said = "stepback: there is no step 500: the search ends with step 31\n";
    stepback("--print jsonl --at 500").assert().success().stdout("").stderr(said);
    let tally = include_str!("data/queens-4-first.txt").lines().last().expect("a tally");
    stepback("--print text --at 500").assert().success().stdout(format!("{tally}\n")).stderr(said);
}

/// Calls that are refused, each with the line that says why.
fn refused(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n    {}", refusal(line))).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_wrong_call_is_refused_in_one_line_that_names_what_is_wrong() {
    for bad in ["0", "33", "-1", "4.5", "abc", "256", "99999999999999999999"] {
        let expected = format!("queens takes a board size from 1 to 32, not \"{bad}\"");
        assert_eq!(refusal(&format!("queens {bad}")), expected);
        assert_eq!(refusal(&format!("queens --first --print text {bad}")), expected);
    }
    for bad in ["99999999999999999999", "-5", "1e3", "five"] {
        let expected = format!("--at takes a step number from 0 to 18446744073709551615, not \"{bad}\"");
        assert_eq!(refusal(&format!("--at {bad}")), expected);
        assert_eq!(refusal(&format!("queens 8 --at={bad}")), expected);
    }
    insta::assert_snapshot!(
        refused(&[
            "--first --all",
            "--first queens 4 --all",
            "--plain --take 3",
            "queens 8 --at 5 --print count",
            "queens 8 --take 5 --print boards",
            "--take -1 --print text",
            "--print txt",
            "--print pdf",
            "--print",
            "--code perl",
            "--code",
            "--at",
            "--frist",
            "queens 4 --frist",
            "--xyz",
            "-1",
            "queens -x",
            "--first=3",
            "queen 4",
            "chess",
            "4",
            "queens 4 5",
        ]),
        @r#"
        --first --all
            "--first" and "--all" contradict each other: leave one of them out
        --first queens 4 --all
            "--first" and "--all" contradict each other: leave one of them out
        --plain --take 3
            "--take 3" says how much to print, but nothing is to be printed: use --print text or --print jsonl
        queens 8 --at 5 --print count
            "--at 5" does not go with --print count, which sums up the whole search: use --print text or --print jsonl
        queens 8 --take 5 --print boards
            "--take 5" does not go with --print boards, which sums up the whole search: use --print text or --print jsonl
        --take -1 --print text
            --take takes a number of events from 0 to 18446744073709551615, not "-1"
        --print txt
            --print takes text, jsonl, boards, count, tally, solution, exists, col or code, not "txt": did you mean text?
        --print pdf
            --print takes text, jsonl, boards, count, tally, solution, exists, col or code, not "pdf"
        --print
            --print needs a value: text, jsonl, boards, count, tally, solution, exists, col or code
        --code perl
            --code takes python, java, cpp, javascript, rust or template, not "perl"
        --code
            --code needs a value: python, java, cpp, javascript, rust or template
        --at
            --at needs a value, as in "--at <STEP>"
        --frist
            there is no flag "--frist": did you mean --first?
        queens 4 --frist
            there is no flag "--frist": did you mean --first?
        --xyz
            there is no flag "--xyz": see stepback --help
        -1
            there is no flag "-1": see stepback --help
        queens -x
            there is no flag "-x": see stepback --help
        --first=3
            --first takes no value, but was given "3": leave it out
        queen 4
            there is no puzzle "queen": did you mean queens?
        chess
            there is no puzzle "chess": see stepback --help
        4
            there is no puzzle "4": did you mean queens 4?
        queens 4 5
            "5" is one argument too many: see stepback --help
        "#
    );
}

#[test]
fn a_look_that_there_is_not_is_refused_with_those_that_there_are() {
    insta::assert_snapshot!(
        refused(&[
            "--color blue",
            "--color",
            "--theme pink",
            "--theme drak",
            "--ascii --unicode",
            "--plain --print text",
        ]),
        @r#"
        --color blue
            --color takes auto, never, 16, 256 or truecolor, not "blue"
        --color
            --color needs a value: auto, never, 16, 256 or truecolor
        --theme pink
            --theme takes auto, dark, light, high-contrast or mono, not "pink"
        --theme drak
            --theme takes auto, dark, light, high-contrast or mono, not "drak": did you mean dark?
        --ascii --unicode
            "--ascii" and "--unicode" contradict each other: leave one of them out
        --plain --print text
            "--plain" and "--print" contradict each other: leave one of them out
        "#
    );
}

#[test]
fn a_value_with_a_line_break_is_still_refused_in_one_line() {
    let output = Command::new(PROGRAM).args(["queens", "4\n5"]).assert().code(2).stdout("").get_output().stderr.clone();
    assert_eq!(String::from_utf8_lossy(&output), "stepback: queens takes a board size from 1 to 32, not \"4\\n5\"\n");
}

/// A run whose output is read through a pipe.
fn piped(line: &str) -> Child {
    std::process::Command::new(PROGRAM)
        .args(line.split_whitespace())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

#[test]
fn a_reader_that_has_seen_enough_ends_the_run_quietly() {
    for format in ["text", "jsonl"] {
        let mut run = piped(&format!("queens 32 --print {format}"));
        let mut out = BufReader::new(run.stdout.take().expect("a pipe"));
        out.read_line(&mut String::new()).expect("a first line");
        drop(out);
        let output = run.wait_with_output().expect("its end");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{format}");
    }
}

/// The most memory that a process has held so far, in kilobytes.
#[cfg(target_os = "linux")]
fn peak(run: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", run.id())).expect("a process");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("its peak");
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number")
}

#[cfg(target_os = "linux")]
#[test]
fn a_long_trace_is_written_in_constant_memory() {
    const MEGABYTE: u64 = 1_024;
    for format in ["text", "jsonl"] {
        let mut run = piped(&format!("queens 12 --print {format}"));
        let mut lines = BufReader::new(run.stdout.take().expect("a pipe")).lines();
        let mut read = |count: usize| lines.by_ref().take(count).map(|line| line.expect("a line").len()).sum::<usize>();
        read(2_000);
        let before = peak(&run);
        let bytes = read(60_000);
        let after = peak(&run);
        run.kill().expect("a run under way");
        run.wait().expect("its end");
        assert!(bytes > 6_000_000, "enough to be seen if it were kept");
        assert!(after - before < MEGABYTE, "{format}: {before} to {after} kilobytes");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_fails_the_run() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("the full device");
    let output =
        std::process::Command::new(PROGRAM).stdout(full).stderr(Stdio::piped()).output().expect("the program starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(said.starts_with("stepback: cannot write to standard output: ") && said.lines().count() == 1, "{said}");
}
