//! One word of a line as a whole puzzle: 81 characters, or what keeps it from being one.

use super::board::{self, Board, FEWEST_DIGITS};
use super::cell::{Cell, is_cell, of_char};
use super::error::Problem;
use super::regions;
use crate::puzzles::sudoku::grid::{CELLS, Grid, SIDE};

/// A word that is meant as a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// It is one, or the map of its regions.
    Board(Board),
    /// It is none: at that character, from 0, this is wrong.
    Wrong(usize, Problem),
}

/// The fewest characters of a word that is meant as a puzzle and is none.
const FEWEST: usize = 40;

/// Sides of grids that are told by how many characters they have on one line, and the highest digit or letter in them.
const SIDES: [(usize, char); 4] = [(6, '6'), (8, '8'), (12, 'C'), (16, 'G')];

/// A grid of 81 digits and blanks that are blanks everywhere, and nothing else.
pub(super) fn exactly(text: &str) -> Option<Grid> {
    if text.len() != CELLS {
        return None;
    }
    let mut cells = [0; CELLS];
    for (target, byte) in cells.iter_mut().zip(text.bytes()) {
        *target = match of_char(char::from(byte)) {
            Cell::Digit(digit) => digit,
            Cell::Blank(_) => 0,
            _ => return None,
        };
    }
    // Only where the first cell is like one beside it can it be a map of regions.
    let is_map = (cells[0] == cells[1] || cells[0] == cells[SIDE])
        && regions::map(&cells.map(|cell| char::from(b'0' + cell))).is_some();
    Grid::from_cells(cells).filter(|_| !is_map)
}

/// What a word is; nothing when it is not meant as a puzzle.
pub(super) fn read(text: &str) -> Option<Token> {
    if let Some(grid) = exactly(text) {
        return Some(Token::Board(Board::Puzzle(grid, 0)));
    }
    if text.len() < 36 {
        return None;
    }
    let count = text.chars().count();
    if count != CELLS
        && let Some(without) = without_signs_of_placing(text).filter(|without| without.chars().count() == CELLS)
    {
        return read(&without);
    }
    let evidence = Evidence::of(text);
    if count == CELLS {
        return of_81(text, &evidence);
    }
    if count == CELLS * SIDE && evidence.others == 0 {
        return Some(candidates(text));
    }
    if let Some((side, _)) = SIDES.into_iter().find(|(side, highest)| side * side == count && is_of(text, *highest)) {
        return Some(Token::Wrong(0, Problem::OtherSize { side }));
    }
    evidence.is_plain_enough(count).then(|| match evidence.first_other {
        Some(at) => Token::Wrong(at, Problem::BadCell),
        None => Token::Wrong(count.min(CELLS), Problem::PuzzleLength { found: count }),
    })
}

fn of_81(text: &str, evidence: &Evidence) -> Option<Token> {
    let mut cells = [Cell::Nothing; CELLS];
    for (cell, character) in cells.iter_mut().zip(text.chars()) {
        *cell = of_char(character);
    }
    match board::of_cells(&cells) {
        Ok(Board::Puzzle(..)) if evidence.alternates => {
            let at = evidence.first_other.unwrap_or(0);
            evidence.is_plain_enough(CELLS).then_some(Token::Wrong(at, Problem::BadCell))
        }
        Ok(board) => Some(Token::Board(board)),
        Err((at, problem)) => evidence.is_plain_enough(CELLS).then_some(Token::Wrong(at, problem)),
    }
}

/// What speaks for a word being a puzzle. A sign that is none of the usual blanks counts as one if no other does as often.
struct Evidence {
    cells: usize,
    letters: usize,
    /// How many characters are neither cells nor the usual sign.
    others: usize,
    first_other: Option<usize>,
    /// Its digits stand by one or two between signs, as values of a list do and cells of a puzzle do not.
    alternates: bool,
}

impl Evidence {
    fn of(text: &str) -> Self {
        let mut signs: Vec<(char, usize)> = vec![];
        let (mut cells, mut digits, mut letters) = (0, 0, 0);
        let (mut run, mut longest_run, mut has_double_sign) = (0, 0, false);
        let mut last = None;
        for character in text.chars() {
            if is_cell(character) {
                cells += 1;
                digits += usize::from(character.is_ascii_digit());
                run += 1;
                longest_run = longest_run.max(run);
            } else {
                letters += usize::from(character.is_alphabetic());
                run = 0;
                has_double_sign |= last == Some(character);
                match signs.iter().position(|(sign, _)| *sign == character) {
                    Some(known) => signs[known].1 += 1,
                    // With more signs than a puzzle could have they only count as strange.
                    None if signs.len() < CELLS => signs.push((character, 1)),
                    None => {}
                }
            }
            last = Some(character);
        }
        let length = text.chars().count();
        let alternates = !signs.is_empty() && !has_double_sign && longest_run <= 2;
        let usual = signs.iter().max_by_key(|(_, count)| *count).filter(|_| digits >= FEWEST_DIGITS && !alternates);
        let usual = usual.filter(|(_, count)| (cells + count) * 5 >= length * 4 && *count * 2 > length - digits);
        let is_other = |character: char| !is_cell(character) && usual.is_none_or(|(sign, _)| *sign != character);
        Self {
            cells,
            letters: if usual.is_some_and(|(sign, _)| sign.is_alphabetic()) { 0 } else { letters },
            others: length - cells - usual.map_or(0, |(_, count)| *count),
            first_other: text.chars().position(is_other),
            alternates,
        }
    }

    /// Whether it must be meant as a puzzle, right or wrong.
    fn is_plain_enough(&self, length: usize) -> bool {
        length >= FEWEST
            && ((length - self.others) * 5 >= length * 4
                || (70..=95).contains(&length) && self.letters == 0 && self.cells >= 10)
    }
}

/// Without each `+` before a digit, which some programs write for a digit that was placed and not given; nothing if there
/// is none.
pub(super) fn without_signs_of_placing(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let is_sign = |at: usize| bytes[at] == b'+' && bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
    if !(0..bytes.len()).any(is_sign) {
        return None;
    }
    Some(text.char_indices().filter(|(at, _)| !is_sign(*at)).map(|(_, character)| character).collect())
}

/// 81 times nine places for the candidates of a cell.
fn candidates(text: &str) -> Token {
    let characters: Vec<char> = text.chars().collect();
    let mut cells = [Cell::Nothing; CELLS];
    for (index, (cell, group)) in cells.iter_mut().zip(characters.chunks(SIDE)).enumerate() {
        for (place, character) in group.iter().enumerate() {
            *cell = match (of_char(*character), *cell) {
                (Cell::Digit(digit), _) if usize::from(digit) != place + 1 => {
                    return Token::Wrong(index * SIDE + place, Problem::BadCell);
                }
                (Cell::Digit(digit), Cell::Nothing) => Cell::Digit(digit),
                (Cell::Digit(_), _) => Cell::Several,
                (_, before) => before,
            };
        }
    }
    match board::of_cells(&cells) {
        Ok(board) => Token::Board(board),
        Err((index, problem)) => Token::Wrong(index * SIDE, problem),
    }
}

/// Whether a word is of digits or letters up to one and of one blank that it has often, with a few of the former.
fn is_of(text: &str, highest: char) -> bool {
    let is_value = |character: char| ('1'..='9').contains(&character) || character.is_ascii_alphabetic();
    let values = text.chars().filter(|character| is_value(*character)).count();
    let fits = |character: char| match character {
        '1'..='9' | 'A'..='Z' => character <= highest,
        'a'..='z' => character.to_ascii_uppercase() <= highest,
        _ => matches!(of_char(character), Cell::Blank(_)) || character == '-',
    };
    values >= 4 && text.chars().all(fits) && (text.len() - values) * 4 >= text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn puzzle(text: &str) -> Option<String> {
        match read(text) {
            Some(Token::Board(Board::Puzzle(grid, _))) => Some(grid.to_string()),
            _ => None,
        }
    }

    #[test]
    fn a_word_is_a_puzzle_with_any_blank_and_with_signs_of_placing() {
        for text in [FIRST.replace('.', "-"), FIRST.replace('.', "O"), FIRST.replace('.', "□"), FIRST.replace('.', ",")]
        {
            assert_eq!(puzzle(&text).as_deref(), Some(FIRST), "{text}");
        }
        let placed = FIRST.replacen("..", "+4+6", 1);
        assert_eq!(puzzle(&placed), Some(FIRST.replacen("..", "46", 1)));
    }

    #[test]
    fn values_with_signs_between_them_are_no_puzzle() {
        let values: Vec<&str> = FIRST.split("").filter(|cell| "123456789".contains(cell) && !cell.is_empty()).collect();
        let text = [values.clone(), values].concat()[..41].join("-");
        assert_eq!((text.len(), read(&text)), (81, Some(Token::Wrong(1, Problem::BadCell))));
    }

    #[test]
    fn a_word_that_is_meant_as_a_puzzle_says_what_is_wrong() {
        let wrong = |text: &str| match read(text) {
            Some(Token::Wrong(at, problem)) => Some((at, problem)),
            _ => None,
        };
        let dashes = FIRST.replace('.', "-");
        assert_eq!(wrong(&dashes[1..]), Some((80, Problem::PuzzleLength { found: 80 })));
        assert_eq!(wrong(&dashes.replacen('7', "?", 1)), Some((4, Problem::BadCell)));
        assert_eq!(wrong("1..4.....1...3..2..2..5...6.....5..1"), Some((0, Problem::OtherSize { side: 6 })));
        assert_eq!(wrong(&"1..4..G..A......".repeat(16)), Some((0, Problem::OtherSize { side: 16 })));
    }

    #[test]
    fn candidates_of_all_cells_are_read_as_far_as_they_are_digits() {
        let of_cell = |character: char| match character.to_digit(10) {
            Some(digit) => (1..=9).map(|place| if place == digit { character } else { '.' }).collect::<String>(),
            None => "12.......".to_owned(),
        };
        let text: String = FIRST.chars().map(of_cell).collect();
        assert_eq!(puzzle(&text).as_deref(), Some(FIRST));
    }

    #[test]
    fn other_words_are_no_puzzles() {
        for text in [
            "",
            "hello",
            "d41d8cd98f00b204e9800998ecf8427ee3b0c44298fc1c149afbf4c8996fb924",
            "550e8400-e29b-41d4-a716-446655440000",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
