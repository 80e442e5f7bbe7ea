//! All shapes in squares of all sizes.

use super::*;
use ratatui::style::Color;
use std::sync::OnceLock;

/// The sizes of square that boards have, columns and rows.
const USUAL: [(u16, u16); 8] = [(4, 2), (5, 2), (7, 3), (9, 4), (11, 5), (13, 6), (17, 8), (21, 10)];

/// A shape that is drawn in a square.
struct Sample {
    shape: Shape,
    /// Columns and rows of cells.
    width: u16,
    height: u16,
    /// What the buffer holds, a row of cells each; one cell around the square belongs to it.
    cells: Vec<String>,
}

impl Sample {
    /// None if it is not drawn.
    fn new(shape: Shape, width: u16, height: u16) -> Option<Self> {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width + 2, height + 2));
        let is_drawn = draw(shape, Rect::new(1, 1, width, height), Style::new(), &mut buffer);
        let row = |row: &[ratatui::buffer::Cell]| row.iter().map(ratatui::buffer::Cell::symbol).collect();
        let cells: Vec<String> = buffer.content().chunks(usize::from(width) + 2).map(row).collect();
        let is_empty = cells.iter().all(|row| row.trim().is_empty());
        assert_eq!(is_drawn, !is_empty, "{shape:?} in {width} x {height}");
        is_drawn.then_some(Self { shape, width, height, cells })
    }

    /// Columns and rows of dots that are free around it: left, right, above, below. The cell around the square counts.
    fn free(&self) -> [usize; 4] {
        let rows: Vec<u64> = self.cells.iter().flat_map(|row| dots(row)).collect();
        let all = rows.iter().fold(0, |all, row| all | row);
        let columns = u32::from(self.width * 2 + 4);
        let right = columns - (u64::BITS - all.leading_zeros());
        let is_free = |row: &&u64| **row == 0;
        let (above, below) = (rows.iter().take_while(is_free).count(), rows.iter().rev().take_while(is_free).count());
        [all.trailing_zeros() as usize, right as usize, above, below]
    }

    fn name(&self) -> String {
        format!("{:?} in {} x {}: {:#?}", self.shape, self.width, self.height, self.cells)
    }
}

/// The two rows of dots of a row of cells, the left column the lowest bit.
fn dots(cells: &str) -> [u64; 2] {
    let blocks = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";
    let sums = cells.chars().map(|cell| blocks.chars().position(|block| block == cell).expect("a block") as u64);
    sums.enumerate().fold([0, 0], |rows, (x, sum)| [rows[0] | (sum & 3) << (2 * x), rows[1] | (sum >> 2) << (2 * x)])
}

fn hand_drawn() -> Vec<Shape> {
    let pieces = [Art::Queen, Art::Rook].into_iter().flat_map(|art| [Shape::Piece(art), Shape::Gone(art)]);
    pieces.chain([Shape::Cross, Shape::ArrowBack, Shape::Dot, Shape::Ring]).collect()
}

fn character(character: char) -> Shape {
    Shape::Piece(Art::Character(character))
}

/// Everything that is drawn in any square from one cell to 25 x 12, square by square.
fn samples() -> &'static [Sample] {
    static SAMPLES: OnceLock<Vec<Sample>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        let shapes: Vec<Shape> = hand_drawn().into_iter().chain((' '..='~').map(character)).collect();
        let squares = (1..=12).flat_map(|height| (1..=25).map(move |width| (width, height)));
        let drawn = |(width, height)| shapes.iter().filter_map(move |&shape| Sample::new(shape, width, height));
        squares.flat_map(drawn).collect()
    })
}

#[test]
fn every_shape_stands_in_the_middle_to_one_dot_and_within_its_square() {
    for sample in samples() {
        let [left, right, above, below] = sample.free();
        assert!([left, right, above, below].iter().all(|&free| free >= 2), "{}", sample.name());
        assert!(left.abs_diff(right) <= 1 && above.abs_diff(below) <= 1, "{}", sample.name());
    }
}

#[test]
fn there_is_a_margin_where_there_is_room() {
    for sample in samples() {
        let [left, right, above, below] = sample.free();
        assert!(left > 2 && right > 2, "{}", sample.name());
        // Two rows of cells have no room for one above and under; in three, a character takes all dots but one row.
        let rows = above + below - 4;
        assert!(above > 2 && below > 2 || sample.height < 3 || sample.height == 3 && rows > 0, "{}", sample.name());
    }
}

#[test]
fn no_two_shapes_of_a_square_look_alike() {
    for square in samples().chunk_by(|one, other| (one.width, one.height) == (other.width, other.height)) {
        for (index, one) in square.iter().enumerate() {
            let like = square[index + 1..].iter().find(|other| other.cells == one.cells);
            assert!(like.is_none(), "{:?}, {}", like.map(|like| like.shape), one.name());
        }
    }
}

#[test]
fn a_higher_or_wider_square_never_has_a_lower_shape() {
    let rows = |shape, width, height| Placed::new(shape, width, height).map_or(0, |placed| placed.drawing.size().1);
    let is_full = |shape| !matches!(shape, Shape::Piece(Art::Character(sign)) if !sign.is_ascii_alphanumeric());
    for Sample { shape, width, height, .. } in samples().iter().filter(|sample| is_full(sample.shape)) {
        let here = rows(*shape, *width, *height);
        let (wider, higher) = (rows(*shape, width + 1, *height), rows(*shape, *width, height + 1));
        assert!(here <= wider && here <= higher, "{shape:?} in {width} x {height}: {here}, {wider}, {higher}");
    }
}

#[test]
fn what_is_kept_for_a_label_and_for_a_sign_is_never_drawn_on() {
    for sample in samples() {
        let area = Rect::new(1, 1, sample.width, sample.height);
        if let Some(y) = label_row(area) {
            assert!(sample.cells[usize::from(y)].trim().is_empty(), "{}", sample.name());
        }
        if let (Some((x, y)), Shape::Piece(Art::Character(_))) = (sign_place(area), sample.shape) {
            assert_eq!(sample.cells[usize::from(y)].chars().nth(x.into()), Some(' '), "{}", sample.name());
        }
    }
}

#[test]
fn which_shapes_the_usual_squares_have_room_for() {
    for (width, height) in USUAL {
        let is_drawn = |shape| Placed::new(shape, width, height).is_some();
        for shape in hand_drawn() {
            let is_gone = matches!(shape, Shape::Gone(_));
            assert_eq!(is_drawn(shape), height > 3 || !is_gone, "{shape:?} in {width} x {height}");
        }
        for letter in 'a'..='z' {
            assert_eq!(is_drawn(character(letter)), height > 4, "{letter} in {width} x {height}");
            assert_eq!(is_drawn(character(letter.to_ascii_uppercase())), height > 2, "{letter} in {width} x {height}");
        }
        for sign in "0123456789()[]+-=<>/?!".chars() {
            assert_eq!(is_drawn(character(sign)), height > 2, "{sign} in {width} x {height}");
        }
    }
    assert!(Placed::new(character('\u{e9}'), 21, 10).is_none());
    assert!(hand_drawn().into_iter().all(|shape| Placed::new(shape, 30, 1).is_none()));
    assert!(hand_drawn().into_iter().all(|shape| Placed::new(shape, 3, 20).is_none()));
}

#[test]
fn squares_larger_than_any_screen_are_drawn_in_as_well() {
    for (width, height) in [(60, 30), (100, 50), (300, 3), (1_000, 1_000), (30_000, 30_000), (u16::MAX, u16::MAX)] {
        for shape in hand_drawn().into_iter().chain(('A'..='z').map(character)) {
            let Some(Placed { drawing, left, top }) = Placed::new(shape, width, height) else { continue };
            let (columns, rows) = drawing.size();
            let free = (2 * width - left - columns, 2 * height - top - rows);
            assert!(left.abs_diff(free.0) <= 1 && top.abs_diff(free.1) <= 1, "{shape:?} in {width} x {height}");
            assert_eq!(drawing.clone().trimmed(), drawing, "{shape:?} in {width} x {height}");
        }
    }
}

#[test]
fn a_line_is_drawn_under_the_square_and_not_through_the_shape() {
    let style = Style::new().fg(Color::Red).add_modifier(Modifier::UNDERLINED | Modifier::BOLD);
    for (width, height) in USUAL {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        draw(Shape::Piece(Art::Queen), buffer.area, style, &mut buffer);
        for at in buffer.area.positions().filter(|at| buffer[*at].symbol() != " ") {
            assert_eq!(buffer[at].modifier.contains(Modifier::UNDERLINED), at.y + 1 == height, "{at}");
            assert_eq!((buffer[at].fg, buffer[at].modifier.contains(Modifier::BOLD)), (Color::Red, true));
        }
    }
}

#[test]
fn what_does_not_lie_in_the_buffer_is_left_out() {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 5, 3));
    assert!(draw(Shape::Piece(Art::Queen), Rect::new(2, 1, 9, 4), Style::new(), &mut buffer));
}

#[test]
fn a_queen_in_small_squares() {
    let queen = |(width, height)| Sample::new(Art::Queen.into(), width, height).expect("room");
    let lines = |square| queen(square).cells.iter().map(|row| row.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(lines((4, 2)), ["", " ▗▗▖▖", " ▝██▘", ""]);
}

#[test]
fn a_speck_is_in_the_middle_of_a_square_of_any_size() {
    for (width, height) in (1..22).flat_map(|width| (1..11).map(move |height| (width, height))) {
        let Placed { drawing, left, top } = Placed::new(Shape::Speck, width, height).unwrap();
        let (columns, rows) = drawing.size();
        assert_eq!((2 * left + columns, rows), (2 * width, 1), "{width} x {height}");
        assert!((2 * top + rows).abs_diff(2 * height) <= 1, "{width} x {height}");
    }
}
