//! How the same step is shown.

use crate::scene::listing::Language;
use crate::scene::{Choice, Scene};
use std::fmt;

/// The choices of the user about the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is switched by a key of its own")]
pub struct Look {
    /// The language of the code.
    pub language: Language,
    /// The bare template instead of the code.
    pub template: bool,
    /// The sets as rows of bits instead of lists of keys.
    pub bits: bool,
    /// Every square that is ruled out is marked, tried or not.
    pub attack_map: bool,
    /// The board alone, as large as it can be.
    pub zoomed: bool,
    /// What stands beside the board under the sets.
    pub panel: Panel,
    /// The colours.
    pub theme: ThemeName,
    /// How many colours the terminal has.
    pub depth: Depth,
    /// The signs that it can show.
    pub signs: Signs,
}

/// A set of colours, by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThemeName {
    /// For any background, where nobody knows which one it is: every accent brings its own.
    #[default]
    Auto,
    /// For a dark background.
    Dark,
    /// For a light background.
    Light,
    /// Strong colours for a projector or tired eyes, on either background.
    HighContrast,
    /// No colours: attributes alone.
    Mono,
}

impl ThemeName {
    /// All themes, in the order in which the key goes through them.
    pub const ALL: [Self; 5] = [Self::Auto, Self::Dark, Self::Light, Self::HighContrast, Self::Mono];

    /// The name on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
            Self::Mono => "mono",
        }
    }

    const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Dark,
            Self::Dark => Self::Light,
            Self::Light => Self::HighContrast,
            Self::HighContrast => Self::Mono,
            Self::Mono => Self::Auto,
        }
    }
}

impl fmt::Display for ThemeName {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.word())
    }
}

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Depth {
    /// None, or none wanted.
    None,
    /// The 16 of its own palette.
    Ansi,
    /// The 256 indexed ones.
    Indexed,
    /// All of them.
    #[default]
    Full,
}

impl Depth {
    /// All depths, the least first.
    pub const ALL: [Self; 4] = [Self::None, Self::Ansi, Self::Indexed, Self::Full];
}

/// Which signs a terminal can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Signs {
    /// Lines, blocks and the chess queen.
    #[default]
    Unicode,
    /// Plain ASCII.
    Ascii,
}

/// What stands beside the board under the sets, where there is no room for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Panel {
    /// The calls and the code, half of each.
    #[default]
    Both,
    /// The code alone.
    Code,
    /// The calls alone.
    Calls,
}

/// A change of the look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Sets or bits.
    Bits,
    /// The attack map on or off.
    AttackMap,
    /// The next language of the code.
    Language,
    /// The bare template, or the code again.
    Template,
    /// The board alone, or all again.
    Zoom,
    /// The next side panel.
    Panel,
    /// The next theme.
    Theme,
}

impl Look {
    /// Which code is shown.
    #[must_use]
    pub const fn code(&self) -> Choice {
        Choice { language: self.language, bits: self.bits, template: self.template }
    }

    /// Takes from a command what it says of the code, as the command of a view says it, and gives the rest.
    pub(super) fn read(&mut self, command: &str) -> String {
        let mut words: Vec<&str> = command.split(' ').collect();
        if let Some(at) = words.iter().position(|word| *word == "--bits") {
            words.remove(at);
            self.bits = true;
        }
        if let Some(at) = words.iter().position(|word| *word == "--code")
            && let Some(choice) = words.get(at + 1).and_then(|word| Choice::named(word))
        {
            words.drain(at..at + 2);
            self.template = choice.template;
            if !choice.template {
                self.language = choice.language;
            }
        }
        words.join(" ")
    }

    /// Changes it; gives what is to be said where the picture does not say it.
    pub(super) fn change(&mut self, change: Change, scene: &Scene) -> Option<String> {
        match change {
            Change::Bits => self.bits = !self.bits,
            Change::AttackMap => {
                self.attack_map = !self.attack_map;
                return Some(if self.attack_map { map_of(scene) } else { "attack map off".to_owned() });
            }
            Change::Language => {
                let next = self.code().next();
                (self.language, self.template) = (next.language, next.template);
            }
            Change::Template => {
                self.template = !self.template;
                if self.template {
                    self.zoomed = false;
                    self.panel = if self.panel == Panel::Calls { Panel::Both } else { self.panel };
                }
            }
            Change::Zoom => self.zoomed = !self.zoomed,
            Change::Theme => {
                self.theme = self.theme.next();
                return Some(format!("theme: {}", self.theme));
            }
            Change::Panel => {
                self.panel = match self.panel {
                    Panel::Both => Panel::Code,
                    Panel::Code => Panel::Calls,
                    Panel::Calls => Panel::Both,
                }
            }
        }
        None
    }
}

/// What the attack map of a scene shows: the sets that rule squares out, and that what is filled line by line needs none.
fn map_of(scene: &Scene) -> String {
    let mut names: Vec<&str> = scene.marks.iter().map(|set| scene.name_of(set)).collect();
    names.dedup();
    let slot = scene.words.slot;
    let fills_lines = scene.words.about.first() == Some(&slot) && names.iter().all(|name| !name.starts_with(slot));
    let note = if fills_lines { format!("; {slot}s are no set") } else { String::new() };
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => {
            format!("attack map on: squares that {} or {last} rule out{note}", others.join(", "))
        }
        Some((only, _)) => format!("attack map on: squares that {only} rules out{note}"),
        None => "attack map on: squares that a set rules out".to_owned(),
    }
}

#[cfg(test)]
mod tests;
