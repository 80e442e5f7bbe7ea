//! The sentence of a scene: what happened and why.

use std::fmt;

/// A sentence in phrases, some of which are lit like what they speak of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    /// The phrases in order; their texts put together are the sentence.
    pub phrases: Vec<Phrase>,
}

/// Some words of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The words, with the spaces and stops around them.
    pub text: String,
    /// How they are lit.
    pub tone: Tone,
}

/// How words are lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Like all text.
    Plain,
    /// As the event itself: what decided.
    Event,
    /// As the event, less strongly: what would have decided too.
    Also,
    /// As the name of a key.
    Key,
}

impl Sentence {
    /// Words for the user in which keys stand in brackets: `this is the end; [a] goes on`.
    #[must_use]
    pub fn telling(text: impl AsRef<str>) -> Self {
        let mut sentence = Self::default();
        let mut rest = text.as_ref();
        while let Some((before, from_key)) = rest.split_once('[') {
            // A bracket may be the key itself.
            let end = from_key.char_indices().skip(1).find(|&(_, character)| character == ']').map(|(end, _)| end);
            let Some(end) = end.filter(|&end| !from_key[..end].contains(char::is_whitespace)) else { break };
            sentence = sentence.plain(before).with(Tone::Key, &from_key[..end]);
            rest = &from_key[end + 1..];
        }
        sentence.plain(rest)
    }

    /// This sentence with some words more.
    #[must_use]
    pub fn with(mut self, tone: Tone, text: impl Into<String>) -> Self {
        let text = text.into();
        if !text.is_empty() {
            self.phrases.push(Phrase { text, tone });
        }
        self
    }

    /// This sentence with some unlit words more.
    #[must_use]
    pub fn plain(self, text: impl Into<String>) -> Self {
        self.with(Tone::Plain, text)
    }

    /// This sentence with some words lit as the event.
    #[must_use]
    pub fn lit(self, text: impl Into<String>) -> Self {
        self.with(Tone::Event, text)
    }

    /// This sentence and another one behind it.
    #[must_use]
    pub fn then(mut self, other: Self) -> Self {
        self.phrases.extend(other.phrases);
        self
    }
}

/// As text, the names of keys in brackets.
impl fmt::Display for Sentence {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrases.iter().try_for_each(|phrase| match phrase.tone {
            Tone::Key => write!(formatter, "[{}]", phrase.text),
            _ => formatter.write_str(&phrase.text),
        })
    }
}

/// Words as a list: `a`, `a and b`, `a, b and c`.
pub(super) fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_in_brackets_are_told_from_words_and_read_the_same() {
        for text in
            ["the end; [a] goes on", "[[] and []] vary", "no key", "[Esc] stops", "a [b", "[two words] are none"]
        {
            let sentence = Sentence::telling(text);
            assert_eq!(sentence.to_string(), text);
            let keys = sentence.phrases.iter().filter(|phrase| phrase.tone == Tone::Key).count();
            assert_eq!(
                keys,
                match text.as_bytes()[0] {
                    b'[' if text.contains("vary") => 2,
                    _ => usize::from(text.contains("[a]") || text.contains("[Esc]")),
                }
            );
        }
    }

    #[test]
    fn a_list_has_commas_and_one_and() {
        let words = ["a", "b", "c"].map(String::from);
        assert_eq!(
            [list(&words[..0]), list(&words[..1]), list(&words[..2]), list(&words)],
            ["", "a", "a and b", "a, b and c"]
        );
    }
}
