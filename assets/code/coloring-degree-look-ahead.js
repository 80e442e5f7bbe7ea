function solve( // @start
    graph, colours, first = true) {
  const colourings = [];
  const colourOf = graph.map(() => null);

  function degree(vertex) {
    return graph[vertex].length;
  }

  const order = [...graph.keys()].sort(
      (one, other) =>
          degree(other) - degree(one));

  function around(vertex) {
    return graph[vertex].map(
        other => colourOf[other]);
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
    if (i === order.length) {
      colourings.push([...colourOf]); // @record
      return first; // @record
    }
    const vertex = order[i];
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
