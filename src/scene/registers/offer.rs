//! What the program offers of registers: its programs, its orders, its files.

use super::CODE;
use crate::formats;
use crate::puzzles::registers::{Program, Registers};
use crate::replay::Replay;
use crate::scene::coloring::{ORDER_WORDS, way, write_list};
use crate::scene::{
    AtOnce, Found, Input, Instance, Offer, Opened, Parameter, Problem, Puzzles, Reader, Round, Strategy, Takes, Values,
};
use crate::search::Goal;
use std::sync::Arc;

/// The texts of the programs that come with this one, in the order of [`INSTANCES`].
const TEXTS: [&str; INSTANCES.len()] = [
    include_str!("../../../assets/instances/program.txt"),
    include_str!("../../../assets/instances/swap.txt"),
    include_str!("../../../assets/instances/polynomial.txt"),
    include_str!("../../../assets/instances/distance.txt"),
    include_str!("../../../assets/instances/odd-ring.txt"),
    include_str!("../../../assets/instances/powers.txt"),
];

/// The programs that come with this one.
const INSTANCES: [Instance; 6] = [
    Instance { name: "program", about: "five variables, two of them written twice; 3 registers do" },
    Instance { name: "swap", about: "two variables change places by way of a third" },
    Instance { name: "polynomial", about: "a cubic by Horner's rule; its coefficients are live on entry" },
    Instance { name: "distance", about: "two points; a variable that is read for the last time frees its register" },
    Instance {
        name: "odd-ring",
        about: "two are live at a time, and yet 2 registers do not do: the clashes are an odd ring",
    },
    Instance { name: "powers", about: "a cubic by its powers: 6 registers, where Horner's rule needs fewer" },
];

/// What the program offers of registers.
pub static OFFER: Offer = Offer {
    name: "registers",
    aliases: &["register"],
    about: "Give the variables of a straight-line program registers",
    teaches: "graph colouring at work in a compiler: variables that are live together clash",
    leetcode: &[],
    parameters: &[
        Parameter {
            name: "FILE",
            takes: Takes::Instance,
            usual: Some("program"),
            help: "A built-in program (see --list), a file with an instruction a line, or - for standard input",
        },
        Parameter {
            name: "K",
            takes: Takes::Number(1, 64, "a number of registers"),
            usual: Some("3"),
            help: "How many registers there are, 1 to 64",
        },
        Parameter {
            name: "--order",
            takes: Takes::Word(&ORDER_WORDS),
            usual: Some("scan"),
            help: "Take variables in this order: scan, as they appear; degree, most clashes first; or mrv, fewest registers left first",
        },
    ],
    usual_goal: Goal::First,
    round: Round::Instances {
        parameter: "FILE",
        instances: &INSTANCES,
        ends: ["this is the first of the built-in programs", "this is the last of the built-in programs"],
    },
    strategies: &[
        Strategy { name: "scan", flags: &[] },
        Strategy { name: "degree", flags: &[("--order", "degree")] },
        Strategy { name: "mrv", flags: &[("--order", "mrv")] },
    ],
    listings: &[&CODE[0], &CODE[1], &CODE[2]],
    mistakes: &[],
    more_help: MORE_HELP,
    settle: |values| values,
    has_goals: |_| true,
    open,
    sheet: None,
    reader: Some(Reader { parameter: "FILE", is_puzzle: is_inline, read, list, answers: &[] }),
};

/// What the help ends with.
const MORE_HELP: &str = "\
A program has an instruction a line: d = a * b, d = a, d = 5, d = load x,
store h, return e. The name behind load is a place in memory; all others are
variables, at most 256, on at most 1,000 lines. # and // begin comments, and a
semicolon ends an instruction.

Two variables clash when one is written while the other is live after that
line; those that are read before they are written are live on entry.

Examples:
  stepback registers                            the built-in program, 3 registers
  stepback registers program 2                  too few, and where
  stepback registers 'a = x; b = a + x; return b' 2
  stepback registers code.txt 4 --print solution";

/// Whether a value is a program itself.
fn is_inline(value: &str) -> bool {
    value.contains(['=', ';', '\n'])
}

/// The program that a value names: one that is built in, what its file holds, or its own instructions.
fn program(values: &Values) -> Result<Program, Problem> {
    let value = values.get("FILE").unwrap_or_default();
    let built_in = INSTANCES.iter().position(|instance| instance.name == value);
    let bytes = match (built_in, values.content("FILE")) {
        (Some(index), _) => TEXTS[index].as_bytes(),
        (None, Some(content)) if !is_inline(value) => content,
        (None, _) if is_inline(value) => value.as_bytes(),
        (None, _) => {
            return Err(Problem(format!("{value:?} is no built-in program: write one of them, or \"a = 1; b = a\"")));
        }
    };
    let mut program = formats::program::read(bytes).map_err(|fault| Problem(fault.to_string()))?;
    program.title = if is_inline(value) {
        format!("{} lines and {} variables", program.lines().len(), program.clashes().len())
    } else {
        value.rsplit('/').next().unwrap_or_default().to_owned()
    };
    Ok(program)
}

fn open(values: &Values, goal: Goal) -> Result<Opened, Problem> {
    let program = Arc::new(program(values)?);
    let registers = values.number("K").unwrap_or(3_u16);
    let puzzle = Registers::new(program, registers, way(values));
    let puzzle = puzzle.ok_or_else(|| Problem(format!("registers takes 1 to 64 registers, not {registers}")))?;
    Ok(Opened::One(Box::new(Replay::new(puzzle, goal))))
}

fn read(mut input: Input<'_>) -> Puzzles<'_> {
    let mut bytes = vec![];
    let found = match input.text.read_to_end(&mut bytes) {
        Err(error) => Err(error.to_string()),
        Ok(_) => formats::program::read(&bytes).map_err(|fault| fault.to_string()).map(|program| Found {
            value: formats::program::line(&program),
            line: 0,
            note: None,
        }),
    };
    Box::new(AtOnce(std::iter::once(found)))
}

fn list() -> String {
    let figures = |index: usize| {
        let program = formats::program::read(TEXTS[index].as_bytes()).ok();
        let (lines, variables) =
            program.map(|program| (program.lines().len(), program.clashes().len())).unwrap_or_default();
        format!("{lines:>5}  {variables:>9}")
    };
    write_list(&INSTANCES, figures, &format!("{:>5}  {:>9}", "lines", "variables"))
}
