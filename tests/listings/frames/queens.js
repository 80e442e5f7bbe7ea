EVENTS

LISTING

// A board as its columns, row by row.
function columns(board) {
  return board.map(row => row.indexOf("Q")).join(" ");
}

const given = process.argv.slice(2);
for (let i = 0; i < given.length; i += 2) {
  trace = "";
  first = given[i + 1] === "1";
  const boards = solveNQueens(Number(given[i]));
  console.log(trace);
  console.log(boards.map(columns).join(","));
}
