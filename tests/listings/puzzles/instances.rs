//! The built-in instances are what they say: each graph tells its edges once, the words are in order, and the listings
//! run every grid and every graph that there is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::NAMES;
use super::cases::{cases, instance};

/// The names of the instances that begin and end so, without these parts.
fn instances(begins: &str, ends: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/instances");
    let files = fs::read_dir(folder).expect("the folder of the instances").map(|file| file.expect("readable"));
    let names = files.filter_map(|file| file.file_name().into_string().ok());
    names.filter_map(|name| Some(name.strip_prefix(begins)?.strip_suffix(ends)?.to_owned())).collect()
}

#[test]
fn every_graph_tells_each_edge_once_and_counts_them_right() {
    for name in instances("", ".col") {
        let text = instance(&format!("{name}.col"));
        let (mut told, mut edges) = (None, BTreeSet::new());
        for line in text.lines() {
            let numbers = line.split(' ').filter_map(|word| word.parse().ok()).collect::<Vec<usize>>();
            match (&line[..2], &numbers[..]) {
                ("c ", _) => {}
                ("p ", &[vertices, count]) => told = Some((vertices, count)),
                ("e ", &[one, other]) => {
                    let (vertices, _) = told.expect("the counts come first");
                    assert!(0 < one && one < other && other <= vertices, "{name}: {line}");
                    assert!(edges.insert((one, other)), "{name} tells {line} twice");
                }
                _ => panic!("{name}: {line}"),
            }
        }
        assert_eq!(told.map(|(_, count)| count), Some(edges.len()), "{name}");
    }
}

#[test]
fn the_words_are_of_three_to_seven_small_letters_in_order_and_each_stands_once() {
    let text = instance("words.txt");
    let words: Vec<&str> = text.lines().collect();
    assert_eq!(words.len(), 445);
    for word in &words {
        assert!((3..=7).contains(&word.len()) && word.bytes().all(|sign| sign.is_ascii_lowercase()), "{word}");
    }
    assert!(words.is_sorted_by(|one, next| one < next));
}

#[test]
fn every_graph_and_every_grid_is_solved_by_some_listing() {
    let whats: Vec<String> = NAMES.iter().flat_map(|name| cases(name)).map(|case| case.what).collect();
    let is_run = |command: &str| whats.iter().any(|what| what.starts_with(command));
    for grid in instances("grid-", ".txt") {
        assert!(is_run(&format!("crossword {grid} ")), "{grid}");
    }
    // The largest is for the benches: its search takes a listing too long.
    for graph in instances("", ".col").into_iter().filter(|graph| graph != "queen8_8") {
        assert!(is_run(&format!("coloring {graph} ")), "{graph}");
    }
}
