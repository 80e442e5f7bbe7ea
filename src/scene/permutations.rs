//! How permutations look: positions as rows, items as columns, so that each is seen to be a board of rooks.

use super::listing::Source;
use super::{
    Art, Asked, At, Cell, Change, Depict, Family as FamilyWords, Filling, Grid, Key, Lit, MarkSet, Moment, Offer,
    Opened, Parameter, Picture, Piece, Problem, Reason, Role, Round, Sentence, Strategy, Strip, Takes, Values,
    Vocabulary,
};
use crate::listing;
use crate::puzzles::permutations::{Family, MOST_ITEMS, Permutations};
use crate::replay::Replay;
use crate::search::{Blockers, Event, Goal, Puzzle};

static WORDS: Vocabulary = Vocabulary {
    slot: "position",
    option: "item",
    piece: "item",
    board: "permutation",
    dead_end: "dead position",
    call: "backtrack",
    about: &["position", "item"],
    families: &[FamilyWords { name: "used", formula: "i" }, FamilyWords { name: "twin", formula: "i - 1" }],
};

const ROOK: Piece = Piece::figure("R", ["♜", "♖"], Art::Rook);

static CODE: Source = listing!("permutations");

/// What the program offers of permutations.
pub static OFFER: Offer = Offer {
    name: "permutations",
    aliases: &["permute"],
    about: "Every order of some items, equal ones told once",
    teaches: "queens without diagonals: rooks; one set says what is used",
    leetcode: &[46, 47],
    parameters: &[Parameter {
        name: "ITEM",
        takes: Takes::Words,
        usual: Some("1 2 3"),
        help: "The items, 1 to 12 of them; equal ones may stand twice",
    }],
    usual_goal: Goal::All,
    round: Round::Nothing("write the items that are wanted: stepback permutations 1 2 3 4"),
    strategies: &[Strategy { name: "item by item", flags: &[] }],
    listings: &[&CODE],
    mistakes: &[],
    more_help: "",
    settle: |values| values,
    has_goals: |_| true,
    open,
    sheet: None,
    reader: None,
};

fn open(values: &Values, goal: Goal) -> Result<Opened, Problem> {
    let items = values.all("ITEM");
    let permutations = Permutations::new(items).ok_or_else(|| {
        let count = items.len();
        Problem(format!("permutations takes 1 to {MOST_ITEMS} items, not {count}: leave some of them out"))
    })?;
    Ok(Opened::One(Box::new(Replay::new(permutations, goal))))
}

impl Depict for Permutations {
    const WORDS: &'static Vocabulary = &WORDS;

    fn listing(&self) -> &'static Source {
        &CODE
    }

    fn title(&self) -> String {
        format!("Permutations of {}", self.items().join(" "))
    }

    fn about(&self, position: u16, item: u16) -> Vec<Key> {
        vec![position.into(), item.into()]
    }

    fn name(&self, position: u16, item: u16) -> String {
        format!("{} at position {position}", self.option_label(position, item))
    }

    fn squares(&self, position: u16, item: u16) -> Vec<At> {
        vec![(position.into(), item.into())]
    }

    fn option_label(&self, _position: u16, item: u16) -> String {
        self.items().get(usize::from(item)).cloned().unwrap_or_default()
    }

    fn place_name(&self, (position, _item): At) -> String {
        format!("position {position}")
    }

    fn call_name(&self, position: Option<u16>) -> String {
        format!("{}({})", WORDS.call, position.map_or(self.items().len(), usize::from))
    }

    fn reasons(&self, _position: u16, item: u16, by: Blockers) -> Vec<Reason> {
        let reason = |family: u8| {
            let is_used = family == Family::Used as u8;
            // A twin refuses by not being there.
            let holders = if is_used { self.position_of(item).map(|at| (at.into(), item.into())) } else { None };
            Reason {
                family,
                formula: WORDS.families[usize::from(family)].formula.into(),
                key: if is_used { item } else { item - 1 }.into(),
                holders: holders.into_iter().collect(),
            }
        };
        by.iter().map(reason).collect()
    }

    fn keys_of(&self, _position: u16, item: u16) -> Vec<(u8, Key)> {
        vec![(Family::Used as u8, item.into())]
    }

    fn filling(&self) -> Filling {
        Filling::List(self.order().map(|item| Filling::word(&self.option_label(0, item))).collect())
    }

    fn line(&self) -> String {
        self.order().map(|item| self.option_label(0, item)).collect::<Vec<_>>().join(" ")
    }

    fn picture(moment: &Moment<'_, Self>) -> Picture {
        let permutations = moment.puzzle();
        let all = permutations.items().len();
        let mut grid = Grid::empty(all, all);
        grid.column_labels = permutations.items().to_vec();
        let next = permutations.next_slot().unwrap_or_default();
        for (row, column) in (0..all).flat_map(|row| (0..all).map(move |column| (row, column))) {
            let item = u16::try_from(column).unwrap_or(u16::MAX);
            grid.square_mut((row, column)).ruled_out_by = permutations.blockers(next, item);
        }
        for (row, item) in permutations.order().enumerate() {
            let square = grid.square_mut((row, item.into()));
            square.piece = Some(ROOK);
            square.role = Role::Placed;
            square.ruled_out_by = Blockers::NONE;
        }
        grid.focus = (usize::from(next).min(all - 1), 0);
        grid.show_event(moment, &ROOK);
        if let Some(&at) = moment.squares().first() {
            grid.focus = at;
            for reason in moment.reasons() {
                reason.holders.iter().for_each(|&holder| grid.light_line(holder, at, Lit::Line));
            }
        }
        Picture::Grid(grid)
    }

    fn strip(moment: &Moment<'_, Self>) -> Option<Strip> {
        let permutations = moment.puzzle();
        let label = |item| Cell { text: permutations.option_label(0, item), role: Role::Placed };
        let mut cells: Vec<Cell> = permutations.order().map(label).collect();
        if let (Some(Event::Place { .. }), Some(last)) = (moment.event, cells.last_mut()) {
            last.role = Role::PlacedNow;
        }
        cells.resize_with(permutations.items().len(), || Cell { text: "_".to_owned(), role: Role::Empty });
        Some(Strip { title: "order", cells, note: String::new() })
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let permutations = moment.puzzle();
        let last = i32::try_from(permutations.items().len()).unwrap_or(i32::MAX) - 1;
        let mut used: Vec<u16> = permutations.order().collect();
        used.sort_unstable();
        let asked = moment.event.and_then(|event| {
            let (_, item) = event.about()?;
            Some(Asked { key: item.into(), change: Change::of(event, Family::Used as u8)? })
        });
        let used = MarkSet::of(Family::Used as u8, "i", used.into_iter().map(Key::from));
        vec![MarkSet { range: Some((0, last)), asked, ..used }]
    }

    fn introduction(&self) -> &'static str {
        " An item that stands is in used, by its number from 0. Of equal items the left one is always placed first."
    }

    fn tell_reason(moment: &Moment<'_, Self>, reason: &Reason, rank: usize) -> Sentence {
        if reason.family == Family::Used as u8 {
            return super::grammar::reason(moment, reason, rank, None);
        }
        let link = if rank == 0 { "" } else { "it is " };
        Sentence::default()
            .lit(format!("{link}a twin of item {}", reason.key))
            .plain(", which is equal and not used yet: the same orders would be made twice")
    }

    fn tell_filling(&self) -> Sentence {
        Sentence::default().lit(self.line())
    }
}
