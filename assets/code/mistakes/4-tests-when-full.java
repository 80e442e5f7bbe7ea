import java.util.*;

class Solution {
  boolean first = false;
  List<List<Integer>> boards =
      new ArrayList<>();
  List<Integer> queens = new ArrayList<>();
  int n;

  public List<List<String>> solveNQueens( // @start
      int n) {
    this.n = n;
    boards.clear();
    backtrack(0);
    return boards.stream()
        .map(this::draw).toList();
  }

  public int totalNQueens(int n) {
    return solveNQueens(n).size();
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

  List<String> draw(List<Integer> queens) {
    String dots = ".".repeat(n);
    return queens.stream()
        .map(c -> dots.substring(0, c) + "Q"
            + dots.substring(c + 1))
        .toList();
  }
}
