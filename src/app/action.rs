//! What a key can ask for, and what the terminal has to do about it.

use super::look::Change;
use super::prompt::Purpose;
use crate::replay::{Destination, Direction};
use crate::scene::Variation;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// One event on.
    StepForward,
    /// One event back.
    StepBack,
    /// To a place in the trace, which is called so when there is none: `next board`.
    Go(Destination, &'static str),
    /// Plays in that direction, or pauses if it does.
    Play(Direction),
    /// Plays faster.
    Faster,
    /// Plays more slowly.
    Slower,
    /// Searches for all boards instead of the first, or the other way round.
    OtherGoal,
    /// Another puzzle of the kind.
    Vary(Variation),
    /// A wrong program beside the right one, or its page, or the next one.
    Mistake,
    /// Another mistake of the list, by its number, where the list is open.
    MistakeOf(usize),
    /// Moves one of the two against the other, or both to where they part.
    Compare(Compare),
    /// Shows the same differently.
    Look(Change),
    /// Asks the user for something.
    Ask(Purpose),
    /// Opens the puzzle to be edited.
    Edit,
    /// To the next step in a direction at which what was asked for is so.
    Stop(Direction),
    /// Copies the command that opens this very view.
    CopyCommand,
    /// Opens or closes the list of keys.
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

/// A move that only two programs side by side can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// To their first difference.
    Difference,
    /// The wrong program alone, in that direction.
    Alone(Direction),
    /// The right program to the step of the wrong one; where there is one program, plays faster, since a plus is often
    /// typed without Shift.
    Align,
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
