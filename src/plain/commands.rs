//! The commands: one table that reads them and makes their list. Where the picture has a key for it, it is the same.

use crate::replay::{Counter, Destination, Direction};
use crate::scene::Variation;

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    Next,
    Back,
    /// To a place that is called so when there is none.
    Go(Destination, &'static str),
    /// To the place that is written out.
    Target(&'a str),
    /// To where something is so, which is written out.
    Stop(&'a str),
    /// To the next such place.
    StopAgain(Direction),
    SetMark(&'a str),
    GoToMark(&'a str),
    OtherGoal,
    Vary(Variation),
    /// To the first difference of two programs.
    Difference,
    /// The wrong program alone, back.
    AloneBack,
    /// The wrong program alone, forward; this step again where there is one program.
    Dot,
    /// The right program to the step of the wrong one.
    Align,
    /// Another mistake, by its number.
    Mistake(&'a str),
    Show(Show),
    Language,
    /// The line for a shell that opens this step.
    Invocation,
    Help,
    Quit,
}

/// What can be shown of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Show {
    Board,
    AttackMap,
    Sets,
    Calls,
    Code,
    Tally,
    Where,
}

/// A line of the list: each word with what it asks for, and what they do.
type Entry = (&'static [(&'static str, Command<'static>)], &'static str);

/// Every command but those that are followed by a step.
const TABLE: &[Entry] = &[
    (&[("", Command::Next), ("l", Command::Next)], "Enter, or l: one event forward"),
    (&[("b", Command::Back), ("h", Command::Back)], "b, or h: one event back"),
    (
        &[
            ("j", Command::Go(Destination::OverForward, "branch after this")),
            ("k", Command::Go(Destination::OverBack, "branch before this")),
        ],
        "j, k: over, to the end, the beginning of the branch under this event",
    ),
    (
        &[
            ("n", Command::Go(Destination::Next(Counter::Boards), "board after this")),
            ("N", Command::Go(Destination::Previous(Counter::Boards), "board before this")),
        ],
        "n, N: next, previous board",
    ),
    (
        &[
            ("u", Command::Go(Destination::Next(Counter::Undos), "undo after this")),
            ("U", Command::Go(Destination::Previous(Counter::Undos), "undo before this")),
        ],
        "u, U: next, previous undo",
    ),
    (
        &[
            ("d", Command::Go(Destination::Next(Counter::DeadEnds), "dead end after this")),
            ("D", Command::Go(Destination::Previous(Counter::DeadEnds), "dead end before this")),
        ],
        "d, D: next, previous dead end",
    ),
    (
        &[
            ("start", Command::Go(Destination::Step(0), "start")),
            ("r", Command::Go(Destination::Step(0), "start")),
            ("end", Command::Go(Destination::End, "end")),
        ],
        "start, end: the first step, the last one",
    ),
    (&[], "37, or g 37: that step; g +100, g -100: from here; g 50%: of the whole; g b3: the third board"),
    (&[], "/ row 2: on to where that is; or 2,3 (a square), cols 3 (a key), below 2 (calls)"),
    (
        &[("<", Command::StopAgain(Direction::Back)), (">", Command::StopAgain(Direction::Forward))],
        "<, >: the place before, after this where that is so again",
    ),
    (&[], "m a, 'a: mark this step a, go to mark a; '': back to where the last jump began"),
    (&[("s", Command::Show(Show::Board)), ("board", Command::Show(Show::Board))], "s: the board, row by row"),
    (&[("x", Command::Show(Show::AttackMap))], "x: the board with every square that is ruled out"),
    (&[("sets", Command::Show(Show::Sets))], "sets: what the sets hold, and what this event has to do with them"),
    (&[("calls", Command::Show(Show::Calls))], "calls: the open calls, and what they have not tried"),
    (&[("code", Command::Show(Show::Code))], "code: the code, the lines of this event marked"),
    (&[("c", Command::Language)], "c: the code in the next language"),
    (&[("tally", Command::Show(Show::Tally))], "tally: the counters up to here"),
    (&[("w", Command::Show(Show::Where))], "w: where this is, and what the mistake is; w 2: mistake 2"),
    (&[(".", Command::Dot)], ".: this step again"),
    (&[("y", Command::Invocation)], "y: the command that opens this step"),
    (&[("f", Command::Difference)], "f: with two programs, to their first difference"),
    (&[(",", Command::AloneBack)], ", or .: with two programs, the wrong one alone, back or forward"),
    (&[("=", Command::Align)], "=: with two programs, the right one to the step of the wrong one"),
    (&[("a", Command::OtherGoal)], "a: search for the first board, or for all boards"),
    (
        &[("[", Command::Vary(Variation::Smaller)), ("]", Command::Vary(Variation::Larger))],
        "[, ]: a smaller, a larger board",
    ),
    (&[("?", Command::Help), ("help", Command::Help)], "?: this list"),
    (&[("q", Command::Quit), ("quit", Command::Quit)], "q, or the end of the input: quit"),
];

impl<'a> Command<'a> {
    /// Reads a line without its ends; none if it asks for nothing that there is.
    pub(super) fn read(line: &'a str) -> Option<Self> {
        let mut words = TABLE.iter().flat_map(|(words, _)| *words);
        if let Some((_, command)) = words.find(|(word, _)| *word == line) {
            return Some(*command);
        }
        if let Some(target) = line.strip_prefix('g').filter(|rest| !rest.starts_with(char::is_alphabetic)) {
            return Some(Self::Target(target.trim()));
        }
        if let Some(text) = line.strip_prefix('/') {
            return Some(Self::Stop(text.trim()));
        }
        if let Some(number) = line.strip_prefix("w ") {
            return Some(Self::Mistake(number.trim()));
        }
        let one = |text: &str| text.chars().count() == 1;
        if let Some(mark) = line.strip_prefix("m ").map(str::trim).filter(|mark| one(mark)) {
            return Some(Self::SetMark(mark));
        }
        if let Some(mark) = line.strip_prefix('\'').map(str::trim).filter(|mark| one(mark)) {
            return Some(Self::GoToMark(mark));
        }
        line.starts_with(|char: char| char.is_ascii_digit() || "+-".contains(char)).then_some(Self::Target(line))
    }
}

/// The list of all commands.
pub(super) fn help() -> String {
    TABLE.iter().flat_map(|(_, help)| [help, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_as_what_the_table_says_and_stands_in_the_list() {
        for (words, help) in TABLE {
            for (word, command) in *words {
                assert_eq!(Command::read(word), Some(*command), "{word}");
            }
            // What is followed by something of one's own has an example instead.
            let examples = help.split([',', ':']).next().unwrap_or_default();
            let first = words.first().map_or(examples, |(word, _)| word);
            assert!(help.starts_with(first) && Command::read(first).is_some(), "{help}");
        }
        assert!(help().is_ascii() && help().lines().all(|line| line.len() <= 110));
    }

    #[test]
    fn a_step_is_read_with_and_without_its_letter() {
        assert_eq!(Command::read("37"), Some(Command::Target("37")));
        assert_eq!(Command::read("g 37"), Some(Command::Target("37")));
        assert_eq!(Command::read("g+100"), Some(Command::Target("+100")));
        assert_eq!(Command::read("-5"), Some(Command::Target("-5")));
        assert_eq!(Command::read("g b3"), Some(Command::Target("b3")));
        assert_eq!(Command::read("g"), Some(Command::Target("")));
        assert_eq!(Command::read("/ row 2"), Some(Command::Stop("row 2")));
        assert_eq!(Command::read("m a"), Some(Command::SetMark("a")));
        assert_eq!(Command::read("'a"), Some(Command::GoToMark("a")));
        assert_eq!(Command::read("''"), Some(Command::GoToMark("'")));
        assert_eq!(Command::read("w 2"), Some(Command::Mistake("2")));
        assert_eq!(Command::read("m ab"), None);
        assert_eq!(Command::read("go"), None);
        assert_eq!(Command::read("forward"), None);
    }
}
