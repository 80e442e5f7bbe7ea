//! What a person can do with the mouse, however a terminal tells it.

/// What is done with the mouse, where the program takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mouse {
    /// The wheel is turned away from oneself.
    WheelUp,
    /// The wheel is turned towards oneself.
    WheelDown,
    /// The first button goes down on a cell, counted from 0 at the upper left.
    Click {
        /// Cells to its left.
        column: u16,
        /// Cells above it.
        row: u16,
    },
}
