//! The current cell of a board in boxes: how its box is worked out, and what can still stand in it.

use super::Brush;
use super::panel::{row, title};
use super::theme::Ink;
use crate::scene::{Board, Piece, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

/// Rows of the panel: a title, the box, the candidates.
pub(super) const ROWS: u16 = 3;

pub(super) struct CellView<'a> {
    pub board: &'a Board,
    /// Rows and columns of a box.
    pub boxes: (usize, usize),
    pub brush: &'a Brush,
}

impl Widget for &CellView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let (at, (rows, columns)) = (self.board.focus, self.boxes);
        let lines = title(self.brush, area, &format!("cell ({},{})", at.0, at.1), "", buffer);
        let in_a_row = self.board.columns / columns;
        let number = at.0 / rows * in_a_row + at.1 / columns;
        let (quiet, text) = (self.brush.style(Ink::Quiet), self.brush.style(Ink::Text));
        let formula = format!("({} // {rows}) * {in_a_row} + {} // {columns} = ", at.0, at.1);
        let box_key = vec![
            Span::styled(" box         ", quiet),
            Span::styled(formula, quiet),
            Span::styled(number.to_string(), text),
        ];
        row(buffer, lines, lines.y, box_key);
        row(
            buffer,
            lines,
            lines.y + 1,
            vec![Span::styled(" candidates  ", quiet), Span::styled(self.candidates(), text)],
        );
    }
}

impl CellView<'_> {
    fn candidates(&self) -> String {
        let square = self.board.square(self.board.focus.0, self.board.focus.1);
        let stands = matches!(square.role, Role::Given | Role::Placed | Role::PlacedNow);
        match (square.piece, &square.candidates[..]) {
            (Some(Piece::Digit(digit)), []) if stands => format!("none: {digit} stands here"),
            (_, []) => "none".to_owned(),
            (_, candidates) => candidates.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
        }
    }
}
