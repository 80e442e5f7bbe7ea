//! The mistakes there are: their numbers, their pages, and how each is set beside the right program.

use crate::mistakes::{ForgetsTheSets, OneDiagonal, Program, SavesCopies, SavesItself, TestsWhenFull};
use crate::puzzles::queens::Queens;
use crate::puzzles::sudoku::{Strategy, Sudoku, examples};
use crate::replay::Replay;
use crate::scene::{Depict, Journey, Pair};
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
    /// The code of the wrong program: the name that [`Listing::of`](crate::scene::listing::Listing::of) takes.
    pub listing: &'static str,
    /// What there is to add where the wrong program records a board.
    pub(crate) aside: Option<&'static str>,
    open: fn(u8, Goal) -> Option<Sides>,
}

/// The right program and the wrong one.
type Sides = (Box<dyn Journey>, Box<dyn Journey>);

/// All mistakes, by their numbers.
pub const MISTAKES: &[Mistake] = &[
    Mistake {
        number: 1,
        page: include_str!("../../../assets/mistakes/1.txt"),
        most: Some(ForgetsTheSets::MOST),
        listing: <ForgetsTheSets as Program>::LISTING,
        aside: None,
        open: |size, goal| sides(Queens::new(size)?, ForgetsTheSets::new(size)?, goal),
    },
    Mistake {
        number: 2,
        page: include_str!("../../../assets/mistakes/2.txt"),
        most: Some(OneDiagonal::MOST),
        listing: <OneDiagonal as Program>::LISTING,
        aside: None,
        open: |size, goal| sides(Queens::new(size)?, OneDiagonal::new(size)?, goal),
    },
    Mistake {
        number: 3,
        page: include_str!("../../../assets/mistakes/3.txt"),
        most: Some(SavesItself::MOST),
        listing: <SavesItself as Program>::LISTING,
        aside: None,
        open: |size, goal| sides(SavesCopies::new(size)?, SavesItself::new(size)?, goal),
    },
    Mistake {
        number: 4,
        page: include_str!("../../../assets/mistakes/4.txt"),
        most: Some(TestsWhenFull::MOST),
        listing: <TestsWhenFull as Program>::LISTING,
        aside: None,
        open: |size, goal| sides(Queens::new(size)?, TestsWhenFull::new(size)?, goal),
    },
    Mistake {
        number: 5,
        page: include_str!("../../../assets/mistakes/5.txt"),
        most: None,
        listing: "5-ignores-true",
        aside: Some(" It returns True, and its caller does not look."),
        open: |_, _| {
            let sudoku = Sudoku::new(&examples::usual().grid(), Strategy::default())?;
            // Whoever does not look at the answer of a search for one board makes it a search for all of them.
            let right = Replay::new(sudoku.clone(), Goal::First);
            Some((Box::new(right), Box::new(Replay::new(sudoku, Goal::All))))
        },
    },
];

/// Two programs with the same goal, at step 0.
#[expect(clippy::unnecessary_wraps, reason = "what calls it may have no such board")]
fn sides<R: Depict + 'static, W: Depict + 'static>(right: R, wrong: W, goal: Goal) -> Option<Sides> {
    Some((Box::new(Replay::new(right, goal)), Box::new(Replay::new(wrong, goal))))
}

impl Mistake {
    /// The mistake of that number, from 1.
    #[must_use]
    pub fn of(number: usize) -> Option<&'static Self> {
        MISTAKES.iter().find(|mistake| mistake.number == number)
    }

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
        let (right, wrong) = (self.open)(size, goal)?;
        Some(Pair::new(self, right, wrong))
    }
}

impl fmt::Debug for Mistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "mistake {}: {}", self.number, self.title())
    }
}
