//! Travel through a search as wide as a list of words: 1,024 slots with 4,096 options each.

use super::*;
use crate::replay::{Direction, Stop};
use crate::search::{Blockers, Frame, Options, Puzzle, Wide};

const SLOTS: u16 = 1_024;
const OPTIONS: u16 = 4_096;

/// Numbers that rise from slot to slot, by three at least.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rising {
    filled: u16,
    numbers: [u16; SLOTS as usize],
}

impl Rising {
    fn new() -> Self {
        Self { filled: 0, numbers: [0; SLOTS as usize] }
    }

    /// The least number that may stand in the next slot.
    fn least(&self) -> u16 {
        self.filled.checked_sub(1).map_or(0, |last| self.numbers[usize::from(last)] + 3)
    }
}

impl Puzzle for Rising {
    type Stack = [Frame; SLOTS as usize + 1];
    type Options = Wide<{ OPTIONS as usize / 64 }>;

    fn next_slot(&self) -> Option<u16> {
        (self.filled < SLOTS).then_some(self.filled)
    }

    fn options(&self, _slot: u16) -> u16 {
        OPTIONS
    }

    fn blockers(&self, _slot: u16, option: u16) -> Blockers {
        Blockers::NONE.with(0, option < self.least())
    }

    fn place(&mut self, slot: u16, option: u16) {
        self.numbers[usize::from(slot)] = option;
        self.filled += 1;
    }

    fn unplace(&mut self, slot: u16, _option: u16) {
        self.numbers[usize::from(slot)] = 0;
        self.filled -= 1;
    }

    fn is_what_stands(&self) -> bool {
        true
    }
}

/// The step that places the first number of a slot: in slot `s` the numbers below `3 s` are refused, and then that is
/// placed.
const fn first_place(slot: u64) -> u64 {
    3 * (slot * (slot + 1) / 2) + slot + 1
}

/// The step of the first board.
const FIRST_BOARD: u64 = first_place(SLOTS as u64 - 1) + 1;

fn rising() -> Replay<Rising> {
    Replay::new(Rising::new(), Goal::All)
}

fn here(replay: &Replay<Rising>) -> (Machine<Rising>, Option<Event>) {
    (replay.machine().clone(), replay.event())
}

#[test]
fn a_wide_search_is_run_through_in_steps_and_in_leaps() {
    let (mut stepping, mut leaping) =
        (Machine::new(Rising::new(), Goal::First), Machine::new(Rising::new(), Goal::First));
    let events = std::iter::from_fn(|| stepping.step()).count();
    assert_eq!((events as u64, leaping.advance(u64::MAX)), (FIRST_BOARD, FIRST_BOARD));
    assert_eq!(stepping, leaping);
    assert!(stepping.puzzle().numbers.iter().zip(0..SLOTS).all(|(&number, slot)| number == 3 * slot));
}

#[test]
fn the_valid_options_of_a_wide_slot_are_those_that_nothing_blocks() {
    let mut machine = Machine::new(Rising::new(), Goal::First);
    machine.advance(300_000);
    let least = machine.puzzle().least();
    let valid = machine.puzzle().valid(machine.puzzle().next_slot().unwrap());
    assert!((0..OPTIONS + 70).all(|option| valid.contains(option) == (least..OPTIONS).contains(&option)));
    assert_eq!(valid.count(), u32::from(OPTIONS - least));
}

#[test]
fn a_wide_search_is_travelled_forwards_and_back() {
    let mut replay = rising();
    assert!(replay.go(Destination::Nth(Counter::Boards, 1)));
    assert_eq!((replay.position(), replay.event()), (FIRST_BOARD, Some(Event::Record)));
    assert!(replay.go(Destination::Nth(Counter::Boards, 500)));
    let board = here(&replay);
    assert_eq!(board.0.frames().len(), usize::from(SLOTS) + 1);
    assert_eq!(board.0.puzzle().numbers[usize::from(SLOTS) - 1], 3 * (SLOTS - 1) + 499);
    for _ in 0..700 {
        assert!(replay.step_back());
    }
    for _ in 0..700 {
        assert!(replay.step_forward());
    }
    assert_eq!(here(&replay), board);
    assert!(replay.go(Destination::Step(77_777)));
    let mut plain = Machine::new(Rising::new(), Goal::All);
    plain.advance(77_776);
    let event = plain.step();
    assert_eq!(here(&replay), (plain, event));
    assert!(
        replay.go_for(&Stop::when(|_, event| event == Event::Place { slot: 500, option: 1_500 }), Direction::Forward)
    );
    assert_eq!(replay.position(), first_place(500));
}

#[test]
fn what_is_kept_of_a_wide_search_is_bounded_in_bytes() {
    let mut replay = rising();
    replay.explore(1_500_000);
    replay.go(Destination::Step(1_400_000));
    replay.step_back();
    let size = size_of::<Machine<Rising>>();
    assert!(size > 6_000, "{size} bytes");
    assert!(replay.checkpoints.bytes() <= 8 << 20, "{} bytes", replay.checkpoints.bytes());
    assert!(replay.checkpoints.bytes() > 2 << 20, "{} bytes", replay.checkpoints.bytes());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn as_many_steps_back_as_forward_lead_to_the_state_of_before_in_a_wide_search(
        from in 1_500_000..1_573_000_u64,
        count in 0..300_usize,
    ) {
        let mut replay = rising();
        replay.go(Destination::Step(from));
        let before = here(&replay);
        (0..count).for_each(|_| assert!(replay.step_forward()));
        (0..count).for_each(|_| assert!(replay.step_back()));
        prop_assert_eq!(here(&replay), before);
    }
}
