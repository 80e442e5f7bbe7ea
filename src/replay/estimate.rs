//! An honest guess at the length of a trace that is too long to count: Knuth's random probing.
//!
//! A probe goes down the tree by random valid options to where there are none. Were all calls at its depths like the
//! ones it saw, the tree would have so many; the mean over many probes is an unbiased estimate (D. E. Knuth,
//! "Estimating the efficiency of backtrack programs", 1975). The dice are seeded: the same puzzle, the same guess.

use crate::search::{Options, Puzzle};

/// How many times the tree is probed; for queens it takes some milliseconds.
const PROBES: u32 = 20_000;

/// A puzzle of many slots with many options each is probed no further than these options take, and some times in any
/// case.
const OPTIONS: u64 = 1 << 25;
const FEWEST_PROBES: u32 = 100;

/// How many events a whole trace has, by estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The likeliest number.
    pub events: f64,
    /// The standard error of that number.
    pub error: f64,
}

/// Estimates the trace of a search for all boards; none if it is no longer wanted, or no float can hold the number.
pub(super) fn estimate<P: Puzzle>(puzzle: &P, is_wanted: &dyn Fn() -> bool) -> Option<Estimate> {
    let mut dice = Dice(0x5EED);
    let (mut sum, mut squares) = (0.0, 0.0);
    let (mut probes, mut options) = (0, 0);
    while probes < FEWEST_PROBES || probes < PROBES && options < OPTIONS {
        let probe = Probe::new(puzzle.clone(), &mut dice, is_wanted)?;
        sum += probe.events;
        squares += probe.events * probe.events;
        options += probe.options;
        probes += 1;
    }
    let probes = f64::from(probes);
    let mean = sum / probes;
    let variance = (squares / probes - mean * mean).max(0.0);
    let error = (variance / probes).sqrt();
    error.is_finite().then_some(Estimate { events: mean, error })
}

/// One way down the tree.
struct Probe {
    /// How many events there would be if all calls were like those on the way.
    events: f64,
    /// The options of all slots on the way.
    options: u64,
}

impl Probe {
    /// Goes down; none if that is no longer wanted.
    fn new<P: Puzzle>(mut puzzle: P, dice: &mut Dice, is_wanted: &dyn Fn() -> bool) -> Option<Self> {
        let mut calls = 1.0;
        let mut probe = Self { events: 0.0, options: 0 };
        while let Some(slot) = puzzle.next_slot() {
            if !is_wanted() {
                return None;
            }
            let (valid, options) = (puzzle.valid(slot), puzzle.options(slot));
            let choices = valid.count();
            // Every option is placed or refused, and those placed are taken back.
            probe.events += calls * f64::from(u32::from(options) + choices);
            probe.options += u64::from(options);
            if choices == 0 {
                return Some(probe);
            }
            calls *= f64::from(choices);
            puzzle.place(slot, nth(&valid, dice.roll(choices), options));
        }
        probe.events += calls;
        Some(probe)
    }
}

/// The option held after `n` others, of so many options.
fn nth(valid: &impl Options, n: u32, options: u16) -> u16 {
    (0..n).fold(valid.first_from(0, options), |option, _| valid.first_from(option + 1, options))
}

/// The generator `SplitMix64` (G. L. Steele, D. Lea and C. H. Flood, 2014).
struct Dice(u64);

impl Dice {
    /// A number below `sides`.
    fn roll(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        // The upper half, scaled down to the sides.
        u32::try_from(((mixed >> 32) * u64::from(sides)) >> 32).expect("below the number of sides")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::queens::Queens;

    #[test]
    fn an_estimate_is_near_the_known_number_and_says_how_near() {
        // Events from the calls and boards of OEIS A319283 and A000170.
        let known = [(4, 78.0), (8, 17_868.0), (12, 10_974_256.0), (17, 142_773_353_111.0)];
        for (size, events) in known {
            let guess = estimate(&Queens::new(size).unwrap(), &|| true).unwrap();
            let off = (guess.events - events).abs();
            assert!(off <= 4.0 * guess.error, "size {size}: {guess:?}");
            assert!(guess.error <= 0.03 * events, "size {size}: {guess:?}");
        }
    }

    #[test]
    fn the_same_puzzle_gets_the_same_estimate() {
        let puzzle = Queens::new(32).unwrap();
        assert_eq!(estimate(&puzzle, &|| true), estimate(&puzzle, &|| true));
        assert_eq!(estimate(&puzzle, &|| false), None);
    }
}
