//! Bytes of a terminal become keys, turns of the wheel and pasted texts.
//!
//! It knows neither a clock nor a terminal: whoever feeds it says when the bytes came. Nothing that is begun lasts: what
//! is torn, unknown or endless is given up after a time, so that the next key counts after any bytes whatsoever.

use super::Told;
use super::paste::{self, Paste};
use super::sequence::{self, Meaning};
use crate::tour::KeyPress;
use std::time::{Duration, Instant};

/// How long after an Escape the rest of a key may come: a slow network tears them that far apart.
const KEY: Duration = Duration::from_millis(500);

/// How long after its last byte any other sequence may go on.
const REST: Duration = Duration::from_millis(50);

/// How long after its last byte a string may go on: a torn one must not be taken for keys, so it gets more time.
const STRING: Duration = Duration::from_millis(100);

/// How long after its last byte a paste may go on.
const PASTE: Duration = Duration::from_secs(1);

/// Escape and another key that come closer than this are one key with Alt: nobody types that fast.
const ONE_KEY: Duration = Duration::from_millis(30);

/// The longest body of a sequence that can mean anything.
const LONGEST: usize = 64;

/// The most bytes of a string that are swallowed; the longest answers hold what was copied.
const LONGEST_STRING: usize = 1 << 20;

/// The most bytes that keys make at once, be they held or struck together.
const TYPED: usize = 64;

/// The byte of Ctrl-C.
const INTERRUPT: u8 = 3;

/// The byte of Escape, with which every sequence begins.
const ESCAPE: u8 = 0x1b;

/// What has been begun.
#[derive(Default)]
enum State {
    #[default]
    Nothing,
    /// A character of several bytes, as far as it came.
    Character(Vec<u8>),
    /// An escape.
    Escape(Escape),
    /// An escape, then `[` or `O`, then the body.
    Sequence { escape: Escape, start: u8, body: Vec<u8>, is_slow: bool },
    /// `Escape [ M` and the bytes after it.
    OldMouse(Vec<u8>),
    /// A string of so many bytes that ends with `Escape \` or, if it may, with a bell.
    String { bell: bool, length: usize },
    /// A marked paste.
    Paste(Paste),
}

/// An escape that may be a key or the beginning of one.
#[derive(Clone, Copy)]
struct Escape {
    since: Instant,
    /// Whether it came twice: twice the key, or a sequence with Alt.
    is_double: bool,
    /// Whether it was taken as a key already.
    is_told: bool,
}

impl Escape {
    fn tell(self, told: &mut Vec<Told>) {
        let times = if self.is_told { 0 } else { 1 + usize::from(self.is_double) };
        told.extend(std::iter::repeat_n(Told::Key(KeyPress::Escape), times));
    }
}

/// Puts bytes together to what they mean.
#[derive(Default)]
pub(super) struct Parser {
    state: State,
    /// When the last byte came.
    last: Option<Instant>,
    /// Whether the last paste was given up before its end.
    is_paste_torn: bool,
}

impl Parser {
    /// Takes bytes that came at a time, those of a deadline in time for it, and tells what is certain now.
    pub(super) fn feed(&mut self, bytes: &[u8], time: Instant, told: &mut Vec<Told>) {
        if self.deadline().is_some_and(|deadline| deadline < time) {
            self.give_up(told);
        }
        // Nobody types an end mark, or so much at once: it is the rest of the paste, not keys.
        if std::mem::take(&mut self.is_paste_torn) && (bytes.len() > TYPED || paste::ends_in(bytes)) {
            self.state = State::Paste(Paste::default());
        }
        for byte in bytes {
            let gap = self.last.map_or(Duration::ZERO, |last| time.saturating_duration_since(last));
            self.last = Some(time);
            self.take(*byte, time, gap, told);
        }
    }

    /// When something that is begun is given up, if nothing comes until then.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let last = self.last?;
        match &self.state {
            State::Nothing | State::Character(_) => None,
            State::Escape(escape) => Some(escape.since + KEY),
            State::Sequence { escape, body, .. } if sequence::may_be_key(body) => Some(escape.since + KEY),
            State::Sequence { .. } | State::OldMouse(_) => Some(last + REST),
            State::String { .. } => Some(last + STRING),
            State::Paste(_) => Some(last + PASTE),
        }
    }

    /// Lets time pass in which nothing came: gives up what is due, and tells what it was.
    pub(super) fn pass(&mut self, time: Instant, told: &mut Vec<Told>) {
        if self.deadline().is_some_and(|deadline| deadline <= time) {
            self.give_up(told);
        }
    }

    /// Tells of an escape without waiting for what may follow; whatever follows means what it would have meant.
    pub(super) fn hurry(&mut self) -> Option<Told> {
        match &mut self.state {
            State::Escape(escape) if !escape.is_told => {
                escape.is_told = true;
                Some(Told::Key(KeyPress::Escape))
            }
            _ => None,
        }
    }

    fn give_up(&mut self, told: &mut Vec<Told>) {
        match std::mem::take(&mut self.state) {
            // What comes after a while a person may have typed; a program writes all at once.
            State::Escape(escape) | State::Sequence { escape, is_slow: true, .. } => escape.tell(told),
            State::Paste(paste) => {
                told.push(paste.told());
                self.is_paste_torn = true;
            }
            _ => {}
        }
    }

    /// Takes a byte that came so long after the one before.
    fn take(&mut self, byte: u8, time: Instant, gap: Duration, told: &mut Vec<Told>) {
        self.state = match std::mem::take(&mut self.state) {
            State::Paste(paste) => take_pasted(paste, byte, gap, told),
            State::Escape(escape) => take_escaped(escape, byte, time, told),
            State::Sequence { escape, start, body, is_slow } if goes_on(start, &body, byte, gap) => {
                take_next(escape, start, body, is_slow, byte, told)
            }
            State::OldMouse(mut bytes) if byte >= b' ' && gap < REST => {
                bytes.push(byte);
                match <[u8; 3]>::try_from(bytes) {
                    Ok(bytes) => mean(sequence::old_mouse(bytes), told),
                    Err(bytes) => State::OldMouse(bytes),
                }
            }
            State::String { bell, length } if is_of_string(byte, bell) && length < LONGEST_STRING => {
                State::String { bell, length: length + 1 }
            }
            // The bell that ends a string, or the byte that calls one off.
            State::String { bell, .. } if bell && byte == 7 || byte == 0x18 => State::Nothing,
            // The escape of its end is no key, but it may begin another sequence.
            State::String { .. } if byte == ESCAPE => {
                State::Escape(Escape { since: time, is_double: false, is_told: true })
            }
            State::Character(mut bytes) if matches!(byte, 0x80..=0xbf) => {
                bytes.push(byte);
                take_character(bytes, told)
            }
            torn => {
                self.state = torn;
                self.give_up(told);
                begin(byte, time, told)
            }
        };
    }
}

/// What a first byte begins, or is.
fn begin(byte: u8, time: Instant, told: &mut Vec<Told>) -> State {
    let key = match byte {
        ESCAPE => return State::Escape(Escape { since: time, is_double: false, is_told: false }),
        0xc2..=0xf4 => return State::Character(vec![byte]),
        0x80.. => return State::Nothing,
        // Some terminals send the second for Enter of the keypad.
        b'\r' | b'\n' => KeyPress::Enter,
        b'\t' => KeyPress::Tab,
        // Terminals do not agree which of them the key sends.
        8 | 127 => KeyPress::Backspace,
        0 => KeyPress::Control(' '),
        1..b' ' => KeyPress::Control(char::from(byte + b'@').to_ascii_lowercase()),
        _ => KeyPress::Char(char::from(byte)),
    };
    told.push(Told::Key(key));
    State::Nothing
}

fn take_pasted(mut paste: Paste, byte: u8, gap: Duration, told: &mut Vec<Told>) -> State {
    // A paste comes at once: what comes alone after a while was pressed, and so was what comes in an endless one.
    if byte == INTERRUPT && (gap >= REST || paste.is_too_long()) {
        told.push(Told::Key(KeyPress::Control('c')));
        return State::Nothing;
    }
    if paste.take(byte) {
        told.push(paste.told());
        return State::Nothing;
    }
    State::Paste(paste)
}

fn take_escaped(escape: Escape, byte: u8, time: Instant, told: &mut Vec<Told>) -> State {
    let gap = time.saturating_duration_since(escape.since);
    match byte {
        b'[' | b'O' => State::Sequence { escape, start: byte, body: vec![], is_slow: gap >= REST },
        b']' | b'P' | b'_' | b'^' | b'X' if gap < REST => State::String { bell: byte == b']', length: 0 },
        // The end of a string that is no more, or Alt with a key that means nothing.
        b'\\' if gap < REST => State::Nothing,
        ESCAPE if gap < ONE_KEY && !escape.is_double => State::Escape(Escape { is_double: true, ..escape }),
        ESCAPE => {
            escape.tell(told);
            begin(byte, time, told)
        }
        _ => {
            // With Alt: the character alone, as many keyboards need it for some.
            let is_one_key = gap < ONE_KEY && !escape.is_double;
            if !is_one_key {
                escape.tell(told);
            }
            begin(byte, time, told)
        }
    }
}

/// Whether a byte belongs to the sequence.
fn goes_on(start: u8, body: &[u8], byte: u8, gap: Duration) -> bool {
    if !(b' '..=b'~').contains(&byte) {
        return false;
    }
    if gap < REST {
        return true;
    }
    // After a while only what makes a key of it. That is not the keypad, whose keys are letters.
    let is_keypad = start == b'O' && !byte.is_ascii_uppercase();
    let makes_key = || matches!(meaning(start, body, byte), Meaning::Key(_)) && !is_keypad;
    sequence::may_be_key(body) && (byte.is_ascii_digit() || byte == b';' || makes_key())
}

fn meaning(start: u8, body: &[u8], last: u8) -> Meaning {
    if start == b'[' { sequence::control(body, last) } else { sequence::application(body, last) }
}

fn take_next(escape: Escape, start: u8, mut body: Vec<u8>, is_slow: bool, byte: u8, told: &mut Vec<Told>) -> State {
    if start == b'[' && body.is_empty() && byte == b'M' {
        return State::OldMouse(vec![]);
    }
    // The Linux console has keys with a second bracket, application keys may have numbers.
    let is_console = start == b'[' && body.is_empty() && byte == b'[';
    let is_last = byte >= b'@' && !is_console || start == b'O' && !(byte.is_ascii_digit() || byte == b';');
    if !is_last {
        // Of what is too long no more is kept than shows that it means nothing.
        if body.len() < LONGEST {
            body.push(byte);
        }
        return State::Sequence { escape, start, body, is_slow };
    }
    mean(meaning(start, &body, byte), told)
}

fn mean(meaning: Meaning, told: &mut Vec<Told>) -> State {
    match meaning {
        Meaning::Key(key) => told.push(Told::Key(key)),
        Meaning::Mouse(mouse) => told.push(Told::Mouse(mouse)),
        Meaning::Paste => return State::Paste(Paste::default()),
        Meaning::Nothing => {}
    }
    State::Nothing
}

/// Whether a byte is one of a string, not its end: Ctrl-C never is.
fn is_of_string(byte: u8, bell: bool) -> bool {
    match byte {
        7 => !bell,
        8..=13 => true,
        _ => byte >= b' ',
    }
}

fn take_character(bytes: Vec<u8>, told: &mut Vec<Told>) -> State {
    match std::str::from_utf8(&bytes) {
        Ok(text) => {
            told.extend(text.chars().filter(|char| !char.is_control()).map(|char| Told::Key(KeyPress::Char(char))));
            State::Nothing
        }
        Err(error) if error.error_len().is_none() => State::Character(bytes),
        Err(_) => State::Nothing,
    }
}

#[cfg(test)]
mod tests;
