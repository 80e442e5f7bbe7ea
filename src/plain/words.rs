//! The parts of a scene in lines of ASCII.

use crate::catalogue;
use crate::print;
use crate::scene::{
    Call, Change, Choice, Contrast, Graph, Grid, MarkSet, Mistake, Picture, Role, Scene, Sentence, Square, Strip, Tone,
};
use crate::search::Tally;
use crate::tour::VERBS;
use std::fmt::Write;

/// Characters of a line that are repeated in an answer.
const LONGEST_ECHO: usize = 24;

/// Signs of squares that need a word, and the word.
const LEGEND: [(&str, &str); 5] = [
    ("x", "attacked now"),
    ("u", "undo now"),
    ("P", "placed now"),
    ("g", "gone, and its numbers are still in the sets"),
    ("-", "ruled out"),
];

/// The answer to a line that asks for nothing that there is.
pub(super) fn unknown(line: &str) -> String {
    let said: String = line.chars().take(LONGEST_ECHO).flat_map(char::escape_default).collect();
    format!("there is no command \"{said}\": ? lists them\n")
}

/// A sentence in which a key that lines do not have is named by its word.
pub(super) fn said(mut sentence: Sentence) -> String {
    let spoken = || VERBS.iter().flat_map(|line| line.verbs);
    for phrase in sentence.phrases.iter_mut().filter(|phrase| phrase.tone == Tone::Key) {
        let named = spoken().find(|spoken| spoken.keys.iter().any(|key| key.label(true) == phrase.text));
        if let Some(word) = named.and_then(|spoken| spoken.words.first()) {
            phrase.text = (*word).to_owned();
        }
    }
    sentence.to_string()
}

/// The step of two programs: what each does, and where they stand to one another or what they have come to.
pub(super) fn both(first: &Scene, contrast: &Contrast) -> String {
    let mut text = String::new();
    for (label, scene) in contrast.labels.sides.into_iter().zip([first, &contrast.other]) {
        let _ = writeln!(text, "{label}, step {}: {}", scene.step, scene.sentence);
    }
    match &contrast.outcomes {
        Some(outcomes) => {
            for (label, outcome) in contrast.labels.sides.into_iter().zip(outcomes) {
                let _ = writeln!(text, "{label}: {outcome}");
            }
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
    for mistake in catalogue::mistakes() {
        let _ = writeln!(text, "w {}: {}", mistake.number, mistake.title());
    }
    text
}

/// The list of all puzzles and of those that come with each.
pub(super) fn puzzles() -> String {
    let mut text = String::new();
    for line in catalogue::listed() {
        let problems = line.problems();
        let problems = if problems.is_empty() { String::new() } else { format!(" ({problems})") };
        let _ = writeln!(text, "e {}: {}{problems}", line.asked.command(), line.about);
    }
    text
}

/// The boards that are saved.
pub(super) fn shelf(boards: &[Vec<u8>]) -> String {
    let mut text = String::new();
    for (number, board) in (1..).zip(boards) {
        let _ = writeln!(text, "saved {number}: {board:?}");
    }
    if boards.is_empty() { "nothing saved yet\n".to_owned() } else { text }
}

/// The picture: a strip over it, and the grid row by row or the graph vertex by vertex.
pub(super) fn picture(scene: &Scene, attack_map: bool) -> String {
    let strip = scene.strip.as_ref().map(strip).unwrap_or_default();
    strip
        + &match &scene.picture {
            Picture::Grid(board) => grid(board, attack_map),
            Picture::Graph(graph) => vertices(graph),
        }
}

fn strip(strip: &Strip) -> String {
    let texts: Vec<&str> = strip.cells.iter().map(|cell| cell.text.as_str()).collect();
    let note = if strip.note.is_empty() { String::new() } else { format!("; {}", strip.note) };
    format!("{}: {}{note}\n", strip.title, texts.join(" "))
}

/// A line for each vertex: its colour, and what the event has to do with it.
fn vertices(graph: &Graph) -> String {
    let mut text = String::new();
    for (number, vertex) in graph.vertices.iter().enumerate() {
        let colour = vertex.colour.map_or_else(|| "none".to_owned(), |colour| colour.to_string());
        let role = match vertex.role {
            Role::PlacedNow => ", placed now",
            Role::AttackedNow => ", attacked now",
            Role::UndoneNow => ", undo now",
            _ if vertex.lit.is_some() => ", refuses",
            _ => "",
        };
        let ends = graph.edges.iter().filter_map(|edge| match edge.ends {
            (one, other) if one == number => Some(other),
            (other, one) if one == number => Some(other),
            _ => None,
        });
        let neighbours: Vec<&str> =
            ends.filter_map(|end| graph.vertices.get(end)).map(|vertex| vertex.label.as_str()).collect();
        let neighbours = none_if_empty(&neighbours.join(" ")).to_owned();
        let _ = writeln!(text, "{}: colour {colour}{role}; neighbours {neighbours}", vertex.label);
    }
    text
}

/// The grid row by row, with the labels of rows and columns, and what its signs mean.
fn grid(grid: &Grid, attack_map: bool) -> String {
    let label = |labels: &[String], index: usize| labels.get(index).cloned().unwrap_or_else(|| index.to_string());
    let column_labels: Vec<String> = (0..grid.columns).map(|column| label(&grid.column_labels, column)).collect();
    let row_labels: Vec<String> = (0..grid.rows).map(|row| label(&grid.row_labels, row)).collect();
    let signs = grid.squares.iter().map(|square| sign(square, attack_map));
    let width = column_labels.iter().chain(&row_labels).cloned().chain(signs).map(|text| text.len()).max().unwrap_or(1);
    let mut text = format!("column {:width$}", "");
    for label in &column_labels {
        let _ = write!(text, " {label:>width$}");
    }
    let mut used = vec![];
    for (row, label) in row_labels.iter().enumerate() {
        let _ = write!(text, "\nrow    {label:>width$}");
        for column in 0..grid.columns {
            let sign = sign(grid.square((row, column)), attack_map);
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
    match (square.role, &square.piece) {
        _ if square.blocked => "#".to_owned(),
        (Role::AttackedNow, _) => "x".to_owned(),
        (Role::UndoneNow, _) => "u".to_owned(),
        (Role::PlacedNow, Some(piece)) if !piece.is_value => "P".to_owned(),
        (Role::Ghost, _) => "g".to_owned(),
        (_, Some(piece)) => piece.label.to_string(),
        (_, None) if attack_map && !square.ruled_out_by.is_empty() => "-".to_owned(),
        (_, None) => ".".to_owned(),
    }
}

/// The sets, and what the event has to do with each.
pub(super) fn sets(scene: &Scene) -> String {
    let mut text = String::new();
    for set in &scene.marks {
        let keys: Vec<String> = set.entries.iter().map(ToString::to_string).collect();
        let name = scene.name_of(set);
        let _ = write!(text, "{name}, by {}: {}", set.formula, none_if_empty(&keys.join(" ")));
        if let Some(asked) = &set.asked {
            let change = match asked.change {
                Change::Joins => "joins",
                Change::Leaves if set.holds(&asked.key) => "stays",
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
    let mut text = sets(scene);
    let left = |set: &MarkSet| -> Vec<String> {
        let left = set.entries.iter().filter_map(|entry| Some((&entry.key, entry.left_by?)));
        let line = |(key, (row, column))| {
            let (name, piece) = (scene.name_of(set), scene.words.piece);
            format!("{key} in {name}: left by the {piece} at ({row},{column}), which is gone\n")
        };
        left.map(line).collect()
    };
    text.extend(scene.marks.iter().flat_map(left));
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
pub(super) fn code(scene: &Scene, choice: Choice) -> String {
    let code = scene.code(choice);
    let lit: Vec<usize> = scene.tags.iter().flat_map(|&tag| code.listing.lines_for(tag)).collect();
    let mut text = String::new();
    for (number, line) in code.text().lines().enumerate() {
        let mark = if lit.contains(&number) { "> " } else { "  " };
        let _ = writeln!(text, "{}", [mark, line].concat().trim_end());
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
