//! Crosswords as they are called from a shell: figures from outside, files of words and grids, what is refused.

use assert_cmd::Command;
use std::fs;
use std::path::{Path, PathBuf};

/// A run, its arguments parted by blanks.
fn stepback(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stepback"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/crossword");
    command.arg("crossword").args(line.split_whitespace()).env_remove("COLUMNS").current_dir(folder);
    command
}

/// A file of a test, under a name of its own.
fn file(name: &str, text: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("crossword");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    fs::write(&path, text).expect("a file");
    path.display().to_string()
}

/// What a run that succeeds writes, and what it says.
fn run(line: &str) -> (String, String) {
    let output = stepback(line).assert().success().get_output().clone();
    let text = |bytes| String::from_utf8(bytes).expect("plain text");
    (text(output.stdout), text(output.stderr))
}

/// The one line that a run which is refused says.
fn refusal(line: &str) -> String {
    let output = stepback(line).assert().code(2).stdout("").get_output().stderr.clone();
    let said = String::from_utf8(output).expect("plain text");
    assert_eq!(said.lines().count(), 1, "{said}");
    said.trim_end().strip_prefix("stepback: ").expect("the program's name").to_owned()
}

#[test]
fn the_counters_are_those_of_a_program_that_shares_nothing_with_this_one() {
    let lattice = "lattice5.txt --words words5.txt";
    let open = "open3.txt --words words3.txt";
    for (line, [places, attacked, undos, boards, events, dead_ends, calls], filling) in [
        (format!("{lattice} --order scan"), [705, 402_856, 699, 1, 404_261, 661, 706], "about/c#c#h/there/o#a#m/range"),
        (format!("{lattice} --order mrv"), [8, 2_416, 2, 1, 2_427, 2, 9], "about/v#c#r/opera/i#a#c/dance"),
        (format!("{open} --order mrv"), [196, 61_615, 190, 1, 62_002, 120, 197], "add/pea/end"),
        (format!("{open} --order scan"), [12_952, 4_169_047, 12_946, 1, 4_194_946, 11_538, 12_953], "add/pea/end"),
    ] {
        let (tally, told) = run(&format!("{line} --print tally"));
        let counters: Vec<(String, u64)> = tally
            .lines()
            .filter_map(|line| line.rsplit_once(' '))
            .map(|(name, count)| (name.trim().to_owned(), count.parse().expect("a number")))
            .collect();
        let names = ["places", "attacked", "undos", "dead ends", "boards", "calls", "events"];
        let counts = [places, attacked, undos, dead_ends, boards, calls, events];
        let expected: Vec<(String, u64)> = names.map(str::to_owned).into_iter().zip(counts).collect();
        assert_eq!((counters, told.as_str()), (expected, ""), "{line}");
        assert_eq!(run(&format!("{line} --print solution")).0, format!("{filling}\n"));
    }
}

#[test]
fn refusals_are_counted_by_the_rule_that_refuses_first() {
    let (trace, _) = run("lattice5.txt --words words5.txt --order mrv --print jsonl");
    let first = |line: &str| {
        let object: serde_json::Value = serde_json::from_str(line).expect("an object");
        object["by"][0].as_str().map(str::to_owned)
    };
    let by: Vec<String> = trace.lines().filter_map(first).collect();
    let count = |name: &str| by.iter().filter(|by| *by == name).count();
    assert_eq!([count("crossing"), count("used")], [2_415, 1]);
}

#[test]
fn lines_that_are_no_words_are_told_and_skipped() {
    let words = file("some.txt", "cat\nit's\nACT\n\ncat\ntea\n");
    let (out, told) = run(&format!("... --words {words} --all --print solution"));
    assert_eq!(out, "cat\nact\ntea\n");
    let line = "line 2: \"it's\" has more than letters of a to z, so it is skipped, and 1 more line";
    assert_eq!(told, format!("stepback: {words}: {line}\n"));
}

#[test]
fn a_grid_comes_from_an_argument_a_file_a_pipe_or_the_program() {
    let grids = file("grids.txt", "...\n.#.\n...\n\na..\n");
    let heading = |line: &str| run(&format!("{line} --print text --take 0")).0.lines().next().map(str::to_owned);
    let usual = Some("Crossword ring, scan (stepback crossword)".to_owned());
    assert_eq!([heading(""), heading("ring")], [usual.clone(), usual]);
    let own = Some("Crossword 1 x 3, scan (stepback crossword a..)".to_owned());
    assert_eq!([heading(&format!("{grids}:2")), heading(&format!("{grids} --puzzle 2"))], [own.clone(), own]);
    let piped = stepback("--print count").write_stdin("A..\n").assert().success().get_output().stdout.clone();
    let all = run("a../### --all --print count").0;
    assert_eq!((piped.as_slice(), all.trim().parse::<u64>().is_ok_and(|count| count > 1)), (&b"1\n"[..], true));
    assert!(run("--list").0.contains("lattice"));
}

#[test]
fn what_cannot_be_filled_is_refused_in_one_line_with_the_place_and_the_cure() {
    let (empty, signs) = (file("empty.txt", "\n \n"), file("signs.txt", "1\n2\n"));
    let many = (0..4_097)
        .map(|number: u32| {
            let letter = |of: u32| char::from(b'a' + u8::try_from(number / of % 26).expect("a letter"));
            format!("{}{}{}", letter(676), letter(26), letter(1))
        })
        .collect::<Vec<_>>()
        .join("\n");
    let (many, ragged) = (file("many.txt", &many), file("ragged.txt", "...\n..\n"));
    let tall = ["..."; 22].join("/");
    for (line, told) in [
        (".../..".to_owned(), "the argument: row 2 has 2 squares, but row 1 has 3: make all rows as long".to_owned()),
        (ragged.clone(), format!("{ragged}: line 2 has 2 squares, but line 1 has 3: make all rows as long")),
        ("..1/...".to_owned(), "the argument: row 1, column 3: '1' is no square: write ., # or a letter of a to z".to_owned()),
        (tall, "the argument: row 1 begins a grid of 22 x 3 squares: the most are 21 x 21".to_owned()),
        (format!("--words {empty}"), format!("{empty}: there is no word in it: write a word of a to z on each line")),
        (format!("... --words {many}"), format!("the argument: line 1: {many:?} has more than 4096 words of 3 letters, the most of one length: leave some out")),
        ("..".to_owned() + "/..", "the argument: line 1: 1 across has 2 squares, and the built-in list has no word of 2 letters: give other words with --words FILE".to_owned()),
        ("###".to_owned(), "the argument: line 1: the grid has no entry: two squares side by side, without a block between them, make one".to_owned()),
        ("--words nowhere.txt".to_owned(), "cannot read nowhere.txt: No such file or directory (os error 2)".to_owned()),
        ("nowhere".to_owned(), "there is no built-in puzzle and no file \"nowhere\": stepback crossword --list names the puzzles".to_owned()),
        ("--order best".to_owned(), "--order takes scan or mrv, not \"best\"".to_owned()),
    ] {
        assert_eq!(refusal(&line), told, "{line}");
    }
    assert!(
        refusal(&format!("--words {signs}")).starts_with(&format!("{signs}: there is no word in it (line 1: \"1\" "))
    );
}
