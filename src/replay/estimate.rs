//! An honest guess at the length of a trace that is too long to count: Knuth's random probing.
//!
//! A probe goes down the tree by random valid options to where there are none. Were all calls at its depths like the
//! ones it saw, the tree would have so many; the mean over many probes is an unbiased estimate (D. E. Knuth,
//! "Estimating the efficiency of backtrack programs", 1975). The dice are seeded: the same puzzle, the same guess.

use crate::search::{Options, Puzzle};

/// How many times the tree is probed; for queens it takes some milliseconds.
const PROBES: u32 = 20_000;

/// How many events a whole trace has, by estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The likeliest number.
    pub events: f64,
    /// The standard error of that number.
    pub error: f64,
}

/// Estimates the trace of a search for all boards.
pub(super) fn estimate<P: Puzzle>(puzzle: &P) -> Estimate {
    let mut dice = Dice(0x5EED);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..PROBES {
        let events = probe(puzzle.clone(), &mut dice);
        sum += events;
        squares += events * events;
    }
    let probes = f64::from(PROBES);
    let mean = sum / probes;
    let variance = (squares / probes - mean * mean).max(0.0);
    Estimate { events: mean, error: (variance / probes).sqrt() }
}

/// How many events there would be if all calls were like those on one way down.
fn probe<P: Puzzle>(mut puzzle: P, dice: &mut Dice) -> f64 {
    let mut calls = 1.0;
    let mut events = 0.0;
    while let Some(slot) = puzzle.next_slot() {
        let (valid, options) = (puzzle.valid(slot), puzzle.options(slot));
        let choices = valid.count();
        // Every option is placed or refused, and those placed are taken back.
        events += calls * f64::from(u32::from(options) + choices);
        if choices == 0 {
            return events;
        }
        calls *= f64::from(choices);
        puzzle.place(slot, nth(&valid, dice.roll(choices), options));
    }
    events + calls
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
        u32::try_from(((mixed >> 32) * u64::from(sides)) >> 32).unwrap_or(0)
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
            let guess = estimate(&Queens::new(size).unwrap());
            let off = (guess.events - events).abs();
            assert!(off <= 4.0 * guess.error, "size {size}: {guess:?}");
            assert!(guess.error <= 0.03 * events, "size {size}: {guess:?}");
        }
    }

    #[test]
    fn the_same_puzzle_gets_the_same_estimate() {
        let puzzle = Queens::new(32).unwrap();
        assert_eq!(estimate(&puzzle), estimate(&puzzle));
    }
}
