use super::*;
use crate::catalogue::tests::asked;
use crate::catalogue::{PUZZLES, asked_mistake, mistakes};
use crate::replay::Destination;
use crate::scene::Opened;

/// The template at the start of a search.
fn template_of(command: &str) -> Code {
    let Opened::One(show) = asked(command).open().unwrap() else { panic!("{command} is two programs") };
    show.scene().code(Choice { template: true, ..Choice::default() })
}

#[test]
fn every_part_of_the_template_has_a_line() {
    for event in TagEvent::ALL {
        let lines = template().lines_for(crate::scene::listing::Tag::new(event)).count();
        assert!(lines > 0, "no line for @{}", event.word());
    }
}

#[test]
fn the_words_beside_the_template_are_those_of_the_puzzle() {
    let expected = "\
backtrack(slot):      # row
  if no slot is left:
    record, return    # board
  for each option:    # column
    if not is_valid:  # cols diag anti
      continue
    place             # queen
    backtrack(next slot)
    unplace           # queen
  return
";
    assert_eq!(template_of("queens 4").text(), expected);
    let tests = |command| template_of(command).words[4].join(" ");
    assert_eq!(tests("sudoku"), "rows cols boxes");
    assert_eq!(tests("sudoku --look-ahead --propagate"), "rows cols boxes look-ahead forced");
    assert_eq!(tests("coloring"), "neighbours");
    assert_eq!(tests("coloring --look-ahead"), "neighbours look-ahead");
    assert_eq!(tests("registers"), "live");
    assert_eq!(tests("word-search"), "board letter used");
    assert_eq!(tests("parentheses"), "open close");
    assert_eq!(tests("permutations"), "used twin");
    assert_eq!(tests("crossword --look-ahead"), "crossing used look-ahead");
}

#[test]
fn all_puzzles_and_all_mistakes_have_one_and_the_same_template() {
    let usual = PUZZLES.iter().map(|offer| crate::catalogue::Asked::usual(offer).settled());
    let wrong = (1..=mistakes().count()).map(|number| asked_mistake(number).unwrap());
    for asked in usual.chain(wrong) {
        let scene = match asked.open().unwrap() {
            Opened::One(show) => show.scene(),
            Opened::Two(pair) => pair.scene_of(crate::scene::Side::Second),
        };
        let code = scene.code(Choice { template: true, ..Choice::default() });
        assert!(std::ptr::eq(code.listing, template()), "{asked:?}");
        let silent = code.words.iter().filter(|words| words.is_empty()).count();
        assert_eq!(silent, 4, "{asked:?}: {:?}", code.words);
    }
}

#[test]
fn whatever_the_event_some_line_of_the_template_is_lit() {
    for offer in PUZZLES {
        let Opened::One(mut show) = crate::catalogue::Asked::usual(offer).settled().open().unwrap() else {
            panic!("{} is two programs", offer.name)
        };
        for _ in 0..200 {
            let scene = show.scene();
            let lit = scene.tags.iter().flat_map(|&tag| template().lines_for(tag)).count();
            assert!(lit > 0, "{} {}: {:?}", offer.name, scene.step, scene.tags);
            if !show.step_forward() {
                break;
            }
        }
    }
}

#[test]
fn tests_that_have_no_room_beside_their_line_stand_beside_the_next_one() {
    let code = template_of("word-search");
    let (column, words) = code.beside(36);
    assert_eq!((column, words[4].join(" "), words[5].join(" ")), (21, "board letter".to_owned(), "used".to_owned()));
    let (column, words) = code.beside(46);
    assert_eq!((column, words[4].join(" "), words[5].len()), (22, "board letter used".to_owned(), 0));
    let (_, words) = template_of("crossword --look-ahead").beside(36);
    assert_eq!((words[4].join(" "), words[5].join(" ")), ("crossing used".to_owned(), "look-ahead".to_owned()));
    // The sets of the queens and of a Sudoku stand in one row.
    for command in ["queens", "sudoku"] {
        assert!(template_of(command).beside(36).1[5].is_empty(), "{command}");
    }
}

#[test]
fn bits_are_shown_by_the_listing_that_keeps_them_and_else_by_the_one_with_sets() {
    let code = |command: &str, bits| {
        let Opened::One(show) = asked(command).open().unwrap() else { panic!("{command} is two programs") };
        let code = show.scene().code(Choice { bits, ..Choice::of(Language::Java) });
        (code.name.clone(), code.text())
    };
    let (name, text) = code("queens", true);
    assert!(name == "Java, bits" && text.contains("<< c") && !text.contains('@'), "{name}\n{text}");
    let (name, text) = code("queens", false);
    assert!(name == "Java" && !text.contains("<< c"), "{name}\n{text}");
    let (name, text) = code("permutations", true);
    assert_eq!((name.as_str(), text), ("Java, without bits", code("permutations", false).1));
}

#[test]
fn after_the_template_comes_the_listing_that_it_stands_for() {
    let template = Choice { template: true, ..Choice::of(Language::Cpp) };
    assert_eq!(template.word(), "template");
    assert_eq!(template.next(), Choice::of(Language::Cpp));
    assert_eq!(Choice::of(Language::Cpp).next().word(), "javascript");
}

#[test]
fn the_code_of_a_search_is_that_of_its_order_whatever_the_step() {
    let Opened::One(mut show) = asked("registers --order mrv").open().unwrap() else { panic!("two programs") };
    let before = show.scene().code(Choice::default());
    show.go(Destination::End);
    assert_eq!(show.scene().code(Choice::default()), before);
    assert!(before.text().contains("urgency"));
}
