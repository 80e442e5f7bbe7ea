//! What holds for every grid and every text: read back the same, never a panic, never a wrong grid without a word.

use super::dresses::DRESSES;
use super::printers::{FORMS, Form, Printed};
use super::*;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;

/// How many rounds a random test takes: `STEPBACK_FUZZ_ROUNDS` makes it a long one.
fn rounds(usual: u32) -> u32 {
    std::env::var("STEPBACK_FUZZ_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(usual)
}

fn settings(cases: u32) -> ProptestConfig {
    let cases = rounds(cases);
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(81),
        max_global_rejects: cases * 4,
        ..ProptestConfig::default()
    }
}

/// 81 characters, from nearly empty to full; the digits may clash.
fn grid() -> impl Strategy<Value = String> {
    let cells = |blanks: u32| {
        let cell = prop_oneof![blanks => Just('.'), 100 - blanks => prop::char::range('1', '9')];
        prop::collection::vec(cell, 81).prop_map(String::from_iter)
    };
    prop_oneof![cells(95), cells(70), cells(50), cells(1)]
}

fn form() -> impl Strategy<Value = &'static Form> {
    (0..FORMS.len()).prop_map(|index| &FORMS[index])
}

fn encode(text: &str, name: &str) -> Vec<u8> {
    let units = |text: &str, little: bool| -> Vec<u8> {
        text.encode_utf16().flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() }).collect()
    };
    match name {
        "utf-8" => text.into(),
        "utf-8 with a mark" => format!("\u{FEFF}{text}").into(),
        "utf-16le" => units(text, true),
        "utf-16be" => units(text, false),
        "utf-16le with a mark" => units(&format!("\u{FEFF}{text}"), true),
        _ => units(&format!("\u{FEFF}{text}"), false),
    }
}

const ENCODINGS: [&str; 6] =
    ["utf-8", "utf-8 with a mark", "utf-16le", "utf-16be", "utf-16le with a mark", "utf-16be with a mark"];

/// The grids that are read without a complaint.
fn taken(bytes: &[u8]) -> Vec<String> {
    read(bytes).flatten().map(|entry| entry.grid.to_string()).collect()
}

/// Spoils one cell or one line of a text.
fn spoil(printed: &Printed, kind: usize, place: usize, with: char) -> String {
    let mut text = printed.text.clone();
    let at = printed.cells[place % printed.cells.len()];
    let line_start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let line_end = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
    match kind {
        0 => text.replace_range(at..=at, with.encode_utf8(&mut [0; 4])),
        1 => text.replace_range(at..=at, ""),
        2 => text.insert(at, char::from(text.as_bytes()[at])),
        3 => text.replace_range(line_start..line_end, ""),
        4 => text.insert_str(line_start, &(text[line_start..line_end].trim_end_matches('\n').to_owned() + "\n")),
        _ => text.truncate(at),
    }
    text
}

proptest! {
    #![proptest_config(settings(1500))]

    #[test]
    fn every_form_in_every_encoding_is_read_back_the_same(
        form in form(), grids in prop::collection::vec(grid(), 1..4), end in select(vec!["\n", "\r\n", "\r"]),
        encoding in select(ENCODINGS.to_vec()), last_end in any::<bool>(),
    ) {
        // A line of nothing but spaces is an empty line and not a puzzle.
        prop_assume!(!form.spaces || grids.iter().all(|grid| grid.contains(char::is_numeric)));
        let mut text = form.print(&grids).text;
        if last_end {
            text.push('\n');
        }
        let items = all(&encode(&text.replace('\n', end), encoding));
        let good: Vec<String> = items.iter().flatten().map(|entry| entry.grid.to_string()).collect();
        if form.spaces && items.iter().any(Result::is_err) {
            prop_assert!(good.iter().all(|found| grids.contains(found)), "{}: {:?}", form.name, items);
        } else {
            prop_assert_eq!(&good, &grids, "{}: {:?}\n{}", form.name, items, text);
            prop_assert!(items.iter().all(Result::is_ok), "{}: {:?}", form.name, items);
        }
    }

    #[test]
    fn one_slip_never_makes_another_grid(
        form in form(), grids in prop::collection::vec(grid(), 1..4), kind in 0..6_usize, place in any::<usize>(),
        with in select(vec!['a', 'Q', '?', '/', '-', '|', ',', '#', ' ', '\t', '\0', 'é', '²']),
    ) {
        let printed = form.print(&grids);
        let blanks = grids.iter().all(|grid| grid.matches('.').count() >= 15);
        // Where nothing or a space is a blank, a lost digit is another grid and no slip that anyone could see.
        let visible = !form.nothing_is_blank || matches!(kind, 3 | 4) || kind == 0 && with.is_alphanumeric() || kind == 2 && form.spaces;
        prop_assume!(visible && printed.cells.len() == 81 * grids.len() && (blanks || kind == 3 || kind == 4));
        let text = spoil(&printed, kind, place, with);
        for found in taken(text.as_bytes()) {
            prop_assert!(grids.contains(&found), "{} kind {kind}: {found}\n{text}", form.name);
        }
    }
}

/// A small generator of random numbers, the same on every run.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("below a usize")
    }

    fn edit(&mut self, bytes: &mut Vec<u8>, other: &[u8]) {
        const SPICE: &[u8] = b"0123456789....**_xX \t\r\n\n,;:|[]\"'#/-+=!\0\xFF\xFE\xEF\xE9[[]]";
        let at = self.below(bytes.len() + 1);
        match self.below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, SPICE[self.below(SPICE.len())]),
            2 if at < bytes.len() => bytes[at] = SPICE[self.below(SPICE.len())],
            3 if at < bytes.len() => drop(bytes.remove(at)),
            4 => {
                let from = self.below(other.len() + 1);
                let to = from + self.below(other.len() - from + 1);
                bytes.splice(at..at, other[from..to].iter().copied());
            }
            _ => drop(bytes.drain(at..(at + self.below(30)).min(bytes.len()))),
        }
    }
}

/// Checks what must hold of any reading: short printable messages, and grids whose digits stand in the file in that
/// order from the line that is named.
fn assert_explained(bytes: &[u8]) {
    let plain = bytes.iter().all(|&byte| byte != 0 && byte < 0x80);
    let text = String::from_utf8_lossy(bytes).replace("\r\n", "\n").replace('\r', "\n");
    for item in read(bytes) {
        match item {
            Err(error) => {
                let message = error.to_string();
                assert!(message.chars().count() < 250 && !message.contains(char::is_control), "{message:?}");
                assert!(error.line >= 1 && error.column >= 1);
            }
            Ok(entry) if plain => {
                let mut rest = text.split('\n').skip(entry.line - 1).flat_map(str::chars);
                let digits = entry.grid.to_string().replace('.', "");
                assert!(digits.chars().all(|digit| rest.any(|character| character == digit)), "{entry:?} in\n{text}");
            }
            Ok(entry) => assert!(entry.line >= 1),
        }
    }
}

#[test]
fn a_long_random_walk_neither_panics_nor_invents_a_grid() {
    let printed = FORMS.iter().map(|form| form.print(&[FIRST.into(), SECOND.into()]).text);
    let dressed =
        DRESSES.iter().map(|dress| dress.print(FIRST, dress.blanks[0]) + "\n" + &dress.print(SECOND, dress.blanks[0]));
    let seeds: Vec<Vec<u8>> = printed.chain(dressed).map(String::into_bytes).collect();
    let rounds = rounds(2_000);
    let mut random = Random(0x5EED_0F5E_ED0F);
    for _ in 0..rounds {
        let mut bytes = seeds[random.below(seeds.len())].clone();
        for _ in 0..=random.below(8) {
            let other = &seeds[random.below(seeds.len())];
            random.edit(&mut bytes, other);
        }
        assert_explained(&bytes);
    }
    for _ in 0..rounds {
        let length = random.below(400);
        let bytes: Vec<u8> = (0..length).map(|_| u8::try_from(random.below(256)).expect("a byte")).collect();
        assert_explained(&bytes);
    }
}
