//! The mistakes there are: their numbers, their pages, and how each is set beside the right program.

use crate::listing;
use crate::mistakes::{ForgetsTheSets, OneDiagonal, Program, SavesCopies, SavesItself, TestsWhenFull};
use crate::puzzles::queens::Queens;
use crate::puzzles::sudoku::{Strategy, Sudoku, examples};
use crate::replay::Replay;
use crate::scene::listing::Source;
use crate::scene::{Depict, Elsewhere, Labels, Member, Pair, Show};
use crate::search::Goal;
use std::fmt;

/// A mistake that a wrong program makes.
pub struct Mistake {
    /// Its number, from 1.
    pub number: usize,
    /// Its page: a line for its name, then what goes wrong and why, then how one would notice it.
    page: &'static str,
    /// The largest board that it is shown on, where it is one of N x N.
    pub most: Option<u8>,
    /// The code of the wrong program.
    pub listing: &'static Source,
    /// What there is to add where the wrong program records a board.
    aside: Option<&'static str>,
    open: fn(u8, Goal) -> Option<Programs>,
}

/// The right program and the wrong one, at step 0.
type Programs = [Box<dyn Show>; 2];

/// How many larger boards are tried for one that tells two programs apart.
const LARGER: u8 = 3;

static FORGETS_THE_SETS: Source = listing!("mistakes/1-forgets-the-sets");
static ONE_DIAGONAL: Source = listing!("mistakes/2-one-diagonal");
static SAVES_THE_BOARD_ITSELF: Source = listing!("mistakes/3-saves-the-board-itself");
static TESTS_WHEN_FULL: Source = listing!("mistakes/4-tests-when-full");
static IGNORES_TRUE: Source = listing!("mistakes/5-ignores-true");

/// The mistakes that a program for N-Queens makes.
pub const OF_QUEENS: &[Mistake] = &[
    Mistake {
        number: 1,
        page: include_str!("../../../assets/mistakes/1.txt"),
        most: Some(ForgetsTheSets::MOST),
        listing: &FORGETS_THE_SETS,
        aside: None,
        open: |size, goal| programs(Queens::new(size)?, ForgetsTheSets::new(size)?, goal),
    },
    Mistake {
        number: 2,
        page: include_str!("../../../assets/mistakes/2.txt"),
        most: Some(OneDiagonal::MOST),
        listing: &ONE_DIAGONAL,
        aside: None,
        open: |size, goal| programs(Queens::new(size)?, OneDiagonal::new(size)?, goal),
    },
    Mistake {
        number: 3,
        page: include_str!("../../../assets/mistakes/3.txt"),
        most: Some(SavesItself::MOST),
        listing: &SAVES_THE_BOARD_ITSELF,
        aside: None,
        open: |size, goal| programs(SavesCopies::new(size)?, SavesItself::new(size)?, goal),
    },
    Mistake {
        number: 4,
        page: include_str!("../../../assets/mistakes/4.txt"),
        most: Some(TestsWhenFull::MOST),
        listing: &TESTS_WHEN_FULL,
        aside: None,
        open: |size, goal| programs(Queens::new(size)?, TestsWhenFull::new(size)?, goal),
    },
];

/// The mistake that a program for Sudoku makes.
pub const OF_SUDOKU: &[Mistake] = &[Mistake {
    number: 5,
    page: include_str!("../../../assets/mistakes/5.txt"),
    most: None,
    listing: &IGNORES_TRUE,
    aside: Some(" It returns True, and its caller does not look."),
    open: |_, _| {
        let sudoku = Sudoku::new(&examples::usual().grid(), Strategy::default())?;
        // Whoever does not look at the answer of a search for one board makes it a search for all of them.
        Some([Box::new(Replay::new(sudoku.clone(), Goal::First)), Box::new(Replay::new(sudoku, Goal::All))])
    },
}];

/// Two programs with the same goal, at step 0.
#[expect(clippy::unnecessary_wraps, reason = "what calls it may have no such board")]
fn programs<R: Depict, W: Depict>(right: R, wrong: W, goal: Goal) -> Option<Programs> {
    Some([Box::new(Replay::new(right, goal)), Box::new(Replay::new(wrong, goal))])
}

/// The code of a program by the number of its mistake, or that of the right program for none.
pub(super) fn source(mistake: Option<usize>) -> &'static Source {
    let of = OF_QUEENS.iter().find(|of| Some(of.number) == mistake);
    of.map_or(&crate::scene::queens::CODE, |of| of.listing)
}

impl Mistake {
    /// Its name: `The undo forgets the sets`.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.page.lines().next().unwrap_or_default()
    }

    /// What goes wrong and why, then how one would notice it; each a paragraph.
    pub fn paragraphs(&self) -> impl Iterator<Item = &'static str> {
        self.page.lines().skip(1)
    }

    /// The right program and the wrong one on a board of N x N at step 0; none if the mistake is not shown on it.
    #[must_use]
    pub fn open(&'static self, size: u8, goal: Goal) -> Option<Pair> {
        let labels = Labels { sides: ["right", "wrong"], noun: "program" };
        let [right, wrong] = (self.open)(size, goal)?;
        let wrong = Member { listing: Some(self.listing), aside: self.aside, ..Member::of(wrong) };
        let elsewheres = move || self.elsewheres(size, goal);
        let scouts = (self.open)(size, goal)?;
        Some(Pair::new(labels, [Member::of(right), wrong], scouts, Box::new(elsewheres)))
    }

    /// What the keys change: the goal, then the size, then both.
    fn elsewheres(&self, size: u8, goal: Goal) -> Vec<(Elsewhere, Programs)> {
        if self.most.is_none() {
            return vec![];
        }
        let larger = || (size..=size.saturating_add(LARGER)).skip(1);
        let here = [(size, Goal::All)].into_iter().filter(|_| goal == Goal::First);
        let same_goal = larger().map(|size| (size, goal));
        let other_goal = larger().map(|size| (size, Goal::All)).filter(|_| goal == Goal::First);
        let searches = here.chain(same_goal).chain(other_goal);
        let open = |(other, of): (u8, Goal)| {
            let programs = (self.open)(other, of)?;
            let board = (other != size).then(|| programs[0].title());
            Some((Elsewhere { board, all_boards: of != goal }, programs))
        };
        searches.filter_map(open).collect()
    }
}

impl fmt::Debug for Mistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "mistake {}: {}", self.number, self.title())
    }
}
