//! What a key can ask for, and what the surface around the application has to do about it.

use super::look::Change;
use crate::replay::Direction;
use crate::tour::Verb;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// What can be done on a tour.
    Do(Verb),
    /// Plays in that direction, or pauses if it does.
    Play(Direction),
    /// Plays faster.
    Faster,
    /// Plays more slowly.
    Slower,
    /// Shows the same differently.
    Look(Change),
    /// Opens the list of puzzles.
    Menu,
    /// Scrolls the code, until the next step.
    ScrollCode(Direction),
    /// Copies the command that opens this very view.
    CopyCommand,
    /// Copies the code that is shown.
    CopyCode,
    /// Opens the list of keys, or its next page.
    Help,
    /// Closes what is open, stops what is under way; never the program.
    Close,
    /// Draws all anew, in case something else wrote on the screen.
    Redraw,
    /// Stops the program until the shell goes on with it.
    Suspend,
    /// Ends the program.
    Quit,
}

/// What is to be done outside the application after an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing has changed.
    None,
    /// A frame is to be drawn.
    Draw,
    /// The whole screen is to be drawn anew.
    DrawAll,
    /// The program is to stop, and all is to be drawn anew when it goes on.
    Suspend,
    /// A frame is to be drawn, and this text put on the clipboard.
    Copy(String),
    /// The program is to end.
    Quit,
}
