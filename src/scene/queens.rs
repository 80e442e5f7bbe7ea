//! How N-Queens looks: a board of queens, the three sets, the line from an attacker.

use super::listing::Source;
use super::{
    Art, Asked, At, Change, Depict, Family as FamilyWords, Filling, Grid, Key, Lit, MarkSet, Moment, Offer, Opened,
    Parameter, Picture, Piece, Problem, Reason, Role, Round, Sentence, Square, Strategy, Takes, Values, Vocabulary,
    mistakes,
};
use crate::listing;
use crate::puzzles::queens::{Family, Queens};
use crate::replay::Replay;
use crate::search::{Blockers, Event, Goal, Puzzle};

/// What N-Queens calls things, in right programs and in wrong ones.
pub(super) static WORDS: Vocabulary = Vocabulary {
    slot: "row",
    option: "column",
    piece: "queen",
    board: "board",
    dead_end: "dead row",
    call: "backtrack",
    about: &["row", "col"],
    families: &[
        FamilyWords { name: "cols", formula: "c" },
        FamilyWords { name: "diag", formula: "r - c" },
        FamilyWords { name: "anti", formula: "r + c" },
    ],
};

/// What a newcomer needs to know of the sets before the first event.
pub(super) const SETS: &str =
    " A queen at (r,c) puts c into cols, r - c into diag (down to the right) and r + c into anti (down to the left).";

/// The queen of every board.
pub(super) const QUEEN: Piece = Piece::figure("Q", ["♛", "♕"], Art::Queen);

pub(super) static CODE: Source = listing!("queens");
static CODE_OF_BITS: Source = listing!("queens-bits");

/// What the program offers of N-Queens.
pub static OFFER: Offer = Offer {
    name: "queens",
    aliases: &["n-queens", "nqueens"],
    about: "N queens on an N x N board, none attacking another",
    teaches: "one queen a row; three sets say what is attacked",
    leetcode: &[51, 52],
    parameters: &[Parameter {
        name: "N",
        takes: Takes::Number(1, 32, "a board size"),
        usual: Some("8"),
        help: "Rows and columns of the board, 1 to 32",
    }],
    usual_goal: Goal::All,
    round: Round::Numbers { parameter: "N", ends: ["there is no smaller board", "there is no larger board"] },
    strategies: &[Strategy { name: "row by row", flags: &[] }],
    listings: &[&CODE, &CODE_OF_BITS],
    mistakes: mistakes::OF_QUEENS,
    more_help: "",
    settle: |values| values,
    has_goals: |_| true,
    open,
    sheet: None,
    reader: None,
};

fn open(values: &Values, goal: Goal) -> Result<Opened, Problem> {
    let queens = values.number("N").and_then(Queens::new);
    let queens = queens.ok_or_else(|| Problem("a board has 1 to 32 rows and columns".to_owned()))?;
    Ok(Opened::One(Box::new(Replay::new(queens, goal))))
}

impl Depict for Queens {
    const WORDS: &'static Vocabulary = &WORDS;

    fn listing(&self) -> &'static Source {
        &CODE
    }

    fn listing_of_bits(&self) -> Option<&'static Source> {
        Some(&CODE_OF_BITS)
    }

    fn title(&self) -> String {
        format!("N-Queens {0} x {0}", self.size())
    }

    fn about(&self, row: u16, column: u16) -> Vec<Key> {
        vec![row.into(), column.into()]
    }

    fn name(&self, row: u16, column: u16) -> String {
        format!("({row},{column})")
    }

    fn squares(&self, row: u16, column: u16) -> Vec<At> {
        vec![(row.into(), column.into())]
    }

    fn option_label(&self, _row: u16, column: u16) -> String {
        column.to_string()
    }

    fn call_name(&self, row: Option<u16>) -> String {
        format!("{}({})", WORDS.call, row.unwrap_or(self.size().into()))
    }

    fn reasons(&self, row: u16, column: u16, by: Blockers) -> Vec<Reason> {
        by.iter()
            .filter_map(family)
            .filter_map(|family| reason(family, row, column, |key| self.holder(family, key)))
            .collect()
    }

    fn keys_of(&self, row: u16, column: u16) -> Vec<(u8, Key)> {
        Family::ALL.map(|family| (family as u8, Queens::key(family, row, column).into())).into()
    }

    fn filling(&self) -> Filling {
        let size = usize::from(self.size());
        let row = |row| {
            let queen = self.queens().get(row).map(|&column| usize::from(column));
            (0..size).map(|column| if queen == Some(column) { 'Q' } else { '.' }).collect()
        };
        Filling::rows((0..size).map(row))
    }

    fn picture(moment: &Moment<'_, Self>) -> Picture {
        let queens = moment.puzzle();
        let mut grid = board(queens, |row, column| queens.blockers(row, column));
        put_queens(&mut grid, queens);
        show_event(&mut grid, moment);
        Picture::Grid(grid)
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let queens = moment.puzzle();
        Family::ALL.map(|family| mark_set(queens, family, queens.keys(family), moment.event)).into()
    }

    fn introduction(&self) -> &'static str {
        SETS
    }

    fn no_board(&self) -> String {
        format!("a {0} x {0} board has no solution", self.size())
    }

    fn tell_filling(&self) -> Sentence {
        tell_columns(self)
    }
}

/// The family of a number.
pub(super) fn family(number: u8) -> Option<Family> {
    Family::ALL.into_iter().find(|&family| family as u8 == number)
}

/// Why a family refuses a square, if a queen is to blame.
pub(super) fn reason(
    family: Family,
    row: u16,
    column: u16,
    holder: impl Fn(i16) -> Option<(u8, u8)>,
) -> Option<Reason> {
    let key = Queens::key(family, row, column);
    let (holder_row, holder_column) = holder(key)?;
    Some(Reason {
        family: family as u8,
        formula: WORDS.families[family as usize].formula.into(),
        key: key.into(),
        holders: vec![(holder_row.into(), holder_column.into())],
    })
}

/// An empty board, each square with the families that rule it out.
pub(super) fn board(queens: &Queens, ruled_out_by: impl Fn(u16, u16) -> Blockers) -> Grid {
    let size = u16::from(queens.size());
    let mut grid = Grid::empty(size.into(), size.into());
    for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
        grid.square_mut((row.into(), column.into())).ruled_out_by = ruled_out_by(row, column);
    }
    grid
}

/// Puts the queens that stand on a board.
pub(super) fn put_queens(grid: &mut Grid, queens: &Queens) {
    for (row, &column) in queens.queens().iter().enumerate() {
        *grid.square_mut((row, column.into())) = Square { piece: Some(QUEEN), role: Role::Placed, ..Square::default() };
    }
    grid.focus = (queens.queens().len().min(grid.rows - 1), 0);
}

/// Shows the event, and the lines from the attackers to the square that they refuse.
pub(super) fn show_event<P: Depict>(grid: &mut Grid, moment: &Moment<'_, P>) {
    grid.show_event(moment, &QUEEN);
    let Some(&at) = moment.squares().first() else { return };
    grid.focus = at;
    for (rank, reason) in moment.reasons().iter().enumerate() {
        for &holder in &reason.holders {
            grid.light_line(holder, at, if rank == 0 { Lit::Line } else { Lit::AlsoLine });
        }
    }
}

/// A set with these keys, and what the event asked of it.
pub(super) fn mark_set(
    queens: &Queens,
    family: Family,
    keys: impl IntoIterator<Item = i16>,
    event: Option<Event>,
) -> MarkSet {
    let asked = event.and_then(|event| {
        let (row, column) = event.about()?;
        Some(Asked { key: Queens::key(family, row, column).into(), change: Change::of(event, family as u8)? })
    });
    let (least, greatest) = queens.key_range(family);
    let formula = WORDS.families[family as usize].formula;
    let keys = keys.into_iter().map(Key::from);
    MarkSet { range: Some((least.into(), greatest.into())), asked, ..MarkSet::of(family as u8, formula, keys) }
}

/// The columns of the queens, as a sentence has them.
pub(super) fn tell_columns(queens: &Queens) -> Sentence {
    let columns: Vec<String> = queens.queens().iter().map(u8::to_string).collect();
    Sentence::default().lit(columns.join(" ")).plain(", the columns of the queens from row 0 down")
}
