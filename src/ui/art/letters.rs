//! The characters that can be drawn, as strokes. Not for how strokes become dots.

use super::drawing::{Drawing, MOST_COLUMNS};
use super::strokes::Page;

/// The least rows of dots for digits, capitals and signs, and for small letters, which need a body of five.
pub(super) const LEAST_ROWS: u16 = 5;
const LEAST_ROWS_OF_SMALL: u16 = 8;

/// How wide a character is, beside a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Width {
    Narrow,
    Digit,
    Letter,
    Wide,
}

use Width::{Digit, Letter, Narrow, Wide};

/// Every character that can be drawn, how wide it is and its paths.
const CHARACTERS: &[(char, Width, &str)] = &[
    ('0', Digit, "00o 40o 44o 04o 00o"),
    ('1', Digit, "01 21, 20 24, 04 44"),
    ('2', Digit, "00 40o 42o 02o 04 44"),
    ('3', Digit, "00 40o 42o 12, 12 42o 44o 04"),
    ('4', Digit, "00 02 42, 40 44"),
    ('5', Digit, "40 00 02 42o 44o 04"),
    ('6', Digit, "40 00o 04o 44o 42o 02"),
    ('7', Digit, "00 40 14"),
    ('8', Digit, "00o 40o 42o 02o 00o, 02o 42o 44o 04o 02o"),
    ('9', Digit, "42 02o 00o 40o 44o 04"),
    ('A', Letter, "04 00o 40o 44, 02 42"),
    ('B', Letter, "00 40o 42o 02, 02 42o 44o 04 00"),
    ('C', Letter, "40 00o 04o 44"),
    ('D', Letter, "00 40o 44o 04 00"),
    ('E', Letter, "40 00 04 44, 02 32"),
    ('F', Letter, "40 00 04, 02 32"),
    ('G', Letter, "40 00o 04o 44 42 22"),
    ('H', Letter, "00 04, 40 44, 02 42"),
    ('I', Digit, "00 40, 20 24, 04 44"),
    ('J', Letter, "10 40, 40 44o 04o 03"),
    ('K', Letter, "00 04, 40 02 44"),
    ('L', Letter, "00 04 44"),
    ('M', Wide, "04 00 23 40 44"),
    ('N', Letter, "04 00 44 40"),
    ('O', Letter, "00o 40o 44o 04o 00o"),
    ('P', Letter, "04 00 40o 42o 02"),
    ('Q', Letter, "00o 30o 34 04o 00o, 34 44"),
    ('R', Letter, "04 00 40o 42o 02, 22 44"),
    ('S', Letter, "40 00o 02o 42o 44o 04"),
    ('T', Letter, "00 40, 20 24"),
    ('U', Letter, "00 04o 44o 40"),
    ('V', Letter, "00 24 40"),
    ('W', Wide, "00 04 21 44 40"),
    ('X', Letter, "00 44, 40 04"),
    ('Y', Letter, "00 22 40, 22 24"),
    ('Z', Letter, "00 40 04 44"),
    ('a', Digit, "0t 4to 4b 0bo 0mo 4m"),
    ('b', Digit, "00 0b 4bo 4to 0t"),
    ('c', Digit, "4t 0to 0bo 4b"),
    ('d', Digit, "40 4b 0bo 0to 4t"),
    ('e', Digit, "0m 4mo 4to 0to 0bo 4b"),
    ('f', Digit, "40 20o 24, 0t 4t"),
    ('g', Digit, "4b 0bo 0to 4t 44o 04"),
    ('h', Digit, "00 04, 0t 4to 44"),
    ('i', Narrow, "20 20, 2t 24"),
    ('j', Narrow, "40 40, 4t 44o 04"),
    ('k', Digit, "00 04, 4t 0m 4b"),
    ('l', Narrow, "10 20, 20 24, 04 44"),
    ('m', Wide, "0b 0t 4to 4b, 2t 2b"),
    ('n', Digit, "0b 0t 4to 4b"),
    ('o', Digit, "0to 4to 4bo 0bo 0to"),
    ('p', Digit, "04 0t 4to 4bo 0b"),
    ('q', Digit, "44 4t 0to 0bo 4b"),
    ('r', Digit, "0t 0b, 0m 2t 4t"),
    ('s', Digit, "4t 0to 0mo 4mo 4bo 0b"),
    ('t', Digit, "20 24o 44, 0t 4t"),
    ('u', Digit, "0t 0bo 4b 4t"),
    ('v', Digit, "0t 2b 4t"),
    ('w', Wide, "0t 0bo 4bo 4t, 2t 2b"),
    ('x', Digit, "0t 4b, 4t 0b"),
    ('y', Digit, "0t 0bo 4b, 4t 44o 04"),
    ('z', Digit, "0t 4t 0b 4b"),
    ('(', Narrow, "40 01 03 44"),
    (')', Narrow, "00 41 43 04"),
    ('[', Narrow, "40 00 04 44"),
    (']', Narrow, "00 40 44 04"),
    ('+', Digit, "02 42, 21 23"),
    ('-', Digit, "02 42"),
    ('=', Digit, "01 41, 03 43"),
    ('<', Digit, "40 02 44"),
    ('>', Digit, "00 42 04"),
    ('/', Digit, "40 04"),
    ('\\', Digit, "00 44"),
    ('?', Digit, "00 40o 42o 22, 24 24"),
    ('!', Narrow, "20 22, 24 24"),
];

/// The largest drawing of a character in so many columns and rows of dots; none if it cannot be drawn or has no room.
pub(super) fn drawing(character: char, columns: u16, rows: u16) -> Option<Drawing> {
    let &(_, width, paths) = CHARACTERS.iter().find(|(known, ..)| *known == character)?;
    let is_small = character.is_ascii_lowercase();
    let least = if is_small { LEAST_ROWS_OF_SMALL } else { LEAST_ROWS };
    let columns = columns.min(MOST_COLUMNS);
    let page = |rows| page(character, width, rows);
    // In as many rows even the narrowest character with a wide stroke has more columns.
    let page = (least..=rows.min(MOST_COLUMNS)).rev().map(page).find(|page| page.size.0 <= columns)?;
    Some(page.draw(paths).trimmed())
}

fn page(character: char, width: Width, rows: u16) -> Page {
    let body = rows - rows / 3;
    let bars = if character.is_ascii_lowercase() { body } else { rows };
    // Three bars one over another leave as much room between them as they take, and two dots side by side are about as
    // wide as one is high.
    let pen = ((bars + 3) / 5 * 2, bars / 5);
    let digit = rows * 3 / 4 * 2;
    let columns = match width {
        Width::Narrow => pen.0 + digit / 5 * 2,
        Width::Digit => digit,
        Width::Letter => digit + 2,
        Width::Wide => digit + 4,
    };
    let is_hanging = matches!(character, 'g' | 'p' | 'q' | 'y');
    let body_from = if is_hanging { 0 } else { rows - body };
    Page { size: (columns, rows), pen, body: (body_from, body) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(character: char, rows: u16) -> Vec<String> {
        let drawing = drawing(character, u16::MAX, rows).expect("room");
        let (columns, rows) = drawing.size();
        let dot = |x, y| if drawing.is_set(x, y) { '#' } else { '.' };
        (0..rows).map(|y| (0..columns).map(|x| dot(x, y)).collect()).collect()
    }

    #[test]
    fn every_point_of_every_path_is_one() {
        for (character, _, paths) in CHARACTERS {
            for point in paths.split([',', ' ']).filter(|point| !point.is_empty()) {
                let is_point = matches!(
                    point.as_bytes(),
                    [b'0'..=b'4', b'0'..=b'4' | b't' | b'm' | b'b']
                        | [b'0'..=b'4', b'0'..=b'4' | b't' | b'm' | b'b', b'o']
                );
                assert!(is_point, "{character}: \"{point}\"");
            }
        }
    }

    #[test]
    fn no_character_is_there_twice() {
        for (index, (character, ..)) in CHARACTERS.iter().enumerate() {
            assert!(CHARACTERS[index + 1..].iter().all(|(other, ..)| other != character), "{character}");
        }
    }

    #[test]
    fn a_digit_of_five_rows_and_one_of_eight() {
        assert_eq!(lines('8', 5), [".####.", "##..##", ".####.", "##..##", ".####."]);
        assert_eq!(lines('2', 5), ["#####.", "....##", ".####.", "##....", "######"]);
        let seven = [
            "############",
            ".......####.",
            "......####..",
            ".....####...",
            ".....####...",
            "....####....",
            "...####.....",
            "..####......",
        ];
        assert_eq!(lines('7', 8), seven);
    }

    #[test]
    fn what_leans_left_and_what_leans_right_are_mirror_images() {
        for rows in 5..30 {
            for (one, other) in
                [('A', 'A'), ('M', 'M'), ('V', 'V'), ('X', 'X'), ('(', ')'), ('<', '>'), ('[', ']'), ('/', '\\')]
            {
                let mirrored: Vec<String> = lines(one, rows).iter().map(|line| line.chars().rev().collect()).collect();
                assert_eq!(mirrored, lines(other, rows), "{one} in {rows} rows");
            }
        }
    }
}
