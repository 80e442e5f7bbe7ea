//! Turns a listing into a program that tells its events by its tags, and runs it with the tool of its language.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use stepback::scene::listing::{Language, Line, Listing, Tag, TagEvent};

use crate::listings::reference::Trace;

/// Which search a listing holds, and with it how it is called.
#[derive(Clone, Copy)]
pub(crate) enum Program {
    /// Arguments in pairs: the size, and 1 to stop at the first board or 0.
    Queens,
    /// Arguments in pairs: 81 signs, and 1 to stop at the first board or 0.
    Sudoku,
}

impl Program {
    /// The code around a listing, with `LISTING` where it belongs.
    fn frame(self, language: Language) -> &'static str {
        match (self, language) {
            (Self::Queens, Language::Python) => include_str!("frames/queens.py"),
            (Self::Queens, Language::Java) => include_str!("frames/queens.java"),
            (Self::Queens, Language::Cpp) => include_str!("frames/queens.cpp"),
            (Self::Queens, Language::JavaScript) => include_str!("frames/queens.js"),
            (Self::Queens, Language::Rust) => include_str!("frames/queens.rs"),
            (Self::Sudoku, Language::Python) => include_str!("frames/sudoku.py"),
            (Self::Sudoku, Language::Java) => include_str!("frames/sudoku.java"),
            (Self::Sudoku, Language::Cpp) => include_str!("frames/sudoku.cpp"),
            (Self::Sudoku, Language::JavaScript) => include_str!("frames/sudoku.js"),
            (Self::Sudoku, Language::Rust) => include_str!("frames/sudoku.rs"),
        }
    }
}

/// Runs a listing once for each pair of arguments; none, with a note, when the language's tool is not installed.
pub(crate) fn run(
    program: Program,
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
    let traces = lines
        .chunks(2)
        .map(|pair| Trace { events: pair[0].to_owned(), boards: pair[1].split(',').map(str::to_owned).collect() });
    Some(traces.collect())
}

/// The same, as the program left it: for a listing that breaks down.
pub(crate) fn output(
    program: Program,
    language: Language,
    name: &str,
    listing: &Listing,
    arguments: Vec<String>,
) -> Option<Output> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("listing-{name}-{language}"));
    fs::create_dir_all(&folder).expect("the target folder can be written");
    let source = folder.join(format!("program.{}", language.extension()));
    fs::write(&source, instrument(program.frame(language), language, listing))
        .expect("the target folder can be written");
    let built = folder.join("program.exe");
    let mut command = match language {
        Language::Python => interpreter("python3", &[], &source),
        Language::JavaScript => interpreter("node", &[], &source),
        Language::Java => interpreter("java", &["-XX:TieredStopAtLevel=1"], &source),
        Language::Cpp => compiler("g++", &["-std=c++17", "-Wall", "-Wextra"], &source, &built)?,
        Language::Rust => compiler("rustc", &["--edition=2021"], &source, &built)?,
    };
    start(command.args(arguments))
}

fn interpreter(tool: &str, options: &[&str], source: &Path) -> Command {
    let mut command = Command::new(tool);
    command.args(options).arg(source);
    command
}

/// Builds the program first; warnings of the compiler are faults of the listing.
fn compiler(tool: &str, options: &[&str], source: &Path, built: &PathBuf) -> Option<Command> {
    let output = start(Command::new(tool).args(options).arg(source).arg("-o").arg(built))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{tool}: {errors}");
    Some(Command::new(built))
}

#[expect(clippy::print_stdout, reason = "a skipped check must be seen")]
fn start(command: &mut Command) -> Option<Output> {
    match command.output() {
        Ok(output) => Some(output),
        Err(error) => {
            println!("skipped: {} cannot be run: {error}", command.get_program().display());
            None
        }
    }
}

/// Puts the listing into its frame, its imports first, with a call before each run of lines that stand for one event.
fn instrument(frame: &str, language: Language, listing: &Listing) -> String {
    let is_import =
        |line: &Line| ["import ", "#include ", "using ", "use "].iter().any(|word| line.text.starts_with(word));
    let split = listing.lines.iter().take_while(|line| is_import(line)).count();
    let (imports, body) = listing.lines.split_at(split);
    let mut program = String::new();
    for line in imports {
        program += line.text;
        program.push('\n');
    }
    let mut code = String::new();
    let mut previous: &[Tag] = &[];
    for line in body {
        for tag in line.tags.iter().filter(|tag| !previous.contains(tag)) {
            if let Some(call) = call_before(*tag, language) {
                let indent = line.text.len() - line.text.trim_start().len();
                code += &line.text[..indent];
                code += &call;
                code.push('\n');
            }
        }
        code += &with_question(line, language);
        code.push('\n');
        previous = &line.tags;
    }
    program + &frame.replace("LISTING\n", &code)
}

/// The statement that tells an event, to stand before the code of the event.
fn call_before(tag: Tag, language: Language) -> Option<String> {
    let sign = match tag {
        Tag { event: TagEvent::Place, .. } => 'P',
        Tag { event: TagEvent::Undo, .. } => 'U',
        Tag { event: TagEvent::Record, .. } => 'R',
        Tag { event: TagEvent::Rejected, .. } => 'X',
        Tag { event: TagEvent::Attacked, mark: None } => 'x',
        _ => return None,
    };
    Some(format!("{}event('{sign}');", holder(language)))
}

/// The test of a set, made to tell that it was asked: `if (c in cols` becomes `if (asked('c') or c in cols`.
fn with_question(line: &Line, language: Language) -> String {
    let mark = line.tags.iter().find_map(|tag| tag.mark);
    let Some(letter) = mark.and_then(|mark| mark.chars().next()) else {
        return line.text.to_owned();
    };
    let or = if language == Language::Python { "or" } else { "||" };
    let blanks = line.text.len() - line.text.trim_start().len();
    let (indent, code) = line.text.split_at(blanks);
    let (lead, test) = ["if (", "if ", "or ", "|| "]
        .iter()
        .find_map(|lead| Some((lead, code.strip_prefix(lead)?)))
        .unwrap_or_else(|| panic!("{language}: no test of {letter} in {code}"));
    format!("{indent}{lead}{}asked('{letter}') {or} {test}", holder(language))
}

/// Where the frame keeps the two functions that the calls go to.
const fn holder(language: Language) -> &'static str {
    match language {
        Language::Java => "Frame.",
        _ => "",
    }
}
