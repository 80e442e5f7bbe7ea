//! What whole sequences of a terminal mean: the forms in which keys and mice are told.
//!
//! The forms are those of xterm, its relatives, the Linux console and rxvt; what is none of them means nothing.

use crate::app::Mouse;
use crate::tour::KeyPress;

/// What a sequence says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Key(KeyPress),
    Mouse(Mouse),
    /// A paste begins.
    Paste,
    /// It is whole, and nothing to this program.
    Nothing,
}

/// What `Escape [ body last` says.
pub(super) fn control(body: &[u8], last: u8) -> Meaning {
    if body == b"200" && last == b'~' {
        return Meaning::Paste;
    }
    if let [b'<', numbers @ ..] = body {
        return mouse(numbers, last).map_or(Meaning::Nothing, Meaning::Mouse);
    }
    key(body, last).map_or(Meaning::Nothing, Meaning::Key)
}

/// What `Escape O body last` says: arrows and the keypad, as keys of an application.
pub(super) fn application(body: &[u8], last: u8) -> Meaning {
    let keypad = match last {
        b'M' => Some(KeyPress::Enter),
        b'I' => Some(KeyPress::Tab),
        b'X' => Some(KeyPress::Char('=')),
        b' ' => Some(KeyPress::Char(' ')),
        b'j'..=b'y' => Some(KeyPress::Char(char::from(last - b'j' + b'*'))),
        _ => key(body, last),
    };
    keypad.map_or(Meaning::Nothing, Meaning::Key)
}

/// What the three bytes say that follow `Escape [ M`.
pub(super) fn old_mouse([button, column, row]: [u8; 3]) -> Meaning {
    let cell = |byte: u8| u16::from(byte).checked_sub(33);
    let (Some(column), Some(row)) = (cell(column), cell(row)) else { return Meaning::Nothing };
    button
        .checked_sub(32)
        .and_then(|button| pressed(button.into(), column, row))
        .map_or(Meaning::Nothing, Meaning::Mouse)
}

/// Whether a sequence so far can only be a key: `Escape [` or `Escape O`, then numbers.
pub(super) fn may_be_key(body: &[u8]) -> bool {
    body.iter().all(|byte| byte.is_ascii_digit() || *byte == b';') || body == b"["
}

fn key(body: &[u8], last: u8) -> Option<KeyPress> {
    if let (b"[", b'A'..=b'E') = (body, last) {
        return Some(KeyPress::Other);
    }
    let mut numbers = numbers(body)?;
    let first = numbers.next().flatten();
    let modifiers = numbers.next().flatten();
    let plain = match last {
        b'A' => KeyPress::Up,
        b'B' => KeyPress::Down,
        b'C' => KeyPress::Right,
        b'D' => KeyPress::Left,
        b'F' => KeyPress::End,
        b'H' => KeyPress::Home,
        // With other numbers it is the answer to where the cursor is.
        b'P'..=b'S' if matches!(first, None | Some(1)) => KeyPress::Other,
        b'Z' => KeyPress::BackTab,
        b'u' => character(first?),
        // Some terminals tell a character with modifiers so.
        b'~' if first == Some(27) => character(numbers.next().flatten()?),
        b'~' | b'^' | b'@' => numbered(first?)?,
        _ => return None,
    };
    if is_release(body) {
        return None;
    }
    // One more than the sum of 1 for Shift, 2 for Alt, 4 for Control.
    let modifiers = modifiers.unwrap_or(1).saturating_sub(1);
    let control = modifiers & 4 != 0 && modifiers & 2 == 0 || matches!(last, b'^' | b'@');
    Some(match plain {
        KeyPress::Char(char) if control => KeyPress::Control(char.to_ascii_lowercase()),
        KeyPress::Tab if modifiers & 1 != 0 => KeyPress::BackTab,
        _ if control => KeyPress::Other,
        plain => plain,
    })
}

/// The numbers between semicolons, what follows a colon left out; none where there is none. No sequence of a key has
/// anything else.
fn numbers(body: &[u8]) -> Option<impl Iterator<Item = Option<u32>>> {
    let is_plain = body.iter().all(|byte| byte.is_ascii_digit() || matches!(byte, b';' | b':'));
    let number = |part: &[u8]| {
        let digits = part.split(|byte| *byte == b':').next()?;
        std::str::from_utf8(digits).ok()?.parse().ok()
    };
    is_plain.then(|| body.split(|byte| *byte == b';').map(number))
}

/// Whether the second number has a part after a colon that says that the key was let go.
fn is_release(body: &[u8]) -> bool {
    let second = body.split(|byte| *byte == b';').nth(1);
    second.is_some_and(|part| part.split(|byte| *byte == b':').nth(1) == Some(b"3"))
}

fn character(code: u32) -> KeyPress {
    match code {
        8 | 127 => KeyPress::Backspace,
        9 => KeyPress::Tab,
        13 => KeyPress::Enter,
        27 => KeyPress::Escape,
        // Keys without a character have numbers from the part of Unicode that belongs to nobody.
        0xe000..=0xf8ff => KeyPress::Other,
        _ => char::from_u32(code).filter(|char| !char.is_control()).map_or(KeyPress::Other, KeyPress::Char),
    }
}

fn numbered(number: u32) -> Option<KeyPress> {
    Some(match number {
        1 | 7 => KeyPress::Home,
        3 => KeyPress::Delete,
        4 | 8 => KeyPress::End,
        5 => KeyPress::PageUp,
        6 => KeyPress::PageDown,
        // Insert, and the keys with an F and a number, mean nothing here.
        2 | 11..=15 | 17..=21 | 23..=26 | 28 | 29 | 31..=34 => KeyPress::Other,
        _ => return None,
    })
}

/// `button;column;row` and `M` for down, `m` for up.
fn mouse(body: &[u8], last: u8) -> Option<Mouse> {
    let mut numbers = numbers(body)?;
    let mut next = || numbers.next().flatten();
    let (button, column, row) = (next()?, next()?, next()?);
    let cell = |number: u32| number.checked_sub(1).and_then(|number| u16::try_from(number).ok());
    if last == b'M' { pressed(button, cell(column)?, cell(row)?) } else { None }
}

/// What a button says: the lowest two bits name it, 4 to 16 are Shift, Alt and Control, 32 is a move, 64 the wheel.
fn pressed(button: u32, column: u16, row: u16) -> Option<Mouse> {
    match button & !0b1_1100 {
        0 => Some(Mouse::Click { column, row }),
        64 => Some(Mouse::WheelUp),
        65 => Some(Mouse::WheelDown),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `Escape` and these characters say.
    fn meaning(text: &str) -> Meaning {
        let (start, rest) = text.as_bytes().split_first().unwrap();
        let (last, body) = rest.split_last().unwrap();
        if *start == b'[' { control(body, *last) } else { application(body, *last) }
    }

    #[test]
    fn a_key_is_known_in_every_form_that_terminals_give_it() {
        for (key, forms) in [
            (KeyPress::Left, "[D OD [1;2D [1;3D [1;1:2D"),
            (KeyPress::Home, "[H OH [1~ [7~"),
            (KeyPress::End, "[F OF [4~ [8~"),
            (KeyPress::PageDown, "[6~ [6;2~"),
            (KeyPress::Delete, "[3~"),
            (KeyPress::Enter, "OM [13u"),
            (KeyPress::Escape, "[27u [27;1:1u"),
            (KeyPress::BackTab, "[Z [9;2u"),
            (KeyPress::Backspace, "[127u"),
            (KeyPress::Char('*'), "Oj"),
            (KeyPress::Char('+'), "Ok"),
            (KeyPress::Char('5'), "Ou [53u"),
            (KeyPress::Char('?'), "[63;2u [27;2;63~"),
            (KeyPress::Char('['), "[91;7u"),
            (KeyPress::Control('c'), "[99;5u [27;5;99~ [67;6u"),
            (KeyPress::Other, "OP [11~ [[A [1;2P"),
            (KeyPress::Other, "[15~ [[E"),
            (KeyPress::Other, "[24~"),
            (KeyPress::Other, "[1;5C [5;5~ [5^ [57358u"),
        ] {
            for form in forms.split(' ') {
                assert_eq!(meaning(form), Meaning::Key(key), "{form}");
            }
        }
    }

    #[test]
    fn a_key_that_is_let_go_and_a_report_mean_nothing() {
        for form in [
            "[97;1:3u",
            "[1;1:3C",
            "[E",
            "[?1;2c",
            "[?2026;2$y",
            "[I",
            "[0n",
            "[24;80R",
            "[>0;95;0c",
            "[201~",
            "[99999999999u",
        ] {
            assert_eq!(meaning(form), Meaning::Nothing, "{form}");
        }
    }

    #[test]
    fn the_wheel_and_the_first_button_are_known_and_no_other() {
        assert_eq!(meaning("[<0;10;3M"), Meaning::Mouse(Mouse::Click { column: 9, row: 2 }));
        assert_eq!(meaning("[<64;10;3M"), Meaning::Mouse(Mouse::WheelUp));
        assert_eq!(meaning("[<69;10;3M"), Meaning::Mouse(Mouse::WheelDown));
        for form in ["[<0;10;3m", "[<1;10;3M", "[<35;10;3M", "[<128;1;1M", "[<0;0;3M", "[<0;99999;3M", "[<;;M", "[<0M"]
        {
            assert_eq!(meaning(form), Meaning::Nothing, "{form}");
        }
        assert_eq!(old_mouse([32, 42, 35]), Meaning::Mouse(Mouse::Click { column: 9, row: 2 }));
        assert_eq!(old_mouse([97, 42, 35]), Meaning::Mouse(Mouse::WheelDown));
        assert_eq!(old_mouse([0, 42, 35]), Meaning::Nothing);
    }
}
