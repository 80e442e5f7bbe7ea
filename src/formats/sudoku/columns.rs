//! The header line of a table: which column holds the puzzle and which its name.

use super::cell::unquote;

/// Names of the column of puzzles, in lower case.
const PUZZLE: [&str; 12] = [
    "puzzle",
    "puzzles",
    "quiz",
    "quizzes",
    "puzzler",
    "question",
    "questions",
    "sudoku",
    "grid",
    "board",
    "problem",
    "given",
];

/// Names of the column of names.
const LABEL: [&str; 5] = ["label", "name", "title", "id", "difficulty"];

/// What a header says of the lines under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Columns {
    /// The character between fields.
    pub(super) delimiter: char,
    /// The column of the puzzle, from 0.
    pub(super) puzzle: usize,
    /// The column of its name, from 0.
    pub(super) label: Option<usize>,
}

/// Whether a word names a column of puzzles.
pub(super) fn is_puzzle_name(word: &str) -> bool {
    PUZZLE.contains(&word.to_lowercase().as_str())
}

/// The columns that a header line names; nothing when the line is no header.
pub(super) fn read(trimmed: &str) -> Option<Columns> {
    const LONGEST: usize = 1_000;
    if trimmed.len() > LONGEST {
        return None;
    }
    if let Some(rest) = trimmed.strip_prefix("#!sudoku") {
        // The options of gsf's program stand before the names.
        let names = rest.split(',').skip_while(|name| name.trim().starts_with('-'));
        let names: Vec<String> = names.map(|name| unquote(name).to_lowercase()).collect();
        return Some(Columns {
            delimiter: ',',
            puzzle: find(&names, &PUZZLE).unwrap_or(0),
            label: find(&names, &LABEL),
        });
    }
    [',', ';', '\t'].into_iter().filter(|&delimiter| trimmed.contains(delimiter)).find_map(|delimiter| {
        let names: Vec<String> = trimmed.split(delimiter).map(|name| unquote(name).to_lowercase()).collect();
        let puzzle = find(&names, &PUZZLE)?;
        let are_names =
            names.iter().all(|name| name.is_empty() || name.len() <= 30 && name.contains(char::is_alphabetic));
        are_names.then(|| Columns { delimiter, puzzle, label: find(&names, &LABEL).filter(|&label| label != puzzle) })
    })
}

fn find(names: &[String], wanted: &[&str]) -> Option<usize> {
    wanted.iter().find_map(|word| names.iter().position(|name| name == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_say_where_the_puzzle_stands() {
        let at = |text| read(text).map(|columns| (columns.delimiter, columns.puzzle, columns.label));
        assert_eq!(at("quizzes,solutions"), Some((',', 0, None)));
        assert_eq!(at("id,puzzle,solution,clues,difficulty"), Some((',', 1, Some(0))));
        assert_eq!(at("solution;puzzle"), Some((';', 1, None)));
        assert_eq!(at("#!sudoku -c1,PuzzleR,Label,Poster"), Some((',', 0, Some(1))));
        assert_eq!(at("Puzzle,"), Some((',', 0, None)));
    }

    #[test]
    fn other_lines_are_no_headers() {
        for text in ["a puzzle, and another", "1,2,3", "puzzle", "puzzle,12"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
