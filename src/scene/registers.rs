//! How registers look: a table of lines down and variables across, each live range a bar of its register's number.

mod offer;
mod telling;

pub use offer::OFFER;

use super::coloring::{asked_of_held, asked_of_map, bits, current, listed};
use super::listing::Source;
use super::{
    At, Cell, Depict, Detail, Details, Entry, Family as FamilyWords, Filling, Grid, Key, Lit, MarkSet, Moment, Picture,
    Piece, Reason, Role, Sentence, Strip, Vocabulary,
};
use crate::listing;
use crate::puzzles::registers::Registers;
use crate::search::{Blockers, Event};

/// The families: the one that refuses, and the map of what stands.
const LIVE: u8 = 0;
const REGISTER_OF: u8 = 1;

/// The most characters of an instruction that stand at its row.
const LABEL: usize = 14;

static WORDS: Vocabulary = Vocabulary {
    slot: "variable",
    option: "register",
    piece: "register",
    board: "allocation",
    dead_end: "dead variable",
    call: "backtrack",
    about: &["variable", "register", "name"],
    families: &[
        FamilyWords { name: "live", formula: "register" },
        FamilyWords { name: "register_of", formula: "name" },
    ],
};

/// A listing for each order.
static CODE: [Source; 3] = [listing!("registers"), listing!("registers-degree"), listing!("registers-mrv")];

/// What a row of the program is called in a sentence.
fn row_name(row: usize) -> String {
    if row == 0 { "on entry".to_owned() } else { format!("after line {row}") }
}

/// A register as people write it.
fn register(number: u16) -> String {
    format!("r{number}")
}

impl Registers {
    /// The row of the picture that shows a row of the program: there is none for the entry where nothing is live on it.
    fn shown_row(&self, row: usize) -> usize {
        row - usize::from(!self.program().has_entry())
    }

    /// The rows of the program that are shown.
    fn rows_shown(&self) -> impl Iterator<Item = usize> {
        usize::from(!self.program().has_entry())..=self.program().lines().len()
    }

    fn variable(&self, variable: u16) -> &str {
        self.program().clashes().name(variable)
    }

    /// The row of the program at which a holder is live together with a variable.
    fn meeting_of(&self, variable: u16, holder: u16) -> Option<usize> {
        self.program().meeting(variable, holder)
    }
}

impl Depict for Registers {
    const WORDS: &'static Vocabulary = &WORDS;

    fn listing(&self) -> &'static Source {
        &CODE[self.coloring().way().order as usize]
    }

    fn title(&self) -> String {
        let registers = self.coloring().colours();
        let s = if registers == 1 { "" } else { "s" };
        let order = super::coloring::ORDER_WORDS[self.coloring().way().order as usize];
        format!("{} in {registers} register{s}, {order}", self.program().title)
    }

    fn about(&self, variable: u16, register: u16) -> Vec<Key> {
        vec![variable.into(), register.into(), Key::word(self.variable(variable).to_owned())]
    }

    fn name(&self, variable: u16, number: u16) -> String {
        format!("{} in {}", self.variable(variable), register(number))
    }

    fn squares(&self, variable: u16, _register: u16) -> Vec<At> {
        self.program().range(variable).iter().map(|&row| (self.shown_row(row), variable.into())).collect()
    }

    fn option_label(&self, _variable: u16, number: u16) -> String {
        register(number)
    }

    fn call_name(&self, variable: Option<u16>) -> String {
        format!("{}({})", WORDS.call, variable.map_or("end", |variable| self.variable(variable)))
    }

    fn slot_name(&self, variable: u16) -> String {
        self.variable(variable).to_owned()
    }

    fn place_name(&self, (_, variable): At) -> String {
        u16::try_from(variable).map_or_else(|_| String::new(), |variable| self.slot_name(variable))
    }

    fn reasons(&self, variable: u16, number: u16, by: Blockers) -> Vec<Reason> {
        let holder = |other: u16| Some((self.shown_row(self.meeting_of(variable, other)?), other.into()));
        let reason = |family: u8| Reason {
            family,
            formula: WORDS.families[usize::from(family)].formula.into(),
            key: Key::word(register(number)),
            holders: self.coloring().holders(variable, number).filter_map(holder).collect(),
        };
        by.iter().filter(|&family| family == LIVE).map(reason).collect()
    }

    fn keys_of(&self, variable: u16, _register: u16) -> Vec<(u8, Key)> {
        vec![(REGISTER_OF, Key::word(self.variable(variable).to_owned()))]
    }

    fn families(&self) -> Vec<u8> {
        vec![LIVE]
    }

    fn filling(&self) -> Filling {
        let coloring = self.coloring();
        let word = |variable| {
            let number = coloring.colour(variable).map_or_else(|| ".".to_owned(), register);
            format!("{}={number}", self.variable(variable))
        };
        Filling::rows(coloring.graph().vertices().map(word))
    }

    fn line(&self) -> String {
        self.filling().joined(" ")
    }

    fn labels(&self) -> Option<Vec<u16>> {
        self.coloring().labels()
    }

    fn picture(moment: &Moment<'_, Self>) -> Picture {
        let registers = moment.puzzle();
        let (coloring, program) = (registers.coloring(), registers.program());
        let rows: Vec<usize> = registers.rows_shown().collect();
        let mut grid = Grid::empty(rows.len(), coloring.graph().len());
        grid.is_checkered = false;
        grid.row_labels = rows.iter().map(|&row| row_label(registers, row)).collect();
        grid.column_labels =
            coloring.graph().vertices().map(|variable| registers.variable(variable).to_owned()).collect();
        for variable in coloring.graph().vertices() {
            let number = coloring.colour(variable);
            for &row in program.range(variable) {
                let square = grid.square_mut((registers.shown_row(row), variable.into()));
                let label = number.map_or_else(|| ":".to_owned(), register);
                square.piece = Some(Piece::value(label));
                square.colour = number;
                square.role = if number.is_some() { Role::Placed } else { Role::Empty };
                square.tinted = number.is_none();
            }
        }
        if let Some(variable) = current(moment) {
            grid.focus = registers.squares(variable, 0).first().copied().unwrap_or((0, variable.into()));
        }
        if let Some((_, number)) = moment.event.and_then(Event::about) {
            grid.show_event(moment, &Piece::value(register(number)));
            // The bar says it all; the word stands once.
            for &at in moment.squares().iter().skip(1) {
                grid.square_mut(at).word = None;
            }
        }
        if let Some((variable, _)) = moment.event.and_then(Event::about) {
            for &holder in moment.reasons().iter().flat_map(|reason| &reason.holders).collect::<Vec<_>>() {
                let own = (holder.0, variable.into());
                grid.light_line(holder, own, Lit::Line);
                grid.focus = own;
            }
        }
        Picture::Grid(grid)
    }

    fn strip(moment: &Moment<'_, Self>) -> Option<Strip> {
        let registers = moment.puzzle();
        let coloring = registers.coloring();
        let variable = current(moment)?;
        let tried = moment.event.and_then(Event::about).map(|(_, number)| number);
        let left = coloring.left(variable);
        let is_taken = |number: u16| left >> number & 1 == 0 && tried != Some(number);
        let cell = |number: u16| Cell {
            text: if is_taken(number) { ".".to_owned() } else { register(number) },
            role: match moment.event {
                Some(Event::Place { .. }) if tried == Some(number) => Role::PlacedNow,
                Some(Event::Undo { .. }) if tried == Some(number) => Role::UndoneNow,
                Some(Event::Attacked { .. }) if tried == Some(number) => Role::AttackedNow,
                _ if left >> number & 1 == 1 => Role::Placed,
                _ => Role::Ghost,
            },
        };
        let cells = (0..coloring.colours().min(12)).map(cell).collect();
        Some(Strip { title: "registers", cells, note: format!("for {}", registers.variable(variable)) })
    }

    fn details(moment: &Moment<'_, Self>) -> Option<Details> {
        let registers = moment.puzzle();
        let variable = current(moment)?;
        let coloring = registers.coloring();
        let clash = |&other: &u16| match coloring.colour(other) {
            Some(number) => format!("{}={}", registers.variable(other), register(number)),
            None => registers.variable(other).to_owned(),
        };
        let clashes: Vec<String> = coloring.graph().neighbours(variable).iter().map(clash).collect();
        let left: Vec<String> = bits(coloring.left(variable)).map(register).collect();
        Some(Details {
            title: format!("variable {}", registers.variable(variable)),
            lines: vec![
                Detail { label: "live with", working: String::new(), result: listed(&clashes) },
                Detail { label: "registers left", working: String::new(), result: listed(&left) },
            ],
        })
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let registers = moment.puzzle();
        let coloring = registers.coloring();
        let mut sets = vec![];
        if let Some(variable) = current(moment) {
            let formula = format!("of {}", registers.variable(variable));
            let held = bits(coloring.taken(variable)).map(|number| Key::word(register(number)));
            let asked = asked_of_held(moment, LIVE, |number| Key::word(register(number)));
            sets.push(MarkSet { asked, ..MarkSet::of(LIVE, formula, held) });
        }
        let name = |variable| Key::word(registers.variable(variable).to_owned());
        let given = coloring.graph().vertices().filter_map(|variable| Some((variable, coloring.colour(variable)?)));
        let entry = |(variable, number)| Entry { value: Some(register(number).into()), ..Entry::of(name(variable)) };
        let asked = asked_of_map(moment, REGISTER_OF, name);
        let empty = MarkSet::of(REGISTER_OF, "name", []);
        sets.push(MarkSet { entries: given.map(entry).collect(), asked, ..empty });
        sets
    }

    fn no_board(&self) -> String {
        telling::too_few(self)
    }

    fn tell_filling(&self) -> Sentence {
        Sentence::default().lit(self.line())
    }

    fn tell_start(moment: &Moment<'_, Self>) -> Sentence {
        telling::start(moment)
    }

    fn tell_place(moment: &Moment<'_, Self>, variable: u16, number: u16) -> Sentence {
        telling::place(moment, variable, number)
    }

    fn tell_reason(moment: &Moment<'_, Self>, reason: &Reason, _rank: usize) -> Sentence {
        telling::reason(moment, reason)
    }

    fn tell_undo(moment: &Moment<'_, Self>, variable: u16, number: u16) -> Sentence {
        telling::undo(moment, variable, number)
    }
}

/// What stands before a row: the number of the line and the instruction, or that it is the entry.
fn row_label(registers: &Registers, row: usize) -> String {
    let Some(line) = row.checked_sub(1).and_then(|index| registers.program().lines().get(index)) else {
        return format!("{:<LABEL$}  0", "on entry");
    };
    let text: String = line.text.chars().take(LABEL).collect();
    format!("{text:<LABEL$} {row:>2}")
}

#[cfg(test)]
mod tests;
