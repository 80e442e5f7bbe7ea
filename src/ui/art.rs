//! Pieces and signs drawn large, from half blocks, to be seen from the back row.

/// Something drawn in pixels, two to a cell, one above the other; a space lets the square shine through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Art {
    pixels: &'static [&'static str],
    scale: usize,
}

/// The same thing in several sizes, the largest first.
pub(super) type Sizes = &'static [Art];

/// The largest size that leaves a cell on either side and a row for a word, if one does. Where a square has two rows, one
/// cell on one side is enough, and a row for a word only if there is one.
pub(super) fn fitting(sizes: Sizes, width: u16, height: u16, has_word: bool) -> Option<Art> {
    let is_low = height == 2;
    let margin = if is_low { 1 } else { 2 };
    let rows_for_word = u16::from(has_word || !is_low);
    let fits = |art: &&Art| art.width() + margin <= width && art.height() + rows_for_word <= height;
    sizes.iter().find(fits).copied()
}

impl Art {
    const fn new(pixels: &'static [&'static str]) -> Self {
        Self { pixels, scale: 1 }
    }

    /// The same twice as large.
    const fn doubled(self) -> Self {
        Self { scale: self.scale * 2, ..self }
    }

    /// Columns of cells.
    pub(super) fn width(&self) -> u16 {
        u16::try_from(self.pixels[0].len() * self.scale).unwrap_or(u16::MAX)
    }

    /// Rows of cells.
    pub(super) fn height(&self) -> u16 {
        u16::try_from((self.pixels.len() * self.scale).div_ceil(2)).unwrap_or(u16::MAX)
    }

    /// The cells that are drawn: column, row and block.
    pub(super) fn cells(&self) -> impl Iterator<Item = (u16, u16, &'static str)> {
        let all = (0..self.height()).flat_map(move |row| (0..self.width()).map(move |column| (column, row)));
        all.filter_map(|(column, row)| Some((column, row, self.block(column.into(), row.into())?)))
    }

    fn block(&self, column: usize, row: usize) -> Option<&'static str> {
        let is_set = |y: usize| {
            let line = self.pixels.get(y / self.scale);
            line.is_some_and(|line| line.as_bytes()[column / self.scale] == b'#')
        };
        match (is_set(2 * row), is_set(2 * row + 1)) {
            (true, true) => Some("█"),
            (true, false) => Some("▀"),
            (false, true) => Some("▄"),
            (false, false) => None,
        }
    }
}

const LARGE_QUEEN: Art = Art::new(&["#..#..#", "##.#.##", "#######", ".#####.", ".......", "#######"]);
const LARGE_ROOK: Art = Art::new(&["##.#.##", "#######", ".#####.", ".#####.", "#######", "#######"]);
const LARGE_CROSS: Art = Art::new(&["##...##", ".##.##.", "..###..", "..###..", ".##.##.", "##...##"]);
const LARGE_ARROW_BACK: Art = Art::new(&["..#....", ".##....", "######.", ".##...#", "..#...#", "....##."]);
const LARGE_DOT: Art = Art::new(&[".###.", "#####", "#####", ".###."]);
const LARGE_RING: Art = Art::new(&[".###.", "#...#", "#...#", ".###."]);

/// A crown.
pub(super) const QUEEN: Sizes = &[
    LARGE_QUEEN.doubled(),
    LARGE_QUEEN,
    Art::new(&["#.#.#", "#####", ".###.", "#####"]),
    Art::new(&["#.#", "###", "###"]),
    Art::new(&["#.#", "###"]),
];

/// A tower.
pub(super) const ROOK: Sizes = &[
    LARGE_ROOK.doubled(),
    LARGE_ROOK,
    Art::new(&["#.#.#", "#####", ".###.", "#####"]),
    Art::new(&["#.#", "###", "###"]),
    Art::new(&["#.#", "###"]),
];

/// A refused option.
pub(super) const CROSS: Sizes = &[LARGE_CROSS.doubled(), LARGE_CROSS, Art::new(&["#...#", ".#.#.", ".#.#.", "#...#"])];

/// An option taken back: an arrow that turns round.
pub(super) const ARROW_BACK: Sizes =
    &[LARGE_ARROW_BACK.doubled(), LARGE_ARROW_BACK, Art::new(&[".#...", "####.", ".#..#", "...#."])];

/// On the way from the attacker that the code met first.
pub(super) const DOT: Sizes = &[LARGE_DOT.doubled(), LARGE_DOT, Art::new(&["...", "###", "###", "..."])];

/// On the way from a further attacker.
pub(super) const RING: Sizes = &[LARGE_RING.doubled(), LARGE_RING, Art::new(&["...", "#.#", "#.#", "..."])];

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Art> {
        [QUEEN, CROSS, ARROW_BACK, DOT, RING].into_iter().flatten().copied()
    }

    #[test]
    fn the_lines_of_a_drawing_are_equally_long_and_hold_pixels_only() {
        for art in all() {
            let length = art.pixels[0].len();
            assert!(
                art.pixels.iter().all(|line| line.len() == length && line.bytes().all(|pixel| b"#.".contains(&pixel)))
            );
        }
    }

    #[test]
    fn a_doubled_drawing_is_the_same_drawing() {
        let rows = |art: Art| {
            let mut rows = vec![vec![" "; art.width().into()]; art.height().into()];
            art.cells().for_each(|(column, row, block)| rows[usize::from(row)][usize::from(column)] = block);
            rows.into_iter().map(|row| row.concat()).collect::<Vec<_>>()
        };
        assert_eq!(rows(LARGE_QUEEN), ["█▄ █ ▄█", "▀█████▀", "▄▄▄▄▄▄▄"]);
        let doubled = rows(LARGE_QUEEN.doubled());
        assert_eq!((doubled[0].as_str(), doubled.len()), ("██    ██    ██", 6));
    }

    #[test]
    fn the_largest_drawing_that_fits_is_taken() {
        let size =
            |width, height, has_word| fitting(QUEEN, width, height, has_word).map(|art| (art.width(), art.height()));
        assert_eq!(size(21, 10, true), Some((14, 6)));
        assert_eq!(size(9, 4, true), Some((7, 3)));
        assert_eq!(size(7, 3, false), Some((5, 2)));
        assert_eq!((size(4, 2, false), size(4, 2, true)), (Some((3, 2)), Some((3, 1))));
        assert_eq!(size(3, 1, false), None);
    }
}
