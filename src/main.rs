//! The program: reads the command line, runs what it orders, and ends with 0, 1 (the run failed) or 2 (a wrong call).

use anyhow::Context;
use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;
use stepback::cli::{self, Opening, Order, Surroundings};
use stepback::plain::{self, Plain};
use stepback::print::Printout;
use stepback::scene::Journey;
use stepback::term;

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
    match order {
        Order::Show(opening) => show(opening),
        Order::Converse(opening) => converse(opening),
        Order::Tell(text) => tell(&text),
        Order::Print(mut journey, printout) => print(journey.as_mut(), &printout),
    }
}

fn show(opening: Opening) -> anyhow::Result<()> {
    let options = term::Options { mouse: opening.mouse };
    term::run(opening.app(), options)
}

fn converse(opening: Opening) -> anyhow::Result<()> {
    let plain = Plain::new(opening.journey, opening.at.unwrap_or(0), opening.look.language);
    plain::run(plain, &mut io::stdin().lock(), &mut io::stdout().lock()).context("the line mode failed")
}

fn tell(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).context(UNWRITTEN)
}

fn print(journey: &mut dyn Journey, printout: &Printout) -> anyhow::Result<()> {
    let mut out = BufWriter::with_capacity(GATHERED, io::stdout().lock());
    if let Some(past) = printout.write(journey, &mut out).context(UNWRITTEN)? {
        complain(&past);
    }
    Ok(())
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
