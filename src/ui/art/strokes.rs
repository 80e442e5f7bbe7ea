//! Characters from strokes: a path over five columns and five levels is drawn with a pen into a box of any size, so that
//! one description gives every size. Not for which characters there are.

use super::drawing::Drawing;

/// A box and the pen that fills it, all in dots.
#[derive(Clone, Copy, Debug)]
pub(super) struct Page {
    /// Columns and rows of the box.
    pub size: (u16, u16),
    /// Columns and rows of the pen.
    pub pen: (u16, u16),
    /// The rows of the small letters' bodies: where they begin, and how many they are.
    pub body: (u16, u16),
}

/// A point of a path: where the pen's upper left dot is, and whether the corner there is round.
#[derive(Clone, Copy, Debug)]
struct Point {
    x: u16,
    y: u16,
    is_round: bool,
}

impl Page {
    /// Draws paths, parted by commas. A point is a column from 0 to 4 and a level: 0 to 4 from the top of the box to its
    /// bottom, or `t`, `m`, `b` for the top, the middle and the bottom of a small letter's body. An `o` after it makes its
    /// corner round.
    pub(super) fn draw(&self, paths: &str) -> Drawing {
        let mut all = Drawing::empty(self.size.0, self.size.1);
        for path in paths.split(',') {
            let points: Vec<Point> = path.split_whitespace().filter_map(|text| self.point(text.as_bytes())).collect();
            all.add(&self.path(&points));
        }
        all
    }

    fn point(&self, text: &[u8]) -> Option<Point> {
        let [column, level, rest @ ..] = text else { return None };
        let y = match level {
            b't' => self.body.0,
            b'm' => self.body.0 + between(2, self.body.1.saturating_sub(self.pen.1)),
            b'b' => self.body.0 + self.body.1.saturating_sub(self.pen.1),
            level => between(level.checked_sub(b'0')?.into(), self.size.1.saturating_sub(self.pen.1)),
        };
        let x = between(column.checked_sub(b'0')?.into(), self.size.0.saturating_sub(self.pen.0));
        Some(Point { x, y, is_round: rest == b"o" })
    }

    fn path(&self, points: &[Point]) -> Drawing {
        let mut drawing = Drawing::empty(self.size.0, self.size.1);
        for pair in points.windows(2) {
            self.line(pair[0], pair[1], &mut drawing);
        }
        for three in points.windows(3) {
            self.round(three[0], three[1], three[2], &mut drawing);
        }
        if let [first, second, .., last_but_one, last] = points
            && (first.x, first.y) == (last.x, last.y)
        {
            self.round(*last_but_one, *first, *second, &mut drawing);
        }
        drawing
    }

    fn line(&self, from: Point, to: Point, drawing: &mut Drawing) {
        let (columns, rows) = self.pen;
        if from.x == to.x || from.y == to.y {
            let (x, y) = (from.x.min(to.x), from.y.min(to.y));
            drawing.set(x, y, from.x.abs_diff(to.x) + columns, from.y.abs_diff(to.y) + rows);
            return;
        }
        let (above, below) = if from.y < to.y { (from, to) } else { (to, from) };
        let last = (below.y + rows - 1 - above.y).max(1);
        // As wide as it takes not to break, where it goes further to the side than the pen is wide.
        let reach = above.x.abs_diff(below.x).div_ceil(last).next_multiple_of(2).max(columns);
        let middle = i32::from(self.size.0.saturating_sub(reach) / 2);
        let [above_x, below_x, steps] = [above.x, below.x, last].map(i32::from);
        let wider = i32::from((reach - columns) / 2);
        for row in 0..=last {
            // Places are counted from the middle, and halves rounded away from it, so that what leans left and what leans
            // right are each other's mirror images.
            let place = (above_x - wider - middle) * steps + (below_x - above_x) * i32::from(row);
            let x = middle + place.signum() * ((2 * place.abs() + steps) / (2 * steps));
            // What is wider than the pen may begin outside of the box, where nothing is drawn.
            let inside = reach.saturating_sub(u16::try_from(-x).unwrap_or(0));
            drawing.set(u16::try_from(x).unwrap_or(0), above.y + row, inside, 1);
        }
    }

    /// Cuts the outer dots of a corner between a level and an upright line.
    fn round(&self, before: Point, at: Point, after: Point, drawing: &mut Drawing) {
        let (level, upright) = if before.y == at.y { (before, after) } else { (after, before) };
        if !at.is_round || level.y != at.y || upright.x != at.x || level.x == at.x || upright.y == at.y {
            return;
        }
        let (columns, rows) = self.pen;
        // What lies outside of an ellipse three halves of the pen wide and high, in halves of a dot.
        let (across, down) = (u32::from(columns) * 3, u32::from(rows) * 3);
        for (x, y) in (0..columns).flat_map(|x| (0..rows).map(move |y| (x, y))) {
            let (far, deep) = (across - u32::from(x) * 2 - 1, down - u32::from(y) * 2 - 1);
            if (far * down).pow(2) + (deep * across).pow(2) > (across * down).pow(2) {
                let x = if level.x > at.x { at.x + x } else { at.x + columns - 1 - x };
                let y = if upright.y > at.y { at.y + y } else { at.y + rows - 1 - y };
                drawing.clear(x, y);
            }
        }
    }
}

/// The place of one of five steps over a length; the two outer ones are as far from the ends, the middle one never lies
/// under the middle.
fn between(step: u16, length: u16) -> u16 {
    match step {
        0 => 0,
        1 => length / 4,
        2 => length / 2,
        3 => length - length / 4,
        _ => length,
    }
}
