//! The puzzles on the command line, made from the catalogue: a word for each, its arguments and flags.

use super::Complaint;
use super::flags::Flags;
use super::puzzles::is_read;
use super::source::Text;
use crate::catalogue::{self, Asked};
use crate::print::Format;
use crate::scene::{Offer, Parameter, Takes};
use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use std::ffi::OsString;
use std::fmt::Write;
use std::path::Path;

/// Columns that help may take.
const HELP_WIDTH: usize = 80;

/// What may stand before a text and is none of it.
const BYTE_ORDER_MARK: &str = "\u{FEFF}";

/// The flags that every puzzle has which people have in files.
const LIST: &str = "--list";
const PUZZLE: &str = "--puzzle";

/// What was written.
pub(super) struct Written {
    /// The puzzle with the values of its parameters, but for what a file may be behind.
    pub(super) asked: Asked,
    /// What there is to tell of the files that parameters name.
    pub(super) notice: Option<String>,
    /// Whether no puzzle was named.
    pub(super) is_lesson: bool,
    /// Whether the first word behind the name was written.
    pub(super) names_mistake: bool,
    /// What names the puzzle, or the file that it is in.
    pub(super) source: Option<OsString>,
    /// Which of several puzzles is meant, from 1.
    pub(super) choice: Option<String>,
    /// Whether the built-in puzzles are to be listed.
    pub(super) list: bool,
    /// The flags of answers that need no search.
    pub(super) answers: Vec<&'static str>,
    pub(super) flags: Flags,
}

/// Reads the arguments, the name of the program first.
pub(super) fn parse<I, T>(arguments: I) -> Result<Written, Problem>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString>,
{
    let arguments: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
    let matches = match command().try_get_matches_from(&arguments) {
        // What is no flag may be a puzzle that begins as a flag does.
        Err(error) if error.kind() == ErrorKind::UnknownArgument => {
            spelled_out(arguments).map_or(Err(error), |arguments| command().try_get_matches_from(arguments))
        }
        matches => matches,
    };
    let matches = matches.map_err(Problem::Clap)?;
    let flags = Flags::from_arg_matches(&matches).map_err(Problem::Clap)?;
    let Some((name, matches)) = matches.subcommand() else {
        let (source, choice, notice) = (None, None, None);
        return Ok(Written {
            asked: Asked::lesson(),
            notice,
            is_lesson: true,
            names_mistake: false,
            source,
            choice,
            list: false,
            answers: vec![],
            flags,
        });
    };
    let offer = catalogue::named(name).unwrap_or(catalogue::PUZZLES[0]);
    let (asked, notice) = asked(offer, matches).and_then(|asked| with_files(asked, matches)).map_err(Problem::Said)?;
    let written = Written {
        asked,
        notice,
        is_lesson: false,
        names_mistake: matches.try_get_one::<String>("NUMBER").ok().flatten().is_some(),
        source: source(offer, matches),
        choice: matches.try_get_one::<String>(PUZZLE).ok().flatten().cloned(),
        list: is_set(matches, LIST),
        answers: answers(offer).filter(|flag| is_set(matches, flag)).collect(),
        flags: Flags::from_arg_matches(matches).map_err(Problem::Clap)?,
    };
    Ok(written)
}

/// The arguments with a mark, which every reader of a text passes over, before the one that begins as a flag does and is a
/// puzzle; nothing if there is none.
fn spelled_out(mut arguments: Vec<OsString>) -> Option<Vec<OsString>> {
    let mut named = arguments.iter().skip(1).filter_map(|argument| catalogue::named(argument.to_str()?));
    let reader = named.find_map(|offer| offer.reader.as_ref())?;
    let is_puzzle =
        |argument: &&mut OsString| argument.to_str().is_some_and(|word| word.starts_with('-') && is_read(word, reader));
    let puzzle = arguments.iter_mut().skip(1).find(is_puzzle)?;
    let mut spelled_out = OsString::from(BYTE_ORDER_MARK);
    spelled_out.push(&*puzzle);
    *puzzle = spelled_out;
    Some(arguments)
}

/// What is wrong with what was written.
pub(super) enum Problem {
    /// In the words of the parser, which are not for users; or the help that was asked for.
    Clap(clap::Error),
    /// In one line.
    Said(Complaint),
}

fn is_set(matches: &ArgMatches, name: &str) -> bool {
    matches.try_get_one::<bool>(name).ok().flatten().copied().unwrap_or(false)
}

/// The flags that ask for an answer about every puzzle of a file.
fn answers(offer: &'static Offer) -> impl Iterator<Item = &'static str> {
    let answers = offer.reader.iter().flat_map(|reader| reader.answers);
    answers.filter(|answer| answer.help.is_some()).map(|answer| answer.asked_by)
}

/// The values that were written, in the place of the usual ones.
fn asked(offer: &'static Offer, matches: &ArgMatches) -> Result<Asked, Complaint> {
    let mut asked = Asked::usual(offer);
    for parameter in offer.parameters {
        let value = match parameter.takes {
            Takes::Nothing => is_set(matches, parameter.name).then(String::new),
            Takes::Instance => None,
            Takes::File(_) => {
                matches.get_one::<OsString>(parameter.name).map(|name| name.to_string_lossy().into_owned())
            }
            Takes::Words => {
                let words = matches.get_many::<String>(parameter.name);
                words.map(|words| words.map(String::as_str).collect::<Vec<_>>().join(" "))
            }
            Takes::Number(..) | Takes::Word(_) | Takes::Text => matches.get_one::<String>(parameter.name).cloned(),
        };
        if let Some(value) = value {
            asked = asked.with(parameter.name, &value)?;
        }
    }
    Ok(asked.settled())
}

/// Reads the files that parameters name; gives the first thing that there is to tell of them.
fn with_files(mut asked: Asked, matches: &ArgMatches) -> Result<(Asked, Option<String>), Complaint> {
    let mut told = None;
    for parameter in asked.offer.parameters {
        let Takes::File(check) = parameter.takes else { continue };
        let Some(path) = matches.get_one::<OsString>(parameter.name) else { continue };
        let text = Text::of_file(Path::new(path))?;
        let name = text.name.clone();
        let content = text.into_bytes()?;
        let note = check(&content).map_err(|problem| Complaint::about(format!("{name}: {problem}")))?;
        told = told.or(note.map(|note| format!("{name}: {note}")));
        asked.values = asked.values.with_content(parameter.name, content);
    }
    Ok((asked, told))
}

fn source(offer: &Offer, matches: &ArgMatches) -> Option<OsString> {
    let parameter = offer.parameters.iter().find(|parameter| matches!(parameter.takes, Takes::Instance))?;
    matches.get_one::<OsString>(parameter.name).cloned()
}

/// The whole command line.
pub(super) fn command() -> Command {
    let command = Command::new("stepback")
        .bin_name("stepback")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Steps through backtracking, forwards and back.")
        .override_usage("stepback [PUZZLE [ARGUMENTS]] [OPTIONS]")
        .max_term_width(HELP_WIDTH)
        .args_override_self(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading("Puzzles")
        .after_help(after_help());
    Flags::augment_args(command).subcommands(catalogue::offers().map(subcommand))
}

fn subcommand(offer: &'static Offer) -> Command {
    let words = offer.parameters.iter().filter(|parameter| !parameter.name.starts_with("--"));
    let words = words.map(|parameter| format!("[{}]", parameter.name)).collect::<Vec<_>>().join(" ");
    let mut command = Command::new(offer.name)
        .about(offer.about)
        .aliases(offer.aliases)
        .override_usage(format!("stepback {} {words} [OPTIONS]", offer.name))
        .max_term_width(HELP_WIDTH)
        .args_override_self(true)
        .after_help(offer.more_help)
        .args(offer.parameters.iter().map(argument));
    if let Some(reader) = &offer.reader {
        let flag = |name: &'static str, help: &'static str| {
            Arg::new(name).long(name.trim_start_matches('-')).help(help).display_order(0)
        };
        let told = reader.answers.iter().filter_map(|answer| Some((answer.asked_by, answer.help?)));
        command = command
            .args(told.map(|(name, help)| flag(name, help).action(ArgAction::SetTrue)))
            .arg(flag(LIST, "List the built-in puzzles").action(ArgAction::SetTrue))
            .arg(
                flag(PUZZLE, "Take that one of several puzzles, counted from 1")
                    .value_name("NUMBER")
                    .allow_negative_numbers(true),
            );
    }
    command
}

fn argument(parameter: &'static Parameter) -> Arg {
    let mut argument = Arg::new(parameter.name).help(parameter.help);
    let flag = parameter.name.strip_prefix("--");
    if let Some(flag) = flag {
        argument = argument.long(flag).display_order(0).value_name(flag.to_uppercase());
    }
    match parameter.takes {
        Takes::Nothing => argument.action(ArgAction::SetTrue),
        Takes::Text => argument,
        Takes::Instance | Takes::File(_) => argument.value_parser(clap::value_parser!(OsString)),
        Takes::Words => argument.num_args(0..).value_name(parameter.name),
        Takes::Word(words) => {
            argument.value_parser(PossibleValuesParser::new(words)).hide_possible_values(true).ignore_case(true)
        }
        Takes::Number(..) => {
            let usual = parameter.usual.filter(|_| flag.is_none());
            let argument = argument.allow_negative_numbers(true);
            if let Some(usual) = usual { argument.default_value(usual) } else { argument }
        }
    }
}

fn after_help() -> String {
    let mut text = "Formats:\n".to_owned();
    for format in Format::ALL {
        let _ = writeln!(text, "  {:9} {}", format.word(), format.about());
    }
    text += "\nOptions of some puzzles, which stepback PUZZLE --help describes:\n";
    for (flag, puzzles) in puzzle_flags() {
        let _ = writeln!(text, "  {flag:12} {}", puzzles.join(", "));
    }
    text + "
Examples:
  stepback                              the lesson: 4 queens, first board
  stepback queens 8                     8 queens, all 92 boards
  stepback queens 8 --first --at 500    opens at step 500
  stepback mistake 1 --n 6              the undo forgets the sets, on 6 x 6
  stepback queens 6 --print boards      writes the 4 boards
  stepback queens 4 --print text | grep undo
  stepback sudoku --order mrv           a Sudoku, fewest candidates first"
}

/// The flags that only some puzzles have, and the names of these puzzles.
fn puzzle_flags() -> Vec<(&'static str, Vec<&'static str>)> {
    let mut flags: Vec<(&str, Vec<&str>)> = vec![];
    for offer in catalogue::offers() {
        let own = offer.parameters.iter().map(|parameter| parameter.name).filter(|name| name.starts_with("--"));
        for name in own {
            match flags.iter_mut().find(|(flag, _)| *flag == name) {
                Some((_, puzzles)) => puzzles.push(offer.name),
                None => flags.push((name, vec![offer.name])),
            }
        }
    }
    flags
}
