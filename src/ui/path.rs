//! The line of a path through the squares of a grid: from the middle of each to the middle of the next, beside what stands
//! in them.

use super::Brush;
use super::art::{self, Shape};
use crate::scene::{At, Grid, Piece};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

/// Draws the path of a grid as far as its squares are in sight.
pub(super) fn draw(
    brush: &Brush,
    grid: &Grid,
    square_of: impl Fn(At) -> Option<Rect>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let stop = |&at: &At| Some(Stop { square: square_of(at)?, piece: grid.square(at).piece.as_ref() });
    let stops: Vec<Option<Stop<'_>>> = grid.path.iter().map(stop).collect();
    for pair in stops.windows(2) {
        if let [Some(from), Some(to)] = *pair {
            draw_between(brush, [from, to], area, buffer);
        }
    }
}

/// A square of a path on the screen, and what stands in it.
#[derive(Clone, Copy)]
struct Stop<'a> {
    square: Rect,
    piece: Option<&'a Piece>,
}

impl Stop<'_> {
    /// The cells that the line leaves free: those of the piece.
    fn taken(&self, brush: &Brush) -> Rect {
        let art = self.piece.and_then(|piece| piece.art).filter(|_| brush.glyphs.has_blocks);
        let drawn = art.and_then(|art| art::extent(Shape::Piece(art), self.square));
        let middle = self.middle();
        drawn.unwrap_or(Rect { x: middle.x, y: middle.y, width: 1, height: 1 })
    }

    fn middle(&self) -> Position {
        let Rect { x, y, width, height } = self.square;
        Position { x: x + (width.saturating_sub(1) / 2).max(1), y: y + height.saturating_sub(1) / 2 }
    }
}

/// Draws the line from one square to the next one beside it, above it or below it.
fn draw_between(brush: &Brush, [from, to]: [Stop<'_>; 2], area: Rect, buffer: &mut Buffer) {
    let (here, there) = (from.middle(), to.middle());
    let (first, last) = (
        Position { x: here.x.min(there.x), y: here.y.min(there.y) },
        Position { x: here.x.max(there.x), y: here.y.max(there.y) },
    );
    let line = Rect { x: first.x, y: first.y, width: last.x - first.x + 1, height: last.y - first.y + 1 };
    let sign = brush.glyphs.path[usize::from(here.x == there.x)];
    let taken = [from.taken(brush), to.taken(brush)];
    let is_free = |cell: Position| taken.iter().all(|taken| !taken.contains(cell));
    for cell in line.intersection(area).positions().filter(|&cell| is_free(cell)) {
        // A number in the corner is not covered.
        if let Some(cell) = buffer.cell_mut(cell).filter(|cell| cell.symbol() == " ") {
            cell.set_symbol(sign);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::app::{App, Look, Signs};
    use crate::catalogue::tests::asked;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    /// The signs of the frame of a path of four letters, whose second step goes down.
    fn count(signs: Signs, sign: &str, at: u64) -> usize {
        let app = App::open(asked("word-search AB/XB/XC ABBC"), at, Look { signs, ..Look::default() }).unwrap();
        let mut buffer = Buffer::empty(Rect::new(0, 0, 120, 40));
        super::super::draw(&app, buffer.area, &mut buffer);
        let board = (1..34).flat_map(|y| (0..45).map(move |x| (x, y)));
        board.filter(|&at| buffer[at].symbol() == sign).count()
    }

    #[test]
    fn the_line_goes_through_the_squares_of_the_path_and_no_further() {
        let end = App::open(asked("word-search AB/XB/XC ABBC"), 0, Look::default()).unwrap();
        let end = end.tour().journey().total().expect("a short search");
        for (signs, across, down) in [(Signs::Unicode, "━", "┃"), (Signs::Ascii, "=", "|")] {
            assert_eq!((count(signs, across, 1), count(signs, down, 1)), (0, 0), "one letter has no line");
            assert!(count(signs, across, end) > 0 && count(signs, down, end) > 0);
        }
    }
}
