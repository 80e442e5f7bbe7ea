//! The table of verbs: what can be done on a tour, by which key on a screen and by which word in the line mode, and what
//! is said of it. Both take theirs from here.

use super::KeyPress;
use crate::catalogue::Variation;
use crate::replay::{Counter, Destination, Direction};

/// Something that can be done on a tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// One event on or back.
    Step(Direction),
    /// To a place in the trace, which is called so when there is none: `board after this`.
    Go(Destination, &'static str),
    /// To what the user writes.
    Ask(Purpose),
    /// To the next step in a direction at which what was asked for is so.
    Stop(Direction),
    /// Searches for all boards instead of the first, or the other way round.
    OtherGoal,
    /// Another puzzle of the kind, or the same searched otherwise.
    Vary(Variation),
    /// A wrong program beside the right one, by the number of its mistake; the first one where none is named.
    Mistake(Option<usize>),
    /// To the first difference of two programs.
    Difference,
    /// The second of two programs alone, in that direction.
    Alone(Direction),
    /// The first of two programs to the step of the second.
    Align,
    /// Back to the search that was left, and to its step.
    Return,
}

/// What the user is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A place to go to.
    GoTo,
    /// What to stop at.
    Stop,
    /// A letter for this step.
    SetMark,
    /// The letter of a step to go to.
    GoToMark,
    /// The command of a search to be opened.
    Command,
}

/// What verbs are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Moving through the trace.
    Move,
    /// Playing it.
    Play,
    /// Choosing what is searched.
    Search,
    /// Two programs side by side.
    Compare,
    /// Choosing what is seen.
    View,
    /// The program itself.
    Program,
}

impl Group {
    /// All groups, in the order of the help.
    pub const ALL: [Self; 6] = [Self::Move, Self::Play, Self::Search, Self::Compare, Self::View, Self::Program];

    /// The heading of the group.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Play => "play",
            Self::Search => "search",
            Self::Compare => "compare",
            Self::View => "view",
            Self::Program => "program",
        }
    }
}

/// A verb with its keys, the best known one first, and its words in the line mode.
#[derive(Debug)]
pub struct Spoken {
    /// What is done.
    pub verb: Verb,
    /// The keys that ask for it.
    pub keys: &'static [KeyPress],
    /// The words that ask for it.
    pub words: &'static [&'static str],
}

/// Verbs that belong together, as one line of the help.
#[derive(Debug)]
pub struct Line {
    /// What they are for.
    pub group: Group,
    /// The verbs.
    pub verbs: &'static [Spoken],
    /// What they do, in the order of the verbs.
    pub help: &'static str,
    /// The same for the line mode, the words first; nothing where it has none of them.
    pub told: &'static str,
    /// The word for them in a footer, and how early it stands there, if it does.
    pub footer: Option<(u8, &'static str)>,
}

/// Shorthand for a row of the table.
const fn spoken(verb: Verb, keys: &'static [KeyPress], words: &'static [&'static str]) -> Spoken {
    Spoken { verb, keys, words }
}

/// Every verb there is.
pub const VERBS: &[Line] = &[
    Line {
        group: Group::Move,
        verbs: &[
            spoken(Verb::Step(Direction::Back), &[KeyPress::Left, KeyPress::Char('h')], &["b", "h"]),
            spoken(Verb::Step(Direction::Forward), &[KeyPress::Right, KeyPress::Char('l')], &["", "l"]),
        ],
        help: "one event back / forward",
        told: "Enter, or l: one event forward; b, or h: one event back",
        footer: Some((0, "step")),
    },
    Line {
        group: Group::Move,
        verbs: &[
            spoken(Verb::Go(Destination::OverBack, "branch before this"), &[KeyPress::Up, KeyPress::Char('k')], &["k"]),
            spoken(
                Verb::Go(Destination::OverForward, "branch after this"),
                &[KeyPress::Down, KeyPress::Char('j')],
                &["j"],
            ),
        ],
        help: "before / past the branch of this",
        told: "k, j: over, to the beginning, the end of the branch under this event",
        footer: Some((1, "past this branch")),
    },
    Line {
        group: Group::Move,
        verbs: &[
            spoken(
                Verb::Go(Destination::Previous(Counter::Landmarks), "landmark before this"),
                &[KeyPress::PageUp],
                &["pageup"],
            ),
            spoken(
                Verb::Go(Destination::Next(Counter::Landmarks), "landmark after this"),
                &[KeyPress::PageDown],
                &["pagedown"],
            ),
        ],
        help: "previous / next dead end, undo, board",
        told: "pageup, pagedown: previous, next landmark: dead end, undo or board",
        footer: None,
    },
    Line {
        group: Group::Move,
        verbs: &[
            spoken(Verb::Go(Destination::Step(0), "start"), &[KeyPress::Home], &["start"]),
            spoken(Verb::Go(Destination::End, "end"), &[KeyPress::End], &["end"]),
        ],
        help: "start / end",
        told: "start, end: the first step, the last one",
        footer: None,
    },
    Line {
        group: Group::Move,
        verbs: &[
            spoken(
                Verb::Go(Destination::Previous(Counter::Boards), "board before this"),
                &[KeyPress::Char('N')],
                &["N"],
            ),
            spoken(Verb::Go(Destination::Next(Counter::Boards), "board after this"), &[KeyPress::Char('n')], &["n"]),
        ],
        help: "previous / next board",
        told: "N, n: previous, next board",
        footer: Some((3, "board")),
    },
    Line {
        group: Group::Move,
        verbs: &[
            spoken(Verb::Go(Destination::Previous(Counter::Undos), "undo before this"), &[KeyPress::Char('U')], &["U"]),
            spoken(Verb::Go(Destination::Next(Counter::Undos), "undo after this"), &[KeyPress::Char('u')], &["u"]),
        ],
        help: "previous / next undo",
        told: "U, u: previous, next undo",
        footer: Some((10, "undo")),
    },
    Line {
        group: Group::Move,
        verbs: &[
            spoken(
                Verb::Go(Destination::Previous(Counter::DeadEnds), "dead end before this"),
                &[KeyPress::Char('D')],
                &["D"],
            ),
            spoken(
                Verb::Go(Destination::Next(Counter::DeadEnds), "dead end after this"),
                &[KeyPress::Char('d')],
                &["d"],
            ),
        ],
        help: "previous / next dead end",
        told: "D, d: previous, next dead end",
        footer: Some((4, "dead end")),
    },
    Line {
        group: Group::Move,
        verbs: &[spoken(Verb::Ask(Purpose::GoTo), &[KeyPress::Char('g')], &[])],
        help: "go to a step: 37, +100, 50%, board b3",
        told: "37, or g 37: that step; g +100, g -100: from here; g 50%: of the whole; g b3: the third board",
        footer: Some((11, "go to")),
    },
    Line {
        group: Group::Move,
        verbs: &[spoken(Verb::Ask(Purpose::Stop), &[KeyPress::Char('/')], &[])],
        help: "stop at: 2,3, row 2, cols 3, below 2",
        told: "/ row 2: on to where that is; or 2,3 (a square), cols 3 (a key), below 2 (calls)",
        footer: None,
    },
    Line {
        group: Group::Move,
        verbs: &[
            spoken(Verb::Stop(Direction::Back), &[KeyPress::Char('<')], &["<"]),
            spoken(Verb::Stop(Direction::Forward), &[KeyPress::Char('>')], &[">"]),
        ],
        help: "previous / next such stop",
        told: "<, >: the place before, after this where that is so again",
        footer: None,
    },
    Line {
        group: Group::Move,
        verbs: &[
            spoken(Verb::Ask(Purpose::SetMark), &[KeyPress::Char('m')], &[]),
            spoken(Verb::Ask(Purpose::GoToMark), &[KeyPress::Char('\'')], &[]),
        ],
        help: "set a mark / go to one; '' the last",
        told: "m a, 'a: mark this step a, go to mark a; '': back to where the last jump began",
        footer: None,
    },
    Line {
        group: Group::Play,
        verbs: &[spoken(Verb::Go(Destination::Step(0), "start"), &[KeyPress::Char('r')], &["r"])],
        help: "restart",
        told: "r: restart",
        footer: None,
    },
    Line {
        group: Group::Search,
        verbs: &[spoken(Verb::OtherGoal, &[KeyPress::Char('a')], &["a"])],
        help: "search for the first board / for all",
        told: "a: search for the first board, or for all boards",
        footer: Some((5, "all")),
    },
    Line {
        group: Group::Search,
        verbs: &[
            spoken(Verb::Vary(Variation::Smaller), &[KeyPress::Char('[')], &["["]),
            spoken(Verb::Vary(Variation::Larger), &[KeyPress::Char(']')], &["]"]),
        ],
        help: "smaller / larger, or another puzzle",
        told: "[, ]: a smaller, a larger board, or another puzzle",
        footer: None,
    },
    Line {
        group: Group::Search,
        verbs: &[spoken(Verb::Vary(Variation::Strategy), &[KeyPress::Char('o')], &["o"])],
        help: "next order: what is filled first",
        told: "o: next order: what is filled first",
        footer: None,
    },
    Line {
        group: Group::Search,
        verbs: &[spoken(Verb::Ask(Purpose::Command), &[KeyPress::Char('e')], &[])],
        help: "edit the grid, or else the command",
        told: "e queens 6 --first: open that search",
        footer: None,
    },
    Line {
        group: Group::Search,
        verbs: &[spoken(Verb::Return, &[KeyPress::Control('o')], &["back"])],
        help: "back to the search that was left",
        told: "back: back to the search and the step that was left",
        footer: None,
    },
    Line {
        group: Group::Compare,
        verbs: &[spoken(Verb::Mistake(None), &[KeyPress::Char('w')], &[])],
        help: "wrong program beside it; again: next",
        told: "w: where this is, and what the mistake is; w 2: mistake 2",
        footer: Some((6, "mistake")),
    },
    Line {
        group: Group::Compare,
        verbs: &[
            spoken(Verb::Mistake(Some(1)), &[KeyPress::Char('1')], &[]),
            spoken(Verb::Mistake(Some(2)), &[KeyPress::Char('2')], &[]),
            spoken(Verb::Mistake(Some(3)), &[KeyPress::Char('3')], &[]),
            spoken(Verb::Mistake(Some(4)), &[KeyPress::Char('4')], &[]),
            spoken(Verb::Mistake(Some(5)), &[KeyPress::Char('5')], &[]),
        ],
        help: "in the list of mistakes: that one",
        told: "",
        footer: None,
    },
    Line {
        group: Group::Compare,
        verbs: &[spoken(Verb::Difference, &[KeyPress::Char('f')], &["f"])],
        help: "first difference",
        told: "f: with two programs, to their first difference",
        footer: Some((8, "first difference")),
    },
    Line {
        group: Group::Compare,
        verbs: &[
            spoken(Verb::Alone(Direction::Back), &[KeyPress::Char(',')], &[","]),
            spoken(Verb::Alone(Direction::Forward), &[KeyPress::Char('.')], &["."]),
        ],
        help: "wrong program alone: back / forward",
        told: ", or .: with two programs, the wrong one alone, back or forward; with one, . is this step again",
        footer: Some((9, "wrong alone")),
    },
    Line {
        group: Group::Compare,
        verbs: &[spoken(Verb::Align, &[KeyPress::Char('=')], &["="])],
        help: "right one to that step; alone: faster",
        told: "=: with two programs, the right one to the step of the wrong one",
        footer: Some((10, "same step")),
    },
];
