let first = true;
let paths = [];

var exist = function(board, word) { // @start
  paths = [];
  const rows = board.length;
  const cols = board[0].length;
  const path = [];
  const used = board.map(() => new Set());

  function options() {
    if (path.length === 0) {
      return board.flatMap((row, r) =>
          row.map((letter, c) => [r, c]));
    }
    const [r, c] = path.at(-1);
    return [[r - 1, c], [r, c + 1],
            [r + 1, c], [r, c - 1]];
  }

  function offBoard(r, c) {
    return r < 0 || r >= rows
        || c < 0 || c >= cols;
  }

  function backtrack(i) { // @call
    if (i === word.length) {
      paths.push([...path]); // @record
      return first; // @record
    }
    const letter = word[i];
    for (const [r, c] of options()) { // @option
      if (offBoard(r, c) // @attacked board
          || letter !== board[r][c] // @attacked letter
          || used[r].has(c)) { // @attacked used
        continue; // @attacked
      }
      path.push([r, c]); // @place
      used[r].add(c); // @place
      if (backtrack(i + 1)) return true; // @recurse
      path.pop(); // @undo
      used[r].delete(c); // @undo
    }
    return false; // @return
  }

  backtrack(0);
  return paths.length > 0;
};
