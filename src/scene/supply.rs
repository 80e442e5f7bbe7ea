//! Puzzles that come one after the other, at once from a file or slowly from a pipe, and the answer to each of them.

use super::offer::Found;
use std::io::{self, BufRead, Write};

/// Waits for a moment, and tells whether there is more to be read, or the end has come.
pub type ComesSoon = Box<dyn FnMut() -> bool>;

/// What puzzles are read from.
pub struct Input<'a> {
    /// The text.
    pub text: Box<dyn BufRead + 'a>,
    /// Where more of it may be long in coming, as from a pipe, and what is complete is then given before it is waited for:
    /// waits for a moment, and tells whether more has come.
    pub comes_soon: Option<ComesSoon>,
}

impl<'a> Input<'a> {
    /// A text of which nothing must be waited for.
    pub fn at_once(text: impl BufRead + 'a) -> Self {
        Self { text: Box::new(text), comes_soon: None }
    }
}

/// An iterator of which the next item may have to be waited for.
pub trait Supply: Iterator {
    /// The next item if it has come already; none where it has not, or at the end.
    fn at_hand(&mut self) -> Option<Self::Item>;

    /// Whether an item may have to be waited for.
    fn may_pause(&self) -> bool;
}

/// Items of which none must be waited for.
pub struct AtOnce<I>(pub I);

impl<I: Iterator> Iterator for AtOnce<I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        self.0.next()
    }
}

impl<I: Iterator> Supply for AtOnce<I> {
    fn at_hand(&mut self) -> Option<I::Item> {
        self.0.next()
    }

    fn may_pause(&self) -> bool {
        false
    }
}

/// The puzzles of a text in their order; each can be wrong by itself.
pub type Puzzles<'a> = Box<dyn Supply<Item = Result<Found, String>> + 'a>;

/// A puzzle of a file with the place that it is in, for messages: `puzzles.txt: line 3`.
pub type Placed = (Found, String);

/// What there is to tell beside the lines of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told<'a> {
    /// Something is no puzzle, or breaks the rules; the place and the reason in one line.
    Wrong(&'a str),
    /// Something was left out in reading a puzzle; the place and what it is in one line.
    Note(&'a str),
    /// So many puzzles are done.
    Done(u64),
}

/// How many puzzles there were, and with how many things something was wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The puzzles, also those that break the rules.
    pub puzzles: u64,
    /// What is no puzzle, or breaks the rules.
    pub wrong: u64,
}

/// An answer that is given for every puzzle of a file.
pub struct Answer {
    /// The flag, or the word of `--print`, that asks for it.
    pub asked_by: &'static str,
    /// What it says, in a line of the help; none where it is a format of `--print`.
    pub help: Option<&'static str>,
    /// Writes it.
    pub write: AnswerWriter,
}

/// Writes the answer for every puzzle; what is wrong is told and has none. What has come is answered before more is waited
/// for.
pub type AnswerWriter =
    fn(&mut dyn Supply<Item = Result<Placed, String>>, &mut dyn Write, &mut dyn FnMut(Told<'_>)) -> io::Result<Outcome>;
