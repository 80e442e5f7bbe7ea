//! The command line: from arguments to what the program is asked to do.
//!
//! `arguments` says what can be written, `complaint` says in one line what is wrong with what was written. Nothing is
//! run, drawn or printed here; that is for `main`.

mod arguments;
mod complaint;
mod source;
mod sudoku;

pub use complaint::Complaint;
pub use sudoku::Riddles;

use crate::app::{App, Depth, Look};
use crate::print::{Format, Printout};
use crate::puzzles::queens::Queens;
use crate::replay::Replay;
use crate::scene::Journey;
use crate::scene::listing::Language;
use crate::search::Goal;
use arguments::{Arguments, Noun};
use clap::error::ErrorKind;
use std::ffi::OsString;

/// Rows and columns of the lesson's board.
const LESSON_SIZE: u8 = 4;

/// What the program is asked to do.
pub enum Order {
    /// Open the screen.
    Show(Opening),
    /// Write a search to standard output.
    Print(Box<dyn Journey>, Printout),
    /// Write what solves each of these.
    Solve(Riddles),
    /// Write whether each of these is valid, and how many solutions it has.
    Check(Riddles),
    /// Say this, which ends its own lines: the help or the version.
    Tell(String),
}

/// How the screen opens.
pub struct Opening {
    /// The search, at step 0.
    pub journey: Box<dyn Journey>,
    /// The step to open at, which may be past the end; none for the start.
    pub at: Option<u64>,
    /// The language of the code.
    pub language: Language,
    /// Whether the program takes the mouse.
    pub mouse: bool,
    /// What to tell the user first.
    pub notice: Option<String>,
}

impl Opening {
    /// The application that opens so.
    #[must_use]
    pub fn app(self) -> App {
        // What most terminals have, until the command line and the environment choose.
        let look = Look { language: self.language, depth: Depth::Indexed, ..Look::default() };
        let mut app = App::new(self.journey, self.at.unwrap_or(0), look);
        app.tell(self.notice);
        app
    }
}

/// Reads the arguments, the name of the program first. `on_screen` tells whether standard output is a terminal.
///
/// # Errors
///
/// What is wrong with them, in one line.
pub fn read<I, T>(arguments: I, on_screen: bool) -> Result<Order, Complaint>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    match arguments::parse(arguments) {
        Ok(arguments) => order(&arguments, on_screen),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Ok(Order::Tell(error.render().to_string()))
        }
        Err(error) => Err(Complaint::from(&error)),
    }
}

fn order(arguments: &Arguments, on_screen: bool) -> Result<Order, Complaint> {
    if arguments.first && arguments.all {
        return Err(Complaint::contradiction("--first", "--all"));
    }
    check_part("--take", arguments.take, arguments.print.is_none(), arguments.print)?;
    check_part("--at", arguments.at, false, arguments.print)?;
    if let Some(answer) = answer(arguments)? {
        return Ok(answer);
    }
    let Start { journey, notice } = start(arguments)?;
    Ok(match arguments.print.or((!on_screen).then_some(Format::Text)) {
        Some(format) => Order::Print(journey, Printout { format, at: arguments.at.unwrap_or(0), take: arguments.take }),
        None => {
            Order::Show(Opening { journey, at: arguments.at, language: arguments.code, mouse: arguments.mouse, notice })
        }
    })
}

/// What is asked for, where that is no search.
fn answer(arguments: &Arguments) -> Result<Option<Order>, Complaint> {
    let Some(Noun::Sudoku(asked)) = &arguments.noun else { return Ok(None) };
    if let Some((one, other)) = asked.contradiction(arguments.print.is_some()) {
        return Err(Complaint::contradiction(one, other));
    }
    Ok(match arguments.print {
        _ if asked.list => Some(sudoku::list()),
        _ if asked.check => Some(Order::Check(asked.all(true)?)),
        Some(Format::Solution) => Some(Order::Solve(asked.all(true)?)),
        _ => None,
    })
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
    /// What to tell whoever sees it.
    notice: Option<String>,
}

/// The search that is asked for.
fn start(arguments: &Arguments) -> Result<Start, Complaint> {
    let goal = |usual| match (arguments.first, arguments.all) {
        (true, _) => Goal::First,
        (_, true) => Goal::All,
        _ => usual,
    };
    Ok(match &arguments.noun {
        None => queens(LESSON_SIZE, goal(Goal::First)),
        Some(Noun::Queens { size }) => queens(*size, goal(Goal::All)),
        Some(Noun::Sudoku(asked)) => {
            let search = asked.search(true)?;
            Start { journey: Box::new(Replay::new(search.sudoku, goal(Goal::First))), notice: search.notice }
        }
    })
}

fn queens(size: u8, goal: Goal) -> Start {
    let queens = Queens::new(size).expect("the parser lets no other size through");
    Start { journey: Box::new(Replay::new(queens, goal)), notice: None }
}

#[cfg(test)]
mod tests;
