function solve( // @start
    grid, words, first = true) {
  const width = grid[0].length + 1;
  const border = "#".repeat(width);
  const rows = grid.join("#");
  const letters =
      [...border, ...rows, ...border];
  const entries =
      findEntries(letters, width);
  const used = entries.map(() => null);
  const fillings = [];

  function read(cells) {
    return cells.map(cell => letters[cell]);
  }

  function write(cells, word) {
    cells.forEach((cell, i) => {
      letters[cell] = word[i];
    });
  }

  function fitting(i) {
    const cells = entries[i];
    const crossing = read(cells);
    return asLong(words, cells)
        .filter(word =>
            !differs(crossing, word)
            && !used.includes(word))
        .length;
  }

  function waiting() {
    return [...entries.keys()]
        .filter(i => used[i] === null);
  }

  function blocks(i, word) {
    const cells = entries[i];
    const crossing = read(cells);
    write(cells, word);
    used[i] = word;
    const counts = waiting().map(fitting);
    used[i] = null;
    write(cells, crossing);
    return counts.includes(0);
  }

  function next() {
    const counts = waiting().map(fitting);
    const least = Math.min(...counts);
    return waiting()[counts.indexOf(least)];
  }

  function backtrack(filled) { // @call
    if (filled === entries.length) {
      fillings.push([...used]); // @record
      return first; // @record
    }
    const i = next();
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
      used[i] = word; // @place
      if (backtrack(filled + 1)) { // @recurse
        return true;
      }
      write(cells, crossing); // @undo
      used[i] = null; // @undo
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
