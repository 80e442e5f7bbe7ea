//! Lines of a text with their numbers, and what can be told of a line or a character by itself.

use super::error::needs_escape;

/// How many characters of a label are kept.
const LABEL: usize = 60;

/// One line without its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'t> {
    /// From 1.
    pub(super) number: usize,
    /// The line without its end.
    pub(super) text: &'t str,
}

/// A place between two lines of a text. Lines end with LF, CRLF or CR, also mixed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'t> {
    /// The whole text.
    pub(super) text: &'t str,
    /// Where the next line begins, in bytes.
    pub(super) at: usize,
    /// How many lines stand before it.
    pub(super) number: usize,
}

impl<'t> Cursor<'t> {
    pub(super) fn next_line(&mut self) -> Option<Line<'t>> {
        let rest = &self.text[self.at..];
        if rest.is_empty() {
            return None;
        }
        let length = rest.bytes().position(|byte| byte == b'\n' || byte == b'\r').unwrap_or(rest.len());
        let end = if rest[length..].starts_with("\r\n") { 2 } else { 1 };
        self.at += (length + end).min(rest.len());
        self.number += 1;
        Some(Line { number: self.number, text: &rest[..length] })
    }
}

/// The value of a character as a cell: a digit, 0 for a blank, nothing for any other.
pub(super) fn cell(character: char) -> Option<u8> {
    match character {
        '0' | '.' | '*' | '_' | 'x' | 'X' => Some(0),
        '1'..='9' => Some(character as u8 - b'0'),
        _ => None,
    }
}

/// Spaces, tabs, marks without width, and the end-of-file mark of DOS.
pub(super) fn is_space(character: char) -> bool {
    character.is_whitespace() || matches!(character, '\u{FEFF}' | '\u{200B}' | '\u{1A}')
}

pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(is_space)
}

/// Whether the whole line is a comment.
pub(super) fn is_comment(trimmed: &str) -> bool {
    trimmed.starts_with(['#', '%', '!'])
        || trimmed.starts_with("//")
        || trimmed.starts_with("/*")
        || trimmed.starts_with("; ")
}

/// Whether the line is the border of a grid or stands between its boxes: dashes and their like, and not one digit.
///
/// Stars are blanks too: only a line of more than ten of them, wider than a row and shorter than a puzzle, is a border.
pub(super) fn is_border(trimmed: &str) -> bool {
    if (11..=40).contains(&trimmed.len()) && trimmed.bytes().all(|byte| byte == b'*') {
        return true;
    }
    let mut dashes = 0;
    let mut longest = 0;
    for character in trimmed.chars() {
        let box_drawing = matches!(character, '\u{2500}'..='\u{257F}');
        if matches!(character, '-' | '=' | '+' | '\u{2014}') || box_drawing {
            dashes += 1;
            longest = longest.max(dashes);
        } else if is_space(character) || "|*.:'`,#".contains(character) {
            dashes = 0;
        } else {
            return false;
        }
    }
    longest >= 3 || trimmed.contains("- - -")
}

/// The part of a line before a comment at its end. A `//` of an address and a `#` of a number stay.
pub(super) fn split_comment(text: &str) -> (&str, &str) {
    let bytes = text.as_bytes();
    let starts = |at: &usize| match bytes[*at] {
        b'#' => !bytes.get(at + 1).is_some_and(u8::is_ascii_digit),
        b'/' => bytes.get(at + 1) == Some(&b'/') && (*at == 0 || bytes[at - 1] != b':'),
        _ => false,
    };
    match (0..bytes.len()).find(starts) {
        Some(at) => (&text[..at], text[at..].trim_start_matches(['#', '/'])),
        None => (text, ""),
    }
}

/// A short, printable label from a piece of text; nothing when nothing is left.
pub(super) fn label(text: &str) -> Option<String> {
    let text = text.trim_matches(|character: char| is_space(character) || ":,;=|\"'`([{<>".contains(character));
    let kept: String = text.chars().filter(|&character| !needs_escape(character)).take(LABEL).collect();
    kept.contains(char::is_alphanumeric).then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_lf_crlf_or_cr_and_the_last_needs_no_end() {
        let mut cursor = Cursor { text: "a\nb\r\nc\r\rd", at: 0, number: 0 };
        let lines: Vec<_> = std::iter::from_fn(|| cursor.next_line()).map(|line| (line.number, line.text)).collect();
        assert_eq!(lines, [(1, "a"), (2, "b"), (3, "c"), (4, ""), (5, "d")]);
    }

    #[test]
    fn a_border_has_dashes_and_a_row_of_stars_is_none() {
        for border in [
            "---+---+---",
            "*-----------*",
            "-------|-------|-------",
            "╔═══╦═══╗",
            "|---|---|",
            ".-------.",
            "- - - + - - -",
            "***********",
        ] {
            assert!(is_border(border), "{border}");
        }
        for other in ["*********", "|***|***|***|", "...", "--1--", "", "a---"] {
            assert!(!is_border(other), "{other}");
        }
    }

    #[test]
    fn a_comment_is_split_off_but_not_an_address_or_a_number() {
        assert_eq!(split_comment("53.. // easy"), ("53.. ", " easy"));
        assert_eq!(split_comment("No. #12 53"), ("No. #12 53", ""));
        assert_eq!(split_comment("http://x.org"), ("http://x.org", ""));
    }

    #[test]
    fn a_label_cannot_command_the_terminal() {
        assert_eq!(label("\u{1B}[2JGrid 01:"), Some("[2JGrid 01".into()));
        assert_eq!(label(" : "), None);
    }
}
