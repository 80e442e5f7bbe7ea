//! The commands: those of the table of verbs, and those that only lines have. Where the picture has a key for it, it is the
//! same.

use crate::tour::{Purpose, VERBS, Verb};

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// What can be done on a tour.
    Do(Verb),
    /// What is written for a purpose.
    Answer(Purpose, &'a str),
    /// Another mistake, by its number.
    Mistake(&'a str),
    Show(Show),
    /// The list of puzzles.
    Puzzles,
    Language,
    Template,
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

/// A line of the list: the words with what they ask for, and what they do.
type Entry = (&'static [(&'static str, Command<'static>)], &'static str);

/// What only lines have.
const OWN: &[Entry] = &[
    (&[("s", Command::Show(Show::Board)), ("board", Command::Show(Show::Board))], "s: the board, row by row"),
    (&[("x", Command::Show(Show::AttackMap))], "x: the board with every square that is ruled out"),
    (&[("sets", Command::Show(Show::Sets))], "sets: what the sets hold, and what this event has to do with them"),
    (&[("calls", Command::Show(Show::Calls))], "calls: the open calls, and what they have not tried"),
    (&[("code", Command::Show(Show::Code))], "code: the code, the lines of this event marked"),
    (&[("c", Command::Language)], "c: the code in the next language"),
    (&[("T", Command::Template)], "T: the code as the bare template with the puzzle's own words, or as it was"),
    (&[("tally", Command::Show(Show::Tally))], "tally: the counters up to here"),
    (&[("w", Command::Show(Show::Where))], ""),
    (&[("p", Command::Puzzles)], "p: the list of puzzles, each with the command that opens it"),
    (&[("y", Command::Invocation)], "y: the command that opens this step"),
    (&[("?", Command::Help), ("help", Command::Help)], "?: this list"),
    (&[("q", Command::Quit), ("quit", Command::Quit)], "q, or the end of the input: quit"),
];

impl<'a> Command<'a> {
    /// Reads a line without its ends; none if it asks for nothing that there is.
    pub(super) fn read(line: &'a str) -> Option<Self> {
        let mut spoken = VERBS.iter().flat_map(|verbs| verbs.verbs);
        if let Some(spoken) = spoken.find(|spoken| spoken.words.contains(&line)) {
            return Some(Self::Do(spoken.verb));
        }
        if let Some((_, command)) = OWN.iter().flat_map(|(words, _)| *words).find(|(word, _)| *word == line) {
            return Some(*command);
        }
        if let Some(target) = line.strip_prefix('g').filter(|rest| !rest.starts_with(char::is_alphabetic)) {
            return Some(Self::Answer(Purpose::GoTo, target.trim()));
        }
        if let Some(text) = line.strip_prefix('/') {
            return Some(Self::Answer(Purpose::Stop, text.trim()));
        }
        if let Some(command) = line.strip_prefix("e ") {
            return Some(Self::Answer(Purpose::Command, command.trim()));
        }
        if let Some(number) = line.strip_prefix("w ") {
            return Some(Self::Mistake(number.trim()));
        }
        let one = |text: &str| text.chars().count() == 1;
        if let Some(mark) = line.strip_prefix("m ").map(str::trim).filter(|mark| one(mark)) {
            return Some(Self::Answer(Purpose::SetMark, mark));
        }
        if let Some(mark) = line.strip_prefix('\'').map(str::trim).filter(|mark| one(mark)) {
            return Some(Self::Answer(Purpose::GoToMark, mark));
        }
        let is_place = line.starts_with(|char: char| char.is_ascii_digit() || "+-".contains(char));
        is_place.then_some(Self::Answer(Purpose::GoTo, line))
    }
}

/// The list of all commands.
pub(super) fn help() -> String {
    let told = VERBS.iter().map(|line| line.told).chain(OWN.iter().map(|(_, help)| *help));
    told.filter(|told| !told.is_empty()).flat_map(|told| [told, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_as_what_the_tables_say() {
        for spoken in VERBS.iter().flat_map(|line| line.verbs) {
            for word in spoken.words {
                assert_eq!(Command::read(word), Some(Command::Do(spoken.verb)), "{word}");
            }
        }
        for (word, command) in OWN.iter().flat_map(|(words, _)| *words) {
            assert_eq!(Command::read(word), Some(*command), "{word}");
        }
    }

    #[test]
    fn every_line_of_the_list_begins_with_a_command_that_there_is() {
        for line in help().lines() {
            let first = line.split([',', ':']).next().unwrap_or_default();
            let first = if line.starts_with(", or") { "," } else { first };
            assert!(first == "Enter" || Command::read(first).is_some(), "{line}");
        }
        assert!(help().is_ascii() && help().lines().all(|line| line.len() <= 110));
    }

    #[test]
    fn every_verb_can_be_said() {
        for line in VERBS {
            let has_words = line.verbs.iter().all(|spoken| !spoken.words.is_empty());
            let takes_text = line.verbs.iter().any(|spoken| matches!(spoken.verb, Verb::Ask(_) | Verb::Mistake(_)));
            assert!(has_words || takes_text, "{}", line.help);
        }
    }

    #[test]
    fn a_step_is_read_with_and_without_its_letter() {
        let target = |text| Some(Command::Answer(Purpose::GoTo, text));
        assert_eq!(Command::read("37"), target("37"));
        assert_eq!(Command::read("g 37"), target("37"));
        assert_eq!(Command::read("g+100"), target("+100"));
        assert_eq!(Command::read("-5"), target("-5"));
        assert_eq!(Command::read("g b3"), target("b3"));
        assert_eq!(Command::read("g"), target(""));
        assert_eq!(Command::read("/ row 2"), Some(Command::Answer(Purpose::Stop, "row 2")));
        assert_eq!(Command::read("m a"), Some(Command::Answer(Purpose::SetMark, "a")));
        assert_eq!(Command::read("'a"), Some(Command::Answer(Purpose::GoToMark, "a")));
        assert_eq!(Command::read("''"), Some(Command::Answer(Purpose::GoToMark, "'")));
        assert_eq!(Command::read("w 2"), Some(Command::Mistake("2")));
        assert_eq!(Command::read("m ab"), None);
        assert_eq!(Command::read("go"), None);
        assert_eq!(Command::read("forward"), None);
    }
}
