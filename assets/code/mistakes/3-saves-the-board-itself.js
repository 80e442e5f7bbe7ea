let first = false;

var solveNQueens = function(n) { // @start
  const boards = [], queens = [];
  const cols = new Set();
  const diag = new Set();
  const anti = new Set();

  function backtrack(r) { // @call
    if (r === n) {
      boards.push(queens); // @record
      return first; // @record
    }
    for (let c = 0; c < n; c++) { // @option
      if (cols.has(c) // @attacked cols
          || diag.has(r - c) // @attacked diag
          || anti.has(r + c)) { // @attacked anti
        continue; // @attacked
      }
      queens.push(c); // @place
      cols.add(c); // @place
      diag.add(r - c); // @place
      anti.add(r + c); // @place
      if (backtrack(r + 1)) return true; // @recurse
      queens.pop(); // @undo
      cols.delete(c); // @undo
      diag.delete(r - c); // @undo
      anti.delete(r + c); // @undo
    }
    return false; // @return
  }

  backtrack(0);
  return boards.map(draw);
};

var totalNQueens = function(n) {
  return solveNQueens(n).length;
};

function draw(queens) {
  const dots = ".".repeat(queens.length);
  return queens.map(c => dots.slice(0, c)
      + "Q" + dots.slice(c + 1));
}
