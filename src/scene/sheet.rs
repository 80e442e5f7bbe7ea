//! A puzzle as its user writes it, before it is searched.

use super::{Journey, Scene};

/// A board of squares that each hold a digit or nothing, whether or not that makes a puzzle.
pub trait Sheet {
    /// How many rows and columns there are.
    fn size(&self) -> (usize, usize);

    /// What it looks like with the cursor on a square, row and column: clashes are lit and named.
    fn scene(&self, cursor: (usize, usize)) -> Scene;

    /// Writes a digit, 1 to 9, or clears a square.
    fn write(&mut self, at: (usize, usize), digit: Option<u8>);

    /// Takes a whole puzzle from a text, and tells what of it was left out, if anything was.
    ///
    /// # Errors
    ///
    /// Why the text is no puzzle, in one line; the sheet is then as before.
    fn paste(&mut self, text: &str) -> Result<Option<String>, String>;

    /// The search for what is written, at step 0.
    ///
    /// # Errors
    ///
    /// Why it cannot be searched, in one line.
    fn open(&self) -> Result<Box<dyn Journey>, String>;
}
