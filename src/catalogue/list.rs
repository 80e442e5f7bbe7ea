//! The list of all that comes with the program: each puzzle, and under it its instances.

use super::{Asked, PUZZLES};
use crate::scene::Round;

/// A line of the list: something that can be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// What it opens.
    pub asked: Asked,
    /// What it is called: the name of the puzzle, or of the instance.
    pub name: &'static str,
    /// What the puzzle teaches, or what the instance is.
    pub about: &'static str,
    /// Whether it is an instance, of the puzzle above it.
    pub is_instance: bool,
}

/// All lines, in the order of the catalogue.
#[must_use]
pub fn listed() -> Vec<Listed> {
    let of_puzzle = |offer| {
        let usual = Asked::usual(offer);
        let puzzle = Listed { asked: usual.clone(), name: offer.name, about: offer.teaches, is_instance: false };
        let (parameter, instances) = match offer.round {
            Round::Instances { parameter, instances, .. } => (parameter, instances),
            Round::Numbers { .. } | Round::Nothing(_) => ("", [].as_slice()),
        };
        let instances = instances.iter().map(move |instance| Listed {
            asked: Asked { values: usual.values.clone().with(parameter, instance.name), ..usual.clone() },
            name: instance.name,
            about: instance.about,
            is_instance: true,
        });
        std::iter::once(puzzle).chain(instances).collect::<Vec<_>>()
    };
    PUZZLES.iter().flat_map(|offer| of_puzzle(*offer)).collect()
}

impl Listed {
    /// The numbers of the `LeetCode` problems that the puzzle answers: `LeetCode 51, 52`; nothing for an instance.
    #[must_use]
    pub fn problems(&self) -> String {
        if self.is_instance { String::new() } else { self.asked.offer.problems() }
    }

    /// Whether it goes by a name, or is of a problem, that begins with a text.
    #[must_use]
    pub fn is_called(&self, text: &str) -> bool {
        let offer = self.asked.offer;
        let numbers = offer.leetcode.iter().map(u16::to_string);
        let names = [offer.name, self.name].into_iter().chain(offer.aliases.iter().copied()).map(str::to_owned);
        names.chain(numbers).any(|name| name.starts_with(text))
    }

    /// Whether a text stands anywhere in its line.
    #[must_use]
    pub fn mentions(&self, text: &str) -> bool {
        [self.asked.offer.name, self.name, self.about].iter().any(|words| words.to_lowercase().contains(text))
    }
}
