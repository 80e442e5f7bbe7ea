//! The parts of a scene in lines of ASCII.

use crate::print;
use crate::scene::listing::{Language, Listing};
use crate::scene::{Board, Call, Change, Contrast, MISTAKES, MarkSet, Mistake, Piece, Role, Scene, Square};
use crate::search::Tally;
use std::fmt::Write;

/// Characters of a line that are repeated in an answer.
const LONGEST_ECHO: usize = 24;

/// Signs of squares that need a word, and the word.
const LEGEND: [(&str, &str); 5] = [
    ("x", "refused now"),
    ("u", "taken back now"),
    ("P", "placed now"),
    ("g", "gone, and its numbers are still in the sets"),
    ("-", "ruled out"),
];

/// The answer to a line that asks for nothing that there is.
pub(super) fn unknown(line: &str) -> String {
    let said: String = line.chars().take(LONGEST_ECHO).flat_map(char::escape_default).collect();
    format!("there is no command \"{said}\": ? lists them\n")
}

/// The step of two programs: what each does, and where they stand to one another or what they have come to.
pub(super) fn both(right: &Scene, contrast: &Contrast) -> String {
    let wrong = &contrast.wrong;
    let mut text = format!("right, step {}: {}\n", right.step, right.sentence);
    let _ = writeln!(text, "wrong, step {}: {}", wrong.step, wrong.sentence);
    match &contrast.outcomes {
        Some([right, wrong]) => {
            let _ = writeln!(text, "right: {right}\nwrong: {wrong}");
        }
        None => {
            let _ = writeln!(text, "{}", contrast.sentence);
        }
    }
    text
}

/// What goes wrong in a mistake and why, and how one would notice it.
pub(super) fn page(mistake: &Mistake) -> String {
    mistake.paragraphs().flat_map(|paragraph| [paragraph, "\n"]).collect()
}

/// The list of all mistakes.
pub(super) fn mistakes() -> String {
    let mut text = String::new();
    for mistake in MISTAKES {
        let _ = writeln!(text, "w {}: {}", mistake.number, mistake.title());
    }
    text
}

/// The command that opens a step of a search.
pub(super) fn command(search: &str, step: u64) -> String {
    let at = if step > 0 { format!(" --at {step}") } else { String::new() };
    format!("stepback {search}{at}\n")
}

/// The boards that are saved.
pub(super) fn shelf(boards: &[Vec<u8>]) -> String {
    let mut text = String::new();
    for (number, board) in (1..).zip(boards) {
        let _ = writeln!(text, "saved {number}: {board:?}");
    }
    if boards.is_empty() { "nothing saved yet\n".to_owned() } else { text }
}

/// The board row by row, with the numbers of rows and columns, and what its signs mean.
pub(super) fn board(board: &Board, attack_map: bool) -> String {
    let width = (board.columns.max(board.rows) - 1).to_string().len();
    let mut text = format!("column {:width$}", "");
    for column in 0..board.columns {
        let _ = write!(text, " {column:>width$}");
    }
    let mut used = vec![];
    for row in 0..board.rows {
        let _ = write!(text, "\nrow    {row:>width$}");
        for column in 0..board.columns {
            let sign = sign(board.square(row, column), attack_map);
            let _ = write!(text, " {sign:>width$}");
            used.push(sign);
        }
    }
    text.push('\n');
    for (sign, meaning) in LEGEND {
        if used.iter().any(|used| used == sign) {
            let _ = writeln!(text, "{sign}: {meaning}");
        }
    }
    text
}

fn sign(square: &Square, attack_map: bool) -> String {
    match (square.role, square.piece) {
        (Role::AttackedNow, _) => "x".to_owned(),
        (Role::UndoneNow, _) => "u".to_owned(),
        (Role::PlacedNow, Some(Piece::Queen)) => "P".to_owned(),
        (Role::Ghost, _) => "g".to_owned(),
        (_, Some(Piece::Queen)) => "Q".to_owned(),
        (_, Some(Piece::Digit(digit))) => digit.to_string(),
        (_, None) if attack_map && !square.ruled_out_by.is_empty() => "-".to_owned(),
        (_, None) => ".".to_owned(),
    }
}

/// The sets, and what the event has to do with each.
pub(super) fn sets(marks: &[MarkSet]) -> String {
    let mut text = String::new();
    for set in marks {
        let keys: Vec<String> = set.keys.iter().map(i16::to_string).collect();
        let _ = write!(text, "{}, by {}: {}", set.name, set.formula, none_if_empty(&keys.join(" ")));
        if let Some(asked) = set.asked {
            let change = match asked.change {
                Change::Joins => "joins",
                Change::Leaves if set.keys.contains(&asked.key) => "stays",
                Change::Leaves => "leaves",
                Change::Blocks => "blocks",
                Change::AlsoBlocks => "blocks too",
                Change::Free => "is free",
            };
            let _ = write!(text, "; {} = {} {change}", set.formula, asked.key);
        }
        text.push('\n');
    }
    text
}

/// The sets of a side of two, which may keep none, or hold what should be gone.
pub(super) fn sets_of_side(scene: &Scene) -> String {
    if scene.marks.is_empty() {
        return "no sets: only a full board is tested\n".to_owned();
    }
    let mut text = sets(&scene.marks);
    for ghost in &scene.extras.ghosts {
        let (row, column) = ghost.left_by;
        let _ = writeln!(text, "{} in {}: left by the queen at ({row},{column}), which is gone", ghost.key, ghost.set);
    }
    text
}

/// The open calls, the first one first.
pub(super) fn calls(calls: &[Call]) -> String {
    let mut text = String::new();
    for call in calls {
        let now = if call.now { ", now" } else { "" };
        let untried = call.untried.join(" ");
        let _ = writeln!(text, "{}: {}{now}; untried {}", call.name, call.doing, none_if_empty(&untried));
    }
    text
}

/// The code, a mark before each line that the event stands for.
pub(super) fn code(scene: &Scene, language: Language) -> String {
    let Some(listing) = Listing::of(scene.listing, language) else { return "there is no code\n".to_owned() };
    let lit: Vec<usize> = scene.tags.iter().flat_map(|&tag| listing.lines_for(tag)).collect();
    let mut text = String::new();
    for (number, line) in listing.lines.iter().enumerate() {
        let mark = if lit.contains(&number) { "> " } else { "  " };
        let _ = writeln!(text, "{}", [mark, line.text].concat().trim_end());
    }
    text
}

/// The counters, one a line.
pub(super) fn tally(tally: &Tally) -> String {
    let mut text = String::new();
    for (name, count) in print::counters(tally) {
        let _ = writeln!(text, "{name} {count}");
    }
    text
}

fn none_if_empty(text: &str) -> &str {
    if text.is_empty() { "none" } else { text }
}
