EVENTS

function tell(vertex, colour) {
  trace += vertex + ":" + colour;
}

LISTING

const given = process.argv.slice(2);
for (let i = 0; i < given.length; i += 3) {
  trace = "";
  const [vertices, ...ends] = given[i].split(" ").map(Number);
  const graph = Array.from({ length: vertices }, () => []);
  for (let end = 0; end < ends.length; end += 2) {
    graph[ends[end]].push(ends[end + 1]);
    graph[ends[end + 1]].push(ends[end]);
  }
  const colourings = solve(graph, Number(given[i + 1]), given[i + 2] === "1");
  console.log(trace);
  console.log(colourings.map(colouring => colouring.join(" ")).join(","));
}
