//! From the terminal library's events to the application's own keys.

use crate::tour::KeyPress;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// The key of an event: presses and repeats count, releases do not.
pub(super) fn key(event: &KeyEvent) -> Option<KeyPress> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    // A character may need Shift, and AltGr arrives as Control and Alt together.
    let control = event.modifiers.contains(KeyModifiers::CONTROL) && !event.modifiers.contains(KeyModifiers::ALT);
    Some(match event.code {
        KeyCode::Char(character) if control => KeyPress::Control(character.to_ascii_lowercase()),
        KeyCode::Char(character) => KeyPress::Char(character),
        _ if control => KeyPress::Other,
        KeyCode::Left => KeyPress::Left,
        KeyCode::Right => KeyPress::Right,
        KeyCode::Up => KeyPress::Up,
        KeyCode::Down => KeyPress::Down,
        KeyCode::PageUp => KeyPress::PageUp,
        KeyCode::PageDown => KeyPress::PageDown,
        KeyCode::Home => KeyPress::Home,
        KeyCode::End => KeyPress::End,
        KeyCode::Enter => KeyPress::Enter,
        KeyCode::Esc => KeyPress::Escape,
        KeyCode::Tab => KeyPress::Tab,
        KeyCode::BackTab => KeyPress::BackTab,
        KeyCode::Backspace => KeyPress::Backspace,
        KeyCode::Delete => KeyPress::Delete,
        _ => KeyPress::Other,
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
    fn event(key: KeyPress) -> KeyEvent {
        let code = match key {
            KeyPress::Char(character) => KeyCode::Char(character),
            KeyPress::Control(character) => {
                return KeyEvent::new(KeyCode::Char(character), KeyModifiers::CONTROL);
            }
            KeyPress::Left => KeyCode::Left,
            KeyPress::Right => KeyCode::Right,
            KeyPress::Up => KeyCode::Up,
            KeyPress::Down => KeyCode::Down,
            KeyPress::PageUp => KeyCode::PageUp,
            KeyPress::PageDown => KeyCode::PageDown,
            KeyPress::Home => KeyCode::Home,
            KeyPress::End => KeyCode::End,
            KeyPress::Enter => KeyCode::Enter,
            KeyPress::Escape => KeyCode::Esc,
            KeyPress::Tab => KeyCode::Tab,
            KeyPress::BackTab => KeyCode::BackTab,
            KeyPress::Backspace => KeyCode::Backspace,
            KeyPress::Delete => KeyCode::Delete,
            KeyPress::Other => KeyCode::Menu,
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
        assert_eq!(press(KeyCode::Char('['), alt_gr), action_for(KeyPress::Char('[')));
        assert_eq!(press(KeyCode::Char('C'), KeyModifiers::CONTROL), Some(Action::Quit));
        assert_eq!(press(KeyCode::Char('n'), KeyModifiers::CONTROL), None);
        assert_eq!(press(KeyCode::Char('%'), KeyModifiers::NONE), None);
        assert_eq!(press(KeyCode::Esc, KeyModifiers::NONE), Some(Action::Close));
    }
}
