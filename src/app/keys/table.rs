//! The table itself: every key, what it asks for and what is said of it.

use super::{Entry, Group};
use crate::app::action::{Action, Compare};
use crate::app::input::Key;
use crate::app::look::Change;
use crate::app::prompt::Purpose;
use crate::replay::{Counter, Destination, Direction};
use crate::scene::Variation;

/// Every key there is. The footer shows as many as fit, from the first on; the last two of them always.
pub const KEY_TABLE: &[Entry] = &[
    Entry {
        group: Group::Move,
        bindings: &[
            (Action::StepBack, &[Key::Left, Key::Char('h')]),
            (Action::StepForward, &[Key::Right, Key::Char('l')]),
        ],
        help: "one event back / forward",
        footer: Some("step"),
    },
    Entry {
        group: Group::Move,
        bindings: &[
            (Action::Go(Destination::OverBack, "branch before this"), &[Key::Up, Key::Char('k')]),
            (Action::Go(Destination::OverForward, "branch after this"), &[Key::Down, Key::Char('j')]),
        ],
        help: "over: start / end of the branch of this event",
        footer: Some("over"),
    },
    Entry {
        group: Group::Play,
        bindings: &[
            (Action::Play(Direction::Back), &[Key::Backspace]),
            (Action::Play(Direction::Forward), &[Key::Char(' ')]),
        ],
        help: "play back / forward; the same key pauses",
        footer: Some("play"),
    },
    Entry {
        group: Group::Move,
        bindings: &[
            (Action::Go(Destination::Previous(Counter::Landmarks), "landmark before this"), &[Key::PageUp]),
            (Action::Go(Destination::Next(Counter::Landmarks), "landmark after this"), &[Key::PageDown]),
        ],
        help: "previous / next landmark: dead end, undo or board",
        footer: None,
    },
    Entry {
        group: Group::Move,
        bindings: &[
            (Action::Go(Destination::Step(0), "start"), &[Key::Home]),
            (Action::Go(Destination::End, "end"), &[Key::End]),
        ],
        help: "start / end",
        footer: None,
    },
    Entry {
        group: Group::Move,
        bindings: &[
            (Action::Go(Destination::Previous(Counter::Boards), "board before this"), &[Key::Char('N')]),
            (Action::Go(Destination::Next(Counter::Boards), "board after this"), &[Key::Char('n')]),
        ],
        help: "previous / next board",
        footer: Some("board"),
    },
    Entry {
        group: Group::Move,
        bindings: &[
            (Action::Go(Destination::Previous(Counter::Undos), "undo before this"), &[Key::Char('U')]),
            (Action::Go(Destination::Next(Counter::Undos), "undo after this"), &[Key::Char('u')]),
        ],
        help: "previous / next undo",
        footer: Some("undo"),
    },
    Entry {
        group: Group::Move,
        bindings: &[
            (Action::Go(Destination::Previous(Counter::DeadEnds), "dead end before this"), &[Key::Char('D')]),
            (Action::Go(Destination::Next(Counter::DeadEnds), "dead end after this"), &[Key::Char('d')]),
        ],
        help: "previous / next dead end",
        footer: Some("dead end"),
    },
    Entry {
        group: Group::Move,
        bindings: &[(Action::Ask(Purpose::GoTo), &[Key::Char('g')])],
        help: "go to a step: 37, +100, 50%, board b3",
        footer: Some("go to"),
    },
    Entry {
        group: Group::Move,
        bindings: &[(Action::Ask(Purpose::Stop), &[Key::Char('/')])],
        help: "stop at: 2,3 or row 2 or cols 3 or below 2",
        footer: None,
    },
    Entry {
        group: Group::Move,
        bindings: &[
            (Action::Stop(Direction::Back), &[Key::Char('<')]),
            (Action::Stop(Direction::Forward), &[Key::Char('>')]),
        ],
        help: "previous / next such stop",
        footer: None,
    },
    Entry {
        group: Group::Move,
        bindings: &[
            (Action::Ask(Purpose::SetMark), &[Key::Char('m')]),
            (Action::Ask(Purpose::GoToMark), &[Key::Char('\'')]),
        ],
        help: "set a mark / go to one, '' to the last place",
        footer: None,
    },
    Entry {
        group: Group::Play,
        bindings: &[(Action::Slower, &[Key::Char('-'), Key::Char('_')]), (Action::Faster, &[Key::Char('+')])],
        help: "slower / faster",
        footer: None,
    },
    Entry {
        group: Group::Play,
        bindings: &[(Action::Go(Destination::Step(0), "start"), &[Key::Char('r')])],
        help: "restart",
        footer: None,
    },
    Entry {
        group: Group::Search,
        bindings: &[(Action::OtherGoal, &[Key::Char('a')])],
        help: "search for the first board / for all boards",
        footer: None,
    },
    Entry {
        group: Group::Search,
        bindings: &[
            (Action::Vary(Variation::Smaller), &[Key::Char('[')]),
            (Action::Vary(Variation::Larger), &[Key::Char(']')]),
        ],
        help: "smaller / larger board, or another puzzle",
        footer: None,
    },
    Entry {
        group: Group::Search,
        bindings: &[(Action::Vary(Variation::Order), &[Key::Char('o')])],
        help: "next order: which cell is filled first",
        footer: None,
    },
    Entry {
        group: Group::Search,
        bindings: &[(Action::Edit, &[Key::Char('e')])],
        help: "edit the grid, where the puzzle is one",
        footer: None,
    },
    Entry {
        group: Group::Compare,
        bindings: &[(Action::Mistake, &[Key::Char('w')])],
        help: "wrong program beside the right one; again: next",
        footer: Some("mistake"),
    },
    Entry {
        group: Group::Compare,
        bindings: &[
            (Action::MistakeOf(1), &[Key::Char('1')]),
            (Action::MistakeOf(2), &[Key::Char('2')]),
            (Action::MistakeOf(3), &[Key::Char('3')]),
            (Action::MistakeOf(4), &[Key::Char('4')]),
            (Action::MistakeOf(5), &[Key::Char('5')]),
        ],
        help: "in the list of mistakes: that one",
        footer: None,
    },
    Entry {
        group: Group::Compare,
        bindings: &[(Action::Compare(Compare::Difference), &[Key::Char('f')])],
        help: "first difference",
        footer: Some("first difference"),
    },
    Entry {
        group: Group::Compare,
        bindings: &[
            (Action::Compare(Compare::Alone(Direction::Back)), &[Key::Char(',')]),
            (Action::Compare(Compare::Alone(Direction::Forward)), &[Key::Char('.')]),
        ],
        help: "wrong program alone: one event back / forward",
        footer: Some("wrong alone"),
    },
    Entry {
        group: Group::Compare,
        bindings: &[(Action::Compare(Compare::Align), &[Key::Char('=')])],
        help: "right program to the same step; alone: faster",
        footer: Some("same step"),
    },
    Entry {
        group: Group::View,
        bindings: &[(Action::Look(Change::Bits), &[Key::Char('b')])],
        help: "the sets as lists or as bits",
        footer: None,
    },
    Entry {
        group: Group::View,
        bindings: &[(Action::Look(Change::AttackMap), &[Key::Char('x')])],
        help: "attack map: squares that a set rules out",
        footer: None,
    },
    Entry {
        group: Group::View,
        bindings: &[(Action::Look(Change::Language), &[Key::Char('c')])],
        help: "language of the code",
        footer: None,
    },
    Entry {
        group: Group::View,
        bindings: &[(Action::Look(Change::Theme), &[Key::Char('t')])],
        help: "theme",
        footer: None,
    },
    Entry {
        group: Group::View,
        bindings: &[(Action::Look(Change::Zoom), &[Key::Char('z')])],
        help: "the board alone, or all again",
        footer: None,
    },
    Entry {
        group: Group::View,
        bindings: &[(Action::Look(Change::Panel), &[Key::Tab])],
        help: "next side panel",
        footer: None,
    },
    Entry {
        group: Group::Program,
        bindings: &[(Action::CopyCommand, &[Key::Char('y')])],
        help: "copy the command that opens this view",
        footer: None,
    },
    Entry {
        group: Group::Program,
        bindings: &[(Action::Help, &[Key::Char('?')])],
        help: "these keys, page by page",
        footer: Some("keys"),
    },
    Entry {
        group: Group::Program,
        bindings: &[(Action::Close, &[Key::Escape])],
        help: "close, stop a long journey, leave mistakes",
        footer: None,
    },
    Entry {
        group: Group::Program,
        bindings: &[(Action::Redraw, &[Key::Control('l')])],
        help: "draw the screen anew",
        footer: None,
    },
    Entry {
        group: Group::Program,
        bindings: &[(Action::Suspend, &[Key::Control('z')])],
        help: "stop for a while; the shell's fg comes back",
        footer: None,
    },
    Entry {
        group: Group::Program,
        bindings: &[(Action::Quit, &[Key::Char('q'), Key::Control('c')])],
        help: "quit",
        footer: Some("quit"),
    },
];
