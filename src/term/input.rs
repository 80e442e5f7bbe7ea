//! Input: waiting for it, and taking all of it that is there, as keys, turns of the wheel and pasted texts.
//!
//! What it means is decided elsewhere. On Unix the terminal's bytes are read here; on Windows crossterm tells events.

#[cfg(unix)]
mod parser;
#[cfg(unix)]
mod paste;
#[cfg(unix)]
mod sequence;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(super) use unix::Input;
#[cfg(windows)]
pub(super) use windows::Input;

use crate::app::Mouse;
use crate::tour::KeyPress;

/// The most bytes of a paste that are taken: no puzzle is near that long.
const LONGEST_PASTE: usize = 1 << 20;

/// What the terminal tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// A key was pressed, or repeated because it is held.
    Key(KeyPress),
    /// The mouse did something.
    Mouse(Mouse),
    /// Text was pasted.
    Pasted(String),
    /// More was pasted than is taken.
    PastedTooMuch,
    /// The size is another one.
    Resized,
}
