//! What is drawn by hand for each size of square, read from `assets/drawings`. Not for where it stands.

use super::drawing::Drawing;
use std::sync::OnceLock;

/// Something with a drawing for each size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    Queen,
    Rook,
    Cross,
    ArrowBack,
    Dot,
    Ring,
}

/// The files, in the order of the names: for each of the sizes a drawing, with an empty line before the next.
const FILES: [&str; 6] = [
    include_str!("../../../assets/drawings/queen.txt"),
    include_str!("../../../assets/drawings/rook.txt"),
    include_str!("../../../assets/drawings/cross.txt"),
    include_str!("../../../assets/drawings/arrow-back.txt"),
    include_str!("../../../assets/drawings/dot.txt"),
    include_str!("../../../assets/drawings/ring.txt"),
];

/// The sizes that the files have, columns and rows of dots. Everything of one size fits into it, so that in squares of
/// one size all have the same measure.
const SIZES: [(u16, u16); 9] = [(6, 4), (8, 4), (10, 4), (14, 6), (18, 8), (22, 10), (26, 12), (32, 16), (40, 20)];

/// Those of them that are doubled for squares larger still.
const DOUBLED: usize = 3;

impl Hand {
    /// The drawing of the largest size that so many columns and rows of dots have room for, if they have any.
    pub(super) fn drawing(self, columns: u16, rows: u16) -> Option<&'static Drawing> {
        static DRAWINGS: OnceLock<[Vec<Drawing>; FILES.len()]> = OnceLock::new();
        let drawings = &DRAWINGS.get_or_init(|| FILES.map(read))[self as usize];
        let doubled = SIZES[SIZES.len() - DOUBLED..].iter().map(|size| (size.0 * 2, size.1 * 2));
        let sizes = SIZES.into_iter().chain(doubled);
        sizes.zip(drawings).filter(|(size, _)| size.0 <= columns && size.1 <= rows).last().map(|(_, drawing)| drawing)
    }
}

/// The drawings of a file, and the doubled ones after them.
fn read(file: &str) -> Vec<Drawing> {
    let lines: Vec<&str> = file.lines().collect();
    let mut drawings: Vec<Drawing> = lines.split(|line| line.is_empty()).map(Drawing::from_lines).collect();
    let doubled: Vec<Drawing> = drawings.iter().rev().take(DOUBLED).map(Drawing::doubled).collect();
    drawings.extend(doubled.into_iter().rev());
    drawings
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Hand; FILES.len()] = [Hand::Queen, Hand::Rook, Hand::Cross, Hand::ArrowBack, Hand::Dot, Hand::Ring];

    #[test]
    fn every_file_has_a_drawing_for_each_size_that_fits_it_and_has_no_empty_edge() {
        for (hand, file) in ALL.into_iter().zip(FILES) {
            let lines: Vec<&str> = file.lines().collect();
            assert!(lines.iter().all(|line| line.bytes().all(|dot| b"#.".contains(&dot))), "{hand:?}");
            let drawings: Vec<&[&str]> = lines.split(|line| line.is_empty()).collect();
            assert_eq!(drawings.len(), SIZES.len(), "{hand:?}");
            for (lines, (columns, rows)) in drawings.iter().zip(SIZES) {
                assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{lines:#?}");
                assert!(lines[0].len() <= columns.into() && lines.len() <= rows.into(), "{lines:#?}");
                let drawing = Drawing::from_lines(lines);
                assert_eq!(drawing.clone().trimmed(), drawing, "{lines:#?}");
            }
        }
    }

    #[test]
    fn all_but_the_arrow_are_their_own_mirror_image_and_have_a_middle_between_two_dots() {
        for hand in ALL.into_iter().filter(|hand| *hand != Hand::ArrowBack) {
            for (columns, rows) in SIZES {
                let drawing = hand.drawing(columns, rows).expect("room");
                let (columns, rows) = drawing.size();
                assert_eq!(columns % 2, 0, "{hand:?}");
                let mirrored = Drawing::from_dots(columns, rows, |x, y| drawing.is_set(columns - 1 - x, y));
                assert_eq!(&mirrored, drawing, "{hand:?}");
            }
        }
    }

    #[test]
    fn the_largest_size_that_fits_is_taken() {
        let rows = |columns, rows| Hand::Queen.drawing(columns, rows).map(|drawing| drawing.size().1);
        assert_eq!((rows(5, 90), rows(6, 3), rows(6, 4), rows(9, 4)), (None, None, Some(3), Some(3)));
        assert_eq!((rows(14, 6), rows(13, 6), rows(90, 7)), (Some(6), Some(4), Some(6)));
        assert_eq!((rows(200, 23), rows(200, 24), rows(200, 200)), (Some(20), Some(24), Some(40)));
    }
}
