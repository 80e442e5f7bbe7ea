//! Sudokus that come in other dresses, by other ways and in other times than as one file of plain lines.

use super::sudoku_command_line::{LEETCODE, SOLVED, assert_run, file, heading, refusal, run, stepback};

const USUAL: &str = "Sudoku leetcode, scan (stepback sudoku)";

#[test]
fn an_argument_is_read_like_a_file() {
    let placed = LEETCODE.replacen("..", "+4+6", 1);
    let rows: Vec<&str> = (0..9).map(|row| &LEETCODE[row * 9..row * 9 + 9]).collect();
    for argument in [
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={LEETCODE}"),
        format!("https://example.org/?a=1&bd={}&n=2", LEETCODE.replace('.', "0")),
        format!(":0000:x:{LEETCODE}:415 425:"),
        format!("'{LEETCODE}'"),
        format!("\"{LEETCODE}\","),
        format!("  {LEETCODE} # easy"),
        LEETCODE.replace('.', "-"),
        LEETCODE.replace('.', "O"),
        LEETCODE.replace('.', "?"),
        LEETCODE.replace('.', " "),
        rows.join("\n"),
        rows.join(" "),
        rows.join("\n").replace('.', "-"),
        format!("{{\"{}\"}}", rows.join("\", \"")),
    ] {
        assert_eq!(heading(&mut stepback(&[&argument])), USUAL, "{argument}");
    }
    let expected = "Sudoku of 32 givens, scan (stepback sudoku 5346";
    assert!(heading(&mut stepback(&[&placed])).starts_with(expected));
    let turned: String = LEETCODE.chars().rev().collect::<String>().replacen("97", "..", 1).replace('.', "-");
    assert!(turned.starts_with("--"), "{turned}");
    assert!(heading(&mut stepback(&[&turned])).starts_with("Sudoku of 28 givens, scan (stepback sudoku ..."));
    assert_eq!(refusal(&["--lok-ahead"]), "there is no flag \"--lok-ahead\": did you mean --look-ahead?");
}

#[test]
fn what_is_no_plain_sudoku_is_named_by_its_kind() {
    let line_of_16 = "1 0 0 4 0 0 7 0 0 10 0 0 13 0 0 16\n".repeat(16);
    let regions = ["AAAABBCCC", "AAABBBCCC", "AABBBBCCC"].concat() + &"DDDEEEFFF".repeat(3) + &"GGGHHHIII".repeat(3);
    let jigsaw = format!("{LEETCODE}\n{regions}\n");
    let killer = format!("{{\"grid\": \"{}\", \"cages\": [[1, 2]]}}\n", "0".repeat(81));
    for (name, bytes, kind) in [
        (
            "six.txt",
            b"1..4..\n...1..\n.3..2.\n.2..5.\n..6...\n..5..1\n".to_vec(),
            "line 1, column 1: a grid of 6 x 6; only 9 x 9 is read: give nine rows of nine cells",
        ),
        (
            "sixteen.txt",
            line_of_16.into_bytes(),
            "line 1, column 1: a grid of 16 x 16; only 9 x 9 is read: give nine rows of nine cells",
        ),
        (
            "packed.gz",
            b"\x1F\x8B\x08\0\0\0\0\0".to_vec(),
            "this is a packed file (gzip); unpack it first, as gzip -dc does",
        ),
        (
            "picture.png",
            b"\x89PNG\r\n\x1A\n\0\0".to_vec(),
            "this is a picture (PNG); type its digits in as nine rows of nine, \".\" for blank",
        ),
        (
            "document.pdf",
            b"%PDF-1.7\n".to_vec(),
            "this is a document (PDF); save it as plain text or CSV, or copy the digits out of it",
        ),
        (
            "marks.txt",
            "12 345 678 19 28 37 46 15 239\n".repeat(9).into_bytes(),
            "line 1, column 1: a grid of pencil marks, in which no cell holds one digit alone, \"12 345 678 19 28 37 46 15 239\"; give the puzzle itself, as 81 characters with \".\" for blank",
        ),
        (
            "jigsaw.txt",
            jigsaw.into_bytes(),
            "line 1, column 1: a jigsaw Sudoku, whose regions are not the nine boxes; only plain Sudokus of 9 x 9 are read, with digits given and the nine boxes for regions",
        ),
        (
            "killer.json",
            killer.into_bytes(),
            "line 1, column 1: a killer Sudoku, whose cages have sums; only plain Sudokus of 9 x 9 are read, with digits given and the nine boxes for regions",
        ),
        (
            "no-puzzle.txt",
            b"Dear all,\nno puzzle today.\n".to_vec(),
            "no Sudoku puzzle in 2 lines; put a puzzle in it as 81 characters on a line or as nine rows of nine",
        ),
        (
            "nothing.txt",
            vec![],
            "the file is empty; put a puzzle in it as 81 characters on a line or as nine rows of nine",
        ),
    ] {
        std::fs::write(file(name, ""), bytes).expect("a file");
        let message = format!("{name}: {kind}");
        for arguments in
            [&[name][..], &[name, "--check"], &[name, "--print", "solution"], &[name, "--puzzle", "3", "--check"]]
        {
            if !(arguments.len() == 4 && message.contains(": line ")) {
                assert_eq!(refusal(arguments), message, "{arguments:?}");
            }
        }
    }
}

#[test]
fn pencil_marks_are_told_and_are_no_fault() {
    file("pencil.txt", &"5 3 124 6 7 8 9 1 2\n".repeat(9));
    let note = "stepback: pencil.txt: line 1: 9 cells hold several digits (pencil marks) and are read as blank\n";
    let (out, err, code) = run(&mut stepback(&["pencil.txt", "--print", "solution"]));
    assert_eq!((out.as_str(), code), ("no solution\n", 1), "{err}");
    assert!(err.contains(note), "{err}");
    let marked = format!(
        "{}\n",
        LEETCODE
            .chars()
            .map(|cell| if cell == '.' { "12 ".to_owned() } else { format!("{cell} ") })
            .collect::<String>()
    );
    file("marked.txt", &marked);
    let note = note.replace("pencil.txt", "marked.txt").replace("9 cells", "51 cells");
    assert_run(&["marked.txt", "--print", "solution"], &format!("{SOLVED}\n"), &note, 0);
    assert_run(&["marked.txt", "--print", "count"], "1\n", &note, 0);
}

#[test]
fn a_name_that_turns_a_line_around_is_shown_by_its_numbers() {
    let name = "a\u{202E}b\u{61C}\u{200B}.txt";
    let shown = "a\\u{202e}b\\u{61c}\\u{200b}.txt";
    assert!(refusal(&[name]).contains(shown));
    file(name, &format!("{}\n", &LEETCODE[1..]));
    assert!(refusal(&[name]).starts_with(&format!("{shown}: line 1, column 81: ")));
    assert!(refusal(&[name, "--check"]).starts_with(&format!("{shown}: line 1, column 81: ")));
    assert!(refusal(&[&format!("{name}:7")]).starts_with(&format!("{shown}: line 1, column 81: ")));
    let whole = name.replace("a\u{202E}", "whole\u{202E}");
    file(&whole, LEETCODE);
    assert!(
        refusal(&[&format!("{whole}:7")]).starts_with(&format!("{} has 1 puzzle", shown.replacen('a', "whole", 1)))
    );
    file("value.txt", &LEETCODE.replacen('.', "\u{E000}", 1));
    assert!(refusal(&["value.txt"]).contains("a bad cell, \"\\u{e000}\""));
    assert!(refusal(&["--order", name]).contains(shown));
    assert!(refusal(&["one", name]).contains(shown));
}

#[cfg(unix)]
mod unix {
    use super::*;
    use assert_cmd::cargo::CommandCargoExt;
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

    /// A run that is fed line by line.
    fn fed(arguments: &[&str]) -> (Child, ChildStdin, BufReader<ChildStdout>) {
        let mut command = Command::cargo_bin("stepback").expect("a program");
        command.arg("sudoku").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("a run");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        (child, input, output)
    }

    fn next_line(output: &mut BufReader<ChildStdout>) -> String {
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    #[test]
    fn a_pipe_is_answered_puzzle_by_puzzle() {
        let (mut child, mut input, mut output) = fed(&["-", "--print", "solution"]);
        for _ in 0..3 {
            writeln!(input, "{LEETCODE}").expect("a reader");
            assert_eq!(next_line(&mut output), SOLVED);
        }
        // The beginning of the next line keeps nothing back.
        write!(input, "{LEETCODE}\n{}", &LEETCODE[..40]).expect("a reader");
        assert_eq!(next_line(&mut output), SOLVED);
        writeln!(input, "{}", &LEETCODE[40..]).expect("a reader");
        assert_eq!(next_line(&mut output), SOLVED);
        let rows: Vec<&str> = (0..9).map(|row| &LEETCODE[row * 9..row * 9 + 9]).collect();
        writeln!(input, "{}\n", rows.join("\n")).expect("a reader");
        assert_eq!(next_line(&mut output), SOLVED);
        drop(input);
        assert_eq!((next_line(&mut output), child.wait().expect("an end").code()), (String::new(), Some(0)));
    }

    #[test]
    fn a_check_of_a_pipe_is_written_puzzle_by_puzzle_too() {
        let (mut child, mut input, mut output) = fed(&["-", "--check"]);
        for line in [1, 2] {
            writeln!(input, "{LEETCODE}").expect("a reader");
            assert_eq!(next_line(&mut output), format!("standard input: line {line}"));
            assert!(next_line(&mut output).starts_with("  valid so far"));
            assert_eq!(next_line(&mut output), format!("  one solution: {SOLVED}"));
        }
        drop(input);
        assert_eq!(child.wait().expect("an end").code(), Some(0));
    }

    #[test]
    fn the_first_of_many_is_answered_without_reading_the_rest() {
        for arguments in [&["/dev/stdin:1", "--print", "solution"][..], &["-", "--puzzle", "1", "--print", "solution"]]
        {
            let (mut child, mut input, mut output) = fed(arguments);
            writeln!(input, "{LEETCODE}").expect("a reader");
            assert_eq!(next_line(&mut output), SOLVED);
            assert_eq!(child.wait().expect("an end").code(), Some(0));
        }
    }

    #[test]
    fn an_interrupt_ends_a_run_that_waits_for_a_pipe() {
        let (mut child, mut input, mut output) = fed(&["-", "--print", "solution"]);
        writeln!(input, "{LEETCODE}").expect("a reader");
        assert_eq!(next_line(&mut output), SOLVED);
        let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("a run");
        assert!(killed.success());
        assert_eq!(child.wait().expect("an end").signal(), Some(2));
    }

    /// A run from a shell, whose program is `$0`.
    fn shell(script: &str, input: &str) -> (String, String, i32) {
        let mut command = assert_cmd::Command::new("sh");
        command
            .args(["-c", script, env!("CARGO_BIN_EXE_stepback")])
            .current_dir(file("here", "").parent().expect("a folder"));
        run(command.write_stdin(input))
    }

    #[test]
    fn a_closed_standard_output_is_an_error() {
        let said = "stepback: cannot write to standard output: it is closed\n";
        for arguments in
            ["sudoku --print solution", "queens 4", "--help", "sudoku --list", "sudoku --check", "queens 4 --plain"]
        {
            let (_, err, code) = shell(&format!("\"$0\" {arguments} >&-"), "");
            assert_eq!((err.as_str(), code), (said, 1), "{arguments}");
        }
        assert_eq!(shell("\"$0\" queens 4 --print count >/dev/null", ""), (String::new(), String::new(), 0));
        assert_eq!(shell("\"$0\" queens 4 --print count 1<>/dev/null", ""), (String::new(), String::new(), 0));
    }

    #[test]
    fn many_are_solved_where_no_thread_can_be_had() {
        // A thread that asks for more memory than there are addresses is refused.
        let script = "RUST_MIN_STACK=100000000000000 \"$0\" sudoku - --print solution";
        let lines = format!("{LEETCODE}\n").repeat(100);
        assert_eq!(shell(script, &lines), (format!("{SOLVED}\n").repeat(100), String::new(), 0));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_file_without_end_takes_no_memory() {
        for (name, text) in [("ones.txt", "1\n".repeat(150_000)), ("long.txt", "1".repeat(8_000_000))] {
            file(name, &text);
            let (out, err, code) = shell(&format!("ulimit -v 16000; \"$0\" sudoku {name} --print solution"), "");
            assert_eq!((out.as_str(), code), ("", 2), "{err}");
            assert!(err.starts_with(&format!("stepback: {name}: ")) && err.len() < 250, "{err}");
        }
    }
}
