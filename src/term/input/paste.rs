//! A marked paste that is under way: its text as far as it came.
//!
//! However long it is, what is held of it has a bound.

use super::{LONGEST_PASTE, Told};

/// What stands at the end of a paste.
const END: &[u8] = b"\x1b[201~";

/// Text between the two marks.
#[derive(Default)]
pub(super) struct Paste {
    text: Vec<u8>,
    /// Bytes of the end mark that came already.
    matched: usize,
}

impl Paste {
    /// Takes a byte; tells whether it is the last one.
    pub(super) fn take(&mut self, byte: u8) -> bool {
        if END[self.matched] != byte {
            self.text.extend(&END[..self.matched]);
            self.matched = 0;
        }
        if END[self.matched] == byte {
            self.matched += 1;
        } else {
            self.text.push(byte);
        }
        // What is too long is refused whole: only that it is so need be known.
        self.text.truncate(LONGEST_PASTE + 1);
        self.matched == END.len()
    }

    /// Whether there is more than is taken.
    pub(super) fn is_too_long(&self) -> bool {
        self.text.len() > LONGEST_PASTE
    }

    /// What was pasted.
    pub(super) fn told(self) -> Told {
        if self.is_too_long() {
            return Told::PastedTooMuch;
        }
        Told::Pasted(String::from_utf8_lossy(&self.text).into_owned())
    }
}

/// Whether a paste ends in these bytes.
pub(super) fn ends_in(bytes: &[u8]) -> bool {
    bytes.windows(END.len()).any(|part| part == END)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(bytes: &[u8]) -> Option<Told> {
        let mut paste = Paste::default();
        let ends = bytes.iter().filter(|byte| paste.take(**byte)).count();
        (ends > 0).then(|| paste.told())
    }

    #[test]
    fn a_paste_ends_at_its_mark_and_at_nothing_that_begins_like_it() {
        assert_eq!(told(b"a\x1b[201~"), Some(Told::Pasted("a".to_owned())));
        assert_eq!(told(b"\x1b[20\x1b[2\x1b\x1b[201~"), Some(Told::Pasted("\x1b[20\x1b[2\x1b".to_owned())));
        assert_eq!(told(b"\xff\x1b[201~"), Some(Told::Pasted("\u{fffd}".to_owned())));
        assert_eq!(told(b"abc\x1b[201"), None);
    }

    #[test]
    fn a_paste_without_end_takes_no_more_memory_than_is_its_due() {
        let mut paste = Paste::default();
        for _ in 0..3 * LONGEST_PASTE {
            assert!(!paste.take(b'1'));
        }
        assert!(paste.text.capacity() <= 4 * LONGEST_PASTE, "{}", paste.text.capacity());
        assert_eq!(paste.told(), Told::PastedTooMuch);
    }
}
