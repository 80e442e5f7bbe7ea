//! How far the reading of a stream has come: which line goes to which reader, and which find is given.

use super::columns::{self, Columns};
use super::error::{Problem, ReadError};
use super::kind;
use super::list::{Fed, List};
use super::node::Given;
use super::one_line::{self, Found};
use super::outlet::Outlet;
use super::row::{self, Maybe, Reading, Row, Way};
use super::run::{Item, Run, Taken};
use super::stack::Find;
use super::text::{self, Line, is_border, is_comment, label, section, trim, without_quotes};
use super::token::exactly;
use crate::formats::clean::clean;
use crate::formats::lines;
use crate::formats::markup::Markup;
use std::mem::take;

/// Sections of a file that hold something else than the puzzle.
const OTHER_SECTIONS: [&str; 4] = ["state", "pencilmarks", "solution", "candidates"];

/// From how many characters on a line is too long to be a puzzle with a slip.
const LONG: usize = 1_000;

/// What is known after some lines.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    outlet: Outlet,
    /// Whether lists may say something else of a puzzle that is known to be no plain one, up to the next blank line.
    is_of_other_kind: bool,
    markup: Markup,
    list: List,
    run: Run,
    columns: Option<Columns>,
    /// The line of text above, and its number.
    title: Option<(String, usize)>,
    passing: Passing,
    last_one_line: usize,
    /// A long line has given an error already.
    long_line: usize,
    saw_text: bool,
}

/// Lines that are passed over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Passing {
    #[default]
    Nothing,
    /// A section that holds something else than the puzzle.
    Section,
    /// The lines that go on with a list that was broken off.
    BrokenList,
}

impl State {
    /// What has been found, on its way out.
    pub(super) fn outlet(&mut self) -> &mut Outlet {
        &mut self.outlet
    }

    /// Takes a line of the stream, or a part of a long one.
    pub(super) fn line(&mut self, line: &lines::Line<'_>) {
        let at = Line { number: line.number, before: line.before, text: &line.text, is_whole: line.is_whole };
        self.outlet.pass_line();
        let is_free = !self.list.is_reading() && self.passing != Passing::Section;
        if is_free && let Some(grid) = exactly(at.text) {
            // The usual case, and the one in which there may be millions of them.
            self.end_run();
            self.one_line(at, Ok(Found::Puzzle(grid, 0, None)));
            return;
        }
        let cleaned = clean(at.text);
        let unquoted = without_quotes(&cleaned);
        let before = at.before + text::column_in(&cleaned, unquoted) - 1;
        if !self.markup.concerns(unquoted) {
            self.shown_line(Line { before, text: unquoted, ..at });
            return;
        }
        for (number, shown) in self.markup.feed(at.number, unquoted) {
            self.shown_line(Line { number, before: 0, text: &shown, is_whole: true });
        }
    }

    /// The end of the stream, at which something may be wrong with all of it.
    pub(super) fn end(&mut self, lines: usize, problem: Option<Problem>) {
        self.end_list("", lines + 1, 1);
        self.end_run();
        if let Some(problem) = problem {
            self.outlet.push(Find::Wrong(ReadError::of_all(problem)));
        }
        self.outlet.end();
        if self.outlet.gives_nothing() {
            let error = match self.outlet.missing() {
                Some((problem, line)) => ReadError::new(line, 1, "", problem),
                None if self.saw_text => ReadError::of_all(Problem::NoPuzzle { lines }),
                None => ReadError::of_all(Problem::Empty),
            };
            self.outlet.push(Find::Wrong(error));
        }
    }

    /// A line without colours, quotes and tags: objects that stand side by side are taken one by one.
    fn shown_line(&mut self, line: Line<'_>) {
        let mut start = 0;
        for (at, _) in line.text.match_indices(['}', ')']) {
            if is_between_objects(&line.text[at..]) {
                self.piece(Line { is_whole: false, ..line.part(&line.text[start..=at]) });
                start = at + 1;
            }
        }
        self.piece(if start == 0 { line } else { Line { is_whole: false, ..line.part(&line.text[start..]) } });
    }

    fn piece(&mut self, line: Line<'_>) {
        if line.text.contains("[ ]") || line.text.contains("( )") {
            // An empty box is one word and not two.
            let text = line.text.replace("[ ]", "[_]").replace("( )", "(_)");
            return self.piece(Line { text: &text, ..line });
        }
        let trimmed = trim(line.text);
        self.saw_text |= !trimmed.is_empty();
        if self.list.is_reading() {
            return self.lists(line, 0, true);
        }
        if let Some(name) = section(trimmed) {
            self.end_run();
            let is_other = OTHER_SECTIONS.contains(&name.to_lowercase().as_str());
            self.passing = if is_other { Passing::Section } else { Passing::Nothing };
            if let Some(problem) = kind::of_line(trimmed) {
                self.kinds(problem, line.number);
            }
            return;
        }
        if self.passing == Passing::Section {
            return;
        }
        if trimmed.starts_with("#!sudoku") {
            self.columns = columns::read(trimmed);
        }
        if trimmed.is_empty() {
            self.is_of_other_kind = false;
            return self.spaces(line);
        }
        if trimmed.chars().count() != 81 && is_comment(trimmed) {
            if trimmed.starts_with("#!") {
                self.end_run();
            }
            return;
        }
        if is_border(trimmed) {
            return self.border(line);
        }
        if self.passing == Passing::BrokenList && trimmed.starts_with(['[', ']', '"', '\'']) {
            return;
        }
        self.passing = Passing::Nothing;
        if let Some(problem) = kind::of_line(trimmed) {
            self.end_run();
            self.kinds(problem, line.number);
        }
        if let Some(at) = self.list.find(line.text, 0) {
            let is_taken = self.beside_a_list(line.part(&line.text[..at]));
            return self.lists(line, at, is_taken);
        }
        self.list.wait(line);
        self.plain(line);
    }

    /// A line with no list on it.
    fn plain(&mut self, line: Line<'_>) {
        let is_alone = self.run.is_empty();
        if let Some(outcome) = one_line::read(line, self.columns, is_alone) {
            self.end_run();
            return self.one_line(line, outcome);
        }
        let reading = row::read(line);
        if !matches!(reading, Some(Reading::Row(_)))
            && let Some(outcome) = one_line::in_pieces(line)
        {
            self.end_run();
            return self.one_line(line, outcome);
        }
        match reading {
            Some(Reading::Heading) => {}
            Some(reading) => self.row(Item::new(line, reading), line.number),
            None => {
                self.end_run();
                let trimmed = trim(line.text);
                if let Some(found) = columns::read(trimmed) {
                    self.columns = Some(found);
                    self.title = None;
                } else {
                    self.title = label(trimmed).map(|text| (text, line.number));
                }
            }
        }
    }

    fn kinds(&mut self, problem: Problem, line: usize) {
        self.outlet.is_of_kind(problem, line);
        self.is_of_other_kind = true;
    }

    fn spaces(&mut self, line: Line<'_>) {
        let ended = match row::read(line) {
            Some(reading @ Reading::Spaces(_)) => self.run.spaces(Item::new(line, reading)),
            _ => self.run.blank(),
        };
        self.outlet.extend(ended.unwrap_or_default());
    }

    /// A line between boxes; one of nine dashes may be a row without a digit too.
    fn border(&mut self, line: Line<'_>) {
        match row::read(line) {
            Some(reading @ Reading::Row(Row { maybe: Some(Maybe::Rule), .. })) => {
                self.row(Item::new(line, reading), line.number);
            }
            _ => self.run.border(line),
        }
    }

    fn row(&mut self, item: Item, number: usize) {
        if self.run.is_empty() {
            let title = self.title.take().map(|(text, _)| text);
            self.run.begin(title, self.last_one_line > 0 && self.last_one_line + 1 == number);
        }
        if let Taken::Ended(finds) = self.run.push(item) {
            self.outlet.extend(finds);
        }
    }

    fn end_run(&mut self) {
        let run = take(&mut self.run);
        if let Some(label) = run.last_label() {
            self.title = Some((label, 0));
        }
        self.outlet.extend(run.finish());
    }

    /// Takes a puzzle on one line, or its error.
    fn one_line(&mut self, line: Line<'_>, outcome: Result<Found, ReadError>) {
        let above = self.title.take().filter(|(_, number)| number + 1 == line.number).map(|(text, _)| text);
        self.last_one_line = line.number;
        let find = match outcome {
            Ok(Found::Puzzle(grid, several, name)) => Find::Puzzle(grid, several, line.number, name.or(above)),
            Ok(Found::Map(map)) => Find::Map(map, line.number),
            Err(error) => Find::Wrong(error),
        };
        self.push(line, find);
    }

    /// Takes a find; a long line gives one error at most, and how long it is nobody has counted.
    fn push(&mut self, line: Line<'_>, mut find: Find) {
        if let Find::Wrong(error) = &mut find
            && !line.is_whole
        {
            if self.long_line == error.line {
                return;
            }
            self.long_line = error.line;
            if let Problem::PuzzleLength { found } = error.problem
                && found >= LONG
            {
                error.problem = Problem::LongLine { found };
            }
        }
        self.outlet.push(find);
    }

    /// Reads the list that goes on here or begins at a byte, and all that begin on the line on which it ends. A line that
    /// turns out to hold none is read as any other, unless something else of it `is_taken`.
    fn lists(&mut self, line: Line<'_>, from: usize, is_taken: bool) {
        let (mut at, mut is_list) = (from, is_taken);
        loop {
            let mut given = vec![];
            let fed = self.list.feed(line, at, &mut given);
            for given in given {
                is_list = true;
                self.given(line, given);
            }
            match fed {
                Fed::GoesOn => return,
                Fed::Ended(end) => (at, is_list) = (end, true),
                Fed::Nothing(end) => at = end,
                Fed::Broken(end) => {
                    let rest = &line.text[end..];
                    let value = rest.chars().next().map(String::from).unwrap_or_default();
                    let was_list = self.end_list(&value, line.number, line.column_of(rest));
                    self.passing = if was_list { Passing::BrokenList } else { Passing::Nothing };
                    // What broke the list off is the first thing on its line, and may be a puzzle itself.
                    if !was_list && !is_list || trim(&line.text[..end]).is_empty() {
                        self.plain(line);
                    }
                    return;
                }
            }
            match self.list.find(line.text, at) {
                Some(next) => at = next,
                None if is_list => {
                    self.beside_a_list(line.part(&line.text[at..]));
                    return;
                }
                None => return self.plain(line),
            }
        }
    }

    /// Takes a puzzle in a string before or after a list, as in an object that has its regions too.
    fn beside_a_list(&mut self, rest: Line<'_>) -> bool {
        let outcome = if rest.text.len() < 81 { None } else { one_line::read(rest, None, false) };
        let Some(outcome) = outcome.filter(Result::is_ok) else { return false };
        self.end_run();
        self.one_line(rest, outcome);
        true
    }

    fn given(&mut self, line: Line<'_>, given: Given) {
        match given {
            Given::Row(number, cells) => {
                let reading = Reading::Row(Row { cells: cells.to_vec(), way: Way::Parted, maybe: None });
                self.row(Item::new(Line { number, ..line }, reading), number);
            }
            // The cages of a killer are lists too.
            Given::Find(Find::Wrong(_)) if self.is_of_other_kind => {}
            Given::Find(find) => {
                self.end_run();
                let title = self.title.take().map(|(text, _)| text);
                let find = match find {
                    Find::Puzzle(grid, several, number, None) => Find::Puzzle(grid, several, number, title),
                    other => other,
                };
                self.push(line, find);
            }
        }
    }

    /// Breaks the list off, and tells whether it was one.
    fn end_list(&mut self, value: &str, line: usize, column: usize) -> bool {
        if !self.list.is_reading() {
            return false;
        }
        let error = self.list.break_off(line, column, value);
        let is_list = error.is_some();
        if let Some(error) = error {
            self.end_run();
            self.outlet.push(Find::Wrong(error));
        }
        is_list
    }
}

/// Whether two objects of JSON or two tuples of a table meet here: `},{"`, `),('`.
fn is_between_objects(text: &str) -> bool {
    let is_tuple = text.starts_with(')');
    let next = text[1..].trim_start().strip_prefix(',').map(str::trim_start);
    let Some(rest) = next.and_then(|rest| rest.strip_prefix(if is_tuple { '(' } else { '{' })) else { return false };
    let start = rest.trim_start();
    if is_tuple {
        // A number of its own, then a long string: a row of a table, and not a list of cells.
        let (first, second) = start.split_once(',').unwrap_or_default();
        let second = second.trim_start();
        let string =
            second.strip_prefix(['\'', '"']).map(|string| string.split(['\'', '"']).next().unwrap_or_default());
        return first.len() <= 12 && string.is_some_and(|string| string.len() >= 81);
    }
    let key = start.strip_prefix(['"', '\'']).unwrap_or_default();
    let end = key.find(['"', '\'']).unwrap_or(0);
    key.starts_with(char::is_alphabetic)
        && end <= 40
        && key[end..].trim_start_matches(['"', '\'', ' ']).starts_with(':')
}
