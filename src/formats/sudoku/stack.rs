//! Rows piled up to puzzles, in every way in which lines that may be rows or decoration can be taken.
//!
//! Nine digits in order may be a row or the numbers of the columns, nine dashes a row without a digit or a line between
//! boxes, a line of empty fields a row or a gap. Each kind is a row everywhere in a run or nowhere; the count of rows shows
//! which, and where it does not the rows are refused.

use super::board::Board;
use super::cell::Cell;
use super::error::{Problem, ReadError};
use super::grid::{self, Placed};
use super::regions::Map;
use super::row::{Maybe, Way};
use super::text::{Line, trim};
use crate::puzzles::sudoku::grid::{Grid, SIDE};

/// What comes out of rows, lists and lines.
#[derive(Clone, Debug)]
pub(super) enum Find {
    /// A puzzle, how many of its cells are pencil marks, the line on which it begins, and its name.
    Puzzle(Grid, u8, usize, Option<String>),
    /// A map of regions, and the line on which it begins.
    Map(Map, usize),
    /// What is no puzzle.
    Wrong(ReadError),
    /// So many rows that may be a part of a grid of another size, and the line on which they begin.
    Band {
        /// How many rows and columns that grid has.
        side: usize,
        rows: usize,
        line: usize,
    },
}

impl Find {
    /// What nine rows are; nothing if they are no puzzle.
    pub(super) fn of_rows(rows: &[Placed; SIDE], title: Option<String>) -> Option<Self> {
        match grid::board(rows) {
            Ok(Board::Puzzle(grid, several)) => Some(Self::Puzzle(grid, several, rows[0].number, title)),
            _ => None,
        }
    }

    pub(super) fn is_without_clash(&self) -> bool {
        matches!(self, Self::Puzzle(grid, ..) if grid.clashes().is_empty())
    }

    /// The line on which it begins.
    pub(super) fn line(&self) -> usize {
        match self {
            Self::Puzzle(_, _, line, _) | Self::Map(_, line) | Self::Band { line, .. } => *line,
            Self::Wrong(error) => error.line,
        }
    }

    const fn grid(&self) -> Option<Grid> {
        if let Self::Puzzle(grid, ..) = self { Some(*grid) } else { None }
    }
}

/// One way to take the doubtful lines.
#[derive(Clone, Debug, Default)]
struct Pile {
    /// Which kinds of doubtful lines are rows here, by their place in [`KINDS`].
    takes: [bool; 3],
    /// Whether a row of nothing over a line of Markdown is left out.
    drops_header: bool,
    rows: Vec<Placed>,
    finds: Vec<Find>,
    name: Option<String>,
    /// After how many rows of this puzzle a line stood, as bits, and the first one that does not end boxes.
    borders: u16,
    astray: Option<ReadError>,
    /// The first line in a wrong place in a whole puzzle.
    misplaced: Option<ReadError>,
    /// How many rows there were, and what broke off a puzzle.
    count: usize,
    is_broken: bool,
}

/// The kinds of doubtful lines.
const KINDS: [Maybe; 3] = [Maybe::Heading, Maybe::Gap, Maybe::Rule];

/// The place of one of them.
const RULE: usize = 2;

/// All ways together.
#[derive(Clone, Debug, Default)]
pub(super) struct Stack {
    piles: Vec<Pile>,
    seen: [bool; 3],
    title: Option<String>,
    has_rows: bool,
    /// The last row, should there be too few of them.
    last_number: usize,
    last_text: String,
    /// How rows are written that have nothing for a blank.
    way: Option<Way>,
    /// Which blanks the rows have; the sign of a row that may be a line.
    sign: Option<Cell>,
    has_nothing: bool,
    has_marks: bool,
    rule: Option<Cell>,
}

impl Stack {
    /// The name of the next puzzle.
    pub(super) fn name(&mut self, name: Option<String>) {
        self.title = name;
    }

    pub(super) fn title(&self) -> Option<String> {
        self.title.clone()
    }

    /// Whether there is a row that cannot be anything else.
    pub(super) const fn has_rows(&self) -> bool {
        self.has_rows
    }

    /// Whether rows so far have spaces, or nothing between tabs, for blanks.
    pub(super) fn writes_blanks_as(&self, way: Way) -> bool {
        self.way == Some(way)
    }

    pub(super) fn push(&mut self, row: Placed) {
        if self.piles.is_empty() {
            self.piles.push(Pile { name: self.title.clone(), ..Pile::default() });
        }
        let kind = row.row.maybe.and_then(|maybe| KINDS.iter().position(|kind| *kind == maybe));
        match kind {
            Some(kind) if !self.seen[kind] => {
                self.seen[kind] = true;
                let mut others = self.piles.clone();
                for pile in &mut others {
                    pile.takes[kind] = true;
                }
                self.piles.extend(others);
            }
            _ => {}
        }
        if kind.is_none() {
            self.has_rows = true;
            if row.row.cells.contains(&Cell::Nothing) {
                self.way = Some(row.row.way);
            }
            let inner = &row.row.cells[row.row.cells.len() - SIDE..];
            self.sign = self.sign.or(inner.iter().find(|cell| matches!(cell, Cell::Sign(_))).copied());
            self.has_nothing |= inner.contains(&Cell::Nothing);
            self.has_marks |= inner.iter().any(|cell| matches!(cell, Cell::Blank(_) | Cell::Word));
        } else if row.row.maybe == Some(Maybe::Rule) {
            self.see_header(&row.text);
            self.rule = row.row.cells.first().copied();
        }
        self.last_number = row.number;
        self.last_text.clear();
        self.last_text.push_str(&row.text);
        let Some((last, others)) = self.piles.split_last_mut() else { return };
        for pile in others {
            pile.offer(row.clone(), kind);
        }
        last.offer(row, kind);
    }

    /// A line that is no row: between two puzzles the name of the second, inside of one the end of all.
    pub(super) fn break_off(&mut self, name: Option<String>) {
        for pile in &mut self.piles {
            if pile.rows.is_empty() {
                pile.name.clone_from(&name);
            } else {
                pile.is_broken = true;
            }
        }
        if self.piles.is_empty() {
            self.title = name;
        }
    }

    pub(super) fn border(&mut self, line: Line<'_>) {
        self.see_header(line.text);
        for pile in &mut self.piles {
            pile.border(line.number, line.text);
        }
    }

    /// The puzzles, where exactly one way of taking the rows gives whole and good ones.
    pub(super) fn good(&mut self) -> Option<Vec<Find>> {
        self.decide_by_blanks();
        let is_wrong = |find: &Find| matches!(find, Find::Wrong(_));
        let is_good = |pile: &Pile| pile.is_whole() && !pile.finds.is_empty() && !pile.finds.iter().any(is_wrong);
        let first = self.piles.iter().position(is_good)?;
        let grids = |pile: &Pile| pile.finds.iter().map(Find::grid).collect::<Vec<_>>();
        let mut others = self.piles[first + 1..].iter().filter(|pile| is_good(pile)).peekable();
        if others.peek().is_some() {
            let expected = grids(&self.piles[first]);
            if others.any(|other| grids(other) != expected) {
                let line = self.piles[first].finds[0].line();
                return Some(vec![Find::Wrong(ReadError::new(line, 1, "", Problem::Ambiguous))]);
            }
        }
        Some(std::mem::take(&mut self.piles[first].finds))
    }

    /// Over the line that Markdown has under the first row of a table may stand nothing: then that is no row, though all
    /// other rows of nothing are.
    fn see_header(&mut self, text: &str) {
        if text.matches('|').count() < SIDE - 1 {
            return;
        }
        let has_header = |pile: &&Pile| matches!(&pile.rows[..], [first] if first.row.maybe == Some(Maybe::Gap));
        let mut without: Vec<Pile> = vec![];
        if !self.piles.iter().any(|pile| pile.drops_header) {
            without.extend(self.piles.iter().filter(has_header).cloned());
            self.piles.append(&mut without.clone());
        }
        let kept = self.piles.len() - without.len();
        for (index, pile) in self.piles.iter_mut().enumerate() {
            if (index >= kept || pile.drops_header) && has_header(&&*pile) {
                pile.drops_header = true;
                pile.rows.clear();
                pile.count -= 1;
            }
        }
    }

    /// A line of one sign, or of nothing, is a row where rows have that for a blank, and none where they have another.
    fn decide_by_blanks(&mut self) {
        if self.sign.is_none() && !self.has_nothing && !self.has_marks {
            return;
        }
        let is_rule_taken = self.rule.map(|rule| self.sign == Some(rule));
        let decided = [None, Some(self.has_nothing), is_rule_taken];
        let fits = |pile: &Pile| {
            (0..KINDS.len()).all(|kind| !self.seen[kind] || decided[kind].is_none_or(|taken| pile.takes[kind] == taken))
        };
        self.piles.retain(fits);
    }

    /// What is wrong, where no way gives whole and good puzzles, with what was wrong with the first line that is no row.
    /// It is said of the plainest way, in which lines between boxes are what they seem and all else is a row.
    pub(super) fn bad(self, wrong: Option<ReadError>) -> Vec<Find> {
        let whole = self.piles.iter().position(|pile| pile.is_whole() && !pile.finds.is_empty());
        let is_plain = |pile: &Pile| !pile.takes[RULE];
        let plainest = whole.or_else(|| self.piles.iter().rposition(is_plain)).or(self.piles.len().checked_sub(1));
        let Some(pile) = plainest.and_then(|index| self.piles.into_iter().nth(index)) else { return vec![] };
        if pile.is_whole() {
            return pile.finds;
        }
        let count =
            || ReadError::new(self.last_number, 1, trim(&self.last_text), Problem::RowCount { found: pile.count });
        let misplaced = pile.misplaced.filter(|_| pile.rows.is_empty() && !pile.is_broken);
        vec![Find::Wrong(misplaced.or(wrong).unwrap_or_else(count))]
    }
}

impl Pile {
    /// Takes a row, or what may be one.
    fn offer(&mut self, row: Placed, kind: Option<usize>) {
        match kind.filter(|kind| !self.takes[*kind]).map(|kind| KINDS[kind]) {
            Some(Maybe::Rule) => self.border(row.number, &row.text),
            // Only before the first row of a puzzle can they be something else than a row.
            Some(Maybe::Heading | Maybe::Gap) if self.rows.is_empty() => {}
            _ => self.push(row),
        }
    }

    fn push(&mut self, row: Placed) {
        self.count += 1;
        self.rows.push(row);
        if let Ok(rows) = <&[Placed; SIDE]>::try_from(self.rows.as_slice()) {
            let line = rows[0].number;
            self.finds.push(match grid::board(rows) {
                Ok(Board::Puzzle(grid, several)) => Find::Puzzle(grid, several, line, self.name.take()),
                Ok(Board::Map(map)) => Find::Map(map, line),
                Err(error) => Find::Wrong(error),
            });
            let under_every_row = (1 << SIDE) - 2;
            if self.borders & under_every_row != under_every_row {
                self.misplaced = self.misplaced.take().or_else(|| self.astray.take());
            }
            self.rows.clear();
            (self.borders, self.astray) = (0, None);
        }
    }

    /// Whether every puzzle that began has ended, and nothing stood where it must not.
    const fn is_whole(&self) -> bool {
        self.rows.is_empty() && !self.is_broken && self.misplaced.is_none()
    }

    /// A line between boxes, one under every row, or the one under the first row that Markdown wants.
    fn border(&mut self, number: usize, text: &str) {
        let after = self.rows.len();
        self.borders |= 1 << after;
        let is_of_markdown = after == 1 && text.matches('|').count() >= SIDE - 1;
        if !after.is_multiple_of(3) && !is_of_markdown && self.astray.is_none() {
            self.astray = Some(ReadError::new(number, 1, trim(text), Problem::MisplacedLine { after }));
        }
    }
}
