//! What a piece looks like where there is room to draw it: plain data, no drawing.

/// What a piece is drawn as. Where that has no room, or no drawing, its sign or label is written instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Art {
    /// A queen of chess.
    Queen,
    /// A rook of chess.
    Rook,
    /// A digit, a letter or another single character, drawn large.
    Character(char),
}
