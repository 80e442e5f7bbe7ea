EVENTS

LISTING

const given = process.argv.slice(2);
for (let i = 0; i < given.length; i += 3) {
  trace = "";
  first = given[i + 2] === "1";
  const found = exist(given[i].split("/").map(row => [...row]), given[i + 1]);
  console.log(trace);
  const told = paths.map(path => path.map(cell => cell.join(":")).join(" "));
  console.log([...told, "found " + found].join(","));
}
