//! Prints a grid in every form, and remembers where its cells stand in the text.

/// Stands before each cell while a text is put together.
const MARK: char = '\u{1}';

/// One way to write a grid down.
#[derive(Debug)]
pub(super) struct Form {
    pub(super) name: &'static str,
    /// An empty field or a space in it is a blank, so that a lost digit may make another grid.
    pub(super) nothing_is_blank: bool,
    /// Spaces or tabs alone stand for blanks, which may be refused.
    pub(super) spaces: bool,
    print: fn(&str) -> String,
}

/// A text and the places of its cells, in bytes.
pub(super) struct Printed {
    pub(super) text: String,
    pub(super) cells: Vec<usize>,
}

impl Form {
    /// Prints grids of 81 characters with `.` for blank.
    pub(super) fn print(&self, grids: &[String]) -> Printed {
        let marked: Vec<String> = grids.iter().map(|grid| (self.print)(grid)).collect();
        let mut printed = Printed { text: String::new(), cells: Vec::new() };
        for character in marked.join("\n").chars() {
            if character == MARK {
                printed.cells.push(printed.text.len());
            } else {
                printed.text.push(character);
            }
        }
        printed
    }
}

/// All cells, each between a prefix and a suffix, in rows of parts.
fn table(grid: &str, blank: &str, between: [&str; 3], row: [&str; 2], band: &str) -> String {
    let [cells, groups, rows] = between;
    let cells_of = |row: usize, group: usize| {
        let part = &grid[row * 9 + group * 3..row * 9 + group * 3 + 3];
        let cell = |character: char| {
            if character == '.' { format!("{MARK}{blank}") } else { format!("{MARK}{character}") }
        };
        part.chars().map(cell).collect::<Vec<_>>().join(cells)
    };
    let line = |index: usize| {
        let groups = (0..3).map(|group| cells_of(index, group)).collect::<Vec<_>>().join(groups);
        format!("{}{groups}{}", row[0], row[1])
    };
    (0..3)
        .map(|index| (0..3).map(|inner| line(index * 3 + inner)).collect::<Vec<_>>().join(rows))
        .collect::<Vec<_>>()
        .join(band)
}

fn line(grid: &str, blank: &str) -> String {
    table(grid, blank, ["", "", ""], ["", ""], "")
}

fn bare(grid: &str, blank: &str) -> String {
    table(grid, blank, ["", "", "\n"], ["", ""], "\n")
}

fn fields(grid: &str, blank: &str, delimiter: &str) -> String {
    table(grid, blank, [delimiter, delimiter, "\n"], ["", ""], "\n")
}

fn list(grid: &str, blank: &str, quote: &str, rows: &str) -> String {
    let between = format!("{quote}, {quote}");
    let (start, end) = (format!("[{quote}"), format!("{quote}]"));
    format!("[{}]", table(grid, blank, [&between, &between, rows], [&start, &end], rows))
}

const fn form(name: &'static str, print: fn(&str) -> String) -> Form {
    Form { name, nothing_is_blank: false, spaces: false, print }
}

const fn open(name: &'static str, print: fn(&str) -> String) -> Form {
    Form { name, nothing_is_blank: true, spaces: false, print }
}

const fn spaced(name: &'static str, print: fn(&str) -> String) -> Form {
    Form { name, nothing_is_blank: true, spaces: true, print }
}

/// Every form the reader knows.
pub(super) const FORMS: &[Form] = &[
    form("line with dots", |grid| line(grid, ".")),
    form("line with zeros", |grid| line(grid, "0")),
    form("line with stars", |grid| line(grid, "*")),
    form("line with underscores", |grid| line(grid, "_")),
    form("line with x", |grid| line(grid, "x")),
    form("line with X", |grid| line(grid, "X")),
    form("numbered line", |grid| format!("12. {}", line(grid, "."))),
    form("line with a comment", |grid| format!("# one more\n{}  // easy, 14.09.2020", line(grid, "."))),
    form("table", |grid| format!("id,puzzle,clues\n7,{},30", line(grid, "0"))),
    form("nine pieces", |grid| table(grid, ".", ["", "", " "], ["", ""], " ")),
    form("rows", |grid| format!("{}\n", bare(grid, "."))),
    form("rows with zeros under a title", |grid| format!("Grid 01\n{}", bare(grid, "0"))),
    form("rows with stars", |grid| format!("{}\n", bare(grid, "*"))),
    form("rows in bands", |grid| table(grid, ".", ["", "", "\n"], ["", ""], "\n\n") + "\n\n"),
    form("rows in sections", |grid| format!("[Puzzle]\n{}\n[State]\n{}", bare(grid, "."), "123456789\n".repeat(9))),
    form("rows under headers", |grid| format!("#ABy hand\n#B30-11-2026\n{}", bare(grid, "."))),
    form("rows spaced", |grid| table(grid, ".", [" ", " ", "\n"], ["", ""], "\n") + "\n"),
    form("boxes", |grid| {
        let edge = " *-----------*\n";
        format!("{edge}{}\n{edge}", table(grid, ".", ["", "|", "\n"], [" |", "|"], "\n |---+---+---|\n"))
    }),
    form("boxes spaced", |grid| table(grid, ".", [" ", " | ", "\n"], [" ", ""], "\n-------|-------|-------\n") + "\n"),
    form("fields with dots", |grid| fields(grid, ".", ",") + "\n"),
    form("fields with zeros", |grid| fields(grid, "0", ";") + "\n"),
    form("list of strings", |grid| list(grid, ".", "\"", ", ")),
    form("list in lines", |grid| format!("board = {}", list(grid, ".", "'", ",\n         "))),
    form("list of numbers", |grid| list(grid, "0", "", ",\n")),
    form("list of rows", |grid| format!("[{}]", table(grid, ".", ["", "", ",\n "], ["\"", "\""], ",\n "))),
    open("fields with nothing", |grid| fields(grid, "", ",") + "\n"),
    spaced("fields between tabs", |grid| fields(grid, "", "\t") + "\n"),
    open("fields between bars", |grid| table(grid, " ", [" | ", " | ", "\n"], ["| ", " |"], "\n|---|---|\n") + "\n"),
    spaced("line with spaces", |grid| line(grid, " ")),
    spaced("rows with spaces", |grid| format!("{}\n", bare(grid, " "))),
    spaced("boxes with spaces", |grid| table(grid, " ", ["", "|", "\n"], ["|", "|"], "\n|---+---+---|\n") + "\n"),
];
