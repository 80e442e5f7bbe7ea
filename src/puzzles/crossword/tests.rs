//! The search against figures from outside, and against rules that are checked letter by letter.

use super::*;
use crate::search::{Event, Goal, Machine, Options};

const OPEN3: &str = include_str!("../../../tests/data/crossword/open3.txt");
const LATTICE5: &str = include_str!("../../../tests/data/crossword/lattice5.txt");
const WORDS3: &str = include_str!("../../../tests/data/crossword/words3.txt");
const WORDS5: &str = include_str!("../../../tests/data/crossword/words5.txt");

fn crossword(grid: &str, words: &str, order: Order, look_ahead: bool) -> Crossword {
    let rows: Vec<Vec<Square>> = grid.lines().map(|row| row.chars().filter_map(Square::of).collect()).collect();
    let words = Arc::new(Words::new(words.lines().map(str::to_owned)));
    Crossword::new(&Grid::new(&rows).unwrap(), &words, Strategy { order, look_ahead }).unwrap()
}

fn run(crossword: Crossword, goal: Goal) -> Machine<Crossword> {
    let mut machine = Machine::new(crossword, goal);
    machine.advance(u64::MAX);
    machine
}

#[test]
fn the_counters_are_those_that_a_recursive_program_finds() {
    for (grid, words, order, expected) in [
        (LATTICE5, WORDS5, Order::Scan, [705, 402_856, 699, 1, 404_261, 661]),
        (LATTICE5, WORDS5, Order::Mrv, [8, 2_416, 2, 1, 2_427, 2]),
        (OPEN3, WORDS3, Order::Mrv, [196, 61_615, 190, 1, 62_002, 120]),
        (OPEN3, WORDS3, Order::Scan, [12_952, 4_169_047, 12_946, 1, 4_194_946, 11_538]),
    ] {
        let machine = run(crossword(grid, words, order, false), Goal::First);
        let tally = machine.tally();
        let found = [tally.places, tally.attacked, tally.undos, tally.boards, tally.step(), tally.dead_ends];
        assert_eq!(found, expected, "{grid} {order:?}");
    }
}

#[test]
fn refusals_are_told_by_the_rule_that_is_tested_first() {
    let mut machine = Machine::new(crossword(OPEN3, WORDS3, Order::Mrv, false), Goal::First);
    let mut first = [0; 2];
    while let Some(event) = machine.step() {
        if let Event::Attacked { by, .. } = event {
            first[usize::from(by.first().unwrap())] += 1;
        }
    }
    assert_eq!(first, [61_605, 10]);
}

/// All that has to hold between events: letters, counts and the set of valid words.
fn check(crossword: &Crossword) {
    let Some(slot) = crossword.next_slot() else { return };
    let valid = crossword.valid(slot);
    for option in 0..crossword.options(slot) {
        assert_eq!(valid.contains(option), crossword.blockers(slot, option).is_empty(), "{option} in {slot}");
    }
    for slot in crossword.slots() {
        if let Some(option) = crossword.standing(slot) {
            let standing: Vec<u8> =
                crossword.entry(slot).squares.iter().filter_map(|&square| crossword.letter(square)).collect();
            assert_eq!(standing, crossword.word(slot, option).as_bytes());
        } else if crossword.strategy.order == Order::Mrv {
            assert_eq!(crossword.fitting[usize::from(slot)], crossword.count_fitting(slot));
            assert_eq!(crossword.fits(slot).count(), usize::from(crossword.count_fitting(slot)));
        }
    }
}

#[test]
fn the_bits_say_what_the_rules_say_word_by_word_and_counts_are_kept() {
    for (order, look_ahead) in [(Order::Scan, false), (Order::Mrv, false), (Order::Scan, true), (Order::Mrv, true)] {
        for (grid, words) in [(OPEN3, WORDS3), ("...a#\n.#.bc\n..d..", &words_of_any_length())] {
            let mut machine = Machine::new(crossword(grid, words, order, look_ahead), Goal::All);
            for _ in 0..120 {
                check(machine.puzzle());
                if machine.advance(37) < 37 {
                    break;
                }
            }
        }
    }
}

/// Words of two to five letters, so few kinds of them that many fit.
fn words_of_any_length() -> String {
    let letters = ["a", "b", "c", "d"];
    let mut words: Vec<String> = letters.map(str::to_owned).to_vec();
    let mut all = vec![];
    for _ in 0..4 {
        words = words.iter().flat_map(|word| letters.map(|letter| format!("{word}{letter}"))).step_by(3).collect();
        all.extend(words.iter().cloned());
    }
    all.join("\n")
}

#[test]
fn looking_ahead_finds_the_same_fillings_with_fewer_places() {
    let words = words_of_any_length();
    for order in [Order::Scan, Order::Mrv] {
        for (grid, words) in [
            ("..\n..", words.as_str()),
            ("...\n.#.\n...", words.as_str()),
            (OPEN3, "tip\ntop\npot\nopt\nape\npea\neat\ntea\nate\nale\nlea\nlee\neel"),
        ] {
            let (plain, ahead) = (crossword(grid, words, order, false), crossword(grid, words, order, true));
            let (plain, ahead) = (run(plain, Goal::All), run(ahead, Goal::All));
            assert_eq!(plain.tally().boards, ahead.tally().boards, "{grid} {order:?}");
            assert!(ahead.tally().places < plain.tally().places, "{grid} {order:?}");
        }
    }
}

#[test]
fn an_undo_leaves_the_letters_of_crossing_words_and_of_the_grid() {
    let mut crossword = crossword("c..\n...\n...", "cat\nact\ncod\ntea", Order::Mrv, false);
    let before = crossword.clone();
    crossword.place(0, 0);
    let one = crossword.clone();
    crossword.place(1, 2);
    crossword.unplace(1, 2);
    assert_eq!(crossword, one);
    assert_eq!(crossword.pattern(1).map(|letter| letter.map(char::from)).collect::<Vec<_>>(), [Some('c'), None, None]);
    crossword.unplace(0, 0);
    assert_eq!(crossword, before);
    assert_eq!(crossword.letter(0), Some(b'c'));
}

#[test]
fn a_word_stands_in_one_entry_only() {
    let machine = run(crossword("..\n..", "aa\nab\nba\nbb", Order::Scan, false), Goal::All);
    assert_eq!(machine.tally().boards, 0, "aa would stand across and down");
}

#[test]
fn entries_without_words_and_lists_that_are_too_long_are_refused() {
    let grid = |text: &str| Grid::new(&[text.chars().filter_map(Square::of).collect()]).unwrap();
    let words = |count: usize| {
        let word = |number: usize| {
            [676, 26, 1].map(|of| char::from(b'a' + u8::try_from(number / of % 26).unwrap())).iter().collect()
        };
        Arc::new(Words::new((0..count).map(word)))
    };
    let open = |text: &str, count: usize| Crossword::new(&grid(text), &words(count), Strategy::default()).map(|_| ());
    assert_eq!(open("#.#", 4), Err(Unfit::NoEntry));
    assert_eq!(open("...#..", 4), Err(Unfit::NoWord(2, true, 2)));
    assert_eq!(open("...", 4_097), Err(Unfit::TooManyWords(3)));
    assert_eq!(open("...", 4_096), Ok(()));
}

#[test]
fn a_list_of_the_greatest_length_is_searched_to_its_last_word() {
    let words: Vec<String> = (0..MOST_WORDS)
        .map(|number| {
            [676, 26, 1].map(|of| char::from(b'a' + u8::try_from(number / of % 26).unwrap())).iter().collect()
        })
        .collect();
    let machine = run(crossword("...", &words.join("\n"), Order::Scan, false), Goal::All);
    assert_eq!(machine.tally().boards, 4_096);
    assert!(machine.is_finished());
}

#[test]
fn the_built_in_grids_can_be_filled_from_the_built_in_list_by_a_search_that_can_be_followed() {
    for (example, scan, mrv) in [
        ("ring", 341, 341),
        ("frame", 875, 633),
        ("stairs", 1_644, 948),
        ("cross", 2_082, 170),
        ("lattice", 8_743, 640),
        ("ladder", 1_503, 305),
        ("bridge", 955, 782),
        ("square", 6_806, 257),
        ("eight", 2_747, 971),
    ] {
        let grid = examples::named(example).unwrap().grid();
        for (order, events) in [(Order::Scan, scan), (Order::Mrv, mrv)] {
            let strategy = Strategy { order, look_ahead: false };
            let machine = run(Crossword::new(&grid, &examples::words(), strategy).unwrap(), Goal::First);
            assert_eq!((machine.tally().boards, machine.step_number()), (1, events), "{example} {order:?}");
        }
    }
    assert_eq!(examples::EXAMPLES.len(), 9);
}

#[test]
fn the_built_in_words_are_written_once_in_lower_case() {
    let words = examples::words();
    for length in 3..=7 {
        let list = words.of_length(length);
        assert!(list.is_sorted() && list.windows(2).all(|pair| pair[0] != pair[1]), "{length}");
        assert!(list.len() >= 40 && list.iter().all(|word| word.bytes().all(|letter| letter.is_ascii_lowercase())));
    }
}
