import java.util.*;

class Queens {
  List<List<Integer>> boards =
      new ArrayList<>();
  List<Integer> queens = new ArrayList<>();
  int n;
  boolean first;

  void solve(int n, boolean first) { // @start
    this.n = n;
    this.first = first;
    backtrack(0);
  }

  boolean backtrack(int r) { // @call
    if (r == n) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
          int gap =
              queens.get(i) - queens.get(j);
          if (gap == 0
              || Math.abs(gap) == i - j) {
            return false; // @rejected
          }
        }
      }
      boards.add(List.copyOf(queens)); // @record
      return first; // @record
    }
    for (int c = 0; c < n; c++) { // @option
      queens.add(c); // @place
      if (backtrack(r + 1)) return true; // @recurse
      queens.remove(queens.size() - 1); // @undo
    }
    return false; // @return
  }
}
