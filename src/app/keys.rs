//! The keys: one table that dispatches them and makes the footer, the help page and the README's list.

mod table;

pub use table::KEY_TABLE;

use super::action::Action;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A key as it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A key that is not a character.
    Code(KeyCode),
    /// A character, however the keyboard makes it.
    Char(char),
    /// A character with Control.
    Control(char),
}

/// Keys that belong together, as one line of the help.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What they are for.
    pub group: Group,
    /// Each action and the keys that ask for it, the best known one first.
    pub bindings: &'static [(Action, &'static [Key])],
    /// What they do, in the order of the bindings.
    pub help: &'static str,
    /// The word for them in the footer, if they are shown there.
    pub footer: Option<&'static str>,
}

/// What keys are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Moving through the trace.
    Move,
    /// Playing it.
    Play,
    /// Choosing what is searched.
    Search,
    /// Two programs side by side.
    Compare,
    /// Choosing what is seen.
    View,
    /// The program itself.
    Program,
}

impl Group {
    /// All groups, in the order of the help.
    pub const ALL: [Self; 6] = [Self::Move, Self::Play, Self::Search, Self::Compare, Self::View, Self::Program];

    /// The heading of the group.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Play => "play",
            Self::Search => "search",
            Self::Compare => "compare",
            Self::View => "view",
            Self::Program => "program",
        }
    }
}

/// What a key event asks for, if anything. Presses and repeats count, releases do not.
#[must_use]
pub fn action_for(event: &KeyEvent) -> Option<Action> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let bindings = KEY_TABLE.iter().flat_map(|entry| entry.bindings);
    bindings.into_iter().find(|(_, keys)| keys.iter().any(|key| key.is(event))).map(|(action, _)| *action)
}

/// Whether a key acts even while something is being typed: those with Control, which are not text.
pub(super) fn always_acts(event: &KeyEvent) -> bool {
    let bindings = KEY_TABLE.iter().flat_map(|entry| entry.bindings).flat_map(|(_, keys)| *keys);
    bindings.into_iter().any(|key| matches!(key, Key::Control(_)) && key.is(event))
}

/// The character of a key, if it is one.
pub(super) fn character(event: &KeyEvent) -> Option<char> {
    if let KeyCode::Char(char) = event.code { Some(char) } else { None }
}

impl Key {
    /// Whether this is the key that was pressed.
    #[must_use]
    pub fn is(self, event: &KeyEvent) -> bool {
        // A character may need Shift, and AltGr arrives as Control and Alt together.
        let control = event.modifiers.contains(KeyModifiers::CONTROL) && !event.modifiers.contains(KeyModifiers::ALT);
        match (self, event.code) {
            (Self::Code(code), pressed) => code == pressed && !control,
            (Self::Char(char), KeyCode::Char(pressed)) => char == pressed && !control,
            (Self::Control(char), KeyCode::Char(pressed)) => char == pressed.to_ascii_lowercase() && control,
            _ => false,
        }
    }

    /// The name of the key: an arrow as a sign, unless signs are to be ASCII.
    #[must_use]
    pub fn label(self, ascii: bool) -> String {
        match self {
            Self::Char(' ') => "Space".to_owned(),
            Self::Char(char) => char.to_string(),
            Self::Control(char) => format!("Ctrl-{}", char.to_ascii_uppercase()),
            Self::Code(code) => match (code, ascii) {
                (KeyCode::Left, false) => "←".to_owned(),
                (KeyCode::Right, false) => "→".to_owned(),
                (KeyCode::Up, false) => "↑".to_owned(),
                (KeyCode::Down, false) => "↓".to_owned(),
                // The names that are the same on every system.
                (KeyCode::Backspace, _) => "Backspace".to_owned(),
                (KeyCode::Delete, _) => "Delete".to_owned(),
                (KeyCode::Enter, _) => "Enter".to_owned(),
                (KeyCode::PageUp, _) => "PageUp".to_owned(),
                (KeyCode::PageDown, _) => "PageDown".to_owned(),
                (code, _) => code.to_string(),
            },
        }
    }
}

impl Entry {
    /// All keys of the entry: `← h / → l`; of a row of many the ends, `1 … 5`.
    #[must_use]
    pub fn keys_label(&self, ascii: bool) -> String {
        let labels = |keys: &[Key]| keys.iter().map(|key| key.label(ascii)).collect::<Vec<_>>().join(" ");
        match self.bindings {
            [(_, first), _, .., (_, last)] => [labels(first), labels(last)].join(if ascii { " ... " } else { " … " }),
            bindings => bindings.iter().map(|(_, keys)| labels(keys)).collect::<Vec<_>>().join(" / "),
        }
    }

    /// The keys as the footer has them, the best known of the last binding, with that of the first if they are arrows:
    /// `←→`, `n`.
    #[must_use]
    pub fn footer_label(&self, ascii: bool) -> String {
        let first_keys: Vec<Key> = self.bindings.iter().filter_map(|(_, keys)| keys.first().copied()).collect();
        match first_keys[..] {
            [one @ Key::Code(KeyCode::Left | KeyCode::Up), other] if !ascii => one.label(false) + &other.label(false),
            [one @ Key::Code(KeyCode::Left | KeyCode::Up), other] => {
                format!("{} {}", one.label(true), other.label(true))
            }
            [.., last] => last.label(ascii),
            [] => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Variation;

    fn press(code: KeyCode, modifiers: KeyModifiers) -> Option<Action> {
        action_for(&KeyEvent::new(code, modifiers))
    }

    fn events() -> impl Iterator<Item = (Action, KeyEvent)> {
        let bindings = KEY_TABLE.iter().flat_map(|entry| entry.bindings);
        bindings.flat_map(|(action, keys)| {
            keys.iter().map(|key| {
                let event = match *key {
                    Key::Code(code) => KeyEvent::new(code, KeyModifiers::NONE),
                    Key::Char(char) => KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE),
                    Key::Control(char) => KeyEvent::new(KeyCode::Char(char), KeyModifiers::CONTROL),
                };
                (*action, event)
            })
        })
    }

    #[test]
    fn no_key_asks_for_two_things() {
        for (action, event) in events() {
            assert_eq!(action_for(&event), Some(action), "{event:?}");
        }
    }

    #[test]
    fn a_release_does_nothing_and_a_repeat_acts_for_every_key() {
        for (action, mut event) in events() {
            event.kind = KeyEventKind::Release;
            assert_eq!(action_for(&event), None, "{event:?}");
            event.kind = KeyEventKind::Repeat;
            assert_eq!(action_for(&event), Some(action), "{event:?}");
        }
    }

    #[test]
    fn a_character_counts_however_the_keyboard_makes_it() {
        assert_eq!(press(KeyCode::Char('?'), KeyModifiers::SHIFT), Some(Action::Help));
        assert_eq!(
            press(KeyCode::Char('['), KeyModifiers::CONTROL | KeyModifiers::ALT),
            Some(Action::Vary(Variation::Smaller))
        );
        assert_eq!(press(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Action::Quit));
        assert_eq!(press(KeyCode::Char('n'), KeyModifiers::CONTROL), None);
        assert_eq!(press(KeyCode::Char('%'), KeyModifiers::NONE), None);
    }

    #[test]
    fn escape_never_quits() {
        assert_eq!(press(KeyCode::Esc, KeyModifiers::NONE), Some(Action::Close));
    }

    #[test]
    fn the_labels_name_every_key() {
        assert_eq!(KEY_TABLE[0].keys_label(false), "← h / → l");
        assert_eq!(KEY_TABLE[0].keys_label(true), "Left h / Right l");
        assert_eq!(KEY_TABLE[0].footer_label(false), "←→");
        assert_eq!(KEY_TABLE[2].footer_label(false), "Space");
    }
}
