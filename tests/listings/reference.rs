//! The search that the listings must agree with, as short as it can be. It is written apart from the machine and from
//! the listings, so that a fault has to be made twice to pass.

/// Every event of one search, a letter each, and the boards it saved.
///
/// `P` place, `U` undo, `R` record; an attacked option is the first letter of the set that refused it, in small.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Trace {
    pub(crate) events: String,
    pub(crate) boards: Vec<String>,
}

/// What is filled, option by option, and the keys that an option would put into each set.
struct Search<Keys> {
    slots: usize,
    options: usize,
    letters: [char; 3],
    keys: Keys,
    first: bool,
    taken: [Vec<usize>; 3],
    filled: Vec<usize>,
    events: String,
    fillings: Vec<Vec<usize>>,
}

impl<Keys: Fn(usize, usize) -> [usize; 3]> Search<Keys> {
    fn call(&mut self, slot: usize) -> bool {
        if slot == self.slots {
            self.events.push('R');
            self.fillings.push(self.filled.clone());
            return self.first;
        }
        for option in 0..self.options {
            let keys = (self.keys)(slot, option);
            if let Some(mark) = (0..3).find(|&mark| self.taken[mark].contains(&keys[mark])) {
                self.events.push(self.letters[mark]);
                continue;
            }
            self.events.push('P');
            self.filled.push(option);
            (0..3).for_each(|mark| self.taken[mark].push(keys[mark]));
            if self.call(slot + 1) {
                return true;
            }
            self.events.push('U');
            self.filled.pop();
            for taken in &mut self.taken {
                taken.pop();
            }
        }
        false
    }
}

/// The trace of N-Queens; a board is its columns, row by row: `1 3 0 2`.
pub(crate) fn queens(size: usize, first: bool) -> Trace {
    let mut search = Search {
        slots: size,
        options: size,
        letters: ['c', 'd', 'a'],
        keys: |row, column| [column, row + size - column, row + column],
        first,
        taken: Default::default(),
        filled: Vec::new(),
        events: String::new(),
        fillings: Vec::new(),
    };
    search.call(0);
    let show = |filling: &Vec<usize>| filling.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    Trace { events: search.events, boards: search.fillings.iter().map(show).collect() }
}

/// The trace of a Sudoku of 81 signs with `.` for an empty cell; a board is its 81 digits, and last comes what
/// the search left on the board it was given: `left 534...`.
pub(crate) fn sudoku(puzzle: &str, first: bool) -> Trace {
    let units = |cell: usize, digit: usize| {
        let (row, column) = (cell / 9, cell % 9);
        [row, column, row / 3 * 3 + column / 3].map(|unit| unit * 9 + digit)
    };
    let empty: Vec<usize> = puzzle.match_indices('.').map(|(cell, _)| cell).collect();
    let mut taken: [Vec<usize>; 3] = Default::default();
    for (cell, sign) in puzzle.bytes().enumerate().filter(|(_, sign)| *sign != b'.') {
        let keys = units(cell, usize::from(sign - b'1'));
        (0..3).for_each(|mark| taken[mark].push(keys[mark]));
    }
    let mut search = Search {
        slots: empty.len(),
        options: 9,
        letters: ['r', 'c', 'b'],
        keys: |slot: usize, option| units(empty[slot], option),
        first,
        taken,
        filled: Vec::new(),
        events: String::new(),
        fillings: Vec::new(),
    };
    search.call(0);
    let show = |filling: &Vec<usize>| {
        let mut digits = filling.iter().map(|option| (option + 1).to_string());
        let cells = puzzle.chars().map(|sign| match sign {
            '.' => digits.next().expect("a filling has a digit for every empty cell"),
            given => given.to_string(),
        });
        cells.collect()
    };
    let mut boards: Vec<String> = search.fillings.iter().map(show).collect();
    let left = if first { boards[0].clone() } else { puzzle.to_owned() };
    boards.push(format!("left {left}"));
    Trace { events: search.events, boards }
}
