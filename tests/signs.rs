//! Where signs beyond ASCII may stand in the source, so that each one has its ASCII twin.

use std::fs;
use std::path::{Path, PathBuf};

/// The tables of signs: those of the picture, the drawings that only stand where blocks can be shown, and the names of
/// the arrow keys beside their names in ASCII.
const TABLES: [&str; 6] = ["ui/glyphs.rs", "ui/art.rs", "ui/digits.rs", "app/input.rs", "app/keys.rs", "app/editor.rs"];

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a readable folder").map(|entry| entry.expect("a readable entry").path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| rust_files(folder));
    files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs")).chain(below).collect()
}

/// The lines with such a sign, of a file without its comments and tests.
fn signs(text: &str) -> Vec<&str> {
    let code = text.split("\n#[cfg(test)]").next().unwrap_or_default();
    code.lines().filter(|line| !line.split("//").next().unwrap_or_default().is_ascii()).collect()
}

#[test]
fn signs_beyond_ascii_stand_in_their_tables_alone() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for room in ["app.rs", "app", "ui.rs", "ui", "plain.rs", "plain"] {
        let path = source.join(room);
        let files = if path.is_dir() { rust_files(&path) } else { vec![path] };
        for file in files {
            let is_table = TABLES.iter().any(|table| file.ends_with(table));
            if !is_table && !file.ends_with("tests.rs") {
                let text = fs::read_to_string(&file).expect("readable source");
                assert_eq!(signs(&text), [""; 0], "{}: put the sign into ui/glyphs.rs", file.display());
            }
        }
    }
}

#[test]
fn the_check_sees_a_sign() {
    assert_eq!(
        signs("let a = \"\u{265b}\";\nlet b = 1; // \u{265b}\n#[cfg(test)]\n\u{265b}"),
        ["let a = \"\u{265b}\";"]
    );
}
