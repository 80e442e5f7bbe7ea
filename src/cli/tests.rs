use super::*;
use crate::replay::Destination;

fn read_line(line: &str, on_screen: bool) -> Result<Order, Complaint> {
    read(["stepback"].into_iter().chain(line.split_whitespace()), on_screen)
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
        Ok(Order::Print(journey, printout)) => (journey.command(), printout),
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
        assert_eq!((opening.at, opening.language), (Some(7), Language::Java), "stepback {line}");
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
    assert_eq!(opening("").language, Language::Python);
    for language in Language::ALL {
        for name in [language.word(), language.extension(), language.name()] {
            assert_eq!(opening(&format!("--code {name}")).language, language, "{name}");
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
fn the_table_of_arguments_is_sound() {
    use clap::CommandFactory;
    Arguments::command().debug_assert();
}
