//! Turns a listing into a program that tells its events by its tags, and runs it with the tool of its language.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use stepback::scene::listing::{Language, Listing};

use crate::listings::instrument::instrument;
use crate::listings::reference::Trace;

/// The listing of that name in that language as the folder `assets/code` has it; none when it has no such file. Read
/// from the disk, so that a new file is checked before anything in the program names it.
pub(crate) fn listing(name: &str, language: Language) -> Option<Listing> {
    let path = ["assets", "code", &format!("{name}.{}", language.extension())].iter().collect::<PathBuf>();
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path)).ok()?;
    // A listing borrows its text for ever, and the process of the tests is short.
    Some(Listing::parse(text.leak(), language).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// The code around a listing, with `LISTING` where it belongs. What its calls tell is kept by the same lines in every
/// frame of a language: they stand in `events`, and where a frame has `EVENTS`. A listing has the frame of its own name or else, since
/// `coloring-mrv` is called as `coloring` is, that of its name without the last word.
fn frame(name: &str, language: Language) -> String {
    let frames = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/listings/frames");
    let file = |stem: &str| fs::read_to_string(frames.join(format!("{stem}.{}", language.extension())));
    let mut stem = name;
    loop {
        if let Ok(frame) = file(stem) {
            return frame.replace("EVENTS\n", &file("events").expect("events in every language"));
        }
        let Some((shorter, _)) = stem.rsplit_once('-') else { panic!("no frame for {name} in {language}") };
        stem = shorter;
    }
}

/// Runs a listing in the frame of that name, once for every set of arguments that the frame takes, and gives what it
/// told; none, with a note, when the language's tool is not installed.
pub(crate) fn run(
    program: &str,
    language: Language,
    name: &str,
    listing: &Listing,
    arguments: Vec<String>,
) -> Option<Vec<Trace>> {
    let output = output(program, language, name, listing, arguments)?;
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name} {language}: {errors}");
    let told = String::from_utf8(output.stdout).expect("the frames print ASCII");
    let lines: Vec<&str> = told.lines().collect();
    let traces = lines.chunks(2).map(|pair| Trace { events: pair[0].to_owned(), boards: boards(pair[0], pair[1]) });
    Some(traces.collect())
}

/// The boards of a line. An empty line is one empty board or none: the events say which.
fn boards(events: &str, line: &str) -> Vec<String> {
    if line.is_empty() && !events.contains('R') {
        return Vec::new();
    }
    line.split(',').map(str::to_owned).collect()
}

/// The same, as the program left it: for a listing that breaks down.
pub(crate) fn output(
    program: &str,
    language: Language,
    name: &str,
    listing: &Listing,
    arguments: Vec<String>,
) -> Option<Output> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("listing-{name}-{language}"));
    fs::create_dir_all(&folder).expect("the target folder can be written");
    let source = folder.join(format!("program.{}", language.extension()));
    let code = instrument(&frame(program, language), language, listing);
    let built = folder.join(if language == Language::Java { "Frame.class" } else { "program.exe" });
    // What an earlier run has built without a warning is taken: compilers take most of the time of all tests.
    if !(fs::read_to_string(&source).is_ok_and(|before| before == code) && built.exists()) {
        let _ = fs::remove_file(&built);
        fs::write(&source, code).expect("the target folder can be written");
        match language {
            Language::Python | Language::JavaScript => {}
            Language::Java => build(Command::new("javac").arg("-d").arg(&folder).arg(&source))?,
            Language::Cpp => {
                build(Command::new("g++").args(["-std=c++17", "-Wall", "-Wextra"]).arg(&source).arg("-o").arg(&built))?;
            }
            Language::Rust => {
                let options = ["--edition=2021", "-Cdebuginfo=0"];
                build(Command::new("rustc").args(options).arg(&source).arg("-o").arg(&built))?;
            }
        }
    }
    let mut command = match language {
        Language::Python => with("python3", &source),
        Language::JavaScript => with("node", &source),
        Language::Java => {
            let mut java = Command::new("java");
            java.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"]).arg(&folder).arg("Frame");
            java
        }
        Language::Cpp | Language::Rust => Command::new(&built),
    };
    start(command.args(arguments))
}

fn with(interpreter: &str, source: &Path) -> Command {
    let mut command = Command::new(interpreter);
    command.arg(source);
    command
}

/// Builds a program; warnings of the compiler are faults of the listing.
fn build(compiler: &mut Command) -> Option<()> {
    let output = start(compiler)?;
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{compiler:?}: {errors}");
    Some(())
}

/// Starts a tool. That one is missing is said past the test runner, which keeps what a test prints to itself.
fn start(command: &mut Command) -> Option<Output> {
    match command.output() {
        Ok(output) => Some(output),
        Err(error) => {
            let tool = command.get_program().display();
            let note =
                format!("\nNOT CHECKED: {tool} cannot be run ({error}), so the listings that need it stay untried\n");
            // A closed output has nobody to be told.
            let _ = io::stdout().lock().write_all(note.as_bytes());
            None
        }
    }
}

#[test]
#[ignore = "the test below runs it: its note would read like one of a tool that is really missing"]
fn a_tool_that_is_missing_gives_nothing() {
    assert_eq!(start(&mut Command::new("no-tool-has-this-name")), None);
}

#[test]
fn a_tool_that_is_missing_is_named_although_the_runner_keeps_what_a_passing_test_prints() {
    let runner = std::env::current_exe().expect("a test runs from a file");
    let inner = "listings::run::a_tool_that_is_missing_gives_nothing";
    let output = Command::new(runner).args(["--exact", "--ignored", inner]).output().expect("it runs now");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && told.contains("1 passed"), "{told}");
    assert!(told.contains("\nNOT CHECKED: no-tool-has-this-name cannot be run ("), "{told}");
}
