//! Pieces and signs drawn large, from quarter blocks, to be seen from the back row: the one place that draws with blocks.
//!
//! A shape looks the same in every square of one size, whatever its part in the event, and stands in its middle: the rows
//! of dots that are free above it and under it differ by one at most, and so do the columns. Nothing here knows a puzzle,
//! a colour or a role.

mod drawing;
mod hand;
mod letters;
mod strokes;

use crate::scene::Art;
use drawing::Drawing;
use hand::Hand;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// What can be drawn into a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A piece.
    Piece(Art),
    /// A piece that is gone and still blocks: its shape, thinned out.
    Gone(Art),
    /// A refused option.
    Cross,
    /// An option taken back: an arrow that turns round.
    ArrowBack,
    /// On the way from the attacker that the code met first.
    Dot,
    /// On the way from a further attacker.
    Ring,
    /// A square that is ruled out.
    Speck,
}

impl From<Art> for Shape {
    fn from(art: Art) -> Self {
        Self::Piece(art)
    }
}

/// The least height of a square, in cells, whose last row no drawing touches, so that a label can stand there.
const LEAST_LABELLED: u16 = 7;

/// The least width of a square, in cells, whose first column no drawing touches, so that a sign can stand there; and that
/// of one whose second column no character touches either.
const LEAST_SIGNED: u16 = 7;
const LEAST_WIDELY_SIGNED: u16 = 13;

/// The least rows of dots of a shape that is still known when it is thinned out.
const LEAST_THINNED: u16 = 6;

/// Draws a shape into a square and says whether it did: not if it has no drawing or the square has no room for one.
pub(super) fn draw(shape: Shape, area: Rect, style: Style, buffer: &mut Buffer) -> bool {
    let Some(Placed { drawing, left, top }) = Placed::new(shape, area.width, area.height) else { return false };
    let (columns, rows) = drawing.size();
    let (columns, rows) = (left / 2..(left + columns).div_ceil(2), top / 2..(top + rows).div_ceil(2));
    for (row, column) in rows.flat_map(|row| columns.clone().map(move |column| (row, column))) {
        let Some(block) = drawing.block((column, row), left, top) else { continue };
        // A line under each row would cut through the shape; one under the last is a line under the square.
        let is_last = row + 1 == area.height;
        let style = if is_last { style } else { style.remove_modifier(Modifier::UNDERLINED) };
        if let Some(cell) = buffer.cell_mut((area.x + column, area.y + row)) {
            cell.set_symbol(block).set_style(style);
        }
    }
    true
}

/// The cells that a shape takes in a square; none if it has no drawing or there is no room for one.
pub(super) fn extent(shape: Shape, area: Rect) -> Option<Rect> {
    let Placed { drawing, left, top } = Placed::new(shape, area.width, area.height)?;
    let (columns, rows) = drawing.size();
    let (x, y) = (left / 2, top / 2);
    let (width, height) = ((left + columns).div_ceil(2) - x, (top + rows).div_ceil(2) - y);
    Some(Rect { x: area.x + x, y: area.y + y, width, height })
}

/// The row of a square with a drawing that is kept for a label, whether or not there is one.
pub(super) fn label_row(area: Rect) -> Option<u16> {
    (area.height >= LEAST_LABELLED).then(|| area.bottom() - 1)
}

/// The cell of a square with a drawn character that is kept for a sign beside it, column and row.
pub(super) fn sign_place(area: Rect) -> Option<(u16, u16)> {
    let column = u16::from(area.width >= LEAST_WIDELY_SIGNED);
    (area.width >= LEAST_SIGNED).then(|| (area.x + column, area.y + area.height.saturating_sub(1) / 2))
}

/// A drawing and where it stands in a square: dots from its left and from its top.
struct Placed {
    drawing: Drawing,
    left: u16,
    top: u16,
}

impl Placed {
    /// A shape in a square of so many cells.
    fn new(shape: Shape, width: u16, height: u16) -> Option<Self> {
        let (width, height) = (width.checked_mul(2)?, height.checked_mul(2)?);
        let drawing = drawing(shape, width, height)?;
        let (columns, rows) = drawing.size();
        // An odd rest stands above and on the right.
        Some(Self { left: (width - columns) / 2, top: (height - rows).div_ceil(2), drawing })
    }
}

/// The drawing of a shape for a square of so many columns and rows of dots.
fn drawing(shape: Shape, width: u16, height: u16) -> Option<Drawing> {
    let columns = width.checked_sub(if width < 2 * LEAST_SIGNED { 2 } else { 4 })?;
    let rows = match height / 2 {
        0..3 => height,
        3..LEAST_LABELLED => height - 2,
        _ => height - 4,
    };
    let hand = |hand: Hand| hand.drawing(columns, rows).cloned();
    match shape {
        Shape::Piece(Art::Queen) => hand(Hand::Queen),
        Shape::Piece(Art::Rook) => hand(Hand::Rook),
        Shape::Piece(Art::Character(character)) => {
            let columns = columns.min(width.saturating_sub(8).max(2 * LEAST_WIDELY_SIGNED - 8));
            // The least ones need one row more than a piece of their square.
            let rows = if height < 6 { 0 } else { rows.max(letters::LEAST_ROWS) };
            letters::drawing(character, columns, rows)
        }
        Shape::Gone(art) => {
            let whole = drawing(Shape::Piece(art), width, height);
            whole.filter(|whole| whole.size().1 >= LEAST_THINNED).map(|whole| whole.thinned())
        }
        Shape::Cross => hand(Hand::Cross),
        Shape::ArrowBack => hand(Hand::ArrowBack),
        Shape::Dot => hand(Hand::Dot),
        Shape::Ring => hand(Hand::Ring),
        Shape::Speck => Some(Drawing::from_lines(&["##"])),
    }
}

#[cfg(test)]
mod tests;
