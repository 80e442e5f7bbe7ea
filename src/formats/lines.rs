//! A stream of bytes as lines of text, ended with LF, CRLF or CR, also mixed, in memory that a long line does not raise.
//!
//! A line longer than 16 KiB comes in parts, cut between values where that is possible. A stream that is slow can be asked
//! whether its next line has come already.

use super::encoding::Encoding;
use std::borrow::Cow;
use std::io::{self, BufRead, ErrorKind};

/// The most bytes of a line that come at once.
const PART: usize = 1 << 14;

/// How many bytes are taken from the stream at once.
const TAKEN: usize = 1 << 16;

/// How many bytes tell what a file is, unless its first line is shorter.
const HEAD: usize = 16;

/// A line without its end, or a part of a long one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line<'t> {
    /// From 1.
    pub(super) number: usize,
    /// How many characters of the line stand before this part.
    pub(super) before: usize,
    /// Its text.
    pub(super) text: Cow<'t, str>,
    /// Whether it is all of the line.
    pub(super) is_whole: bool,
}

/// The lines of a stream.
#[derive(Clone, Debug)]
pub(super) struct Lines<R> {
    source: R,
    buffer: Vec<u8>,
    /// Where in the buffer the next line begins.
    start: usize,
    /// Up to where its end has been looked for.
    searched: usize,
    /// Whether the stream has no more bytes than the buffer.
    ended: bool,
    encoding: Option<Encoding>,
    /// The number of the last line.
    number: usize,
    /// How many characters of a line have come that goes on.
    before: usize,
    in_line: bool,
    /// The last line ended with CR: an LF right after it ends nothing.
    after_return: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(source: R) -> Self {
        Self {
            source,
            buffer: vec![],
            start: 0,
            searched: 0,
            ended: false,
            encoding: None,
            number: 0,
            before: 0,
            in_line: false,
            after_return: false,
        }
    }

    /// How many lines have been given.
    pub(super) const fn number(&self) -> usize {
        self.number
    }

    /// The first bytes, before any line is taken: sixteen, or those of a shorter first line.
    pub(super) fn head(&mut self) -> io::Result<&[u8]> {
        while !self.ended && self.buffer.len() < HEAD && !self.buffer.contains(&b'\n') {
            self.fill()?;
        }
        Ok(&self.buffer[self.start..])
    }

    /// Whether the next line, or a part of a long one, can be given without waiting for the stream.
    pub(super) fn is_at_hand(&mut self) -> bool {
        self.ended || self.find_end().is_some() || self.buffer.len() - self.start >= PART
    }

    /// The next line; none at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        if self.encoding.is_none() {
            let (encoding, mark) = Encoding::of(self.head()?);
            self.encoding = Some(encoding);
            self.skip_to(self.start + mark);
        }
        loop {
            if let Some(end) = self.find_end() {
                let start = self.start;
                self.after_return = self.has(b'\r', end);
                self.skip_to(end + self.unit());
                return Ok(Some(self.line(start, end, true)));
            }
            if self.buffer.len() - self.start >= PART {
                let (start, end) = (self.start, self.cut());
                self.skip_to(end);
                return Ok(Some(self.line(start, end, false)));
            }
            if self.ended {
                let (start, end) = (self.start, self.buffer.len());
                self.skip_to(end);
                return Ok((start < end).then(|| self.line(start, end, true)));
            }
            self.fill()?;
        }
    }

    fn unit(&self) -> usize {
        self.encoding.unwrap_or(Encoding::Bytes).unit()
    }

    /// Whether a character of ASCII stands at a place of the buffer.
    fn has(&self, character: u8, at: usize) -> bool {
        let encoding = self.encoding.unwrap_or(Encoding::Bytes);
        let unit = self.buffer.get(at..at + encoding.unit()).unwrap_or_default();
        encoding.find(unit, 0, |byte| byte == character).is_some()
    }

    fn skip_to(&mut self, at: usize) {
        (self.start, self.searched) = (at, at);
    }

    /// Where the next line ends, if its end is in the buffer.
    fn find_end(&mut self) -> Option<usize> {
        if self.after_return && self.buffer.len() >= self.start + self.unit() {
            self.after_return = false;
            if self.has(b'\n', self.start) {
                self.skip_to(self.start + self.unit());
            }
        }
        let encoding = self.encoding.unwrap_or(Encoding::Bytes);
        let found = encoding.find(&self.buffer, self.searched, |byte| byte == b'\n' || byte == b'\r');
        if found.is_none() {
            self.searched = self.buffer.len() - (self.buffer.len() - self.start) % self.unit();
        }
        found
    }

    /// Where a long line is cut: after the last character that stands between values, or between two characters.
    fn cut(&self) -> usize {
        let window = &self.buffer[self.start..self.start + PART];
        for between in [b",;}\t".as_slice(), b" "] {
            let is_between = |byte: u8| between.contains(&byte);
            let last = match self.encoding {
                Some(Encoding::LittlePairs) => window.chunks(2).rposition(|pair| pair[1] == 0 && is_between(pair[0])),
                Some(Encoding::BigPairs) => window.chunks(2).rposition(|pair| pair[0] == 0 && is_between(pair[1])),
                _ => window.iter().rposition(|&byte| is_between(byte)),
            };
            if let Some(at) = last {
                return self.start + (at + 1) * self.unit();
            }
        }
        // The last character of UTF-8 may have begun and not ended: it is left for the next part.
        let inside = window.iter().rev().take(3).take_while(|&&byte| byte & 0xC0 == 0x80).count();
        let begun = usize::from(window[PART - 1 - inside] >= 0xC0);
        self.start + PART - if self.unit() == 1 { inside * begun + begun } else { 0 }
    }

    fn line(&mut self, start: usize, end: usize, ends: bool) -> Line<'_> {
        let is_whole = ends && !self.in_line;
        if !self.in_line {
            self.number += 1;
            self.before = 0;
        }
        self.in_line = !ends;
        let text = self.encoding.unwrap_or(Encoding::Bytes).decode(&self.buffer[start..end]);
        let before = self.before;
        if !ends {
            self.before += text.chars().count();
        }
        Line { number: self.number, before, text, is_whole }
    }

    /// Takes more bytes from the stream, waiting for them if it must.
    pub(super) fn fill(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.start);
        self.searched -= self.start;
        self.start = 0;
        loop {
            match self.source.fill_buf() {
                Ok(chunk) => {
                    let taken = chunk.len().min(TAKEN);
                    self.ended = taken == 0;
                    self.buffer.extend_from_slice(&chunk[..taken]);
                    self.source.consume(taken);
                    return Ok(());
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufReader, Read};

    /// Gives one byte at a time.
    struct Slow<'b>(&'b [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let taken = self.0.len().min(1).min(buffer.len());
            buffer[..taken].copy_from_slice(&self.0[..taken]);
            self.0 = &self.0[taken..];
            Ok(taken)
        }
    }

    fn texts(source: impl BufRead) -> Vec<(usize, String)> {
        let mut lines = Lines::new(source);
        let mut all = vec![];
        while let Some(line) = lines.next().unwrap() {
            all.push((line.number, line.text.into_owned()));
        }
        all
    }

    #[test]
    fn lines_end_with_lf_crlf_or_cr_however_the_bytes_arrive() {
        let expected =
            [(1, "a"), (2, "b"), (3, "c"), (4, ""), (5, "d")].map(|(number, text)| (number, text.to_owned()));
        let text = "a\nb\r\nc\r\rd";
        let pairs: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        for bytes in
            [text.as_bytes(), &[b"\xEF\xBB\xBF", text.as_bytes()].concat(), &[b"\xFF\xFE", &pairs[..]].concat()]
        {
            assert_eq!(texts(bytes), expected);
            assert_eq!(texts(BufReader::new(Slow(bytes))), expected);
        }
        assert_eq!(texts("a\r\n\r\n".as_bytes()), [(1, "a".to_owned()), (2, String::new())]);
        assert!(texts("".as_bytes()).is_empty());
    }

    #[test]
    fn a_long_line_comes_in_parts_that_end_between_values() {
        let text = "12345678,".repeat(10_000);
        let mut lines = Lines::new(text.as_bytes());
        let mut joined = String::new();
        while let Some(line) = lines.next().unwrap() {
            assert!(line.number == 1 && !line.is_whole && line.text.len() <= PART && line.before == joined.len());
            assert!(line.text.ends_with(','));
            joined += &line.text;
        }
        assert_eq!(joined, text);
        let text = "é".repeat(20_000) + "\nend";
        let mut lines = Lines::new(text.as_bytes());
        let mut parts = vec![];
        while let Some(line) = lines.next().unwrap() {
            parts.push((line.number, line.text.chars().count()));
        }
        assert_eq!(parts.iter().filter(|part| part.0 == 1).map(|part| part.1).sum::<usize>(), 20_000);
        assert_eq!(parts.last(), Some(&(2, 3)));
    }

    #[test]
    fn a_line_is_at_hand_when_its_end_has_come() {
        let mut lines = Lines::new(BufReader::with_capacity(4, "a\nb\ncd".as_bytes()));
        assert!(!lines.is_at_hand(), "nothing has been asked for yet");
        lines.next().unwrap();
        assert!(lines.is_at_hand());
        lines.next().unwrap();
        assert!(!lines.is_at_hand());
        assert_eq!(lines.next().unwrap().unwrap().text, "cd");
    }
}
