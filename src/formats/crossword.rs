//! Reads crosswords: grids of letters, dots and blocks, and lists of words.
//!
//! In a grid `.` is an open square, `#` a block, a letter of a to z in any case stands there already. Its rows are lines, or
//! stand in one line joined by `/`; an empty line ends it. A list has a word on each line; what is no word is counted and
//! passed over.

use super::encoding::decode;
use super::lines::Lines;
use crate::puzzles::crossword::{Grid, MOST_SIDE, MOST_WORDS, Square, Words};
use std::collections::HashSet;
use std::fmt::Write;
use std::io::BufRead;

/// A grid and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The grid.
    pub grid: Grid,
    /// The line of the text, from 1, on which it begins.
    pub line: usize,
}

/// The grids of a text in their order, or what is wrong where there is none.
pub struct Grids<R> {
    lines: Lines<R>,
    gave_any: bool,
    has_ended: bool,
}

/// Reads grids as they are asked for, in memory that does not grow with the text.
#[must_use]
pub fn grids<R: BufRead>(source: R) -> Grids<R> {
    Grids { lines: Lines::new(source), gave_any: false, has_ended: false }
}

/// The first grid of a text.
///
/// # Errors
///
/// Why there is none, in one line.
pub fn one(text: &str) -> Result<Grid, String> {
    grids(text.as_bytes()).next().unwrap_or_else(|| Err(NO_GRID.to_owned())).map(|entry| entry.grid)
}

impl<R: BufRead> Iterator for Grids<R> {
    type Item = Result<Entry, String>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut rows = Rows::default();
        while !self.has_ended {
            match self.lines.next() {
                Ok(Some(line)) if !line.is_whole => {
                    rows.take_long(line.number);
                    continue;
                }
                Ok(Some(line)) if !line.text.trim().is_empty() => {
                    rows.take(line.number, line.text.trim());
                    continue;
                }
                Ok(Some(_)) => {}
                Ok(None) => self.has_ended = true,
                Err(error) => {
                    (self.has_ended, self.gave_any) = (true, true);
                    return Some(Err(format!("the reading broke off: {}", error.kind())));
                }
            }
            if rows.count > 0 {
                self.gave_any = true;
                return Some(rows.grid());
            }
        }
        (!std::mem::replace(&mut self.gave_any, true)).then(|| Err(NO_GRID.to_owned()))
    }
}

/// What is said of a text without a grid.
const NO_GRID: &str = "there is no grid: write a row a line, . for an open square, # for a block";

/// The rows of one grid as they come; of one that is too large only how large it is.
#[derive(Default)]
struct Rows {
    squares: Vec<Vec<Square>>,
    count: usize,
    columns: usize,
    /// The lines on which it begins and ends.
    lines: (usize, usize),
    wrong: Option<Wrong>,
}

/// The first thing that is wrong with a grid, and the row and the line on which it is.
enum Wrong {
    Sign { row: usize, line: usize, column: usize, sign: char },
    Width { row: usize, line: usize, found: usize },
    Long { line: usize },
}

impl Rows {
    /// Takes the rows of a line.
    fn take(&mut self, line: usize, text: &str) {
        for row in text.split('/').filter(|row| !row.is_empty()) {
            self.take_row(line, row.trim());
        }
    }

    fn take_row(&mut self, line: usize, row: &str) {
        let width = row.chars().count();
        if self.count == 0 {
            (self.columns, self.lines.0) = (width, line);
        }
        self.lines.1 = line;
        self.count += 1;
        if self.wrong.is_some() {
            return;
        }
        let row_number = self.count;
        if let Some((column, sign)) = (1..).zip(row.chars()).find(|&(_, sign)| Square::of(sign).is_none()) {
            self.wrong = Some(Wrong::Sign { row: row_number, line, column, sign });
        } else if width != self.columns {
            self.wrong = Some(Wrong::Width { row: row_number, line, found: width });
        } else if self.count <= MOST_SIDE && width <= MOST_SIDE {
            self.squares.push(row.chars().filter_map(Square::of).collect());
        }
    }

    /// Takes a part of a line that is longer than all rows of a grid.
    fn take_long(&mut self, line: usize) {
        if self.count == 0 {
            self.lines.0 = line;
        }
        self.count += 1;
        self.wrong.get_or_insert(Wrong::Long { line });
    }

    /// The grid, or what is wrong with it.
    fn grid(self) -> Result<Entry, String> {
        let (first, last) = self.lines;
        let place = |row: usize, line: usize| if first == last { format!("row {row}") } else { format!("line {line}") };
        match self.wrong {
            Some(Wrong::Sign { row, line, column, sign }) => {
                let place = place(row, line);
                Err(format!("{place}, column {column}: {sign:?} is no square: write ., # or a letter of a to z"))
            }
            Some(Wrong::Width { row, line, found }) => {
                let (place, start, columns) = (place(row, line), place(1, first), self.columns);
                Err(format!("{place} has {found} squares, but {start} has {columns}: make all rows as long"))
            }
            Some(Wrong::Long { line }) => {
                Err(format!("line {line} is too long for a grid: the most are {MOST_SIDE} x {MOST_SIDE} squares"))
            }
            None => {
                let size = format!("{} x {}", self.count, self.columns);
                let grid = if self.count == self.squares.len() { Grid::new(&self.squares) } else { None };
                let start = place(1, first);
                let too_large =
                    || format!("{start} begins a grid of {size} squares: the most are {MOST_SIDE} x {MOST_SIDE}");
                Ok(Entry { grid: grid.ok_or_else(too_large)?, line: first })
            }
        }
    }
}

/// The words of a list, and what there is to tell of the lines that were passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The words, each once.
    pub words: Words,
    /// What is no word, in a line.
    pub note: Option<String>,
}

/// Reads a list of words; of one length as many as can be taken, and one more.
///
/// # Errors
///
/// That there is no word in it, in one line.
pub fn words(bytes: &[u8]) -> Result<List, String> {
    let text = decode(bytes);
    let mut seen = HashSet::new();
    let (mut words, mut skipped, mut first) = (vec![], 0, None);
    let mut of_length = [0; MOST_SIDE + 1];
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        let why = if !line.chars().all(|letter| letter.is_ascii_alphabetic()) {
            "has more than letters of a to z"
        } else if !(2..=MOST_SIDE).contains(&line.len()) {
            "fits no entry of 2 to 21 letters"
        } else if seen.contains(&line.to_ascii_lowercase()) {
            "stands in the list twice"
        } else if of_length[line.len()] > MOST_WORDS {
            // There are too many of this length already, which is all that need be known.
            continue;
        } else {
            let word = line.to_ascii_lowercase();
            of_length[word.len()] += 1;
            seen.insert(word.clone());
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
        let all = |text: &'static str| grids(text.as_bytes()).collect::<Vec<_>>();
        let (lines, joined) = (all("\n..#\r\nC..\n\n...\n"), all("..#/c../"));
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
        assert_eq!(
            one(&"...\n".repeat(99_999)).unwrap_err(),
            "line 1 begins a grid of 99999 x 3 squares: the most are 21 x 21"
        );
        assert_eq!(
            one(&"./".repeat(99_999)).unwrap_err(),
            "line 1 is too long for a grid: the most are 21 x 21 squares"
        );
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
    fn of_a_list_that_is_too_long_no_more_is_kept_than_shows_that_it_is() {
        let letters = ('a'..='z').collect::<Vec<_>>();
        let letter = |number: usize, place| letters[number / 26_usize.pow(place) % 26];
        let word = |number| (0..5).map(|place| letter(number, place)).chain(['\n']).collect::<String>();
        let text = (0..50_000).map(word).collect::<Vec<_>>().concat();
        let list = words((text + "ab\n").as_bytes()).unwrap();
        assert_eq!((list.words.of_length(5).len(), list.words.of_length(2).len()), (MOST_WORDS + 1, 1));
        assert_eq!(list.note, None);
    }

    #[test]
    fn a_list_without_a_word_is_refused() {
        assert_eq!(words(b""), Err("there is no word in it: write a word of a to z on each line".to_owned()));
        let only_signs = words(b"12\n").unwrap_err();
        assert!(only_signs.starts_with("there is no word in it (line 1: \"12\" has more than letters"), "{only_signs}");
    }
}
