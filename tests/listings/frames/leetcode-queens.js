LISTING

for (const size of process.argv.slice(2).map(Number)) {
  console.log(JSON.stringify(solveNQueens(size)));
  console.log(JSON.stringify(totalNQueens(size)));
}
