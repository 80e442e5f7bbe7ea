use super::*;
use crate::catalogue::tests::asked;
use crate::catalogue::{Asked, asked_mistake, mistakes};
use crate::puzzles::queens::Queens;
use crate::replay::Replay;
use crate::replay::threads::AtOnce;
use crate::scene::listing::Language;
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
    written(size, goal, Printout { format, at: 0, take: None, code: Choice::default() }).0
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
            let (output, past) =
                written(5, Goal::All, Printout { format, at, take: Some(take), code: Choice::default() });
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
    let (output, past) = written(
        4,
        Goal::First,
        Printout { format: Format::JsonLines, at: 500, take: Some(3), code: Choice::default() },
    );
    assert_eq!((output.as_str(), past), ("", Some(PastTheEnd { asked: 500, last: 31 })));
    assert_eq!(past.unwrap().to_string(), "there is no step 500: the search ends with step 31");
    let (output, past) =
        written(4, Goal::First, Printout { format: Format::Text, at: 31, take: None, code: Choice::default() });
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
        let printout = Printout { format, at: 0, take: None, code: Choice::default() };
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

/// What is written of the code that is asked for.
fn code(command: &Asked, code: Choice) -> String {
    let mut out = vec![];
    let printout = Printout { format: Format::Code, at: 0, take: None, code };
    let past = printout.write(&mut command.open().unwrap(), "", &AtOnce, &mut out).unwrap();
    assert_eq!(past, None);
    String::from_utf8(out).unwrap()
}

#[test]
fn the_code_of_every_listing_is_written_as_its_file_has_it_without_tags() {
    for (command, name) in [
        ("queens", "queens"),
        ("sudoku --order mrv --look-ahead --propagate", "sudoku-mrv-look-ahead-propagate"),
        ("parentheses", "parentheses"),
        ("permutations", "permutations"),
        ("word-search", "word-search"),
        ("coloring --order degree --look-ahead", "coloring-degree-look-ahead"),
        ("coloring --order mrv --look-ahead", "coloring-mrv-look-ahead"),
        ("registers --order degree", "registers-degree"),
        ("registers --order mrv", "registers-mrv"),
        ("crossword --look-ahead", "crossword-look-ahead"),
        ("crossword --order mrv --look-ahead", "crossword-mrv-look-ahead"),
    ] {
        for language in Language::ALL {
            let written = code(&asked(command), Choice::of(language));
            let file = format!("{}/assets/code/{name}.{}", env!("CARGO_MANIFEST_DIR"), language.extension());
            let kept = std::fs::read_to_string(&file).unwrap();
            assert!(!written.contains('@') && written.ends_with('\n'), "{file}");
            assert_eq!(written.lines().count(), kept.lines().count(), "{file}");
            for (written, kept) in written.lines().zip(kept.lines()) {
                let comment = kept[written.len()..].trim_start();
                let is_tagged = ["# @", "// @"].iter().any(|sign| comment.starts_with(sign));
                assert!(kept.starts_with(written) && (comment.is_empty() || is_tagged), "{file}: {kept}");
            }
        }
    }
}

#[test]
fn with_bits_the_code_of_the_queens_keeps_bits() {
    let bits = Choice { bits: true, ..Choice::default() };
    assert!(code(&asked("queens 4"), bits).contains("cols = diag = anti = 0"));
    assert_eq!(code(&asked("sudoku"), bits), code(&asked("sudoku"), Choice::default()));
}

#[test]
fn of_a_mistake_the_wrong_program_is_written() {
    for number in 1..=mistakes().count() {
        let asked = asked_mistake(number).unwrap();
        let listing = mistakes().nth(number - 1).unwrap().listing.listing(Language::Rust).0;
        let lines: Vec<&str> = listing.lines.iter().map(|line| line.text).collect();
        assert_eq!(code(&asked, Choice::of(Language::Rust)), lines.join("\n") + "\n", "{number}");
        assert!(code(&asked, Choice { template: true, ..Choice::default() }).starts_with("backtrack(slot):"));
    }
}

#[test]
fn a_line_that_repeats_the_marks_is_the_one_that_is_written_by_itself_in_every_puzzle() {
    for listed in crate::catalogue::listed() {
        let Ok(Opened::One(mut show)) = listed.asked.open() else { panic!("one program") };
        let mut in_a_row = jsonl::Fields::default();
        for _ in 0..400 {
            if !show.step_forward() {
                break;
            }
            let (mut line, mut alone) = (b"{".to_vec(), b"{".to_vec());
            in_a_row.write(show.as_ref(), &mut line);
            jsonl::Fields::default().write(show.as_ref(), &mut alone);
            assert_eq!(String::from_utf8(line), String::from_utf8(alone), "{}", listed.asked.command());
        }
    }
}
