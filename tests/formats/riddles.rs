//! Riddles: what could be read in two ways.

use super::*;

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
    for (text, label) in [
        ("1. ", "1."),
        ("17: ", "17"),
        ("Puzzle #12: ", "Puzzle #12"),
        ("Grid01=", "Grid01"),
        ("\"", ""),
        ("easy,", "easy"),
        ("\t ", ""),
    ] {
        let found = all(format!("{text}{FIRST} \t\r\n").as_bytes());
        let entry = found[0].as_ref().expect(text);
        assert_eq!((entry.grid.to_string().as_str(), entry.label.as_deref().unwrap_or_default()), (FIRST, label));
    }
}

#[test]
fn a_count_in_the_first_line_and_dates_are_no_rows() {
    assert_eq!(shown(format!("49151\n{FIRST}\n").as_bytes()), [FIRST]);
    assert_eq!(places(format!("14.09.2020\n{}\n", rows(FIRST).join("\n")).as_bytes()), ["2 14.09.2020"]);
    assert_eq!(
        places(format!("1\n{}\n2\n{}", rows(FIRST).join("\n"), rows(SECOND).join("\n")).as_bytes()),
        ["2 1", "12 2"]
    );
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
    assert_eq!(
        problems(
            &rows(FIRST)
                .iter()
                .map(|row| row.split("").skip(1).take(9).collect::<Vec<_>>().join(",").replacen("5,", ",", 1))
                .collect::<Vec<_>>()
                .join("\n")
        )[0]
        .2,
        Problem::MixedBlanks
    );
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

#[test]
fn other_dresses_of_nine_rows_are_read() {
    let dressed = |dress: fn(&str) -> String| rows(FIRST).into_iter().map(dress).collect::<Vec<_>>().concat();
    let spread = |row: &str| row.replace('.', "0").chars().map(|cell| format!("{cell},")).collect::<Vec<_>>().concat();
    let lines = [
        dressed(|row| format!("{row} # a comment\n")),
        dressed(|row| format!("\t{row}  \n")),
        dressed(|row| format!("{row}\r\r\n")),
        format!("```\n{}```\n", dressed(|row| format!("{row}\n"))),
        format!(
            "int board[9][9] = {{\n{}}};\n",
            rows(FIRST).into_iter().map(|row| format!("{{{}}},\n", spread(row))).collect::<Vec<_>>().concat()
        ),
        rows(FIRST).chunks(3).map(|band| format!("***********\n{}\n", band.join("\n"))).collect::<Vec<_>>().concat(),
    ];
    for text in lines {
        assert_eq!(shown(text.as_bytes()), [FIRST], "{text}");
    }
}

#[test]
fn dresses_that_are_not_known_are_refused_and_not_passed_over() {
    let dressed = |dress: fn(&str) -> String| rows(FIRST).into_iter().map(dress).collect::<Vec<_>>().concat();
    for text in [
        dressed(|row| format!("> {row}\n")),
        dressed(|row| format!("{row}   {row}\n")),
        format!("123456789\n{}", dressed(|row| format!("{row}\n"))),
        FIRST.as_bytes().chunks(27).map(|part| String::from_utf8_lossy(part) + "\n").collect(),
        format!("1.{FIRST}"),
    ] {
        assert!(all(text.as_bytes()).iter().all(Result::is_err), "{text}");
    }
}

#[test]
fn a_space_is_not_a_blank_in_one_row_and_a_gap_in_another() {
    let mut lines = ["         "; 9];
    lines[2] = "123456 789";
    lines[5] = "    5    ";
    assert_eq!(problems(&lines.join("\n")), [(3, 1, Problem::MixedBlanks)]);
}
