//! The languages of the code listings: their names on the screen, in a flag and at the end of a file's name. What is
//! written in them is the business of [`super::Listing`].

use std::fmt;
use std::str::FromStr;

/// The languages that every listing is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// Python 3.
    #[default]
    Python,
    /// Java 17 and later.
    Java,
    /// C++17 and later.
    Cpp,
    /// JavaScript as current browsers and Node run it.
    JavaScript,
    /// Rust 2021 and later.
    Rust,
}

impl Language {
    /// All languages, in the order in which the screen goes through them.
    pub const ALL: [Self; 5] = [Self::Python, Self::Java, Self::Cpp, Self::JavaScript, Self::Rust];

    /// The name as people write it: `C++`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Python => "Python",
            Self::Java => "Java",
            Self::Cpp => "C++",
            Self::JavaScript => "JavaScript",
            Self::Rust => "Rust",
        }
    }

    /// The name as a command line flag takes it: `cpp`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Python => "python",
            Self::Java => "java",
            Self::Cpp => "cpp",
            Self::JavaScript => "javascript",
            Self::Rust => "rust",
        }
    }

    /// The end of a file's name, without the dot: `py`.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Python => "py",
            Self::Java => "java",
            Self::Cpp => "cpp",
            Self::JavaScript => "js",
            Self::Rust => "rs",
        }
    }

    /// The language after this one; the first one follows the last.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Python => Self::Java,
            Self::Java => Self::Cpp,
            Self::Cpp => Self::JavaScript,
            Self::JavaScript => Self::Rust,
            Self::Rust => Self::Python,
        }
    }

    /// What begins a comment that runs to the end of its line.
    pub(super) const fn comment(self) -> &'static str {
        match self {
            Self::Python => "#",
            Self::Java | Self::Cpp | Self::JavaScript | Self::Rust => "//",
        }
    }
}

/// The word that a flag takes, which [`FromStr`] reads back.
impl fmt::Display for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.word())
    }
}

/// A word that names no language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no listing is written in \"{0}\": use python, java, cpp, javascript or rust")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a flag's word; a file extension and the full name do as well, in any case.
    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|language| {
                [language.word(), language.extension(), language.name()]
                    .iter()
                    .any(|known| known.eq_ignore_ascii_case(word))
            })
            .ok_or_else(|| UnknownLanguage(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_back_from_each_of_its_names() {
        for language in Language::ALL {
            for word in [language.word(), language.extension(), language.name()] {
                assert_eq!(word.parse(), Ok(language));
            }
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!(
            "cobol".parse::<Language>().expect_err("unknown").to_string(),
            "no listing is written in \"cobol\": use python, java, cpp, javascript or rust"
        );
    }

    #[test]
    fn going_on_from_language_to_language_shows_all_and_comes_back() {
        let mut language = Language::default();
        for expected in Language::ALL {
            assert_eq!(language, expected);
            language = language.next();
        }
        assert_eq!(language, Language::default());
    }
}
