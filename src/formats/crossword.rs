//! Reads crosswords: grids of letters, dots and blocks, and lists of words.
//!
//! In a grid `.` is an open square, `#` a block, a letter of a to z in any case stands there already. Its rows are lines, or
//! stand in one line joined by `/`; an empty line ends it. A list has a word on each line; what is no word is counted and
//! passed over.

use super::encoding::decode;
use crate::puzzles::crossword::{Grid, MOST_SIDE, Square, Words};
use std::collections::HashSet;
use std::fmt::Write;

/// A grid and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The grid.
    pub grid: Grid,
    /// The line of the text, from 1, on which it begins.
    pub line: usize,
}

/// The grids of a text in their order, or what is wrong where there is none.
#[must_use]
pub fn grids(bytes: &[u8]) -> Vec<Result<Entry, String>> {
    let text = decode(bytes);
    let mut all = vec![];
    let mut rows: Vec<(usize, &str)> = vec![];
    for (number, line) in (1..).zip(text.lines().chain([""])) {
        let line = line.trim();
        if !line.is_empty() {
            rows.extend(line.split('/').filter(|row| !row.is_empty()).map(|row| (number, row.trim())));
        } else if let Some(&(line, _)) = rows.first() {
            let several = rows.last().is_some_and(|(last, _)| *last != line);
            all.push(grid(&rows, several).map(|grid| Entry { grid, line }));
            rows.clear();
        }
    }
    if all.is_empty() {
        all.push(Err("there is no grid: write a row a line, . for an open square, # for a block".to_owned()));
    }
    all
}

/// The one grid of a text.
///
/// # Errors
///
/// Why there is none, in one line.
pub fn one(text: &str) -> Result<Grid, String> {
    grids(text.as_bytes()).swap_remove(0).map(|entry| entry.grid)
}

/// A grid of these rows, each with the line that it stands on; whether they stand on several lines.
fn grid(rows: &[(usize, &str)], several: bool) -> Result<Grid, String> {
    let place = |index: usize| match rows.get(index) {
        Some((line, _)) if several => format!("line {line}"),
        _ => format!("row {}", index + 1),
    };
    let width = |row: &str| row.chars().count();
    let columns = width(rows[0].1);
    let mut squares = vec![];
    for (index, &(_, row)) in rows.iter().enumerate() {
        if let Some((column, sign)) = (1..).zip(row.chars()).find(|&(_, sign)| Square::of(sign).is_none()) {
            let place = place(index);
            return Err(format!("{place}, column {column}: {sign:?} is no square: write ., # or a letter of a to z"));
        }
        if width(row) != columns {
            let (place, first) = (place(index), place(0));
            let found = width(row);
            return Err(format!("{place} has {found} squares, but {first} has {columns}: make all rows as long"));
        }
        squares.push(row.chars().filter_map(Square::of).collect::<Vec<_>>());
    }
    let size = format!("{} x {columns}", rows.len());
    Grid::new(&squares)
        .ok_or_else(|| format!("{} begins a grid of {size} squares: the most are {MOST_SIDE} x {MOST_SIDE}", place(0)))
}

/// The words of a list, and what there is to tell of the lines that were passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The words, each once.
    pub words: Words,
    /// What is no word, in a line.
    pub note: Option<String>,
}

/// Reads a list of words.
///
/// # Errors
///
/// That there is no word in it, in one line.
pub fn words(bytes: &[u8]) -> Result<List, String> {
    let text = decode(bytes);
    let mut seen = HashSet::new();
    let (mut words, mut skipped, mut first) = (vec![], 0, None);
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        let word = line.to_ascii_lowercase();
        let why = if !line.chars().all(|letter| letter.is_ascii_alphabetic()) {
            "has more than letters of a to z"
        } else if !(2..=MOST_SIDE).contains(&word.len()) {
            "fits no entry of 2 to 21 letters"
        } else if !seen.insert(word.clone()) {
            "stands in the list twice"
        } else {
            words.push(word);
            continue;
        };
        skipped += 1;
        first.get_or_insert_with(|| format!("line {number}: {:?} {why}", shortened(line)));
    }
    let skipped_lines = first.map(|mut first| {
        let _ = match skipped {
            1 => write!(first, ", so it is skipped"),
            2 => write!(first, ", so it is skipped, and 1 more line"),
            count => write!(first, ", so it is skipped, and {} more lines", count - 1),
        };
        first
    });
    if words.is_empty() {
        return Err(match skipped_lines {
            Some(first) => format!("there is no word in it ({first}): write a word of a to z on each line"),
            None => "there is no word in it: write a word of a to z on each line".to_owned(),
        });
    }
    Ok(List { words: Words::new(words), note: skipped_lines })
}

/// The beginning of a text that may be long.
fn shortened(text: &str) -> String {
    const MOST: usize = 24;
    if text.chars().count() <= MOST { text.to_owned() } else { text.chars().take(MOST).chain("...".chars()).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_is_read_from_lines_and_from_rows_joined_by_slashes() {
        let (lines, joined) = (grids(b"\n..#\r\nC..\n\n...\n"), grids(b"..#/c../"));
        assert_eq!(lines.len(), 2);
        let first = lines[0].clone().unwrap();
        assert_eq!((first.grid.to_string().as_str(), first.line), ("..#/c..", 2));
        assert_eq!(lines[1].clone().unwrap().line, 5);
        assert_eq!(joined[0].clone().unwrap().grid, first.grid);
    }

    #[test]
    fn what_is_wrong_with_a_grid_is_told_with_its_place() {
        let wide = ".".repeat(22);
        for (text, told) in [
            ("...\n..", "line 2 has 2 squares, but line 1 has 3: make all rows as long"),
            (".../....", "row 2 has 4 squares, but row 1 has 3: make all rows as long"),
            ("..1", "row 1, column 3: '1' is no square: write ., # or a letter of a to z"),
            ("...\n.é.", "line 2, column 2: 'é' is no square: write ., # or a letter of a to z"),
            (wide.as_str(), "row 1 begins a grid of 1 x 22 squares: the most are 21 x 21"),
            ("\n \n", "there is no grid: write a row a line, . for an open square, # for a block"),
        ] {
            assert_eq!(one(text), Err(told.to_owned()), "{text}");
        }
        assert!(one(&[".".repeat(21).as_str(); 21].join("/")).is_ok());
        assert!(one(&["."; 22].join("/")).is_err());
    }

    #[test]
    fn words_are_read_in_any_case_and_other_lines_are_told_and_skipped() {
        let list = words(b"Cat\r\ndog's\n\n  act \nCAT\nx\n").unwrap();
        assert_eq!(list.words.of_length(3), ["cat", "act"]);
        let told = "line 2: \"dog's\" has more than letters of a to z, so it is skipped, and 2 more lines";
        assert_eq!(list.note.as_deref(), Some(told));
        let twice = words(b"cat\ncat").unwrap().note.unwrap();
        assert_eq!(twice, "line 2: \"cat\" stands in the list twice, so it is skipped");
    }

    #[test]
    fn a_list_without_a_word_is_refused() {
        assert_eq!(words(b""), Err("there is no word in it: write a word of a to z on each line".to_owned()));
        let only_signs = words(b"12\n").unwrap_err();
        assert!(only_signs.starts_with("there is no word in it (line 1: \"12\" has more than letters"), "{only_signs}");
    }
}
