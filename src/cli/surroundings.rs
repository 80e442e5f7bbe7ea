//! What the program finds around itself: the variables of its environment, where its output goes, which system it runs
//! on; and what follows from that for how it looks. Flags beat variables. Nothing is asked of the terminal itself.

use crate::app::{Depth, Look, Signs, ThemeName};
use crate::scene::Choice;
use std::collections::HashMap;
use std::ffi::OsString;

/// What the program finds around itself.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// Whether standard output is a terminal.
    pub on_screen: bool,
    /// Whether the system is Windows.
    pub on_windows: bool,
    /// The variables of the environment.
    pub variables: HashMap<String, String>,
}

/// What the flags ask for; none where the surroundings decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wishes {
    pub(super) code: Choice,
    pub(super) theme: Option<ThemeName>,
    pub(super) depth: Option<Depth>,
    pub(super) signs: Option<Signs>,
}

/// Terminals that show all colours and say so by their name alone.
const FULL: [&str; 8] = ["direct", "truecolor", "24bit", "kitty", "alacritty", "ghostty", "wezterm", "foot"];

/// Terminals that have no colours.
const COLOURLESS: [&str; 6] = ["dumb", "vt52", "vt100", "vt102", "vt220", "xterm-mono"];

impl Surroundings {
    /// From the variables as the system gives them. One that is not text is left out: no decision hangs on such a one.
    #[must_use]
    pub fn new(variables: impl IntoIterator<Item = (OsString, OsString)>, on_screen: bool) -> Self {
        let text = |(name, value): (OsString, OsString)| Some((name.into_string().ok()?, value.into_string().ok()?));
        let variables = variables.into_iter().filter_map(text).collect();
        Self { on_screen, on_windows: cfg!(windows), variables }
    }

    /// Whether a user of this terminal is served by lines and not by pictures.
    pub(super) fn wants_lines(&self) -> bool {
        self.on_screen && (self.has("ACCESSIBLE") || self.value("TERM") == "dumb")
    }

    /// How the picture looks.
    pub(super) fn look(&self, wishes: Wishes) -> Look {
        Look {
            language: wishes.code.language,
            template: wishes.code.template,
            bits: wishes.code.bits,
            theme: wishes.theme.filter(|&theme| theme != ThemeName::Auto).unwrap_or_else(|| self.theme()),
            depth: wishes.depth.unwrap_or_else(|| self.depth()),
            signs: wishes.signs.unwrap_or_else(|| self.signs()),
            ..Look::default()
        }
    }

    fn value(&self, name: &str) -> &str {
        self.variables.get(name).map_or("", String::as_str)
    }

    fn has(&self, name: &str) -> bool {
        !self.value(name).is_empty()
    }

    fn depth(&self) -> Depth {
        let term = self.value("TERM");
        let of_name = if FULL.iter().any(|name| term.contains(name)) {
            Depth::Full
        } else if term.contains("256") {
            Depth::Indexed
        } else if term.is_empty() && self.on_windows {
            Depth::Full
        } else {
            Depth::Ansi
        };
        // The terminal around GNU screen has told its own depth; screen itself passes 256 colours on at best.
        let in_gnu_screen = self.has("STY") && term.starts_with("screen");
        if self.has("NO_COLOR") || COLOURLESS.contains(&term) {
            Depth::None
        } else if self.has("WT_SESSION") || self.says_all_colours() && !in_gnu_screen {
            Depth::Full
        } else {
            of_name
        }
    }

    fn says_all_colours(&self) -> bool {
        matches!(self.value("COLORTERM"), "truecolor" | "24bit")
    }

    /// By what some terminals say of their colours: `15;0`, the text first and the background last, of the 16.
    fn theme(&self) -> ThemeName {
        let background = self.value("COLORFGBG").rsplit(';').next().and_then(|colour| colour.parse::<u8>().ok());
        match background {
            Some(7 | 9..=15) => ThemeName::Light,
            Some(0..=6 | 8) => ThemeName::Dark,
            _ => ThemeName::Auto,
        }
    }

    /// By the first of the variables of the locale that says something.
    fn signs(&self) -> Signs {
        let locale =
            ["LC_ALL", "LC_CTYPE", "LANG"].map(|name| self.value(name)).into_iter().find(|value| !value.is_empty());
        let encoding = locale.unwrap_or_default().to_ascii_lowercase();
        let is_utf_8 = encoding.contains("utf-8") || encoding.contains("utf8");
        if self.value("TERM") != "linux" && (is_utf_8 || self.on_windows) { Signs::Unicode } else { Signs::Ascii }
    }
}

#[cfg(test)]
mod tests;
