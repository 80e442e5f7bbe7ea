EVENTS

function tell(r, c, d) {
  trace += `${r}${c}${d}`;
}

LISTING

const given = process.argv.slice(2);
for (let i = 0; i < given.length; i += 2) {
  trace = "";
  first = given[i + 1] === "1";
  const board = given[i].match(/.{9}/g).map(row => [...row]);
  const show = grid => grid.map(row => row.join("")).join("");
  solveSudoku(board);
  console.log(trace);
  console.log([...boards.map(show), "left " + show(board)].join(","));
}
