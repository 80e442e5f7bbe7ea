//! A word search whose grid is being written: letters, and squares that have none yet.

use super::{CODE, WORDS};
use crate::formats::word_search as format;
use crate::puzzles::word_search::MOST_SIDE;
use crate::scene::{At, Grid, Piece, Role, Scene, Sentence, Sheet, sheet};

/// The grid so far, and the word that is looked for in it.
pub(super) struct WordSearchSheet {
    rows: Vec<Vec<Option<char>>>,
    word: String,
}

impl WordSearchSheet {
    pub(super) fn new(rows: &[Vec<char>], word: &str) -> Self {
        Self { rows: written(rows), word: word.to_owned() }
    }

    fn square(&self, (row, column): At) -> Option<char> {
        self.rows.get(row).and_then(|row| row.get(column).copied().flatten())
    }

    /// The first square without a letter.
    fn first_empty(&self) -> Option<At> {
        let column = |row: &Vec<Option<char>>| row.iter().position(Option::is_none);
        self.rows.iter().enumerate().find_map(|(index, row)| Some((index, column(row)?)))
    }

    fn picture(&self, cursor: At) -> Grid {
        let (rows, columns) = self.size();
        let mut grid = Grid::empty(rows, columns);
        for at in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            if let Some(letter) = self.square(at) {
                let square = grid.square_mut(at);
                (square.piece, square.role) = (Some(Piece::value(letter.to_string())), Role::Given);
            }
        }
        grid.square_mut(cursor).role = Role::PlacedNow;
        grid.focus = cursor;
        grid
    }

    fn sentence(&self, (row, column): At) -> Sentence {
        let told = match self.first_empty() {
            Some((row, column)) => format!("({row},{column}) has no letter yet."),
            None => format!("Enter looks for {} in this grid.", self.word),
        };
        Sentence::default()
            .lit(format!("edit ({row},{column}): "))
            .plain(format!("a letter is written as it is, and case matters. {told}"))
    }
}

/// Letters as squares of a sheet.
fn written(rows: &[Vec<char>]) -> Vec<Vec<Option<char>>> {
    rows.iter().map(|row| row.iter().copied().map(Some).collect()).collect()
}

impl Sheet for WordSearchSheet {
    fn size(&self) -> (usize, usize) {
        (self.rows.len(), self.rows.first().map_or(0, Vec::len))
    }

    fn scene(&self, cursor: At) -> Scene {
        sheet::scene(&WORDS, "Word search", true, self.picture(cursor), self.sentence(cursor), &CODE)
    }

    fn keys(&self) -> &'static str {
        "letters"
    }

    fn write(&mut self, (row, column): At, character: Option<char>) -> bool {
        let is_letter = character.is_none_or(char::is_alphabetic);
        let square = self.rows.get_mut(row).and_then(|row| row.get_mut(column)).filter(|_| is_letter);
        square.map(|square| *square = character).is_some()
    }

    fn paste(&mut self, text: &str) -> Result<Option<String>, String> {
        let rows = format::read(text).map_err(|reason| format!("what was pasted is no grid: {reason}"))?;
        if rows.len() > MOST_SIDE || rows[0].len() > MOST_SIDE {
            return Err(format!("what was pasted is too large: use at most {MOST_SIDE} x {MOST_SIDE} letters"));
        }
        self.rows = written(&rows);
        Ok(None)
    }

    fn value(&self) -> Result<(&'static str, String), String> {
        if let Some((row, column)) = self.first_empty() {
            return Err(format!("({row},{column}) has no letter: write one"));
        }
        let rows: Vec<Vec<char>> = self.rows.iter().map(|row| row.iter().copied().flatten().collect()).collect();
        Ok(("GRID", format::write(&rows)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> WordSearchSheet {
        WordSearchSheet::new(&format::read("AB/CD").expect("a grid"), "ABD")
    }

    #[test]
    fn letters_are_written_cleared_and_looked_for() {
        let mut sheet = sheet();
        assert!(sheet.write((0, 1), Some('é')) && sheet.write((1, 1), None));
        assert!(!sheet.write((0, 0), Some('3')) && !sheet.write((2, 0), Some('a')));
        assert_eq!(sheet.value(), Err("(1,1) has no letter: write one".to_owned()));
        assert!(sheet.write((1, 1), Some('x')));
        assert_eq!(sheet.value(), Ok(("GRID", "Aé/Cx".to_owned())));
    }

    #[test]
    fn what_is_pasted_is_taken_whole_or_not_at_all() {
        let mut sheet = sheet();
        assert_eq!(sheet.paste("[[\"A\",\"B\",\"C\"]]"), Ok(None));
        assert_eq!(sheet.size(), (1, 3));
        let large = "A".repeat(MOST_SIDE + 1);
        for wrong in ["", "A1", "AB/C", large.as_str()] {
            assert!(sheet.paste(wrong).is_err(), "{wrong}");
            assert_eq!(sheet.value(), Ok(("GRID", "ABC".to_owned())));
        }
    }

    #[test]
    fn the_sentence_says_what_is_missing_and_else_what_enter_does() {
        let mut sheet = sheet();
        assert!(sheet.scene((0, 0)).sentence.to_string().ends_with("Enter looks for ABD in this grid."));
        sheet.write((1, 0), None);
        assert!(sheet.scene((0, 0)).sentence.to_string().ends_with("(1,0) has no letter yet."));
    }
}
