//! A row with bars in it: between all of its cells, between its boxes, or around it.

use super::cell::{Cell, is_cell, of_char, of_field};
use super::error::Problem;
use super::nearly::bad;
use super::row::{MOST_CELLS, Reading, Way, are_cells, cells_of, number_in, row};
use super::text::{is_space, trim};
use crate::puzzles::sudoku::grid::SIDE;

/// The row that a line with bars is; nothing when it has none or is no row.
pub(super) fn read(body: &str) -> Option<Reading> {
    let body = with_bars(body);
    if !body.contains('|') {
        return None;
    }
    // Double bars stand between boxes, where single ones stand between cells, or between all cells.
    let single = body.replace("||", "|");
    let by_two = trim(&body).strip_prefix('|').filter(|rest| rest.matches("||").count() >= SIDE - 1);
    let ways: [Vec<&str>; 3] = [
        body.split('|').collect(),
        single.split('|').collect(),
        by_two.map(|rest| rest.split("||").collect()).unwrap_or_default(),
    ];
    let readings: Vec<Reading> = ways.iter().filter_map(|parts| of_parts(parts)).collect();
    let is_plain = |reading: &&Reading| matches!(reading, Reading::Row(row) if row.cells.len() == SIDE);
    readings.iter().find(is_plain).or(readings.first()).cloned().or_else(|| misplaced(&body))
}

/// The line with bars for what some programs draw instead, apart from the cells.
fn with_bars(body: &str) -> String {
    let mut text = body.to_owned();
    for sign in [" ! ", " : "] {
        if body.matches(sign).count() == 2 {
            text = text.replace(sign, " | ");
        }
    }
    text
}

/// The cells of the parts between bars, in the first way in which they are a row.
fn of_parts(parts: &[&str]) -> Option<Reading> {
    let last = parts.len().checked_sub(1)?;
    let is_blank = |part: &str| trim(part).is_empty();
    // The end of a row of LaTeX, or a text beside the grid; what could be a cell belongs to it.
    let is_beside =
        |part: &str| part == "." || of_field(part).is_none() || part.starts_with("  ") && trim(part).len() > 1;
    let before = Before::of(parts[0]);
    let is_outside = before != Before::Other;
    // All parts; those inside of a frame, to the right of which anything may stand; those inside of half a frame.
    let inside = [
        (1, last, is_outside && last >= 2 && (is_blank(parts[last]) || is_beside(parts[last]))),
        (0, last + 1, last < SIDE || !is_blank(parts[0]) || !is_blank(parts[last])),
        // A blank end is a cell or stands outside of a bar: with two of them nobody can tell which is which.
        (0, last, is_blank(parts[last]) && !is_blank(parts[0])),
        (1, last + 1, is_outside && !is_blank(parts[last])),
    ];
    for (from, to, fits) in inside {
        if !fits || from >= to {
            continue;
        }
        let outside = before.name().filter(|_| from == 1);
        let found = match to - from {
            SIDE..=MOST_CELLS => cells_of(&parts[from..to], between_bars),
            _ => None,
        };
        if let Some(cells) = found {
            return row(outside.into_iter().chain(cells).collect(), Way::Parted);
        }
        if let Some((cells, way)) = in_groups(&parts[from..to], outside, [from == 0, to > last]) {
            return row(cells, way);
        }
    }
    None
}

/// A cell between bars, whose lower edge may be drawn: `_5_`, `___`.
fn between_bars(part: &str) -> Option<Cell> {
    if part == "___" { Some(Cell::Blank('_')) } else { of_field(part) }
}

/// What stands before the first bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Before {
    Nothing,
    /// What names the row.
    Name(Cell),
    /// Something that no name is.
    Other,
}

impl Before {
    fn of(part: &str) -> Self {
        let part = trim(part);
        let one = part.chars().next().map(of_char);
        let number = || number_in(part).map(Cell::Named);
        match part.chars().count() {
            0 => Self::Nothing,
            1 => one.map_or(Self::Other, Self::Name),
            2..=6 => number().map_or(Self::Other, Self::Name),
            _ => Self::Other,
        }
    }

    const fn name(self) -> Option<Cell> {
        if let Self::Name(cell) = self { Some(cell) } else { None }
    }
}

/// The cells of three groups of three or of one group of nine, after a name in front of them. No bar stands at an `open` end.
fn in_groups(parts: &[&str], outside: Option<Cell>, open: [bool; 2]) -> Option<(Vec<Cell>, Way)> {
    let (name, groups) = match (parts.len(), outside) {
        (1 | 3, _) => (outside, parts),
        (4, None) => (Some(Before::of(parts[0]).name()?), &parts[1..]),
        _ => return None,
    };
    let size = SIDE / groups.len();
    let cells = groups.iter().enumerate().map(|(index, group)| {
        let words: Vec<&str> = group.split(is_space).filter(|word| !word.is_empty()).collect();
        of_words(&words, size).or_else(|| {
            let (first, rest) = words.split_first().filter(|_| index == 0 && name.is_none())?;
            let named = Before::of(first).name()?;
            Some([&[named], &of_words(rest, size)?[..]].concat())
        })
    });
    if let Some(groups) = cells.collect::<Option<Vec<_>>>() {
        return Some((name.into_iter().chain(groups.concat()).collect(), Way::Parted));
    }
    let (cells, width) = in_places(groups, open)?;
    Some((name.into_iter().chain(cells).collect(), Way::Placed(width)))
}

/// So many cells as words, or as characters with spaces between them or without.
fn of_words(words: &[&str], size: usize) -> Option<Vec<Cell>> {
    if words.len() == size {
        return words.iter().map(|word| of_field(word)).collect();
    }
    let characters: Vec<char> = words.iter().flat_map(|word| word.chars()).collect();
    (characters.len() == size && are_cells(characters.iter().copied()))
        .then(|| characters.into_iter().map(of_char).collect())
}

/// Three groups of equal width in which each cell has its place and a space is a blank.
fn in_places(groups: &[&str], [open_start, open_end]: [bool; 2]) -> Option<(Vec<Cell>, usize)> {
    let [first, middle, last] = groups else { return None };
    let width = middle.chars().count();
    // Without a frame the outer groups have lost the space at their outer side, and nothing more.
    let is_open = |group: &str, is_open: bool| is_open && group.chars().count() + 1 == width;
    let first = if is_open(first, open_start) { format!(" {first}") } else { (*first).to_owned() };
    let last = if is_open(last, open_end) { format!("{last} ") } else { (*last).to_owned() };
    let mut cells = vec![];
    for group in [first.as_str(), middle, last.as_str()] {
        let characters: Vec<char> = group.chars().collect();
        if characters.len() != width || !are_cells(group.chars()) {
            return None;
        }
        let places = match width {
            3 | 6 | 9 => (0..3).map(|place| &characters[place * width / 3..]).map(|rest| &rest[..width / 3]).collect(),
            5 | 7 => {
                let from = (width - 5) / 2;
                let is_between = |place: usize| place < from || (place - from) % 2 == 1 || place > from + 4;
                if characters.iter().enumerate().any(|(place, character)| is_between(place) && *character != ' ') {
                    return None;
                }
                (0..3).map(|place| &characters[from + 2 * place..=from + 2 * place]).collect::<Vec<_>>()
            }
            _ => return None,
        };
        for place in places {
            let mut filled = place.iter().filter(|character| **character != ' ');
            cells.push(filled.next().map_or(Cell::Nothing, |character| of_char(*character)));
            if filled.next().is_some() {
                return None;
            }
        }
    }
    Some((cells, width))
}

/// Nine cells with bars where no boxes end: lines of a jigsaw, or a slip.
fn misplaced(body: &str) -> Option<Reading> {
    let kept = body.chars().filter(|character| !is_space(*character) && *character != '|');
    let is_row = kept.clone().count() == SIDE && kept.clone().all(is_cell);
    is_row.then(|| {
        bad(body.find('|').map_or(1, |at| body[..at].chars().count() + 1), trim(body), Problem::MisplacedBars, None)
    })
}
