EVENTS

LISTING

const given = process.argv.slice(2);
for (let i = 0; i < given.length; i += 3) {
  trace = "";
  const fillings = solve(given[i].split("/"), given[i + 1].split(" "), given[i + 2] === "1");
  console.log(trace);
  console.log(fillings.map(filling => filling.join(" ")).join(","));
}
