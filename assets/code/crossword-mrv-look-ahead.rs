type Word = Vec<char>;

#[derive(Default)]
struct State {
    first: bool,
    letters: Vec<char>,
    entries: Vec<Vec<usize>>,
    used: Vec<Word>,
    fillings: Vec<Vec<Word>>,
}

fn solve( // @start
    grid: &[Word],
    words: &[Word],
    first: bool,
) -> Vec<Vec<Word>> {
    let width = grid[0].len() + 1;
    let border = vec!['#'; width];
    let rows = grid.join(&'#');
    let mut state = State::default();
    state.first = first;
    state.letters.extend(&border);
    state.letters.extend(&rows);
    state.letters.extend(&border);
    state.entries =
        find_entries(&state.letters, width);
    let size = state.entries.len();
    state.used = vec![vec![]; size];
    backtrack(&mut state, words);
    state.fillings
}

fn find_entries(
    letters: &[char],
    width: usize,
) -> Vec<Vec<usize>> {
    let mut entries = vec![];
    for start in width..letters.len() {
        for step in [1, width] {
            let mut cells = vec![];
            let mut cell = start;
            while letters[cell] != '#' {
                cells.push(cell);
                cell += step;
            }
            if letters[start - step] == '#'
                && cells.len() > 1
            {
                entries.push(cells);
            }
        }
    }
    entries
}

fn as_long<'a>(
    words: &'a [Word],
    cells: &[usize],
) -> Vec<&'a Word> {
    let length = cells.len();
    words
        .iter()
        .filter(|word| word.len() == length)
        .collect()
}

fn differs(
    crossing: &Word,
    word: &Word,
) -> bool {
    let signs = crossing.iter();
    signs.zip(word).any(|(&sign, &letter)| {
        sign != '.' && sign != letter
    })
}

fn read(
    state: &State,
    cells: &[usize],
) -> Word {
    let letters = &state.letters;
    let cells = cells.iter();
    cells.map(|&i| letters[i]).collect()
}

fn write(
    state: &mut State,
    cells: &[usize],
    word: &Word,
) {
    let pairs = cells.iter().zip(word);
    for (&cell, &letter) in pairs {
        state.letters[cell] = letter;
    }
}

fn fitting(
    state: &State,
    words: &[Word],
    i: usize,
) -> usize {
    let cells = &state.entries[i];
    let crossing = read(state, cells);
    let mut count = 0;
    for word in as_long(words, cells) {
        if !differs(&crossing, word)
            && !state.used.contains(word)
        {
            count += 1;
        }
    }
    count
}

fn waiting(state: &State) -> Vec<usize> {
    let used = &state.used;
    (0..used.len())
        .filter(|&i| used[i].is_empty())
        .collect()
}

fn next(
    state: &State,
    words: &[Word],
) -> Option<usize> {
    waiting(state)
        .into_iter()
        .min_by_key(|&i| {
            fitting(state, words, i)
        })
}

fn blocks(
    state: &mut State,
    words: &[Word],
    i: usize,
    word: &Word,
) -> bool {
    let cells = state.entries[i].clone();
    let crossing = read(state, &cells);
    write(state, &cells, word);
    state.used[i] = word.clone();
    let waiting = waiting(state);
    let answer = waiting.iter().any(|&i| {
        fitting(state, words, i) == 0
    });
    state.used[i].clear();
    write(state, &cells, &crossing);
    answer
}

fn backtrack( // @call
    state: &mut State,
    words: &[Word],
) -> bool {
    let Some(i) = next(state, words) else {
        let filling = state.used.clone(); // @record
        state.fillings.push(filling); // @record
        return state.first; // @record
    };
    let cells = state.entries[i].clone();
    let crossing = read(state, &cells);
    for word in as_long(words, &cells) { // @option
        if differs(&crossing, word) // @attacked crossing
            || state.used.contains(word) // @attacked used
            || blocks(state, words, i, word) // @attacked look-ahead
        {
            continue; // @attacked
        }
        write(state, &cells, word); // @place
        state.used[i] = word.clone(); // @place
        if backtrack(state, words) { // @recurse
            return true;
        }
        write(state, &cells, &crossing); // @undo
        state.used[i].clear(); // @undo
    }
    false // @return
}
