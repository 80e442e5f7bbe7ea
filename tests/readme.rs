//! What the README shows is made from the program: its picture and its list of keys.
//!
//! `STEPBACK_UPDATE=1 cargo test readme` makes them anew.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use stepback::app::{App, KEY_TABLE, Look, ThemeName};
use stepback::catalogue::Asked;
use stepback::export;
use stepback::tour::Group;

/// The step of the lesson that the picture shows: one square refused by two queens.
const STEP: u64 = 7;

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Compares a file with what the program makes of it, or brings it up to date if that is asked for.
fn assert_current(name: &str, made: &str) {
    let path = path(name);
    if std::env::var_os("STEPBACK_UPDATE").is_some() {
        fs::write(&path, made).expect("a writable file");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(kept == made, "{name} is out of date: STEPBACK_UPDATE=1 cargo test readme makes it anew");
}

#[test]
fn the_picture_is_the_frame_that_the_program_draws() {
    let look = Look { theme: ThemeName::Dark, ..Look::default() };
    let app = App::open(Asked::lesson(), STEP, look).expect("the lesson opens");
    assert_current("assets/lesson.svg", &export::svg(&app, 80, 24));
}

/// The keys as a table of Markdown.
fn keys() -> String {
    let mut table = String::from("| | keys | what they do |\n| --- | --- | --- |\n");
    for group in Group::ALL {
        for (index, entry) in KEY_TABLE.iter().filter(|entry| entry.group == group).enumerate() {
            let name = if index == 0 { group.name() } else { "" };
            let keys = entry.keys_label(false).replace('|', "\\|");
            let _ = writeln!(table, "| {name} | `{keys}` | {} |", entry.help);
        }
    }
    table
}

#[test]
fn the_list_of_keys_is_the_key_table() {
    let (before, after) = ("<!-- keys -->\n", "<!-- end of keys -->");
    let readme = fs::read_to_string(path("README.md")).expect("a README").replace("\r\n", "\n");
    let (head, rest) = readme.split_once(before).expect("where the keys begin");
    let (_, tail) = rest.split_once(after).expect("where the keys end");
    assert_current("README.md", &[head, before, &keys(), after, tail].concat());
}
