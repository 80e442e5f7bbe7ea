//! What can be drawn large: names of drawings, not the drawings themselves.

/// Something that can be drawn large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Art {
    /// The queen of a chess diagram.
    Queen,
    /// The rook of a chess diagram.
    Rook,
    /// A character: a digit, a letter, a parenthesis.
    Character(char),
}
