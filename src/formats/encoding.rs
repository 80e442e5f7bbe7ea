//! Bytes to text: UTF-8 and UTF-16 with or without a byte-order mark, and single bytes of an older encoding.
//!
//! Nothing is refused here. A byte that is no UTF-8 becomes the Latin-1 character of the same number: harmless in a
//! comment, and in a grid a bad character that the reader of the format names with its place.

use std::borrow::Cow;

/// How many bytes are looked at to tell UTF-16 without a byte-order mark.
const SAMPLE: usize = 512;

#[derive(Clone, Copy)]
enum Order {
    Little,
    Big,
}

/// The text of a file, borrowed where it is UTF-8 already, without the byte-order mark.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => one_byte_units(rest),
        [0xFF, 0xFE, rest @ ..] => Cow::Owned(two_byte_units(rest, Order::Little)),
        [0xFE, 0xFF, rest @ ..] => Cow::Owned(two_byte_units(rest, Order::Big)),
        _ => match order_without_mark(bytes) {
            Some(order) => Cow::Owned(two_byte_units(bytes, order)),
            None => one_byte_units(bytes),
        },
    }
}

/// A character as it can be shown: one that a terminal obeys, or that turns or hides text, becomes a question mark.
pub(super) fn printable(character: char) -> char {
    let hides =
        matches!(character, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}');
    if character.is_control() || hides { '?' } else { character }
}

fn one_byte_units(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().copied().map(char::from));
    }
    Cow::Owned(text)
}

fn two_byte_units(bytes: &[u8], order: Order) -> String {
    let pairs = bytes.chunks_exact(2);
    let odd = pairs.remainder().iter().map(|_| char::REPLACEMENT_CHARACTER);
    let units = pairs.map(|pair| match order {
        Order::Little => u16::from_le_bytes([pair[0], pair[1]]),
        Order::Big => u16::from_be_bytes([pair[0], pair[1]]),
    });
    let characters = char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER));
    characters.chain(odd).collect()
}

/// Text of digits and dots in UTF-16 has a zero in every second byte: nine in ten must be one, and none of the others.
fn order_without_mark(bytes: &[u8]) -> Option<Order> {
    let sample = &bytes[..bytes.len().min(SAMPLE) & !1];
    if sample.len() < 4 {
        return None;
    }
    let zeros = |parity: usize| sample.iter().skip(parity).step_by(2).filter(|&&byte| byte == 0).count();
    let plain = sample.len() / 2 * 9 / 10;
    match (zeros(0), zeros(1)) {
        (0, odd) if odd > plain => Some(Order::Little),
        (even, 0) if even > plain => Some(Order::Big),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf_16(text: &str, little: bool) -> Vec<u8> {
        text.encode_utf16().flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() }).collect()
    }

    #[test]
    fn utf_8_is_borrowed_and_loses_its_mark() {
        assert!(matches!(decode("\u{FEFF}1.é".as_bytes()), Cow::Borrowed("1.é")));
    }

    #[test]
    fn utf_16_is_read_with_and_without_a_mark() {
        for little in [true, false] {
            assert_eq!(decode(&utf_16("\u{FEFF}53..7", little)), "53..7");
            assert_eq!(decode(&utf_16("53..7", little)), "53..7");
        }
    }

    #[test]
    fn a_few_zero_bytes_do_not_make_utf_16() {
        assert_eq!(decode(b"5\x003..7...."), "5\u{0}3..7....");
        assert_eq!(decode(&[0; 64]), "\0".repeat(64));
    }

    #[test]
    fn a_windows_1252_letter_costs_no_other_character() {
        assert_eq!(decode(b"# Caf\xE9 1\n53"), "# Café 1\n53");
    }

    #[test]
    fn half_a_unit_at_the_end_is_one_bad_character() {
        assert_eq!(decode(&[0xFF, 0xFE, b'5', 0, b'3']), "5\u{FFFD}");
    }
}
