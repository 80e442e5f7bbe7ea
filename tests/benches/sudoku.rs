//! Solving many 17-clue grids, against the search that is shown.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::{Duration, Instant};
use stepback::puzzles::sudoku::{Grid, Solutions, Strategy, Sudoku, examples, solve};
use stepback::search::{Goal, Machine};

/// Grids of 17 givens that do not look alike: those of Gordon Royle's collection that the project has.
const SEEDS: [&str; 2] = [
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
    ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
];

/// How many grids are made of them.
const COUNT: usize = 2_000;

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("a small number")
    }

    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|index| index);
        (1..N).rev().for_each(|last| order.swap(last, self.below(last + 1)));
        order
    }

    /// The lines of a grid in another order that keeps the boxes together.
    fn lines(&mut self) -> [usize; 9] {
        let bands: [usize; 3] = self.shuffled();
        let inside: [[usize; 3]; 3] = std::array::from_fn(|_| self.shuffled());
        std::array::from_fn(|line| bands[line / 3] * 3 + inside[line / 3][line % 3])
    }
}

fn read(text: &str) -> Grid {
    let digit = |sign: u8| if sign == b'.' { 0 } else { sign - b'0' };
    let cells: Vec<u8> = text.bytes().map(digit).collect();
    Grid::from_cells(cells.try_into().expect("81 cells")).expect("digits")
}

/// The same puzzle to a mathematician, quite another one to a search.
fn disguised(grid: &Grid, random: &mut Random) -> Grid {
    let (rows, columns, digits) = (random.lines(), random.lines(), random.shuffled::<9>());
    let turned = random.below(2) == 1;
    let cells = std::array::from_fn(|cell| {
        let (row, column) = if turned { (cell % 9, cell / 9) } else { (cell / 9, cell % 9) };
        let old = grid.cells()[rows[row] * 9 + columns[column]];
        old.checked_sub(1).map_or(0, |old| u8::try_from(digits[usize::from(old)]).expect("below 9") + 1)
    });
    Grid::from_cells(cells).expect("digits")
}

fn many() -> Vec<Grid> {
    let mut random = Random(0x5eed);
    SEEDS.iter().cycle().take(COUNT).map(|seed| disguised(&read(seed), &mut random)).collect()
}

fn first_board(grid: &Grid, strategy: Strategy) -> Grid {
    let mut machine = Machine::new(Sudoku::new(grid, strategy).expect("no clash"), Goal::First);
    machine.advance(u64::MAX);
    machine.puzzle().grid()
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn sudoku(criterion: &mut Criterion) {
    let grids = many();
    let cleverest = Strategy::ROUND[3];
    let mut group = criterion.benchmark_group("sudoku 17 clues");
    group.throughput(Throughput::Elements(COUNT as u64)).sample_size(10);
    group.bench_function("solve", |bencher| {
        bencher.iter(|| assert!(grids.iter().all(|grid| matches!(solve(black_box(grid)), Solutions::One(_)))));
    });
    group.bench_function("machine, mrv + propagate, first board", |bencher| {
        bencher.iter(|| grids.iter().filter(|&grid| first_board(grid, cleverest).is_full()).count());
    });
    group.finish();
    ratio("seventeen");
    ratio("against-brute-force");
}

/// Prints how much faster a grid is solved, and shown to have no other solution, than the plain search finds its first.
fn ratio(name: &str) {
    let grid = examples::named(name).expect("an example").grid();
    let plain = timed(|| black_box(first_board(black_box(&grid), Strategy::default())));
    let times = 1_000;
    let solved = timed(|| black_box((0..times).filter(|_| solve(black_box(&grid)) != Solutions::None).count())) / times;
    let ratio = plain.as_secs_f64() / solved.as_secs_f64();
    #[expect(clippy::print_stdout, reason = "what a benchmark is for")]
    {
        println!("{name}: scan {plain:.2?}, solve {solved:.2?}, ratio {ratio:.0}");
    }
}

criterion_group!(benches, sudoku);
criterion_main!(benches);
