//! The themes: whole, colourless where they should be, and legible.

use super::*;

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
