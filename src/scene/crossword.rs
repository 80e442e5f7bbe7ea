//! How a crossword looks: the grid with the numbers of its entries, the entry at hand, the words that fit it.

mod offer;
mod sheet;
mod telling;

pub use offer::OFFER;

use super::listing::Source;
use super::{
    Asked, At, Cell, Change, Depict, Detail, Details, Entry as Mark, Extras, Family as FamilyWords, Filling, Grid, Key,
    Lit, MarkSet, Moment, Picture, Piece, Reason, Role, Sentence, Square, Strip, Vocabulary,
};
use crate::listing;
use crate::puzzles::crossword::{Crossword, Family, Grid as Blank, Order, Square as Given, examples};
use crate::search::{Blockers, Event, Frame, Puzzle};

static WORDS: Vocabulary = Vocabulary {
    slot: "entry",
    option: "word",
    piece: "word",
    board: "filling",
    dead_end: "dead entry",
    call: "backtrack",
    about: &["entry", "word"],
    families: &[
        FamilyWords { name: "crossing", formula: "i" },
        FamilyWords { name: "used", formula: "word" },
        FamilyWords { name: "look-ahead", formula: "the last word" },
    ],
};

/// A listing for each strategy: by its order, then without and with look-ahead.
static CODE: [[Source; 2]; 2] = [
    [listing!("crossword"), listing!("crossword-look-ahead")],
    [listing!("crossword-mrv"), listing!("crossword-mrv-look-ahead")],
];

/// The most words that are named where those that fit are told.
const MOST_NAMED: usize = 24;

/// The slot that a moment is about: that of the event, or the one to be filled next, or the last one filled.
fn current(moment: &Moment<'_, Crossword>) -> Option<u16> {
    let of_event = moment.event.and_then(Event::about).map(|(slot, _)| slot);
    of_event.or_else(|| moment.machine.frames().iter().rev().find_map(Frame::slot))
}

/// An entry as a newspaper names it: `2 down`.
fn name(crossword: &Crossword, slot: u16) -> String {
    let entry = crossword.entry(slot);
    format!("{} {}", entry.number, if entry.is_across { "across" } else { "down" })
}

/// The letters that an entry has from elsewhere: `a?t`.
fn pattern(crossword: &Crossword, slot: u16) -> String {
    crossword.pattern(slot).map(|letter| letter.map_or('?', char::from)).collect()
}

/// The squares of an entry.
fn squares(crossword: &Crossword, slot: u16) -> Vec<At> {
    let columns = crossword.grid().columns();
    crossword.entry(slot).squares.iter().map(|square| (square / columns, square % columns)).collect()
}

/// A grid before anything stands in it: blocks, given letters, the numbers of the entries.
fn blank(blank: &Blank, numbers: impl Iterator<Item = (usize, u16)>) -> Grid {
    let mut grid = Grid::empty(blank.rows(), blank.columns());
    // Squares are told by the numbers of the entries, not by their places.
    grid.row_labels = vec![String::new(); blank.rows()];
    grid.column_labels = vec![String::new(); blank.columns()];
    for (square, given) in grid.squares.iter_mut().zip(blank.squares()) {
        match given {
            Given::Open => {}
            Given::Block => square.blocked = true,
            Given::Letter(letter) => {
                square.piece = Some(piece(*letter));
                square.role = Role::Given;
            }
        }
    }
    for (square, number) in numbers {
        grid.squares[square].number = Some(number);
    }
    grid
}

/// A letter as a piece.
fn piece(letter: u8) -> Piece {
    Piece::value(char::from(letter.to_ascii_uppercase()).to_string())
}

impl Depict for Crossword {
    const WORDS: &'static Vocabulary = &WORDS;

    fn listing(&self) -> &'static Source {
        &CODE[usize::from(self.strategy().order == Order::Mrv)][usize::from(self.strategy().look_ahead)]
    }

    fn title(&self) -> String {
        let grid = self.grid();
        let name = examples::of(grid).map(|example| example.name.to_owned());
        let name = name.unwrap_or_else(|| format!("{} x {}", grid.rows(), grid.columns()));
        let ahead = if self.strategy().look_ahead { " + look-ahead" } else { "" };
        let order = match self.strategy().order {
            Order::Scan => "scan",
            Order::Mrv => "mrv",
        };
        format!("Crossword {name}, {order}{ahead}")
    }

    fn about(&self, slot: u16, option: u16) -> Vec<Key> {
        vec![Key::word(name(self, slot)), Key::word(self.option_label(slot, option))]
    }

    fn name(&self, slot: u16, option: u16) -> String {
        format!("{} at {}", self.word(slot, option), name(self, slot))
    }

    fn squares(&self, slot: u16, _option: u16) -> Vec<At> {
        squares(self, slot)
    }

    fn option_label(&self, slot: u16, option: u16) -> String {
        self.word(slot, option).to_owned()
    }

    fn call_name(&self, slot: Option<u16>) -> String {
        format!("{}({})", WORDS.call, slot.map_or_else(|| "end".to_owned(), |slot| name(self, slot)))
    }

    fn slot_name(&self, slot: u16) -> String {
        name(self, slot)
    }

    fn reasons(&self, slot: u16, option: u16, by: Blockers) -> Vec<Reason> {
        let reason = |family: u8, key: Key, holders: Vec<At>| {
            let formula = WORDS.families.get(usize::from(family)).map_or("", |family| family.formula);
            Reason { family, formula: formula.into(), key, holders }
        };
        by.iter()
            .map(|family| {
                if family == Family::Crossing as u8 {
                    let differing: Vec<usize> = self.differing(slot, option).collect();
                    let position = differing.first().and_then(|&position| i32::try_from(position).ok());
                    let crossing = differing.iter().flat_map(|&position| self.blamed(slot, position)).collect();
                    return reason(family, position.unwrap_or_default().into(), crossing);
                }
                let other =
                    if family == Family::Used as u8 { self.user(slot, option) } else { self.starved_by(slot, option) };
                let holders = other.map_or(vec![], |other| squares(self, other));
                reason(family, Key::word(self.option_label(slot, option)), holders)
            })
            .collect()
    }

    fn keys_of(&self, slot: u16, option: u16) -> Vec<(u8, Key)> {
        vec![(Family::Used as u8, Key::word(self.option_label(slot, option)))]
    }

    fn families(&self) -> Vec<u8> {
        let families = [Family::Crossing, Family::Used, Family::LookAhead];
        let asked = if self.strategy().look_ahead { &families[..] } else { &families[..2] };
        asked.iter().map(|&family| family as u8).collect()
    }

    fn filling(&self) -> Filling {
        let sign = |(square, given): (usize, &Given)| match (self.letter(square), given) {
            (Some(letter), _) => char::from(letter),
            (None, given) => given.sign(),
        };
        let signs: Vec<char> = self.grid().squares().iter().enumerate().map(sign).collect();
        Filling::rows(signs.chunks(self.grid().columns()).map(|row| row.iter().collect()))
    }

    fn line(&self) -> String {
        self.filling().joined("/")
    }

    fn picture(moment: &Moment<'_, Self>) -> Picture {
        let crossword = moment.puzzle();
        let numbers = crossword.entries().iter().filter_map(|entry| Some((*entry.squares.first()?, entry.number)));
        let mut grid = blank(crossword.grid(), numbers);
        for (index, square) in grid.squares.iter_mut().enumerate().filter(|(_, square)| square.role == Role::Empty) {
            if let Some(letter) = crossword.letter(index) {
                square.piece = Some(piece(letter));
                square.role = Role::Placed;
            }
        }
        if let Some(slot) = current(moment).filter(|_| !moment.machine.is_finished()) {
            let entry = squares(crossword, slot);
            grid.focus = entry[entry.len() / 2];
            for &at in &entry {
                grid.square_mut(at).tinted = true;
            }
        }
        if let Some(event) = moment.event
            && let Some((slot, option)) = event.about()
        {
            show(&mut grid, moment, event, slot, option);
        }
        Picture::Grid(grid)
    }

    fn strip(moment: &Moment<'_, Self>) -> Option<Strip> {
        let crossword = moment.puzzle();
        let slot = current(moment)?;
        // As wide as the longest name, so that nothing moves from entry to entry.
        let names = (0..).zip(crossword.entries()).map(|(slot, _)| name(crossword, slot).len());
        let longest = crossword.entries().iter().map(crate::puzzles::crossword::Entry::len).max().unwrap_or(0);
        let label = format!("{:1$}", name(crossword, slot), names.max().unwrap_or(0));
        let (role, word) = match moment.event.and_then(|event| Some((event, event.about()?))) {
            Some((Event::Place { .. }, (_, option))) => (Role::PlacedNow, crossword.word(slot, option)),
            Some((Event::Undo { .. }, (_, option))) => (Role::UndoneNow, crossword.word(slot, option)),
            Some((_, (_, option))) => (Role::AttackedNow, crossword.word(slot, option)),
            None => (Role::Empty, ""),
        };
        let pattern = format!("{:longest$}", pattern(crossword, slot));
        let cells = [(label, Role::Empty), (pattern, Role::Placed), (format!("{word:longest$}"), role)];
        let (fit, all) = (crossword.count_fitting(slot), crossword.options(slot));
        let most = (0..).zip(crossword.entries()).map(|(slot, _)| crossword.options(slot)).max().unwrap_or(0);
        let digits = most.to_string().len();
        Some(Strip {
            title: "",
            cells: cells.into_iter().map(|(text, role)| Cell { text, role }).collect(),
            note: format!("{fit:>digits$}/{all:<digits$} fit"),
        })
    }

    fn details(moment: &Moment<'_, Self>) -> Option<Details> {
        let crossword = moment.puzzle();
        Some(details(crossword, current(moment)?))
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let crossword = moment.puzzle();
        let Some(slot) = current(moment) else { return vec![] };
        let event = moment.event.filter(|event| event.about().is_some());
        let letters = (0..).zip(crossword.pattern(slot));
        let letters = letters.filter_map(|(position, letter)| Some((position, char::from(letter?))));
        let of_letter = |(position, letter): (i32, char)| Mark {
            value: Some(letter.to_string().into()),
            ..Mark::of(position.into())
        };
        let crossing = MarkSet {
            entries: letters.map(of_letter).collect(),
            asked: moment.reasons().into_iter().find(|reason| reason.family == Family::Crossing as u8).and_then(
                |reason| Some(Asked { key: reason.key, change: Change::of(event?, Family::Crossing as u8)? }),
            ),
            ..MarkSet::of(Family::Crossing as u8, "i", [])
        };
        let standing = (0..)
            .zip(crossword.entries())
            .filter_map(|(slot, _)| Some(Key::word(crossword.option_label(slot, crossword.standing(slot)?))));
        let mut standing: Vec<Key> = standing.collect();
        standing.sort_unstable();
        let asked = event.and_then(|event| {
            let (slot, option) = event.about()?;
            let key = Key::word(crossword.option_label(slot, option));
            Some(Asked { key, change: Change::of(event, Family::Used as u8)? })
        });
        vec![crossing, MarkSet { asked, ..MarkSet::of(Family::Used as u8, "word", standing) }]
    }

    fn extras(moment: &Moment<'_, Self>) -> Extras {
        let is_filled = moment.puzzle().next_slot().is_none();
        let left = if is_filled { "grid filled" } else { "grid as empty as at the start" };
        Extras { left: moment.machine.is_finished().then_some(left), ..Extras::default() }
    }

    fn no_board(&self) -> String {
        "these words cannot fill this grid".to_owned()
    }

    fn tell_filling(&self) -> Sentence {
        Sentence::default().lit(self.line())
    }

    fn tell_start(moment: &Moment<'_, Self>) -> Sentence {
        telling::start(moment)
    }

    fn tell_place(moment: &Moment<'_, Self>, slot: u16, option: u16) -> Sentence {
        telling::place(moment.puzzle(), slot, option)
    }

    fn tell_reason(moment: &Moment<'_, Self>, reason: &Reason, rank: usize) -> Sentence {
        telling::reason(moment, reason, rank)
    }

    fn tell_dead_end(moment: &Moment<'_, Self>, slot: u16) -> Sentence {
        telling::dead_end(moment, slot)
    }

    fn tell_undo(moment: &Moment<'_, Self>, slot: u16, option: u16) -> Sentence {
        telling::undo(moment.puzzle(), slot, option)
    }
}

impl Crossword {
    /// The squares that hold a letter in place at a position of an entry: those of the word that crosses there, or the
    /// square itself where the grid gives the letter.
    fn blamed(&self, slot: u16, position: usize) -> Vec<At> {
        let crossing = self.entry(slot).crossings[position].filter(|crossing| self.standing(crossing.entry).is_some());
        crossing.map_or_else(|| vec![squares(self, slot)[position]], |crossing| squares(self, crossing.entry))
    }
}

/// Shows what an event did in the squares of its entry, and lights those that refused a word.
fn show(grid: &mut Grid, moment: &Moment<'_, Crossword>, event: Event, slot: u16, option: u16) {
    let crossword = moment.puzzle();
    let entry = squares(crossword, slot);
    let letters = crossword.word(slot, option).bytes();
    let (role, word) = match event {
        Event::Place { .. } => (Role::PlacedNow, "place"),
        Event::Undo { .. } => (Role::UndoneNow, "undo"),
        _ => (Role::AttackedNow, moment.reasons().first().map_or("", |reason| WORDS.name(reason.family))),
    };
    let differing: Vec<usize> = crossword.differing(slot, option).collect();
    let is_kept = |position: usize| crossword.is_kept(slot, position);
    // Where every letter stays, the word that is taken back is shown in all of its squares.
    let is_all_kept = (0..entry.len()).all(is_kept);
    for (position, (&at, letter)) in entry.iter().zip(letters).enumerate() {
        let stays = match event {
            Event::Undo { .. } => is_kept(position) && !is_all_kept,
            // The letter that differs stays in sight, as a part of the word that refuses.
            Event::Attacked { .. } => differing.contains(&position),
            _ => false,
        };
        if !stays {
            let square = grid.square_mut(at);
            *square =
                Square { piece: Some(piece(letter)), role, number: square.number, tinted: true, ..Square::default() };
        }
    }
    grid.square_mut(entry[0]).word = Some(word);
    if !matches!(event, Event::Attacked { .. }) {
        return;
    }
    for (rank, &position) in differing.iter().enumerate() {
        light(grid, &crossword.blamed(slot, position), if rank == 0 { Lit::Attacker } else { Lit::AlsoAttacker });
    }
    let others = [crossword.user(slot, option), crossword.starved_by(slot, option)];
    for (index, other) in others.into_iter().flatten().enumerate() {
        let is_first = differing.is_empty() && index == 0;
        let own = |at: &At| !entry.contains(at);
        let lit: Vec<At> = squares(crossword, other).into_iter().filter(own).collect();
        light(grid, &lit, if is_first { Lit::Attacker } else { Lit::AlsoAttacker });
    }
}

fn light(grid: &mut Grid, squares: &[At], lit: Lit) {
    for &at in squares {
        let square = grid.square_mut(at);
        square.lit = square.lit.max(Some(lit));
    }
}

/// The words that fit an entry, and the entries that cross it.
fn details(crossword: &Crossword, slot: u16) -> Details {
    let fitting: Vec<&str> = crossword.fits(slot).take(MOST_NAMED).map(|word| crossword.word(slot, word)).collect();
    let crossing = crossword.entry(slot).crossings.iter().flatten().map(|crossing| {
        let word = crossword.standing(crossing.entry).map(|word| crossword.word(crossing.entry, word));
        format!(
            "{} {}",
            name(crossword, crossing.entry),
            word.map_or_else(|| pattern(crossword, crossing.entry), str::to_owned)
        )
    });
    let crossing: Vec<String> = crossing.collect();
    let or_none = |text: String| if text.is_empty() { "none".to_owned() } else { text };
    Details {
        title: name(crossword, slot),
        lines: vec![
            Detail { label: "fit", working: String::new(), result: or_none(fitting.join(" ")) },
            Detail { label: "crosses", working: String::new(), result: or_none(crossing.join(", ")) },
        ],
    }
}

#[cfg(test)]
mod tests;
