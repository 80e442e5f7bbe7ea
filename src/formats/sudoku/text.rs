//! What can be told of a piece of text by itself: comments, names, what is decoration.

use crate::printable::is_printable;

/// How many characters of a label are kept.
const LABEL: usize = 60;

/// A line, or a part of one, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'t> {
    /// Its number, from 1.
    pub(super) number: usize,
    /// How many characters of the line stand before the text.
    pub(super) before: usize,
    /// The text.
    pub(super) text: &'t str,
    /// Whether the text ends with the line and begins with it.
    pub(super) is_whole: bool,
}

impl<'t> Line<'t> {
    /// The column, from 1, at which a part of the text begins.
    pub(super) fn column_of(&self, part: &str) -> usize {
        self.before + column_in(self.text, part)
    }

    /// The same place with a part of the text.
    pub(super) fn part(&self, part: &'t str) -> Self {
        Self { before: self.column_of(part) - 1, text: part, ..*self }
    }
}

/// The column, from 1, at which a part of a text begins.
pub(super) fn column_in(text: &str, part: &str) -> usize {
    let offset = part.as_ptr().addr().saturating_sub(text.as_ptr().addr()).min(text.len());
    text.get(..offset).map_or(1, |before| before.chars().count() + 1)
}

/// Spaces, tabs, and the end-of-file mark of DOS.
pub(super) fn is_space(character: char) -> bool {
    character.is_whitespace() || character == '\u{1A}'
}

pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(is_space)
}

/// A line of a mail without the marks of those who answered it.
pub(super) fn without_quotes(text: &str) -> &str {
    let mut rest = text;
    while let Some(quoted) = rest.trim_start_matches(' ').strip_prefix('>') {
        rest = quoted;
    }
    if rest.len() < text.len() { rest.strip_prefix(' ').unwrap_or(rest) } else { text }
}

/// Whether the whole line is a comment, or what LaTeX or a wiki has around the rows of a table.
pub(super) fn is_comment(trimmed: &str) -> bool {
    trimmed.starts_with(['#', '%', '!'])
        || trimmed == "|-"
        || [
            "//",
            "/*",
            "; ",
            "REM ",
            "\\hline",
            "\\cline",
            "\\begin",
            "\\end",
            "\\toprule",
            "\\midrule",
            "\\bottomrule",
        ]
        .iter()
        .any(|mark| trimmed.starts_with(mark) && !trimmed.contains('&'))
}

/// Whether the line is the border of a grid or stands between its boxes: dashes and their like, and not one digit.
///
/// A text that stands to the right of it, parted by two spaces, belongs to something else. Stars and underscores are blanks
/// too: only more than ten of them, wider than a row and narrower than a puzzle, are a border.
pub(super) fn is_border(trimmed: &str) -> bool {
    let fill = |mark: u8| trimmed.bytes().all(|byte| byte == mark);
    if (11..=40).contains(&trimmed.len()) && (fill(b'*') || fill(b'_')) {
        return true;
    }
    let drawn = trimmed.split("  ").next().unwrap_or_default();
    is_drawn(trimmed) || drawn.len() >= 11 && is_drawn(drawn)
}

fn is_drawn(text: &str) -> bool {
    let (mut dashes, mut longest) = (0, 0);
    for character in text.chars() {
        if matches!(character, '-' | '=' | '+' | '~') {
            dashes += 1;
            longest = longest.max(dashes);
        } else if is_space(character) || "|*.:'`,#_".contains(character) {
            dashes = 0;
        } else {
            return false;
        }
    }
    let is_of_markdown = text.starts_with('|') && dashes_between_bars(text);
    longest >= 3 || is_of_markdown || ["- - -", "= = ="].iter().any(|row| text.contains(row))
}

/// `|:-:|--|`, the line under the first row of a table.
fn dashes_between_bars(text: &str) -> bool {
    text.matches('|').count() >= 3
        && text
            .trim_matches('|')
            .split('|')
            .all(|part| part.contains('-') && part.chars().all(|sign| " :-".contains(sign)))
}

/// The part of a line before a comment at its end. A `//` of an address and a `#` of a number stay.
pub(super) fn split_comment(text: &str) -> (&str, &str) {
    let bytes = text.as_bytes();
    let starts = |at: &usize| match bytes[*at] {
        b'#' => !bytes.get(at + 1).is_some_and(u8::is_ascii_digit),
        b'/' => matches!(bytes.get(at + 1), Some(b'/' | b'*')) && (*at == 0 || bytes[at - 1] != b':'),
        _ => false,
    };
    match (0..bytes.len()).find(starts) {
        Some(at) => (&text[..at], text[at..].trim_start_matches(['#', '/', '*']).trim_end_matches(['*', '/'])),
        None => (text, ""),
    }
}

/// A short, printable label from a piece of text; nothing when nothing is left.
pub(super) fn label(text: &str) -> Option<String> {
    if text.contains("://") {
        return None;
    }
    let text = text.trim_matches(|character: char| is_space(character) || ":,;=|\"'`([{<>".contains(character));
    let kept: String = text.chars().filter(|&character| is_printable(character)).take(LABEL).collect();
    kept.contains(char::is_alphanumeric).then_some(kept)
}

/// The name in `[Puzzle]`.
pub(super) fn section(trimmed: &str) -> Option<&str> {
    let name = trimmed.strip_prefix('[')?.strip_suffix(']')?;
    (name.len() <= 40
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(|character| character.is_alphanumeric() || character == ' '))
    .then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_border_has_dashes_and_a_row_of_stars_is_none() {
        for border in [
            "---+---+---",
            "*-----------*",
            "-------|-------|-------",
            "+===+===+",
            "|---|---|",
            "|:-:|:--|",
            ".-------.",
            "- - - + - - -",
            "***********",
            "+---+---+---+     Movement",
        ] {
            assert!(is_border(border), "{border}");
        }
        for other in ["*********", "|***|***|***|", "...", "--1--", "", "a---", "-- one", "---  one"] {
            assert!(!is_border(other), "{other}");
        }
    }

    #[test]
    fn a_comment_is_split_off_but_not_an_address_or_a_number() {
        assert_eq!(split_comment("53.. // easy"), ("53.. ", " easy"));
        assert_eq!(split_comment("53.. /* easy */"), ("53.. ", " easy "));
        assert_eq!(split_comment("No. #12 53"), ("No. #12 53", ""));
        assert_eq!(split_comment("http://x.org"), ("http://x.org", ""));
    }

    #[test]
    fn a_label_cannot_command_the_terminal() {
        assert_eq!(label("\u{1B}[2JGrid\u{202E} 01:"), Some("[2JGrid 01".into()));
        assert_eq!(label(" : "), None);
        assert_eq!(label("https://example.org/?bd="), None);
    }

    #[test]
    fn a_mail_loses_the_marks_of_its_quotes() {
        assert_eq!(without_quotes("> > 53..7...."), "53..7....");
        assert_eq!(without_quotes(">>  53 "), " 53 ");
        assert_eq!(without_quotes(" 53..7"), " 53..7");
    }
}
