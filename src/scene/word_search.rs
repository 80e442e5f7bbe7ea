//! How a word search looks: the grid of letters with the path through it, and over it the word with what is matched.

mod sheet;

use super::listing::Source;
use super::{
    Asked, At, AtOnce, Cell, Change, Depict, Family as FamilyWords, Filling, Found, Grid, Input, Instance, Key,
    MarkSet, Moment, Offer, Opened, Parameter, Picture, Piece, Problem, Puzzles, Reader, Reason, Role, Round, Sentence,
    Sheet, Strategy, Strip, Takes, Tone, Values, Vocabulary, grammar,
};
use crate::formats::word_search as format;
use crate::listing;
use crate::puzzles::word_search::{Family, MOST_LETTERS, MOST_SIDE, WordSearch};
use crate::replay::Replay;
use crate::search::{Blockers, Event, Goal};
use std::io::Read;

static WORDS: Vocabulary = Vocabulary {
    slot: "letter",
    option: "cell",
    piece: "letter",
    board: "path",
    dead_end: "dead end",
    call: "backtrack",
    about: &["letter", "row", "col"],
    families: &[
        FamilyWords { name: "board", formula: "(r, c)" },
        FamilyWords { name: "letter", formula: "board[r][c]" },
        FamilyWords { name: "used", formula: "(r, c)" },
    ],
};

static CODE: Source = listing!("word-search");

/// The most bytes of a file with a grid.
const MOST_BYTES: u64 = 1 << 16;

/// What the program offers of word search.
pub static OFFER: Offer = Offer {
    name: "word-search",
    aliases: &["word"],
    about: "A word along neighbouring letters of a grid",
    teaches: "a path that is taken back, where flood fill never does",
    leetcode: &[79],
    parameters: &[
        Parameter {
            name: "GRID",
            takes: Takes::Instance,
            usual: Some("ABCE/SFCS/ADEE"),
            help: "Rows of letters joined by /, LeetCode's [[\"A\",\"B\"],...], or a file",
        },
        Parameter {
            name: "WORD",
            takes: Takes::Text,
            usual: Some("ABCCED"),
            help: "The word, up to 64 letters; case matters",
        },
    ],
    usual_goal: Goal::First,
    round: Round::Instances {
        parameter: "WORD",
        instances: &[
            Instance { name: "ABCCED", about: "LeetCode 79, found at once" },
            Instance { name: "SEE", about: "LeetCode 79, found after two undos" },
            Instance { name: "ABCB", about: "LeetCode 79, not there: the cell is used already" },
        ],
        ends: ["this is the first of LeetCode's words", "this is the last of LeetCode's words"],
    },
    strategies: &[Strategy { name: "letter by letter", flags: &[] }],
    listings: &[&CODE],
    mistakes: &[],
    more_help: "\
Flood fill marks a cell and leaves it marked. Here the mark is taken back when
the path leaves the cell, since another path may come through it.",
    settle: |values| values,
    has_goals: |_| true,
    open,
    sheet: Some(edit),
    reader: Some(Reader { parameter: "GRID", is_puzzle, read, list, answers: &[] }),
};

fn open(values: &Values, goal: Goal) -> Result<Opened, Problem> {
    let rows = format::read(values.get("GRID").unwrap_or_default()).map_err(Problem)?;
    let word: Vec<char> = values.get("WORD").unwrap_or_default().chars().collect();
    if let Some(strange) = word.iter().find(|character| !character.is_alphabetic()) {
        return Err(Problem(format!("the word has {strange:?}, which is no letter: write letters alone")));
    }
    let search = WordSearch::new(&rows, &word).ok_or_else(|| {
        let size = (rows.len(), rows.first().map_or(0, Vec::len));
        Problem(if (1..=MOST_LETTERS).contains(&word.len()) {
            format!("a grid of {} x {} is too large: use at most {MOST_SIDE} x {MOST_SIDE} letters", size.0, size.1)
        } else {
            format!("a word of {} letters cannot be searched: use 1 to {MOST_LETTERS}", word.len())
        })
    })?;
    Ok(Opened::One(Box::new(Replay::new(search, goal))))
}

fn edit(values: &Values) -> Option<Box<dyn Sheet>> {
    let rows = format::read(values.get("GRID")?).ok()?;
    Some(Box::new(sheet::WordSearchSheet::new(&rows, values.get("WORD").unwrap_or_default())))
}

/// Whether a word on the command line is meant as a grid: a list, or rows of letters, be they as long as one another or not.
fn is_puzzle(word: &str) -> bool {
    let is_letters = |row: &str| !row.is_empty() && row.chars().all(char::is_alphabetic);
    let has_rows = word.contains('/') && word.split('/').all(is_letters);
    word.trim_start().starts_with('[') || has_rows || format::read(word).is_ok_and(|rows| format::write(&rows) == word)
}

fn read(input: Input<'_>) -> Puzzles<'_> {
    let mut text = String::new();
    let read = input.text.take(MOST_BYTES).read_to_string(&mut text);
    let found = read.map_err(|error| error.to_string()).and_then(|_| format::read(&text));
    Box::new(AtOnce(std::iter::once(found.map(|rows| Found { value: format::write(&rows), line: 0, note: None }))))
}

fn list() -> String {
    "ABCE/SFCS/ADEE  the grid of LeetCode 79, with the words ABCCED, SEE and ABCB\n".to_owned()
}

/// A place as people write it.
fn place((row, column): (i32, i32)) -> String {
    format!("({row},{column})")
}

impl WordSearch {
    fn wanted(&self, slot: u16) -> char {
        self.word().get(usize::from(slot)).copied().unwrap_or(' ')
    }
}

impl Depict for WordSearch {
    const WORDS: &'static Vocabulary = &WORDS;

    fn listing(&self) -> &'static Source {
        &CODE
    }

    fn title(&self) -> String {
        let word: String = self.word().iter().collect();
        format!("Word search {word}")
    }

    fn about(&self, slot: u16, option: u16) -> Vec<Key> {
        let (row, column) = self.target(slot, option);
        vec![slot.into(), row.into(), column.into()]
    }

    fn name(&self, slot: u16, option: u16) -> String {
        format!("{} at {}", self.wanted(slot), place(self.target(slot, option)))
    }

    fn squares(&self, slot: u16, option: u16) -> Vec<At> {
        self.cell(slot, option).into_iter().collect()
    }

    fn option_label(&self, slot: u16, option: u16) -> String {
        if slot == 0 {
            place(self.target(slot, option))
        } else {
            ["up", "right", "down", "left"][usize::from(option) % 4].to_owned()
        }
    }

    fn slot_name(&self, slot: u16) -> String {
        format!("letter {slot}, {}", self.wanted(slot))
    }

    fn call_name(&self, slot: Option<u16>) -> String {
        format!("{}({})", WORDS.call, slot.map_or(self.word().len(), usize::from))
    }

    fn reasons(&self, slot: u16, option: u16, by: Blockers) -> Vec<Reason> {
        let last = self.path().nth(usize::from(slot).saturating_sub(1));
        let reason = |family: u8| {
            let formula = WORDS.families[usize::from(family)].formula.into();
            let (key, holders) = match self.cell(slot, option) {
                Some(at) if family == Family::Letter as u8 => (self.letter(at).to_string(), vec![]),
                Some(at) => (place(self.target(slot, option)), vec![at]),
                None => (place(self.target(slot, option)), last.into_iter().collect()),
            };
            Reason { family, formula, key: Key::word(key), holders }
        };
        by.iter().map(reason).collect()
    }

    fn keys_of(&self, slot: u16, option: u16) -> Vec<(u8, Key)> {
        vec![(Family::Used as u8, Key::word(place(self.target(slot, option))))]
    }

    fn families(&self) -> Vec<u8> {
        vec![Family::Used as u8]
    }

    fn filling(&self) -> Filling {
        let number = |number: usize| Filling::Number(i32::try_from(number).unwrap_or(i32::MAX));
        Filling::List(self.path().map(|(row, column)| Filling::List(vec![number(row), number(column)])).collect())
    }

    fn line(&self) -> String {
        self.path().map(|(row, column)| format!("{row},{column}")).collect::<Vec<_>>().join(" ")
    }

    fn picture(moment: &Moment<'_, Self>) -> Picture {
        let search = moment.puzzle();
        let (rows, columns) = search.size();
        let mut grid = Grid::empty(rows, columns);
        let letter = |at| Piece::value(search.letter(at).to_string());
        for at in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            let square = grid.square_mut(at);
            (square.piece, square.role) = (Some(letter(at)), Role::Given);
        }
        for (number, at) in (1..).zip(search.path()) {
            let square = grid.square_mut(at);
            (square.role, square.number) = (Role::Placed, Some(number));
            grid.focus = at;
        }
        grid.path = search.path().collect();
        if let Some(&at) = moment.squares().first() {
            grid.show_event(moment, &letter(at));
            grid.focus = at;
        } else {
            grid.show_event(moment, &Piece::value(""));
        }
        Picture::Grid(grid)
    }

    fn strip(moment: &Moment<'_, Self>) -> Option<Strip> {
        let search = moment.puzzle();
        let matched = search.path().count();
        let role = |index: usize| match moment.event {
            Some(Event::Place { slot, .. }) if usize::from(slot) == index => Role::PlacedNow,
            Some(Event::Attacked { slot, .. }) if usize::from(slot) == index => Role::AttackedNow,
            Some(Event::Undo { slot, .. }) if usize::from(slot) == index => Role::UndoneNow,
            _ if index < matched => Role::Placed,
            _ => Role::Empty,
        };
        let cell = |(index, letter): (usize, &char)| Cell { text: letter.to_string(), role: role(index) };
        let cells = search.word().iter().enumerate().map(cell).collect();
        Some(Strip { title: "word", cells, note: format!("{matched} of {} matched", search.word().len()) })
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let search = moment.puzzle();
        let used = Family::Used as u8;
        let asked = moment.event.and_then(|event| {
            let (slot, option) = event.about()?;
            let key = Key::word(place(search.target(slot, option)));
            Some(Asked { key, change: Change::of(event, used)? })
        });
        let mut path: Vec<At> = search.path().collect();
        path.sort_unstable();
        let keys = path.into_iter().map(|(row, column)| Key::word(format!("({row},{column})")));
        vec![MarkSet { asked, ..MarkSet::of(used, WORDS.families[usize::from(used)].formula, keys) }]
    }

    fn introduction(&self) -> &'static str {
        " A cell on the path is in used. Unlike flood fill, the mark is taken back when the path leaves the cell."
    }

    fn no_board(&self) -> String {
        "the word is not in the grid".to_owned()
    }

    fn tell_start(moment: &Moment<'_, Self>) -> Sentence {
        let search = moment.puzzle();
        let ((rows, columns), aim) = (search.size(), grammar::aim::<Self>(moment.machine.goal()));
        let call = search.call_name(Some(0));
        Sentence::default()
            .lit("start: ")
            .plain(format!("{call} is about to look for {} in {rows} x {columns} cells. {aim}.", search.wanted(0)))
            .plain(search.introduction())
    }

    fn tell_place(moment: &Moment<'_, Self>, slot: u16, option: u16) -> Sentence {
        let search = moment.puzzle();
        let next = grammar::next(search);
        Sentence::default()
            .lit(format!("place {}: the letter fits and the cell is free", search.name(slot, option)))
            .plain(format!(", so the path goes through it; {next}."))
    }

    fn tell_reason(moment: &Moment<'_, Self>, reason: &Reason, rank: usize) -> Sentence {
        let tone = if rank == 0 { Tone::Event } else { Tone::Also };
        let slot = moment.event.and_then(Event::about).map_or(0, |(slot, _)| slot);
        let wanted = moment.puzzle().wanted(slot);
        Sentence::default().with(
            tone,
            match reason.family {
                family if family == Family::Board as u8 => format!("{} is outside the grid", reason.key),
                family if family == Family::Letter as u8 => format!("{} stands there, not {wanted}", reason.key),
                _ => format!("{} is already on the path", reason.key),
            },
        )
    }

    fn tell_undo(moment: &Moment<'_, Self>, slot: u16, option: u16) -> Sentence {
        let search = moment.puzzle();
        Sentence::default()
            .lit(format!("undo {}: ", search.name(slot, option)))
            .plain("the path goes back; ")
            .lit(format!("{} leaves used", place(search.target(slot, option))))
            .plain(", and another path may come through it.")
    }

    fn tell_filling(&self) -> Sentence {
        Sentence::default().lit(self.line()).plain(", row and column of each letter")
    }
}
