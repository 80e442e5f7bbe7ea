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

  function backtrack(i) { // @call
    if (i === empty.length) {
      boards.push(structuredClone(board)); // @record
      return first; // @record
    }
    const [r, c, b] = empty[i];
    for (const d of "123456789") { // @option
      if (rows[r].has(d) // @attacked rows
          || cols[c].has(d) // @attacked cols
          || boxes[b].has(d)) { // @attacked boxes
        continue; // @attacked
      }
      board[r][c] = d; // @place
      rows[r].add(d); // @place
      cols[c].add(d); // @place
      boxes[b].add(d); // @place
      backtrack(i + 1); // @recurse
      board[r][c] = "."; // @undo
      rows[r].delete(d); // @undo
      cols[c].delete(d); // @undo
      boxes[b].delete(d); // @undo
    }
    return false; // @return
  }

  backtrack(0);
};
