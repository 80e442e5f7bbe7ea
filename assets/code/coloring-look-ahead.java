import java.util.*;

class Coloring {
  boolean first = true;
  List<int[]> colourings =
      new ArrayList<>();
  int[][] graph;
  int[] colourOf;
  int colours;

  void solve(int[][] graph, int colours) { // @start
    this.graph = graph;
    this.colours = colours;
    colourOf = new int[graph.length];
    Arrays.fill(colourOf, -1);
    backtrack(0);
  }

  Set<Integer> around(int vertex) {
    Set<Integer> seen = new HashSet<>();
    for (int other : graph[vertex]) {
      seen.add(colourOf[other]);
    }
    seen.remove(-1);
    return seen;
  }

  boolean blocks(int vertex, int colour) {
    for (int other : graph[vertex]) {
      var seen = around(other);
      seen.add(colour);
      if (colourOf[other] == -1
          && seen.size() == colours) {
        return true;
      }
    }
    return false;
  }

  boolean backtrack(int vertex) { // @call
    if (vertex == graph.length) {
      colourings.add(colourOf.clone()); // @record
      return first; // @record
    }
    var neighbours = around(vertex);
    for (int colour = 0; // @option
        colour < colours; colour++) { // @option
      if (neighbours.contains(colour) // @attacked neighbours
          || blocks(vertex, colour)) { // @attacked look-ahead
        continue; // @attacked
      }
      colourOf[vertex] = colour; // @place
      if (backtrack(vertex + 1)) { // @recurse
        return true;
      }
      colourOf[vertex] = -1; // @undo
    }
    return false; // @return
  }
}
