//! A drawing: dots that are set or not, and how four of them make the block of a cell. Not for what is drawn.

/// The blocks by their dots: the upper left one counts 1, the upper right one 2, the lower left one 4, the lower right
/// one 8.
const BLOCKS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

/// The most columns of dots that a drawing can have.
pub(super) const MOST_COLUMNS: u16 = 128;

/// Dots, two columns by two rows a cell: half as wide as high. A row is a set of bits, the left column the lowest one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawing {
    columns: u16,
    rows: Vec<u128>,
}

impl Drawing {
    /// No dot is set.
    pub(super) fn empty(columns: u16, rows: u16) -> Self {
        Self { columns: columns.min(MOST_COLUMNS), rows: vec![0; rows.into()] }
    }

    /// Lines of `#` and `.`, all equally long.
    pub(super) fn from_lines(lines: &[&str]) -> Self {
        let row = |line: &&str| line.bytes().rev().fold(0, |row, dot| row << 1 | u128::from(dot == b'#'));
        let columns = lines.first().map_or(0, |line| line.len());
        Self { columns: u16::try_from(columns).unwrap_or(MOST_COLUMNS), rows: lines.iter().map(row).collect() }
    }

    /// Sets the dots for which `is_set` says so, column and row.
    pub(super) fn from_dots(columns: u16, rows: u16, is_set: impl Fn(u16, u16) -> bool) -> Self {
        let mut drawing = Self::empty(columns, rows);
        for (x, y) in (0..rows).flat_map(|y| (0..drawing.columns).map(move |x| (x, y))) {
            if is_set(x, y) {
                drawing.rows[usize::from(y)] |= 1 << x;
            }
        }
        drawing
    }

    /// Columns and rows of dots.
    pub(super) fn size(&self) -> (u16, u16) {
        (self.columns, u16::try_from(self.rows.len()).unwrap_or(u16::MAX))
    }

    /// Whether a dot is set; outside none is.
    pub(super) fn is_set(&self, x: u16, y: u16) -> bool {
        x < self.columns && self.rows.get(usize::from(y)).is_some_and(|row| row >> x & 1 == 1)
    }

    /// Sets a rectangle of dots, as much of it as lies inside.
    pub(super) fn set(&mut self, x: u16, y: u16, columns: u16, rows: u16) {
        let bits = (x..x.saturating_add(columns).min(self.columns)).fold(0, |bits, x| bits | 1 << x);
        self.rows.iter_mut().skip(y.into()).take(rows.into()).for_each(|row| *row |= bits);
    }

    /// Clears a dot.
    pub(super) fn clear(&mut self, x: u16, y: u16) {
        if let Some(row) = self.rows.get_mut(usize::from(y)).filter(|_| x < self.columns) {
            *row &= !(1 << x);
        }
    }

    /// Sets what another drawing of the same size has set.
    pub(super) fn add(&mut self, other: &Self) {
        self.rows.iter_mut().zip(&other.rows).for_each(|(row, other)| *row |= other);
    }

    /// The same without the empty rows and columns around it.
    pub(super) fn trimmed(mut self) -> Self {
        while self.rows.last() == Some(&0) {
            self.rows.pop();
        }
        let above = self.rows.iter().take_while(|row| **row == 0).count();
        self.rows.drain(..above);
        let all = self.rows.iter().fold(0, |all, row| all | row);
        let left = if all == 0 { 0 } else { all.trailing_zeros() };
        self.rows.iter_mut().for_each(|row| *row >>= left);
        self.columns = u16::try_from(u128::BITS - (all >> left).leading_zeros()).unwrap_or(MOST_COLUMNS);
        self
    }

    /// The same twice as large, its steps and corners smoothed: of the four dots that a dot becomes, one in the corner of
    /// two equal neighbours is like them.
    pub(super) fn doubled(&self) -> Self {
        let at = |x: Option<u16>, y: Option<u16>| x.zip(y).is_some_and(|(x, y)| self.is_set(x, y));
        let (columns, rows) = self.size();
        Self::from_dots(columns * 2, rows * 2, |x, y| {
            let (column, row) = (x / 2, y / 2);
            let beside = if x % 2 == 0 { column.checked_sub(1) } else { Some(column + 1) };
            let other_side = if x % 2 == 0 { Some(column + 1) } else { column.checked_sub(1) };
            let near = if y % 2 == 0 { row.checked_sub(1) } else { Some(row + 1) };
            let far = if y % 2 == 0 { Some(row + 1) } else { row.checked_sub(1) };
            let (side, level) = (at(beside, Some(row)), at(Some(column), near));
            let is_corner = side == level && at(other_side, Some(row)) != side && at(Some(column), far) != side;
            if is_corner { side } else { self.is_set(column, row) }
        })
    }

    /// Every other dot of it, as on a chess board: what is gone.
    pub(super) fn thinned(&self) -> Self {
        let (columns, rows) = self.size();
        Self::from_dots(columns, rows, |x, y| (x + y) % 2 == 0 && self.is_set(x, y))
    }

    /// The block of a cell if the drawing begins `left` dots to the right of the first cell and `top` dots under it;
    /// none if no dot of the cell is set.
    pub(super) fn block(&self, cell: (u16, u16), left: u16, top: u16) -> Option<&'static str> {
        let is_set = |x: u16, y: u16| {
            let at = (cell.0 * 2 + x).checked_sub(left).zip((cell.1 * 2 + y).checked_sub(top));
            at.is_some_and(|(x, y)| self.is_set(x, y))
        };
        let dots = [(0, 0), (1, 0), (0, 1), (1, 1)];
        let sum = dots.iter().enumerate().map(|(bit, &(x, y))| usize::from(is_set(x, y)) << bit).sum::<usize>();
        (sum > 0).then(|| BLOCKS[sum])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(drawing: &Drawing) -> Vec<String> {
        let (columns, rows) = drawing.size();
        let dot = |x, y| if drawing.is_set(x, y) { '#' } else { '.' };
        (0..rows).map(|y| (0..columns).map(|x| dot(x, y)).collect()).collect()
    }

    #[test]
    fn a_block_has_the_dots_of_its_cell_wherever_the_drawing_begins() {
        let drawing = Drawing::from_lines(&["##.", ".##"]);
        let blocks = |left, top| {
            let cells = [(0, 0), (1, 0), (0, 1), (1, 1)];
            cells.map(|cell| drawing.block(cell, left, top).unwrap_or(" ")).concat()
        };
        assert_eq!((blocks(0, 0).as_str(), blocks(1, 0).as_str()), ("▜▖  ", "▝▙  "));
        assert_eq!((blocks(0, 1).as_str(), blocks(1, 1).as_str()), ("▄ ▝▘", "▗▖ ▀"));
        assert_eq!(drawing.block((2, 0), 0, 0), None);
    }

    #[test]
    fn trimming_leaves_what_is_drawn() {
        let drawing = Drawing::from_lines(&["....", ".#..", "..#.", "...."]).trimmed();
        assert_eq!(lines(&drawing), ["#.", ".#"]);
        assert_eq!(Drawing::empty(4, 4).trimmed().size(), (0, 0));
    }

    #[test]
    fn doubling_smooths_steps_and_corners() {
        assert_eq!(lines(&Drawing::from_lines(&["##", "##"]).doubled()), [".##.", "####", "####", ".##."]);
        let step = Drawing::from_lines(&["#..", "##.", "###"]).doubled();
        assert_eq!(lines(&step), ["##....", "###...", "###...", "#####.", "######", ".#####"]);
    }

    #[test]
    fn thinning_leaves_every_other_dot() {
        assert_eq!(lines(&Drawing::from_lines(&["####", "####"]).thinned()), ["#.#.", ".#.#"]);
    }
}
