//! The arrows between the rooms of `src`: who may know of whom.

use std::fs;
use std::path::{Path, PathBuf};

/// Each room and the rooms that it may import, those behind them included.
const ARROWS: [(&str, &[&str]); 14] = [
    ("printable", &[]),
    ("search", &[]),
    ("puzzles", &["search"]),
    ("mistakes", &["search", "puzzles"]),
    ("formats", &["printable", "search", "puzzles"]),
    ("replay", &["search"]),
    // A sheet that is being edited takes whole puzzles as text, in any form that a file may have.
    ("scene", &["search", "puzzles", "mistakes", "formats", "replay"]),
    ("print", &["search", "puzzles", "replay", "scene"]),
    ("plain", &["search", "puzzles", "replay", "scene", "print"]),
    ("app", &["printable", "search", "puzzles", "replay", "scene"]),
    ("ui", &["search", "puzzles", "replay", "scene", "app"]),
    ("term", &["search", "puzzles", "replay", "scene", "app", "ui"]),
    (
        "cli",
        &["printable", "search", "puzzles", "formats", "mistakes", "replay", "scene", "print", "app", "ui", "term"],
    ),
    ("main", &["scene", "cli", "plain", "print", "term"]),
];

/// Crates that only some rooms may use; the first four rooms use the standard library and, for errors, thiserror.
const CRATES: [(&str, &[&str]); 11] = [
    ("ratatui", &["ui", "term"]),
    ("crossterm", &["app", "term"]),
    ("clap", &["cli", "main"]),
    ("serde_json", &["print"]),
    ("serde", &["print", "ui"]),
    ("anyhow", &["cli", "main", "print", "term"]),
    ("libc", &["term"]),
    ("signal_hook", &["term"]),
    ("toml", &["ui"]),
    ("unicode_width", &["ui"]),
    ("thiserror", &["formats", "scene", "cli", "print"]),
];

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The room that a file of `src` belongs to.
fn room(path: &Path) -> String {
    let inside = path.strip_prefix(source()).expect("a file of src");
    let first = inside.components().next().expect("a name").as_os_str().to_string_lossy().into_owned();
    first.trim_end_matches(".rs").to_owned()
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The code of a file: its comments and its unit tests left out, which may set things up as they like.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("readable source");
    let code = text.split("\n#[cfg(test)]").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The names that follow `prefix` in the code: `crate::NAME`, one by one also from `crate::{a, b}`.
fn names_after(code: &str, prefix: &str) -> Vec<String> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut names = vec![];
    for rest in code.split(prefix).skip(1) {
        if let Some(group) = rest.strip_prefix('{') {
            let mut depth = 0;
            let mut name = String::new();
            for c in group.chars() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => names.push(std::mem::take(&mut name)),
                    _ if depth == 0 => name.push(c),
                    _ => {}
                }
            }
            names.push(name);
        } else {
            names.push(rest.chars().take_while(|&c| is_name(c)).collect());
        }
    }
    let first = |name: String| name.trim().chars().take_while(|&c| is_name(c)).collect::<String>();
    names.into_iter().map(first).filter(|name| !name.is_empty()).collect()
}

fn source_files() -> Vec<PathBuf> {
    let mut files = vec![];
    rust_files(&source(), &mut files);
    files.retain(|path| room(path) != "lib" && !path.ends_with("tests.rs"));
    files
}

#[test]
fn no_room_imports_one_that_it_may_not_know() {
    for path in source_files() {
        let room = room(&path);
        let (_, allowed) = ARROWS
            .iter()
            .find(|(name, _)| *name == room)
            .unwrap_or_else(|| panic!("{room} is a room without arrows: add it to the picture"));
        let code = code(&path);
        let imported = names_after(&code, "crate::").into_iter().chain(names_after(&code, "stepback::"));
        for name in imported {
            let is_room = ARROWS.iter().any(|(other, _)| *other == name);
            assert!(
                !is_room || name == room || allowed.contains(&name.as_str()),
                "{} imports {name}, but {room} may only know {allowed:?}",
                path.display()
            );
        }
    }
}

#[test]
fn a_library_is_used_in_its_rooms_only() {
    for path in source_files() {
        let room = room(&path);
        let code = code(&path);
        for (name, rooms) in CRATES {
            let used = code.contains(&format!("{name}::")) || code.contains(&format!("use {name};"));
            assert!(!used || rooms.contains(&room.as_str()), "{} uses {name}, but only {rooms:?} may", path.display());
        }
    }
}

#[test]
fn keys_colours_the_clock_and_standard_output_have_their_places() {
    /// What may stand only in files whose paths hold one of these words.
    const PLACES: [(&str, &[&str]); 4] = [
        ("KeyCode::", &["app/keys", "app/prompt", "app/editor", "term/split"]),
        ("Color::", &["ui/theme", "term/terse"]),
        ("Instant::now", &["term.rs"]),
        ("stdout()", &["main.rs", "src/plain", "src/term"]),
    ];
    for path in source_files() {
        let code = code(&path);
        let name = path.to_string_lossy().replace('\\', "/");
        for (word, places) in PLACES {
            let is_at_home = places.iter().any(|place| name.contains(place));
            assert!(is_at_home || !code.contains(word), "{name} has {word}, which belongs in {places:?}");
        }
    }
}

#[test]
fn no_file_is_longer_than_can_be_read_at_a_sitting() {
    let mut files = vec![];
    rust_files(&source(), &mut files);
    for path in files {
        let lines = fs::read_to_string(&path).expect("readable source").lines().count();
        assert!(lines <= 400, "{} has {lines} lines", path.display());
    }
}

#[test]
fn the_check_sees_a_forbidden_import() {
    assert_eq!(names_after("use crate::{ui::{a, b}, app, term::x};", "crate::"), ["ui", "app", "term"]);
    assert_eq!(names_after("let x = crate::ui::draw(); use crate::app::App;", "crate::"), ["ui", "app"]);
}
