//! Which code a step shows: the listing of its search, in a language or with bits, or the bare template that all puzzles
//! share, with the puzzle's own words beside its parts.
//!
//! The template is one text for every puzzle; what differs from puzzle to puzzle is what stands beside it, and that comes
//! from the [`Vocabulary`](super::Vocabulary) and the tests that the listing makes. Nothing is drawn here.

use super::Scene;
use super::listing::{Language, Line, Listing, TagEvent};
use std::fmt::Write;
use std::sync::OnceLock;

/// Which code is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The language of a listing.
    pub language: Language,
    /// The listing that keeps the marks as bits, where there is one.
    pub bits: bool,
    /// The bare template instead of a listing.
    pub template: bool,
}

/// The word that asks for the template where others name a language.
pub const TEMPLATE: &str = "template";

impl Choice {
    /// A listing in a language.
    #[must_use]
    pub const fn of(language: Language) -> Self {
        Self { language, bits: false, template: false }
    }

    /// The one that a word asks for, as [`word`](Self::word) gives it.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        let template = Self { template: true, ..Self::default() };
        if word == TEMPLATE { Some(template) } else { word.parse().ok().map(Self::of) }
    }

    /// What comes after it: a listing in the next language, or after the template the listing that it stands for.
    #[must_use]
    pub const fn next(self) -> Self {
        let language = if self.template { self.language } else { self.language.next() };
        Self { language, template: false, ..self }
    }

    /// The word that asks for it on the command line: `java`, `template`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        if self.template { TEMPLATE } else { self.language.word() }
    }
}

/// Code as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The lines.
    pub listing: &'static Listing,
    /// What it is, for a title: `Python`.
    pub name: String,
    /// The puzzle's own words beside each line of the template; none at all for a listing.
    pub words: Vec<Vec<&'static str>>,
}

/// The template of backtracking.
///
/// # Panics
/// Never with the text as it is: a test parses it.
fn template() -> &'static Listing {
    static LISTING: OnceLock<Listing> = OnceLock::new();
    LISTING.get_or_init(|| {
        Listing::parse(include_str!("../../assets/template.txt"), Language::Python)
            .unwrap_or_else(|error| panic!("template.txt: {error}"))
    })
}

impl Scene {
    /// The code that is wanted. Where no listing keeps bits it is the one with sets, and its name says so.
    #[must_use]
    pub fn code(&self, choice: Choice) -> Code {
        if choice.template {
            let listing = template();
            let words = listing.lines.iter().map(|line| self.words_beside(line)).collect();
            return Code { listing, name: TEMPLATE.to_owned(), words };
        }
        let source = self.listing_of_bits.filter(|_| choice.bits).unwrap_or(self.listing);
        let (listing, language) = source.listing(choice.language);
        let note = match (choice.bits, self.listing_of_bits) {
            (false, _) => "",
            (true, Some(_)) => ", bits",
            (true, None) => ", without bits",
        };
        Code { listing, name: format!("{language}{note}", language = language.name()), words: vec![] }
    }

    /// What the part of the template on a line is in this puzzle: the row beside the slot, the queen beside `place`.
    fn words_beside(&self, line: &Line) -> Vec<&'static str> {
        let words = self.words;
        let event = line.tags.iter().map(|tag| tag.event).next_back();
        match event {
            Some(TagEvent::Call) => vec![words.slot],
            Some(TagEvent::Record) => vec![words.board],
            Some(TagEvent::Option) => vec![words.option],
            Some(TagEvent::Rejected) => self.tests(),
            Some(TagEvent::Place | TagEvent::Undo) => vec![words.piece],
            _ => vec![],
        }
    }

    /// The families that the code of this search tests, in the order of the tests.
    fn tests(&self) -> Vec<&'static str> {
        let (listing, _) = self.listing.listing(Language::default());
        let tags = listing.lines.iter().flat_map(|line| &line.tags);
        let mut tested: Vec<&str> = vec![];
        for family in tags.filter(|tag| tag.event == TagEvent::Attacked).filter_map(|tag| tag.mark) {
            // A test that takes several lines is one test.
            if !tested.contains(&family) {
                tested.push(family);
            }
        }
        // A program that tests in a function of its own has no line for each family.
        if tested.is_empty() { self.words.families.iter().map(|family| family.name).collect() } else { tested }
    }
}

impl Code {
    /// It as text that can be run or pasted; the words beside the template are comments.
    #[must_use]
    pub fn text(&self) -> String {
        let (column, words) = self.beside(usize::MAX);
        let mut text = String::new();
        for (number, line) in self.listing.lines.iter().enumerate() {
            let beside = words.get(number).map(|words| words.join(" ")).filter(|words| !words.is_empty());
            // A string takes everything.
            let _ = match beside {
                Some(words) => writeln!(text, "{:column$}# {words}", line.text),
                None => writeln!(text, "{}", line.text),
            };
        }
        text
    }

    /// The column at which the words beside the lines begin, and those of each line, where so many columns are in sight:
    /// what a line has no room for stands beside the next one, if nothing does.
    #[must_use]
    pub fn beside(&self, width: usize) -> (usize, Vec<Vec<&'static str>>) {
        const GAP: usize = 2;
        let lines = || self.listing.lines.iter().zip(&self.words);
        let explained = lines().filter(|(_, words)| !words.is_empty()).map(|(line, _)| line.text.len());
        let code = explained.max().unwrap_or(0);
        let longest = lines().map(|(_, words)| words.join(" ").len()).max().unwrap_or(0);
        let column = code + if code + GAP + longest > width { 1 } else { GAP };
        let room = width.saturating_sub(column);
        let mut words = self.words.clone();
        for number in 1..words.len() {
            let (before, after) = words.split_at_mut(number);
            let (Some(full), Some(next)) = (before.last_mut(), after.first_mut()) else { continue };
            let has_room = next.is_empty() && self.listing.lines[number].text.len() < column;
            while has_room && full.len() > 1 && full.join(" ").len() > room {
                next.splice(0..0, full.pop());
            }
        }
        (column, words)
    }
}

#[cfg(test)]
mod tests;
