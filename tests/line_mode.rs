//! The line mode from outside: over pipes, and in a terminal that cannot draw.

use assert_cmd::Command;
use std::io::Write;
use std::process::Stdio;

const PROGRAM: &str = env!("CARGO_BIN_EXE_stepback");

/// What a session writes that reads these lines.
fn session(arguments: &str, input: &str) -> String {
    let mut command = Command::new(PROGRAM);
    command.arg("--plain").args(arguments.split_whitespace()).write_stdin(input);
    let output = command.assert().success().stderr("").get_output().stdout.clone();
    String::from_utf8(output).expect("plain text")
}

#[test]
fn it_answers_line_by_line() {
    insta::assert_snapshot!(session("", "\n7\nx\ng b1\nb\nfly\nq\n\n"), @r#"
    stepback steps through backtracking, one event a line. ? lists the commands, Enter steps.
    N-Queens 4 x 4, first board: step 0 of 31
    step 0: start: backtrack(0) is about to try row 0, column by column. The search stops at the first board. A queen at (r,c) puts c into cols, r - c into diag (down to the right) and r + c into anti (down to the left).
    step 1: place (0,0): c = 0, r - c = 0 and r + c = 0 were all free, so the queen stays and they join the sets; backtrack(1) turns to row 1.
    step 7: attacked (2,2): c = 2 is already in cols, put there by the queen at (1,2); also r - c = 0 in diag by (0,0).
    column   0 1 2 3
    row    0 Q - - -
    row    1 - - Q .
    row    2 - - x -
    row    3 - . - -
    x: attacked now
    -: ruled out
    step 31: record: board 1 is 1 3 0 2, the columns of the queens from row 0 down. The search stops here, at its first board. [a] goes on to all boards.
    column   0 1 2 3
    row    0 . Q . .
    row    1 . . . Q
    row    2 Q . . .
    row    3 . . Q .
    step 30: place (3,2): c = 2, r - c = 1 and r + c = 5 were all free, so the queen stays and they join the sets; backtrack(4) finds no row left.
    there is no command "fly": ? lists them
    "#);
}

#[test]
fn it_ends_with_its_input_and_opens_where_it_is_told_to() {
    assert_eq!(session("", "").lines().count(), 3);
    let past = session("queens 8 --at 99999", "");
    assert!(past.contains("\nstep 99999 is past the end: this is step 17868, the last one\nstep 17868: "), "{past}");
}

#[test]
fn no_command_writes_an_escape_code() {
    let all = session(
        "queens 5",
        "?\ncode\nsets\ncalls\ntally\ns\nx\nw\na\n]\n[\nend\nstart\n\u{1b}[A\n\u{9b}2J\n\u{265b}\n",
    );
    assert!(all.bytes().all(|byte| byte == b'\n' || byte == b' ' || byte.is_ascii_graphic()), "{all}");
}

#[test]
fn it_says_what_the_trace_says() {
    let lines = "\n".repeat(31);
    let said = session("", &lines);
    let trace = include_str!("data/queens-4-first.txt");
    for sentence in trace.lines().skip(1).take(32) {
        let (step, sentence) = sentence.trim_start().split_once("  ").expect("a step and a sentence");
        assert!(said.lines().any(|line| line.starts_with(&format!("step {step}: {sentence}"))), "{sentence}");
    }
}

#[test]
fn it_ends_quietly_when_its_reader_is_gone() {
    let mut run = std::process::Command::new(PROGRAM)
        .args(["--plain", "queens", "6"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(run.stdout.take());
    let mut input = run.stdin.take().expect("a pipe");
    // The program may be gone before all is written; that is the point.
    let _ = input.write_all(&b"\n".repeat(1_000));
    drop(input);
    let output = run.wait_with_output().expect("its end");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

/// What a session in a terminal writes, with these variables and nothing else in its environment.
#[cfg(unix)]
fn in_terminal(variables: &[(&str, &str)]) -> String {
    use portable_pty::{CommandBuilder, PtySize, native_pty_system};
    use std::io::Read;
    let pair = native_pty_system().openpty(PtySize::default()).expect("a terminal");
    let mut command = CommandBuilder::new(PROGRAM);
    command.env_clear();
    for (name, value) in variables {
        command.env(name, value);
    }
    let mut child = pair.slave.spawn_command(command).expect("the program starts");
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().expect("a reader");
    pair.master.take_writer().expect("a writer").write_all(b"\nq\n").expect("a terminal that takes keys");
    let mut written = vec![];
    // A terminal whose program is gone fails to be read on some systems.
    let _ = reader.read_to_end(&mut written);
    assert!(child.wait().expect("its end").success());
    String::from_utf8(written).expect("plain text")
}

#[cfg(unix)]
#[test]
fn a_dumb_terminal_and_a_screen_reader_get_lines_without_asking() {
    for variables in [[("TERM", "dumb"), ("LANG", "C")], [("TERM", "xterm-256color"), ("ACCESSIBLE", "1")]] {
        let written = in_terminal(&variables);
        assert!(written.contains("step 0: start") && written.contains("step 1: place (0,0)"), "{written}");
        assert!(!written.contains('\u{1b}'), "{written:?}");
    }
}
