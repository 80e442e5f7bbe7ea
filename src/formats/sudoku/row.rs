//! One line as one row of nine cells: bare, spaced out, with lines between boxes, or as fields of a table.

use super::error::Problem;
use super::fields;
use super::lines::{cell, is_space, split_comment, trim};
use crate::puzzles::sudoku::grid::SIDE;

/// Longer lines are no rows, in bytes.
const LONGEST: usize = 200;

/// A blank row in which every blank is a space.
const NINE_SPACES: &str = "         ";

/// A blank row of nine empty fields.
const EIGHT_TABS: &str = "\t\t\t\t\t\t\t\t";

/// What stands for a blank in a row. Two ways in one grid are a slip that must not pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Blanks {
    /// A space in a bare row.
    pub(super) spaces: bool,
    /// An empty field.
    pub(super) empties: bool,
    /// One of `0 . * _ x X`.
    pub(super) marks: bool,
}

impl Blanks {
    pub(super) fn join(self, other: Self) -> Self {
        Self {
            spaces: self.spaces || other.spaces,
            empties: self.empties || other.empties,
            marks: self.marks || other.marks,
        }
    }

    pub(super) fn are_mixed(self) -> bool {
        u8::from(self.spaces) + u8::from(self.empties) + u8::from(self.marks) > 1
    }
}

/// A line that looks like a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Row {
    /// Nine cells.
    Good {
        /// The cells, 0 for blank.
        cells: [u8; SIDE],
        /// What stands for its blanks.
        blanks: Blanks,
    },
    /// Nine spaces or eight tabs: a row among rows that write blanks in that way, else an empty line.
    Nothing {
        /// What stands for its blanks.
        blanks: Blanks,
    },
    /// Digits and spaces that end too early, as when an editor strips spaces at the end of a line; padded here.
    Short {
        /// The cells, 0 for blank.
        cells: [u8; SIDE],
        /// How many cells the line has.
        found: usize,
    },
    /// Nearly a row.
    Bad {
        /// The character in the line, from 1.
        column: usize,
        /// What stands there.
        value: String,
        /// What is wrong.
        problem: Problem,
        /// How many cells there are when nothing else is in the line.
        only_cells: Option<usize>,
    },
}

/// The line as a row; nothing when it does not look like one.
pub(super) fn read(text: &str) -> Option<Row> {
    if text.len() > LONGEST {
        return None;
    }
    let (body, _) = split_comment(text);
    if trim(body).is_empty() {
        let blanks = Blanks { spaces: text == NINE_SPACES, empties: text == EIGHT_TABS, marks: false };
        return (blanks != Blanks::default()).then_some(Row::Nothing { blanks });
    }
    fields::read(body).or_else(|| groups_with_spaces(trim(body))).or_else(|| cells_of(body))
}

/// `|53 | 7 |   |`: three groups of three between bars, with spaces for blanks.
fn groups_with_spaces(trimmed: &str) -> Option<Row> {
    let inner = trimmed.strip_prefix('|')?.strip_suffix('|')?;
    let groups: Vec<&str> = inner.split('|').collect();
    let wide = groups.len() == 3 && groups.iter().all(|group| group.len() == 3);
    let joined = groups.concat();
    (wide && joined.contains(' ')).then(|| digits_and_spaces(&joined))?.map(|cells| good_with_spaces(&joined, cells))
}

fn good_with_spaces(text: &str, cells: [u8; SIDE]) -> Row {
    Row::Good { cells, blanks: Blanks { spaces: text.contains(' '), ..Blanks::default() } }
}

/// At most nine digits and spaces, padded to nine cells.
fn digits_and_spaces(text: &str) -> Option<[u8; SIDE]> {
    let mut cells = [0; SIDE];
    if text.len() > SIDE {
        return None;
    }
    for (target, byte) in cells.iter_mut().zip(text.bytes()) {
        *target = match byte {
            b' ' => 0,
            b'1'..=b'9' => byte - b'0',
            _ => return None,
        };
    }
    Some(cells)
}

fn cells_of(body: &str) -> Option<Row> {
    let is_bar = |character: char| matches!(character, '|' | '!' | '│' | '┃' | '║');
    let kept: Vec<(usize, char)> =
        body.chars().enumerate().filter(|&(_, character)| !is_space(character) && !is_bar(character)).collect();
    let good = kept.iter().filter(|(_, character)| cell(*character).is_some()).count();
    if kept.len() == SIDE && good == SIDE {
        let cells = std::array::from_fn(|index| cell(kept[index].1).unwrap_or(0));
        let blanks = Blanks { marks: cells.contains(&0), ..Blanks::default() };
        return Some(Row::Good { cells, blanks });
    }
    if let Some(cells) = digits_and_spaces(body) {
        return Some(if body.len() == SIDE {
            good_with_spaces(body, cells)
        } else if body.ends_with(' ') {
            let problem = Problem::RowLength { found: body.len() };
            Row::Bad { column: body.len() + 1, value: body.to_owned(), problem, only_cells: Some(body.len()) }
        } else {
            Row::Short { cells, found: body.len() }
        });
    }
    nearly_a_row(body, &kept, good)
}

fn nearly_a_row(body: &str, kept: &[(usize, char)], good: usize) -> Option<Row> {
    let width = kept.len();
    let is_letter = |character: char| character.is_alphabetic() && cell(character).is_none();
    let has_letter = kept.iter().any(|(_, character)| is_letter(*character));
    let has_digit = kept.iter().any(|(_, character)| character.is_ascii_digit());
    let nearly = good * 5 >= width * 4 || (width == SIDE && has_digit && !has_letter);
    if !(5..=40).contains(&width) || !nearly {
        return None;
    }
    Some(match kept.iter().find(|(_, character)| cell(*character).is_none()) {
        Some(&(at, character)) => {
            Row::Bad { column: at + 1, value: character.into(), problem: Problem::BadCell, only_cells: None }
        }
        None => Row::Bad {
            column: kept.get(SIDE).or(kept.last()).map_or(1, |(at, _)| at + if width < SIDE { 2 } else { 1 }),
            value: trim(body).to_owned(),
            problem: Problem::RowLength { found: width },
            only_cells: Some(width),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CELLS: [u8; SIDE] = [5, 3, 0, 0, 7, 0, 0, 0, 0];

    fn cells(text: &str) -> Option<[u8; SIDE]> {
        match read(text)? {
            Row::Good { cells, .. } => Some(cells),
            _ => None,
        }
    }

    #[test]
    fn a_row_is_read_in_every_form() {
        for text in [
            "53..7....",
            "53  7    ",
            " 5 3 . | . 7 . | . . .",
            "|53.|.7.|...|",
            "|53 | 7 |   |",
            "5,3,,,7,,,,",
            "5;3;;;7;;;;",
            "5\t3\t\t\t7\t\t\t\t",
            "\"5\",\"3\",\"\",\"\",\"7\",\"\",\"\",\"\",\"\"",
            "| 5 | 3 | | | 7 | | | | |",
            "[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"],",
            "53**7__xX  // one",
            "5,3,0,0,7,0,0,0,0,",
            "║ 5 3 . ║ . 7 . ║ . . . ║",
        ] {
            assert_eq!(cells(text), Some(CELLS), "{text}");
        }
    }

    #[test]
    fn a_row_that_lost_its_spaces_is_short_and_not_good() {
        assert_eq!(read("53  7"), Some(Row::Short { cells: CELLS, found: 5 }));
        assert!(matches!(read("53  7   "), Some(Row::Bad { problem: Problem::RowLength { found: 8 }, .. })));
    }

    #[test]
    fn a_bad_row_names_the_column() {
        let place = |text| match read(text) {
            Some(Row::Bad { column, value, problem, .. }) => Some((column, value, problem)),
            _ => None,
        };
        assert_eq!(place("53..a...."), Some((5, "a".into(), Problem::BadCell)));
        assert_eq!(place("53..7..."), Some((9, "53..7...".into(), Problem::RowLength { found: 8 })));
        assert_eq!(place("53..7....1"), Some((10, "53..7....1".into(), Problem::RowLength { found: 10 })));
        assert_eq!(place("5,3,,12,7,,,,"), Some((6, "12".into(), Problem::BadCell)));
        assert_eq!(place("5,3,,,7,,,"), Some((11, "5,3,,,7,,,".into(), Problem::RowLength { found: 8 })));
    }

    #[test]
    fn words_and_tables_of_other_things_are_no_rows() {
        for text in ["Grid 01", "a,b,c,d,e,f,g,h,i", "", "quizzes,solutions"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
