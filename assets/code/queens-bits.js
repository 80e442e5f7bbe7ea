let first = false;

var solveNQueens = function(n) { // @start
  const boards = [], queens = [];
  let cols = 0, diag = 0, anti = 0;

  function backtrack(r) { // @call
    if (r === n) {
      boards.push([...queens]); // @record
      return first; // @record
    }
    for (let c = 0; c < n; c++) { // @option
      const d = r - c + n - 1;
      const a = r + c;
      if (cols >> c & 1 // @attacked cols
          || diag >> d & 1 // @attacked diag
          || anti >> a & 1) { // @attacked anti
        continue; // @attacked
      }
      queens.push(c); // @place
      cols |= 1 << c; // @place
      diag |= 1 << d; // @place
      anti |= 1 << a; // @place
      if (backtrack(r + 1)) return true; // @recurse
      queens.pop(); // @undo
      cols &= ~(1 << c); // @undo
      diag &= ~(1 << d); // @undo
      anti &= ~(1 << a); // @undo
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
