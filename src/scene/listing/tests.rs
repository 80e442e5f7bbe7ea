//! Every listing is parsed, and every rule of the tags is tried.

use super::*;

/// What a code panel of a terminal of 80 columns holds.
const WIDEST: usize = 44;

fn every_listing() -> impl Iterator<Item = (String, &'static Listing)> {
    sources().flat_map(|source| {
        source.languages().map(move |language| {
            let file = format!("{}.{}", source.name(), language.extension());
            (file, source.listing(language).0)
        })
    })
}

/// The listings of all puzzles and of all mistakes.
pub(crate) fn sources() -> impl Iterator<Item = &'static Source> {
    use crate::scene::{Offer, coloring, permutations, queens, registers, sudoku};
    let offers: [&Offer; 5] =
        [&queens::OFFER, &sudoku::OFFER, &permutations::OFFER, &coloring::OFFER, &registers::OFFER];
    let of = |offer: &'static Offer| {
        offer.listings.iter().copied().chain(offer.mistakes.iter().map(|mistake| mistake.listing))
    };
    offers.into_iter().flat_map(of)
}

/// The listing of that name.
pub(super) fn named(name: &str, language: Language) -> &'static Listing {
    sources().find(|source| source.name() == name).expect("built in").listing(language).0
}

fn attacked(mark: &'static str) -> Tag {
    Tag { event: TagEvent::Attacked, mark: Some(mark) }
}

fn parse(text: &'static str) -> Result<Listing, ListingError> {
    Listing::parse(text, Language::Python)
}

#[test]
fn every_listing_has_lines_for_all_that_a_search_does() {
    let events = [
        TagEvent::Start,
        TagEvent::Call,
        TagEvent::Record,
        TagEvent::Option,
        TagEvent::Attacked,
        TagEvent::Place,
        TagEvent::Recurse,
        TagEvent::Undo,
        TagEvent::Return,
    ];
    for (file, listing) in every_listing() {
        for event in events {
            let missing = event == TagEvent::Attacked && file.contains("4-tests-when-full");
            if missing {
                continue;
            }
            let found = listing.lines_for(Tag::new(event)).count();
            assert!(found > 0, "{file} has no line for {event:?}");
        }
    }
}

#[test]
fn every_right_listing_has_one_line_for_the_test_of_each_set() {
    for (name, marks) in [("queens", ["cols", "diag", "anti"]), ("sudoku", ["rows", "cols", "boxes"])] {
        for language in Language::ALL {
            let listing = named(name, language);
            for mark in marks {
                let tested: Vec<&str> =
                    listing.lines_for(attacked(mark)).map(|index| listing.lines[index].text).collect();
                assert_eq!(tested.len(), 2, "{name} {language} {mark}: {tested:?}");
                assert!(tested[0].contains(mark), "{name} {language}: {tested:?}");
                assert!(tested[1].contains("continue"), "{name} {language}: {tested:?}");
            }
        }
    }
}

#[test]
fn every_right_listing_has_each_tag_where_its_code_says_so() {
    for name in ["queens", "sudoku"] {
        for language in Language::ALL {
            let listing = named(name, language);
            for (event, words) in [
                (TagEvent::Start, "solve"),
                (TagEvent::Call, "backtrack"),
                (TagEvent::Option, "for "),
                (TagEvent::Recurse, "backtrack("),
                (TagEvent::Return, "alse"),
            ] {
                let first = listing.lines_for(Tag::new(event)).next().expect("tagged");
                let text = listing.lines[first].text;
                assert!(text.contains(words), "{name} {language} {event:?}: {text}");
            }
            for event in [TagEvent::Place, TagEvent::Undo] {
                let lines: Vec<usize> = listing.lines_for(Tag::new(event)).collect();
                let board_and_sets: Vec<usize> = (lines[0]..lines[0] + 4).collect();
                assert_eq!(lines, board_and_sets, "{name} {language} {event:?}");
            }
        }
    }
}

#[test]
fn no_listing_is_wider_than_the_panel() {
    for (file, listing) in every_listing() {
        for line in &listing.lines {
            let width = line.text.chars().count();
            assert!(width <= WIDEST, "{file}: {width} columns: {}", line.text);
        }
    }
}

#[test]
fn no_tag_and_no_blank_at_the_end_is_shown() {
    for (file, listing) in every_listing() {
        for line in &listing.lines {
            assert!(!line.text.contains('@'), "{file}: {}", line.text);
            assert!(!line.text.contains('\t'), "{file}: {}", line.text);
            assert_eq!(line.text, line.text.trim_end(), "{file}");
            assert!(!line.text.ends_with('#') && !line.text.ends_with("//"), "{file}: {}", line.text);
        }
        assert!(listing.width() > 0, "{file} is empty");
    }
}

#[test]
fn each_language_has_its_own_file() {
    for (language, sign) in Language::ALL.into_iter().zip([
        "def backtrack",
        "boolean backtrack",
        "function<bool",
        "function backtrack",
        "fn backtrack",
    ]) {
        let listing = named("queens", language);
        assert!(listing.lines.iter().any(|line| line.text.contains(sign)), "{language} has no \"{sign}\"");
    }
}

#[test]
fn several_tags_can_share_a_line_and_a_mark_belongs_to_the_one_before_it() {
    let listing = parse("a = b // 2  # @attacked cols @undo @place\n\nend").expect("right");
    assert_eq!(
        listing.lines,
        [
            Line {
                text: "a = b // 2",
                tags: vec![attacked("cols"), Tag::new(TagEvent::Undo), Tag::new(TagEvent::Place)],
            },
            Line { text: "", tags: vec![] },
            Line { text: "end", tags: vec![] },
        ]
    );
}

#[test]
fn a_set_lights_its_own_test_and_what_all_sets_share() {
    let listing = parse("a # @attacked cols\nb # @attacked diag\nc # @attacked\nd # @place").expect("right");
    let lit = |tag| listing.lines_for(tag).collect::<Vec<_>>();
    assert_eq!(lit(attacked("diag")), [1, 2]);
    assert_eq!(lit(Tag::new(TagEvent::Attacked)), [0, 1, 2]);
    assert_eq!(lit(Tag::new(TagEvent::Place)), [3]);
    assert_eq!(lit(Tag::new(TagEvent::Undo)), [0; 0]);
}

#[test]
fn a_sign_of_a_comment_in_quotation_marks_is_code() {
    let listing = parse("while cell != \"#\":  # @option\nborder = \"#\" * 3").expect("right");
    let texts: Vec<&str> = listing.lines.iter().map(|line| line.text).collect();
    assert_eq!(texts, ["while cell != \"#\":", "border = \"#\" * 3"]);
    assert_eq!(listing.lines[0].tags, [Tag::new(TagEvent::Option)]);
}

#[test]
fn a_wrong_comment_is_an_error_that_names_its_line_and_the_cure() {
    let message = |text| parse(text).expect_err("wrong").to_string();
    assert_eq!(
        message("a\nb # @plce"),
        "line 2: no event is called \"@plce\": use one of @start, @call, @record, @rejected, @option, @attacked, \
         @place, @recurse, @undo, @return"
    );
    assert_eq!(
        message("a # puts @place"),
        "line 1: the comment \"puts\" is no tag: write @ and an event, or take it out"
    );
    let mark = "does not belong there: a tag takes the name of one family at most";
    assert_eq!(message("a # @place cols diag"), format!("line 1: \"diag\" {mark}"));
    assert_eq!(message("a # @attacked cols diag"), format!("line 1: \"diag\" {mark}"));
}

#[test]
fn a_language_that_a_listing_is_not_written_in_gives_way_to_the_first() {
    let source = Source::new("short", &[("py", "pass")]);
    assert_eq!(source.languages().collect::<Vec<_>>(), [Language::Python]);
    assert_eq!(source.listing(Language::Java).1, Language::Python);
}
