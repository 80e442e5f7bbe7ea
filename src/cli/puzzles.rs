//! Puzzles that the user brings: where their text comes from, which of them is meant, what each is called in a message.

use super::Complaint;
use super::answered::{Puzzles, missing, place};
use super::source::{self, Text};
use crate::catalogue::{Asked, Brought as Puzzle};
use crate::scene::{AtOnce, Found, Input, Instance, Reader, Round};
use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

/// The most puzzles of a file that `[` and `]` go through.
const ROUND: usize = 1_000;

/// A puzzle that is longer is known by the name of its file: its own text would fill the screen, and no command takes it.
const LONG: usize = 1_000;

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
        if is_read(word, reader) || (reader.is_puzzle)(word) && !names_a_file(word) {
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

    /// The one puzzle to be searched, the first if none was chosen; those of its file belong to the round, unless it
    /// `is_printed` and there is none.
    pub(super) fn one(self, asked: &Asked, reader: &'static Reader, is_printed: bool) -> Result<Brought, Complaint> {
        let with = |value: &str| asked.clone().with(reader.parameter, value);
        let number = self.choice.unwrap_or(1);
        let Some(text) = self.text else {
            if let Some(name) = self.name.filter(|_| number > 1) {
                return Err(Complaint::about(missing(name, 1, None, number)));
            }
            let asked = self.name.map_or_else(|| Ok(asked.clone()), with)?;
            return Ok(Brought { asked, notice: None, note: None });
        };
        let Text { name, input, is_standard_input, comes_soon } = text;
        // A round has all that is sent, however slowly; a text that is printed is answered as soon as it can be.
        let items = (reader.read)(Input { text: input, comes_soon: comes_soon.filter(|_| is_printed) });
        let most = if is_printed { number } else { number.max(ROUND) };
        let (mut chosen, mut wrong, mut round, mut passed) = (None, None, vec![], 0);
        for item in items.take(most) {
            passed += 1;
            if passed == number {
                chosen = Some(item.clone());
            }
            match item {
                // The round goes by what stands there: what stands twice is in it once.
                Ok(found) if !is_printed && !round.contains(&found.value) => round.push(found.value),
                Ok(_) => {}
                Err(error) => wrong = Some(error),
            }
        }
        let chosen = chosen.ok_or_else(|| Complaint::about(missing(&name, passed, wrong, number)))?;
        let found = chosen.map_err(|error| Complaint::about(format!("{name}: {error}")))?;
        let is_known_by_its_file = !is_standard_input && number == 1 && passed == 1 && found.value.len() > LONG;
        let asked = if is_known_by_its_file {
            let named = with(&name)?;
            let content: Arc<[u8]> = found.value.as_bytes().into();
            let values = named.values.with_content(reader.parameter, Arc::clone(&content));
            Asked { values, brought: [Puzzle { value: name.clone(), content: Some(content) }].into(), ..named }
        } else {
            let brought = round.into_iter().map(|value| Puzzle { value, content: None }).collect();
            Asked { brought, ..with(&found.value)? }
        };
        let place = place(&name, &found);
        asked.open().map_err(|problem| Complaint::about(format!("{place}: {problem}")))?;
        let notice = match (&found.note, self.choice) {
            (Some(note), _) => Some(note.clone()),
            (None, None) if passed > 1 => Some(format!("the first of several puzzles in {name}; []] goes to the next")),
            _ if is_standard_input => Some(format!("read from {name}; keys come from the terminal")),
            _ => None,
        };
        Ok(Brought { asked, notice, note: found.note.map(|note| format!("{place}: {note}")) })
    }

    /// All puzzles that are meant.
    pub(super) fn all(self, reader: &'static Reader) -> Puzzles {
        match (self.text, self.name) {
            (Some(text), _) => {
                let items = (reader.read)(Input { text: text.input, comes_soon: text.comes_soon });
                Puzzles::new(text.name, items, self.choice)
            }
            (None, name) => {
                let name = name.unwrap_or_default().to_owned();
                let found = Found { value: name.clone(), line: 1, note: None };
                Puzzles::new(name, Box::new(AtOnce(std::iter::once(Ok(found)))), self.choice)
            }
        }
    }
}

/// Whether a word is a puzzle, and read without a fault.
pub(super) fn is_read(word: &str, reader: &Reader) -> bool {
    (reader.is_puzzle)(word) && (reader.read)(Input::at_once(word.as_bytes())).next().is_some_and(|item| item.is_ok())
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
