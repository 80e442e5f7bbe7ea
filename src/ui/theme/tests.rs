//! The themes: whole, colourless where they should be, and legible.

use super::*;

/// The least contrast between text and what is behind it: WCAG 2.2, level AA.
const LEAST: f64 = 4.5;

/// A colour as red, green and blue.
type Rgb = (u8, u8, u8);

/// The 16 colours as xterm has them.
const ANSI: [Rgb; 16] = [
    (0, 0, 0),
    (205, 0, 0),
    (0, 205, 0),
    (205, 205, 0),
    (0, 0, 238),
    (205, 0, 205),
    (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127),
    (255, 0, 0),
    (0, 255, 0),
    (255, 255, 0),
    (92, 92, 255),
    (255, 0, 255),
    (0, 255, 255),
    (255, 255, 255),
];

/// Backgrounds with the text that terminals show on them: the extremes, and a common softer one of each kind.
const DARK: [(Rgb, Rgb); 2] = [((0, 0, 0), (229, 229, 229)), ((0x1e, 0x1e, 0x1e), (0xd4, 0xd4, 0xd4))];
const LIGHT: [(Rgb, Rgb); 2] = [((255, 255, 255), (0, 0, 0)), ((0xfd, 0xf6, 0xe3), (0x40, 0x4a, 0x50))];

fn grounds(name: ThemeName) -> Vec<(Rgb, Rgb)> {
    match name {
        ThemeName::Dark => DARK.into(),
        ThemeName::Light => LIGHT.into(),
        ThemeName::Auto | ThemeName::HighContrast | ThemeName::Mono => DARK.into_iter().chain(LIGHT).collect(),
    }
}

fn rgb(colour: Color) -> Rgb {
    let index = match colour {
        Color::Rgb(red, green, blue) => return (red, green, blue),
        Color::Indexed(index) => index,
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        Color::Reset => panic!("a style that names the terminal's own colour"),
    };
    let level = |step: u8| [0, 95, 135, 175, 215, 255][usize::from(step)];
    match index {
        0..16 => ANSI[usize::from(index)],
        16..232 => (level((index - 16) / 36), level((index - 16) / 6 % 6), level((index - 16) % 6)),
        232.. => (8 + 10 * (index - 232), 8 + 10 * (index - 232), 8 + 10 * (index - 232)),
    }
}

/// Relative luminance as WCAG defines it.
fn luminance((red, green, blue): Rgb) -> f64 {
    let linear = |channel: u8| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Every row of inks that can lie over one another with text in the uppermost.
fn layers() -> Vec<Vec<Ink>> {
    let words = [
        Ink::Text,
        Ink::Quiet,
        Ink::Title,
        Ink::Key,
        Ink::Notice,
        Ink::StartText,
        Ink::PlaceText,
        Ink::AttackedText,
        Ink::UndoText,
        Ink::RecordText,
        Ink::AlsoText,
        Ink::Seen,
        Ink::Rule,
        Ink::Colour0,
        Ink::Colour1,
        Ink::Colour2,
        Ink::Colour3,
        Ink::Colour4,
        Ink::Colour5,
        Ink::Colour6,
        Ink::Colour7,
    ];
    let on_squares = [
        Ink::Given,
        Ink::Placed,
        Ink::Filled,
        Ink::RuledOut,
        Ink::PlaceSquare,
        Ink::AttackedSquare,
        Ink::UndoSquare,
        Ink::RecordSquare,
        Ink::Line,
        Ink::AlsoLine,
    ];
    let mut layers: Vec<Vec<Ink>> = words.iter().map(|&ink| vec![ink]).collect();
    for tone in [Ink::LightSquare, Ink::DarkSquare] {
        layers.push(vec![tone]);
        layers.extend(on_squares.iter().map(|&ink| vec![tone, ink]));
        for piece in [Ink::Placed, Ink::Given, Ink::Filled, Ink::RuledOut] {
            layers.push(vec![tone, Ink::Tint, piece]);
            layers.extend([Ink::Attacker, Ink::AlsoAttacker].map(|lit| vec![tone, piece, lit]));
        }
    }
    layers
}

#[test]
fn every_theme_has_every_role_in_every_depth() {
    let themes = read_all().unwrap();
    assert_eq!(themes.len(), ThemeName::ALL.len() * Depth::ALL.len());
}

#[test]
fn without_colour_there_is_no_colour() {
    for name in ThemeName::ALL {
        let theme = Theme::of(name, Depth::None);
        assert!(theme.styles.iter().all(|style| style.fg.is_none() && style.bg.is_none()), "{name}");
    }
}

#[test]
fn the_roles_are_numbered_as_they_are_listed() {
    assert!(Ink::ALL.into_iter().enumerate().all(|(index, ink)| ink as usize == index));
}

#[test]
fn all_text_has_contrast_to_what_is_behind_it() {
    assert!((contrast((0, 0, 0), (255, 255, 255)) - 21.0).abs() < 1e-9);
    let mut weak = vec![];
    for name in ThemeName::ALL {
        for depth in Depth::ALL {
            let theme = Theme::of(name, depth);
            for (ground, own) in grounds(name) {
                for inks in layers() {
                    let style = inks.iter().fold(Style::default(), |style, &ink| style.patch(theme.style(ink)));
                    let text = style.fg.map_or(own, rgb);
                    let behind = style.bg.map_or(ground, rgb);
                    let contrast = contrast(text, behind);
                    if contrast < LEAST {
                        weak.push(format!("{name} {depth:?} on {ground:?}: {inks:?} {contrast:.2}"));
                    }
                }
            }
        }
    }
    assert!(weak.is_empty(), "{}", weak.join("\n"));
}

/// What a cell with a style looks like, colours or not.
fn is_told_apart(theme: &Theme, one: Ink, other: Ink) -> bool {
    theme.style(one) != theme.style(other)
}

#[test]
fn the_parts_of_an_event_that_can_meet_differ_in_every_theme() {
    let pairs = [
        (Ink::Text, Ink::Title),
        (Ink::Text, Ink::Key),
        (Ink::Text, Ink::Notice),
        (Ink::Text, Ink::PlaceText),
        (Ink::Text, Ink::AttackedText),
        (Ink::AttackedText, Ink::AlsoText),
        (Ink::Text, Ink::AlsoText),
        (Ink::Placed, Ink::PlaceSquare),
        (Ink::Placed, Ink::Attacker),
        (Ink::Placed, Ink::AlsoAttacker),
        (Ink::Attacker, Ink::AlsoAttacker),
        (Ink::Line, Ink::AlsoLine),
    ];
    for name in ThemeName::ALL {
        for depth in Depth::ALL {
            let theme = Theme::of(name, depth);
            for (one, other) in pairs {
                assert!(is_told_apart(theme, one, other), "{name} {depth:?}: {one:?} and {other:?}");
            }
        }
    }
}

/// How far apart two colours are, from 0 to 442.
fn distance(one: Rgb, other: Rgb) -> f64 {
    let part = |one: u8, other: u8| (f64::from(one) - f64::from(other)).powi(2);
    (part(one.0, other.0) + part(one.1, other.1) + part(one.2, other.2)).sqrt()
}

#[test]
fn what_an_attack_lights_is_told_from_the_board() {
    for name in ThemeName::ALL {
        for depth in [Depth::Indexed, Depth::Full] {
            let theme = Theme::of(name, depth);
            for lit in [Ink::Attacker, Ink::AlsoAttacker, Ink::Line, Ink::AlsoLine] {
                for square in [Ink::LightSquare, Ink::DarkSquare] {
                    // What has no tone of its own is told by its sign alone.
                    let (Some(lit_tone), Some(tone)) = (theme.style(lit).bg, theme.style(square).bg) else { continue };
                    let distance = distance(rgb(lit_tone), rgb(tone));
                    assert!(distance >= 45.0, "{name} {depth:?}: {lit:?} on {square:?} {distance:.0}");
                }
            }
        }
    }
}
