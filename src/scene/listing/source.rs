//! The files of one listing: the same code in every language that it is written in.

use super::{Language, Listing};
use std::fmt;
use std::sync::OnceLock;

/// One listing in the languages that it is written in. It stands beside the puzzle that it shows: see [`listing!`].
///
/// [`listing!`]: crate::listing
pub struct Source {
    name: &'static str,
    /// In the order of [`Language::ALL`].
    texts: [Option<&'static str>; 5],
    parsed: [OnceLock<Listing>; 5],
}

/// The listing of that name in `assets/code`: in all languages, or in those with the given ends of their files' names.
#[macro_export]
macro_rules! listing {
    ($name:literal) => {
        $crate::listing!($name, "py", "java", "cpp", "js", "rs")
    };
    ($name:literal, $($extension:literal),+) => {
        $crate::scene::listing::Source::new(
            $name,
            &[$(($extension, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/code/", $name, ".", $extension)))),+],
        )
    };
}

impl Source {
    /// A listing by its name and its texts, each with the end of its file's name.
    #[must_use]
    pub const fn new(name: &'static str, files: &[(&'static str, &'static str)]) -> Self {
        let mut texts = [None; 5];
        let mut file = 0;
        while file < files.len() {
            let mut language = 0;
            while language < Language::ALL.len() {
                if is_same(files[file].0, Language::ALL[language].extension()) {
                    texts[language] = Some(files[file].1);
                }
                language += 1;
            }
            file += 1;
        }
        Self { name, texts, parsed: [const { OnceLock::new() }; 5] }
    }

    /// Its name: that of its files without their ends.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The languages that it is written in.
    pub fn languages(&self) -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().filter(|&language| self.texts[language as usize].is_some())
    }

    /// It in a language, or in the first one that it is written in, and which language that is.
    ///
    /// # Panics
    /// Never with the files as they are: a test parses each of them.
    #[must_use]
    pub fn listing(&self, language: Language) -> (&Listing, Language) {
        let language = if self.texts[language as usize].is_some() { language } else { Language::default() };
        let text = self.texts[language as usize].unwrap_or_default();
        let parse = || {
            Listing::parse(text, language)
                .unwrap_or_else(|error| panic!("{}.{}: {error}", self.name, language.extension()))
        };
        (self.parsed[language as usize].get_or_init(parse), language)
    }
}

/// Whether two texts are the same, before the program runs.
const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}

impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Source {}

impl fmt::Debug for Source {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name)
    }
}
