//! The command line: from arguments to what the program is asked to do.
//!
//! `nouns` makes what can be written from the catalogue, `flags` has what goes with every puzzle, `complaint` says in one
//! line what is wrong with what was written, `surroundings` decides what nobody wrote. Nothing is run, drawn or printed
//! here; that is for `main`.

mod answered;
mod complaint;
mod flags;
mod nouns;
mod puzzles;
mod source;
mod surroundings;

pub use answered::Puzzles;
pub use complaint::Complaint;
pub use surroundings::Surroundings;

use crate::app::{App, Look, Signs};
use crate::catalogue::{self, Asked};
use crate::print::{Format, Printout};
use crate::scene::{Answer, Mistake};
use crate::search::Goal;
use clap::error::ErrorKind;
use flags::{Colors, Flags};
use nouns::{Problem, Written};
use puzzles::{Brought, Meant};
use std::ffi::{OsStr, OsString};
use surroundings::Wishes;

/// What the program is asked to do.
pub enum Order {
    /// Open the screen.
    Show(Opening),
    /// Read commands and write sentences, line by line.
    Converse(Opening),
    /// Write a search to standard output, and what there is to tell of its files to standard error.
    Print(Asked, Printout, Option<String>),
    /// Write an answer for each of these puzzles.
    Answer(Puzzles, &'static Answer),
    /// Say this, which ends its own lines: the help or the version.
    Tell(String),
}

/// How the screen or the line mode opens.
pub struct Opening {
    /// The search.
    pub asked: Asked,
    /// The step to open at, which may be past the end; none for the start.
    pub at: Option<u64>,
    /// How it looks.
    pub look: Look,
    /// Whether the program takes the mouse.
    pub mouse: bool,
    /// What to tell the user first.
    pub notice: Option<String>,
}

impl Opening {
    /// The application that opens so.
    ///
    /// # Errors
    ///
    /// Why there is no such search.
    pub fn app(self) -> Result<App, crate::scene::Problem> {
        let mut app = App::open(self.asked, self.at.unwrap_or(0), self.look)?;
        app.tell(self.notice);
        Ok(app)
    }
}

/// Reads the arguments, the name of the program first; what they leave open the surroundings decide.
///
/// # Errors
///
/// What is wrong with them, in one line.
pub fn read<I, T>(arguments: I, surroundings: &Surroundings) -> Result<Order, Complaint>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    match nouns::parse(arguments) {
        Ok(written) => order(written, surroundings),
        Err(Problem::Clap(error)) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Ok(Order::Tell(error.render().to_string()))
        }
        Err(Problem::Clap(error)) => Err(Complaint::from(&error)),
        Err(Problem::Said(complaint)) => Err(complaint),
    }
}

fn order(written: Written, surroundings: &Surroundings) -> Result<Order, Complaint> {
    let flags = written.flags.clone();
    if let Some((one, other)) = contradiction(&written) {
        return Err(Complaint::contradiction(one, other));
    }
    let by_lines = flags.plain || surroundings.wants_lines();
    let unasked = (!surroundings.on_screen && !by_lines).then_some(Format::Text);
    let format = flags.print.or(unasked);
    check_part("--take", flags.take, true, format)?;
    check_part("--at", flags.at, false, format)?;
    if let Some(answer) = answer(&written, surroundings)? {
        return Ok(answer);
    }
    if std::ptr::eq(written.asked.offer, &raw const catalogue::MISTAKE)
        && let Some(format @ (Format::Boards | Format::Count | Format::Solution | Format::Exists)) = flags.print
    {
        return Err(Complaint::one_program_only(format));
    }
    let of_files = written.notice.clone();
    let Brought { asked, notice, note } = search(written, by_lines, format.is_some())?;
    if format == Some(Format::Col) && !has_labels(&asked) {
        return Err(Complaint::about(format!(
            "--print col writes colours of a graph, which {} has not",
            asked.offer.name
        )));
    }
    if let Some(format) = format {
        return Ok(Order::Print(
            asked,
            Printout { format, at: flags.at.unwrap_or(0), take: flags.take, code: flags.code() },
            of_files.or(note),
        ));
    }
    let notice = of_files.or(notice);
    let look = surroundings.look(wishes(&flags));
    let opening = Opening { asked, at: flags.at, look, mouse: flags.mouse, notice };
    Ok(if by_lines { Order::Converse(opening) } else { Order::Show(opening) })
}

/// Whether the options of a search are colours of a graph.
fn has_labels(asked: &Asked) -> bool {
    matches!(asked.open(), Ok(crate::scene::Opened::One(show)) if show.labels().is_some())
}

/// What is asked for, where that is no search.
fn answer(written: &Written, surroundings: &Surroundings) -> Result<Option<Order>, Complaint> {
    let offer = written.asked.offer;
    if std::ptr::eq(offer, &raw const catalogue::MISTAKE) && !written.names_mistake {
        return match written.flags.print {
            Some(_) => Err(Complaint::no_mistake()),
            None if !surroundings.on_screen => Ok(Some(Order::Tell(mistakes(&written.asked)))),
            None => Ok(None),
        };
    }
    let Some(reader) = &offer.reader else { return Ok(None) };
    if written.list {
        return Ok(Some(Order::Tell((reader.list)())));
    }
    let asked_by = written.answers.first().copied().or(written.flags.print.map(Format::word));
    let Some(answer) = reader.answers.iter().find(|answer| Some(answer.asked_by) == asked_by) else { return Ok(None) };
    let meant = Meant::by(written.source.as_deref(), written.choice.as_deref(), &written.asked, reader, true)?;
    Ok(Some(Order::Answer(meant.all(reader), answer)))
}

/// The search that is asked for; by lines standard input is wanted for commands, and what is printed goes to no other
/// puzzle.
fn search(written: Written, by_lines: bool, is_printed: bool) -> Result<Brought, Complaint> {
    let Written { asked, is_lesson, source, choice, flags, .. } = written;
    let goal = match (flags.first, flags.all) {
        (true, _) => Goal::First,
        (_, true) => Goal::All,
        _ => asked.goal,
    };
    let asked = asked.with_goal(goal);
    let Some(reader) = asked.offer.reader.as_ref().filter(|_| !is_lesson) else {
        asked.open()?;
        return Ok(Brought { asked, notice: None, note: None });
    };
    if by_lines && source.as_deref() == Some(OsStr::new("-")) {
        return Err(Complaint::contradiction("-", "--plain"));
    }
    Meant::by(source.as_deref(), choice.as_deref(), &asked, reader, !by_lines)?.one(&asked, reader, is_printed)
}

/// The first two flags that cannot both be meant.
fn contradiction(written: &Written) -> Option<(&'static str, &'static str)> {
    let Flags { first, all, plain, print, ascii, unicode, .. } = written.flags;
    let answer = written.answers.first().copied();
    let pairs = [
        (first && all, "--first", "--all"),
        (ascii && unicode, "--ascii", "--unicode"),
        (plain && print.is_some(), "--plain", "--print"),
        (answer.is_some() && written.list, answer.unwrap_or_default(), "--list"),
        (answer.is_some() && print.is_some(), answer.unwrap_or_default(), "--print"),
        (written.list && print.is_some(), "--list", "--print"),
    ];
    pairs.into_iter().find(|(both, ..)| *both).map(|(_, one, other)| (one, other))
}

/// What the flags ask for about the picture.
fn wishes(flags: &Flags) -> Wishes {
    let signs = match (flags.ascii, flags.unicode) {
        (true, _) => Some(Signs::Ascii),
        (_, true) => Some(Signs::Unicode),
        _ => None,
    };
    let depth = flags.color.and_then(Colors::depth);
    Wishes { code: flags.code(), theme: flags.theme, depth, signs }
}

/// Complains if a flag that asks for a part of the trace stands where there is none to take a part of.
fn check_part(flag: &str, value: Option<u64>, is_for_print: bool, format: Option<Format>) -> Result<(), Complaint> {
    let Some(value) = value else { return Ok(()) };
    match format {
        Some(format) if !format.is_by_event() => Err(Complaint::no_part(flag, value, format)),
        None if is_for_print => Err(Complaint::unprinted_part(flag, value)),
        _ => Ok(()),
    }
}

/// The list of mistakes, and how each is called.
fn mistakes(asked: &Asked) -> String {
    let usual = Asked::usual(asked.offer).settled();
    let size = asked.values.get("--n").filter(|size| Some(*size) != usual.values.get("--n"));
    let n = size.map(|size| format!(" --n {size}")).unwrap_or_default();
    let line = |mistake: &Mistake| {
        let n = if mistake.most.is_some() { n.as_str() } else { "" };
        format!("{:26}  {}\n", format!("stepback mistake {}{n}", mistake.number), mistake.title())
    };
    catalogue::mistakes().map(line).collect()
}

#[cfg(test)]
mod tests;
