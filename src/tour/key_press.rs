//! Keys as a person presses them, whatever surface reports them.

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyPress {
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow upwards.
    Up,
    /// The arrow downwards.
    Down,
    /// Also what a presenter's clicker sends for back.
    PageUp,
    /// Also what a presenter's clicker sends for on.
    PageDown,
    /// To the start.
    Home,
    /// To the end.
    End,
    /// The key that ends a line.
    Enter,
    /// The key that closes.
    Escape,
    /// The key that goes to the next part.
    Tab,
    /// The same with Shift.
    BackTab,
    /// The key that deletes backwards.
    Backspace,
    /// The key that deletes forwards.
    Delete,
    /// A character, however the keyboard makes it.
    Char(char),
    /// A character with Control, in lower case.
    Control(char),
    /// Any other key: it means nothing, but it was pressed.
    Other,
}

impl KeyPress {
    /// The name of the key: an arrow as a sign, unless signs are to be ASCII.
    #[must_use]
    pub fn label(self, ascii: bool) -> String {
        match self {
            Self::Char(' ') => "Space".to_owned(),
            Self::Char(character) => character.to_string(),
            Self::Control(character) => format!("Ctrl-{}", character.to_ascii_uppercase()),
            Self::Left if !ascii => "←".to_owned(),
            Self::Right if !ascii => "→".to_owned(),
            Self::Up if !ascii => "↑".to_owned(),
            Self::Down if !ascii => "↓".to_owned(),
            Self::Escape => "Esc".to_owned(),
            Self::BackTab => "Shift-Tab".to_owned(),
            other => format!("{other:?}"),
        }
    }
}
