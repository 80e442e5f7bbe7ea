//! What the program offers of a puzzle as a whole: its name, its parameters, how it is opened. As data, one constant a
//! puzzle, beside the way it is shown; the catalogue lists them.

use super::listing::Source;
use super::{Answer, Input, Mistake, Pair, Puzzles, Sheet, Show};
use crate::search::Goal;
use std::collections::BTreeMap;
use std::sync::Arc;

/// All that is known of a puzzle before it is opened.
pub struct Offer {
    /// Its name on the command line.
    pub name: &'static str,
    /// Other names that it goes by.
    pub aliases: &'static [&'static str],
    /// What it is, in one line for a list.
    pub about: &'static str,
    /// What it teaches, in one line for a list.
    pub teaches: &'static str,
    /// The numbers of the LeetCode problems that it answers.
    pub leetcode: &'static [u16],
    /// What can be written behind its name, in this order.
    pub parameters: &'static [Parameter],
    /// The goal of a search for which nobody names one.
    pub usual_goal: Goal,
    /// The parameter that smaller and larger, or the puzzle before and after, change.
    pub round: Round,
    /// The ways in which it can be searched, the usual one first.
    pub strategies: &'static [Strategy],
    /// The code listings of its strategies.
    pub listings: &'static [&'static Source],
    /// The wrong programs that there are for it.
    pub mistakes: &'static [Mistake],
    /// What help ends with.
    pub more_help: &'static str,
    /// Writes out what is left open where that depends on other values.
    pub settle: fn(Values) -> Values,
    /// Whether it can be searched for the first board and for all of them.
    pub has_goals: fn(&Values) -> bool,
    /// Opens a search at step 0.
    pub open: fn(&Values, Goal) -> Result<Opened, Problem>,
    /// The puzzle as something to be edited, if it can be.
    pub sheet: Option<OpenSheet>,
    /// How puzzles of a file are read, if people have them in files.
    pub reader: Option<Reader>,
}

impl Offer {
    /// The numbers of the `LeetCode` problems that it answers: `LeetCode 51, 52`; nothing if it answers none.
    #[must_use]
    pub fn problems(&self) -> String {
        let numbers: Vec<String> = self.leetcode.iter().map(u16::to_string).collect();
        if numbers.is_empty() { String::new() } else { format!("LeetCode {}", numbers.join(", ")) }
    }
}

/// A search that was opened.
pub enum Opened {
    /// One program.
    One(Box<dyn Show>),
    /// Two programs side by side.
    Two(Box<Pair>),
}

/// Something that can be written behind the name of a puzzle.
#[derive(Debug)]
pub struct Parameter {
    /// Its name: a flag if it begins with `--`, else a word in its place, such as `N`.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// What it is taken to be where it is not written.
    pub usual: Option<&'static str>,
    /// What it says, in a line of the help.
    pub help: &'static str,
}

/// What a parameter takes.
#[derive(Debug)]
pub enum Takes {
    /// A whole number from the least to the greatest; what it counts, for messages: `board size`.
    Number(u64, u64, &'static str),
    /// One of these words.
    Word(&'static [&'static str]),
    /// Nothing: it stands or does not.
    Nothing,
    /// The name of an instance, the puzzle itself, or a file.
    Instance,
    /// A text as it is.
    Text,
    /// The name of a file whose content belongs to the search. Says what is wrong with that, or what there is to tell of
    /// it, in one line.
    File(fn(&[u8]) -> Result<Option<String>, String>),
    /// Any words, as many as there are.
    Words,
}

/// What `[` and `]` go through.
#[derive(Debug)]
pub enum Round {
    /// The numbers of a parameter.
    Numbers {
        /// The parameter.
        parameter: &'static str,
        /// What is said at the least and at the greatest.
        ends: [&'static str; 2],
    },
    /// The instances that come with the program, by the parameter that names them.
    Instances {
        /// The parameter.
        parameter: &'static str,
        /// The instances.
        instances: &'static [Instance],
        /// What is said at the first and at the last.
        ends: [&'static str; 2],
    },
    /// Nothing, for this reason.
    Nothing(&'static str),
}

/// A puzzle that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instance {
    /// Its name.
    pub name: &'static str,
    /// What it is, in one line for a list.
    pub about: &'static str,
}

/// The instances of a list of things that have a name and are about something.
macro_rules! instances {
    ($of:expr) => {{
        let mut instances = [Instance { name: "", about: "" }; $of.len()];
        let mut index = 0;
        // A constant knows no iterators.
        while index < $of.len() {
            instances[index] = Instance { name: $of[index].name, about: $of[index].about };
            index += 1;
        }
        instances
    }};
}
pub(crate) use instances;

/// A way to search, by the values of parameters that ask for it.
#[derive(Debug)]
pub struct Strategy {
    /// What it is called: `fewest candidates first`.
    pub name: &'static str,
    /// The flags that ask for it.
    pub flags: &'static [(&'static str, &'static str)],
}

/// The value of each parameter that was written, by the parameter's name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Values {
    written: BTreeMap<&'static str, Vec<String>>,
    /// What the files hold that values name, by the parameter.
    contents: BTreeMap<&'static str, Arc<[u8]>>,
}

impl Values {
    /// The value of a parameter, the first of several.
    #[must_use]
    pub fn get(&self, parameter: &str) -> Option<&str> {
        self.all(parameter).first().map(String::as_str)
    }

    /// All values of a parameter.
    #[must_use]
    pub fn all(&self, parameter: &str) -> &[String] {
        self.written.get(parameter).map_or(&[], Vec::as_slice)
    }

    /// Whether a flag stands.
    #[must_use]
    pub fn has(&self, parameter: &str) -> bool {
        self.written.contains_key(parameter)
    }

    /// A number that was written.
    #[must_use]
    pub fn number<N: std::str::FromStr>(&self, parameter: &str) -> Option<N> {
        self.get(parameter)?.parse().ok()
    }

    /// What the file holds that a value of a parameter names, if it was read.
    #[must_use]
    pub fn content(&self, parameter: &str) -> Option<&[u8]> {
        self.contents.get(parameter).map(AsRef::as_ref)
    }

    /// The same, to be kept by another search.
    #[must_use]
    pub fn shared_content(&self, parameter: &str) -> Option<Arc<[u8]>> {
        self.contents.get(parameter).map(Arc::clone)
    }

    /// Keeps what the file holds that the value of a parameter names.
    #[must_use]
    pub fn with_content(mut self, parameter: &'static str, content: impl Into<Arc<[u8]>>) -> Self {
        self.contents.insert(parameter, content.into());
        self
    }

    /// Writes a value in the place of any other, and of what its file held.
    #[must_use]
    pub fn with(mut self, parameter: &'static str, value: impl Into<String>) -> Self {
        self.contents.remove(parameter);
        self.written.insert(parameter, vec![value.into()]);
        self
    }

    /// Writes several values.
    #[must_use]
    pub fn with_all(mut self, parameter: &'static str, values: Vec<String>) -> Self {
        self.written.insert(parameter, values);
        self
    }

    /// Takes a value away.
    #[must_use]
    pub fn without(mut self, parameter: &str) -> Self {
        self.written.remove(parameter);
        self.contents.remove(parameter);
        self
    }
}

/// Why a search cannot be opened, in one line with the value, the place and the cure.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Problem(pub String);

/// Makes a sheet of the puzzle that the values name; none if that one is not for editing.
pub type OpenSheet = fn(&Values) -> Option<Box<dyn Sheet>>;

/// How the puzzles of a file are read.
pub struct Reader {
    /// The parameter that names the file.
    pub parameter: &'static str,
    /// Whether a word on the command line is meant as a puzzle, and not as the name of a file.
    pub is_puzzle: fn(&str) -> bool,
    /// The puzzles of a text in their order, or what is wrong where there is none.
    pub read: for<'a> fn(Input<'a>) -> Puzzles<'a>,
    /// The built-in puzzles in a table, a line each.
    pub list: fn() -> String,
    /// Writes what is asked of all puzzles of a file, where that needs no search to be seen.
    pub answers: &'static [Answer],
}

/// A puzzle that was found in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The puzzle as a value of the parameter.
    pub value: String,
    /// The line on which it begins, from 1; 0 where all of the text is one puzzle.
    pub line: usize,
    /// What there is to say of how it was read.
    pub note: Option<String>,
}
