function solve( // @start
    grid, words, first = true) {
  const width = grid[0].length + 1;
  const border = "#".repeat(width);
  const rows = grid.join("#");
  const letters =
      [...border, ...rows, ...border];
  const entries =
      findEntries(letters, width);
  const fillings = [], used = [];

  function read(cells) {
    return cells.map(cell => letters[cell]);
  }

  function write(cells, word) {
    cells.forEach((cell, i) => {
      letters[cell] = word[i];
    });
  }

  function hasWord(cells) {
    const crossing = read(cells);
    return asLong(words, cells)
        .some(word =>
            !differs(crossing, word)
            && !used.includes(word));
  }

  function blocks(i, word) {
    const cells = entries[i];
    const crossing = read(cells);
    write(cells, word);
    used.push(word);
    const rest = entries.slice(i + 1);
    const answer = !rest.every(hasWord);
    used.pop();
    write(cells, crossing);
    return answer;
  }

  function backtrack(i) { // @call
    if (i === entries.length) {
      fillings.push([...used]); // @record
      return first; // @record
    }
    const cells = entries[i];
    const crossing = read(cells);
    for (const word // @option
        of asLong(words, cells)) { // @option
      if (differs(crossing, word) // @attacked crossing
          || used.includes(word) // @attacked used
          || blocks(i, word)) { // @attacked look-ahead
        continue; // @attacked
      }
      write(cells, word); // @place
      used.push(word); // @place
      if (backtrack(i + 1)) return true; // @recurse
      write(cells, crossing); // @undo
      used.pop(); // @undo
    }
    return false; // @return
  }

  backtrack(0);
  return fillings;
}

function asLong(words, cells) {
  return words.filter(
      word => word.length === cells.length);
}

function differs(crossing, word) {
  return crossing.some((sign, i) =>
      sign !== "." && sign !== word[i]);
}

function findEntries(letters, width) {
  const entries = [];
  let start = width;
  for (; start < letters.length; start++) {
    for (const step of [1, width]) {
      const before = letters[start - step];
      if (before !== "#") continue;
      const cells = [];
      let cell = start;
      while (letters[cell] !== "#") {
        cells.push(cell);
        cell += step;
      }
      if (cells.length > 1) {
        entries.push(cells);
      }
    }
  }
  return entries;
}
