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
    backtrack(&mut state, words, 0);
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

fn has_word(
    state: &State,
    words: &[Word],
    cells: &[usize],
) -> bool {
    let crossing = read(state, cells);
    let words = as_long(words, cells);
    words.into_iter().any(|word| {
        !differs(&crossing, word)
            && !state.used.contains(word)
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
    state.used.push(word.clone());
    let rest = &state.entries[i + 1..];
    let answer = rest.iter().any(|cells| {
        !has_word(state, words, cells)
    });
    state.used.pop();
    write(state, &cells, &crossing);
    answer
}

fn backtrack( // @call
    state: &mut State,
    words: &[Word],
    i: usize,
) -> bool {
    if i == state.entries.len() {
        let filling = state.used.clone(); // @record
        state.fillings.push(filling); // @record
        return state.first; // @record
    }
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
        state.used.push(word.clone()); // @place
        if backtrack(state, words, i + 1) { // @recurse
            return true;
        }
        write(state, &cells, &crossing); // @undo
        state.used.pop(); // @undo
    }
    false // @return
}
