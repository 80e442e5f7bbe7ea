function solve( // @start
    graph, colours, first = true) {
  const colourings = [];
  const colourOf = graph.map(() => null);

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

  function backtrack(vertex) { // @call
    if (vertex === graph.length) {
      colourings.push([...colourOf]); // @record
      return first; // @record
    }
    const neighbours = around(vertex);
    for (let colour = 0; // @option
        colour < colours; colour++) { // @option
      if (neighbours.includes(colour) // @attacked neighbours
          || blocks(vertex, colour)) { // @attacked look-ahead
        continue; // @attacked
      }
      colourOf[vertex] = colour; // @place
      if (backtrack(vertex + 1)) { // @recurse
        return true;
      }
      colourOf[vertex] = null; // @undo
    }
    return false; // @return
  }

  backtrack(0);
  return colourings;
}
