import java.util.*;

class Solution {
  boolean first = false;
  List<List<Integer>> boards =
      new ArrayList<>();
  List<Integer> queens = new ArrayList<>();
  Set<Integer> cols = new HashSet<>();
  Set<Integer> diag = new HashSet<>();
  Set<Integer> anti = new HashSet<>();
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
      boards.add(List.copyOf(queens)); // @record
      return first; // @record
    }
    for (int c = 0; c < n; c++) { // @option
      if (cols.contains(c) // @attacked cols
          || diag.contains(r - c)) { // @attacked diag
        continue; // @attacked
      }
      queens.add(c); // @place
      cols.add(c); // @place
      diag.add(r - c); // @place
      anti.add(r + c); // @place
      if (backtrack(r + 1)) return true; // @recurse
      queens.remove(queens.size() - 1); // @undo
      cols.remove(c); // @undo
      diag.remove(r - c); // @undo
      anti.remove(r + c); // @undo
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
