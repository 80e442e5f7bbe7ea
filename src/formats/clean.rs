//! Lines as they were meant: without colour codes and characters that nobody sees, each digit and each line of a frame in
//! the one way that the readers know.

use std::borrow::Cow;

/// What opens a code for a terminal.
const ESCAPE: char = '\u{1B}';

/// Where the digits 0 to 9 stand in other scripts and styles, each the place of its zero.
const ZEROS: [u32; 15] = [
    0x660, 0x6F0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xE50, 0xED0, 0xFF10, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6,
    0x1FBF0,
];

/// Where digits in rings and the like stand, each the place of its one.
const ONES: [u32; 5] = [0x2460, 0x2776, 0x2780, 0x278A, 0x24F5];

/// The line, borrowed where there is nothing to be changed.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| byte < 0x80 && byte != 0x1B) {
        return Cow::Borrowed(text);
    }
    let mut cleaned = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        rest = &rest[character.len_utf8()..];
        match character {
            ESCAPE => rest = after_code(rest),
            '\u{9B}' => rest = after_parameters(rest),
            _ => cleaned.extend(folded(character)),
        }
    }
    Cow::Owned(cleaned)
}

/// What follows a code for a terminal, of which the escape has been read.
fn after_code(rest: &str) -> &str {
    match rest.chars().next() {
        Some('[') => after_parameters(&rest[1..]),
        Some(']' | 'P' | 'X' | '^' | '_') => {
            let end = rest.find(['\u{7}', ESCAPE]).unwrap_or(rest.len());
            rest[end..].strip_prefix('\u{7}').or(rest[end..].strip_prefix("\u{1B}\\")).unwrap_or(&rest[end..])
        }
        Some('(' | ')' | '#' | '%') => rest.get(2..).unwrap_or_default(),
        Some(other) => &rest[other.len_utf8()..],
        None => rest,
    }
}

/// What follows `[31;1m` without its bracket.
fn after_parameters(rest: &str) -> &str {
    let rest = rest.trim_start_matches(|character| matches!(character, ' '..='?'));
    let mut characters = rest.chars();
    if characters.next().is_some_and(|character| matches!(character, '@'..='~')) { characters.as_str() } else { rest }
}

/// A character in the way that the readers know; nothing for one that nobody sees.
fn folded(character: char) -> Option<char> {
    let code = u32::from(character);
    if code < 0x80 {
        return Some(character);
    }
    let digit = |first: &&u32, count: u32| (**first..**first + count).contains(&code);
    if let Some(zero) = ZEROS.iter().find(|zero| digit(zero, 10)) {
        return char::from_digit(code - zero, 10);
    }
    if let Some(one) = ONES.iter().find(|one| digit(one, 9)) {
        return char::from_digit(code - one + 1, 10);
    }
    Some(match character {
        // Marks without width, the parts of a digit in a key, and marks of direction.
        '\u{AD}'
        | '\u{61C}'
        | '\u{180E}'
        | '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' => {
            return None;
        }
        '\u{FE0E}' | '\u{FE0F}' | '\u{20E3}' | '\u{FEFF}' => return None,
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(code - 0xFEE0)?,
        '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '╵' | '╷' | '╹' | '╻' | '╽' | '╿' | '¦' | '▏' | '▕' => {
            '|'
        }
        '─'
        | '━'
        | '═'
        | '┄'
        | '┅'
        | '┈'
        | '┉'
        | '╌'
        | '╍'
        | '╴'
        | '╶'
        | '╸'
        | '╺'
        | '╼'
        | '╾'
        | '‐'..='―'
        | '−'
        | '⎯' => '-',
        '\u{250C}'..='\u{254B}' | '\u{2552}'..='\u{2570}' => '+',
        '“' | '”' | '„' | '‟' | '«' | '»' => '"',
        '‘' | '’' | '‚' | '‛' => '\'',
        _ if character.is_whitespace() => ' ',
        _ => character,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_lines_are_borrowed() {
        assert!(matches!(clean("5 3 . | . 7 .\t"), Cow::Borrowed(_)));
    }

    #[test]
    fn codes_for_a_terminal_are_taken_out() {
        assert_eq!(clean("\u{1B}[1;31m5\u{1B}[0m\u{1B}]8;;http://x\u{7}3\u{1B}]8;;\u{1B}\\.\u{1B}(B\u{1B}[K"), "53.");
        assert_eq!(clean("\u{1B}[38;2;1;2;3m7\u{1B}[m\u{1B}"), "7");
    }

    #[test]
    fn digits_of_other_scripts_are_digits() {
        assert_eq!(clean("５３．０"), "53.0");
        assert_eq!(clean("٥٣ ۵۳ ५३ ⑤③ 𝟓𝟑 5\u{FE0F}\u{20E3}3\u{FE0F}\u{20E3}"), "53 53 53 53 53 53");
    }

    #[test]
    fn frames_are_bars_and_dashes() {
        assert_eq!(clean("┌───┬─══╗"), "+---+---+");
        assert_eq!(clean("║５┃3│ │\u{200B}"), "|5|3| |");
        assert_eq!(clean("□·é²"), "□·é²");
    }
}
