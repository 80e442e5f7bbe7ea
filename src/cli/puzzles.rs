//! Puzzles that the user brings: where their text comes from, which of them is meant, what each is called in a message.

use super::Complaint;
use super::source::{self, Text};
use crate::catalogue::{Asked, Brought as Puzzle};
use crate::scene::{Found, Instance, Placed, Reader, Round};
use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

/// The most puzzles of a file that `[` and `]` go through.
const ROUND: usize = 1_000;

/// A puzzle that is longer is known by the name of its file: its own text would fill the screen, and no command takes it.
const LONG: usize = 1_000;

/// The puzzles of one text, or the one that was chosen from them, with their places; what is no puzzle says why.
pub type Puzzles = Box<dyn Iterator<Item = Result<Placed, String>>>;

/// What is meant by the word that names a puzzle, or by what is piped in.
pub(super) struct Meant {
    /// A name of an instance, if it is one.
    name: Option<&'static str>,
    text: Option<Text>,
    choice: Option<usize>,
}

/// A search of a puzzle that was brought, and what to tell whoever sees it.
pub(super) struct Brought {
    pub(super) asked: Asked,
    pub(super) notice: Option<String>,
    /// What there is to say of how it was read, wherever it goes.
    pub(super) note: Option<String>,
}

impl Meant {
    /// Looks up a word; without one, with `may_read_input`, what is piped in is taken, else the usual instance.
    pub(super) fn by(
        word: Option<&OsStr>,
        choice: Option<&str>,
        asked: &Asked,
        reader: &'static Reader,
        may_read_input: bool,
    ) -> Result<Self, Complaint> {
        let choice = choice.map(puzzle_number).transpose()?;
        let usual = || {
            instances(asked)
                .iter()
                .map(|instance| instance.name)
                .find(|name| asked.values.get(reader.parameter) == Some(name))
        };
        let Some(word) = word else {
            let piped = (may_read_input && source::is_piped()).then(Text::of_standard_input).transpose()?.flatten();
            return Ok(Self { name: if piped.is_some() { None } else { usual() }, text: piped, choice });
        };
        let Some(word) = word.to_str() else {
            return Ok(Self { name: None, text: Some(Text::of_file(Path::new(word))?), choice });
        };
        if word == "-" {
            let text = Text::of_standard_input()?.unwrap_or_else(|| Text::of_argument("standard input", ""));
            return Ok(Self { name: None, text: Some(text), choice });
        }
        if let Some(instance) = instances(asked).iter().find(|instance| instance.name == word) {
            return Ok(Self { name: Some(instance.name), text: None, choice });
        }
        // A word that is a puzzle, though a wrong one, may still be the name of a file.
        if (reader.is_puzzle)(word) && (is_read(word, reader) || !names_a_file(word)) {
            return Ok(Self { name: None, text: Some(Text::of_argument("the argument", word)), choice });
        }
        if Path::new(word).exists() {
            return Ok(Self { name: None, text: Some(Text::of_file(Path::new(word))?), choice });
        }
        if let Some((file, number)) = word.rsplit_once(':').filter(|(file, _)| Path::new(file).exists()) {
            let number = puzzle_number(number)?;
            if let Some(other) = choice.filter(|&other| other != number) {
                return Err(Complaint::contradiction(&format!(":{number}"), &format!("--puzzle {other}")));
            }
            return Ok(Self { name: None, text: Some(Text::of_file(Path::new(file))?), choice: Some(number) });
        }
        Err(unknown(word, asked))
    }

    /// The one puzzle to be searched, the first if none was chosen; those of its file belong to the round.
    pub(super) fn one(self, asked: &Asked, reader: &'static Reader) -> Result<Brought, Complaint> {
        let with = |value: &str| asked.clone().with(reader.parameter, value);
        let Some(text) = self.text else {
            let asked = self.name.map_or_else(|| Ok(asked.clone()), with)?;
            return Ok(Brought { asked, notice: None, note: None });
        };
        let (name, is_standard_input) = (text.name.clone(), text.is_standard_input);
        let number = self.choice.unwrap_or(1);
        let items: Vec<Result<Found, String>> = (reader.read)(text.input).take(number.max(ROUND)).collect();
        let chosen = items.get(number - 1).ok_or_else(|| too_few(&name, items.len(), number))?;
        let found = chosen.as_ref().map_err(|error| Complaint::about(format!("{name}: {error}")))?;
        let is_known_by_its_file = !is_standard_input && number == 1 && items.len() == 1 && found.value.len() > LONG;
        let asked = if is_known_by_its_file {
            let named = with(&name)?;
            let content: Arc<[u8]> = found.value.as_bytes().into();
            let values = named.values.with_content(reader.parameter, Arc::clone(&content));
            Asked { values, brought: [Puzzle { value: name.clone(), content: Some(content) }].into(), ..named }
        } else {
            let brought = items.iter().flatten().map(|found| Puzzle { value: found.value.clone(), content: None });
            Asked { brought: brought.collect(), ..with(&found.value)? }
        };
        asked.open().map_err(|problem| Complaint::about(format!("{}: {problem}", place(&name, found))))?;
        let notice = match (&found.note, self.choice) {
            (Some(note), _) => Some(note.clone()),
            (None, None) if items.len() > 1 => {
                Some(format!("the first of several puzzles in {name}; []] goes to the next"))
            }
            _ if is_standard_input => Some(format!("read from {name}; keys come from the terminal")),
            _ => None,
        };
        Ok(Brought { asked, notice, note: found.note.as_ref().map(|note| format!("{name}: {note}")) })
    }

    /// All puzzles that are meant.
    pub(super) fn all(self, reader: &'static Reader) -> Result<Puzzles, Complaint> {
        let text = match (self.text, self.name) {
            (Some(text), _) => text,
            (None, name) => {
                let name = name.unwrap_or_default();
                let found = Found { value: name.to_owned(), line: 1, note: None };
                return Ok(Box::new(std::iter::once(Ok((found, name.to_owned())))));
            }
        };
        let name = text.name.clone();
        let placed = move |item: Result<Found, String>| match item {
            Ok(found) => {
                let place = place(&name, &found);
                Ok((found, place))
            }
            Err(error) => Err(format!("{name}: {error}")),
        };
        let name = text.name.clone();
        let mut items = (reader.read)(text.input).map(placed).peekable();
        if items.peek().is_none() {
            return Err(Complaint::about(format!("{name} has no puzzle in it")));
        }
        let Some(number) = self.choice else { return Ok(Box::new(items)) };
        let mut passed = 0;
        for item in items {
            passed += 1;
            if passed == number {
                return Ok(Box::new(std::iter::once(item)));
            }
        }
        Err(too_few(&name, passed, number))
    }
}

/// Whether a word is read as a puzzle without a fault.
fn is_read(word: &str, reader: &Reader) -> bool {
    (reader.read)(Box::new(word.as_bytes())).next().is_some_and(|item| item.is_ok())
}

/// Whether there is a file of that name, also with the number of a puzzle behind it.
fn names_a_file(word: &str) -> bool {
    Path::new(word).exists() || word.rsplit_once(':').is_some_and(|(file, _)| Path::new(file).exists())
}

/// The instances that come with the program.
fn instances(asked: &Asked) -> &'static [Instance] {
    match (&asked.offer.round, &asked.offer.reader) {
        (Round::Instances { parameter, instances, .. }, Some(reader)) if *parameter == reader.parameter => instances,
        _ => &[],
    }
}

/// Where a puzzle stands: `puzzles.txt: line 3`.
fn place(name: &str, found: &Found) -> String {
    format!("{name}: line {}", found.line)
}

fn too_few(name: &str, there: usize, wanted: usize) -> Complaint {
    let (has, range) = match there {
        0 => return Complaint::about(format!("{name} has no puzzle in it")),
        1 => ("1 puzzle".to_owned(), "1".to_owned()),
        _ => (format!("{there} puzzles"), format!("1 to {there}")),
    };
    Complaint::about(format!("{name} has {has}, so there is no puzzle {wanted}: --puzzle takes {range}"))
}

/// Says that a word names nothing, and what it may have been meant for.
fn unknown(word: &str, asked: &Asked) -> Complaint {
    let lower = word.to_lowercase();
    let mut names = instances(asked).iter().map(|instance| instance.name);
    // One that it begins, or that it is but for the case.
    let alike = names.find(|name| lower.len() >= 3 && (name.starts_with(&lower) || lower.starts_with(name)));
    let kinds = "no built-in puzzle and no file";
    Complaint::about(match alike {
        Some(name) => format!("there is {kinds} {word:?}: did you mean {name}?"),
        None => format!("there is {kinds} {word:?}: stepback {} --list names the puzzles", asked.offer.name),
    })
}

fn puzzle_number(text: &str) -> Result<usize, Complaint> {
    let number = text.parse().ok().filter(|&number: &usize| number > 0);
    number.ok_or_else(|| Complaint::about(format!("--puzzle takes the number of a puzzle, from 1 on, not {text:?}")))
}
