//! What each listing is asked, in the words of its frame, and what it must answer.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use stepback::puzzles::crossword::Order;

use super::ahead;
use crate::listings::reference::Trace;
use crate::listings::tables::{Counters, Row, data, searches, trace};

/// One search.
pub(super) struct Case {
    pub(super) what: String,
    pub(super) arguments: Vec<String>,
    pub(super) expected: Expected,
}

pub(super) enum Expected {
    /// Every event and every board.
    Trace(Trace),
    /// The figures, the number of the boards and the first of them.
    Counters { counters: Counters, boards: usize, first_board: Option<String> },
}

/// A search with more events than this takes a listing in Python too long.
const MOST_EVENTS: usize = 500_000;

/// All searches of a listing.
pub(super) fn cases(name: &str) -> Vec<Case> {
    match name {
        "parentheses" => parentheses(),
        "permutations" => permutations(),
        "word-search" => word_search(),
        "coloring" => coloring("--order scan", &["coloring-australia-3-first australia 3 1"]),
        "coloring-degree" => coloring("--order degree", &[]),
        "coloring-mrv" => coloring("--order mrv", &["coloring-myciel3-3-mrv myciel3 3 0"]),
        "coloring-look-ahead" => coloring(": scan, look-ahead", &[]),
        "coloring-degree-look-ahead" => coloring(": degree, look-ahead", &[]),
        "coloring-mrv-look-ahead" => coloring(": mrv, look-ahead", &[]),
        "registers" => registers("scan", &["registers-3-first program 3 1"]),
        "registers-degree" => registers("degree", &[]),
        "registers-mrv" => registers("mrv", &[]),
        "crossword" => crossword("scan"),
        "crossword-look-ahead" => ahead::crossword(Order::Scan),
        "crossword-mrv" => crossword("mrv"),
        "crossword-mrv-look-ahead" => ahead::crossword(Order::Mrv),
        _ => panic!("no cases for {name}"),
    }
}

/// The case of a row of a table: `arguments` without the goal, `board` from the words of the table to those of the frame.
fn from_row(row: Row, mut arguments: Vec<String>, board: impl Fn(&str) -> String) -> Case {
    arguments.push(u8::from(row.first).to_string());
    let first_board = row.first_filling.as_deref().map(board);
    let boards = row.counters.record;
    Case { what: row.command, arguments, expected: Expected::Counters { counters: row.counters, boards, first_board } }
}

/// The case of a whole trace: `board` makes the text of a board from the options of the slots.
/// The frame of the colourings also tells vertex and colour.
fn from_trace(name: &str, arguments: &[&str], board: impl Fn(&[(usize, String)]) -> String) -> Case {
    let (events, records) = trace(name, name.starts_with("coloring"));
    let boards = records.iter().map(|record| board(record)).collect();
    let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
    Case { what: name.to_owned(), arguments, expected: Expected::Trace(Trace { events, boards }) }
}

/// The rows of all tables that are short enough, with the words of their command after the first.
fn template(begins: &str, ends: &str) -> Vec<(Row, Vec<String>)> {
    let tables = ["template.tsv", "strategies.tsv", "instances.tsv"];
    let rows: Vec<Row> = tables.into_iter().flat_map(|table| searches(table, begins, ends)).collect();
    assert!(!rows.is_empty(), "{begins} {ends}");
    let rows = rows.into_iter().filter(|row| row.counters.events <= MOST_EVENTS);
    rows.map(|row| {
        let words = row.command.split([' ', ':']).skip(1).map(str::to_owned).collect();
        (row, words)
    })
    .collect()
}

fn parentheses() -> Vec<Case> {
    let rows = template("parentheses ", "").into_iter();
    let counted = rows.map(|(row, words)| from_row(row, words, str::to_owned));
    let whole =
        from_trace("parentheses-3-all", &["3", "0"], |record| record.iter().map(|(_, sign)| sign.as_str()).collect());
    counted.chain([whole]).collect()
}

/// `LeetCode` permutes numbers: letters are numbered from 1.
fn number(item: &str) -> String {
    match item.as_bytes() {
        [letter @ b'a'..=b'z'] => (letter - b'a' + 1).to_string(),
        _ => item.to_owned(),
    }
}

fn numbers(items: &str) -> String {
    items.split(' ').map(number).collect::<Vec<_>>().join(" ")
}

fn permutations() -> Vec<Case> {
    let rows = template("permutations ", "").into_iter();
    let counted = rows.map(|(row, words)| from_row(row, vec![numbers(&words.join(" "))], numbers));
    let whole = [("permutations-123-all", "1 2 3"), ("permutations-aab-all", "1 1 2")].map(|(name, items)| {
        from_trace(name, &[items, "0"], |record| {
            let items: Vec<&str> = items.split(' ').collect();
            let chosen = record.iter().map(|(_, option)| items[option.parse::<usize>().expect("an index")]);
            chosen.collect::<Vec<_>>().join(" ")
        })
    });
    counted.chain(whole).collect()
}

/// The path of a word: the first option is a cell in reading order, the others are directions.
fn path(record: &[(usize, String)], columns: usize) -> String {
    let mut cells: Vec<(usize, usize)> = Vec::new();
    for (_, option) in record {
        let option: usize = option.parse().expect("an index");
        cells.push(match (cells.last(), option) {
            (None, cell) => (cell / columns, cell % columns),
            (Some((r, c)), 0) => (r - 1, *c),
            (Some((r, c)), 1) => (*r, c + 1),
            (Some((r, c)), 2) => (r + 1, *c),
            (Some((r, c)), _) => (*r, c - 1),
        });
    }
    cells.iter().map(|(r, c)| format!("{r}:{c}")).collect::<Vec<_>>().join(" ")
}

/// The frame ends the boards with what the listing gives back, as `LeetCode` wants it.
fn word_search() -> Vec<Case> {
    let rows = template("word-search ", "").into_iter();
    let counted = rows.map(|(row, words)| from_row(row, words, |filling| filling.replace(',', ":")));
    let whole = from_trace("word-search-SEE-all", &["ABCE/SFCS/ADEE", "SEE", "0"], |record| path(record, 4));
    let mut cases: Vec<Case> = counted.chain([whole]).collect();
    for case in &mut cases {
        match &mut case.expected {
            Expected::Trace(trace) => trace.boards.push("found true".to_owned()),
            Expected::Counters { boards, first_board, .. } => {
                first_board.get_or_insert_with(|| "found false".to_owned());
                *boards += 1;
            }
        }
    }
    cases
}

/// A built-in instance.
pub(super) fn instance(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/instances").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A built-in graph as the frames take it: how many vertices, then the ends of each edge, all counted from 0.
fn graph(name: &str) -> String {
    let mut numbers: Vec<usize> = Vec::new();
    for line in instance(&format!("{name}.col")).lines() {
        let number = |word: &str| word.parse::<usize>().expect("a number");
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["p", "edge", vertices, _] => numbers.push(number(vertices)),
            ["e", one, other] => numbers.extend([number(one) - 1, number(other) - 1]),
            _ => {}
        }
    }
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The whole traces are each named with their graph, the number of colours and the goal.
fn coloring(ends: &str, traces: &[&str]) -> Vec<Case> {
    let rows = template("coloring ", ends).into_iter();
    let counted = rows.map(|(row, words)| from_row(row, vec![graph(&words[0]), words[1].clone()], str::to_owned));
    let whole = traces.iter().map(|line| {
        let [name, instance, colours, first] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        from_trace(name, &[&graph(instance), colours, first], |record| {
            let by_vertex: BTreeMap<usize, &str> =
                record.iter().map(|(slot, option)| (*slot, option.as_str())).collect();
            by_vertex.into_values().collect::<Vec<_>>().join(" ")
        })
    });
    counted.chain(whole).collect()
}

/// A built-in program as the frames take it: lines between `;`, each the variable written or `-`, then those read.
fn program(name: &str) -> String {
    let is_name = |word: &&str| word.starts_with(|sign: char| sign.is_ascii_lowercase());
    let lines = instance(&format!("{name}.txt"));
    let told = lines.lines().map(|line| {
        let (written, read) = line.split_once(" = ").or_else(|| Some(("-", line.split_once(' ')?.1))).expect("a line");
        [written].into_iter().chain(read.split(' ').filter(is_name)).collect::<Vec<_>>().join(" ")
    });
    told.collect::<Vec<_>>().join(";")
}

/// The variables of such a program in the order of their slots: first those that are read before they are written, by
/// name, then the others as they are written.
fn variables(program: &str) -> Vec<&str> {
    let (mut live_on_entry, mut written) = (BTreeSet::new(), Vec::new());
    for line in program.split(';') {
        let mut names = line.split(' ');
        let target = names.next().filter(|target| *target != "-");
        live_on_entry.extend(names.filter(|name| !written.contains(name)));
        written.extend(target);
    }
    let mut variables: Vec<&str> = live_on_entry.into_iter().collect();
    for name in written {
        if !variables.contains(&name) {
            variables.push(name);
        }
    }
    variables
}

/// The registers of the variables in the order of their slots, told by name in alphabetical order.
fn allocation<'a>(program: &str, registers: impl IntoIterator<Item = &'a str>) -> String {
    let by_name: BTreeMap<&str, &str> = variables(program).into_iter().zip(registers).collect();
    by_name.iter().map(|(name, register)| format!("{name}:{register}")).collect::<Vec<_>>().join(" ")
}

/// The whole traces are each named with their program, the number of registers and the goal.
fn registers(order: &str, traces: &[&str]) -> Vec<Case> {
    let rows = template("registers ", &format!("--order {order}")).into_iter();
    let counted = rows.map(|(row, words)| {
        let name = if words[0] == "registers-program.txt" { "program" } else { &words[0] };
        let program = program(name);
        from_row(row, vec![program.clone(), words[1].clone()], |filling| allocation(&program, filling.split(' ')))
    });
    let whole = traces.iter().map(|line| {
        let [name, example, registers, first] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let example = program(example);
        from_trace(name, &[&example, registers, first], |record| {
            allocation(&example, record.iter().map(|(_, option)| option.as_str()))
        })
    });
    counted.chain(whole).collect()
}

/// The words that a filled grid has across and down, in the order of the slots. Every run of open cells is an entry.
pub(super) fn entries(filling: &str) -> String {
    let grid: Vec<Vec<char>> = filling.split('/').map(|row| row.chars().collect()).collect();
    let columns = (0..grid[0].len()).map(|c| grid.iter().map(|row| row[c]).collect::<Vec<char>>());
    let down = columns.enumerate().flat_map(|(c, column)| runs(&column).map(move |(r, word)| ((r, c, 1), word)));
    let across = grid.iter().enumerate().flat_map(|(r, row)| runs(row).map(move |(c, word)| ((r, c, 0), word)));
    let sorted: BTreeMap<(usize, usize, u8), String> = across.chain(down).collect();
    sorted.into_values().collect::<Vec<_>>().join(" ")
}

/// The words of a line of the grid, each with the place where it begins.
fn runs(line: &[char]) -> impl Iterator<Item = (usize, String)> + use<> {
    let line: String = line.iter().collect();
    let starts = (0..line.len()).filter(|&start| start == 0 || &line[start - 1..start] == "#");
    let words = starts.map(|start| (start, line[start..].split('#').next().unwrap_or_default().to_owned()));
    words.filter(|(_, word)| word.len() > 1).collect::<Vec<_>>().into_iter()
}

/// The grids of the template's table have lists of their own, the built-in ones the built-in list.
fn crossword(order: &str) -> Vec<Case> {
    let joined = |text: String, between: &str| text.lines().collect::<Vec<_>>().join(between);
    let rows = template("crossword ", &format!("--order {order}")).into_iter();
    rows.map(|(row, words)| {
        let (grid, list) = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [grid, "--words", list, ..] => {
                let file = |name: &str| data(&name.replace("crossword-", "crossword/"));
                (file(grid), file(list))
            }
            _ => (instance(&format!("grid-{}.txt", words[0])), instance("words.txt")),
        };
        from_row(row, vec![joined(grid, "/"), joined(list, " ")], entries)
    })
    .collect()
}
