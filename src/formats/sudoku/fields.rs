//! One line as nine fields of a table: CSV, tabs, bars, or one list without the list around it, as C has it too.

use super::error::Problem;
use super::lines::{cell, trim};
use super::row::{Blanks, Row};
use crate::puzzles::sudoku::grid::SIDE;

/// The text between quotes and spaces, or the text itself.
pub(super) fn unquote(text: &str) -> &str {
    trim(trim(text).trim_matches(['"', '\'']))
}

/// The column, from 1, at which a part of the line begins.
pub(super) fn column_of(line: &str, part: &str) -> usize {
    let offset = part.as_ptr().addr().saturating_sub(line.as_ptr().addr()).min(line.len());
    line.get(..offset).map_or(1, |before| before.chars().count() + 1)
}

/// A line of nine fields as a row; nothing when it does not look like one.
pub(super) fn read(body: &str) -> Option<Row> {
    let trimmed = trim(body);
    let inner = if trimmed.starts_with(['[', '{']) {
        trimmed.trim_start_matches(['[', '{']).trim_end_matches([',', ']', '}', ';'])
    } else {
        trimmed
    };
    let between_bars = trimmed.strip_prefix('|').and_then(|rest| rest.strip_suffix('|')).unwrap_or(trimmed);
    [(inner, ','), (inner, ';'), (body, '\t'), (between_bars, '|')].into_iter().find_map(|(source, delimiter)| {
        let parts: Vec<&str> = source.split(delimiter).collect();
        if (5..=13).contains(&parts.len()) { row_of_fields(body, parts) } else { None }
    })
}

fn row_of_fields(body: &str, mut parts: Vec<&str>) -> Option<Row> {
    let values: Vec<&str> = parts.iter().map(|part| unquote(part)).collect();
    let is_cell = |value: &&str| value.chars().count() == 1 && value.chars().all(|character| cell(character).is_some());
    let filled = values.iter().filter(|value| !value.is_empty()).count();
    let good = values.iter().filter(|value| is_cell(value)).count();
    if good < filled {
        let index = values.iter().position(|value| !value.is_empty() && !is_cell(value))?;
        let near = parts.len() == SIDE && good + 1 == filled && good > 0 && values[index].chars().count() <= 4;
        let (column, value) = (column_of(body, trim(parts[index])), values[index].to_owned());
        return near.then_some(Row::Bad { column, value, problem: Problem::BadCell, only_cells: None });
    }
    if parts.len() == SIDE + 1 && filled == SIDE && values[SIDE].is_empty() {
        parts.pop();
    }
    if parts.len() != SIDE {
        let problem = Problem::RowLength { found: parts.len() };
        let column = column_of(body, parts[parts.len().min(SIDE + 1) - 1]);
        return (good > 0).then(|| Row::Bad { column, value: trim(body).to_owned(), problem, only_cells: None });
    }
    let mut cells = [0; SIDE];
    let mut blanks = Blanks::default();
    for (target, value) in cells.iter_mut().zip(&values) {
        *target = value.chars().next().and_then(cell).unwrap_or(0);
        blanks.empties |= value.is_empty();
        blanks.marks |= !value.is_empty() && *target == 0;
    }
    Some(Row::Good { cells, blanks })
}
