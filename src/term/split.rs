//! Key sequences that a network tore apart: an arrow that arrives as Escape, `[` and `C` is an arrow again.
//!
//! It knows no clock: whoever feeds it says when the rest comes too late.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// The longest sequence that a keyboard makes, the escape left out.
const LONGEST: usize = 12;

/// Puts torn sequences together.
#[derive(Default)]
pub(super) struct Mender {
    state: State,
}

#[derive(Default)]
enum State {
    #[default]
    Whole,
    /// An escape came alone.
    Escape(KeyEvent),
    /// An escape and these characters, the first of them `[` or `O`.
    Sequence(KeyEvent, String),
    /// The escape of a marked paste was torn off: its text arrives as keys.
    Paste(String),
}

impl Mender {
    /// Whether a sequence may go on.
    pub(super) fn is_waiting(&self) -> bool {
        !matches!(self.state, State::Whole)
    }

    /// Takes an event and tells the events that are certain now.
    pub(super) fn take(&mut self, event: Event, events: &mut Vec<Event>) {
        let Event::Key(key) = event else {
            // A changed size or a mouse moves between the bytes of a key.
            events.push(event);
            return;
        };
        let char = match key.code {
            KeyCode::Char(char) if !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => Some(char),
            _ => None,
        };
        self.state = match (std::mem::take(&mut self.state), char) {
            (State::Escape(escape), Some(start @ ('[' | 'O'))) => State::Sequence(escape, start.to_string()),
            (State::Sequence(escape, mut sequence), Some(char)) => {
                sequence.push(char);
                let is_final = matches!(char, '@'..='~') && sequence != "[[";
                if sequence == "[200~" {
                    State::Paste(String::new())
                } else if is_final {
                    events.extend(code(&sequence).map(|code| Event::Key(KeyEvent::new(code, KeyModifiers::NONE))));
                    State::Whole
                } else if sequence.len() > LONGEST {
                    State::Whole
                } else {
                    State::Sequence(escape, sequence)
                }
            }
            (State::Paste(mut text), char) => {
                text.extend(char);
                State::Paste(text)
            }
            (State::Escape(escape) | State::Sequence(escape, _), _) => {
                events.push(Event::Key(escape));
                begin(key, events)
            }
            (State::Whole, _) => begin(key, events),
        };
    }

    /// Takes what there is as it is: nothing more comes.
    pub(super) fn give_up(&mut self, events: &mut Vec<Event>) {
        match std::mem::take(&mut self.state) {
            State::Whole => {}
            // Nobody types the characters that fast: they are no keys.
            State::Escape(escape) | State::Sequence(escape, _) => events.push(Event::Key(escape)),
            State::Paste(text) => events.push(Event::Paste(text)),
        }
    }
}

fn begin(key: KeyEvent, events: &mut Vec<Event>) -> State {
    if key.code == KeyCode::Esc && key.modifiers.is_empty() && key.kind == KeyEventKind::Press {
        return State::Escape(key);
    }
    events.push(Event::Key(key));
    State::Whole
}

/// The key that a sequence means, if it is one that the program could know.
fn code(sequence: &str) -> Option<KeyCode> {
    Some(match sequence {
        "[A" | "OA" => KeyCode::Up,
        "[B" | "OB" => KeyCode::Down,
        "[C" | "OC" => KeyCode::Right,
        "[D" | "OD" => KeyCode::Left,
        "[H" | "OH" | "[1~" | "[7~" => KeyCode::Home,
        "[F" | "OF" | "[4~" | "[8~" => KeyCode::End,
        "[5~" => KeyCode::PageUp,
        "[6~" => KeyCode::PageDown,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode) -> Event {
        Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    /// What comes of keys, `^` being the escape, if then nothing more comes.
    fn mend(keys: &str) -> Vec<Event> {
        let mut mender = Mender::default();
        let mut events = vec![];
        for char in keys.chars() {
            let code = if char == '^' { KeyCode::Esc } else { KeyCode::Char(char) };
            mender.take(key(code), &mut events);
        }
        mender.give_up(&mut events);
        assert!(!mender.is_waiting());
        events
    }

    #[test]
    fn a_torn_sequence_is_the_key_that_it_was() {
        for (keys, code) in
            [("^[C", KeyCode::Right), ("^OD", KeyCode::Left), ("^[5~", KeyCode::PageUp), ("^[F", KeyCode::End)]
        {
            assert_eq!(mend(keys), [key(code)], "{keys}");
        }
        assert_eq!(mend("l^[Cq"), [key(KeyCode::Char('l')), key(KeyCode::Right), key(KeyCode::Char('q'))]);
    }

    #[test]
    fn an_escape_alone_is_an_escape_and_the_next_key_is_that_key() {
        assert_eq!(mend("^"), [key(KeyCode::Esc)]);
        assert_eq!(mend("^^q"), [key(KeyCode::Esc), key(KeyCode::Esc), key(KeyCode::Char('q'))]);
        assert_eq!(mend("["), [key(KeyCode::Char('['))]);
    }

    #[test]
    fn the_rest_of_a_sequence_is_never_a_command() {
        for keys in ["^[1;5C", "^[3~", "^[<0;3;3M"] {
            assert_eq!(mend(keys), [], "{keys}");
        }
        assert_eq!(mend("^["), [key(KeyCode::Esc)]);
        assert_eq!(mend("^[1;"), [key(KeyCode::Esc)]);
        assert_eq!(mend("^[200~lllq"), [Event::Paste("lllq".to_owned())]);
    }

    #[test]
    fn a_resize_in_between_tears_nothing() {
        let mut mender = Mender::default();
        let mut events = vec![];
        for event in [key(KeyCode::Esc), Event::Resize(9, 9), key(KeyCode::Char('[')), key(KeyCode::Char('C'))] {
            mender.take(event, &mut events);
        }
        assert_eq!(events, [Event::Resize(9, 9), key(KeyCode::Right)]);
    }
}
