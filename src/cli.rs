//! The command line: from arguments to what the program is asked to do.
//!
//! `arguments` says what can be written, `complaint` says in one line what is wrong with what was written,
//! `surroundings` decides what nobody wrote. Nothing is run, drawn or printed here; that is for `main`.

mod arguments;
mod complaint;
mod source;
mod sudoku;
mod surroundings;

pub use complaint::Complaint;
pub use sudoku::Riddles;
pub use surroundings::Surroundings;

use crate::app::{App, Look, Signs};
use crate::print::{Format, Printout};
use crate::puzzles::queens::Queens;
use crate::replay::Replay;
use crate::scene::{Journey, MISTAKES, Mistake};
use crate::search::Goal;
use arguments::{Arguments, Noun, Wish};
use clap::error::ErrorKind;
use std::ffi::OsString;
use surroundings::Wishes;

/// Rows and columns of the lesson's board.
const LESSON_SIZE: u8 = 4;

/// What the program is asked to do.
pub enum Order {
    /// Open the screen.
    Show(Opening),
    /// Read commands and write sentences, line by line.
    Converse(Opening),
    /// Write a search to standard output, after what is to be told of it on standard error.
    Print(Box<dyn Journey>, Printout, Option<String>),
    /// Write what solves each of these.
    Solve(Riddles),
    /// Write whether each of these is valid, and how many solutions it has.
    Check(Riddles),
    /// Say this, which ends its own lines: the help or the version.
    Tell(String),
}

/// How the screen or the line mode opens.
pub struct Opening {
    /// The search, at step 0.
    pub journey: Box<dyn Journey>,
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
    #[must_use]
    pub fn app(self) -> App {
        let mut app = App::new(self.journey, self.at.unwrap_or(0), self.look);
        app.tell(self.notice);
        app
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
    let arguments = arguments.into_iter().map(|argument| sudoku::spelled_out(argument.into()));
    match arguments::parse(arguments) {
        Ok(arguments) => order(&arguments, surroundings),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Ok(Order::Tell(error.render().to_string()))
        }
        Err(error) => Err(Complaint::from(&error)),
    }
}

fn order(arguments: &Arguments, surroundings: &Surroundings) -> Result<Order, Complaint> {
    if let Some((one, other)) = contradiction(arguments) {
        return Err(Complaint::contradiction(one, other));
    }
    check_part("--take", arguments.take, arguments.print.is_none(), arguments.print)?;
    check_part("--at", arguments.at, false, arguments.print)?;
    let by_lines = arguments.plain || surroundings.wants_lines();
    if let Some(answer) = answer(arguments, surroundings)? {
        return Ok(answer);
    }
    let Start { journey, note, notice } = start(arguments, by_lines)?;
    if let (Some(Noun::Mistake { .. }), Some(format @ (Format::Boards | Format::Count | Format::Solution))) =
        (&arguments.noun, arguments.print)
    {
        return Err(Complaint::one_program_only(format));
    }
    let unasked = (!surroundings.on_screen && !by_lines).then_some(Format::Text);
    if let Some(format) = arguments.print.or(unasked) {
        let printout = Printout { format, at: arguments.at.unwrap_or(0), take: arguments.take };
        return Ok(Order::Print(journey, printout, note));
    }
    let look = surroundings.look(wishes(arguments));
    let opening = Opening { journey, at: arguments.at, look, mouse: arguments.mouse, notice: note.or(notice) };
    Ok(if by_lines { Order::Converse(opening) } else { Order::Show(opening) })
}

/// What is asked for, where that is no search.
fn answer(arguments: &Arguments, surroundings: &Surroundings) -> Result<Option<Order>, Complaint> {
    let asked = match &arguments.noun {
        Some(Noun::Sudoku(asked)) => asked,
        Some(Noun::Mistake { number: None, .. }) if arguments.print.is_some() => return Err(Complaint::no_mistake()),
        Some(Noun::Mistake { number: None, size }) if !surroundings.on_screen => {
            return Ok(Some(Order::Tell(mistakes(*size))));
        }
        _ => return Ok(None),
    };
    if let Some((one, other)) = asked.contradiction(arguments.print.is_some()) {
        return Err(Complaint::contradiction(one, other));
    }
    Ok(match arguments.print {
        _ if asked.list => Some(sudoku::list()),
        _ if asked.check => Some(Order::Check(asked.all()?)),
        Some(Format::Solution) => Some(Order::Solve(asked.all()?)),
        _ => None,
    })
}

/// The first two flags that cannot both be meant.
fn contradiction(arguments: &Arguments) -> Option<(&'static str, &'static str)> {
    let Arguments { first, all, plain, print, ascii, unicode, .. } = *arguments;
    let pairs = [
        (first && all, "--first", "--all"),
        (ascii && unicode, "--ascii", "--unicode"),
        (plain && print.is_some(), "--plain", "--print"),
    ];
    pairs.into_iter().find(|(both, ..)| *both).map(|(_, one, other)| (one, other))
}

/// What the flags ask for about the picture.
fn wishes(arguments: &Arguments) -> Wishes {
    let signs = match (arguments.ascii, arguments.unicode) {
        (true, _) => Some(Signs::Ascii),
        (_, true) => Some(Signs::Unicode),
        _ => None,
    };
    let depth = arguments.color.and_then(Wish::value);
    Wishes { language: arguments.code, theme: arguments.theme, depth, signs }
}

/// Complains if a flag that asks for a part of the trace stands where there is none to take a part of.
fn check_part(flag: &str, value: Option<u64>, unprinted: bool, format: Option<Format>) -> Result<(), Complaint> {
    let Some(value) = value else { return Ok(()) };
    match format {
        Some(format) if !format.is_by_event() => Err(Complaint::no_part(flag, value, format)),
        None if unprinted => Err(Complaint::unprinted_part(flag, value)),
        _ => Ok(()),
    }
}

/// How a search begins.
struct Start {
    /// The search, at step 0.
    journey: Box<dyn Journey>,
    /// What of its puzzle was left out in reading it.
    note: Option<String>,
    /// What to tell whoever sees it.
    notice: Option<String>,
}

/// The search that is asked for.
fn start(arguments: &Arguments, by_lines: bool) -> Result<Start, Complaint> {
    let goal = |usual| match (arguments.first, arguments.all) {
        (true, _) => Goal::First,
        (_, true) => Goal::All,
        _ => usual,
    };
    let start = |journey| Start { journey, note: None, notice: None };
    match &arguments.noun {
        None => Ok(start(queens(LESSON_SIZE, goal(Goal::First)))),
        Some(Noun::Queens { size }) => Ok(start(queens(*size, goal(Goal::All)))),
        Some(Noun::Mistake { number, size }) => mistake(*number, *size, goal(Goal::All)).map(start),
        Some(Noun::Sudoku(asked)) => {
            let search = asked.search(by_lines)?;
            let journey = Box::new(Replay::new(search.sudoku, goal(Goal::First)));
            Ok(Start { journey, note: search.note, notice: search.notice })
        }
    }
}

fn queens(size: u8, goal: Goal) -> Box<dyn Journey> {
    Box::new(Replay::new(Queens::new(size).expect("the parser lets no other size through"), goal))
}

/// A wrong program beside the right one. Without a number, the first one opens with the list of all beside its page.
fn mistake(number: Option<usize>, asked: Option<u8>, goal: Goal) -> Result<Box<dyn Journey>, Complaint> {
    let size = asked.unwrap_or(LESSON_SIZE);
    let mistake = Mistake::of(number.unwrap_or(1)).expect("the parser lets no other number through");
    let unfit = asked.filter(|_| mistake.most.is_none());
    let pair = mistake.open(size, goal).filter(|_| unfit.is_none());
    match pair {
        Some(pair) => Ok(Box::new(pair)),
        None => Err(Complaint::mistake_size(mistake.number, size, mistake.most)),
    }
}

/// The list of mistakes, and how each is called.
fn mistakes(size: Option<u8>) -> String {
    let n = size.map(|size| format!(" --n {size}")).unwrap_or_default();
    let line = |mistake: &Mistake| {
        let n = if mistake.most.is_some() { n.as_str() } else { "" };
        format!("{:26}  {}\n", format!("stepback mistake {}{n}", mistake.number), mistake.title())
    };
    MISTAKES.iter().map(line).collect()
}

#[cfg(test)]
mod tests;
