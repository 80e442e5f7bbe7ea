//! The keys of the application: one table, made from that of the verbs and from what only a screen can do. It dispatches
//! them and makes the footer, the help page and the README's list.

use super::action::Action;
use super::look::Change;
use crate::replay::Direction;
use crate::tour::{Group, KeyPress, Line, VERBS};
use std::sync::LazyLock;

/// An action and the keys that ask for it, the best known one first.
pub type Binding = (Action, &'static [KeyPress]);

/// Keys that belong together, as one line of the help.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What they are for.
    pub group: Group,
    /// Each action and its keys.
    pub bindings: Vec<Binding>,
    /// What they do, in the order of the bindings.
    pub help: &'static str,
    /// How early it stands in the footer, and the word for it there, if it does.
    pub footer: Option<(u8, &'static str)>,
}

/// The order in the footer of the entries that lead on and out: they stand last, and always.
const LEADS_ON: u8 = 100;

/// A group of keys of the screen: what they do, in which words, and how early and as what they stand in the footer.
type Own = (Group, &'static [Binding], &'static str, Option<(u8, &'static str)>);

/// What only a screen can do, in the order of the help.
const OWN: &[Own] = &[
    (
        Group::Play,
        &[
            (Action::Play(Direction::Back), &[KeyPress::Backspace]),
            (Action::Play(Direction::Forward), &[KeyPress::Char(' ')]),
        ],
        "play back / forward; again: pause",
        Some((2, "play")),
    ),
    (
        Group::Play,
        &[(Action::Slower, &[KeyPress::Char('-'), KeyPress::Char('_')]), (Action::Faster, &[KeyPress::Char('+')])],
        "slower / faster",
        None,
    ),
    (
        Group::Search,
        &[(Action::Menu, &[KeyPress::Char('p')])],
        "list of puzzles and their instances",
        Some((11, "puzzles")),
    ),
    (
        Group::View,
        &[(Action::Look(Change::Bits), &[KeyPress::Char('b')])],
        "the sets as lists or as bits",
        Some((9, "bits")),
    ),
    (
        Group::View,
        &[(Action::Look(Change::AttackMap), &[KeyPress::Char('x')])],
        "attack map: what a set rules out",
        Some((8, "map")),
    ),
    (
        Group::View,
        &[(Action::Look(Change::Language), &[KeyPress::Char('c')])],
        "language of the code",
        Some((7, "code")),
    ),
    (
        Group::View,
        &[
            (Action::ScrollCode(Direction::Back), &[KeyPress::Char('{')]),
            (Action::ScrollCode(Direction::Forward), &[KeyPress::Char('}')]),
        ],
        "scroll the code up / down",
        None,
    ),
    (
        Group::View,
        &[(Action::Look(Change::Template), &[KeyPress::Char('T')])],
        "bare template in the puzzle's words",
        None,
    ),
    (Group::View, &[(Action::Look(Change::Theme), &[KeyPress::Char('t')])], "theme", None),
    (Group::View, &[(Action::Look(Change::Zoom), &[KeyPress::Char('z')])], "the board alone, or all again", None),
    (Group::View, &[(Action::Look(Change::Panel), &[KeyPress::Tab])], "next side panel", None),
    (Group::Program, &[(Action::CopyCommand, &[KeyPress::Char('y')])], "copy the command that opens this view", None),
    (Group::Program, &[(Action::CopyCode, &[KeyPress::Char('C')])], "copy the code that is shown", None),
    (Group::Program, &[(Action::Help, &[KeyPress::Char('?')])], "these keys, page by page", Some((LEADS_ON, "keys"))),
    (Group::Program, &[(Action::Close, &[KeyPress::Escape])], "close; stop a way; leave two programs", None),
    (Group::Program, &[(Action::Redraw, &[KeyPress::Control('l')])], "draw the screen anew", None),
    (Group::Program, &[(Action::Suspend, &[KeyPress::Control('z')])], "stop; the shell's fg comes back", None),
    (
        Group::Program,
        &[(Action::Quit, &[KeyPress::Char('q'), KeyPress::Control('c')])],
        "quit",
        Some((LEADS_ON + 1, "quit")),
    ),
];

/// Every key there is, in the order of the help.
pub static KEY_TABLE: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let entries = |group: Group| {
        let own = OWN.iter().filter(move |(of, ..)| *of == group).map(own_entry);
        let verbs = VERBS.iter().filter(move |line| line.group == group).map(verb_entry);
        // Playing is what a screen does; in all else the verbs come first.
        let (first, then): (Vec<Entry>, Vec<Entry>) =
            if group == Group::Play { (own.collect(), verbs.collect()) } else { (verbs.collect(), own.collect()) };
        first.into_iter().chain(then)
    };
    Group::ALL.into_iter().flat_map(entries).collect()
});

fn own_entry(
    &(group, bindings, help, footer): &(Group, &[Binding], &'static str, Option<(u8, &'static str)>),
) -> Entry {
    Entry { group, bindings: bindings.to_vec(), help, footer }
}

fn verb_entry(line: &'static Line) -> Entry {
    let bindings = line.verbs.iter().map(|spoken| (Action::Do(spoken.verb), spoken.keys)).collect();
    Entry { group: line.group, bindings, help: line.help, footer: line.footer }
}

impl Entry {
    /// All keys of the entry: `← h / → l`; of a row of many the ends, `1 … 5`.
    #[must_use]
    pub fn keys_label(&self, ascii: bool) -> String {
        let labels = |keys: &[KeyPress]| keys.iter().map(|key| key.label(ascii)).collect::<Vec<_>>().join(" ");
        match &self.bindings[..] {
            [(_, first), _, .., (_, last)] => [labels(first), labels(last)].join(if ascii { " ... " } else { " … " }),
            bindings => bindings.iter().map(|(_, keys)| labels(keys)).collect::<Vec<_>>().join(" / "),
        }
    }

    /// The keys as the footer has them, the best known of the last binding, with that of the first if they are arrows:
    /// `←→`, `n`.
    #[must_use]
    pub fn footer_label(&self, ascii: bool) -> String {
        let first_keys: Vec<KeyPress> = self.bindings.iter().filter_map(|(_, keys)| keys.first().copied()).collect();
        match first_keys[..] {
            [one @ (KeyPress::Left | KeyPress::Up), other] => {
                [one, other].map(|key| key.label(ascii)).join(if ascii { " " } else { "" })
            }
            [.., last] => last.label(ascii),
            [] => String::new(),
        }
    }
}

/// What a key asks for, if anything.
#[must_use]
pub fn action_for(key: KeyPress) -> Option<Action> {
    let mut bindings = KEY_TABLE.iter().flat_map(|entry| &entry.bindings);
    bindings.find(|(_, keys)| keys.contains(&key)).map(|(action, _)| *action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_asks_for_two_things() {
        for (action, keys) in KEY_TABLE.iter().flat_map(|entry| &entry.bindings) {
            assert!(keys.iter().all(|&key| action_for(key) == Some(*action)), "{keys:?}");
        }
    }

    #[test]
    fn every_verb_and_every_action_of_the_screen_has_its_line() {
        assert_eq!(KEY_TABLE.len(), VERBS.len() + OWN.len());
    }

    #[test]
    fn escape_never_quits() {
        assert_eq!(action_for(KeyPress::Escape), Some(Action::Close));
        assert_eq!(action_for(KeyPress::Control('c')), Some(Action::Quit));
        assert_eq!(action_for(KeyPress::Control('n')), None);
    }

    #[test]
    fn the_labels_name_every_key() {
        assert_eq!(KEY_TABLE[0].keys_label(false), "← h / → l");
        assert_eq!(KEY_TABLE[0].keys_label(true), "Left h / Right l");
        assert_eq!(KEY_TABLE[0].footer_label(false), "←→");
        assert_eq!(KEY_TABLE[0].footer_label(true), "Left Right");
    }
}
