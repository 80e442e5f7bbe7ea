//! The puzzles of a text that are to be answered one by one: all, or the one that was chosen, each with its place.

use crate::scene::{self, Found, Placed, Supply};

/// The puzzles of one text, or the one that was chosen from them, with their places; what is no puzzle says why.
pub struct Puzzles {
    name: String,
    items: scene::Puzzles<'static>,
    /// The number of the one that was chosen, from 1.
    choice: Option<usize>,
    /// How many items have been passed, and what was wrong with the last of them.
    passed: usize,
    wrong: Option<String>,
    is_done: bool,
}

type Item = Result<Placed, String>;

impl Puzzles {
    /// The puzzles of a text that goes by a name in messages.
    pub(super) fn new(name: String, items: scene::Puzzles<'static>, choice: Option<usize>) -> Self {
        Self { name, items, choice, passed: 0, wrong: None, is_done: false }
    }

    /// Whether an item is to be answered, with its place; one that was not chosen is passed over.
    fn wanted(&mut self, item: Result<Found, String>) -> Option<Item> {
        self.passed += 1;
        if self.choice.is_some_and(|choice| choice != self.passed) {
            self.wrong = item.err();
            return None;
        }
        self.is_done = self.choice.is_some();
        Some(match item {
            Ok(found) => {
                let place = place(&self.name, &found);
                Ok((found, place))
            }
            Err(error) => Err(format!("{}: {error}", self.name)),
        })
    }

    /// What there is to say at the end, where the one that was chosen has not come or nothing has.
    fn end(&mut self) -> Option<Item> {
        self.is_done = true;
        let wanted = self.choice.or((self.passed == 0).then_some(1))?;
        Some(Err(missing(&self.name, self.passed, self.wrong.take(), wanted)))
    }
}

/// Where a puzzle stands: `puzzles.txt: line 3`.
pub(super) fn place(name: &str, found: &Found) -> String {
    if found.line == 0 { name.to_owned() } else { format!("{name}: line {}", found.line) }
}

/// Says that a text has not the puzzle that is wanted, or, if there was but one item and that was wrong, what was.
pub(super) fn missing(name: &str, there: usize, wrong: Option<String>, wanted: usize) -> String {
    let (has, range) = match (there, wrong) {
        (0, _) => return format!("{name} has no puzzle in it"),
        (1, Some(wrong)) => return format!("{name}: {wrong}"),
        (1, None) => ("1 puzzle".to_owned(), "1".to_owned()),
        _ => (format!("{there} puzzles"), format!("1 to {there}")),
    };
    format!("{name} has {has}, so there is no puzzle {wanted}: --puzzle takes {range}")
}

impl Iterator for Puzzles {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        while !self.is_done {
            match self.items.next() {
                None => return self.end(),
                Some(item) => match self.wanted(item) {
                    None => {}
                    wanted => return wanted,
                },
            }
        }
        None
    }
}

impl Supply for Puzzles {
    fn at_hand(&mut self) -> Option<Item> {
        while !self.is_done {
            let item = self.items.at_hand()?;
            match self.wanted(item) {
                None => {}
                wanted => return wanted,
            }
        }
        None
    }

    fn may_pause(&self) -> bool {
        self.items.may_pause()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::AtOnce;

    fn answered(items: &[Result<&str, &str>], choice: Option<usize>) -> Vec<Result<String, String>> {
        let found = |value: &str| Found { value: value.to_owned(), line: 1, note: None };
        let items: Vec<_> = items.iter().map(|item| item.map(found).map_err(str::to_owned)).collect();
        let puzzles = Puzzles::new("a.txt".to_owned(), Box::new(AtOnce(items.into_iter())), choice);
        puzzles.map(|item| item.map(|(found, place)| format!("{place} {}", found.value))).collect()
    }

    #[test]
    fn all_are_given_with_their_places_or_the_one_that_was_chosen() {
        let items = [Ok("x"), Err("line 2: bad"), Ok("z")];
        let (x, z, bad) = ("a.txt: line 1 x".to_owned(), "a.txt: line 1 z".to_owned(), "a.txt: line 2: bad".to_owned());
        assert_eq!(answered(&items, None), [Ok(x), Err(bad.clone()), Ok(z.clone())]);
        assert_eq!(answered(&items, Some(3)), [Ok(z)]);
        assert_eq!(answered(&items, Some(2)), [Err(bad)]);
    }

    #[test]
    fn one_that_is_not_there_is_said_to_be_missing_unless_there_is_no_puzzle_at_all() {
        let said = |items: &[Result<&str, &str>], choice| answered(items, choice).remove(0).unwrap_err();
        assert!(said(&[Ok("x"), Ok("y")], Some(3)).starts_with("a.txt has 2 puzzles, so there is no puzzle 3"));
        assert_eq!(said(&[Err("no Sudoku")], Some(3)), "a.txt: no Sudoku");
        assert_eq!(said(&[], None), "a.txt has no puzzle in it");
        assert_eq!(answered(&[Ok("x")], Some(2)).len(), 1, "it is said once");
    }
}
