import java.util.*;
import java.util.stream.*;

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

  boolean isUncoloured(int vertex) {
    return colourOf[vertex] == -1;
  }

  int left(int vertex) {
    return colours - around(vertex).size();
  }

  int waiting(int vertex) {
    int count = 0;
    for (int other : graph[vertex]) {
      if (isUncoloured(other)) count++;
    }
    return count;
  }

  int next() {
    return IntStream.range(0, graph.length)
        .filter(this::isUncoloured)
        .boxed()
        .min(Comparator
            .<Integer>comparingInt(
                this::left)
            .thenComparingInt(
                vertex -> -waiting(vertex)))
        .get();
  }

  boolean blocks(int vertex, int colour) {
    for (int other : graph[vertex]) {
      var seen = around(other);
      seen.add(colour);
      if (isUncoloured(other)
          && seen.size() == colours) {
        return true;
      }
    }
    return false;
  }

  boolean backtrack(int i) { // @call
    if (i == graph.length) {
      colourings.add(colourOf.clone()); // @record
      return first; // @record
    }
    int vertex = next();
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
