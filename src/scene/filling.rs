//! A complete filling as data: what an answer to the problem looks like.

/// A filling, as files write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filling {
    /// A text: a row of the board, a string.
    Text(String),
    /// A number.
    Number(i32),
    /// Several in their order.
    List(Vec<Filling>),
}

impl Filling {
    /// Rows of characters.
    #[must_use]
    pub fn rows(rows: impl IntoIterator<Item = String>) -> Self {
        Self::List(rows.into_iter().map(Self::Text).collect())
    }

    /// A word, or the number that it is.
    #[must_use]
    pub fn word(word: &str) -> Self {
        word.parse().map_or_else(|_| Self::Text(word.to_owned()), Self::Number)
    }

    /// All of it run together.
    #[must_use]
    pub fn concat(&self) -> String {
        self.joined("")
    }

    /// All of it with something between its parts.
    #[must_use]
    pub fn joined(&self, between: &str) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Number(number) => number.to_string(),
            Self::List(all) => all.iter().map(|part| part.joined(between)).collect::<Vec<_>>().join(between),
        }
    }
}
