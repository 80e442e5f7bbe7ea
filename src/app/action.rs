//! What a key can ask for, and what the terminal has to do about it.

use super::look::Change;
use super::player::Direction;
use crate::replay::Destination;
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
    /// Moves one of the two against the other, or both to where they part.
    Compare(Compare),
    /// Shows the same differently.
    Look(Change),
    /// Opens or closes the list of keys.
    Help,
    /// Closes what is open, stops what is under way; never the program.
    Close,
    /// Draws all anew, in case something else wrote on the screen.
    Redraw,
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
    /// A frame is to be drawn.
    Draw,
    /// The whole screen is to be drawn anew.
    DrawAll,
    /// The program is to end.
    Quit,
}
