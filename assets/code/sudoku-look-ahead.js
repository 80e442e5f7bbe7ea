const ALL = [..."123456789"];
let first = true;
let boards = [];

var solveSudoku = function(board) { // @start
  boards = [];
  const empty = [];
  const rows = board.map(() => new Set());
  const cols = board.map(() => new Set());
  const boxes = board.map(() => new Set());
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 9; c++) {
      const d = board[r][c];
      const b = Math.floor(r / 3) * 3
          + Math.floor(c / 3);
      if (d === ".") {
        empty.push([r, c, b]);
      } else {
        rows[r].add(d);
        cols[c].add(d);
        boxes[b].add(d);
      }
    }
  }

  function left([r, c, b]) {
    return ALL.filter(d => !rows[r].has(d)
        && !cols[c].has(d)
        && !boxes[b].has(d));
  }

  function sees(x, y) {
    return x.some((key, i) => key === y[i]);
  }

  function starving(cell, rest) {
    const fatal = [];
    for (const other of rest) {
      const last = left(other);
      if (last.length === 0) {
        return ALL;
      }
      if (last.length === 1
          && sees(cell, other)) {
        fatal.push(last[0]);
      }
    }
    return fatal;
  }

  function backtrack(blank) { // @call
    if (blank.length === 0) {
      boards.push(structuredClone(board)); // @record
      return first; // @record
    }
    const [cell, ...rest] = blank;
    const fatal = starving(cell, rest);
    const [r, c, b] = cell;
    for (const d of ALL) { // @option
      if (rows[r].has(d) // @attacked rows
          || cols[c].has(d) // @attacked cols
          || boxes[b].has(d) // @attacked boxes
          || fatal.includes(d)) { // @attacked look-ahead
        continue; // @attacked
      }
      board[r][c] = d; // @place
      rows[r].add(d); // @place
      cols[c].add(d); // @place
      boxes[b].add(d); // @place
      if (backtrack(rest)) return true; // @recurse
      board[r][c] = "."; // @undo
      rows[r].delete(d); // @undo
      cols[c].delete(d); // @undo
      boxes[b].delete(d); // @undo
    }
    return false; // @return
  }

  backtrack(empty);
};
