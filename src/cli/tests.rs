use super::*;
use crate::app::{Depth, ThemeName};
use crate::replay::Destination;
use crate::scene::listing::Language;

fn read_line(line: &str, on_screen: bool) -> Result<Order, Complaint> {
    read_around(line, &Surroundings { on_screen, ..Surroundings::default() })
}

fn read_around(line: &str, surroundings: &Surroundings) -> Result<Order, Complaint> {
    read(["stepback"].into_iter().chain(line.split_whitespace()), surroundings)
}

fn opening(line: &str) -> Opening {
    match read_line(line, true) {
        Ok(Order::Show(opening)) => opening,
        Ok(_) => panic!("{line} does not open the screen"),
        Err(complaint) => panic!("{line}: {complaint}"),
    }
}

fn printout(line: &str, on_screen: bool) -> (String, Printout) {
    match read_line(line, on_screen) {
        Ok(Order::Print(journey, printout, _)) => (journey.command(), printout),
        Ok(_) => panic!("{line} does not print"),
        Err(complaint) => panic!("{line}: {complaint}"),
    }
}

#[test]
fn the_search_is_the_one_that_the_arguments_name() {
    for (line, command) in [
        ("", "queens 4 --first"),
        ("--all", "queens 4"),
        ("queens", "queens 8"),
        ("queens 1", "queens 1"),
        ("queens 32 --first", "queens 32 --first"),
        ("--first queens 5", "queens 5 --first"),
        ("queens --all 6", "queens 6"),
        ("queens 7 --first --first", "queens 7 --first"),
    ] {
        assert_eq!(opening(line).journey.command(), command, "stepback {line}");
    }
}

#[test]
fn flags_mean_the_same_before_and_after_the_puzzle() {
    for line in ["--at 7 --code java queens 5", "queens 5 --at 7 --code java", "queens --code=Java 5 --at=7"] {
        let opening = opening(line);
        assert_eq!((opening.at, opening.look.language), (Some(7), Language::Java), "stepback {line}");
        assert_eq!(opening.journey.position(), 0);
    }
    for line in ["--print jsonl --at 3 --take 2 queens 5", "queens 5 --take 2 --at 3 --print jsonl"] {
        let expected = Printout { format: Format::JsonLines, at: 3, take: Some(2) };
        assert_eq!(printout(line, true), ("queens 5".to_owned(), expected), "stepback {line}");
    }
}

#[test]
fn a_flag_given_twice_means_what_it_says_last() {
    assert_eq!(opening("queens 5 --at 7 --at 8").at, Some(8));
    assert_eq!(opening("--at 7 queens 5 --at 8").at, Some(8));
}

#[test]
fn the_code_is_python_unless_a_language_is_named_by_any_of_its_names() {
    assert_eq!(opening("").look.language, Language::Python);
    for language in Language::ALL {
        for name in [language.word(), language.extension(), language.name()] {
            assert_eq!(opening(&format!("--code {name}")).look.language, language, "{name}");
        }
    }
}

#[test]
fn without_a_terminal_the_trace_is_printed_as_text() {
    let text = Printout { format: Format::Text, at: 0, take: None };
    assert_eq!(printout("", false), ("queens 4 --first".to_owned(), text));
    assert_eq!(printout("queens 5 --at 9", false).1, Printout { at: 9, ..text });
    for format in Format::ALL {
        assert_eq!(printout(&format!("--print {}", format.word()), true).1, Printout { format, ..text });
    }
}

#[test]
fn a_journey_that_was_ordered_can_be_made() {
    let mut journey = opening("queens 6").journey;
    assert!(journey.go(Destination::End));
    assert_eq!(journey.position(), 1_050);
}

#[test]
fn two_flags_that_contradict_each_other_are_refused_wherever_they_stand() {
    for line in ["--first --all", "--first queens 4 --all", "queens 4 --all --first", "--all queens --first 4"] {
        let complaint = read_line(line, true).err().expect(line).to_string();
        assert_eq!(complaint, "\"--first\" and \"--all\" contradict each other: leave one of them out");
    }
}

#[test]
fn the_look_comes_from_the_flags() {
    let look = |line: &str| opening(line).look;
    for (word, depth) in
        [("never", Depth::None), ("16", Depth::Ansi), ("256", Depth::Indexed), ("TrueColor", Depth::Full)]
    {
        assert_eq!(look(&format!("queens 5 --color {word}")).depth, depth);
    }
    assert_eq!(look("--color auto").depth, Depth::Ansi);
    for theme in ThemeName::ALL {
        assert_eq!(look(&format!("--theme={theme} queens 5")).theme, theme);
    }
    assert_eq!(look("--unicode").signs, Signs::Unicode);
    assert_eq!(look("--ascii").signs, Signs::Ascii);
}

#[test]
fn lines_are_read_and_written_where_they_are_asked_for_and_on_a_dumb_terminal() {
    let converses = |line: &str, term: &str, on_screen: bool| {
        let variables = [("TERM".to_owned(), term.to_owned())].into();
        let surroundings = Surroundings { on_screen, variables, ..Surroundings::default() };
        matches!(read_around(line, &surroundings), Ok(Order::Converse(_)))
    };
    assert!(converses("--plain", "xterm", true));
    assert!(converses("--plain --at 7", "xterm", false), "a log can hold a session");
    assert!(converses("queens 5", "dumb", true));
    assert!(!converses("queens 5", "dumb", false), "where there is no terminal the trace is printed");
    assert!(!converses("queens 5 --print text", "dumb", true));
    assert!(!converses("queens 5", "xterm", true));
    let complaint = read_line("--plain --print text", true).err().expect("a complaint").to_string();
    assert_eq!(complaint, "\"--plain\" and \"--print\" contradict each other: leave one of them out");
}

#[test]
fn the_table_of_arguments_is_sound() {
    use clap::CommandFactory;
    Arguments::command().debug_assert();
}
