//! One grid in every dress that people put it into: what a row, a cell and a blank look like, and what stands around them.

/// What stands for a blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Blank {
    /// This, everywhere.
    Sign(&'static str),
    /// A space, or nothing between marks.
    Nothing,
    /// Pencil marks: several digits, other ones in every cell.
    Marks,
}

/// How nine rows of nine cells are written down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dress {
    pub(super) name: &'static str,
    /// Which blanks it can have.
    pub(super) blanks: &'static [Blank],
    print: fn(&[Vec<String>]) -> String,
}

impl Dress {
    /// Prints a grid of 81 characters with `.` for blank.
    pub(super) fn print(&self, grid: &str, blank: Blank) -> String {
        let cell = |(index, character): (usize, char)| match (character, blank) {
            ('1'..='9', _) => character.to_string(),
            (_, Blank::Sign(sign)) => sign.to_owned(),
            (_, Blank::Nothing) => String::new(),
            (_, Blank::Marks) => ["12", "489", "357", "123456789", "68"][index * 7 % 5].to_owned(),
        };
        let cells: Vec<String> = grid.chars().enumerate().map(cell).collect();
        (self.print)(&cells.chunks(9).map(<[String]>::to_vec).collect::<Vec<_>>())
    }
}

use Blank::{Marks, Nothing, Sign};

/// Signs that are blanks everywhere, and others that are where all blanks are written so.
const CHARACTERS: &[Blank] = &[
    Sign("."),
    Sign("0"),
    Sign("*"),
    Sign("_"),
    Sign("x"),
    Sign("X"),
    Sign("-"),
    Sign("?"),
    Sign("·"),
    Sign("□"),
    Sign("O"),
    Sign("o"),
    Sign("⬜"),
    Sign("~"),
    Sign("="),
];
const FIELDS: &[Blank] = &[
    Sign("."),
    Sign("0"),
    Sign("_"),
    Sign("-"),
    Sign("?"),
    Sign("·"),
    Sign("□"),
    Sign("O"),
    Nothing,
    Sign("NaN"),
    Sign("None"),
    Sign("0.0"),
    Marks,
];
const WORDS: &[Blank] =
    &[Sign("."), Sign("0"), Sign("_"), Sign("-"), Sign("?"), Sign("□"), Sign("nan"), Sign("0.0"), Sign("[ ]"), Marks];
const VALUES: &[Blank] = &[Sign("0"), Sign("_"), Sign("None"), Sign("null"), Sign("nil")];
const STRINGS: &[Blank] = &[Sign("."), Sign("0"), Sign("-"), Sign("?"), Sign(" "), Sign("□"), Nothing, Marks];
const NUMBERS: &[Blank] = &[Sign("0")];

fn joined(row: &[String], between: &str) -> String {
    row.join(between)
}

/// Each row by its number.
fn lines(rows: &[Vec<String>], line: impl Fn(usize, &[String]) -> String) -> String {
    rows.iter().enumerate().map(|(index, row)| line(index, row) + "\n").collect()
}

/// Three groups, each with its cells between and its own ends.
fn groups(row: &[String], cells: &str, between: &str) -> String {
    row.chunks(3).map(|group| group.join(cells)).collect::<Vec<_>>().join(between)
}

/// Rows in a frame, with a line before each band and after the last.
fn framed(rows: &[Vec<String>], edge: &str, row: impl Fn(&[String]) -> String) -> String {
    let band = |band: &[Vec<String>]| band.iter().map(|cells| row(cells) + "\n").collect::<String>();
    let bands: Vec<String> = rows.chunks(3).map(band).collect();
    format!("{edge}\n{}{edge}\n", bands.join(&format!("{edge}\n")))
}

fn padded(row: &[String], width: usize) -> Vec<String> {
    row.iter().map(|cell| format!("{cell:^width$}")).collect()
}

/// A list of lists.
fn list(rows: &[Vec<String>], quote: &str, [open, close]: [&str; 2], between: &str) -> String {
    let row = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().map(|cell| format!("{quote}{cell}{quote}")).collect();
        format!("{open}{}{close}", cells.join(", "))
    };
    rows.iter().map(row).collect::<Vec<_>>().join(between)
}

fn html(rows: &[Vec<String>], [open, close]: [&str; 2], between: &str) -> String {
    let cell = |cell: &String| format!("<td>{open}{cell}{close}</td>{between}");
    let row = |row: &Vec<String>| format!("<tr>{}</tr>{between}", row.iter().map(cell).collect::<String>());
    format!(
        "<html><body><p>Today</p><table>{between}{}</table></body></html>\n",
        rows.iter().map(row).collect::<String>()
    )
}

const fn dress(name: &'static str, blanks: &'static [Blank], print: fn(&[Vec<String>]) -> String) -> Dress {
    Dress { name, blanks, print }
}

/// Every dress.
pub(super) const DRESSES: &[Dress] = &[
    dress("one line", CHARACTERS, |rows| rows.concat().concat()),
    dress("one line in an address", &[Sign("."), Sign("0"), Sign("-")], |rows| {
        format!("https://example.org/s.htm?a=1&bd={}&n=2\n", rows.concat().concat())
    }),
    dress("one line of a program", &[Sign("."), Sign("0")], |rows| {
        format!(":0000:x:{}:415 425:\n", rows.concat().concat())
    }),
    dress("one line of words", WORDS, |rows| rows.concat().join(" ")),
    dress("one line of fields", FIELDS, |rows| rows.concat().join(",")),
    dress("one line of groups", &[Sign("."), Sign("0")], |rows| {
        rows.concat()
            .concat()
            .as_bytes()
            .chunks(3)
            .map(|group| String::from_utf8_lossy(group).into_owned())
            .collect::<Vec<_>>()
            .join(" ")
    }),
    dress("three lines", &[Sign("."), Sign("0")], |rows| {
        rows.chunks(3).map(|band| band.concat().concat() + "\n").collect()
    }),
    dress("records of fields", &[Sign("0")], |rows| {
        let records: String = rows.concat().iter().map(|cell| cell.clone() + "|-|1|").collect();
        format!("<a>\n<game data=\"version: 1\n{records}\" note=\"\" />\n</a>\n")
    }),
    dress("rows", CHARACTERS, |rows| lines(rows, |_, row| row.concat())),
    dress("rows of words", WORDS, |rows| lines(rows, |_, row| joined(row, " "))),
    dress("rows of wide words", WORDS, |rows| lines(rows, |_, row| padded(row, 11).concat())),
    dress("rows of groups", CHARACTERS, |rows| lines(rows, |_, row| groups(row, "", " "))),
    dress("rows in bands", CHARACTERS, |rows| {
        rows.chunks(3).map(|band| lines(band, |_, row| joined(row, " "))).collect::<Vec<_>>().join("\n")
    }),
    dress("rows with blank lines", CHARACTERS, |rows| lines(rows, |_, row| row.concat() + "\n")),
    dress("rows with names", WORDS, |rows| lines(rows, |index, row| format!("R{}: {}", index + 1, joined(row, " ")))),
    dress("rows with letters", WORDS, |rows| {
        let name = |index: usize| char::from(b'A' + u8::try_from(index).expect("one of nine"));
        format!("  1 2 3 4 5 6 7 8 9\n{}", lines(rows, |index, row| format!("{} {}", name(index), joined(row, " "))))
    }),
    dress("rows with numbers", &[Sign("."), Sign("0"), Sign("-")], |rows| {
        lines(rows, |index, row| format!("{:6}\t{}", index + 11, row.concat()))
    }),
    dress("rows under column numbers", &[Sign("."), Sign("0"), Sign("-")], |rows| {
        format!("123456789\n{}", lines(rows, |_, row| row.concat()))
    }),
    dress("a matrix", &[Sign("0"), Sign("NA")], |rows| {
        let names = "  [,1]  [,2]  [,3]  [,4]  [,5]  [,6]  [,7]  [,8]  [,9]";
        format!("    {names}\n{}", lines(rows, |index, row| format!("[{},] {}", index + 1, padded(row, 6).concat())))
    }),
    dress("a frame of data", &[Sign("0"), Sign("NaN"), Sign("0.0")], |rows| {
        format!(
            "   0  1  2  3  4  5  6  7  8\n{}",
            lines(rows, |index, row| format!("{index} {}", padded(row, 4).concat()))
        )
    }),
    dress("items of a list", &[Sign("."), Sign("0")], |rows| lines(rows, |_, row| format!("- {}", row.concat()))),
    dress("lines that were added", &[Sign("."), Sign("0")], |rows| lines(rows, |_, row| format!("+{}", row.concat()))),
    dress("boxes of one cell each", &[Sign(" "), Sign(".")], |rows| {
        lines(rows, |_, row| row.iter().map(|cell| "[".to_owned() + cell + "]").collect())
    }),
    dress("elements of XML", &[Sign("."), Sign("0"), Sign("-")], |rows| {
        "<sudoku>\n".to_owned() + &lines(rows, |_, row| format!("  <row>{}</row>", row.concat())) + "</sudoku>\n"
    }),
    dress("a table without names", &[Nothing, Sign("0")], |rows| {
        format!(
            "{}\n{}\n{}",
            "| ".repeat(9) + "|",
            "|-".repeat(9) + "|",
            lines(rows, |_, row| format!("|{}|", joined(row, "|")))
        )
    }),
    dress("fields with a space between boxes", &[Nothing, Sign("0")], |rows| {
        let band = |band: &[Vec<String>]| lines(band, |_, row| groups(row, ",", ",,"));
        rows.chunks(3).map(band).collect::<Vec<_>>().join(",,,,,,,,,,\n")
    }),
    dress("cells with a lower edge", &[Sign("_")], |rows| lines(rows, |_, row| format!("|_{}_|", joined(row, "_|_")))),
    dress("lists of candidates", &[Sign("[1, 2, 4]"), Sign("[3,5]")], |rows| {
        format!("[{}]\n", list(rows, "", ["[", "]"], ",\n"))
    }),
    dress("strings of a program", &[Sign("."), Sign("0"), Sign("-")], |rows| {
        format!("puzzle = (\n{})\n", lines(rows, |_, row| format!("    \"{}\"", row.concat())))
    }),
    dress("boxes", CHARACTERS, |rows| framed(rows, "+---+---+---+", |row| format!("|{}|", groups(row, "", "|")))),
    dress("wide boxes", CHARACTERS, |rows| {
        framed(rows, "+-------+-------+-------+", |row| format!("| {} |", groups(row, " ", " | ")))
    }),
    dress("open boxes", CHARACTERS, |rows| {
        rows.chunks(3)
            .map(|band| lines(band, |_, row| groups(row, " ", " | ")))
            .collect::<Vec<_>>()
            .join("------+-------+------\n")
    }),
    dress("drawn boxes", CHARACTERS, |rows| {
        framed(rows, "╠═══════╬═══════╬═══════╣", |row| {
            format!("║ {} ║", groups(row, " ", " ║ "))
        })
    }),
    dress("boxes of spaces", &[Nothing], |rows| {
        framed(rows, "├───────┼───────┼───────┤", |row| {
            format!("│ {} │", groups(&padded(row, 1), " ", " │ "))
        })
    }),
    dress("boxes of pencil marks", &[Marks, Sign(".")], |rows| {
        framed(rows, ":-----------------+-----------------+-----------------:", |row| {
            format!("| {} |", groups(&padded(row, 10), " ", " | "))
        })
    }),
    dress("named boxes", CHARACTERS, |rows| {
        let line = |index: usize, row: &[String]| {
            let edge = if index % 3 == 2 { "\n  +-------+-------+-------+" } else { "" };
            format!("{} | {} |{edge}", index + 1, groups(row, " ", " | "))
        };
        let body = lines(rows, line);
        format!("    1 2 3   4 5 6   7 8 9\n  +-------+-------+-------+\n{body}")
    }),
    dress("a line under each row", FIELDS, |rows| {
        let edge = "+---".repeat(9) + "+\n";
        format!("{edge}{}", lines(rows, |_, row| format!("|{}|\n{}", padded(row, 3).join("|"), edge.trim_end())))
    }),
    dress("a drawn line under each row and a text beside it", FIELDS, |rows| {
        let edge = "├───".repeat(9) + "┤";
        format!(
            "{edge}     nudoku\n{}",
            lines(rows, |_, row| format!("│{}│    level 1\n{edge}     Movement", padded(row, 3).join("│")))
        )
    }),
    dress("double bars", &[Sign("."), Sign("0"), Nothing], |rows| {
        let edge = "++---+---+---".repeat(3) + "++";
        format!("{edge}\n{}", lines(rows, |_, row| format!("|| {} ||\n{edge}", groups(&padded(row, 1), " | ", " || "))))
    }),
    dress("a table of Markdown", FIELDS, |rows| {
        format!(
            "# Today\n\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n{}\n{}",
            "|---".repeat(9) + "|",
            lines(rows, |_, row| format!("| {} |", joined(row, " | ")))
        )
    }),
    dress("a table of Markdown with letters and bold digits", &[Nothing, Sign(".")], |rows| {
        let bold = |cell: &String| if cell.contains(char::is_numeric) { format!("**{cell}**") } else { cell.clone() };
        let body = lines(rows, |_, row| format!("|{}|", row.iter().map(bold).collect::<Vec<_>>().join("|")));
        format!("|A|B|C|D|E|F|G|H|I|\n|{}\n{body}", ":-:|".repeat(9))
    }),
    dress("a table of Markdown that begins with its first row", FIELDS, |rows| {
        let body = lines(rows, |index, row| {
            format!(
                "| {} |{}",
                joined(row, " | "),
                if index == 0 { "\n".to_owned() + &"| --- ".repeat(9) + "|" } else { String::new() }
            )
        });
        format!("Today\n\n{body}")
    }),
    dress("a table of a wiki", FIELDS, |rows| {
        format!("{{| class=\"wikitable\"\n{}|}}\n", lines(rows, |_, row| format!("|-\n| {}", joined(row, " || "))))
    }),
    dress("a table of HTML", FIELDS, |rows| html(rows, ["", ""], "\n")),
    dress("a table of HTML on one line", FIELDS, |rows| html(rows, ["<b>", "</b>"], "")),
    dress("a table of HTML on many lines", FIELDS, |rows| html(rows, ["\n  ", "&nbsp;\n"], "\n")),
    dress("fields of HTML to write in", &[Nothing], |rows| html(rows, ["<INPUT size=1 value=\"", "\">"], "\n")),
    dress("a text of HTML", &[Sign("."), Sign("0")], |rows| {
        format!(
            "<div>Puzzle:</div><pre>{}</pre>\n",
            rows.iter().map(|row| row.concat()).collect::<Vec<_>>().join("<br/>")
        )
    }),
    dress("a table of LaTeX", FIELDS, |rows| {
        format!(
            "\\begin{{tabular}}{{|c|}}\n\\hline\n{}\\end{{tabular}}\n",
            lines(rows, |_, row| format!("{} \\\\ \\hline", joined(row, " & ")))
        )
    }),
    dress("a Sudoku of LaTeX", &[Sign(" ")], |rows| {
        format!("\\begin{{sudoku}}\n{}\\end{{sudoku}}\n", lines(rows, |_, row| format!("|{}|.", joined(row, "|"))))
    }),
    dress("fields", FIELDS, |rows| lines(rows, |_, row| joined(row, ","))),
    dress("fields of numbers", &[Sign("0.0"), Nothing, Sign("NaN")], |rows| {
        let number = |cell: &String| if cell.len() == 1 { format!("{cell}.0") } else { cell.clone() };
        lines(rows, |_, row| row.iter().map(number).collect::<Vec<_>>().join(","))
    }),
    dress("fields with names", &[Sign("0"), Sign("NaN")], |rows| {
        format!(",0,1,2,3,4,5,6,7,8\n{}", lines(rows, |index, row| format!("{index},{}", joined(row, ","))))
    }),
    dress("fields in quotes", &[Sign("."), Nothing], |rows| {
        lines(rows, |_, row| row.iter().map(|cell| format!("\"{cell}\"")).collect::<Vec<_>>().join(";"))
    }),
    dress("fields between tabs", &[Sign("."), Sign("0"), Sign("-")], |rows| lines(rows, |_, row| joined(row, "\t"))),
    dress("a list of JSON", STRINGS, |rows| format!("{{\"board\": [{}]}}\n", list(rows, "\"", ["[", "]"], ","))),
    dress("a list of JSON on many lines", STRINGS, |rows| {
        format!("{{\n \"board\": [\n{}\n ]\n}}\n", list(rows, "\"", ["  [", "]"], ",\n"))
            .replace(", ", ",\n   ")
            .replace("  [", "  [\n   ")
    }),
    dress("a list of Python", STRINGS, |rows| format!("board = [{}]\n", list(rows, "'", ["[", "]"], ",\n         "))),
    dress("a session of Python", VALUES, |rows| {
        format!(">>> board = [{}]\n", list(rows, "", ["[", "]"], ",\n...          "))
    }),
    dress("an array of C", NUMBERS, |rows| {
        format!("int board[9][9] = {{\n{}\n}};\n", list(rows, "", ["  {", "}"], ",\n"))
    }),
    dress("an array of C on one line", NUMBERS, |rows| {
        format!("int board[9][9]={{{}}};\n", list(rows, "", ["{", "}"], ","))
    }),
    dress("an array of C with comments", NUMBERS, |rows| {
        format!("int board[9][9] = {{\n{}\n}};\n", list(rows, "", ["  {", "} /* row */"], ", // next\n"))
    }),
    dress("an array of Java", STRINGS, |rows| {
        format!("char[][] b = new char[][]{{{}}};\n", list(rows, "'", ["{", "}"], ","))
    }),
    dress("arrays of Java", NUMBERS, |rows| {
        format!("int[][] b = {{\n{}\n}};\n", list(rows, "", ["new int[] {", "}"], ",\n"))
    }),
    dress("lists of Java", NUMBERS, |rows| format!("List.of({});\n", list(rows, "", ["List.of(", ")"], ",\n"))),
    dress("vectors of Rust", STRINGS, |rows| {
        format!("let b = vec![\n{},\n];\n", list(rows, "'", ["    vec![", "]"], ",\n"))
    }),
    dress("an array of Rust", NUMBERS, |rows| {
        format!("const B: [[u8; 9]; 9] = [\n{},\n];\n", list(rows, "", ["    [", "]"], ",\n"))
    }),
    dress("options of Rust", &[Sign("None")], |rows| {
        let some = |cell: &String| if cell == "None" { cell.clone() } else { format!("Some({cell})") };
        let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(some).collect()).collect();
        format!("[{}]\n", list(&rows, "", ["[", "]"], ",\n"))
    }),
    dress("strings of Go", &[Sign("."), Sign("0")], |rows| {
        format!("board := [][]byte{{\n{}}}\n", lines(rows, |_, row| format!("\t[]byte(\"{}\"),", row.concat())))
    }),
    dress("a matrix of numbers", NUMBERS, |rows| {
        format!("A = [{}];\n", rows.iter().map(|row| joined(row, " ")).collect::<Vec<_>>().join("; "))
    }),
    dress("a list of Lisp", NUMBERS, |rows| {
        format!("'(({}))\n", rows.iter().map(|row| joined(row, " ")).collect::<Vec<_>>().join(")\n  ("))
    }),
    dress("a printed array", &[Sign("0"), Sign("nan")], |rows| {
        format!("[{}]\n", rows.iter().map(|row| format!("[{}]", joined(row, " "))).collect::<Vec<_>>().join("\n "))
    }),
    dress("a flat list", VALUES, |rows| format!("[{}]\n", rows.concat().join(", "))),
    dress("a flat list on many lines", NUMBERS, |rows| {
        format!(
            "int b[81] = {{\n{}\n}};\n",
            rows.concat().chunks(20).map(|part| part.join(", ")).collect::<Vec<_>>().join(",\n")
        )
    }),
    dress("a list of strings", &[Sign("."), Sign("0"), Sign("-")], |rows| {
        format!("[{}]\n", rows.iter().map(|row| format!("\"{}\"", row.concat())).collect::<Vec<_>>().join(",\n"))
    }),
    dress("an object with a puzzle and its solution", &[Sign("."), Sign("0")], |rows| {
        format!("[{{\"id\":1,\"puzzle\":\"{}\",\"solution\":\"\"}}]\n", rows.concat().concat())
    }),
    dress("rows of YAML", NUMBERS, |rows| format!("puzzle:\n{}", list(rows, "", ["  - [", "]"], "\n") + "\n")),
];
