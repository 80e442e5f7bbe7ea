import java.util.*;

class Solution {
  static final Set<Integer> ALL =
      Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
  boolean first = true;
  List<char[][]> boards = new ArrayList<>();
  boolean[][] rows = new boolean[9][10];
  boolean[][] cols = new boolean[9][10];
  boolean[][] boxes = new boolean[9][10];
  char[][] board;

  public void solveSudoku( // @start
      char[][] board) {
    List<int[]> empty = new ArrayList<>();
    this.board = board;
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        int d = board[r][c] - '0';
        int b = (r / 3) * 3 + c / 3;
        if (board[r][c] == '.') {
          empty.add(new int[] {r, c, b});
        } else {
          rows[r][d] = true;
          cols[c][d] = true;
          boxes[b][d] = true;
        }
      }
    }
    backtrack(empty);
  }

  List<Integer> left(int[] x) {
    var digits = new ArrayList<Integer>();
    for (int d = 1; d <= 9; d++) {
      if (!rows[x[0]][d] && !cols[x[1]][d]
          && !boxes[x[2]][d]) {
        digits.add(d);
      }
    }
    return digits;
  }

  int[] fewest(List<int[]> blank) {
    return Collections.min(blank,
        Comparator.comparing(
            x -> left(x).size()));
  }

  record Choice(
      int[] cell, Set<Integer> digits) {}

  Choice choose(List<int[]> blank) {
    int[] cell = fewest(blank);
    if (left(cell).size() < 2) {
      return new Choice(
          cell, Set.copyOf(left(cell)));
    }
    Choice only = null;
    boolean[][][] sets =
        {rows, cols, boxes};
    for (int u = 0; u < 27; u++) {
      var unit = new ArrayList<int[]>();
      for (int[] x : blank) {
        if (x[u / 9] == u % 9) unit.add(x);
      }
      for (int d = 1; d <= 9; d++) {
        if (sets[u / 9][u % 9][d]) continue;
        var fits = new ArrayList<int[]>();
        for (int[] x : unit) {
          if (left(x).contains(d)) {
            fits.add(x);
          }
        }
        if (fits.isEmpty()) {
          return new Choice(
              unit.get(0), Set.of());
        }
        if (fits.size() == 1
            && only == null) {
          only = new Choice(
              fits.get(0), Set.of(d));
        }
      }
    }
    if (only != null) return only;
    return new Choice(cell, ALL);
  }

  boolean backtrack(List<int[]> blank) { // @call
    if (blank.isEmpty()) {
      boards.add(Arrays.stream(board) // @record
          .map(char[]::clone) // @record
          .toArray(char[][]::new)); // @record
      return first; // @record
    }
    var choice = choose(blank);
    int[] cell = choice.cell();
    var forced = choice.digits();
    var rest = new ArrayList<>(blank);
    rest.remove(cell);
    int r = cell[0];
    int c = cell[1];
    int b = cell[2];
    for (int d = 1; d <= 9; d++) { // @option
      if (rows[r][d] // @attacked rows
          || cols[c][d] // @attacked cols
          || boxes[b][d] // @attacked boxes
          || !forced.contains(d)) { // @attacked forced
        continue; // @attacked
      }
      board[r][c] = (char) ('0' + d); // @place
      rows[r][d] = true; // @place
      cols[c][d] = true; // @place
      boxes[b][d] = true; // @place
      if (backtrack(rest)) return true; // @recurse
      board[r][c] = '.'; // @undo
      rows[r][d] = false; // @undo
      cols[c][d] = false; // @undo
      boxes[b][d] = false; // @undo
    }
    return false; // @return
  }
}
