//! How parentheses look: the string under construction, and the mountain path that it draws over it.
//!
//! A sign that opens leads up, one that closes down. What refuses is seen as the edge of the land: under the floor nothing is
//! open to be closed, and over the slope that leads down to the end all pairs are open.

use super::listing::Source;
use super::{
    Asked, At, Cell, Change, Depict, Family as FamilyWords, Filling, Grid, Key, MarkSet, Moment, Offer, Opened,
    Parameter, Picture, Piece, Problem, Reason, Role, Round, Sentence, Strategy, Strip, Takes, Values, Vocabulary,
    grammar,
};
use crate::listing;
use crate::puzzles::parentheses::{Family, MOST_PAIRS, Parentheses, SIGNS};
use crate::replay::Replay;
use crate::search::{Blockers, Event, Goal};

static WORDS: Vocabulary = Vocabulary {
    slot: "position",
    option: "sign",
    piece: "sign",
    board: "string",
    dead_end: "dead position",
    call: "backtrack",
    about: &["position", "sign"],
    families: &[FamilyWords { name: "open", formula: "opened" }, FamilyWords { name: "close", formula: "closed" }],
};

static CODE: Source = listing!("parentheses");

/// What the program offers of parentheses.
pub static OFFER: Offer = Offer {
    name: "parentheses",
    aliases: &["brackets"],
    about: "Every string of N matching pairs",
    teaches: "two counters instead of sets, and no dead end at all",
    leetcode: &[22],
    parameters: &[Parameter {
        name: "N",
        takes: Takes::Number(1, MOST_PAIRS as u64, "a number of pairs"),
        usual: Some("3"),
        help: "Pairs in a string, 1 to 16",
    }],
    usual_goal: Goal::All,
    round: Round::Numbers { parameter: "N", ends: ["there are no fewer pairs", "there are no more pairs"] },
    strategies: &[Strategy { name: "sign by sign", flags: &[] }],
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
    let parentheses = values.number("N").and_then(Parentheses::new);
    let parentheses = parentheses.ok_or_else(|| Problem(format!("a string has 1 to {MOST_PAIRS} pairs")))?;
    Ok(Opened::One(Box::new(Replay::new(parentheses, goal))))
}

/// The sign of an option.
fn sign(option: u16) -> char {
    SIGNS[usize::from(option.min(1))]
}

/// How the path goes on with an option.
fn slope(option: u16) -> Piece {
    Piece::value(if option == 0 { "/" } else { "\\" })
}

/// The square of an option that is tried at a position and a height: the land has a row to spare over its top and under its
/// floor, for what is refused there.
fn square(pairs: u8, position: u16, height: u16, option: u16) -> At {
    // Counted from the row under the floor; what closes is drawn a row lower than what opens.
    let level = height + 1 - option;
    (usize::from(pairs) + 1 - usize::from(level), position.into())
}

impl Depict for Parentheses {
    const WORDS: &'static Vocabulary = &WORDS;

    fn listing(&self) -> &'static Source {
        &CODE
    }

    fn title(&self) -> String {
        match self.pairs() {
            1 => "Parentheses, 1 pair".to_owned(),
            pairs => format!("Parentheses, {pairs} pairs"),
        }
    }

    fn about(&self, position: u16, option: u16) -> Vec<Key> {
        vec![position.into(), Key::word(sign(option).to_string())]
    }

    fn name(&self, position: u16, option: u16) -> String {
        format!("{} at {position}", sign(option))
    }

    fn squares(&self, position: u16, option: u16) -> Vec<At> {
        let mut height = 0_u16;
        for option in self.signs().take(position.into()) {
            height = if option == 0 { height + 1 } else { height.saturating_sub(1) };
        }
        vec![square(self.pairs(), position, height, option)]
    }

    fn option_label(&self, _position: u16, option: u16) -> String {
        sign(option).to_string()
    }

    fn call_name(&self, position: Option<u16>) -> String {
        format!("{}({})", WORDS.call, position.unwrap_or(2 * u16::from(self.pairs())))
    }

    fn reasons(&self, _position: u16, _option: u16, by: Blockers) -> Vec<Reason> {
        let reason = |family: u8| {
            let key = if family == Family::Open as u8 { self.opened() } else { self.closed() };
            let formula = WORDS.families[usize::from(family)].formula.into();
            Reason { family, formula, key: key.into(), holders: vec![] }
        };
        by.iter().map(reason).collect()
    }

    fn keys_of(&self, _position: u16, option: u16) -> Vec<(u8, Key)> {
        let (family, count) = if option == 0 { (Family::Open, self.opened()) } else { (Family::Close, self.closed()) };
        vec![(family as u8, count.into())]
    }

    fn filling(&self) -> Filling {
        Filling::Text(self.signs().map(sign).collect())
    }

    fn picture(moment: &Moment<'_, Self>) -> Picture {
        let parentheses = moment.puzzle();
        let pairs = usize::from(parentheses.pairs());
        let mut grid = Grid::empty(pairs + 2, 2 * pairs);
        let label = |row: usize| if (1..=pairs).contains(&row) { (pairs - row).to_string() } else { String::new() };
        grid.row_labels = (0..pairs + 2).map(label).collect();
        for (row, column) in (0..pairs + 2).flat_map(|row| (0..2 * pairs).map(move |column| (row, column))) {
            // The level of a square over the floor, and the highest that a path can pass there.
            let level = (pairs + 1).checked_sub(row + 1);
            let highest = column.min(2 * pairs - 1 - column);
            grid.square_mut((row, column)).blocked = level.is_none_or(|level| row == 0 || level > highest);
        }
        let mut height = 0;
        for (position, option) in (0..).zip(parentheses.signs()) {
            let at = square(parentheses.pairs(), position, height, option);
            let square = grid.square_mut(at);
            (square.piece, square.role, square.blocked) = (Some(slope(option)), Role::Placed, false);
            height = if option == 0 { height + 1 } else { height.saturating_sub(1) };
            grid.focus = at;
        }
        if let Some((_, option)) = moment.event.and_then(Event::about) {
            grid.show_event(moment, &slope(option));
            for at in moment.squares() {
                grid.square_mut(at).blocked = false;
                grid.focus = at;
            }
        }
        Picture::Grid(grid)
    }

    fn strip(moment: &Moment<'_, Self>) -> Option<Strip> {
        let parentheses = moment.puzzle();
        let placed = |option| Cell { text: sign(option).to_string(), role: Role::Placed };
        let mut cells: Vec<Cell> = parentheses.signs().map(placed).collect();
        let now = |option, role| Cell { text: sign(option).to_string(), role };
        match moment.event {
            Some(Event::Place { .. }) => {
                if let Some(last) = cells.last_mut() {
                    last.role = Role::PlacedNow;
                }
            }
            Some(Event::Attacked { option, .. }) => cells.push(now(option, Role::AttackedNow)),
            Some(Event::Undo { option, .. }) => cells.push(now(option, Role::UndoneNow)),
            _ => {}
        }
        cells.resize_with(2 * usize::from(parentheses.pairs()), || Cell { text: "_".to_owned(), role: Role::Empty });
        Some(Strip { title: "string", cells, note: String::new() })
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let parentheses = moment.puzzle();
        let counter = |family: Family, count: u8| {
            let asked = moment.event.and_then(|event| {
                let (_, option) = event.about().filter(|&(_, option)| option == family as u16)?;
                debug_assert!(option < 2);
                Some(Asked { key: count.into(), change: Change::of(event, family as u8)? })
            });
            let set = MarkSet::of(family as u8, WORDS.families[family as usize].formula, [Key::from(count)]);
            MarkSet { is_counter: true, asked, ..set }
        };
        vec![counter(Family::Open, parentheses.opened()), counter(Family::Close, parentheses.closed())]
    }

    fn introduction(&self) -> &'static str {
        " A sign is attacked by two counters alone, and whatever they let pass can be completed: there is no dead end."
    }

    fn tell_place(moment: &Moment<'_, Self>, position: u16, option: u16) -> Sentence {
        let parentheses = moment.puzzle();
        let (opened, closed, pairs) = (parentheses.opened(), parentheses.closed(), parentheses.pairs());
        let why = if option == 0 {
            format!("{} of {pairs} were open", opened - 1)
        } else {
            format!("{opened} were open and {} closed", closed - 1)
        };
        let counts = if option == 0 { format!("opened is {opened}") } else { format!("closed is {closed}") };
        let next = grammar::next(parentheses);
        Sentence::default()
            .lit(format!("place {}: {why}", parentheses.name(position, option)))
            .plain(format!(", so it stays and {counts} now; {next}."))
    }

    fn tell_reason(moment: &Moment<'_, Self>, reason: &Reason, _rank: usize) -> Sentence {
        let pairs = moment.puzzle().pairs();
        Sentence::default().lit(if reason.family == Family::Open as u8 {
            format!("all {pairs} are open already: opened = {}", reason.key)
        } else {
            format!("none is open to be closed: closed = opened = {}", reason.key)
        })
    }

    fn tell_undo(moment: &Moment<'_, Self>, position: u16, option: u16) -> Sentence {
        let parentheses = moment.puzzle();
        let counts = if option == 0 {
            format!("opened is {} again", parentheses.opened())
        } else {
            format!("closed is {} again", parentheses.closed())
        };
        Sentence::default()
            .lit(format!("undo {}: ", parentheses.name(position, option)))
            .plain("the sign is taken back; ")
            .lit(counts)
            .plain(".")
    }

    fn tell_filling(&self) -> Sentence {
        Sentence::default().lit(self.line())
    }
}
