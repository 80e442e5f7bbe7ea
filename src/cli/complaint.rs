//! What is wrong with a command line, in one line: the bad value, the place and the cure.

use crate::catalogue::{mistakes, named};
use crate::print::Format;
use crate::printable::escaped;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;

/// A command line that cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", escaped(.0))]
pub struct Complaint(String);

impl Complaint {
    /// Of something that is said in one line already.
    pub(super) fn about(line: impl Into<String>) -> Self {
        Self(line.into())
    }

    /// Of two flags that cannot both be meant.
    pub(super) fn contradiction(one: &str, other: &str) -> Self {
        Self(format!("\"{one}\" and \"{other}\" contradict each other: leave one of them out"))
    }

    /// Of a flag for a part of the trace with a format that has no parts.
    pub(super) fn no_part(flag: &str, value: u64, format: Format) -> Self {
        let (word, by_event) = (format.word(), by_event());
        let whole = if format == Format::Code { "is the same at every step" } else { "sums up the whole search" };
        Self(format!("\"{flag} {value}\" does not go with --print {word}, which {whole}: {by_event}"))
    }

    /// Of a format that does not show two programs.
    pub(super) fn one_program_only(format: Format) -> Self {
        Self(format!("\"--print {}\" is for one program: use text, jsonl or tally for a mistake", format.word()))
    }

    /// Of a mistake that is to be printed and has no number.
    pub(super) fn no_mistake() -> Self {
        Self(format!("mistake needs a number from 1 to {} to be printed: see stepback mistake", mistakes().count()))
    }

    /// Of a flag for a part of the trace where nothing is printed.
    pub(super) fn unprinted_part(flag: &str, value: u64) -> Self {
        Self(format!("\"{flag} {value}\" says how much to print, but nothing is to be printed: {}", by_event()))
    }
}

/// The cure where events are wanted.
fn by_event() -> String {
    let flags: Vec<String> = Format::ALL
        .into_iter()
        .filter(|format| format.is_by_event())
        .map(|format| format!("--print {}", format.word()))
        .collect();
    format!("use {}", list(&flags))
}

impl From<crate::scene::Problem> for Complaint {
    fn from(problem: crate::scene::Problem) -> Self {
        Self(problem.to_string())
    }
}

impl From<&Error> for Complaint {
    fn from(error: &Error) -> Self {
        let said = |kind| words(error.get(kind));
        let bad = said(ContextKind::InvalidValue).unwrap_or_default();
        // `--at <STEP>`: the name alone.
        let place = said(ContextKind::InvalidArg).unwrap_or_default();
        let flag = place.split(' ').next().unwrap_or_default();
        Self(match error.kind() {
            ErrorKind::ValueValidation => match error.source() {
                Some(reason) => reason.to_string(),
                None => format!("{flag} does not take {bad:?}"),
            },
            ErrorKind::InvalidValue if bad.is_empty() => match valid_values(error) {
                Some(values) => format!("{flag} needs a value: {values}"),
                None => format!("{flag} needs a value, as in \"{place}\""),
            },
            ErrorKind::InvalidValue => {
                let values = valid_values(error).unwrap_or_else(|| "another value".to_owned());
                let cure = said(ContextKind::SuggestedValue).map(|name| did_you_mean(&name)).unwrap_or_default();
                format!("{flag} takes {values}, not {bad:?}{cure}")
            }
            ErrorKind::UnknownArgument if place.starts_with('-') => {
                let cure = said(ContextKind::SuggestedArg).map_or_else(see_help, |name| did_you_mean(&name));
                format!("there is no flag {place:?}{cure}")
            }
            ErrorKind::UnknownArgument => format!("{place:?} is one argument too many{}", see_help()),
            ErrorKind::InvalidSubcommand => {
                let name = said(ContextKind::InvalidSubcommand).unwrap_or_default();
                // A bare number is most likely the size of a board.
                let size = name.parse::<u8>().ok().map(|size| format!("queens {size}"));
                let own = |name: String| named(&name).map_or(name, |offer| offer.name.to_owned());
                let suggested = said(ContextKind::SuggestedSubcommand).map(own);
                let cure = suggested.or(size).map_or_else(see_help, |name| did_you_mean(&name));
                format!("there is no puzzle {name:?}{cure}")
            }
            ErrorKind::TooManyValues => format!("{flag} takes no value, but was given {bad:?}: leave it out"),
            ErrorKind::InvalidUtf8 => "an argument is not valid UTF-8: write it in plain characters".to_owned(),
            _ => {
                let text = error.to_string();
                let line = text.lines().next().unwrap_or_default();
                format!("{}{}", line.trim_start_matches("error: "), see_help())
            }
        })
    }
}

fn did_you_mean(name: &str) -> String {
    format!(": did you mean {name}?")
}

fn see_help() -> String {
    ": see stepback --help".to_owned()
}

/// The values that would have done.
fn valid_values(error: &Error) -> Option<String> {
    match error.get(ContextKind::ValidValue)? {
        ContextValue::Strings(values) if !values.is_empty() => Some(list(values)),
        _ => None,
    }
}

/// Words as a choice: `a`, `a or b`, `a, b or c`.
fn list(words: &[String]) -> String {
    match words {
        [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
        words => words.concat(),
    }
}

/// What a context says, where it is words; the first of several.
fn words(value: Option<&ContextValue>) -> Option<String> {
    match value? {
        ContextValue::String(word) => Some(word.clone()),
        ContextValue::Strings(words) => words.first().cloned(),
        _ => None,
    }
}
