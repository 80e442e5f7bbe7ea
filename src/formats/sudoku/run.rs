//! Puzzles as nine rows of nine: which rows belong together, and when they do not make whole puzzles.
//!
//! A lost row must not shift the rows of one puzzle into the next. So rows are taken as runs without a gap, and a run
//! must be a whole number of puzzles, else all of it is refused. Blank lines inside a puzzle are taken only where they
//! part all its bands of three, or all its rows. A line that may be a row or decoration is taken both ways (`stack`).

use super::board::Board;
use super::cell::Cell;
use super::error::{Problem, ReadError};
use super::grid::Placed;
use super::nearly::Bad;
use super::one_line;
use super::row::{Maybe, Reading, Row, Way};
use super::stack::{Find, Stack};
use super::text::{Line, label, trim};
use super::token::{self, Token};
use crate::puzzles::sudoku::grid::SIDE;

/// How many characters of a line are kept, all of those of a row.
const KEPT: usize = 400;

/// A line that stands in a run, as it was read.
#[derive(Clone, Debug)]
pub(super) struct Item {
    number: usize,
    before: usize,
    text: Box<str>,
    reading: Reading,
}

impl Item {
    pub(super) fn new(line: Line<'_>, reading: Reading) -> Self {
        let end = line.text.char_indices().nth(KEPT).map_or(line.text.len(), |(at, _)| at);
        Self { number: line.number, before: line.before, text: line.text[..end].into(), reading }
    }

    fn line(&self) -> Line<'_> {
        Line { number: self.number, before: self.before, text: &self.text, is_whole: true }
    }

    fn error(&self) -> Option<ReadError> {
        let error =
            |column, value: &str, problem| Some(ReadError::new(self.number, self.before + column, value, problem));
        match &self.reading {
            Reading::Bad(Bad { column, value, problem, .. }) => error(*column, value, *problem),
            Reading::Short(_, found) => error(found + 1, &self.text, Problem::RowLength { found: *found }),
            _ => None,
        }
    }

    fn only_cells(&self) -> Option<usize> {
        match &self.reading {
            Reading::Bad(bad) => bad.only_cells,
            Reading::Short(_, found) | Reading::Few(found) => Some(*found),
            Reading::Row(row) => Some(row.cells.len()),
            _ => None,
        }
    }

    /// Whether it is a row and nothing else.
    fn is_row(&self) -> bool {
        matches!(&self.reading, Reading::Row(row) if !matches!(row.maybe, Some(Maybe::Heading | Maybe::Rule)))
    }

    /// Whether it is a row without a digit, or a line between boxes.
    fn is_rule(&self) -> bool {
        matches!(&self.reading, Reading::Row(row) if row.maybe == Some(Maybe::Rule))
    }

    fn into_row(self) -> Option<Placed> {
        match self.reading {
            Reading::Row(row) => Some(Placed { number: self.number, before: self.before, text: self.text, row }),
            _ => None,
        }
    }
}

/// Rows without a gap.
#[derive(Clone, Debug, Default)]
pub(super) struct Run {
    stack: Stack,
    /// The first lines, should they make a puzzle in a way of their own, and how many lines there are.
    first: Vec<Item>,
    items: usize,
    /// What is wrong with the first line that is no row, with the first that is nearly one, and how many of the latter.
    first_wrong: Option<ReadError>,
    first_bad: Option<ReadError>,
    bad: usize,
    /// The first line that has more than ten cells and nothing else.
    long: Option<ReadError>,
    /// How many cells each line has, while all have the same; how many lines are no rows.
    width: Option<usize>,
    is_uneven: bool,
    /// The last line that turned out to be a text and not a row.
    label: Option<String>,
    /// How many rows stand between blank lines where they do, and those since the last one.
    band: Option<usize>,
    tail: Vec<Item>,
    rows_in_chunk: usize,
    rules_in_chunk: usize,
    was_blank: bool,
    /// Lines of nothing but spaces before the first row.
    leading: Vec<Item>,
    after_one_line: bool,
}

/// What a line does to a run.
#[derive(Debug)]
pub(super) enum Taken {
    /// It belongs to it.
    Yes,
    /// It ended it before, with these finds; the line begins another one.
    Ended(Vec<Find>),
}

impl Run {
    pub(super) const fn is_empty(&self) -> bool {
        self.items == 0
    }

    /// Before the first line: the name above it, and whether the line above it was a whole puzzle.
    pub(super) fn begin(&mut self, title: Option<String>, after_one_line: bool) {
        self.stack.name(title);
        self.after_one_line = after_one_line;
    }

    /// Takes a line that is a row or nearly one.
    pub(super) fn push(&mut self, item: Item) -> Taken {
        if self.band.is_some() && self.was_blank {
            return self.push_into_band(item);
        }
        self.take(item);
        Taken::Yes
    }

    /// A line after a blank one, in rows that blank lines part into bands.
    fn push_into_band(&mut self, item: Item) -> Taken {
        let rows = self.rows_since_blank() + usize::from(item.is_row());
        let is_row = matches!(item.reading, Reading::Row(_));
        self.tail.push(item);
        if is_row && self.band.is_some_and(|band| rows <= band) {
            return Taken::Yes;
        }
        let tail = std::mem::take(&mut self.tail);
        let finds = std::mem::take(self).finish();
        for item in tail {
            self.take(item);
        }
        Taken::Ended(finds)
    }

    /// A line of nothing but spaces or tabs: a row, where rows are written so, else a blank line.
    pub(super) fn spaces(&mut self, item: Item) -> Option<Vec<Find>> {
        let Reading::Spaces(row) = &item.reading else { return None };
        let row = Row { cells: row.cells.clone(), way: row.way, maybe: row.maybe };
        if self.stack.writes_blanks_as(row.way) {
            let item = Item { reading: Reading::Row(row), ..item };
            return match self.push(item) {
                Taken::Yes => None,
                Taken::Ended(finds) => Some(finds),
            };
        }
        if self.is_empty() && self.leading.len() < SIDE {
            self.leading.push(Item { reading: Reading::Row(row), ..item });
            return None;
        }
        self.blank()
    }

    fn take(&mut self, item: Item) {
        if self.is_empty()
            && let Reading::Row(row) = &item.reading
        {
            let fits = |way: Way| {
                matches!(way, Way::Placed(_)) && way == row.way
                    || way == Way::Parted && row.cells.contains(&Cell::Nothing)
            };
            for leading in std::mem::take(&mut self.leading) {
                if matches!(&leading.reading, Reading::Row(leading) if fits(leading.way)) {
                    self.take(leading);
                }
            }
        }
        self.count(&item);
        if self.first.len() < SIDE + 2 {
            self.first.push(item.clone());
        }
        self.rows_in_chunk += usize::from(item.is_row());
        self.rules_in_chunk += usize::from(item.is_rule());
        if !matches!(item.reading, Reading::Row(_)) {
            self.label = label(&item.text);
            self.stack.break_off(self.label.clone());
        } else if let Some(placed) = item.into_row() {
            self.label = None;
            self.stack.push(placed);
        }
    }

    fn count(&mut self, item: &Item) {
        self.items += 1;
        if self.items == 1 {
            self.width = item.only_cells();
        }
        self.is_uneven |= self.width.is_none() || self.width != item.only_cells();
        if matches!(item.reading, Reading::Bad(_)) {
            self.bad += 1;
            self.first_bad = self.first_bad.take().or_else(|| item.error());
        }
        if self.first_wrong.is_none() {
            self.first_wrong = item.error();
        }
        if self.long.is_none()
            && !matches!(item.reading, Reading::Row(_))
            && item.only_cells().is_some_and(|cells| cells > 10)
        {
            self.long = Some(one_line::wrong_length(item.line(), trim(&item.text)));
        }
    }

    /// A line between boxes or around the grid.
    pub(super) fn border(&mut self, line: Line<'_>) {
        self.flush_tail();
        self.stack.border(line);
    }

    /// A blank line: ends the run, unless it parts bands of rows.
    pub(super) fn blank(&mut self) -> Option<Vec<Find>> {
        if self.is_empty() {
            return None;
        }
        let rows = self.rows_since_blank();
        let with_rules = rows + self.rules_in_chunk + self.tail.iter().filter(|item| item.is_rule()).count();
        let fits = |rows: usize| match self.band {
            None => matches!(rows, 1 | 3) && self.bad == 0 && self.first_wrong.is_none(),
            Some(band) => rows > 0 && rows <= band,
        };
        let Some(band) = [with_rules, rows].into_iter().find(|rows| fits(*rows)) else {
            let tail = std::mem::take(&mut self.tail);
            let mut finds = std::mem::take(self).finish();
            for item in tail {
                self.take(item);
            }
            finds.extend(std::mem::take(self).finish());
            return Some(finds);
        };
        self.flush_tail();
        self.band = self.band.or(Some(band));
        (self.rows_in_chunk, self.rules_in_chunk, self.was_blank) = (0, 0, true);
        None
    }

    fn rows_since_blank(&self) -> usize {
        self.rows_in_chunk + self.tail.iter().filter(|item| item.is_row()).count()
    }

    fn flush_tail(&mut self) {
        for item in std::mem::take(&mut self.tail) {
            self.take(item);
        }
    }

    /// The name that the last line of the run turned out to be, for what follows.
    pub(super) fn last_label(&self) -> Option<String> {
        self.label.clone().filter(|_| self.tail.is_empty())
    }

    /// What the run comes to.
    pub(super) fn finish(mut self) -> Vec<Find> {
        self.flush_tail();
        if self.is_empty() {
            return vec![];
        }
        if let Some(find) = self.stripped().or_else(|| self.in_thirds()).or_else(|| self.spaced_out()) {
            return vec![find];
        }
        match self.stack.good() {
            Some(finds) => finds,
            None if self.other_size().is_some() => {
                let side = self.other_size().unwrap_or_default();
                vec![Find::Wrong(self.at_the_first(Problem::OtherSize { side }))]
            }
            None if self.stack.has_rows() => self.stack.bad(self.first_wrong),
            None => self.without_a_row(),
        }
    }

    fn at_the_first(&self, problem: Problem) -> ReadError {
        let first = self.first.first().map_or(Line { number: 1, before: 0, text: "", is_whole: true }, Item::line);
        ReadError::new(first.number, 1, "", problem)
    }

    /// As many lines as each has cells, and not nine.
    fn other_size(&self) -> Option<usize> {
        self.width.filter(|width| *width != SIDE && !self.is_uneven && *width >= 4 && self.items.is_multiple_of(*width))
    }

    /// As many lines as make a band of boxes in a grid of another size, where blank lines stand between bands.
    fn band_of_other_size(&self) -> Option<usize> {
        let is_band = |side: usize| match side {
            12 | 16 | 25 => self.items >= 3,
            _ => side > self.items && self.items >= 2 && side.is_multiple_of(self.items),
        };
        self.width.filter(|side| *side != SIDE && !self.is_uneven && is_band(*side))
    }

    /// Lines that look like bad rows, and not one good row: words or dates, unless there are many or they say more.
    fn without_a_row(self) -> Vec<Find> {
        if self.after_one_line
            && let Some(item) = self.first.first().filter(|item| item.only_cells().is_some())
        {
            return vec![Find::Wrong(one_line::wrong_length(item.line(), trim(&item.text)))];
        }
        let band = self.band_of_other_size().map(|side| (side, self.at_the_first(Problem::OtherSize { side })));
        match (self.long.or(self.first_bad.filter(|_| self.bad >= 3)), band) {
            (Some(_), Some((_, error))) | (Some(error), None) => vec![Find::Wrong(error)],
            (None, Some((side, error))) => vec![Find::Band { side, rows: self.items, line: error.line }],
            (None, None) => vec![],
        }
    }

    /// Three lines of 27 cells: a puzzle in three parts.
    fn in_thirds(&self) -> Option<Find> {
        if self.items != 3 || self.width != Some(3 * SIDE) || self.is_uneven {
            return None;
        }
        let joined: String = self.first.iter().flat_map(|item| item.text.split_whitespace()).collect();
        match token::read(&joined)? {
            Token::Board(Board::Puzzle(grid, several)) => {
                Some(Find::Puzzle(grid, several, self.first[0].number, self.stack.title()))
            }
            _ => None,
        }
    }

    /// Eleven rows of eleven, of which an empty row and an empty column stand between boxes, as in a spreadsheet.
    fn spaced_out(&self) -> Option<Find> {
        if self.items != SIDE + 2 || self.width != Some(SIDE + 2) || self.is_uneven {
            return None;
        }
        let is_empty = |item: &Item| matches!(&item.reading, Reading::Row(row) if row.cells.iter().all(|cell| *cell == Cell::Nothing));
        if !is_empty(&self.first[3]) || !is_empty(&self.first[7]) {
            return None;
        }
        let rows = self.first.iter().enumerate().filter(|(index, _)| *index != 3 && *index != 7);
        let rows: Vec<Placed> = rows.filter_map(|(_, item)| item.clone().into_row()).collect();
        Find::of_rows(&rows.try_into().ok()?, self.stack.title())
    }

    /// Nine rows with spaces for blanks, of which an editor has cut the spaces at the end.
    ///
    /// Taken only where it is plain: no row kept such a space, one row has its full width, more than one is short, and
    /// the digits do not clash. One short row is a lost character.
    fn stripped(&self) -> Option<Find> {
        let short = self.first.iter().filter(|item| matches!(item.reading, Reading::Short(..))).count();
        let is_plain =
            |item: &Item| !item.text.ends_with(' ') && item.text.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9'));
        let is_full = |item: &Item| item.text.len() == SIDE && matches!(item.reading, Reading::Row(_));
        if self.items != SIDE || short < 2 || !self.first.iter().all(is_plain) || !self.first.iter().any(is_full) {
            return None;
        }
        let rows = self.first.iter().map(|item| {
            let cells = match &item.reading {
                Reading::Row(row) => row.cells.clone(),
                Reading::Short(cells, _) => cells.to_vec(),
                _ => return None,
            };
            let row = Row { cells, way: Way::Placed(SIDE), maybe: None };
            Some(Placed { number: item.number, before: item.before, text: item.text.clone(), row })
        });
        let rows: [Placed; SIDE] = rows.collect::<Option<Vec<_>>>()?.try_into().ok()?;
        Find::of_rows(&rows, self.stack.title()).filter(Find::is_without_clash)
    }
}
