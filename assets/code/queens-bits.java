import java.util.*;

class Solution {
  boolean first = false;
  List<List<Integer>> boards =
      new ArrayList<>();
  List<Integer> queens = new ArrayList<>();
  long cols, diag, anti;
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
      int d = r - c + n - 1;
      int a = r + c;
      if ((cols >> c & 1) == 1 // @attacked cols
          || (diag >> d & 1) == 1 // @attacked diag
          || (anti >> a & 1) == 1) { // @attacked anti
        continue; // @attacked
      }
      queens.add(c); // @place
      cols |= 1L << c; // @place
      diag |= 1L << d; // @place
      anti |= 1L << a; // @place
      if (backtrack(r + 1)) return true; // @recurse
      queens.remove(queens.size() - 1); // @undo
      cols &= ~(1L << c); // @undo
      diag &= ~(1L << d); // @undo
      anti &= ~(1L << a); // @undo
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
