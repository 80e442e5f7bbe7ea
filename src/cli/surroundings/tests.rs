//! From an environment to a look, as a table.

use super::*;
use crate::scene::listing::Language;

fn around(variables: &str) -> Surroundings {
    let pair = |word: &str| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    Surroundings { on_screen: true, on_windows: false, variables: variables.split(' ').filter_map(pair).collect() }
}

fn look(variables: &str) -> Look {
    around(variables).look(Wishes::default())
}

#[test]
fn the_depth_follows_no_color_then_colorterm_then_term() {
    for (variables, depth) in [
        ("TERM=xterm-256color COLORTERM=truecolor", Depth::Full),
        ("TERM=xterm COLORTERM=24bit", Depth::Full),
        ("TERM=xterm-256color", Depth::Indexed),
        ("TERM=xterm-256color COLORTERM=yes", Depth::Indexed),
        ("TERM=xterm-kitty", Depth::Full),
        ("TERM=alacritty", Depth::Full),
        ("TERM=xterm-direct", Depth::Full),
        ("TERM=xterm", Depth::Ansi),
        ("TERM=linux", Depth::Ansi),
        ("", Depth::Ansi),
        ("TERM=dumb", Depth::None),
        ("TERM=vt100", Depth::None),
        ("TERM=xterm-256color COLORTERM=truecolor NO_COLOR=1", Depth::None),
        ("TERM=xterm-256color COLORTERM=truecolor NO_COLOR=", Depth::Full),
        ("TERM=tmux-256color COLORTERM=truecolor TMUX=x", Depth::Full),
        ("TERM=screen.xterm-256color COLORTERM=truecolor STY=x", Depth::Indexed),
        ("TERM=screen COLORTERM=truecolor STY=x", Depth::Ansi),
    ] {
        assert_eq!(look(variables).depth, depth, "{variables}");
    }
}

#[test]
fn the_theme_follows_what_the_terminal_says_of_its_background_and_else_suits_both() {
    for (variables, theme) in [
        ("COLORFGBG=15;0", ThemeName::Dark),
        ("COLORFGBG=0;15", ThemeName::Light),
        ("COLORFGBG=0;default;15", ThemeName::Light),
        ("COLORFGBG=0;7", ThemeName::Light),
        ("COLORFGBG=12;8", ThemeName::Dark),
        ("COLORFGBG=default;default", ThemeName::Auto),
        ("COLORFGBG=", ThemeName::Auto),
        ("", ThemeName::Auto),
    ] {
        assert_eq!(look(variables).theme, theme, "{variables}");
    }
}

#[test]
fn the_signs_follow_the_locale_and_the_console() {
    for (variables, signs) in [
        ("LANG=en_US.UTF-8", Signs::Unicode),
        ("LANG=de_DE.utf8", Signs::Unicode),
        ("LANG=C LC_CTYPE=C.UTF-8", Signs::Unicode),
        ("LANG=en_US.UTF-8 LC_ALL=C", Signs::Ascii),
        ("LANG=en_US.UTF-8 LC_CTYPE=POSIX", Signs::Ascii),
        ("LANG=en_US.UTF-8 LC_ALL= LC_CTYPE=", Signs::Unicode),
        ("LANG=en_US.ISO-8859-1", Signs::Ascii),
        ("", Signs::Ascii),
        ("LANG=en_US.UTF-8 TERM=linux", Signs::Ascii),
    ] {
        assert_eq!(look(variables).signs, signs, "{variables}");
    }
}

#[test]
fn windows_has_all_colours_and_all_signs() {
    let around = Surroundings { on_windows: true, ..around("") };
    let look = around.look(Wishes::default());
    assert_eq!((look.depth, look.signs), (Depth::Full, Signs::Unicode));
}

#[test]
fn a_wish_beats_the_surroundings() {
    let around = around("NO_COLOR=1 LANG=C COLORFGBG=15;0 TERM=dumb");
    let wishes = Wishes {
        code: Choice::of(Language::Rust),
        theme: Some(ThemeName::Light),
        depth: Some(Depth::Full),
        signs: Some(Signs::Unicode),
    };
    let look = around.look(wishes);
    assert_eq!((look.theme, look.depth, look.signs), (ThemeName::Light, Depth::Full, Signs::Unicode));
    assert_eq!(look.language, Language::Rust);
    let wishes = Wishes { theme: Some(ThemeName::Auto), ..Wishes::default() };
    assert_eq!(around.look(wishes).theme, ThemeName::Dark);
}

#[test]
fn lines_are_wanted_by_accessible_and_by_a_dumb_terminal() {
    for (variables, wanted) in
        [("ACCESSIBLE=1", true), ("ACCESSIBLE=", false), ("TERM=dumb", true), ("TERM=xterm", false), ("", false)]
    {
        assert_eq!(around(variables).wants_lines(), wanted, "{variables}");
        assert!(!Surroundings { on_screen: false, ..around(variables) }.wants_lines());
    }
}
