//! Bytes to text: UTF-8 and UTF-16 with or without a byte-order mark, and single bytes of an older encoding.
//!
//! Nothing is refused here. A byte that is no UTF-8 becomes the Latin-1 character of the same number: harmless in a
//! comment, and in a grid a bad character that the reader of the format names with its place.

use std::borrow::Cow;

/// How many bytes are looked at to tell UTF-16 without a byte-order mark.
const SAMPLE: usize = 512;

/// How the bytes of a text make characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    /// UTF-8, or an older encoding of single bytes.
    Bytes,
    /// UTF-16, the lower byte of a pair first.
    LittlePairs,
    /// UTF-16, the higher byte of a pair first.
    BigPairs,
}

impl Encoding {
    /// By the first bytes of a text, and how many of them are its mark.
    pub(super) fn of(head: &[u8]) -> (Self, usize) {
        match head {
            [0xEF, 0xBB, 0xBF, ..] => (Self::Bytes, 3),
            [0xFF, 0xFE, ..] => (Self::LittlePairs, 2),
            [0xFE, 0xFF, ..] => (Self::BigPairs, 2),
            _ => (Self::without_mark(head), 0),
        }
    }

    /// Text of digits and dots in UTF-16 has a zero in every second byte: nine in ten must be one, and none of the others.
    fn without_mark(head: &[u8]) -> Self {
        let sample = &head[..head.len().min(SAMPLE) & !1];
        let zeros = |parity: usize| sample.iter().skip(parity).step_by(2).filter(|&&byte| byte == 0).count();
        let plain = sample.len() / 2 * 9 / 10;
        match (zeros(0), zeros(1)) {
            _ if sample.len() < 4 => Self::Bytes,
            (0, odd) if odd > plain => Self::LittlePairs,
            (even, 0) if even > plain => Self::BigPairs,
            _ => Self::Bytes,
        }
    }

    /// How many bytes the smallest piece of a character takes.
    pub(super) const fn unit(self) -> usize {
        match self {
            Self::Bytes => 1,
            Self::LittlePairs | Self::BigPairs => 2,
        }
    }

    /// Where an ASCII character next stands that is asked for, at a whole unit from `from` on.
    pub(super) fn find(self, bytes: &[u8], from: usize, is_wanted: impl Fn(u8) -> bool) -> Option<usize> {
        let rest = bytes.get(from..)?;
        let at = match self {
            Self::Bytes => rest.iter().position(|&byte| is_wanted(byte))?,
            Self::LittlePairs => 2 * rest.chunks_exact(2).position(|pair| pair[1] == 0 && is_wanted(pair[0]))?,
            Self::BigPairs => 2 * rest.chunks_exact(2).position(|pair| pair[0] == 0 && is_wanted(pair[1]))?,
        };
        Some(from + at)
    }

    /// The characters of some bytes, borrowed where they are UTF-8 already.
    pub(super) fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        let order: fn([u8; 2]) -> u16 = match self {
            Self::Bytes => return single_bytes(bytes),
            Self::LittlePairs => u16::from_le_bytes,
            Self::BigPairs => u16::from_be_bytes,
        };
        let pairs = bytes.chunks_exact(2);
        let odd = pairs.remainder().iter().map(|_| char::REPLACEMENT_CHARACTER);
        let units = pairs.map(|pair| order([pair[0], pair[1]]));
        let characters = char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER));
        Cow::Owned(characters.chain(odd).collect())
    }
}

/// The text that some bytes are, all of them at once.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let (encoding, mark) = Encoding::of(bytes);
    encoding.decode(&bytes[mark..])
}

fn single_bytes(bytes: &[u8]) -> Cow<'_, str> {
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
    fn a_line_ends_where_both_bytes_of_a_pair_say_so() {
        let end = |byte| byte == b'\n';
        // U+0A0A has the byte of a line's end twice and is none.
        assert_eq!(Encoding::LittlePairs.find(&utf_16("\u{A0A}5\n", true), 0, end), Some(4));
        assert_eq!(Encoding::BigPairs.find(&utf_16("\u{A0A}5\n", false), 2, end), Some(4));
        assert_eq!(Encoding::Bytes.find(b"5\n", 2, end), None);
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
