//! From the terminal library's events to the application's own keys.

use crate::tour::Key;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// The key of an event: presses and repeats count, releases do not.
pub(super) fn key(event: &KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    // A character may need Shift, and AltGr arrives as Control and Alt together.
    let control =
        event.modifiers.contains(KeyModifiers::CONTROL) && !event.modifiers.contains(KeyModifiers::ALT);
    Some(match event.code {
        KeyCode::Char(character) if control => Key::Control(character.to_ascii_lowercase()),
        KeyCode::Char(character) => Key::Char(character),
        _ if control => Key::Other,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        _ => Key::Other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, KEY_TABLE, action_for};

    fn press(code: KeyCode, modifiers: KeyModifiers) -> Option<Action> {
        key(&KeyEvent::new(code, modifiers)).and_then(action_for)
    }

    /// The event that a terminal sends for a key.
    fn event(key: Key) -> KeyEvent {
        let code = match key {
            Key::Char(character) => KeyCode::Char(character),
            Key::Control(character) => {
                return KeyEvent::new(KeyCode::Char(character), KeyModifiers::CONTROL);
            }
            Key::Left => KeyCode::Left,
            Key::Right => KeyCode::Right,
            Key::Up => KeyCode::Up,
            Key::Down => KeyCode::Down,
            Key::PageUp => KeyCode::PageUp,
            Key::PageDown => KeyCode::PageDown,
            Key::Home => KeyCode::Home,
            Key::End => KeyCode::End,
            Key::Enter => KeyCode::Enter,
            Key::Escape => KeyCode::Esc,
            Key::Tab => KeyCode::Tab,
            Key::BackTab => KeyCode::BackTab,
            Key::Backspace => KeyCode::Backspace,
            Key::Delete => KeyCode::Delete,
            Key::Other => KeyCode::Menu,
        };
        KeyEvent::new(code, KeyModifiers::NONE)
    }

    #[test]
    fn a_release_does_nothing_and_a_repeat_acts_for_every_key() {
        for (action, keys) in KEY_TABLE.iter().flat_map(|entry| &entry.bindings) {
            for &of in *keys {
                let mut event = event(of);
                assert_eq!(key(&event).and_then(action_for), Some(*action), "{of:?}");
                event.kind = KeyEventKind::Repeat;
                assert_eq!(key(&event).and_then(action_for), Some(*action), "{of:?}");
                event.kind = KeyEventKind::Release;
                assert_eq!(key(&event), None, "{of:?}");
            }
        }
    }

    #[test]
    fn a_character_counts_however_the_keyboard_makes_it() {
        assert_eq!(press(KeyCode::Char('?'), KeyModifiers::SHIFT), Some(Action::Help));
        let alt_gr = KeyModifiers::CONTROL | KeyModifiers::ALT;
        assert_eq!(press(KeyCode::Char('['), alt_gr), action_for(Key::Char('[')));
        assert_eq!(press(KeyCode::Char('C'), KeyModifiers::CONTROL), Some(Action::Quit));
        assert_eq!(press(KeyCode::Char('n'), KeyModifiers::CONTROL), None);
        assert_eq!(press(KeyCode::Char('%'), KeyModifiers::NONE), None);
        assert_eq!(press(KeyCode::Esc, KeyModifiers::NONE), Some(Action::Close));
    }
}
