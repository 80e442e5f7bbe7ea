//! How fast the engine is: `cargo bench --bench engine`.
//!
//! Criterion measures each part on its own; then a table sets them against plain searches and against each other,
//! measured in turns in the same minute, so that a busy machine slows both sides of a ratio. Nothing here passes or
//! fails.

mod clock;
mod plain;
mod table;

use criterion::{BatchSize, Criterion};
use std::hint::black_box;
use std::time::Duration;
use stepback::puzzles::queens::Queens;
use stepback::replay::{Destination, Replay, Travel};
use stepback::search::{Goal, Machine};

/// The board for what runs through a whole trace: some milliseconds.
const WHOLE: u8 = 11;

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    machine(&mut criterion);
    travel(&mut criterion);
    criterion.final_summary();
    // Also run, without this argument, as a test of whether it runs at all.
    if std::env::args().any(|argument| argument == "--bench") {
        table::print();
    }
}

fn machine(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group(format!("all of {WHOLE} queens"));
    group.bench_function("machine, step by step", |bencher| bencher.iter(|| steps(black_box(WHOLE))));
    group.bench_function("machine, advance", |bencher| bencher.iter(|| advance(black_box(WHOLE), u64::MAX)));
    group.bench_function("machine, advance by 4096", |bencher| bencher.iter(|| advance(black_box(WHOLE), 4_096)));
    group.bench_function("plain search over every column", |bencher| bencher.iter(|| plain::every_column(WHOLE)));
    group.bench_function("plain count of free bits", |bencher| bencher.iter(|| plain::free_bits(WHOLE)));
    group.finish();
}

fn travel(criterion: &mut Criterion) {
    let mut end = replay(9);
    end.go(Destination::End);
    let mut group = criterion.benchmark_group("one step");
    let forward = |mut replay: Replay<Queens>| replay.step_forward();
    group.bench_function("forward, at the start", |bencher| {
        bencher.iter_batched(|| replay(9), forward, BatchSize::SmallInput);
    });
    group.bench_function("back, held, from the end", |bencher| {
        let mut held = end.clone();
        bencher.iter(|| held.step_back() || held.go(Destination::End));
    });
    group.finish();
}

fn replay(size: u8) -> Replay<Queens> {
    Replay::new(board(size), Goal::All)
}

fn board(size: u8) -> Queens {
    Queens::new(size).expect("a size of 1 to 32")
}

fn steps(size: u8) -> u64 {
    let mut machine = Machine::new(board(size), Goal::All);
    while machine.step().is_some() {}
    machine.step_number()
}

fn advance(size: u8, stride: u64) -> u64 {
    let mut machine = Machine::new(board(size), Goal::All);
    while machine.advance(stride) == stride {}
    machine.step_number()
}
