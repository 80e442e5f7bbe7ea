//! The clipboard of whoever sits at the terminal, if the terminal lets programs write there.

use std::iter;

/// The digits of base 64, as RFC 4648 has them.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The bytes that put a text on the clipboard: sequence 52 of xterm.
pub(super) fn copying(text: &str) -> Vec<u8> {
    let coded: String = text.as_bytes().chunks(3).flat_map(coded).collect();
    format!("\x1b]52;c;{coded}\x1b\\").into_bytes()
}

/// Up to three bytes as four digits.
fn coded(bytes: &[u8]) -> impl Iterator<Item = char> + use<> {
    let at = |index: usize| u32::from(bytes.get(index).copied().unwrap_or(0));
    let bits = at(0) << 16 | at(1) << 8 | at(2);
    let digits = [18, 12, 6, 0].map(|shift| char::from(DIGITS[(bits >> shift & 63) as usize]));
    let known = bytes.len() + 1;
    digits.into_iter().take(known).chain(iter::repeat_n('=', 4 - known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_coded_as_the_standard_has_it() {
        // The examples of RFC 4648.
        for (text, coded) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(copying(text), format!("\x1b]52;c;{coded}\x1b\\").as_bytes());
        }
    }
}
