use super::*;

const FIRST: &str = "53..7....";

fn reading(text: &str) -> Option<Reading> {
    read(Line { number: 1, before: 0, text, is_whole: true })
}

/// The cells, a blank of any kind as a dot, pencil marks as an M, a name as an N.
fn cells(text: &str) -> String {
    let Some(Reading::Row(row)) = reading(text) else { return String::new() };
    let shown = |cell: &Cell| match cell {
        Cell::Digit(digit) => char::from(b'0' + digit),
        Cell::Several => 'M',
        Cell::Named(_) => 'N',
        _ => '.',
    };
    row.cells.iter().map(shown).collect()
}

#[test]
fn a_row_is_read_in_every_form() {
    for text in [
        "53..7....",
        "53--7----",
        "53□□7□□□□",
        "53**7__xX  // one",
        "53  7    ",
        "5 3     7        ",
        " 5 3 . | . 7 . | . . .",
        "|53.|.7.|...|",
        "|53 | 7 |   |",
        "| 5 3   |   7   |       |",
        "5 3   |   7   |      ",
        "| 5 | 3 | | | 7 | | | | |",
        "| 5 | 3 |   |   | 7 |   |   |   |   |     Movement",
        "|5|3| | |7| | | | |.",
        "|| 5 | 3 | . || . | 7 | . || . | . | . ||",
        "| 5 || 3 ||   ||   || 7 ||   ||   ||   ||   ",
        "5,3,,,7,,,,",
        "5;3;;;7;;;;",
        "5.0,3.0,,,7.0,,,,",
        "5\t3\t\t\t7\t\t\t\t",
        "5 & 3 & & & 7 & & & & \\\\ \\hline",
        "\"5\",\"3\",\"\",\"\",\"7\",\"\",\"\",\"\",\"\"",
        "5 3 NaN NaN 7 NaN NaN NaN NaN",
        "'53..7....',",
    ] {
        assert_eq!(cells(text), FIRST, "{text}");
    }
    assert_eq!(cells("R1: 5 3 . . 7 . . . ."), "N53..7....");
    assert_eq!(cells("1 | 5 3 . | . 7 . | . . . |"), "153..7....");
    assert_eq!(cells("    12\t53..7...."), "N53..7....");
    assert_eq!(cells("| 5 3 124 | 26 7 2468 | 1489 1249 248 |"), "53MM7MMMM");
}

#[test]
fn what_may_be_a_row_or_something_else_says_so() {
    let maybe = |text: &str| if let Some(Reading::Row(row)) = reading(text) { row.maybe } else { None };
    assert_eq!(maybe("123456789"), Some(Maybe::Heading));
    assert_eq!(maybe("0 1 2 3 4 5 6 7 8"), Some(Maybe::Heading));
    assert_eq!(maybe("---------"), Some(Maybe::Rule));
    assert_eq!(maybe(",,,,,,,,"), Some(Maybe::Gap));
    assert_eq!(maybe("123456798"), None);
    for names in ["A B C D E F G H I", "C1 C2 C3 C4 C5 C6 C7 C8 C9", "  [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]"] {
        assert_eq!(reading(names), Some(Reading::Heading), "{names}");
    }
}

#[test]
fn a_row_that_lost_its_spaces_is_short_and_not_good() {
    assert!(matches!(reading("53  7"), Some(Reading::Short(_, 5))));
    assert!(matches!(reading("53  7   "), Some(Reading::Bad(Bad { problem: Problem::RowLength { found: 8 }, .. }))));
}

#[test]
fn a_bad_row_names_the_column() {
    let place = |text| match reading(text) {
        Some(Reading::Bad(Bad { column, value, problem, .. })) => Some((column, value, problem)),
        _ => None,
    };
    assert_eq!(place("53..?/..."), Some((5, "?".into(), Problem::BadCell)));
    assert_eq!(place("53..7..."), Some((9, "53..7...".into(), Problem::RowLength { found: 8 })));
    assert_eq!(place("53..7....1"), Some((10, "53..7....1".into(), Problem::RowLength { found: 10 })));
    assert_eq!(place("5,3,,21,7,,,,"), Some((6, "21".into(), Problem::BadCell)));
    assert_eq!(place("5,3,,,7,,,"), Some((11, "5,3,,,7,,,".into(), Problem::RowLength { found: 8 })));
    assert_eq!(place("53|..7.|..."), Some((3, "53|..7.|...".into(), Problem::MisplacedBars)));
}

#[test]
fn words_and_tables_of_other_things_are_no_rows() {
    for text in ["Grid 01", "", "quizzes,solutions", "Wednesday", "| a | b | c |", "level-123", "a|b|c|d|e|f|g|h|j"] {
        assert_eq!(reading(text), None, "{text}");
    }
}
