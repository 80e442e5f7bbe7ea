//! One template, eight puzzles: every row of the tables from the command line, and whole traces event by event. The
//! figures were counted by another program than this one.

use crate::command_line::written;
use serde_json::Value;
use std::collections::BTreeMap;
use stepback::catalogue::PUZZLES;
use stepback::puzzles::parentheses::Parentheses;
use stepback::puzzles::permutations::Permutations;
use stepback::puzzles::word_search::WordSearch;
use stepback::search::{Event, Goal, Machine, Puzzle};

const TABLES: [&str; 3] =
    [include_str!("data/template.tsv"), include_str!("data/strategies.tsv"), include_str!("data/instances.tsv")];

/// The longest traces whose refusals are counted by rule: each is written out for that.
const LONGEST: u64 = if cfg!(debug_assertions) { 3_000 } else { 60_000 };

/// The arguments for a row of a table.
fn arguments(command: &str, goal: &str) -> String {
    let (search, strategy) = command.split_once(": ").unwrap_or((command, ""));
    let arguments = search
        .replace("registers-program.txt", "program")
        .replace("crossword-", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/crossword/"));
    let flag = |word| if word == "look-ahead" { " --look-ahead".to_owned() } else { format!(" --order {word}") };
    let flags = strategy.split(", ").filter(|word| !word.is_empty()).map(flag).collect::<Vec<_>>().concat();
    format!("{arguments}{flags} --{goal}")
}

/// The counters of a run by their names.
pub(crate) fn tally(command: &str) -> BTreeMap<String, u64> {
    let text = written(&format!("{command} --print tally"));
    let counter = |line: &str| {
        let (name, count) = line.rsplit_once(' ').expect("a name and a count");
        (name.trim().to_owned(), count.parse().expect("a count"))
    };
    text.lines().map(counter).collect()
}

/// How many refusals each rule made first, as the tables write it.
fn first_refusals(command: &str) -> String {
    let mut counts = BTreeMap::<String, u64>::new();
    for line in written(&format!("{command} --print jsonl")).lines() {
        let event: Value = serde_json::from_str(line).expect("JSON");
        if let Some(first) = event["by"].get(0) {
            *counts.entry(first.as_str().expect("a rule").to_owned()).or_default() += 1;
        }
    }
    if counts.is_empty() {
        return "-".to_owned();
    }
    counts.iter().map(|(rule, count)| format!("{rule}:{count}")).collect::<Vec<_>>().join(",")
}

/// Holds the command line to every row about a puzzle; gives how many there were.
fn hold(puzzle: &str) -> usize {
    let rows = TABLES.into_iter().flat_map(|table| table.lines().skip(1));
    let rows: Vec<&str> = rows.filter(|row| row.starts_with(puzzle)).collect();
    for row in &rows {
        let fields: Vec<&str> = row.split('\t').collect();
        let [command, goal, counters @ .., refused, filling] = &fields[..] else { panic!("{row}") };
        let command = arguments(command, goal);
        let counted = tally(&command);
        let names = ["places", "attacked", "undos", "boards", "events", "dead ends", "calls"];
        for (name, expected) in names.iter().zip(counters) {
            assert_eq!(counted[*name].to_string(), *expected, "{command}: {name}");
        }
        if counted["events"] <= LONGEST {
            let solutions = written(&format!("{command} --print solution"));
            let first = solutions.lines().next().unwrap_or("-");
            // Registers are written with the names of their variables.
            let number = |word: &str| word.rsplit("=r").next().unwrap_or_default().to_owned();
            let first: Vec<String> = first.split(' ').map(number).collect();
            assert_eq!(first.join(" "), *filling, "{command}");
            assert_eq!(first_refusals(&command), *refused, "{command}");
        }
    }
    rows.len()
}

#[test]
fn parentheses_count_what_every_row_says() {
    assert_eq!(hold("parentheses "), 13);
}

#[test]
fn permutations_count_what_every_row_says() {
    assert_eq!(hold("permutations "), 9);
}

#[test]
fn word_search_counts_what_every_row_says() {
    assert_eq!(hold("word-search "), 11);
}

#[test]
fn coloring_counts_what_every_row_says() {
    assert_eq!(hold("coloring "), 114);
}

#[test]
fn registers_count_what_every_row_says() {
    assert_eq!(hold("registers "), 30);
}

#[test]
fn crosswords_count_what_every_row_says() {
    assert_eq!(hold("crossword "), 22);
}

#[test]
fn every_puzzle_opens_by_its_name_alone() {
    for offer in PUZZLES {
        assert!(tally(offer.name)["events"] > 0, "{}", offer.name);
    }
}

/// The trace of a search as the files have it.
fn trace<P: Puzzle>(puzzle: P, goal: Goal, families: &[&str]) -> Vec<String> {
    let mut machine = Machine::new(puzzle, goal);
    let mut lines = vec![];
    while let Some(event) = machine.step() {
        let (kind, about, by) = match event {
            Event::Place { slot, option } => ("place", Some((slot, option)), vec![]),
            Event::Undo { slot, option } => ("undo", Some((slot, option)), vec![]),
            Event::Attacked { slot, option, by } => {
                let named = (0..)
                    .zip(families)
                    .filter(|&(family, _)| by.iter().any(|one| one == family))
                    .map(|(_, &name)| name);
                ("attacked", Some((slot, option)), named.collect())
            }
            Event::Record => ("record", None, vec![]),
            Event::Reject { .. } => panic!("these test option by option"),
        };
        let number = |number: Option<u16>| number.map_or_else(|| "-".to_owned(), |number| number.to_string());
        let (slot, option) = (number(about.map(|about| about.0)), number(about.map(|about| about.1)));
        let by = if by.is_empty() { "-".to_owned() } else { by.join(",") };
        lines.push(format!("{}\t{kind}\t{slot}\t{option}\t{by}", machine.step_number()));
    }
    lines
}

fn assert_trace(found: &[String], file: &str) {
    let expected: Vec<&str> = file.lines().skip(1).collect();
    for (found, expected) in found.iter().zip(&expected) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.len(), expected.len());
}

#[test]
fn the_traces_are_those_of_another_program_event_by_event() {
    // That program writes the two signs for the numbers of the options.
    let signs = include_str!("data/traces/parentheses-3-all.tsv").replace("\t(\t", "\t0\t").replace("\t)\t", "\t1\t");
    let parentheses = Parentheses::new(3).expect("a size");
    assert_trace(&trace(parentheses, Goal::All, &["open", "close"]), &signs);
    for (items, file) in [
        (["1", "2", "3"], include_str!("data/traces/permutations-123-all.tsv")),
        (["a", "a", "b"], include_str!("data/traces/permutations-aab-all.tsv")),
    ] {
        let permutations = Permutations::new(&items.map(str::to_owned)).expect("a few items");
        assert_trace(&trace(permutations, Goal::All, &["used", "twin"]), file);
    }
    let rows: Vec<Vec<char>> = ["ABCE", "SFCS", "ADEE"].map(|row| row.chars().collect()).into();
    let search = WordSearch::new(&rows, &['S', 'E', 'E']).expect("a small grid");
    assert_trace(
        &trace(search, Goal::All, &["board", "letter", "used"]),
        include_str!("data/traces/word-search-SEE-all.tsv"),
    );
}

#[test]
fn the_traces_of_graphs_are_those_of_another_program_event_by_event() {
    for (command, slot, option, file) in [
        ("coloring", "vertex", "colour", include_str!("data/traces/coloring-australia-3-first.tsv")),
        ("coloring myciel3 3 --order mrv", "vertex", "colour", include_str!("data/traces/coloring-myciel3-3-mrv.tsv")),
        ("registers", "variable", "register", include_str!("data/traces/registers-3-first.tsv")),
    ] {
        let line = |line: &str| {
            let event: Value = serde_json::from_str(line).expect("JSON");
            let number = |name: &str| if event[name].is_null() { "-".to_owned() } else { event[name].to_string() };
            let by: Vec<&str> = event["by"].as_array().expect("rules").iter().filter_map(Value::as_str).collect();
            let by = if by.is_empty() { "-".to_owned() } else { by.join(",") };
            let kind = event["event"].as_str().expect("a kind");
            format!("{}\t{kind}\t{}\t{}\t{by}", event["step"], number(slot), number(option))
        };
        let found: Vec<String> = written(&format!("{command} --print jsonl")).lines().map(line).collect();
        assert_trace(&found, file);
    }
}
