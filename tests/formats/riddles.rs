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
fn a_strange_sign_is_a_blank_only_where_all_blanks_are_it_and_a_puzzle_has_digits_enough() {
    let dashes = FIRST.replace('.', "-");
    assert_eq!(shown(dashes.as_bytes()), [FIRST]);
    assert_eq!(problems(&dashes.replacen('-', "?", 1)), [(1, 3, Problem::BadCell)]);
    assert_eq!(problems(&dashes.replacen('-', ".", 1)), [(1, 3, Problem::MixedBlanks)]);
    let few = "1".to_owned() + &"-".repeat(80);
    assert!(all(few.as_bytes()).iter().all(Result::is_err));
    let rows = rows(&few).join("\n");
    assert_eq!(problems(&rows), [(1, 2, Problem::BadCell)]);
}

#[test]
fn a_cell_of_several_digits_is_blank_and_that_is_said() {
    let row = "| 1249 3 57 | 4 678 9 | 1 2 35 |\n";
    let found = all(row.repeat(9).as_bytes());
    let entry = found[0].as_ref().expect("a grid");
    assert_eq!(entry.grid.to_string(), ".3.4.912.".repeat(9));
    let note = entry.note.expect("a note").to_string();
    assert_eq!(note, "36 cells hold several digits (pencil marks) and are read as blank");
    let only = "12 345 678 19 28 37 46 15 239\n".repeat(9);
    assert_eq!(problems(&only), [(1, 1, Problem::OnlyPencilMarks)]);
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
        dressed(|row| format!("{row}   {row}\n")),
        FIRST.as_bytes().chunks(18).map(|part| String::from_utf8_lossy(part) + "\n").collect(),
        format!("1.{FIRST}"),
        dressed(|row| format!("{row}1\n")),
        dressed(|row| format!("|{}|{}\n", &row[..4], &row[4..])),
    ] {
        assert!(all(text.as_bytes()).iter().all(Result::is_err), "{text}");
    }
}

#[test]
fn a_space_is_not_a_blank_in_one_row_and_a_gap_in_another() {
    let mut lines = ["         "; 9];
    lines[2] = "123456 789";
    lines[5] = "    5    ";
    assert!(all(lines.join("\n").as_bytes()).iter().all(Result::is_err));
}

#[test]
fn nine_numbers_in_order_over_nine_rows_are_no_row() {
    let bare = rows(FIRST).join("\n");
    for heading in ["123456789", "1 2 3 4 5 6 7 8 9", "0 1 2 3 4 5 6 7 8", "A B C D E F G H I"] {
        assert_eq!(shown(format!("{heading}\n{bare}\n").as_bytes()), [FIRST], "{heading}");
    }
    let first = format!("123456789\n{}", rows(SOLVED)[1..].join("\n"));
    assert!(shown(first.as_bytes())[0].starts_with("123456789672195348"));
}

#[test]
fn a_line_of_dashes_is_a_row_where_rows_have_dashes_and_else_a_border() {
    let grid = SECOND.replacen("..36.....", ".........", 1);
    let dashes = rows(&grid).join("\n").replace('.', "-");
    assert_eq!(shown(dashes.as_bytes()), [grid.as_str()]);
    let bands: Vec<String> = rows(FIRST).chunks(3).map(|band| band.join("\n")).collect();
    assert_eq!(shown(bands.join("\n---------\n").as_bytes()), [FIRST]);
}

#[test]
fn rows_with_names_or_numbers_on_one_side_have_nine_cells_and_no_more() {
    let named = |name: fn(usize) -> String| {
        let line = |(index, row): (usize, &&str)| format!("{} {row}", name(index));
        rows(FIRST).iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(shown(named(|index| format!("{}", index + 1)).as_bytes()), [FIRST]);
    assert_eq!(shown(named(|index| format!("r{}:", index + 10)).as_bytes()), [FIRST]);
    assert!(all(named(|index| format!("{}", index * index % 9 + 1)).as_bytes()).iter().all(Result::is_err));
    let one_without = named(|index| format!("R{}:", index + 1)).replacen("R4: ", "", 1);
    assert_eq!(problems(&one_without), [(4, 1, Problem::RowLength { found: 9 })]);
}
