//! The program: reads the command line, runs what it orders, and ends with 0, 1 (the run failed) or 2 (a wrong call).

use anyhow::Context;
use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;
use stepback::catalogue::Asked;
use stepback::cli::{self, Opening, Order, Puzzles, Surroundings};
use stepback::plain::{self, Plain};
use stepback::print::Printout;
use stepback::scene::{Answer, Outcome, Told};
use stepback::term;
use stepback::threads::Background;

/// Bytes gathered before they are handed to standard output.
const GATHERED: usize = 1 << 16;

fn main() -> ExitCode {
    let surroundings = Surroundings::new(std::env::vars_os(), io::stdout().is_terminal());
    let order = match cli::read(std::env::args_os(), &surroundings) {
        Ok(order) => order,
        Err(complaint) => {
            complain(&complaint);
            return ExitCode::from(2);
        }
    };
    if term::is_output_closed() {
        complain(&format_args!("{UNWRITTEN}: it is closed"));
        return ExitCode::FAILURE;
    }
    match run(order) {
        Err(error) if !is_gone_reader(&error) => {
            complain(&format_args!("{error:#}"));
            ExitCode::FAILURE
        }
        Err(_) => ExitCode::SUCCESS,
        Ok(code) => code,
    }
}

fn run(order: Order) -> anyhow::Result<ExitCode> {
    match order {
        Order::Show(opening) => show(opening)?,
        Order::Converse(opening) => converse(opening)?,
        Order::Tell(text) => tell(&text)?,
        Order::Print(asked, printout, note) => {
            if let Some(note) = note {
                complain(&note);
            }
            print(&asked, &printout)?;
        }
        Order::Answer(puzzles, how) => return answer(puzzles, how).map(code),
    }
    Ok(ExitCode::SUCCESS)
}

/// 2 for an input without a puzzle, 1 for one in which something else is wrong.
fn code(outcome: Outcome) -> ExitCode {
    match outcome {
        Outcome { puzzles: 0, .. } => ExitCode::from(2),
        Outcome { wrong: 0, .. } => ExitCode::SUCCESS,
        Outcome { .. } => ExitCode::FAILURE,
    }
}

fn show(opening: Opening) -> anyhow::Result<()> {
    let options = term::Options { mouse: opening.mouse };
    term::run(opening.app()?, options)
}

fn converse(opening: Opening) -> anyhow::Result<()> {
    let plain = Plain::open(opening.asked, opening.at.unwrap_or(0), opening.look.code())?;
    plain::run(plain, &mut io::stdin().lock(), &mut io::stdout().lock()).context("the line mode failed")
}

fn tell(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).context(UNWRITTEN)
}

fn print(asked: &Asked, printout: &Printout) -> anyhow::Result<()> {
    let mut out = BufWriter::with_capacity(GATHERED, io::stdout().lock());
    let mut opened = asked.open()?;
    if let Some(past) =
        printout.write(&mut opened, &asked.command(), &Background::default(), &mut out).context(UNWRITTEN)?
    {
        complain(&past);
    }
    Ok(())
}

/// Writes what is asked of each puzzle, and how many are done to a terminal that the lines do not go to.
fn answer(mut puzzles: Puzzles, how: &Answer) -> anyhow::Result<Outcome> {
    let mut out = BufWriter::with_capacity(GATHERED, io::stdout().lock());
    let is_watched = io::stderr().is_terminal() && !io::stdout().is_terminal();
    let mut shown = 0;
    let outcome = (how.write)(&mut puzzles, &mut out, &mut |told| match told {
        Told::Wrong(text) | Told::Note(text) => {
            progress(&mut shown, "");
            complain(&text);
        }
        Told::Done(done) if is_watched => progress(&mut shown, &format!("{done} puzzles")),
        Told::Done(_) => {}
    });
    progress(&mut shown, "");
    outcome.context(UNWRITTEN)
}

/// Writes over the progress on standard error, of which so many characters are shown.
fn progress(shown: &mut usize, text: &str) {
    if *shown > 0 || !text.is_empty() {
        let end = if text.is_empty() { "\r" } else { "" };
        let _ = write!(io::stderr(), "\r{text:<0$}{end}", *shown);
    }
    *shown = text.len();
}

/// What failed when output cannot be written.
const UNWRITTEN: &str = "cannot write to standard output";

/// Says on standard error what went wrong, in one line; if nobody listens there is nobody to tell.
fn complain(what: &dyn Display) {
    let _ = writeln!(io::stderr(), "stepback: {what}");
}

/// Whether whoever read the output has seen enough, as `head` has.
fn is_gone_reader(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
