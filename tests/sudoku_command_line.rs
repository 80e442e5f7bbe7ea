//! Sudoku as it is called from a shell: where its puzzle comes from, what is printed, what is told.

use assert_cmd::Command;
use std::fs;
use std::path::PathBuf;
use stepback::puzzles::sudoku::examples;

pub(crate) const LEETCODE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub(crate) const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const EULER: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/// A file of a test, under a name of its own.
pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sudoku");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    fs::write(&path, text).expect("a file");
    path
}

/// A run in the folder of the files.
pub(crate) fn stepback(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stepback"));
    let folder = file("here", "").parent().expect("a folder").to_owned();
    command.arg("sudoku").args(arguments).env_remove("COLUMNS").current_dir(folder);
    command
}

/// What a run writes and says, and its exit code.
pub(crate) fn run(command: &mut Command) -> (String, String, i32) {
    let output = command.output().expect("a run");
    let text = |bytes| String::from_utf8(bytes).expect("plain text");
    (text(output.stdout), text(output.stderr), output.status.code().expect("an end of its own"))
}

#[track_caller]
pub(crate) fn assert_run(arguments: &[&str], out: &str, err: &str, code: i32) {
    let expected = (out.to_owned(), err.to_owned(), code);
    assert_eq!(run(&mut stepback(arguments)), expected, "stepback sudoku {}", arguments.join(" "));
}

#[track_caller]
pub(crate) fn refusal(arguments: &[&str]) -> String {
    let (out, err, code) = run(&mut stepback(arguments));
    assert_eq!((out.as_str(), code), ("", 2), "{err}");
    let line = err.strip_prefix("stepback: ").and_then(|line| line.strip_suffix('\n')).expect("a line");
    assert_eq!(line.lines().count(), 1, "{line}");
    line.to_owned()
}

/// The first line of the trace: what is searched, and the command that asks for it.
pub(crate) fn heading(command: &mut Command) -> String {
    let (out, err, code) = run(command.args(["--print", "text", "--take", "0"]));
    assert_eq!((err.as_str(), code), ("", 0));
    out.lines().next().expect("a heading").to_owned()
}

#[test]
fn a_puzzle_is_named_written_out_read_from_a_file_or_piped_in() {
    let usual = "Sudoku leetcode, scan (stepback sudoku)";
    file("one.txt", &format!("{LEETCODE}\n"));
    assert_eq!(heading(&mut stepback(&[])), usual);
    for argument in ["leetcode", LEETCODE, "one.txt", "one.txt:1", "./one.txt"] {
        assert_eq!(heading(&mut stepback(&[argument])), usual, "{argument}");
    }
    for arguments in [&[][..], &["-"]] {
        assert_eq!(heading(stepback(arguments).write_stdin(LEETCODE)), usual, "a pipe");
    }
    assert_eq!(heading(&mut stepback(&["euler"])), "Sudoku euler, scan (stepback sudoku euler)");
    let list = r#"[["5","3",".",".","7",".",".",".","."],["6",".",".","1","9","5",".",".","."],[".","9","8",".",".",".",".","6","."],["8",".",".",".","6",".",".",".","3"],["4",".",".","8",".","3",".",".","1"],["7",".",".",".","2",".",".",".","6"],[".","6",".",".",".",".","2","8","."],[".",".",".","4","1","9",".",".","5"],[".",".",".",".","8",".",".","7","9"]]"#;
    assert_eq!(heading(&mut stepback(&[list])), usual);
}

#[test]
fn the_command_of_a_puzzle_opens_the_very_same_puzzle() {
    let own = LEETCODE.replacen('5', ".", 1);
    let expected = format!("Sudoku of 29 givens, mrv + look-ahead (stepback sudoku {own} --order mrv --look-ahead)");
    assert_eq!(heading(&mut stepback(&[&own, "--order", "mrv", "--look-ahead"])), expected);
    let blanks = own.replace('.', "0");
    let expected = format!("Sudoku of 29 givens, scan + propagate (stepback sudoku {own} --all --propagate)");
    assert_eq!(
        heading(&mut stepback(&[&blanks, "--propagate", "--all"])),
        expected.replace(" --all --propagate", " --propagate --all")
    );
}

#[test]
fn one_of_many_is_chosen_by_its_number() {
    file("many.txt", &format!("{LEETCODE}\nnot a puzzle at all, but a heading\n{EULER}\n"));
    for arguments in [&["many.txt:2"][..], &["many.txt", "--puzzle", "2"], &["many.txt:2", "--puzzle", "2"]] {
        assert_eq!(heading(&mut stepback(arguments)), "Sudoku euler, scan (stepback sudoku euler)");
    }
    assert_eq!(
        refusal(&["many.txt", "--puzzle", "99"]),
        "many.txt has 2 puzzles, so there is no puzzle 99: --puzzle takes 1 to 2"
    );
    assert_eq!(refusal(&["many.txt:99", "--print", "solution"]), refusal(&["many.txt:99"]));
    assert_eq!(
        refusal(&["many.txt:1", "--puzzle", "2"]),
        "\":1\" and \"--puzzle 2\" contradict each other: leave one of them out"
    );
    assert_eq!(refusal(&["--puzzle", "0"]), "--puzzle takes the number of a puzzle, from 1 on, not \"0\"");
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    file("short.txt", &format!("{LEETCODE}\n\n{}\n", &EULER[1..]));
    assert_eq!(
        refusal(&["short.txt:2"]),
        format!(
            "short.txt: line 3, column 81: 80 characters where a puzzle has 81, \"{}…\"; add what is missing",
            &EULER[1..40]
        )
    );
    file("empty.txt", "");
    assert!(refusal(&["empty.txt"]).starts_with("empty.txt: the file is empty; "));
    assert!(refusal(&[&LEETCODE[1..]]).starts_with("the argument: line 1, column 81: 80 characters"));
    assert_eq!(
        refusal(&["escargot.txt"]),
        "there is no built-in puzzle and no file \"escargot.txt\": stepback sudoku --list names the puzzles"
    );
    assert_eq!(
        refusal(&["easter"]),
        "there is no built-in puzzle and no file \"easter\": did you mean easter-monster?"
    );
    assert!(refusal(&["../sudoku"]).ends_with("is a folder: name a file in it"));
    let (_, err, code) = run(stepback(&["-"]).write_stdin(""));
    assert_eq!(code, 2);
    assert!(err.starts_with("stepback: standard input: the file is empty; "), "{err}");
}

#[test]
fn a_puzzle_that_clashes_cannot_be_searched() {
    let clashing = LEETCODE.replacen("53..", "53.5", 1);
    assert_eq!(
        refusal(&[&clashing]),
        "the argument: line 1: 5 stands twice in row 0: at (0,0) and (0,3); --check names every clash"
    );
}

#[test]
fn flags_that_cannot_be_meant_are_refused() {
    let contradict =
        |one: &str, other: &str| format!("\"{one}\" and \"{other}\" contradict each other: leave one of them out");
    assert_eq!(refusal(&["--check", "--print", "count"]), contradict("--check", "--print"));
    assert_eq!(refusal(&["--check", "--list"]), contradict("--check", "--list"));
    assert_eq!(refusal(&["-", "--plain"]), contradict("-", "--plain"));
    assert_eq!(refusal(&["--first", "--all"]), contradict("--first", "--all"));
    assert_eq!(refusal(&["--order", "best"]), "--order takes scan or mrv, not \"best\"");
    assert_eq!(refusal(&["--lok-ahead"]), "there is no flag \"--lok-ahead\": did you mean --look-ahead?");
}

#[test]
fn the_list_has_every_built_in_puzzle() {
    let (out, err, code) = run(&mut stepback(&["--list"]));
    assert_eq!((err.as_str(), code), ("", 0));
    assert_eq!(out.lines().count(), 1 + examples::EXAMPLES.len());
    for (line, example) in out.lines().skip(1).zip(&examples::EXAMPLES) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (givens, places) = (example.grid().given().to_string(), example.places.to_string());
        assert_eq!(words[..3], [example.name, &givens, &places]);
        assert!(line.ends_with(example.about));
    }
}

#[test]
fn a_check_tells_clashes_and_how_many_solutions_there_are() {
    let valid = "valid so far: no digit stands twice in a row, a column or a box\n";
    assert_run(&[LEETCODE, "--check"], &format!("{valid}one solution: {SOLVED}\n"), "", 0);
    let clashing = LEETCODE.replacen("53..7....6", "53..7....5", 1);
    let clashes = "  5 stands twice in column 0: at (0,0) and (1,0)\n  5 stands twice in row 1: at (1,0) and (1,5)\n";
    let (out, _, code) = run(&mut stepback(&[&clashing, "--check"]));
    assert_eq!(code, 1);
    for line in clashes.lines() {
        assert!(out.contains(line), "{out}");
    }
    assert!(out.starts_with("not valid: 3 clashes\n") && out.ends_with("no solution\n"), "{out}");
    let none = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    assert_run(&[none, "--check"], &format!("{valid}no solution\n"), "", 0);
    let (out, _, code) = run(&mut stepback(&["two-solutions", "--check"]));
    assert_eq!((out.lines().count(), code), (4, 0));
    assert!(out.starts_with(&format!("{valid}several solutions, two of them:\n  9")), "{out}");
}

#[test]
fn a_check_of_a_file_names_the_place_of_each_puzzle() {
    file("check.txt", &format!("{LEETCODE}\n{}\n{EULER}\n", &EULER[1..]));
    let (out, err, code) = run(&mut stepback(&["check.txt", "--check"]));
    assert_eq!(code, 1);
    let places: Vec<&str> = out.lines().filter(|line| !line.starts_with(' ')).collect();
    assert_eq!(places, ["check.txt: line 1", "check.txt: line 3"]);
    assert!(err.starts_with("stepback: check.txt: line 2, column 81: 80 characters"), "{err}");
    assert_eq!(run(&mut stepback(&["check.txt:1", "--check"])).2, 0);
}

#[test]
fn every_puzzle_of_a_file_has_its_line_and_a_bad_line_is_told_while_the_rest_goes_on() {
    let several = examples::named("two-solutions").expect("an example").grid().to_string();
    let clashing = LEETCODE.replacen("53..", "53.5", 1);
    let lines = [LEETCODE, &EULER[1..], EULER, &several, &clashing, LEETCODE].join("\n");
    file("solve.txt", &lines);
    let (out, err, code) = run(&mut stepback(&["solve.txt", "--print", "solution"]));
    let out: Vec<&str> = out.lines().collect();
    assert_eq!((out.len(), out[0], out[3], out[4], code), (5, SOLVED, "no solution", SOLVED, 1));
    assert_eq!((out[1].len(), out[2].len()), (81, 81 + " # one of several".len()));
    let err: Vec<&str> = err.lines().collect();
    assert!(err[0].starts_with("stepback: solve.txt: line 2, column 81: 80 characters"), "{err:?}");
    assert_eq!(err[1..], ["stepback: solve.txt: line 5: 5 stands twice in row 0: at (0,0) and (0,3)"]);
    assert_run(&["solve.txt:1", "--print", "solution"], &format!("{SOLVED}\n"), "", 0);
    assert_run(&["--print", "solution"], &format!("{SOLVED}\n"), "", 0);
    let (out, err, code) =
        run(stepback(&["-", "--print", "solution"]).write_stdin(format!("{LEETCODE}\n").repeat(3_000)));
    assert_eq!((out, err.as_str(), code), (format!("{SOLVED}\n").repeat(3_000), "", 0));
}

#[test]
fn the_counts_are_those_of_the_search() {
    let (out, ..) = run(&mut stepback(&["--print", "tally", "--order", "mrv"]));
    assert!(out.starts_with("places      51\n"), "{out}");
    assert_run(&["two-solutions", "--print", "count", "--all"], "2\n", "", 0);
    assert_run(&["two-solutions", "--print", "count"], "1\n", "", 0);
}

#[test]
fn json_lines_hold_the_digit_and_the_sets_of_its_cell() {
    let (out, ..) = run(&mut stepback(&["--print", "jsonl", "--take", "8"]));
    let lines: Vec<&str> = out.lines().collect();
    insta::assert_snapshot!([lines[0], lines[7]].join("\n"), @r#"
    {"step":1,"event":"place","row":0,"col":2,"digit":1,"by":[],"attackers":[],"marks":{"rows":[1,3,5,7],"cols":[1,8],"boxes":[1,3,5,6,8,9]}}
    {"step":8,"event":"attacked","row":0,"col":6,"digit":1,"by":["rows"],"attackers":[[0,2]],"marks":{"rows":[1,2,3,4,5,7],"cols":[2],"boxes":[6]}}
    "#);
}

#[test]
fn the_help_says_where_a_puzzle_comes_from() {
    let (out, err, code) = run(&mut stepback(&["--help"]));
    assert_eq!((err.as_str(), code), ("", 0));
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    for word in ["--puzzle", "--order", "--look-ahead", "--propagate", "--check", "--list", "FILE:3", "no solution"] {
        assert!(out.contains(word), "{word}");
    }
}
