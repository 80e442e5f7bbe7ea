//! How a colouring looks: the graph with its edges, each vertex with the number of its colour.

mod instances;
mod layout;
mod offer;
mod picture;
mod telling;

pub use offer::OFFER;
pub(super) use offer::{ORDER_WORDS, way, write_list};

use super::listing::Source;
use super::{
    Asked, At, Change, Depict, Detail, Details, Entry, Family as FamilyWords, Filling, Key, MarkSet, Moment, Picture,
    Reason, Sentence, Strip, Vocabulary,
};
use crate::listing;
use crate::puzzles::coloring::{Coloring, Family};
use crate::search::{Blockers, Event, Frame, Puzzle};

/// The number of the map of the colours that stand, behind the families that refuse.
const COLOUR_OF: u8 = 2;

static WORDS: Vocabulary = Vocabulary {
    slot: "vertex",
    option: "colour",
    piece: "colour",
    board: "colouring",
    dead_end: "dead vertex",
    call: "backtrack",
    about: &["vertex", "colour", "name"],
    families: &[
        FamilyWords { name: "neighbours", formula: "colour" },
        FamilyWords { name: "look-ahead", formula: "the last colour" },
        FamilyWords { name: "colour_of", formula: "vertex" },
    ],
};

/// A listing for each way to search: by its order, then without and with look-ahead.
static CODE: [[Source; 2]; 3] = [
    [listing!("coloring"), listing!("coloring-look-ahead")],
    [listing!("coloring-degree"), listing!("coloring-degree-look-ahead")],
    [listing!("coloring-mrv"), listing!("coloring-mrv-look-ahead")],
];

/// The vertex that a moment is about: that of the event, or the one to be coloured next, or the last one coloured.
pub(super) fn current<P: Puzzle>(moment: &Moment<'_, P>) -> Option<u16> {
    let of_event = moment.event.and_then(Event::about).map(|(vertex, _)| vertex);
    of_event.or_else(|| moment.machine.frames().iter().rev().find_map(Frame::slot))
}

/// The colours of a set of bits, least first.
pub(super) fn bits(set: u64) -> impl Iterator<Item = u16> {
    (0..64).filter(move |bit| set >> bit & 1 == 1)
}

/// Words of numbers with blanks between them, or `none`.
pub(super) fn listed(words: &[String]) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

/// What an event asks of the marks that hold what the neighbours have.
pub(super) fn asked_of_held<P: Puzzle>(moment: &Moment<'_, P>, family: u8, key: impl Fn(u16) -> Key) -> Option<Asked> {
    let event = moment.event?;
    let change = match event {
        Event::Attacked { .. } => Change::of(event, family)?,
        Event::Place { .. } => Change::Free,
        _ => return None,
    };
    Some(Asked { key: key(event.about()?.1), change })
}

/// What an event asks of the map of what stands: a refusal nothing.
pub(super) fn asked_of_map<P: Puzzle>(moment: &Moment<'_, P>, family: u8, name: impl Fn(u16) -> Key) -> Option<Asked> {
    let event = moment.event.filter(|event| !matches!(event, Event::Attacked { .. }))?;
    Some(Asked { key: name(event.about()?.0), change: Change::of(event, family)? })
}

impl<const N: usize, const CALLS: usize> Depict for Coloring<N, CALLS> {
    const WORDS: &'static Vocabulary = &WORDS;

    fn listing(&self) -> &'static Source {
        &CODE[self.way().order as usize][usize::from(self.way().look_ahead)]
    }

    fn title(&self) -> String {
        let colours = self.colours();
        let s = if colours == 1 { "" } else { "s" };
        let order = ORDER_WORDS[self.way().order as usize];
        let look_ahead = if self.way().look_ahead { " + look-ahead" } else { "" };
        format!("{} in {colours} colour{s}, {order}{look_ahead}", self.graph().title)
    }

    fn about(&self, vertex: u16, colour: u16) -> Vec<Key> {
        vec![vertex.into(), colour.into(), Key::word(self.graph().name(vertex).to_owned())]
    }

    fn name(&self, vertex: u16, colour: u16) -> String {
        format!("{} = {colour}", self.graph().name(vertex))
    }

    fn squares(&self, vertex: u16, _colour: u16) -> Vec<At> {
        vec![(0, vertex.into())]
    }

    fn option_label(&self, _vertex: u16, colour: u16) -> String {
        colour.to_string()
    }

    fn call_name(&self, vertex: Option<u16>) -> String {
        format!("{}({})", WORDS.call, vertex.map_or("end", |vertex| self.graph().name(vertex)))
    }

    fn slot_name(&self, vertex: u16) -> String {
        self.graph().name(vertex).to_owned()
    }

    fn place_name(&self, (_, vertex): At) -> String {
        u16::try_from(vertex).map_or_else(|_| String::new(), |vertex| self.slot_name(vertex))
    }

    fn reasons(&self, vertex: u16, colour: u16, by: Blockers) -> Vec<Reason> {
        let reason = |family: u8| Reason {
            family,
            formula: WORDS.families[usize::from(family)].formula.into(),
            key: colour.into(),
            holders: if family == Family::Neighbours as u8 {
                self.holders(vertex, colour).map(|other| (0, other.into())).collect()
            } else {
                self.starved_by(vertex, colour).into_iter().map(|other| (0, other.into())).collect()
            },
        };
        by.iter().map(reason).collect()
    }

    fn keys_of(&self, vertex: u16, _colour: u16) -> Vec<(u8, Key)> {
        vec![(COLOUR_OF, Key::word(self.graph().name(vertex).to_owned()))]
    }

    fn families(&self) -> Vec<u8> {
        let look_ahead = self.way().look_ahead.then_some(Family::LookAhead as u8);
        [Family::Neighbours as u8].into_iter().chain(look_ahead).collect()
    }

    fn filling(&self) -> Filling {
        let colour = |vertex| self.colour(vertex).map_or_else(|| ".".to_owned(), |colour| colour.to_string());
        Filling::List(self.graph().vertices().map(colour).map(|word| Filling::word(&word)).collect())
    }

    fn line(&self) -> String {
        self.filling().joined(" ")
    }

    fn labels(&self) -> Option<Vec<u16>> {
        Some(self.graph().vertices().filter_map(|vertex| self.colour(vertex)).collect())
    }

    fn picture(moment: &Moment<'_, Self>) -> Picture {
        Picture::Graph(picture::of(moment))
    }

    fn strip(moment: &Moment<'_, Self>) -> Option<Strip> {
        Some(picture::colours(moment))
    }

    fn details(moment: &Moment<'_, Self>) -> Option<Details> {
        let coloring = moment.puzzle();
        let vertex = current(moment)?;
        let graph = coloring.graph();
        let neighbour = |&other: &u16| match coloring.colour(other) {
            Some(colour) => format!("{}={colour}", graph.name(other)),
            None => graph.name(other).to_owned(),
        };
        let neighbours: Vec<String> = graph.neighbours(vertex).iter().map(neighbour).collect();
        let left: Vec<String> = bits(coloring.left(vertex)).map(|colour| colour.to_string()).collect();
        Some(Details {
            title: format!("vertex {}", graph.name(vertex)),
            lines: vec![
                Detail { label: "neighbours", working: String::new(), result: listed(&neighbours) },
                Detail { label: "colours left", working: String::new(), result: listed(&left) },
            ],
        })
    }

    fn marks(moment: &Moment<'_, Self>) -> Vec<MarkSet> {
        let coloring = moment.puzzle();
        let graph = coloring.graph();
        let name = |vertex| Key::word(graph.name(vertex).to_owned());
        let mut sets = vec![];
        if let Some(vertex) = current(moment) {
            let formula = format!("of {}", graph.name(vertex));
            let held = bits(coloring.taken(vertex)).map(Key::from);
            let asked = asked_of_held(moment, Family::Neighbours as u8, Key::from);
            let range = Some((0, i32::from(coloring.colours()) - 1));
            sets.push(MarkSet { range, asked, ..MarkSet::of(Family::Neighbours as u8, formula, held) });
        }
        let coloured = graph.vertices().filter_map(|vertex| Some((vertex, coloring.colour(vertex)?)));
        let entry =
            |(vertex, colour): (u16, u16)| Entry { value: Some(colour.to_string().into()), ..Entry::of(name(vertex)) };
        let asked = asked_of_map(moment, COLOUR_OF, name);
        let empty = MarkSet::of(COLOUR_OF, "vertex", []);
        sets.push(MarkSet { entries: coloured.map(entry).collect(), asked, ..empty });
        sets
    }

    fn no_board(&self) -> String {
        let (colours, title) = (self.colours(), &self.graph().title);
        let s = if colours == 1 { "" } else { "s" };
        format!("no colouring of {title} has {colours} colour{s}")
    }

    fn introduction(&self) -> &'static str {
        " A colour is free for a vertex if none of its neighbours has it."
    }

    fn tell_filling(&self) -> Sentence {
        let of_each = if self.graph().len() > 40 { String::new() } else { format!(": {}", self.line()) };
        let used =
            self.graph().vertices().filter_map(|vertex| self.colour(vertex)).collect::<std::collections::BTreeSet<_>>();
        let s = if used.len() == 1 { "" } else { "s" };
        Sentence::default().lit(format!("{} vertices in {} colour{s}{of_each}", self.graph().len(), used.len()))
    }

    fn tell_place(moment: &Moment<'_, Self>, vertex: u16, colour: u16) -> Sentence {
        telling::place(moment, vertex, colour)
    }

    fn tell_reason(moment: &Moment<'_, Self>, reason: &Reason, rank: usize) -> Sentence {
        telling::reason(moment, reason, rank)
    }

    fn tell_dead_end(moment: &Moment<'_, Self>, vertex: u16) -> Sentence {
        telling::dead_end(moment, vertex)
    }

    fn tell_undo(moment: &Moment<'_, Self>, vertex: u16, colour: u16) -> Sentence {
        telling::undo(moment, vertex, colour)
    }
}

#[cfg(test)]
mod tests;
