//! A row as fields of a table: between commas, semicolons, tabs or the marks of LaTeX.

use super::cell::{Cell, of_field, unquote};
use super::error::Problem;
use super::nearly::bad;
use super::row::{MOST_CELLS, Reading, Way, cells_of, row};
use super::text::{column_in, trim};
use crate::puzzles::sudoku::grid::SIDE;

/// The row that fields of a table are; nothing when they are none.
pub(super) fn read(body: &str) -> Option<Reading> {
    let most = [';', ',', '\t', '&']
        .into_iter()
        .max_by_key(|mark| (body.matches(*mark).count().min(SIDE - 1), *mark == ';'))?;
    if body.matches(most).count() < 4 {
        return None;
    }
    let parts = split_fields(body, most);
    if parts.len() > MOST_CELLS {
        return None;
    }
    let cells: Vec<Option<Cell>> = parts.iter().map(|part| of_field(part)).collect();
    let good = cells.iter().flatten().filter(|cell| cell.is_certain() && **cell != Cell::Nothing).count();
    let filled = parts.iter().filter(|part| !unquote(part).is_empty()).count();
    if parts.len() > SIDE
        && let Some(cells) = cells_of(&parts, of_field)
    {
        return row(cells, Way::Parted);
    }
    if let Some(index) = cells.iter().position(Option::is_none) {
        let value = unquote(parts[index]);
        let near = parts.len() == SIDE && good + 1 == filled && good > 0 && value.chars().count() <= 4;
        let column = column_in(body, trim(parts[index]));
        return near.then(|| bad(column, value, Problem::BadCell, None));
    }
    if parts.len() < SIDE {
        let column = column_in(body, parts[parts.len() - 1]);
        return (good > 0)
            .then(|| bad(column, trim(body), Problem::RowLength { found: parts.len() }, Some(parts.len())));
    }
    row(cells.into_iter().flatten().collect(), Way::Parted)
}

/// The fields between marks; a mark between double quotes is none.
fn split_fields(body: &str, mark: char) -> Vec<&str> {
    let mut parts = vec![];
    let (mut start, mut is_quoted) = (0, false);
    for (at, character) in body.char_indices() {
        if character == '"' {
            is_quoted = !is_quoted;
        } else if character == mark && !is_quoted {
            parts.push(&body[start..at]);
            start = at + mark.len_utf8();
        }
    }
    parts.push(&body[start..]);
    if is_quoted { body.split(mark).collect() } else { parts }
}
