//! The arrows between the rooms of `src`: who may know of whom.

use std::fs;
use std::path::{Path, PathBuf};

/// Each room and the rooms that it may import, those behind them included.
const ARROWS: [(&str, &[&str]); 18] = [
    ("search", &[]),
    // What of a text from outside can be shown as it is.
    ("printable", &[]),
    ("puzzles", &["search"]),
    ("mistakes", &["search", "puzzles"]),
    ("formats", &["search", "puzzles", "printable"]),
    ("replay", &["search"]),
    // A sheet that is being edited takes whole puzzles as text, in any form that a file may have.
    ("scene", &["search", "puzzles", "mistakes", "formats", "replay"]),
    ("catalogue", &["search", "replay", "scene"]),
    ("tour", &["search", "replay", "scene", "catalogue"]),
    ("print", &["search", "replay", "scene", "catalogue"]),
    ("app", &["search", "replay", "scene", "catalogue", "tour", "printable"]),
    ("plain", &["search", "replay", "scene", "catalogue", "tour", "print"]),
    ("ui", &["search", "replay", "scene", "catalogue", "tour", "app"]),
    ("export", &["search", "replay", "scene", "catalogue", "tour", "app", "ui"]),
    ("threads", &["replay"]),
    ("term", &["search", "replay", "scene", "catalogue", "tour", "app", "ui", "threads"]),
    ("cli", &["search", "scene", "catalogue", "print", "app", "printable"]),
    ("main", &["scene", "catalogue", "cli", "plain", "print", "term", "threads"]),
];

/// Crates that only some rooms may use; the rooms up to `replay` use the standard library and, for errors, thiserror.
const CRATES: [(&str, &[&str]); 12] = [
    ("ratatui", &["ui", "term", "export"]),
    ("crossterm", &["term"]),
    ("clap", &["cli", "main"]),
    ("serde_json", &["print"]),
    ("serde", &["ui"]),
    ("anyhow", &["main", "term"]),
    ("libc", &["term"]),
    ("rustix", &["term", "threads", "cli"]),
    ("signal_hook", &["term"]),
    ("toml", &["ui"]),
    ("unicode_width", &["ui"]),
    ("thiserror", &["formats", "scene", "cli"]),
];

/// The rooms that may name a puzzle: its own, and the catalogue, which does it in one line.
const PUZZLE_ROOMS: [&str; 4] = ["puzzles", "mistakes", "formats", "scene"];

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

#[test]
fn every_file_is_a_module_of_another_so_that_nothing_lies_there_unused() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (folder, main) in [("src", "lib.rs"), ("tests", "main.rs")] {
        let folder = root.join(folder);
        let mut files = vec![];
        rust_files(&folder, &mut files);
        let is_module = |file: &&PathBuf| {
            let inside = file.strip_prefix(&folder).expect("a file of the folder");
            // Those are programs of their own, and the parts of programs in other languages.
            !["lib.rs", "main.rs"].map(Path::new).contains(&inside)
                && !["benches", "listings/frames"].iter().any(|other| inside.starts_with(other))
        };
        for file in files.iter().filter(is_module) {
            let above = file.parent().expect("a folder");
            let parent = if above == folder { folder.join(main) } else { above.with_extension("rs") };
            let text = fs::read_to_string(&parent).unwrap_or_default();
            let declaration = format!("mod {};", file.file_stem().expect("a name").to_string_lossy());
            assert!(text.contains(&declaration), "{} is no module of {}", file.display(), parent.display());
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
    let inside = |path: &Path| path.strip_prefix(source()).expect("a file of src").to_owned();
    files.retain(|path| room(path) != "lib" && !inside(path).with_extension("").iter().any(|name| name == "tests"));
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

/// The names of the puzzles, as types and as rooms are called after them.
fn puzzle_names() -> impl Iterator<Item = &'static str> {
    stepback::catalogue::PUZZLES.iter().map(|offer| offer.name)
}

#[test]
fn the_catalogue_names_each_puzzle_in_one_line_and_no_other_room_above_the_scene_names_any() {
    for path in source_files() {
        let room = room(&path);
        let code = code(&path);
        for name in puzzle_names() {
            let module = name.replace('-', "_");
            let is_named = |line: &&str| {
                let words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
                words.clone().any(|word| word == module) && line.contains(&format!("{module}::"))
                    || line.contains(&format!("\"{name}\""))
            };
            let named = code.lines().filter(is_named).count();
            if path.ends_with("catalogue.rs") {
                // The line itself; what it imports stands in a list.
                assert_eq!(named, 1, "{name} in {}", path.display());
            } else {
                let is_own = PUZZLE_ROOMS.contains(&room.as_str());
                assert!(is_own || named == 0, "{} names {name}", path.display());
            }
        }
    }
}

#[test]
fn keys_colours_the_clock_threads_and_standard_output_have_their_places() {
    /// What may stand only in files whose paths hold one of these words.
    const PLACES: [(&str, &[&str]); 6] = [
        ("KeyPress::", &["tour/key_press", "tour/verb", "app.rs", "app/keys", "app/mode", "src/term"]),
        ("crossterm", &["src/term"]),
        ("Color::", &["ui/theme", "term/terse", "export/svg"]),
        ("Instant::now", &["term.rs"]),
        ("thread::", &["src/threads", "src/term", "scene/sudoku/solutions"]),
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
