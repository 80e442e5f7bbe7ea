//! What of a name or a text that came from outside can be shown as it is: the one notion for every message that echoes one.
//!
//! Control characters write elsewhere on a screen, and characters that turn the direction of a line or cannot be seen make
//! a message say what it does not. The table is the standard library's own, which `{:?}` goes by too.

/// Whether a character shows as itself: no control or format character, no separator but the space, nothing unassigned.
///
/// ```
/// use stepback::printable::is_printable;
///
/// assert!("é ♛\"".chars().all(is_printable));
/// assert!(!"\u{1B}\u{61C}\u{200B}\u{202E}".chars().any(is_printable));
/// ```
#[must_use]
pub fn is_printable(character: char) -> bool {
    if matches!(character, ' '..='~') {
        return true;
    }
    // A letter before it, since a mark that stands above a letter is escaped only where it has none.
    let mut bytes = *b"a\0\0\0\0";
    let length = 1 + character.encode_utf8(&mut bytes[1..]).len();
    std::str::from_utf8(&bytes[..length]).is_ok_and(|text| text.escape_debug().nth(1) == Some(character))
}

/// A text in which all that is not printable is written as its number: `\u{202e}`.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        if is_printable(character) {
            shown.push(character);
        } else {
            shown.extend(character.escape_unicode());
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_commands_a_terminal_or_cannot_be_seen_is_escaped() {
        for character in ['\0', '\u{1B}', '\u{7F}', '\u{9B}', '\u{AD}', '\u{61C}', '\u{180E}', '\u{FEFF}', '\u{E0041}']
        {
            assert!(!is_printable(character), "{character:?}");
        }
        assert!(
            !('\u{200B}'..='\u{200F}').chain('\u{2028}'..='\u{202E}').chain('\u{2060}'..='\u{206F}').any(is_printable)
        );
        assert_eq!(escaped("a\u{202E}b\nc"), "a\\u{202e}b\\u{a}c");
    }

    #[test]
    fn names_of_every_language_are_left_as_they_are() {
        for name in ["naïve 'x' \\ \"y\".txt", "e\u{301}te\u{301}.sdk", "数独", "судоку", "سودوكو", "♛"]
        {
            assert_eq!(escaped(name), name);
        }
    }
}
