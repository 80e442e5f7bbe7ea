//! The program: reads the command line, runs what it orders, and ends with 0, 1 (the run failed) or 2 (a wrong call).

use anyhow::Context;
use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;
use stepback::cli::{self, Opening, Order, Surroundings};
use stepback::plain::{self, Plain};
use stepback::print::{Format, Printout};

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
    match run(order) {
        Err(error) if !is_gone_reader(&error) => {
            complain(&format_args!("{error:#}"));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn run(order: Order) -> anyhow::Result<()> {
    let mut out = BufWriter::with_capacity(GATHERED, io::stdout().lock());
    match order {
        Order::Show(opening) => return screen(opening),
        Order::Converse(opening) => {
            let plain = Plain::new(opening.journey, opening.at.unwrap_or(0), opening.look.language);
            plain::run(plain, &mut io::stdin().lock(), &mut out).context("the line mode failed")?;
        }
        Order::Tell(text) => out.write_all(text.as_bytes()).and_then(|()| out.flush()).context(UNWRITTEN)?,
        Order::Print(mut journey, printout) => {
            if let Some(past) = printout.write(journey.as_mut(), &mut out).context(UNWRITTEN)? {
                complain(&past);
            }
        }
    }
    Ok(())
}

/// What failed when output cannot be written.
const UNWRITTEN: &str = "cannot write to standard output";

/// STAND-IN for `stepback::term::run(opening)`: prints the line of the step instead of opening the screen.
fn screen(mut opening: Opening) -> anyhow::Result<()> {
    let printout = Printout { format: Format::Text, at: opening.at.unwrap_or(0), take: Some(0) };
    printout.write(opening.journey.as_mut(), &mut io::stdout().lock())?;
    Ok(())
}

/// Says on standard error what went wrong, in one line; if nobody listens there is nobody to tell.
fn complain(what: &dyn Display) {
    let _ = writeln!(io::stderr(), "stepback: {what}");
}

/// Whether whoever read the output has seen enough, as `head` has.
fn is_gone_reader(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
