//! Puzzles that are no plain Sudoku are named and not solved as one; plain ones that come with more are still read.

use super::*;
use std::io::{self, BufReader, Read};
use stepback::formats::sudoku::{Container, read_live};

/// The regions of a jigsaw, in which two boxes have exchanged a cell.
const REGIONS: [&str; 9] = [
    "AAAABBCCC",
    "AAABBBCCC",
    "AABBBBCCC",
    "DDDEEEFFF",
    "DDDEEEFFF",
    "DDDEEEFFF",
    "GGGHHHIII",
    "GGGHHHIII",
    "GGGHHHIII",
];

/// The boxes of a plain Sudoku.
const BOXES: [&str; 9] = [
    "111222333",
    "111222333",
    "111222333",
    "444555666",
    "444555666",
    "444555666",
    "777888999",
    "777888999",
    "777888999",
];

fn kinds(text: &str) -> Vec<Problem> {
    problems(text).into_iter().map(|(.., problem)| problem).collect()
}

#[test]
fn a_puzzle_with_the_regions_of_a_jigsaw_is_not_read_as_a_plain_one() {
    let digits = |row: &&str| row.bytes().map(|letter| char::from(letter - b'A' + b'0')).collect::<String>();
    let list = |rows: &[String]| {
        let rows: Vec<String> = rows
            .iter()
            .map(|row| row.split("").filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(","))
            .collect();
        format!("[[{}]]", rows.join("],["))
    };
    let by_number: Vec<String> = REGIONS.iter().map(digits).collect();
    let puzzle: Vec<String> = rows(FIRST).iter().map(|row| row.replace('.', "0")).collect();
    for text in [
        format!("{FIRST}\n{}\n", REGIONS.concat()),
        format!("{FIRST}\n{}\n", by_number.concat()),
        format!("{}\n{FIRST}\n", REGIONS.concat().to_lowercase()),
        format!("{FIRST},{}\n", REGIONS.concat()),
        format!("{}\n\n{}\n", rows(FIRST).join("\n"), by_number.join("\n")),
        format!("{}\n\n{}\n", rows(FIRST).join("\n"), REGIONS.join("\n")),
        format!("{{\"grid\": {}, \"regions\": {}}}\n", list(&puzzle), list(&by_number)),
        format!("{FIRST}\n# by hand\n\nThe regions:\n{}\n", REGIONS.join("\n")),
        format!("[Jigsaw]\n{}\n", rows(FIRST).join("\n")),
    ] {
        assert_eq!(kinds(&text), [Problem::Jigsaw], "{text}");
    }
    let alone = REGIONS.concat();
    assert_eq!(kinds(&alone), [Problem::Jigsaw]);
}

#[test]
fn the_boxes_of_a_plain_sudoku_are_no_puzzle_and_no_hindrance() {
    for text in
        [format!("{FIRST}\n{}\n{SECOND}\n", BOXES.concat()), format!("{}\n{FIRST}\n{SECOND}\n", BOXES.join("\n"))]
    {
        assert_eq!(shown(text.as_bytes()), [FIRST, SECOND], "{text}");
    }
}

#[test]
fn only_the_puzzle_of_a_jigsaw_is_refused() {
    let text = format!("{SECOND}\n{FIRST}\n{}\n{THIRD}\n", REGIONS.concat());
    let found = shown(text.as_bytes());
    assert_eq!((found[0].as_str(), found[2].as_str(), found.len()), (SECOND, THIRD, 3));
    assert!(found[1].starts_with("line 2, column 1: a jigsaw Sudoku"), "{found:?}");
}

#[test]
fn bars_that_part_no_boxes_are_refused() {
    let parted = |row: &&str| [&row[..2], &row[2..6], &row[6..]].join("|");
    let text = rows(FIRST).iter().map(parted).collect::<Vec<_>>().join("\n");
    assert_eq!(kinds(&text), [Problem::MisplacedBars]);
}

#[test]
fn cages_and_other_rules_are_named() {
    let empty = "0".repeat(81);
    for text in [
        format!("{{\"grid\": \"{empty}\", \"cages\": [{{\"sum\": 10}}]}}"),
        format!("{{\n\"cages\": [],\n\"grid\": \"{empty}\"\n}}"),
        "3x3::k:3841:3841:4096\n".to_owned(),
        "SumoCueV1=13J0=0J0=8J2\n".to_owned(),
        "10: r1c1 r1c2\n17 = R1C3 + R2C3\n".to_owned(),
    ] {
        assert_eq!(kinds(&text), [Problem::Killer], "{text}");
    }
    assert_eq!(kinds("https://www.sudokuwiki.org/sudoku.htm?bd=S9B0l0a0f\n"), [Problem::ShortCode]);
}

#[test]
fn grids_of_other_sizes_are_named_by_their_size() {
    let rows_of = |side: usize| {
        let row = |row: usize| {
            (0..side)
                .map(|column| {
                    if (row + column).is_multiple_of(3) {
                        char::from_digit(u32::try_from(column % side).expect("small") + 1, 36).expect("a digit")
                    } else {
                        '.'
                    }
                    .to_ascii_uppercase()
                })
                .collect::<String>()
        };
        (0..side).map(row).collect::<Vec<_>>()
    };
    for side in [4, 6, 8, 16] {
        let rows = rows_of(side);
        assert_eq!(kinds(&rows.join("\n")), [Problem::OtherSize { side }], "{rows:?}");
    }
    for side in [6, 16] {
        assert_eq!(kinds(&rows_of(side).concat()), [Problem::OtherSize { side }]);
    }
    // With letters, with blank lines between bands of boxes, as fields of which most hold nothing.
    for side in [12, 25] {
        assert_eq!(kinds(&rows_of(side).join("\n")), [Problem::OtherSize { side }]);
    }
    for (side, band) in [(6, 2), (6, 3)] {
        let bands: Vec<String> = rows_of(side).chunks(band).map(|rows| rows.join("\n")).collect();
        assert_eq!(kinds(&bands.join("\n\n"))[0], Problem::OtherSize { side }, "{bands:?}");
    }
    let field = |row: usize, column: usize| {
        if (row + column).is_multiple_of(5) { (column + 1).to_string() } else { String::new() }
    };
    let fields = |row: usize| (0..16).map(|column| field(row, column)).collect::<Vec<_>>().join(",");
    assert_eq!(kinds(&(0..16).map(fields).collect::<Vec<_>>().join("\n")), [Problem::OtherSize { side: 16 }]);
    let boxed = |row: usize| (0..16).map(|column| format!("{:>2}", (row * 5 + column) % 16 + 1)).collect::<Vec<_>>();
    let boxed = |row: usize| boxed(row).chunks(4).map(|cells| cells.join(" ")).collect::<Vec<_>>().join(" | ");
    let bands = (0..16).collect::<Vec<_>>();
    let bands = bands.chunks(4).map(|rows| rows.iter().map(|row| boxed(*row) + "\n").collect::<Vec<_>>().concat());
    assert_eq!(kinds(&bands.collect::<Vec<_>>().join("\n")), [Problem::OtherSize { side: 16 }; 4]);
    // Numbers of another kind in a letter are no grid, and no hindrance.
    assert_eq!(shown(format!("1 2 3 4 5 6\n\n{FIRST}\n\n1 2 3 4 5 6\n").as_bytes()), [FIRST]);
    let number = |cell: usize| if cell.is_multiple_of(13) { (cell % 12 + 1).to_string() } else { "0".to_owned() };
    let row = |row: usize| (0..12).map(|column| number(row * 12 + column)).collect::<Vec<_>>().join(" ");
    let numbers = (0..12).map(row).collect::<Vec<_>>().join("\n");
    assert_eq!(kinds(&numbers), [Problem::OtherSize { side: 12 }]);
    assert_eq!(kinds("[[1,0,0,4],[0,0,1,0],[0,1,0,0],[4,0,0,1]]"), [Problem::OtherSize { side: 4 }]);
}

#[test]
fn a_file_that_is_no_text_is_named() {
    for (bytes, name) in [
        (b"\x1F\x8B\x08\0".as_slice(), "gzip"),
        (b"PK\x03\x04", "zip"),
        (b"\x89PNG\r\n\x1A\n", "PNG"),
        (b"%PDF-1.4\n53..7", "PDF"),
    ] {
        let found = all(bytes);
        let problem = found[0].as_ref().expect_err("no text").problem;
        assert!(
            found.len() == 1 && matches!(problem, Problem::Container(container) if container.name() == name),
            "{found:?}"
        );
    }
    assert_eq!(Container::Picture("PNG").phrase(), "a picture (PNG)");
}

/// Gives its bytes in these pieces, then fails.
struct Pieces(Vec<&'static [u8]>);

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() {
            return Err(io::Error::from(io::ErrorKind::ConnectionReset));
        }
        let piece = self.0.remove(0);
        buffer[..piece.len()].copy_from_slice(piece);
        Ok(piece.len())
    }
}

#[test]
fn a_stream_that_breaks_off_says_so_after_what_it_gave() {
    let pieces =
        vec![b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n8..".as_slice()];
    let found: Vec<_> = read(BufReader::new(Pieces(pieces))).collect();
    assert_eq!(found[0].as_ref().map(|entry| entry.grid.to_string()), Ok(FIRST.to_owned()));
    let error = found[1].as_ref().expect_err("the end");
    assert_eq!((found.len(), error.problem), (2, Problem::Unreadable(io::ErrorKind::ConnectionReset)));
}

#[test]
fn a_live_stream_gives_what_is_complete_and_tells_of_a_jigsaw_too_late() {
    let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n".as_slice();
    let map = b"AAAABBCCCAAABBBCCCAABBBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII\n".as_slice();
    let mut puzzles = read_live(BufReader::new(Pieces(vec![line, line, map])), || false);
    assert!(puzzles.at_hand().is_none(), "nothing has come");
    for _ in 0..2 {
        assert_eq!(puzzles.next().expect("one").map(|entry| entry.grid.to_string()), Ok(FIRST.to_owned()));
        assert!(puzzles.at_hand().is_none());
    }
    let mut next = || puzzles.next().expect("one").expect_err("no puzzle");
    let error = next();
    assert_eq!((error.line, error.problem), (2, Problem::Jigsaw));
    assert_eq!(next().problem, Problem::Unreadable(io::ErrorKind::ConnectionReset));
}

#[test]
fn a_jigsaw_whose_map_comes_soon_after_it_is_not_given_as_a_plain_puzzle() {
    let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n".as_slice();
    let map = b"AAAABBCCCAAABBBCCCAABBBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII\n".as_slice();
    let (half, rest) = map.split_at(40);
    let mut waits = 0;
    // It comes in two pieces, and then nothing more does for a while.
    let comes_soon = move || {
        waits += 1;
        waits <= 2
    };
    let mut puzzles = read_live(BufReader::new(Pieces(vec![line, half, rest, line])), comes_soon);
    let kind = puzzles.next().expect("one").map_err(|error| error.problem);
    assert_eq!(kind.map(|entry| entry.grid), Err(Problem::Jigsaw));
    assert!(puzzles.at_hand().is_none());
    assert_eq!(puzzles.next().expect("one").map(|entry| entry.line), Ok(3));
}
