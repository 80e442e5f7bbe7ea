//! In what two programs differ at a step, and where they do so first.

use crate::scene::sentence::list;
use crate::scene::{Board, Facts, Journey, Kind, MarkSet, Role, Scene, Variation, grouped};
use crate::search::Goal;

/// One of the two programs of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The program as it should be.
    Right,
    /// The one with the mistake.
    Wrong,
}

impl Side {
    /// Both, the right one first.
    pub const BOTH: [Self; 2] = [Self::Right, Self::Wrong];

    /// The word for it on the screen and in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
        }
    }
}

/// What is known of the first difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parting {
    /// Not found yet.
    Unknown,
    /// The step at which it is.
    At(u64),
    /// There is none: both traces are the same to their ends.
    Never,
}

/// In what two programs differ at the same step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Difference {
    /// One of them has broken down.
    Fault(String),
    /// One of them has no such step.
    Ended(Side),
    /// They do different things.
    Event([String; 2]),
    /// The sets of these names hold different keys, of which the first one is told.
    Sets(Vec<&'static str>, [String; 2]),
    /// The boards that they have saved.
    Shelf([String; 2]),
}

impl Difference {
    /// It in words, a whole sentence but for its first letter.
    pub(super) fn words(&self) -> String {
        match self {
            Self::Fault(fault) => format!("the wrong program breaks down: {fault}."),
            Self::Ended(Side::Right) => "the right program has ended, and the wrong one goes on.".to_owned(),
            Self::Ended(Side::Wrong) => "the wrong program has ended, and the right one goes on.".to_owned(),
            Self::Event([right, wrong]) => format!("the right program {right}, the wrong one {wrong}."),
            Self::Sets(names, [right, wrong]) => {
                let others = match &names[1..] {
                    [] => String::new(),
                    others => {
                        let names: Vec<String> = others.iter().map(|&name| name.to_owned()).collect();
                        format!(" (and so with {})", list(&names))
                    }
                };
                format!("in the right program {} holds {right}, in the wrong one {wrong}{others}.", names[0])
            }
            Self::Shelf([right, wrong]) => format!("the right shelf holds {right}, the wrong one {wrong}."),
        }
    }
}

/// In what two steps differ, what weighs most; none if all that both have is the same. What refuses an option after the
/// first set that does is not compared, since no program asks for it, nor is a set that one of them does not keep.
pub(super) fn difference(right: &Facts, wrong: &Facts) -> Option<Difference> {
    if let Some(fault) = wrong.extras.fault {
        return Some(Difference::Fault(fault.to_string()));
    }
    if right.step != wrong.step {
        return Some(Difference::Ended(if right.step < wrong.step { Side::Right } else { Side::Wrong }));
    }
    let first = |facts: &Facts| facts.reasons.first().map(|reason| reason.set);
    let done = |facts: &Facts| (facts.kind, facts.square, facts.digit, first(facts));
    if done(right) != done(wrong) {
        return Some(Difference::Event([event(right), event(wrong)]));
    }
    let pairs = right.marks.iter().filter_map(|set| Some((set, wrong.marks.iter().find(|other| is_same(other, set))?)));
    let differing: Vec<(&MarkSet, &MarkSet)> = pairs.filter(|(set, other)| set.keys != other.keys).collect();
    if let Some((set, other)) = differing.first() {
        let names = differing.iter().map(|(set, _)| set.name).collect();
        return Some(Difference::Sets(names, [set, other].map(|set| keys(set))));
    }
    match (&right.extras.shelf, &wrong.extras.shelf) {
        (Some(one), Some(other)) if one != other => Some(Difference::Shelf([one, other].map(|shelf| boards(shelf)))),
        _ => None,
    }
}

/// What a program does in an event: `places (2,1)`.
fn event(facts: &Facts) -> String {
    let (row, column) = facts.square.unwrap_or_default();
    let at = facts.digit.map_or(format!("({row},{column})"), |digit| format!("{digit} at ({row},{column})"));
    match facts.kind {
        Kind::Start => "starts".to_owned(),
        Kind::Place => format!("places {at}"),
        Kind::Attacked => {
            let set = facts.reasons.first().map(|reason| format!(" for {}", reason.set)).unwrap_or_default();
            format!("refuses {at}{set}")
        }
        Kind::Undo => format!("takes {at} back"),
        Kind::Record => "records a board".to_owned(),
        Kind::Rejected => "refuses the full board".to_owned(),
    }
}

/// Whether two sets are one and the same in two programs.
fn is_same(set: &MarkSet, other: &MarkSet) -> bool {
    (set.name, set.formula) == (other.name, other.formula)
}

/// The keys of a set: `{-1 0}`.
fn keys(set: &MarkSet) -> String {
    format!("{{{}}}", set.keys.iter().map(i16::to_string).collect::<Vec<_>>().join(" "))
}

/// Boards as the listings print them: `[1, 3, 0, 2] [2, 0, 3, 1]`, the first few.
pub(crate) fn boards(shelf: &[Vec<u8>]) -> String {
    const SHOWN: usize = 3;
    let shown: Vec<String> = shelf.iter().take(SHOWN).map(|board| format!("{board:?}")).collect();
    let more = if shelf.len() > SHOWN { " and so on" } else { "" };
    format!("{}{more}", shown.join(" "))
}

/// How a program has ended: `2 boards, 78 events`.
pub(super) fn outcome(scene: &Scene) -> String {
    let found = match scene.tally.boards {
        1 => "1 board".to_owned(),
        boards => format!("{} boards", grouped(boards)),
    };
    let rejected = match scene.tally.rejected {
        0 => String::new(),
        rejected => format!(" of {} fillings", grouped(rejected + scene.tally.boards)),
    };
    let shelf = match &scene.extras.shelf {
        Some(shelf) if !shelf.is_empty() => format!(": {}", boards(shelf)),
        _ => String::new(),
    };
    let grid = match scene.board.boxes {
        Some(_) if is_unfilled(&scene.board) => ", grid as empty as at the start",
        Some(_) => ", grid full",
        None => "",
    };
    let fault = scene.extras.fault.as_ref().map(|fault| format!(", {fault}")).unwrap_or_default();
    format!("{found}{rejected} in {} events{fault}{shelf}{grid}", grouped(scene.tally.step()))
}

/// Whether nothing that the search has put on a board stands there.
fn is_unfilled(board: &Board) -> bool {
    board.squares.iter().all(|square| !matches!(square.role, Role::Placed | Role::PlacedNow))
}

/// Looks for the first difference, with two journeys of its own.
pub(super) struct Finder {
    right: Box<dyn Journey>,
    wrong: Box<dyn Journey>,
    parting: Parting,
    /// Once it is known that there is no difference: the search that has one.
    elsewhere: Option<Elsewhere>,
}

/// Another search of the same two programs, in which they differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Elsewhere {
    /// The board that it is on, if that is a larger one: `N-Queens 4 x 4`.
    pub board: Option<String>,
    /// Whether it has to go on to all boards.
    pub all_boards: bool,
}

/// How many larger boards are tried for one that tells two programs apart, and the steps compared on each.
const LARGER: usize = 3;
const TRIED: u64 = 1 << 14;

impl Finder {
    pub(super) fn new(right: Box<dyn Journey>, wrong: Box<dyn Journey>) -> Self {
        Self { right, wrong, parting: Parting::Unknown, elsewhere: None }
    }

    pub(super) fn parting(&self) -> Parting {
        self.parting
    }

    /// The nearest other search in which the two differ, if they do not in this one.
    pub(super) fn elsewhere(&self) -> Option<&Elsewhere> {
        self.elsewhere.as_ref()
    }

    /// Tries what the keys change: the goal, then the size, then both.
    fn look_elsewhere(&self) -> Option<Elsewhere> {
        let mut goals = vec![[self.right.anew(), self.wrong.anew()]];
        if self.right.goal() == Goal::First && self.wrong.goal() == Goal::First {
            goals.push([self.right.with_other_goal(), self.wrong.with_other_goal()]);
            let [right, wrong] = &goals[1];
            if parts(right.as_ref(), wrong.as_ref()) {
                return Some(Elsewhere { board: None, all_boards: true });
            }
        }
        for (all_boards, [mut right, mut wrong]) in [false, true].into_iter().zip(goals) {
            for _ in 0..LARGER {
                let larger = (right.vary(Variation::Larger), wrong.vary(Variation::Larger));
                let (Some(larger_right), Some(larger_wrong)) = larger else { break };
                (right, wrong) = (larger_right, larger_wrong);
                if parts(right.as_ref(), wrong.as_ref()) {
                    return Some(Elsewhere { board: Some(right.scene().title), all_boards });
                }
            }
        }
        None
    }

    /// The step up to which the two were compared.
    pub(super) fn compared(&self) -> u64 {
        self.right.position()
    }

    /// Compares that many steps more, unless the answer is known.
    pub(super) fn search(&mut self, steps: u64) {
        for _ in 0..steps {
            if self.parting != Parting::Unknown {
                return;
            }
            let moved = (self.right.step_forward(), self.wrong.step_forward());
            if moved == (false, false) {
                self.parting = Parting::Never;
                self.elsewhere = self.look_elsewhere();
            } else if difference(&self.right.facts(), &self.wrong.facts()).is_some() {
                self.parting = Parting::At(self.right.position().max(self.wrong.position()));
            }
        }
    }
}

/// Whether two searches differ in their first steps.
fn parts(right: &dyn Journey, wrong: &dyn Journey) -> bool {
    let (mut right, mut wrong) = (right.anew(), wrong.anew());
    (0..TRIED).any(|_| {
        let moved = right.step_forward() | wrong.step_forward();
        moved && difference(&right.facts(), &wrong.facts()).is_some()
    })
}
