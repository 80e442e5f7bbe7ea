//! The keys: one table that dispatches them and makes the footer, the help page and the README's list.

mod table;

pub use table::KEY_TABLE;

use super::action::Action;
use super::input::Key;

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

/// What a key asks for, if anything.
#[must_use]
pub fn action_for(key: Key) -> Option<Action> {
    let bindings = KEY_TABLE.iter().flat_map(|entry| entry.bindings);
    bindings.into_iter().find(|(_, keys)| keys.contains(&key)).map(|(action, _)| *action)
}

/// Whether a key acts even while something is being typed: those with Control, which are not text.
pub(super) fn always_acts(key: Key) -> bool {
    matches!(key, Key::Control(_)) && action_for(key).is_some()
}

/// Whether a key is a character, with Control or without.
pub(super) fn is_character(key: Key) -> bool {
    matches!(key, Key::Char(_) | Key::Control(_))
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
            [one @ (Key::Left | Key::Up), other] if !ascii => one.label(false) + &other.label(false),
            [one @ (Key::Left | Key::Up), other] => {
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

    #[test]
    fn no_key_asks_for_two_things() {
        for (action, keys) in KEY_TABLE.iter().flat_map(|entry| entry.bindings) {
            for key in *keys {
                assert_eq!(action_for(*key), Some(*action), "{key:?}");
            }
        }
    }

    #[test]
    fn keys_without_a_meaning_ask_for_nothing() {
        for key in [Key::Char('%'), Key::Control('n'), Key::Function(1), Key::Other] {
            assert_eq!(action_for(key), None, "{key:?}");
        }
    }

    #[test]
    fn escape_never_quits() {
        assert_eq!(action_for(Key::Escape), Some(Action::Close));
    }

    #[test]
    fn the_labels_name_every_key() {
        assert_eq!(KEY_TABLE[0].keys_label(false), "← h / → l");
        assert_eq!(KEY_TABLE[0].keys_label(true), "Left h / Right l");
        assert_eq!(KEY_TABLE[0].footer_label(false), "←→");
        assert_eq!(KEY_TABLE[2].footer_label(false), "Space");
    }
}
