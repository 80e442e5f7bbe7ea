//! Reads the figures in `tests/data`: whole traces, event by event, and the counters of longer searches. All of them
//! were counted by another program than this one.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::listings::instrument::letter;

/// The text of a file in `tests/data`.
pub(crate) fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of a table below its head, cut into fields.
fn rows(name: &str) -> Vec<Vec<String>> {
    data(name).lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// What a whole search comes to, as a row of a table has it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Counters {
    pub(crate) place: usize,
    pub(crate) attacked: usize,
    pub(crate) undo: usize,
    pub(crate) record: usize,
    pub(crate) events: usize,
    pub(crate) dead_ends: usize,
    pub(crate) calls: usize,
    /// How often each family was the first to refuse, by its letter.
    pub(crate) refused_first_by: BTreeMap<char, usize>,
}

impl Counters {
    /// Counts the events of a listing, a letter each; what stands between the letters says more of an event.
    pub(crate) fn of(events: &str) -> Self {
        let mut refused_first_by = BTreeMap::new();
        let (mut place, mut undo, mut record, mut dead_ends) = (0, 0, 0, 0);
        // Whether all options of the innermost call so far were attacked.
        let mut is_barren = true;
        let letters = events.chars().filter(char::is_ascii_alphabetic);
        for sign in letters {
            match sign {
                'P' => {
                    place += 1;
                    is_barren = true;
                }
                'U' => {
                    undo += 1;
                    dead_ends += usize::from(is_barren);
                    is_barren = false;
                }
                'R' => {
                    record += 1;
                    is_barren = false;
                }
                family => *refused_first_by.entry(family).or_insert(0) += 1,
            }
        }
        // The outermost call is never undone.
        dead_ends += usize::from(place + record == 0);
        let attacked = refused_first_by.values().sum();
        let events = place + attacked + undo + record;
        Self { place, attacked, undo, record, events, dead_ends, calls: place + 1, refused_first_by }
    }
}

/// One search of `template.tsv` or `strategies.tsv`.
#[derive(Debug)]
pub(crate) struct Row {
    /// The command line, or in the other table the strategy.
    pub(crate) command: String,
    /// Whether the search ends at its first record.
    pub(crate) first: bool,
    pub(crate) counters: Counters,
    /// What the first record has, in the words of the command line; none when there is no record.
    pub(crate) first_filling: Option<String>,
}

impl Row {
    fn read(fields: &[String]) -> Self {
        let number = |index: usize| fields[index].parse().expect("the table has a number here");
        let refused = fields[9].split(',').filter(|field| *field != "-").map(|field| {
            let (family, count) = field.split_once(':').expect("a family and its count");
            (letter(family), count.parse().expect("a count"))
        });
        Self {
            command: fields[0].clone(),
            first: fields[1] == "first",
            counters: Counters {
                place: number(2),
                attacked: number(3),
                undo: number(4),
                record: number(5),
                events: number(6),
                dead_ends: number(7),
                calls: number(8),
                refused_first_by: refused.collect(),
            },
            first_filling: Some(fields[10].clone()).filter(|filling| filling != "-"),
        }
    }
}

/// The searches of a table whose command begins and ends so.
pub(crate) fn searches(table: &str, begins: &str, ends: &str) -> Vec<Row> {
    let wanted = |row: &Row| row.command.starts_with(begins) && row.command.ends_with(ends);
    rows(table).iter().map(|fields| Row::read(fields)).filter(wanted).collect()
}

/// A whole trace: the letters of its events, when `tells` is set with slot and option before each place and refusal; and
/// at each record the option of every slot in the order in which they were filled.
pub(crate) fn trace(name: &str, tells: bool) -> (String, Vec<Vec<(usize, String)>>) {
    let (mut events, mut filled, mut records) = (String::new(), Vec::new(), Vec::new());
    for fields in rows(&format!("traces/{name}.tsv")) {
        if tells && ["place", "attacked"].contains(&fields[1].as_str()) {
            events.extend([&fields[2], ":", &fields[3]]);
        }
        let placing = || (fields[2].parse().expect("a slot"), fields[3].clone());
        match fields[1].as_str() {
            "place" => {
                events.push('P');
                filled.push(placing());
            }
            "undo" => {
                events.push('U');
                assert_eq!(filled.pop(), Some(placing()), "{name} {fields:?}");
            }
            "record" => {
                events.push('R');
                records.push(filled.clone());
            }
            _ => {
                let family = fields[4].split(',').next().expect("an attacked option names who refuses");
                events.push(letter(family));
            }
        }
    }
    (events, records)
}
