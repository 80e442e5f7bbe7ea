//! A line that cannot be a row and must be meant as one, or as one of a grid of another size.

use super::cell::is_cell;
use super::error::Problem;
use super::row::Reading;
use super::text::{column_in, is_space, trim};
use crate::puzzles::sudoku::grid::SIDE;

/// What is wrong with a line that is nearly a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bad {
    /// The character in the text, from 1.
    pub(super) column: usize,
    /// What stands there.
    pub(super) value: String,
    pub(super) problem: Problem,
    /// How many cells there are when nothing else is in the line.
    pub(super) only_cells: Option<usize>,
}

/// What is wrong with such a line; nothing for a line that is no row of any grid.
pub(super) fn read(body: &str) -> Option<Reading> {
    if let Some(found) = fields_of_larger(body) {
        return Some(bad(1, trim(body), Problem::RowLength { found }, Some(found)));
    }
    let words: Vec<&str> = body.split(is_space).filter(|word| !word.is_empty() && *word != "|").collect();
    let is_value = |word: &&str| {
        word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_digit())
            || word.chars().count() == 1 && !word.contains(char::is_alphabetic)
    };
    if words.len() != SIDE && words.len() > 4 && words.iter().all(is_value) {
        let found = words.len();
        let column = column_in(body, words[found.min(SIDE + 1) - 1]) + usize::from(found < SIDE);
        return Some(bad(column, trim(body), Problem::RowLength { found }, Some(found)));
    }
    let kept: Vec<(usize, char)> =
        body.chars().enumerate().filter(|&(_, character)| !is_space(character) && character != '|').collect();
    let width = kept.len();
    let good = kept.iter().filter(|(_, character)| is_cell(*character)).count();
    let is_letter = |character: char| character.is_alphabetic() && !is_cell(character);
    let has_letter = kept.iter().any(|(_, character)| is_letter(*character));
    let digits = kept.iter().filter(|(_, character)| character.is_ascii_digit()).count();
    let are_letters =
        |is_one: fn(char) -> bool| kept.iter().all(|(_, character)| is_cell(*character) || is_one(*character));
    // Of 16 cells with letters little else is made; a word of 12 or 25 capitals may be a name.
    let is_of_larger = good >= 4
        && match width {
            16 => are_letters(char::is_alphabetic),
            12 | 25 => {
                are_letters(|character| character.is_ascii_uppercase()) && !words.iter().any(|word| is_text(word))
            }
            _ => false,
        };
    let is_near = good * 5 >= width * 4 || (width == SIDE && digits > 0 && !has_letter) || is_of_larger;
    if width == 4 && digits > 0 && kept.iter().all(|(_, character)| "01234._*xX-".contains(*character)) {
        return Some(Reading::Few(4));
    }
    if !(5..=40).contains(&width) || !is_near {
        return None;
    }
    let other = kept.iter().find(|(_, character)| !is_cell(*character)).filter(|_| !is_of_larger);
    if let Some(&(at, character)) = other {
        return Some(bad(at + 1, character.encode_utf8(&mut [0; 4]), Problem::BadCell, None));
    }
    let column = kept.get(SIDE).or(kept.last()).map_or(1, |(at, _)| at + if width < SIDE { 2 } else { 1 });
    Some(bad(column, trim(body), Problem::RowLength { found: width }, Some(width)))
}

/// How many fields a row of a larger grid has, of which many may hold nothing.
fn fields_of_larger(body: &str) -> Option<usize> {
    let is_cell = |field: &str| field.len() <= 2 && field.bytes().all(|byte| byte.is_ascii_digit());
    [',', ';', '\t'].into_iter().find_map(|mark| {
        let fields = body.split(mark).map(trim);
        let found = fields.clone().count();
        let filled = fields.clone().filter(|field| !field.is_empty()).count();
        (matches!(found, 16 | 25) && filled >= 2 && fields.clone().all(is_cell)).then_some(found)
    })
}

/// Whether a word has letters alone, and more than one.
fn is_text(word: &str) -> bool {
    word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// A reading of a line in which this is wrong.
pub(super) fn bad(column: usize, value: &str, problem: Problem, only_cells: Option<usize>) -> Reading {
    Reading::Bad(Bad { column, value: value.to_owned(), problem, only_cells })
}
