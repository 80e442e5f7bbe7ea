//! Mistakes and riddles: what must be refused, and what must not be taken for a puzzle.

use super::*;
use stepback::formats::sudoku::Problem;

fn problems(text: &str) -> Vec<(usize, usize, Problem)> {
    all(text.as_bytes()).into_iter().map(|item| item.expect_err("all of it is wrong")).map(|error| (error.line, error.column, error.problem)).collect()
}

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
fn megabytes_without_a_puzzle_are_one_short_error() {
    for unit in ["7", "7 ", "a", "[", "[[", "\0", "5,", "-", "|", "\"", "lorem ipsum "] {
        let found = all(unit.repeat(1_000_000 / unit.len()).as_bytes());
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
fn digits_in_a_comment_are_no_puzzle() {
    for mark in ["# ", "#", "// ", "%", "; "] {
        assert_eq!(shown(format!("{mark}{SOLVED}\n{FIRST}\n").as_bytes()), [FIRST], "{mark}");
    }
}

#[test]
fn a_solution_is_not_a_second_puzzle() {
    for between in ["\n", ",", ":1:", " ", "\t", "\n\nSolution:\n", "\n# solved\n"] {
        assert_eq!(shown(format!("{FIRST}{between}{SOLVED}\n").as_bytes()), [FIRST], "{between:?}");
    }
    assert_eq!(shown(format!("{SOLVED},{FIRST}\n").as_bytes()), [FIRST]);
    assert_eq!(shown(format!("solution;puzzle\n{SOLVED};{FIRST}\n").as_bytes()), [FIRST]);
    assert_eq!(shown(SOLVED.as_bytes()), [SOLVED]);
    assert_eq!(shown(format!("{SECOND}\n{SOLVED}\n").as_bytes()), [SECOND, SOLVED]);
}

#[test]
fn a_wrong_solution_is_not_passed_over() {
    let wrong = SOLVED.replacen("534", "354", 1);
    assert_eq!(problems(&format!("{FIRST},{wrong}")), [(1, 83, Problem::Contradiction)]);
    assert_eq!(shown(format!("{FIRST}\n{wrong}\n").as_bytes()), [FIRST, &wrong]);
    assert_eq!(problems(&format!("{FIRST} {SECOND}")), [(1, 83, Problem::SecondPuzzle)]);
}

#[test]
fn a_broken_puzzle_is_not_replaced_by_its_solution() {
    for head in ["", "puzzle,solution\n"] {
        let line = if head.is_empty() { 1 } else { 2 };
        let text = format!("{head}{},{SOLVED}\n", &FIRST[1..]);
        assert_eq!(problems(&text), [(line, 81, Problem::PuzzleLength { found: 80 })]);
    }
}

#[test]
fn numbers_and_names_before_a_puzzle_are_its_label() {
    for (text, label) in [("1. ", "1."), ("17: ", "17"), ("Puzzle #12: ", "Puzzle #12"), ("Grid01=", "Grid01"), ("\"", ""), ("easy,", "easy"), ("\t ", "")] {
        let found = all(format!("{text}{FIRST} \t\r\n").as_bytes());
        let entry = found[0].as_ref().expect(text);
        assert_eq!((entry.grid.to_string().as_str(), entry.label.as_deref().unwrap_or_default()), (FIRST, label));
    }
}

#[test]
fn a_json_object_gives_its_puzzle() {
    assert_eq!(places(format!("{{\n  \"puzzle\": \"{FIRST}\",\n  \"solution\": \"{SOLVED}\"\n}}\n").as_bytes()), ["2 "]);
}

#[test]
fn a_line_cut_short_in_a_file_of_lines_is_reported() {
    for length in [2, 8, 9, 10, 18, 40, 72] {
        let found = shown(format!("{FIRST}\n{}\n{SECOND}\n", &FIRST[..length]).as_bytes());
        assert!(found.len() == 3 && found[1].starts_with("line 2, "), "{length}: {found:?}");
    }
}

#[test]
fn a_count_in_the_first_line_and_dates_are_no_rows() {
    assert_eq!(shown(format!("49151\n{FIRST}\n").as_bytes()), [FIRST]);
    assert_eq!(places(format!("14.09.2020\n{}\n", rows(FIRST).join("\n")).as_bytes()), ["2 14.09.2020"]);
    assert_eq!(places(format!("1\n{}\n2\n{}", rows(FIRST).join("\n"), rows(SECOND).join("\n")).as_bytes()), ["2 1", "12 2"]);
}

#[test]
fn spaces_for_blanks_are_read_where_they_are_plain() {
    let line = FIRST.replace('.', " ");
    assert_eq!(shown(line.as_bytes()), [FIRST]);
    assert_eq!(problems(&line[..80]), [(1, 81, Problem::SpacedLength { found: 80 })]);
    assert_eq!(problems(SECOND.replace('.', " ").trim_end()), [(1, 80, Problem::SpacedLength { found: 79 })]);
    let mut lines: Vec<String> = rows(FIRST).iter().map(|row| row.replace('.', " ")).collect();
    lines[1].truncate(8);
    assert_eq!(problems(&lines.join("\n")).len(), 1);
}

#[test]
fn blanks_written_in_two_ways_are_refused() {
    let mut lines: Vec<String> = rows(FIRST).iter().map(|row| row.replace('.', " ")).collect();
    lines[7] = rows(FIRST)[7].to_owned();
    assert_eq!(problems(&lines.join("\n")), [(8, 1, Problem::MixedBlanks)]);
    assert_eq!(problems(&rows(FIRST).iter().map(|row| row.split("").skip(1).take(9).collect::<Vec<_>>().join(",").replacen("5,", ",", 1)).collect::<Vec<_>>().join("\n"))[0].2, Problem::MixedBlanks);
}

#[test]
fn lists_are_read_in_every_dress() {
    let list = |quote: &str| format!("[[{}]]", rows(FIRST).iter().map(|row| row.chars().map(|cell| format!("{quote}{cell}{quote}")).collect::<Vec<_>>().join(",")).collect::<Vec<_>>().join("],["));
    let strings = format!("[\"{}\"]", rows(FIRST).join("\",\"").to_owned());
    let numbers = list("").replace('.', "0");
    for text in [list("\""), list("'"), numbers.clone(), strings, list("\"").replace("],", "],\n  "), numbers.replace(',', " "), format!("Input: board = {}\nOutput: true", list("\"")), list("'").replace('.', ""), numbers.replace("0", "None"), format!("[\n{}\n]", list("\"").replace("[[", "[").replace("]]", "]").replace("],[", "],\n[")), list("\"")[1..list("\"").len() - 1].replace("],[", "],\n[")] {
        assert_eq!(shown(text.as_bytes()), [FIRST], "{text}");
    }
    let two = format!("[{}, {}]", list("\""), list("'"));
    assert_eq!(shown(two.as_bytes()), [FIRST, FIRST]);
}

#[test]
fn mistakes_in_a_list_name_their_place() {
    let list = format!("[[{}]]\n{SECOND}\n", rows(FIRST).iter().map(|row| row.chars().map(|cell| format!("'{cell}'")).collect::<Vec<_>>().join(",")).collect::<Vec<_>>().join("],\n["));
    let first = |text: String| {
        let mut found = all(text.as_bytes());
        assert_eq!(found.pop().map(|item| item.map(|entry| entry.grid.to_string())), Some(Ok(SECOND.to_owned())), "{text}");
        let error = found.remove(0).expect_err(&text);
        (error.line, error.column, error.problem)
    };
    assert_eq!(first(list.replacen("'6'", "'12'", 1)), (2, 2, Problem::BadCell));
    assert_eq!(first(list.replacen("'6',", "", 1)), (2, 33, Problem::RowLength { found: 8 }));
    assert_eq!(first(list.replacen("]]", "]", 1)), (10, 1, Problem::BadList));
    assert_eq!(first(list.replacen("[['5'", "[[5'", 1)).2, Problem::BadList);
    assert_eq!(first(list.replacen("'6',", ",", 1)), (2, 2, Problem::BadList));
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(first([&lines[..2], &lines[3..]].concat().join("\n")), (8, 38, Problem::RowCount { found: 8 }));
}

#[test]
fn a_digit_twice_is_read_as_it_stands() {
    let text = FIRST.replacen("53", "55", 1);
    let found = all(text.as_bytes());
    let clashes = found[0].as_ref().expect("a grid").grid.clashes();
    assert_eq!(clashes.iter().map(ToString::to_string).collect::<Vec<_>>(), ["5 stands twice in row 0: at (0,0) and (0,1)", "5 stands twice in box 0: at (0,0) and (0,1)"]);
}

#[test]
fn bad_bytes_and_zero_bytes_are_named() {
    let mut bytes = FIRST.as_bytes().to_vec();
    bytes[2] = 0;
    assert_eq!(shown(&bytes), ["line 1, column 3: a bad cell, \"\\u{0}\"; a cell is a digit, or one of 0 . * _ x X for blank"]);
    bytes[2] = 0xE9;
    assert_eq!(shown(&bytes), ["line 1, column 3: a bad cell, \"é\"; a cell is a digit, or one of 0 . * _ x X for blank"]);
}

#[test]
fn dashes_for_blanks_are_refused_and_not_passed_over() {
    assert_eq!(problems(&FIRST.replace('.', "-"))[0].2, Problem::BadCell);
    assert_eq!(problems(&rows(FIRST).join("\n").replace('.', "-"))[0].2, Problem::BadCell);
}

#[test]
fn candidates_are_refused() {
    let candidates = "| 1249 3 57 | 5 678 9 | 1 2 3 |\n".repeat(9);
    assert!(all(candidates.as_bytes()).iter().all(Result::is_err));
}
