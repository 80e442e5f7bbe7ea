EVENTS

LISTING

const given = process.argv.slice(2);
for (let i = 0; i < given.length; i += 3) {
  trace = "";
  const program = given[i].split(";").map(line => {
    const [written, ...read] = line.split(" ");
    return [written === "-" ? null : written, read];
  });
  const allocations = solve(program, Number(given[i + 1]), given[i + 2] === "1");
  console.log(trace);
  const show = allocation => [...allocation].sort().map(pair => pair.join(":")).join(" ");
  console.log(allocations.map(show).join(","));
}
