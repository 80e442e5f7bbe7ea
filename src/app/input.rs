//! What a person can do: press a key, turn the wheel, click.
//!
//! Only what was meant, not how a terminal or a browser told it: releases, held keys and the ways in which a keyboard
//! makes a character are the affair of whoever translates. What a key asks for is said in the key table.

/// A key as it is pressed, or repeated because it is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow upwards.
    Up,
    /// The arrow downwards.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// Return, or Enter of the keypad.
    Enter,
    /// Escape.
    Escape,
    /// The tabulator.
    Tab,
    /// The tabulator with Shift.
    BackTab,
    /// Takes back the character before.
    Backspace,
    /// Takes away the character here.
    Delete,
    /// Insert.
    Insert,
    /// A function key by its number, from 1 on.
    Function(u8),
    /// A character, however the keyboard makes it: with Shift, or with `AltGr`.
    Char(char),
    /// A character with Control; a letter is a small one.
    Control(char),
    /// Any other key, or one with modifiers that mean nothing here.
    Other,
}

impl Key {
    /// The name of the key: an arrow as a sign, unless signs are to be ASCII.
    #[must_use]
    pub fn label(self, ascii: bool) -> String {
        let name = match self {
            Self::Left if ascii => "Left",
            Self::Right if ascii => "Right",
            Self::Up if ascii => "Up",
            Self::Down if ascii => "Down",
            Self::Left => "←",
            Self::Right => "→",
            Self::Up => "↑",
            Self::Down => "↓",
            Self::PageUp => "PageUp",
            Self::PageDown => "PageDown",
            Self::Home => "Home",
            Self::End => "End",
            Self::Enter => "Enter",
            Self::Escape => "Esc",
            Self::Tab => "Tab",
            Self::BackTab => "Shift-Tab",
            Self::Backspace => "Backspace",
            Self::Delete => "Delete",
            Self::Insert => "Insert",
            Self::Char(' ') => "Space",
            Self::Other => "another key",
            Self::Function(number) => return format!("F{number}"),
            Self::Char(char) => return char.to_string(),
            Self::Control(char) => return format!("Ctrl-{}", char.to_ascii_uppercase()),
        };
        name.to_owned()
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_a_name_and_arrows_two() {
        let names = [Key::Left, Key::Char(' '), Key::Char('?'), Key::Control('c'), Key::Function(5), Key::Escape];
        assert_eq!(names.map(|key| key.label(false)), ["←", "Space", "?", "Ctrl-C", "F5", "Esc"]);
        assert_eq!(Key::Left.label(true), "Left");
    }
}
