//! What a person or a program has around a grid is told from the grid: each dress, with each blank and each wrapping.

use super::dresses::{Blank, DRESSES, Dress};
use super::properties::Random;
use super::*;
use stepback::formats::sudoku::Note;

/// What is done to a whole text on its way to the reader.
#[derive(Clone, Copy, Debug)]
enum Wrapping {
    None,
    Windows,
    OldMac,
    ByteOrderMark,
    Utf16,
    Mail,
    Colours,
    FullWidth,
    Fence,
    Indent,
}

const WRAPPINGS: [Wrapping; 10] = [
    Wrapping::None,
    Wrapping::Windows,
    Wrapping::OldMac,
    Wrapping::ByteOrderMark,
    Wrapping::Utf16,
    Wrapping::Mail,
    Wrapping::Colours,
    Wrapping::FullWidth,
    Wrapping::Fence,
    Wrapping::Indent,
];

impl Wrapping {
    fn wrap(self, text: &str) -> Vec<u8> {
        let each = |line: fn(&str) -> String| text.lines().map(line).collect::<String>().into_bytes();
        match self {
            Self::None => text.into(),
            Self::Windows => text.replace('\n', "\r\n").into(),
            Self::OldMac => text.replace('\n', "\r").into(),
            Self::ByteOrderMark => format!("\u{FEFF}{text}").into(),
            Self::Utf16 => format!("\u{FEFF}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect(),
            Self::Mail => [b"> On Monday somebody wrote:\n>\n".to_vec(), each(|line| format!("> {line}\n"))].concat(),
            Self::Colours => {
                let cell = |character: char| match character {
                    '1'..='9' => format!("\u{1B}[1;38;5;208m{character}\u{1B}[0m"),
                    _ => character.to_string(),
                };
                text.chars().map(cell).collect::<String>().into()
            }
            Self::FullWidth => {
                let digit = |character: char| match character {
                    '1'..='9' => char::from_u32(u32::from(character) + 0xFEE0).expect("a digit of full width"),
                    _ => character,
                };
                text.chars().map(digit).collect::<String>().into()
            }
            Self::Fence => {
                format!("Can anyone solve this?\n\n```\n{}\n```\n\nThanks\n", text.trim_end_matches('\n')).into()
            }
            Self::Indent => each(|line| format!("    {line}\n")),
        }
    }
}

/// Grids from 17 digits to nearly full, which may clash, the same on every run.
fn grids(seed: u64, count: usize) -> Vec<String> {
    let mut random = Random(seed);
    let grid = |random: &mut Random| {
        let blanks = [60, 50, 40, 20, 1][random.below(5)];
        (0..81)
            .map(|_| {
                if random.below(81) < blanks {
                    '.'
                } else {
                    char::from(b'1' + u8::try_from(random.below(9)).expect("a digit"))
                }
            })
            .collect::<String>()
    };
    let is_puzzle = |grid: &String| grid.matches(char::is_numeric).count() >= 17;
    let mut grids: Vec<String> = std::iter::repeat_with(|| grid(&mut random)).filter(is_puzzle).take(count).collect();
    grids.push(FIRST.to_owned());
    grids
}

/// How many grids a test takes for each dress: `STEPBACK_FUZZ_ROUNDS` makes it a long one.
fn rounds(usual: usize) -> usize {
    std::env::var("STEPBACK_FUZZ_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(usual)
}

/// Every dress with every blank that it can have.
fn dressed() -> impl Iterator<Item = (&'static Dress, Blank)> {
    DRESSES.iter().flat_map(|dress| dress.blanks.iter().map(move |blank| (dress, *blank)))
}

/// Shows the first of what went wrong.
#[track_caller]
fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} wrong, such as:\n{}", wrong.len(), wrong[..wrong.len().min(12)].join("\n"));
}

#[test]
fn a_grid_is_read_back_from_every_dress_in_every_wrapping() {
    let mut wrong = vec![];
    for (index, (dress, blank)) in dressed().enumerate() {
        for (round, grid) in grids(index as u64 + 1, rounds(2)).into_iter().enumerate() {
            let text = dress.print(&grid, blank);
            let blanks = u8::try_from(grid.matches('.').count()).expect("at most 81");
            let is_marked = blank == Blank::Marks || matches!(blank, Blank::Sign(sign) if sign.len() > 4);
            let note = (is_marked && blanks > 0).then_some(Note::PencilMarks(blanks));
            for wrapping in [0, 1, 2].map(|other| WRAPPINGS[(index * 7 + round * 3 + other * 4) % WRAPPINGS.len()]) {
                let items = all(&wrapping.wrap(&text));
                let is_right =
                    matches!(&items[..], [Ok(entry)] if entry.grid.to_string() == grid && entry.note == note);
                if !is_right {
                    let found: Vec<String> = items
                        .iter()
                        .map(|item| item.as_ref().map_or_else(ToString::to_string, |entry| entry.grid.to_string()))
                        .collect();
                    wrong.push(format!("{}, {blank:?}, {wrapping:?}: {found:?}\n{text}", dress.name));
                    break;
                }
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn two_dresses_in_one_file_are_two_puzzles() {
    let all: Vec<(&Dress, Blank)> = dressed().collect();
    let mut wrong = vec![];
    for (index, (first, first_blank)) in dressed().enumerate() {
        for round in 0..rounds(2) {
            let (second, second_blank) = all[(index * 31 + round * 17) % all.len()];
            let grids = grids((index * 100 + round) as u64 + 1, 2);
            let text = format!("{}\n\n{}", first.print(&grids[0], first_blank), second.print(&grids[1], second_blank));
            let found = shown(text.as_bytes());
            if found != grids[..2] {
                wrong.push(format!(
                    "{} {first_blank:?}, {} {second_blank:?}: {found:?}\n{text}",
                    first.name, second.name
                ));
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn a_lost_or_doubled_character_never_makes_another_grid() {
    let mut wrong = vec![];
    for (index, (dress, blank)) in dressed().enumerate() {
        if matches!(blank, Blank::Marks | Blank::Nothing | Blank::Sign(" ")) {
            continue;
        }
        let mut random = Random(index as u64 + 7);
        // Where no cell is blank, a lost digit leaves what may be the one way to write a blank.
        for grid in grids(index as u64 + 1, rounds(1)).into_iter().filter(|grid| grid.matches('.').count() > 9) {
            let text = dress.print(&grid, blank);
            for _ in 0..2 {
                let place = random.below(text.chars().count());
                let Some((at, character)) = text.char_indices().nth(place) else { continue };
                let after = at + character.len_utf8();
                let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
                let next = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
                let spoiled = [
                    format!("{}{}", &text[..at], &text[after..]),
                    format!("{}{character}{}", &text[..after], &text[after..]),
                    format!("{}{}", &text[..line], &text[next..]),
                    format!("{}{}{}", &text[..next], &text[line..next], &text[next..]),
                    text[..at].to_owned(),
                ];
                for (kind, spoiled) in spoiled.iter().enumerate() {
                    for entry in all(spoiled.as_bytes()).into_iter().flatten() {
                        let found = entry.grid.to_string();
                        // A doubled digit may rise with its neighbour to pencil marks: that is said. Column numbers over
                        // eight rows are the first row of nine.
                        let is_heading = found.starts_with("123456789");
                        if found != grid && entry.note.is_none() && !is_heading {
                            wrong.push(format!("{} {blank:?} {kind} at {at}: {found}\n{grid}\n{spoiled}", dress.name));
                        }
                    }
                }
            }
        }
    }
    assert_none(&wrong);
}
