//! Going from one search to the next: a smaller or a larger board, the puzzle before or after, another order.

use super::Asked;
use crate::scene::{Offer, Round, Takes};
use std::sync::Arc;

/// A change to what is searched, as a key asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variation {
    /// The next smaller board, or the puzzle before this one.
    Smaller,
    /// The next larger board, or the puzzle after this one.
    Larger,
    /// The same puzzle, searched in the next way.
    Strategy,
}

impl Asked {
    /// The search after a change.
    ///
    /// # Errors
    ///
    /// Why there is none, for whoever asked.
    pub fn vary(&self, variation: Variation) -> Result<Self, String> {
        match variation {
            Variation::Smaller => self.neighbour(false),
            Variation::Larger => self.neighbour(true),
            Variation::Strategy => self.next_strategy(),
        }
    }

    /// The name of the way in which it is searched; none for a combination without one.
    #[must_use]
    pub fn strategy(&self) -> Option<&'static str> {
        Some(self.offer.strategies[self.strategy_number()?].name)
    }

    fn neighbour(&self, after: bool) -> Result<Self, String> {
        match &self.offer.round {
            Round::Nothing(reason) => Err((*reason).to_owned()),
            Round::Numbers { parameter, ends } => {
                let end = || ends[usize::from(after)].to_owned();
                let here: u64 = self.values.number(parameter).ok_or_else(end)?;
                let there = if after { here.checked_add(1) } else { here.checked_sub(1) };
                let fits = there.filter(|there| range(self.offer, parameter).contains(there)).ok_or_else(end)?;
                let varied = self.clone().with(parameter, &fits.to_string()).map_err(|_| end())?;
                // A search that is offered on some sizes only says so by not opening.
                if varied.open().is_ok() { Ok(varied) } else { Err(end()) }
            }
            Round::Instances { parameter, instances, ends } => {
                let names = instances.iter().map(|instance| (instance.name, None));
                let own = self.brought.iter().map(|brought| (brought.value.as_str(), brought.content.as_ref()));
                let all: Vec<(&str, _)> = own.chain(names).collect();
                let here = self.values.get(parameter).unwrap_or_default();
                let index = all.iter().position(|(name, _)| *name == here);
                let there = match (index, after) {
                    (Some(index), true) => Some(index + 1),
                    (Some(index), false) => index.checked_sub(1),
                    // A puzzle of the user's own that stands nowhere comes before and after all of them.
                    (None, true) => Some(0),
                    (None, false) => all.len().checked_sub(1),
                };
                let there = there.and_then(|there| all.get(there));
                let &(name, content) = there.ok_or_else(|| ends[usize::from(after)].to_owned())?;
                let mut asked = self.clone().with(parameter, name).map_err(|problem| problem.to_string())?;
                if let Some(content) = content {
                    asked.values = asked.values.with_content(parameter, Arc::clone(content));
                }
                Ok(asked)
            }
        }
    }

    fn strategy_number(&self) -> Option<usize> {
        let flags = || self.offer.strategies.iter().flat_map(|strategy| strategy.flags).map(|(flag, _)| *flag);
        self.offer.strategies.iter().position(|strategy| {
            flags().all(|flag| {
                let asked = strategy.flags.iter().find(|(name, _)| *name == flag).map(|(_, value)| *value);
                let usual = Self::usual(self.offer).values;
                self.values.get(flag) == asked.or_else(|| usual.get(flag))
            })
        })
    }

    /// The same searched in the next way, the first one after a combination that has no name.
    fn next_strategy(&self) -> Result<Self, String> {
        let all = self.offer.strategies;
        if all.len() < 2 {
            let name = all.first().map_or("", |strategy| strategy.name);
            return Err(format!("{} is searched in one way: {name}", self.offer.name));
        }
        let next = self.strategy_number().map_or(0, |number| (number + 1) % all.len());
        let mut varied = self.clone();
        let usual = Self::usual(self.offer).values;
        for (flag, _) in all.iter().flat_map(|strategy| strategy.flags) {
            varied.values = match usual.get(flag) {
                Some(usual) => varied.values.with(flag, usual),
                None => varied.values.without(flag),
            };
        }
        for (flag, value) in all[next].flags {
            varied.values = varied.values.with(flag, *value);
        }
        Ok(varied)
    }
}

/// The numbers that a parameter takes.
fn range(offer: &Offer, parameter: &str) -> std::ops::RangeInclusive<u64> {
    let takes = offer.parameters.iter().find(|of| of.name == parameter).map(|of| &of.takes);
    match takes {
        Some(Takes::Number(least, most, _)) => *least..=*most,
        _ => unreachable!("a round of numbers goes by a parameter that takes numbers"),
    }
}
