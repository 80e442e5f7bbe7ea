//! What each role looks like: the one place where colours are named, read from `assets/themes`.

use ratatui::style::{Color, Modifier, Style};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::OnceLock;

pub use crate::app::{Depth, ThemeName};

/// A part that something drawn plays; a theme gives it a style.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ink {
    /// Ordinary text.
    Text,
    /// Text that may be overlooked: what is past, rules, coordinates.
    Quiet,
    /// The name of the program and of panels.
    Title,
    /// The name of a key.
    Key,
    /// What the user is told.
    Notice,
    /// A light square of the board.
    LightSquare,
    /// A dark square of the board.
    DarkSquare,
    /// A square of a unit that the event looks at.
    Tint,
    /// A square that is no part of the puzzle.
    Blocked,
    /// Rules of the board between its boxes.
    Rule,
    /// What the puzzle itself put there.
    Given,
    /// What the search put there earlier.
    Placed,
    /// A digit that the search put there earlier.
    Filled,
    /// A square that is ruled out.
    RuledOut,
    /// The square of a placing.
    PlaceSquare,
    /// The square of a refusal.
    AttackedSquare,
    /// The square of an undo.
    UndoSquare,
    /// A square of a recorded board.
    RecordSquare,
    /// The attacker that the code met first.
    Attacker,
    /// A further attacker.
    AlsoAttacker,
    /// On the way from the attacker that the code met first.
    Line,
    /// On the way from a further attacker.
    AlsoLine,
    /// Words of the start.
    StartText,
    /// Words of a placing.
    PlaceText,
    /// Words of a refusal.
    AttackedText,
    /// Words of an undo.
    UndoText,
    /// Words of a record.
    RecordText,
    /// Words of what would have refused as well.
    AlsoText,
    /// The part of the timeline that lies behind, and the position.
    Seen,
    /// The first colour of a puzzle that deals with colours; its number always stands beside it.
    Colour0,
    /// The next one.
    Colour1,
    /// The next one.
    Colour2,
    /// The next one.
    Colour3,
    /// The next one.
    Colour4,
    /// The next one.
    Colour5,
    /// The next one.
    Colour6,
    /// The next one.
    Colour7,
}

impl Ink {
    /// All roles.
    pub const ALL: [Self; 37] = [
        Self::Text,
        Self::Quiet,
        Self::Title,
        Self::Key,
        Self::Notice,
        Self::LightSquare,
        Self::DarkSquare,
        Self::Tint,
        Self::Blocked,
        Self::Rule,
        Self::Given,
        Self::Placed,
        Self::Filled,
        Self::RuledOut,
        Self::PlaceSquare,
        Self::AttackedSquare,
        Self::UndoSquare,
        Self::RecordSquare,
        Self::Attacker,
        Self::AlsoAttacker,
        Self::Line,
        Self::AlsoLine,
        Self::StartText,
        Self::PlaceText,
        Self::AttackedText,
        Self::UndoText,
        Self::RecordText,
        Self::AlsoText,
        Self::Seen,
        Self::Colour0,
        Self::Colour1,
        Self::Colour2,
        Self::Colour3,
        Self::Colour4,
        Self::Colour5,
        Self::Colour6,
        Self::Colour7,
    ];

    /// The role of a colour by its number; there are eight, and then the first one again.
    #[must_use]
    pub const fn of_colour(number: u16) -> Self {
        match number % 8 {
            0 => Self::Colour0,
            1 => Self::Colour1,
            2 => Self::Colour2,
            3 => Self::Colour3,
            4 => Self::Colour4,
            5 => Self::Colour5,
            6 => Self::Colour6,
            _ => Self::Colour7,
        }
    }
}

/// A style for every role, in one colour depth.
#[derive(Clone, Debug)]
pub struct Theme {
    styles: [Style; Ink::ALL.len()],
    /// Whether light and dark squares have tones of their own; without, dark ones are filled with a sign.
    pub has_tones: bool,
    /// Whether any role has a colour; without, what colours would tell is told by signs.
    pub has_colours: bool,
}

/// A theme file: a table for each colour depth.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    truecolor: Table,
    #[serde(rename = "256")]
    indexed: Table,
    #[serde(rename = "16")]
    ansi: Table,
}

type Table = HashMap<Ink, Spec>;

/// A style as a theme file writes it; what is not named stays the terminal's own.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
struct Spec {
    /// A name, an index or `#rrggbb`.
    text: Option<String>,
    /// The same for what is behind the text.
    behind: Option<String>,
    /// Attributes: `bold`, `underlined`, `reversed`, `dim`.
    with: Vec<String>,
}

impl Spec {
    fn style(&self) -> Result<Style, String> {
        let colour = |name: &String| name.parse::<Color>().map_err(|_| format!("\"{name}\" is no colour"));
        let modifiers = self.with.iter().map(|name| match name.as_str() {
            "bold" => Ok(Modifier::BOLD),
            "underlined" => Ok(Modifier::UNDERLINED),
            "reversed" => Ok(Modifier::REVERSED),
            "dim" => Ok(Modifier::DIM),
            _ => Err(format!("\"{name}\" is no attribute")),
        });
        Ok(Style {
            fg: self.text.as_ref().map(colour).transpose()?,
            bg: self.behind.as_ref().map(colour).transpose()?,
            add_modifier: modifiers.collect::<Result<_, _>>()?,
            ..Style::default()
        })
    }
}

impl Theme {
    /// A theme in a colour depth.
    ///
    /// # Panics
    /// Never: a test reads every file that is built in.
    #[must_use]
    pub fn of(name: ThemeName, depth: Depth) -> &'static Self {
        static THEMES: OnceLock<HashMap<(ThemeName, Depth), Theme>> = OnceLock::new();
        let themes = THEMES.get_or_init(|| read_all().unwrap_or_else(|error| panic!("{error}")));
        &themes[&(name, depth)]
    }

    /// The style of a role.
    #[must_use]
    pub fn style(&self, ink: Ink) -> Style {
        self.styles[ink as usize]
    }

    fn from_table(table: &Table) -> Result<Self, String> {
        let mut styles = [Style::default(); Ink::ALL.len()];
        for ink in Ink::ALL {
            let spec = table.get(&ink).ok_or_else(|| format!("{ink:?} is missing"))?;
            styles[ink as usize] = spec.style().map_err(|error| format!("{ink:?}: {error}"))?;
        }
        let [light, dark] = [Ink::LightSquare, Ink::DarkSquare].map(|ink| styles[ink as usize].bg);
        let has_colours = styles.iter().any(|style| style.fg.is_some() || style.bg.is_some());
        Ok(Self { styles, has_tones: light != dark, has_colours })
    }
}

/// The files of the themes that have colours.
const FILES: [(ThemeName, &str); 4] = [
    (ThemeName::Auto, include_str!("../../assets/themes/auto.toml")),
    (ThemeName::Dark, include_str!("../../assets/themes/dark.toml")),
    (ThemeName::Light, include_str!("../../assets/themes/light.toml")),
    (ThemeName::HighContrast, include_str!("../../assets/themes/high-contrast.toml")),
];

/// The one without: every role by attributes alone.
const MONO: &str = include_str!("../../assets/themes/mono.toml");

fn read_all() -> Result<HashMap<(ThemeName, Depth), Theme>, String> {
    let mono: Table = toml::from_str(MONO).map_err(|error| format!("mono.toml: {error}"))?;
    let mono = Theme::from_table(&mono)?;
    let mut themes = HashMap::new();
    for name in ThemeName::ALL {
        for depth in Depth::ALL {
            themes.insert((name, depth), mono.clone());
        }
    }
    for (name, text) in FILES {
        let file: File = toml::from_str(text).map_err(|error| format!("{name}: {error}"))?;
        let tables = [(Depth::Full, &file.truecolor), (Depth::Indexed, &file.indexed), (Depth::Ansi, &file.ansi)];
        for (depth, table) in tables {
            let theme = Theme::from_table(table).map_err(|error| format!("{name}, {depth:?}: {error}"))?;
            themes.insert((name, depth), theme);
        }
    }
    Ok(themes)
}

#[cfg(test)]
mod tests;
