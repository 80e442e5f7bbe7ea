//! Puzzles as nine rows of nine: which rows belong together, and when they do not make whole puzzles.
//!
//! A lost row must not shift the rows of one puzzle into the next. So rows are taken as runs without a gap, and a run
//! must be a whole number of puzzles, else all of it is refused. Blank lines inside a puzzle are taken only where they
//! part all its bands of three, or all its rows.

use super::error::{Problem, ReadError};
use super::lines::{Cursor, Line, is_border, is_comment, label, trim};
use super::row::{self, Blanks, Row};
use super::{Entry, one_line};
use crate::puzzles::sudoku::grid::{CELLS, Grid, SIDE};

/// What a run of rows comes to.
#[derive(Debug, Default)]
pub(super) struct Run {
    /// Its puzzles or its error, in order.
    pub(super) items: Vec<Result<Entry, ReadError>>,
    /// The last line of it that turned out to be a text and not a row.
    pub(super) label: Option<String>,
}

struct Item<'t> {
    line: Line<'t>,
    row: Row,
}

#[derive(Default)]
struct Chunk<'t> {
    items: Vec<Item<'t>>,
    misplaced: Option<(Line<'t>, usize)>,
}

/// Reads a run of rows; nothing when no row stands at the cursor, which then stays.
pub(super) fn read(cursor: &mut Cursor<'_>, title: Option<&String>, after_one_line: bool) -> Option<Run> {
    let start = *cursor;
    let mut run = chunk(cursor);
    if run.items.is_empty() {
        *cursor = start;
        return None;
    }
    let size = run.items.len();
    if matches!(size, 1 | 3) && run.are_all_good() {
        while let Some(next) = band(cursor, size) {
            run.items.extend(next.items);
            run.misplaced = run.misplaced.or(next.misplaced);
        }
    }
    Some(run.decide(title, after_one_line))
}

/// The next rows after exactly one blank line, no more than the first ones were; the cursor stays when there are none.
fn band<'t>(cursor: &mut Cursor<'t>, size: usize) -> Option<Chunk<'t>> {
    let start = *cursor;
    let blank = cursor.next_line().is_some_and(|line| trim(line.text).is_empty());
    let next = if blank { chunk(cursor) } else { Chunk::default() };
    if next.items.is_empty() || next.items.len() > size || !next.are_all_good() {
        *cursor = start;
        return None;
    }
    Some(next)
}

/// Rows without a gap. Borders and comments between them are no gap.
fn chunk<'t>(cursor: &mut Cursor<'t>) -> Chunk<'t> {
    let mut chunk = Chunk::default();
    let mut rows_in_a_row = 0;
    loop {
        let before = *cursor;
        let Some(line) = cursor.next_line() else {
            return chunk;
        };
        let trimmed = trim(line.text);
        if !trimmed.is_empty() && is_border(trimmed) {
            if rows_in_a_row % 3 != 0 {
                chunk.misplaced.get_or_insert((line, rows_in_a_row % SIDE));
            }
            continue;
        }
        if !trimmed.is_empty() && is_comment(trimmed) && !trimmed.starts_with("#!") {
            continue;
        }
        let row = match row::read(line.text) {
            Some(Row::Nothing { blanks }) if chunk.may_have_a_blank_row(*cursor, blanks) => {
                Row::Good { cells: [0; SIDE], blanks }
            }
            Some(Row::Nothing { .. }) | None => {
                *cursor = before;
                return chunk;
            }
            Some(row) => row,
        };
        rows_in_a_row = if matches!(row, Row::Good { .. }) { rows_in_a_row + 1 } else { 0 };
        chunk.items.push(Item { line, row });
    }
}

impl Item<'_> {
    fn error(&self) -> Option<ReadError> {
        let Line { number, text } = self.line;
        match &self.row {
            Row::Bad { column, value, problem, .. } => Some(ReadError::new(number, *column, value, *problem)),
            Row::Short { found, .. } => {
                Some(ReadError::new(number, found + 1, text, Problem::RowLength { found: *found }))
            }
            Row::Good { .. } | Row::Nothing { .. } => None,
        }
    }

    fn only_cells(&self) -> Option<usize> {
        match self.row {
            Row::Bad { only_cells, .. } => only_cells,
            Row::Short { found, .. } => Some(found),
            Row::Good { .. } | Row::Nothing { .. } => None,
        }
    }

    fn cells(&self) -> Option<(&[u8; SIDE], Blanks)> {
        match &self.row {
            Row::Good { cells, blanks } => Some((cells, *blanks)),
            Row::Short { cells, .. } => Some((cells, Blanks { spaces: true, ..Blanks::default() })),
            Row::Bad { .. } | Row::Nothing { .. } => None,
        }
    }
}

impl Chunk<'_> {
    fn are_all_good(&self) -> bool {
        self.items.iter().all(|item| matches!(item.row, Row::Good { .. }))
    }

    /// Whether a line of nothing but spaces or tabs is a blank row: after, or before, a row that writes blanks so.
    fn may_have_a_blank_row(&self, mut next: Cursor<'_>, wanted: Blanks) -> bool {
        let spaced = |row: &Row| matches!(row, Row::Good { blanks, .. } if *blanks == wanted);
        if self.items.iter().rev().take(SIDE).any(|item| spaced(&item.row)) {
            return true;
        }
        for _ in 0..SIDE {
            match next.next_line().and_then(|line| row::read(line.text)) {
                Some(Row::Nothing { .. }) => {}
                Some(Row::Good { blanks, .. }) if blanks == Blanks::default() => {}
                following => return following.is_some_and(|row| spaced(&row)),
            }
        }
        false
    }

    fn decide(self, title: Option<&String>, after_one_line: bool) -> Run {
        let is_good = |item: &Item<'_>| matches!(item.row, Row::Good { .. });
        if !self.items.iter().any(is_good) {
            return self.without_a_row(after_one_line);
        }
        if let Some(entry) = self.stripped(title) {
            return Run { items: vec![Ok(entry)], label: None };
        }
        if let Some((line, after)) = self.misplaced {
            return refused(ReadError::new(line.number, 1, trim(line.text), Problem::MisplacedLine { after }));
        }
        if self.items.split(|item| !is_good(item)).any(|segment| segment.len() % SIDE != 0) {
            return refused(self.first_error());
        }
        let mut run = Run { items: Vec::new(), label: title.cloned() };
        let mut at = 0;
        while let Some(item) = self.items.get(at) {
            if is_good(item) {
                run.items.push(entry(&self.items[at..at + SIDE], run.label.take()));
                at += SIDE;
            } else {
                run.label = label(item.line.text);
                at += 1;
            }
        }
        run
    }

    /// Lines that look like bad rows, and not one good row: words or dates, unless there are many or they say more.
    fn without_a_row(self, after_one_line: bool) -> Run {
        let bad = self.items.iter().filter(|item| matches!(item.row, Row::Bad { .. })).count();
        let first = self.items.iter().find(|item| matches!(item.row, Row::Bad { .. }));
        if after_one_line
            && let Some(item) = self.items.first()
            && item.only_cells().is_some()
        {
            return refused(one_line::wrong_length(item.line, trim(item.line.text)));
        }
        if let Some(item) = self.items.iter().find(|item| item.only_cells().is_some_and(|cells| cells > 10)) {
            return refused(one_line::wrong_length(item.line, trim(item.line.text)));
        }
        match first.and_then(Item::error) {
            Some(error) if bad >= 3 => refused(error),
            _ => Run { items: Vec::new(), label: self.items.last().and_then(|item| label(item.line.text)) },
        }
    }

    /// Nine rows with spaces for blanks, of which an editor has cut the spaces at the end.
    ///
    /// Taken only where it is plain: no row kept such a space, one row has its full width, more than one is short, and
    /// the digits do not clash. One short row is a lost character.
    fn stripped(&self, title: Option<&String>) -> Option<Entry> {
        let short = self.items.iter().filter(|item| matches!(item.row, Row::Short { .. })).count();
        let plain = self.items.iter().all(|item| {
            let text = item.line.text;
            !text.ends_with(' ')
                && text.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9'))
                && item.cells().is_some()
        });
        let full = self.items.iter().any(|item| item.line.text.len() == SIDE);
        if self.items.len() != SIDE || short < 2 || !plain || !full || self.misplaced.is_some() {
            return None;
        }
        entry(&self.items, title.cloned()).ok().filter(|entry| entry.grid.clashes().is_empty())
    }

    fn first_error(&self) -> ReadError {
        let last = self.items.last().map_or(Line { number: 1, text: "" }, |item| item.line);
        let count = || ReadError::new(last.number, 1, trim(last.text), Problem::RowCount { found: self.items.len() });
        self.items.iter().find_map(Item::error).unwrap_or_else(count)
    }
}

fn refused(error: ReadError) -> Run {
    Run { items: vec![Err(error)], label: None }
}

/// Nine items as a puzzle, unless they write blanks in two ways.
fn entry(items: &[Item<'_>], label: Option<String>) -> Result<Entry, ReadError> {
    let mut all = [0; CELLS];
    let mut ways = Blanks::default();
    for (target, item) in all.chunks_exact_mut(SIDE).zip(items) {
        let Some((cells, blanks)) = item.cells() else {
            continue;
        };
        target.copy_from_slice(cells);
        ways = ways.join(blanks);
        if ways.are_mixed() {
            return Err(ReadError::new(item.line.number, 1, item.line.text, Problem::MixedBlanks));
        }
    }
    // Where a space is a blank it cannot be a gap in another row: `111111 111` may be a doubled digit.
    let is_tight = |item: &&Item<'_>| {
        let between_bars = trim(item.line.text).strip_prefix('|').and_then(|rest| rest.strip_suffix('|'));
        between_bars.map_or(item.line.text.len() <= SIDE, |inner| inner.split('|').all(|group| group.len() == 3))
    };
    if ways.spaces
        && let Some(item) = items.iter().find(|item| !is_tight(item))
    {
        return Err(ReadError::new(item.line.number, 1, item.line.text, Problem::MixedBlanks));
    }
    let line = items.first().map_or(1, |item| item.line.number);
    Ok(Entry { grid: Grid::from_cells(all).unwrap_or(Grid::EMPTY), line, label })
}
