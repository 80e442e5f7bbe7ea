EVENTS

LISTING

const given = process.argv.slice(2);
for (let i = 0; i < given.length; i += 2) {
  trace = "";
  first = given[i + 1] === "1";
  const found = permute(given[i].split(" ").map(Number));
  console.log(trace);
  console.log(found.map(permutation => permutation.join(" ")).join(","));
}
