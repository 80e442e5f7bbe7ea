//! Where two searches differ first, looked for with two of their own.

use super::difference::{Parting, difference};
use crate::scene::Show;

/// The two searches at step 0.
pub type Searches = [Box<dyn Show>; 2];

/// Other searches of the two, in the order in which they are tried, each as far as there is one.
pub type Elsewheres = Box<dyn Fn() -> Vec<(Elsewhere, Searches)>>;

/// Another search of the same two, in which they differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// The board that it is on, if that is a larger one: `N-Queens 4 x 4`.
    pub board: Option<String>,
    /// Whether it has to go on to all boards.
    pub all_boards: bool,
}

/// The steps compared of each other search.
const TRIED: u64 = 1 << 14;

/// Looks for the first difference.
pub(super) struct Finder {
    searches: Searches,
    parting: Parting,
    elsewheres: Elsewheres,
    /// Once it is known that there is no difference: the search that has one.
    elsewhere: Option<Elsewhere>,
}

impl Finder {
    pub(super) fn new(searches: Searches, elsewheres: Elsewheres) -> Self {
        Self { searches, parting: Parting::Unknown, elsewheres, elsewhere: None }
    }

    pub(super) fn parting(&self) -> Parting {
        self.parting
    }

    /// The nearest other search in which the two differ, if they do not in this one.
    pub(super) fn elsewhere(&self) -> Option<&Elsewhere> {
        self.elsewhere.as_ref()
    }

    /// The step up to which the two were compared.
    pub(super) fn compared(&self) -> u64 {
        self.searches[0].position()
    }

    /// Compares that many steps more, unless the answer is known.
    pub(super) fn search(&mut self, steps: u64) {
        for _ in 0..steps {
            if self.parting != Parting::Unknown {
                return;
            }
            if !step(&mut self.searches) {
                self.parting = Parting::Never;
                let others = (self.elsewheres)();
                self.elsewhere =
                    others.into_iter().find_map(|(elsewhere, searches)| parts(searches).then_some(elsewhere));
            } else if differs(&self.searches) {
                let [first, second] = &self.searches;
                self.parting = Parting::At(first.position().max(second.position()));
            }
        }
    }
}

/// One event on with both; false if neither has one.
fn step([first, second]: &mut Searches) -> bool {
    first.step_forward() | second.step_forward()
}

fn differs([first, second]: &Searches) -> bool {
    difference([first.as_ref(), second.as_ref()]).is_some()
}

/// Whether two searches differ in their first steps.
fn parts(mut searches: Searches) -> bool {
    (0..TRIED).any(|_| step(&mut searches) && differs(&searches))
}
