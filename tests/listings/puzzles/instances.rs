//! The built-in instances are what they say: each graph tells its edges once, and the listings run every one.

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
fn every_graph_is_coloured_by_some_listing() {
    let whats: Vec<String> = NAMES.iter().flat_map(|name| cases(name)).map(|case| case.what).collect();
    let is_run = |command: &str| whats.iter().any(|what| what.starts_with(command));
    // The largest is for the benches: its search takes a listing too long.
    for graph in instances("", ".col").into_iter().filter(|graph| graph != "queen8_8") {
        assert!(is_run(&format!("coloring {graph} ")), "{graph}");
    }
}
