//! Sudoku against figures from outside: published puzzles with their solutions, and what the search in reading order
//! of an independent program needed for them.

mod properties;

use crate::listings::reference;
use stepback::puzzles::sudoku::{Grid, Order, Solutions, Strategy as Way, Sudoku, examples, solve};
use stepback::replay::{Destination, Replay, Travel};
use stepback::scene::{Depict, Journey, Variation};
use stepback::search::{Event, Goal, Machine, Puzzle, Tally};

const EMPTY: &str = ".................................................................................";
const LEETCODE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const TWO_SOLUTIONS: &str = "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
const NO_SOLUTION: &str = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const MANY_SOLUTIONS: &str = ".....6....59.....82....8....45........3........6..3.54...325..6..................";
const SEVENTEEN_TOO: &str = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";
const SEVENTEEN_TOO_SOLVED: &str = "953168742862734951417952836746893125281645397395271468138529674574386219629417583";

/// Puzzle, first solution in the order of the search, whether it is the only one; places, attacked and events up to it.
const FACTS: [(&str, &str, bool, [u64; 3]); 14] = [
    (
        LEETCODE,
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        true,
        [4_208, 33_444, 41_810],
    ),
    (
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "987654321246173985351928746128537694634892157795461832519286473472319568863745219",
        true,
        [69_175_316, 553_402_281, 691_752_850],
    ),
    (
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
        "859612437723854169164379528986147352375268914241593786432981675617425893598736241",
        true,
        [335_637, 2_684_862, 3_356_078],
    ),
    (
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
        "145327698839654127672918543496185372218473956753296481367542819984761235521839764",
        true,
        [10_007, 79_826, 99_783],
    ),
    (
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
        true,
        [49_558, 396_220, 495_277],
    ),
    (
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "162857493534129678789643521475312986913586742628794135356478219241935867897261354",
        true,
        [8_969, 71_522, 89_403],
    ),
    (
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        "174385962293467158586192734451923876928674315367851249719548623635219487842736591",
        true,
        [262_014, 2_095_866, 2_619_835],
    ),
    (
        ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
        "839465712146782953752391486391824675564173829287659341628537194913248567475916238",
        true,
        [1_114_771, 8_917_926, 11_147_409],
    ),
    (
        "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
        "562987413471235689398146275236819754714653928859472361187324596923568147645791832",
        true,
        [1_984_465, 15_875_476, 19_844_347],
    ),
    (
        "....9..5..1.....3...23..7....45...7.8.....2.......64...9..1.....8..6......54....7",
        "743892156518647932962351748624589371879134265351276489496715823287963514135428697",
        true,
        [2_154_463, 17_235_463, 21_544_330],
    ),
    (
        ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
        true,
        [26_590_293, 212_722_100, 265_902_623],
    ),
    (
        MANY_SOLUTIONS,
        "138246579659137248274598163745682391813459627926713854487325916362971485591864732",
        false,
        [419_194, 3_353_297, 4_191_622],
    ),
    (
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
        "483921657967345821251876493548132976729564138136798245372689514814253769695417382",
        true,
        [200, 1_405, 1_757],
    ),
    (
        EMPTY,
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
        false,
        [391, 2_804, 3_506],
    ),
];

fn grid(text: &str) -> Grid {
    let digit = |sign: u8| if sign == b'.' { 0 } else { sign - b'0' };
    let cells: Vec<u8> = text.bytes().map(digit).collect();
    Grid::from_cells(cells.try_into().expect("81 cells")).expect("digits")
}

fn sudoku(text: &str, way: Way) -> Sudoku {
    Sudoku::new(&grid(text), way).expect("no clash")
}

/// The machine at the end of a search.
fn run(text: &str, way: Way, goal: Goal) -> Machine<Sudoku> {
    let mut machine = Machine::new(sudoku(text, way), goal);
    machine.advance(u64::MAX);
    machine
}

fn assert_facts(rows: impl Iterator<Item = &'static (&'static str, &'static str, bool, [u64; 3])>) {
    for (puzzle, solution, _, expected) in rows {
        let machine = run(puzzle, Way::default(), Goal::First);
        let tally = machine.tally();
        assert_eq!([tally.places, tally.attacked, tally.step()], *expected, "{puzzle}");
        assert_eq!(machine.puzzle().grid().to_string(), *solution);
    }
}

#[test]
fn the_search_in_reading_order_needs_what_the_facts_say() {
    assert_facts(FACTS.iter().filter(|row| row.3[2] < 1_000_000));
}

#[test]
#[ignore = "a thousand million events: for a release build"]
fn the_long_searches_need_what_the_facts_say() {
    assert_facts(FACTS.iter().filter(|row| row.3[2] >= 1_000_000));
}

#[test]
#[ignore = "seven hundred million events: for a release build"]
fn the_puzzle_against_brute_force_can_be_travelled_from_end_to_end() {
    let mut replay = Replay::new(sudoku(FACTS[1].0, Way::default()), Goal::First);
    assert!(replay.go(Destination::End));
    assert_eq!(replay.position(), 691_752_850);
    let end = replay.machine().clone();
    assert!(replay.go(Destination::Step(345_678_901)) && replay.step_back());
    assert_eq!(replay.position(), 345_678_900);
    assert!(replay.go(Destination::End));
    assert_eq!(replay.machine(), &end);
}

#[test]
fn the_events_are_those_that_the_code_beside_the_board_makes() {
    for (text, first) in [(LEETCODE, true), (TWO_SOLUTIONS, true), (TWO_SOLUTIONS, false)] {
        let goal = if first { Goal::First } else { Goal::All };
        let mut machine = Machine::new(sudoku(text, Way::default()), goal);
        let mut events = String::new();
        while let Some(event) = machine.step() {
            events.push(match event {
                Event::Place { .. } => 'P',
                Event::Undo { .. } => 'U',
                Event::Record => 'R',
                Event::Attacked { by, .. } | Event::Reject { by, .. } => {
                    ['r', 'c', 'b'][usize::from(by.first().unwrap())]
                }
            });
        }
        assert_eq!(events, reference::sudoku(text, first).events);
    }
}

#[test]
fn a_step_by_step_search_is_the_one_that_leaps() {
    for way in Way::ROUND {
        let mut machine = Machine::new(sudoku(LEETCODE, way), Goal::First);
        while machine.step().is_some() {}
        assert_eq!(machine, run(LEETCODE, way, Goal::First), "{way}");
    }
}

#[test]
fn the_cleverer_the_order_the_smaller_the_search() {
    let places = |text: &str| Way::ROUND.map(|way| run(text, way, Goal::First).tally().places);
    let [scan, mrv, ahead, forced] = places(LEETCODE);
    assert_eq!((scan, mrv), (4_208, 51));
    assert!(ahead <= 51 && forced <= 51, "{ahead} {forced}");
    for example in examples::EXAMPLES.iter().filter(|example| (1_000..400_000).contains(&example.places)) {
        let text = example.grid().to_string();
        let [_, mrv, ahead, forced] = places(&text);
        assert!(example.places > mrv && mrv >= ahead && ahead >= forced, "{}: {mrv} {ahead} {forced}", example.name);
    }
}

#[test]
fn every_order_finds_the_same_solutions() {
    for (text, boards) in [(LEETCODE, 1), (TWO_SOLUTIONS, 2)] {
        for order in [Order::Scan, Order::Mrv] {
            for (look_ahead, propagate) in [(false, false), (true, false), (false, true), (true, true)] {
                let machine = run(text, Way { order, look_ahead, propagate }, Goal::All);
                assert_eq!(machine.tally().boards, boards);
                assert_eq!(machine.tally().places, machine.tally().undos);
                assert_eq!(machine.puzzle().grid(), grid(text), "all that was placed was taken back");
            }
        }
    }
}

#[test]
fn the_puzzle_with_two_solutions_shows_the_first_one_after_178_places() {
    let machine = run(TWO_SOLUTIONS, Way::default(), Goal::First);
    let Tally { places, attacked, .. } = *machine.tally();
    assert_eq!((places, attacked, machine.step_number()), (178, 1_227, 1_532));
    let solution = "926571483351486279874923516582367194149258367763149825238794651617835942495612738";
    assert_eq!(machine.puzzle().grid().to_string(), solution);
}

#[test]
fn the_solver_finds_the_solutions_of_the_facts() {
    for (puzzle, solution, is_only, _) in FACTS {
        match solve(&grid(puzzle)) {
            Solutions::One(found) => assert!(is_only && found.to_string() == solution, "{puzzle}"),
            Solutions::Several(one, other) => {
                assert!(!is_only && one != other, "{puzzle}");
                assert!(one.solves(&grid(puzzle)) && other.solves(&grid(puzzle)));
            }
            Solutions::None => panic!("{puzzle} has a solution"),
        }
    }
    assert_eq!(solve(&grid(SEVENTEEN_TOO)), Solutions::One(grid(SEVENTEEN_TOO_SOLVED)));
}

#[test]
fn the_solver_tells_two_solutions_and_those_are_all() {
    let mut machine = Machine::new(sudoku(TWO_SOLUTIONS, Way::default()), Goal::All);
    let mut boards = vec![];
    while let Some(event) = machine.step() {
        if event == Event::Record {
            boards.push(machine.puzzle().grid());
        }
    }
    let Solutions::Several(one, other) = solve(&grid(TWO_SOLUTIONS)) else { panic!("two solutions") };
    assert_eq!(boards.len(), 2);
    assert!(boards.contains(&one) && boards.contains(&other) && one != other);
}

#[test]
fn a_grid_without_a_solution_is_told() {
    let wrong = grid(&LEETCODE.replacen("53..7", "531.7", 1));
    assert!(wrong.clashes().is_empty());
    assert_eq!(solve(&wrong), Solutions::None);
    let twice_in_a_row = LEETCODE.replacen("53..7", "55..7", 1);
    assert_eq!(solve(&grid(&twice_in_a_row)), Solutions::None);
    assert_eq!(Sudoku::new(&grid(&twice_in_a_row), Way::default()), None);
}

#[test]
#[ignore = "seconds even in a release build: no digit of it is wrong by itself"]
fn a_grid_that_hides_that_it_has_no_solution_is_found_out() {
    assert_eq!(solve(&grid(NO_SOLUTION)), Solutions::None);
}

#[test]
fn a_full_grid_is_its_own_solution_and_is_recorded_at_once() {
    let solved = grid(FACTS[0].1);
    assert_eq!(solve(&solved), Solutions::One(solved));
    for way in Way::ROUND {
        let machine = run(FACTS[0].1, way, Goal::All);
        assert_eq!((machine.tally().boards, machine.step_number()), (1, 1));
    }
}

#[test]
fn the_examples_need_the_places_that_they_name() {
    for example in examples::EXAMPLES.iter().filter(|example| example.places < 100_000) {
        let machine = run(&example.grid().to_string(), Way::default(), Goal::First);
        assert_eq!(machine.tally().places, example.places, "{}", example.name);
    }
}

#[test]
fn a_machine_of_a_sudoku_is_small_enough_to_be_kept_by_the_thousand() {
    assert!(size_of::<Machine<Sudoku>>() <= 640, "{} bytes", size_of::<Machine<Sudoku>>());
}

#[test]
fn a_command_names_what_it_opens() {
    let command = |sudoku: Sudoku, goal| Journey::command(&Replay::new(sudoku, goal));
    let example = |name, way| Sudoku::new(&examples::named(name).unwrap().grid(), way).unwrap();
    assert_eq!(command(sudoku(LEETCODE, Way::default()), Goal::First), "sudoku");
    assert_eq!(command(example("euler", Way::ROUND[2]), Goal::All), "sudoku euler --order mrv --look-ahead --all");
    let own = sudoku(SEVENTEEN_TOO, Way { propagate: true, ..Way::default() });
    assert_eq!(command(own, Goal::First), format!("sudoku {SEVENTEEN_TOO} --propagate"));
}

#[test]
fn the_keys_go_from_puzzle_to_puzzle_and_round_the_orders() {
    let start = sudoku(LEETCODE, Way::default());
    let ordered = start.vary(Variation::Order).unwrap();
    assert_eq!((start.title().as_str(), ordered.title().as_str()), ("Sudoku leetcode, scan", "Sudoku leetcode, mrv"));
    assert_eq!(ordered.vary(Variation::Larger).unwrap().title(), "Sudoku ai-escargot, mrv");
    let titles: Vec<String> =
        std::iter::successors(Some(start), |here| here.vary(Variation::Smaller)).map(|sudoku| sudoku.title()).collect();
    assert_eq!(titles.len(), 4);
    assert_eq!(titles[3], "Sudoku two-solutions, scan");
    let own = sudoku(SEVENTEEN_TOO, Way::default());
    assert_eq!(own.title(), "Sudoku of 17 givens, scan");
    assert_eq!(own.vary(Variation::Larger).unwrap().title(), "Sudoku two-solutions, scan");
}

#[test]
fn the_valid_digits_are_those_that_nothing_blocks() {
    for way in Way::ROUND {
        let mut machine = Machine::new(sudoku(LEETCODE, way), Goal::First);
        for _ in 0..300 {
            let sudoku = machine.puzzle();
            if let Some(cell) = sudoku.next_slot() {
                let free = (0..9).filter(|&option| sudoku.blockers(cell, option).is_empty());
                assert_eq!(sudoku.valid(cell), free.map(|option| 1 << option).sum::<u64>());
            }
            machine.step();
        }
    }
}
