//! In what two searches differ at a step.

use super::{Labels, Side};
use crate::scene::sentence::list;
use crate::scene::{Facts, Kind, MarkSet, Scene, Show, grouped};

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

/// In what two searches differ at the same step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Difference {
    /// One of them has broken down.
    Fault(Side, String),
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
    pub(super) fn words(&self, labels: &Labels) -> String {
        let Labels { sides: [first, second], noun } = labels;
        match self {
            Self::Fault(side, fault) => format!("the {} {noun} breaks down: {fault}.", labels.of(*side)),
            Self::Ended(Side::First) => format!("the {first} {noun} has ended, and the {second} one goes on."),
            Self::Ended(Side::Second) => format!("the {second} {noun} has ended, and the {first} one goes on."),
            Self::Event([one, other]) => format!("the {first} {noun} {one}, the {second} one {other}."),
            Self::Sets(names, [one, other]) => {
                let others = match &names[1..] {
                    [] => String::new(),
                    others => {
                        let names: Vec<String> = others.iter().map(|&name| name.to_owned()).collect();
                        format!(" (and so with {})", list(&names))
                    }
                };
                format!("in the {first} {noun} {} holds {one}, in the {second} one {other}{others}.", names[0])
            }
            Self::Shelf([one, other]) => format!("the {first} shelf holds {one}, the {second} one {other}."),
        }
    }
}

/// In what two steps differ, what weighs most; none if all that both have is the same. What refuses an option after the
/// first family that does is not compared, since no program asks for it, nor is a set that one of them does not keep.
pub(super) fn difference(shows: [&dyn Show; 2]) -> Option<Difference> {
    let [first, second] = shows.map(Show::facts);
    for (side, facts) in [(Side::Second, &second), (Side::First, &first)] {
        if let Some(fault) = &facts.extras.fault {
            return Some(Difference::Fault(side, fault.to_string()));
        }
    }
    if first.step != second.step {
        return Some(Difference::Ended(if first.step < second.step { Side::First } else { Side::Second }));
    }
    let done = |facts: &Facts| (facts.kind, facts.about.clone(), facts.reasons.first().map(|reason| reason.family));
    if done(&first) != done(&second) {
        return Some(Difference::Event(
            [(shows[0], &first), (shows[1], &second)].map(|(show, facts)| event(show, facts)),
        ));
    }
    let [sets, others] = shows.map(Show::marks);
    let pairs = sets.iter().filter_map(|set| Some((set, others.iter().find(|other| other.is_same(set))?)));
    let differing: Vec<(&MarkSet, &MarkSet)> = pairs.filter(|(set, other)| !set.keys().eq(other.keys())).collect();
    if let Some((set, other)) = differing.first() {
        let names = differing.iter().map(|(set, _)| first.words.name(set.family)).collect();
        return Some(Difference::Sets(names, [set, other].map(|set| keys(set))));
    }
    match (&first.extras.shelf, &second.extras.shelf) {
        (Some(one), Some(other)) if one != other => Some(Difference::Shelf([one, other].map(|shelf| boards(shelf)))),
        _ => None,
    }
}

/// What a search does in an event: `places (2,1)`.
fn event(show: &dyn Show, facts: &Facts) -> String {
    let (name, words) = (show.named(), facts.words);
    match facts.kind {
        Kind::Start => "starts".to_owned(),
        Kind::Place => format!("places {name}"),
        Kind::Attacked => {
            let set = facts.reasons.first().map(|reason| format!(" by {}", words.name(reason.family)));
            format!("finds {name} attacked{}", set.unwrap_or_default())
        }
        Kind::Undo => format!("undoes {name}"),
        Kind::Record => format!("records a {}", words.board),
        Kind::Rejected => format!("rejects the full {}", words.board),
    }
}

/// The keys of a set: `{-1 0}`.
fn keys(set: &MarkSet) -> String {
    format!("{{{}}}", set.keys().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

/// Boards as the listings print them: `[1, 3, 0, 2] [2, 0, 3, 1]`, the first few.
fn boards(shelf: &[Vec<u8>]) -> String {
    const SHOWN: usize = 3;
    let shown: Vec<String> = shelf.iter().take(SHOWN).map(|board| format!("{board:?}")).collect();
    let more = if shelf.len() > SHOWN { " and so on" } else { "" };
    format!("{}{more}", shown.join(" "))
}

/// How a search has ended: `2 boards in 78 events`.
pub(super) fn outcome(scene: &Scene) -> String {
    let board = scene.words.board;
    let found = match scene.tally.boards {
        1 => format!("1 {board}"),
        boards => format!("{} {board}s", grouped(boards)),
    };
    let rejected = match scene.tally.rejected {
        0 => String::new(),
        rejected => format!(" of {} fillings", grouped(rejected + scene.tally.boards)),
    };
    let shelf = match &scene.extras.shelf {
        Some(shelf) if !shelf.is_empty() => format!(": {}", boards(shelf)),
        _ => String::new(),
    };
    let left = scene.extras.left.map(|left| format!(", {left}")).unwrap_or_default();
    let fault = scene.extras.fault.as_ref().map(|fault| format!(", {fault}")).unwrap_or_default();
    format!("{found}{rejected} in {} events{fault}{shelf}{left}", grouped(scene.tally.step()))
}
