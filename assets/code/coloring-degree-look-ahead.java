import java.util.*;
import java.util.stream.*;

class Coloring {
  boolean first = true;
  List<int[]> colourings =
      new ArrayList<>();
  List<Integer> order;
  int[][] graph;
  int[] colourOf;
  int colours;

  void solve(int[][] graph, int colours) { // @start
    this.graph = graph;
    this.colours = colours;
    colourOf = new int[graph.length];
    Arrays.fill(colourOf, -1);
    order = IntStream.range(0, graph.length)
        .boxed()
        .sorted(Comparator.comparingInt(
            vertex -> -degree(vertex)))
        .toList();
    backtrack(0);
  }

  int degree(int vertex) {
    return graph[vertex].length;
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

  boolean backtrack(int i) { // @call
    if (i == order.size()) {
      colourings.add(colourOf.clone()); // @record
      return first; // @record
    }
    int vertex = order.get(i);
    var neighbours = around(vertex);
    for (int colour = 0; // @option
        colour < colours; colour++) { // @option
      if (neighbours.contains(colour) // @attacked neighbours
          || blocks(vertex, colour)) { // @attacked look-ahead
        continue; // @attacked
      }
      colourOf[vertex] = colour; // @place
      if (backtrack(i + 1)) return true; // @recurse
      colourOf[vertex] = -1; // @undo
    }
    return false; // @return
  }
}
