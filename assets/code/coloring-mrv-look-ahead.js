function solve( // @start
    graph, colours, first = true) {
  const colourings = [];
  const colourOf = graph.map(() => null);

  function around(vertex) {
    return graph[vertex].map(
        other => colourOf[other]);
  }

  function left(vertex) {
    const seen = new Set(around(vertex));
    seen.delete(null);
    return colours - seen.size;
  }

  function waiting(vertex) {
    return around(vertex).filter(
        colour => colour === null).length;
  }

  function next() {
    const byUrgency = (one, other) =>
        left(one) - left(other)
        || waiting(other) - waiting(one);
    return [...graph.keys()]
        .filter(i => colourOf[i] === null)
        .sort(byUrgency)[0];
  }

  function blocks(vertex, colour) {
    return graph[vertex].some(other => {
      const seen = new Set(around(other));
      seen.delete(null);
      seen.add(colour);
      return colourOf[other] === null
          && seen.size === colours;
    });
  }

  function backtrack(i) { // @call
    if (i === graph.length) {
      colourings.push([...colourOf]); // @record
      return first; // @record
    }
    const vertex = next();
    const neighbours = around(vertex);
    for (let colour = 0; // @option
        colour < colours; colour++) { // @option
      if (neighbours.includes(colour) // @attacked neighbours
          || blocks(vertex, colour)) { // @attacked look-ahead
        continue; // @attacked
      }
      colourOf[vertex] = colour; // @place
      if (backtrack(i + 1)) return true; // @recurse
      colourOf[vertex] = null; // @undo
    }
    return false; // @return
  }

  backtrack(0);
  return colourings;
}
