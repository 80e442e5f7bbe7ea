let trace = "";
let last = "";

function event(sign) {
  trace += sign === "x" ? last : sign;
}

function asked(mark) {
  last = mark;
  return false;
}

LISTING

const given = process.argv.slice(2);
for (let i = 0; i < given.length; i += 2) {
  trace = "";
  const boards = solve(Number(given[i]), given[i + 1] === "1");
  console.log(trace);
  console.log(boards.map(board => board.join(" ")).join(","));
}
