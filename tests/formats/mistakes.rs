//! Mistakes: what must be refused, and how it is said.

use super::*;

#[test]
fn an_empty_file_says_so() {
    for text in ["", "\n\r\n", "\u{FEFF}", "   \n\t"] {
        assert_eq!(problems(text), [(1, 1, Problem::Empty)], "{text:?}");
    }
}

#[test]
fn a_text_without_a_puzzle_is_one_error() {
    assert_eq!(problems("Dear all,\nno puzzle today.\n"), [(1, 1, Problem::NoPuzzle { lines: 2 })]);
}

#[test]
fn a_long_text_without_a_puzzle_is_one_short_error() {
    for unit in ["7", "7 ", "a", "[", "[[", "\0", "5,", "-", "|", "\"", "lorem ipsum "] {
        let found = all(unit.repeat(300_000 / unit.len()).as_bytes());
        assert_eq!(found.len(), 1, "{unit:?}");
        assert!(found[0].as_ref().expect_err("no puzzle").to_string().len() < 250);
    }
}

#[test]
fn eight_rows_are_an_error_and_do_not_eat_the_next_puzzle() {
    let eight = rows(FIRST)[..8].join("\n");
    assert_eq!(problems(&eight), [(8, 1, Problem::RowCount { found: 8 })]);
    let then = format!("{eight}\n\n{}\n", rows(SECOND).join("\n"));
    assert_eq!(shown(then.as_bytes())[1], SECOND);
    let without_a_gap = format!("{eight}\n{}\n", rows(SECOND).join("\n"));
    assert_eq!(problems(&without_a_gap), [(17, 1, Problem::RowCount { found: 17 })]);
}

#[test]
fn a_bad_row_in_a_grid_names_its_line_and_column() {
    let mut lines = rows(FIRST);
    lines[3] = "8...6..?3";
    assert_eq!(problems(&lines.join("\n")), [(4, 8, Problem::BadCell)]);
    lines[3] = "8...6...";
    assert_eq!(problems(&lines.join("\n")), [(4, 9, Problem::RowLength { found: 8 })]);
}

#[test]
fn rows_may_be_parted_into_bands_but_only_evenly() {
    let lines = rows(FIRST);
    let bands = |sizes: &[usize]| {
        let mut text = String::new();
        let mut at = 0;
        for size in sizes {
            text += &(lines[at..at + size].join("\n") + "\n\n");
            at += size;
        }
        text
    };
    assert_eq!(shown(bands(&[3, 3, 3]).as_bytes()), [FIRST]);
    assert_eq!(shown(bands(&[1; 9]).as_bytes()), [FIRST]);
    for sizes in [[3, 3, 2].as_slice(), &[2, 3, 3], &[3, 2, 3], &[3, 6], &[6, 3], &[4, 5], &[3, 3], &[9 - 1, 1]] {
        assert!(all(bands(sizes).as_bytes()).iter().all(Result::is_err), "{sizes:?}");
    }
    let lost_band = bands(&[3, 3]) + &bands(&[3, 3, 3]);
    assert_eq!(problems(&lost_band).len(), 1);
}

#[test]
fn a_line_between_boxes_in_the_wrong_place_is_an_error() {
    let mut lines = rows(FIRST);
    lines.insert(4, "---+---+---");
    assert_eq!(problems(&lines.join("\n")), [(5, 1, Problem::MisplacedLine { after: 4 })]);
}

#[test]
fn a_line_cut_short_in_a_file_of_lines_is_reported() {
    for length in [2, 8, 9, 10, 18, 40, 72] {
        let found = shown(format!("{FIRST}\n{}\n{SECOND}\n", &FIRST[..length]).as_bytes());
        assert!(found.len() == 3 && found[1].starts_with("line 2, "), "{length}: {found:?}");
    }
}

#[test]
fn a_digit_twice_is_read_as_it_stands() {
    let text = FIRST.replacen("53", "55", 1);
    let found = all(text.as_bytes());
    let clashes = found[0].as_ref().expect("a grid").grid.clashes();
    assert_eq!(
        clashes.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["5 stands twice in row 0: at (0,0) and (0,1)", "5 stands twice in box 0: at (0,0) and (0,1)"]
    );
}

#[test]
fn bad_bytes_and_zero_bytes_are_named() {
    let mut bytes = FIRST.as_bytes().to_vec();
    bytes[2] = 0;
    assert_eq!(
        shown(&bytes),
        ["line 1, column 3: a bad cell, \"\\u{0}\"; a cell is a digit, or one of 0 . * _ x X for blank"]
    );
    bytes[2] = 0xE9;
    assert_eq!(
        shown(&bytes),
        ["line 1, column 3: a bad cell, \"é\"; a cell is a digit, or one of 0 . * _ x X for blank"]
    );
}
