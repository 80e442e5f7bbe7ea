import java.util.*;

class Queens {
  List<List<Integer>> boards =
      new ArrayList<>();
  List<Integer> queens = new ArrayList<>();
  Set<Integer> cols = new HashSet<>();
  Set<Integer> diag = new HashSet<>();
  Set<Integer> anti = new HashSet<>();
  int n;
  boolean first;

  void solve(int n, boolean first) { // @start
    this.n = n;
    this.first = first;
    backtrack(0);
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
}
