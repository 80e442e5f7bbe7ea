use super::*;
use crate::puzzles::queens::Queens;
use crate::replay::Replay;
use crate::replay::threads::AtOnce;
use crate::search::Goal;

fn opened(size: u8, goal: Goal) -> Opened {
    Opened::One(Box::new(Replay::new(Queens::new(size).unwrap(), goal)))
}

fn written(size: u8, goal: Goal, printout: Printout) -> (String, Option<PastTheEnd>) {
    let mut out = vec![];
    let past = printout.write(&mut opened(size, goal), "queens", &AtOnce, &mut out).unwrap();
    (String::from_utf8(out).unwrap(), past)
}

fn whole(size: u8, goal: Goal, format: Format) -> String {
    written(size, goal, Printout { format, at: 0, take: None }).0
}

#[test]
fn no_board_is_an_empty_list_and_a_count_of_nought() {
    for size in [2, 3] {
        assert_eq!(whole(size, Goal::All, Format::Boards), "[]\n");
        assert_eq!(whole(size, Goal::First, Format::Count), "0\n");
    }
}

#[test]
fn the_boards_are_those_that_the_count_counts() {
    for (size, expected) in [(1, 1), (4, 2), (5, 10), (6, 4), (7, 40), (8, 92)] {
        let boards: Vec<Vec<String>> = serde_json::from_str(&whole(size, Goal::All, Format::Boards)).unwrap();
        assert_eq!(boards.len(), expected);
        assert!(boards.iter().flatten().all(|row| row.matches('Q').count() == 1));
        assert_eq!(whole(size, Goal::All, Format::Count), format!("{expected}\n"));
    }
}

#[test]
fn a_part_is_the_same_lines_as_in_the_whole() {
    for format in [Format::Text, Format::JsonLines] {
        let all = whole(5, Goal::All, format);
        let before = if format == Format::Text { 2 } else { 0 };
        for (at, take) in [(0, 10), (1, 1), (100, 20), (282, 1), (7, 0)] {
            let (output, past) = written(5, Goal::All, Printout { format, at, take: Some(take) });
            let skipped = if at == 0 { 0 } else { before + usize::try_from(at).unwrap() };
            let events = usize::try_from(take).unwrap() + if at == 0 { before } else { 0 };
            let tally = usize::from(format == Format::Text && at + take == 283);
            let expected: Vec<&str> = all.lines().skip(skipped).take(events + tally).collect();
            assert_eq!(output.lines().collect::<Vec<_>>(), expected, "{format:?} at {at}, {take} events");
            assert_eq!(past, None);
        }
    }
}

#[test]
fn a_part_past_the_end_has_no_event_and_is_told() {
    let (output, past) = written(4, Goal::First, Printout { format: Format::JsonLines, at: 500, take: Some(3) });
    assert_eq!((output.as_str(), past), ("", Some(PastTheEnd { asked: 500, last: 31 })));
    assert_eq!(past.unwrap().to_string(), "there is no step 500: the search ends with step 31");
    let (output, past) = written(4, Goal::First, Printout { format: Format::Text, at: 31, take: None });
    assert_eq!((output.lines().count(), past), (1, None));
}

#[test]
fn a_failure_to_write_ends_the_run_at_once() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    for format in [Format::Text, Format::JsonLines, Format::Boards] {
        let printout = Printout { format, at: 0, take: None };
        let error = printout.write(&mut opened(32, Goal::All), "queens 32", &AtOnce, &mut Closed).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
    }
}

#[test]
fn the_words_of_the_formats_differ() {
    let mut words = Format::ALL.map(Format::word);
    words.sort_unstable();
    assert!(words.windows(2).all(|pair| pair[0] != pair[1]));
}
