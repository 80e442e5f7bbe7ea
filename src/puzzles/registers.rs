//! Registers for the variables of a straight-line program: graph colouring, of the graph of variables that clash.
//!
//! Two variables clash when one is written while the other is live after that line, and those that are live on entry clash
//! with one another. The search is that of [`coloring`](super::coloring) and nothing else.

mod program;

pub use program::{Instruction, MOST_LINES, MOST_VARIABLES, Program, Range};

use super::coloring::{MiddleColoring, Way};
use crate::search::{Blockers, Puzzle};
use std::sync::Arc;

/// Variables of a program, some of which have a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registers {
    program: Arc<Program>,
    coloring: MiddleColoring,
}

impl Registers {
    /// No register given yet; none if there is no register or more of them than there are colours.
    #[must_use]
    pub fn new(program: Arc<Program>, registers: u16, way: Way) -> Option<Self> {
        let coloring = MiddleColoring::new(program.clashes().clone(), registers, way)?;
        Some(Self { program, coloring })
    }

    /// The program.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The variables as vertices, the registers as colours.
    #[must_use]
    pub fn coloring(&self) -> &MiddleColoring {
        &self.coloring
    }
}

impl Puzzle for Registers {
    type Stack = <MiddleColoring as Puzzle>::Stack;
    type Options = <MiddleColoring as Puzzle>::Options;

    fn next_slot(&self) -> Option<u16> {
        self.coloring.next_slot()
    }

    fn options(&self, variable: u16) -> u16 {
        self.coloring.options(variable)
    }

    fn blockers(&self, variable: u16, register: u16) -> Blockers {
        self.coloring.blockers(variable, register)
    }

    fn place(&mut self, variable: u16, register: u16) {
        self.coloring.place(variable, register);
    }

    fn unplace(&mut self, variable: u16, register: u16) {
        self.coloring.unplace(variable, register);
    }

    fn valid(&self, variable: u16) -> Self::Options {
        self.coloring.valid(variable)
    }

    fn is_what_stands(&self) -> bool {
        self.coloring.is_what_stands()
    }

    fn is_symmetric(&self) -> bool {
        self.coloring.is_symmetric()
    }
}
