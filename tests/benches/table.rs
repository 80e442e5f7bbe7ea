//! The table of what matters, each figure beside what it should be.

use crate::clock::seconds;
use crate::{WHOLE, advance, plain, replay, steps};
use std::num::NonZeroUsize;
use std::thread;
use stepback::puzzles::queens::Queens;
use stepback::replay::{Counter, Destination, Replay, Threads, Travel};

/// Measures and prints it.
pub(crate) fn print() {
    ratios();
    one_step();
    for (size, total_aim, seek_aim) in [(14, "0.05 s", "p50 40 us, p99 1 ms"), (16, "2 s", "p99 16 ms")] {
        let mut replay = replay(size);
        let total = seconds(|| survey(&mut replay));
        line(&format!("total of {size} queens"), format!("{total:.3} s"), total_aim);
        let (p50, p99, most) = seeks(&mut replay);
        line(&format!("random seeks in {size} queens"), format!("p50 {p50}, p99 {p99}, most {most}"), seek_aim);
    }
    far(16, 10_000_000_000, 14_772_512);
}

fn ratios() {
    let size = WHOLE + 1;
    let [step, advance, strides, columns, registers, bits] = in_turns(
        12,
        [
            &|| steps(size),
            &|| advance(size, u64::MAX),
            &|| advance(size, 4_096),
            &|| plain::every_column(size),
            &|| plain::every_column_in_registers(size),
            &|| plain::free_bits(size),
        ],
    );
    let times = |ratio: f64| format!("{ratio:.2} times");
    line("a step, by a turn of a plain search over every column", times(step / columns), "1.15 times, at most 1.3");
    line("  the same, by one with its sets in registers", times(step / registers), "");
    line("advance, faster than step", times(step / advance), "3.5 times, at least 2.8");
    line("  in strides of 4096", times(step / strides), "");
    line("advance, by a count of free bits", times(advance / bits), "1.35 times, at most 1.6");
    line("  in strides of 4096", times(strides / bits), "");
}

/// At the last event of all N = 9, the key held, or pressed once after a jump.
fn one_step() {
    let mut there = replay(9);
    there.go(Destination::End);
    let mut jumps: Vec<f64> = (0..200).map(|_| seconds(|| there.clone().step_back())).collect();
    line("one step back at the end of 9 queens", duration(percentile(&mut jumps, 50)), "50 us");
    let mut held: Vec<f64> = (0..10_000).map(|_| seconds(|| there.step_back())).collect();
    let mut onward: Vec<f64> = (0..10_000).map(|_| seconds(|| there.step_forward())).collect();
    let mean = |times: &[f64]| times.iter().sum::<f64>() / 10_000.0;
    let both = format!("{} on average, forward {}", duration(mean(&held)), duration(mean(&onward)));
    line("  held, 10,000 steps", both, "");
    let most = [&mut held, &mut onward].map(|times| duration(percentile(times, 99)));
    line("  99 of 100 within", format!("{}, forward {}", most[0], most[1]), "");
}

fn far(size: u8, step: u64, boards: u64) {
    let mut replay = replay(size);
    let arrival = seconds(|| {
        replay.start_survey(&Cores);
        replay.go(Destination::Step(step))
    });
    line(&format!("step {step} of {size} queens from a cold start"), format!("{arrival:.3} s"), "a few seconds");
    survey(&mut replay);
    let mut held: Vec<f64> = (0..1_000).map(|_| seconds(|| replay.step_back())).collect();
    let (half, most) = (percentile(&mut held, 50), percentile(&mut held, 100));
    line("  back from there, held", format!("p50 {}, most {}", duration(half), duration(most)), "16 ms");
    let board = seconds(|| replay.go(Destination::Nth(Counter::Boards, boards)));
    line(&format!("  board {boards}"), duration(board), "");
    line("  the end", duration(seconds(|| replay.go(Destination::End))), "");
}

fn survey(replay: &mut Replay<Queens>) {
    replay.start_survey(&Cores);
    replay.wait_for_survey();
}

/// A thread for each processor, at the priority of the benchmark.
struct Cores;

impl Threads for Cores {
    fn count(&self) -> usize {
        thread::available_parallelism().map_or(1, NonZeroUsize::get)
    }

    fn start(&self, work: Box<dyn FnOnce() + Send>) -> bool {
        thread::Builder::new().spawn(work).is_ok()
    }
}

/// The median, the 99th in a hundred and the longest of many seeks.
fn seeks(replay: &mut Replay<Queens>) -> (String, String, String) {
    let total = replay.total().unwrap_or(1);
    let mut random = 0x5EED_u64;
    let mut times: Vec<f64> = (0..2_000)
        .map(|_| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let step = (random >> 20) % (total + 1);
            seconds(|| replay.go(Destination::Step(step)))
        })
        .collect();
    let mut at = |percent| duration(percentile(&mut times, percent));
    (at(50), at(99), at(100))
}

fn duration(seconds: f64) -> String {
    match seconds {
        ..1e-6 => format!("{:.0} ns", seconds * 1e9),
        ..1e-3 => format!("{:.1} us", seconds * 1e6),
        _ => format!("{:.2} ms", seconds * 1e3),
    }
}

#[expect(clippy::print_stdout, reason = "what a benchmark is for")]
fn line(what: &str, figure: impl AsRef<str>, aim: &str) {
    println!("{what:<56} {:<44} {aim}", figure.as_ref());
}

/// The least seconds that each of some works takes, done in turns.
fn in_turns<const N: usize>(rounds: usize, works: [&dyn Fn() -> u64; N]) -> [f64; N] {
    let mut least = [f64::INFINITY; N];
    for _ in 0..rounds {
        for (least, work) in least.iter_mut().zip(works) {
            *least = least.min(seconds(work));
        }
    }
    least
}

/// The time that as many of a hundred stay under, of times in any order.
fn percentile(times: &mut [f64], percent: usize) -> f64 {
    times.sort_by(f64::total_cmp);
    times[(times.len() - 1) * percent / 100]
}
