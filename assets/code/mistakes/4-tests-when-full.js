let first = false;

var solveNQueens = function(n) { // @start
  const boards = [], queens = [];

  function backtrack(r) { // @call
    if (r === n) {
      for (let i = 0; i < n; i++) {
        for (let j = 0; j < i; j++) {
          const gap = queens[i] - queens[j];
          if (gap === 0
              || Math.abs(gap) === i - j) {
            return false; // @rejected
          }
        }
      }
      boards.push([...queens]); // @record
      return first; // @record
    }
    for (let c = 0; c < n; c++) { // @option
      queens.push(c); // @place
      if (backtrack(r + 1)) return true; // @recurse
      queens.pop(); // @undo
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
