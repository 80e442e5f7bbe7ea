//! A search as it is asked for: what a command says, before anything is run.

use super::PUZZLES;
use crate::scene::{Offer, Opened, Parameter, Problem, Sheet, Takes, Values};
use crate::search::Goal;
use std::sync::Arc;

/// Rows and columns of the lesson's board.
const LESSON: &str = "4";

/// A puzzle, the values of its parameters, a goal.
#[derive(Clone)]
pub struct Asked {
    /// What is offered under the name.
    pub offer: &'static Offer,
    /// What was written, with the usual values where nothing was.
    pub values: Values,
    /// When the search is over.
    pub goal: Goal,
    /// The puzzles that the user brought; they come before the built-in ones.
    pub brought: Arc<[Brought]>,
}

/// A puzzle that the user brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The value of the parameter that names a puzzle.
    pub value: String,
    /// What the file holds, if the value names one.
    pub content: Option<Arc<[u8]>>,
}

impl PartialEq for Asked {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.offer, other.offer) && self.values == other.values && self.goal == other.goal
    }
}

impl std::fmt::Debug for Asked {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.command())
    }
}

impl Asked {
    /// A puzzle as it is usually asked for.
    #[must_use]
    pub fn usual(offer: &'static Offer) -> Self {
        let mut values = Values::default();
        for parameter in offer.parameters {
            if let Some(usual) = parameter.usual {
                values = write(values, parameter, usual);
            }
        }
        Self { offer, values, goal: offer.usual_goal, brought: Arc::new([]) }
    }

    /// The lesson that opens where nothing is asked for: a small board, up to its first solution.
    #[must_use]
    pub fn lesson() -> Self {
        let usual = Self::usual(PUZZLES[0]);
        let name = usual.offer.parameters[0].name;
        Self { values: usual.values.with(name, LESSON), goal: Goal::First, ..usual }
    }

    /// Reads a command, as [`command`](Self::command) writes it: `queens 4 --first`. Puzzles in files are no part of it.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(command: &str) -> Result<Self, Problem> {
        let mut words = split(command).into_iter().peekable();
        let name = words.next().unwrap_or_default();
        let offer = super::named(&name).ok_or_else(|| {
            let names: Vec<&str> = super::offers().map(|offer| offer.name).collect();
            Problem(format!("there is no puzzle {name:?}: write one of {}", names.join(", ")))
        })?;
        let mut asked = Self::usual(offer);
        let mut places = offer.parameters.iter().filter(|parameter| !parameter.name.starts_with("--"));
        let mut listed: Vec<String> = vec![];
        while let Some(word) = words.next() {
            let flag = offer.parameters.iter().find(|parameter| parameter.name == word);
            asked = match (flag, word.as_str()) {
                (_, "--first") => asked.with_goal(Goal::First),
                (_, "--all") => asked.with_goal(Goal::All),
                (Some(Parameter { takes: Takes::Nothing, name, .. }), _) => asked.with(name, "")?,
                (Some(parameter), _) => asked.with(parameter.name, &words.next().unwrap_or_default())?,
                (None, flag) if flag.starts_with("--") => asked.with(flag, "")?,
                (None, word) => match places.next() {
                    Some(Parameter { takes: Takes::Words, name, .. }) => {
                        listed.push(word.to_owned());
                        listed.extend(std::iter::from_fn(|| words.next_if(|word| !word.starts_with("--"))));
                        asked.with(name, &listed.join(" "))?
                    }
                    Some(parameter) => asked.with(parameter.name, word)?,
                    None => return Err(Problem(format!("{word:?} is one word too many for {name}"))),
                },
            };
        }
        Ok(asked.settled())
    }

    /// Reads a command as a person has it: the name of the program and a step are allowed for, and what the files hold
    /// that this search names.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read_beside(&self, command: &str) -> Result<(Self, u64), Problem> {
        let command = command.trim();
        let command = command.strip_prefix("stepback ").unwrap_or(command);
        let (command, step) = match command.split_once(" --at ") {
            None => (command.to_owned(), 0),
            Some((before, after)) => {
                let (number, rest) = after.trim_start().split_once(' ').unwrap_or((after.trim_start(), ""));
                let step = number.parse().map_err(|_| Problem(format!("--at takes a step, not {number:?}")))?;
                (format!("{before} {rest}"), step)
            }
        };
        let mut asked = Self::read(&command)?;
        if std::ptr::eq(asked.offer, self.offer) {
            asked.brought = Arc::clone(&self.brought);
            for parameter in self.offer.parameters {
                let is_same = asked.values.all(parameter.name) == self.values.all(parameter.name);
                if let Some(content) = self.values.shared_content(parameter.name).filter(|_| is_same) {
                    asked.values = asked.values.with_content(parameter.name, content);
                }
            }
        }
        Ok((asked, step))
    }

    /// The same with what was left open written out, where that depends on what was written.
    #[must_use]
    pub fn settled(self) -> Self {
        Self { values: (self.offer.settle)(self.values), ..self }
    }

    /// The same with another value for a parameter; an empty one takes a flag away that takes no value.
    ///
    /// # Errors
    ///
    /// If the parameter takes no such value.
    pub fn with(self, name: &str, value: &str) -> Result<Self, Problem> {
        let Some(parameter) = self.offer.parameters.iter().find(|parameter| parameter.name == name) else {
            return Err(Problem(format!("{} has no {name}: see stepback {0} --help", self.offer.name)));
        };
        check(self.offer, parameter, value)?;
        Ok(Self { values: write(self.values, parameter, value), ..self })
    }

    /// The same for a goal.
    #[must_use]
    pub fn with_goal(self, goal: Goal) -> Self {
        Self { goal, ..self }
    }

    /// The same for the other goal; none if it has but one.
    #[must_use]
    pub fn for_other_goal(&self) -> Option<Self> {
        let goal = match self.goal {
            Goal::First => Goal::All,
            Goal::All => Goal::First,
        };
        (self.offer.has_goals)(&self.values).then(|| self.clone().with_goal(goal))
    }

    /// The arguments that ask for it: `queens 4 --first`.
    #[must_use]
    pub fn command(&self) -> String {
        let usual = Self::usual(self.offer);
        let mut words = vec![self.offer.name.to_owned()];
        let places = self.offer.parameters.iter().map(|parameter| parameter.name);
        let places: Vec<&str> = places.filter(|name| !name.starts_with("--")).collect();
        for parameter in self.offer.parameters {
            let (name, all) = (parameter.name, self.values.all(parameter.name));
            let is_flag = name.starts_with("--");
            // A word in its place is always written where it is short, so that a command says what it opens.
            let is_usual = all == usual.values.all(name);
            let can_be_left_out = matches!(parameter.takes, Takes::Instance) && places.last() == Some(&name);
            let is_said_anyway = !(is_flag || can_be_left_out);
            if all.is_empty() && !self.values.has(name) || is_usual && !is_said_anyway {
                continue;
            }
            if is_flag {
                words.push(name.to_owned());
            }
            words.extend(all.iter().filter(|value| !value.is_empty()).map(|value| quoted(value)));
        }
        match self.goal {
            goal if goal == self.offer.usual_goal => {}
            Goal::First => words.push("--first".to_owned()),
            Goal::All => words.push("--all".to_owned()),
        }
        words.join(" ")
    }

    /// The search, at step 0.
    ///
    /// # Errors
    ///
    /// Why there is no such search, in one line.
    pub fn open(&self) -> Result<Opened, Problem> {
        (self.offer.open)(&self.values, self.goal)
    }

    /// The puzzle as something to be edited; none if it cannot be edited.
    #[must_use]
    pub fn sheet(&self) -> Option<Box<dyn Sheet>> {
        (self.offer.sheet?)(&self.values)
    }
}

/// Writes a value for a parameter that takes it.
fn write(values: Values, parameter: &Parameter, value: &str) -> Values {
    match parameter.takes {
        Takes::Words => values.with_all(parameter.name, value.split_whitespace().map(str::to_owned).collect()),
        _ => values.with(parameter.name, value),
    }
}

/// Complains if a parameter does not take a value.
fn check(offer: &Offer, parameter: &Parameter, value: &str) -> Result<(), Problem> {
    let what = if parameter.name.starts_with("--") { parameter.name } else { offer.name };
    match parameter.takes {
        Takes::Number(least, most, counted) => match value.parse::<u64>() {
            Ok(number) if (least..=most).contains(&number) => Ok(()),
            _ => Err(Problem(format!("{what} takes {counted} from {least} to {most}, not {value:?}"))),
        },
        Takes::Word(words) if !words.contains(&value) => {
            let words = words.join(" or ");
            Err(Problem(format!("{what} takes {words}, not {value:?}")))
        }
        Takes::Word(_) | Takes::Nothing | Takes::Instance | Takes::Text | Takes::File(_) | Takes::Words => Ok(()),
    }
}

/// A word as a shell takes it back: in quotes where it has more than letters, digits and a few signs.
fn quoted(word: &str) -> String {
    let is_plain = |character: char| character.is_ascii_alphanumeric() || "-_./:,+=%@".contains(character);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// The words of a command, those in quotes whole.
fn split(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (vec![], None::<String>, false);
    let mut characters = command.chars();
    while let Some(character) = characters.next() {
        match character {
            '\'' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            '\\' if !quoted => word.get_or_insert_default().extend(characters.next()),
            blank if blank.is_whitespace() && !quoted => words.extend(word.take()),
            character => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    words
}
