//! Input on Windows: crossterm tells events, whole and apart.
//!
//! Presses and repeats count, releases do not; a character counts however the keyboard makes it.

use super::{LONGEST_PASTE, Told};
use crate::app::Mouse;
use crate::term::now;
use crate::tour::KeyPress;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use std::io;
use std::time::Duration;

/// How long input is taken before a frame is drawn though more of it comes.
const FLOOD: Duration = Duration::from_millis(100);

/// The longest sleep: crossterm counts in 32 bits of milliseconds.
const DAY: Duration = Duration::from_secs(86_400);

/// The input of the terminal.
pub(in crate::term) struct Input(());

impl Input {
    #[expect(clippy::unnecessary_wraps, reason = "it can fail elsewhere")]
    pub(in crate::term) fn open() -> io::Result<Self> {
        Ok(Self(()))
    }

    /// Sleeps until there is input, or for that long if it is a time, and returns all that the terminal tells.
    #[expect(clippy::unused_self, reason = "it has a state elsewhere")]
    pub(in crate::term) fn wait(&mut self, patience: Option<Duration>, _is_writing: bool) -> io::Result<Vec<Told>> {
        let mut told = vec![];
        let mut is_there = event::poll(patience.unwrap_or(DAY))?;
        let start = now();
        while is_there && now().saturating_duration_since(start) < FLOOD {
            told.extend(translate(event::read()?));
            is_there = event::poll(Duration::ZERO)?;
        }
        Ok(told)
    }

    /// Tells of an escape that waits for what may follow: none does here.
    #[expect(clippy::unused_self, reason = "it has a state elsewhere")]
    pub(in crate::term) fn hurry(&mut self) -> Option<Told> {
        None
    }
}

/// What an event says, if it says anything to this program.
fn translate(event: Event) -> Option<Told> {
    match event {
        Event::Key(event) => key(&event).map(Told::Key),
        Event::Mouse(mouse) => Some(Told::Mouse(match mouse.kind {
            MouseEventKind::ScrollUp => Mouse::WheelUp,
            MouseEventKind::ScrollDown => Mouse::WheelDown,
            MouseEventKind::Down(MouseButton::Left) => Mouse::Click { column: mouse.column, row: mouse.row },
            _ => return None,
        })),
        Event::Paste(text) if text.len() > LONGEST_PASTE => Some(Told::PastedTooMuch),
        Event::Paste(text) => Some(Told::Pasted(text)),
        Event::Resize(..) => Some(Told::Resized),
        Event::FocusGained | Event::FocusLost => None,
    }
}

fn key(event: &KeyEvent) -> Option<KeyPress> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    // A character may need Shift, and AltGr arrives as Control and Alt together.
    let control = event.modifiers.contains(KeyModifiers::CONTROL) && !event.modifiers.contains(KeyModifiers::ALT);
    Some(match event.code {
        KeyCode::Char(char) if control => KeyPress::Control(char.to_ascii_lowercase()),
        KeyCode::Char(char) => KeyPress::Char(char),
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
    use crate::app::{Action, EDITOR_KEYS, KEY_TABLE, action_for};
    use crate::catalogue::Variation;
    use crate::tour::Verb;

    fn press(code: KeyCode, modifiers: KeyModifiers) -> Option<KeyPress> {
        key(&KeyEvent::new(code, modifiers))
    }

    /// A key of the tables as crossterm tells it.
    fn event(wanted: KeyPress) -> KeyEvent {
        let plain = |code| KeyEvent::new(code, KeyModifiers::NONE);
        let codes = [
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::PageUp,
            KeyCode::PageDown,
            KeyCode::Home,
            KeyCode::End,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Tab,
            KeyCode::Backspace,
            KeyCode::Delete,
        ];
        match wanted {
            KeyPress::Char(char) => plain(KeyCode::Char(char)),
            KeyPress::Control(char) => KeyEvent::new(KeyCode::Char(char), KeyModifiers::CONTROL),
            _ => codes.map(plain).into_iter().find(|event| key(event) == Some(wanted)).expect("a key of this list"),
        }
    }

    #[test]
    fn a_release_does_nothing_and_a_repeat_acts_for_every_key() {
        let keys = KEY_TABLE.iter().flat_map(|entry| &entry.bindings).flat_map(|(_, keys)| *keys);
        let keys = keys.chain(EDITOR_KEYS.iter().flat_map(|entry| entry.bindings).flat_map(|(_, keys)| *keys));
        for wanted in keys.copied() {
            let mut event = event(wanted);
            assert_eq!(key(&event), Some(wanted));
            event.kind = KeyEventKind::Repeat;
            assert_eq!(key(&event), Some(wanted));
            event.kind = KeyEventKind::Release;
            assert_eq!(key(&event), None, "{wanted:?}");
        }
    }

    #[test]
    fn a_character_counts_however_the_keyboard_makes_it() {
        let action = |code, modifiers| press(code, modifiers).and_then(action_for);
        assert_eq!(action(KeyCode::Char('?'), KeyModifiers::SHIFT), Some(Action::Help));
        assert_eq!(
            action(KeyCode::Char('['), KeyModifiers::CONTROL | KeyModifiers::ALT),
            Some(Action::Do(Verb::Vary(Variation::Smaller)))
        );
        assert_eq!(action(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Action::Quit));
        assert_eq!(action(KeyCode::Char('C'), KeyModifiers::CONTROL | KeyModifiers::SHIFT), Some(Action::Quit));
        assert_eq!(press(KeyCode::Left, KeyModifiers::CONTROL), Some(KeyPress::Other));
    }
}
