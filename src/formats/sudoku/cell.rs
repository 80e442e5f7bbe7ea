//! What a cell is: a digit, a blank in one of the many ways in which people write one, or several digits.

use super::text::trim;

/// What stands in a cell, before all of a puzzle is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    /// 1 to 9.
    Digit(u8),
    /// One of `0 . * _ x X`, which are blanks everywhere.
    Blank(char),
    /// A word for nothing, as `None` or `NaN`.
    Word,
    /// Nothing at all between its neighbours, or a space.
    Nothing,
    /// Several digits that may stand there: pencil marks.
    Several,
    /// Another character: a blank if a whole puzzle writes its blanks so.
    Sign(char),
    /// The name of a row, as `R1:`, by its number; 0 for a name without one.
    Named(u32),
}

impl Cell {
    /// Whether it says by itself what it holds.
    pub(super) const fn is_certain(self) -> bool {
        !matches!(self, Self::Sign(_) | Self::Named(_))
    }

    /// Its number in a row of column numbers or in a column of row names: digits count from 0, letters from 1.
    pub(super) fn number(self) -> Option<u32> {
        match self {
            Self::Digit(digit) => Some(digit.into()),
            Self::Blank('0') => Some(0),
            Self::Sign(letter @ 'A'..='I') => Some(u32::from(letter) - u32::from('A') + 1),
            Self::Sign(letter @ 'a'..='i') => Some(u32::from(letter) - u32::from('a') + 1),
            Self::Named(number) if number > 0 => Some(number),
            _ => None,
        }
    }
}

/// Words that people and programs write for nothing, in lower case.
const NOTHINGS: [&str; 14] = [
    "nan",
    "none",
    "null",
    "nil",
    "na",
    "n/a",
    "<na>",
    "#n/a",
    "empty",
    "blank",
    "nothing",
    "undefined",
    "missing",
    "-1",
];

/// Types that stand right after a number in some languages.
const TYPES: [&str; 12] = ["u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64", "L", "U", "f"];

/// The cell that a character is by itself.
pub(super) const fn of_char(character: char) -> Cell {
    match character {
        '1'..='9' => Cell::Digit(character as u8 - b'0'),
        '0' | '.' | '*' | '_' | 'x' | 'X' => Cell::Blank(character),
        ' ' => Cell::Nothing,
        _ => Cell::Sign(character),
    }
}

/// Whether a character is a digit or a blank everywhere.
pub(super) const fn is_cell(character: char) -> bool {
    matches!(of_char(character), Cell::Digit(_) | Cell::Blank(_))
}

/// The text between quotes and spaces, or the text itself.
pub(super) fn unquote(text: &str) -> &str {
    trim(trim(text).trim_matches(['"', '\'', '`']))
}

/// The cell that a field of a table or a value of a list is; nothing for a text that is none.
pub(super) fn of_field(text: &str) -> Option<Cell> {
    let text = unquote(text);
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (None, _) => return Some(Cell::Nothing),
        (Some(character), None) => return Some(of_char(character)),
        _ => {}
    }
    if is_several(text) {
        return Some(Cell::Several);
    }
    if NOTHINGS.iter().any(|word| text.eq_ignore_ascii_case(word)) {
        return Some(Cell::Word);
    }
    of_number(text).or_else(|| without_decoration(text))
}

/// A number: `5.0`, `5,0`, `5.`, `5u8`.
fn of_number(text: &str) -> Option<Cell> {
    let digit = text.chars().next().filter(char::is_ascii_digit)?;
    let rest = &text[1..];
    let is_zeros = |zeros: &str| zeros.len() <= 6 && zeros.bytes().all(|byte| byte == b'0');
    let is_whole = rest == "." || rest.len() > 1 && rest.strip_prefix(['.', ',']).is_some_and(is_zeros);
    (is_whole || TYPES.contains(&rest)).then(|| of_char(digit))
}

/// Digits that rise, close together or parted in one way: `124`, `1,2,4`, `1/2/4`.
fn is_several(text: &str) -> bool {
    let mut last = 0;
    let mut count = 0;
    let mut between = None;
    let mut after_digit = false;
    for byte in text.bytes() {
        match byte {
            b'1'..=b'9' if byte > last => {
                if after_digit && between.is_some() {
                    return false;
                }
                (last, after_digit) = (byte, true);
                count += 1;
            }
            b' ' if between != Some(b' ') && !after_digit => {}
            b',' | b'/' | b' ' | b';' if after_digit && (count == 1 || between == Some(byte)) => {
                (between, after_digit) = (Some(byte), false);
            }
            _ => return false,
        }
    }
    count >= 2 && after_digit
}

/// What stands in brackets, in bold, or after a sign that says how it came there: `(5)`, `**5**`, `+5`, `{124}`.
fn without_decoration(text: &str) -> Option<Cell> {
    if let Some(inner) = text.strip_prefix('\\').and_then(|command| command.strip_suffix('}')) {
        return inner.split_once('{').and_then(|(_, inner)| of_field(inner)).filter(|cell| cell.is_certain());
    }
    for (open, close) in [('(', ')'), ('[', ']'), ('{', '}'), ('<', '>')] {
        if let Some(inner) = text.strip_prefix(open).and_then(|rest| rest.strip_suffix(close)) {
            return of_field(inner);
        }
    }
    let inner = text.trim_matches(['+', '*', '_', '~', '$']);
    (inner.len() < text.len() && !inner.is_empty())
        .then(|| of_field(inner))?
        .filter(|cell| matches!(cell, Cell::Digit(_) | Cell::Several))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digit_is_read_however_it_is_dressed() {
        for text in [
            "5",
            "'5'",
            "\"5\"",
            " 5 ",
            "5.0",
            "5,00",
            "5.",
            "5u8",
            "(5)",
            "[5]",
            "**5**",
            "+5",
            "`5`",
            "\\textbf{5}",
            "$5$",
        ] {
            assert_eq!(of_field(text), Some(Cell::Digit(5)), "{text}");
        }
    }

    #[test]
    fn a_blank_is_a_sign_a_word_or_nothing() {
        assert_eq!(["", "' '", "\"\"", "[]", "( )"].map(of_field), [Some(Cell::Nothing); 5]);
        assert_eq!(["NaN", "None", "null", "<NA>"].map(of_field), [Some(Cell::Word); 4]);
        assert_eq!(["0", "0.0", "x"].map(of_field), ['0', '0', 'x'].map(|sign| Some(Cell::Blank(sign))));
        assert_eq!(["-", "□", "O"].map(of_field), ['-', '□', 'O'].map(|sign| Some(Cell::Sign(sign))));
    }

    #[test]
    fn several_digits_that_rise_are_pencil_marks() {
        for text in ["12", "123456789", "{1249}", "1,2,4", "1/2", "1, 2, 4", "1 2 4"] {
            assert_eq!(of_field(text), Some(Cell::Several), "{text}");
        }
        for text in ["55", "21", "10", "1,24", "1,2/4", "1,", "12.", "**", "..", "--", "5x", "1.5", "0,5", "hello"] {
            assert_eq!(of_field(text), None, "{text}");
        }
    }
}
