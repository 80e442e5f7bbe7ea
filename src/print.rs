//! A search written out instead of drawn: one file a format, each fed by a journey that can be looked at and by nothing
//! else.
//!
//! Whatever is written is written as it is found, so memory does not grow with the trace. This room knows no flag, no
//! standard output and no particular puzzle: it writes into what it is given.

mod boards;
mod code;
mod col;
mod count;
mod exists;
mod jsonl;
mod sided;
mod solution;
mod tally;
mod text;

pub use tally::counters;

use crate::replay::{Destination, Threads, Travel};
use crate::scene::{Choice, Opened, Show};
use std::fmt;
use std::io::{self, Write};

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// A sentence an event, between a title and the tally.
    Text,
    /// A JSON object an event, one a line.
    JsonLines,
    /// All boards on one line, as answers to LeetCode 51.
    Boards,
    /// How many boards there are, as an answer to LeetCode 52.
    Count,
    /// The counters by name, one a line.
    Tally,
    /// Each board on a line, its rows run together.
    Solution,
    /// Whether there is a board, as an answer to LeetCode 79.
    Exists,
    /// Each board as DIMACS has a solution.
    Col,
    /// The code of the search.
    Code,
}

impl Format {
    /// All formats, in the order in which help lists them.
    pub const ALL: [Self; 9] = [
        Self::Text,
        Self::JsonLines,
        Self::Boards,
        Self::Count,
        Self::Tally,
        Self::Solution,
        Self::Exists,
        Self::Col,
        Self::Code,
    ];

    /// The word that a flag takes for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::JsonLines => "jsonl",
            Self::Boards => "boards",
            Self::Count => "count",
            Self::Tally => "tally",
            Self::Solution => "solution",
            Self::Exists => "exists",
            Self::Col => "col",
            Self::Code => "code",
        }
    }

    /// What it writes, in a few words for a list.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Text => "a sentence an event, and the tally at the end",
            Self::JsonLines => "a JSON object an event, one a line",
            Self::Boards => "all boards on one line, as LeetCode 51 wants them",
            Self::Count => "how many boards there are, as LeetCode 52 wants it",
            Self::Tally => "the counters by name, one a line",
            Self::Solution => "a board a line; for sudoku the 81 digits, of every puzzle",
            Self::Exists => "whether there is a board, as LeetCode 79 wants it",
            Self::Col => "the lines of a solution as DIMACS has them, where boards are colours of a graph",
            Self::Code => "the code beside the board, in the language of --code",
        }
    }

    /// Whether it writes event by event, so that a part of the trace can be asked for.
    #[must_use]
    pub const fn is_by_event(self) -> bool {
        matches!(self, Self::Text | Self::JsonLines)
    }
}

/// What to write of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printout {
    /// How it is written.
    pub format: Format,
    /// The step after which it begins; 0 for the whole trace. Only for formats that write event by event.
    pub at: u64,
    /// How many events to write at most; none for all. Only for formats that write event by event.
    pub take: Option<u64>,
    /// Which code, for the format that writes it.
    pub code: Choice,
}

/// A printout was to begin after the last step of the trace, and began at that step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastTheEnd {
    /// The step that was asked for.
    pub asked: u64,
    /// The last step there is.
    pub last: u64,
}

impl fmt::Display for PastTheEnd {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "there is no step {}: the search ends with step {}", self.asked, self.last)
    }
}

/// A step that is run to sooner than a survey finds it.
const NEAR: u64 = 1 << 26;

impl Printout {
    /// Whether the whole trace, up to the last event asked for, is gone through in any case.
    const fn is_by_event_or_board(self) -> bool {
        self.format.is_by_event() || matches!(self.format, Format::Boards)
    }

    /// Writes the search that a command asked for, and tells whether it was to begin past the end of the trace. Where
    /// that makes it faster, the trace is surveyed by the threads.
    ///
    /// # Errors
    ///
    /// What `out` fails with, at the first failure.
    pub fn write(
        self,
        opened: &mut Opened,
        command: &str,
        threads: &dyn Threads,
        out: &mut dyn Write,
    ) -> io::Result<Option<PastTheEnd>> {
        if self.format == Format::Code {
            code::write(opened, self.code, out)?;
            out.flush()?;
            return Ok(None);
        }
        let start = match opened {
            Opened::One(show) => {
                let start = self.begin(show.as_mut(), threads);
                self.write_one(show.as_mut(), command, out)?;
                start
            }
            Opened::Two(pair) => {
                let start = self.begin(pair.as_mut(), threads);
                sided::write(pair, self, out)?;
                start
            }
        };
        out.flush()?;
        Ok((start < self.at).then_some(PastTheEnd { asked: self.at, last: start }))
    }

    /// Goes to the step after which it begins, and gives the step that there is.
    fn begin(self, journey: &mut dyn Travel, threads: &dyn Threads) -> u64 {
        if self.at > NEAR || !self.is_by_event_or_board() {
            journey.start_survey(threads);
        }
        journey.go(Destination::Step(self.at));
        journey.position()
    }

    fn write_one(self, show: &mut dyn Show, command: &str, out: &mut dyn Write) -> io::Result<()> {
        match self.format {
            Format::Text => text::write(show, command, self.take, out),
            Format::JsonLines => jsonl::write(show, self.take, out),
            Format::Boards => boards::write(show, out),
            Format::Count => count::write(show, out),
            Format::Tally => tally::write(show, out),
            Format::Solution => solution::write(show, out),
            Format::Exists => exists::write(show, out),
            Format::Col => col::write(show, out),
            // It is written before anything is stepped through.
            Format::Code => Ok(()),
        }
    }
}

/// Steps on, `take` events at most, and writes what `line` puts into its buffer for each.
fn write_lines(
    show: &mut dyn Show,
    take: Option<u64>,
    out: &mut dyn Write,
    mut line: impl FnMut(&dyn Show, &mut Vec<u8>) -> io::Result<()>,
) -> io::Result<()> {
    let mut buffer = vec![];
    let mut left = take.unwrap_or(u64::MAX);
    while left > 0 && show.step_forward() {
        buffer.clear();
        line(show, &mut buffer)?;
        buffer.push(b'\n');
        out.write_all(&buffer)?;
        left -= 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
