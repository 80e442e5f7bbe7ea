import java.util.*;

class Solution {
  boolean first = true;
  List<List<int[]>> paths =
      new ArrayList<>();
  List<int[]> path = new ArrayList<>();
  boolean[][] used;
  char[][] board;
  String word;
  int rows, cols;

  public boolean exist( // @start
      char[][] board, String word) {
    this.board = board;
    this.word = word;
    rows = board.length;
    cols = board[0].length;
    used = new boolean[rows][cols];
    backtrack(0);
    return !paths.isEmpty();
  }

  List<int[]> options() {
    List<int[]> cells = new ArrayList<>();
    if (path.isEmpty()) {
      for (int r = 0; r < rows; r++) {
        for (int c = 0; c < cols; c++) {
          cells.add(new int[] {r, c});
        }
      }
      return cells;
    }
    int[] last = path.get(path.size() - 1);
    int r = last[0], c = last[1];
    cells.add(new int[] {r - 1, c});
    cells.add(new int[] {r, c + 1});
    cells.add(new int[] {r + 1, c});
    cells.add(new int[] {r, c - 1});
    return cells;
  }

  boolean offBoard(int r, int c) {
    return r < 0 || r >= rows
        || c < 0 || c >= cols;
  }

  boolean backtrack(int i) { // @call
    if (i == word.length()) {
      paths.add(List.copyOf(path)); // @record
      return first; // @record
    }
    char letter = word.charAt(i);
    for (int[] cell : options()) { // @option
      int r = cell[0], c = cell[1];
      if (offBoard(r, c) // @attacked board
          || letter != board[r][c] // @attacked letter
          || used[r][c]) { // @attacked used
        continue; // @attacked
      }
      path.add(cell); // @place
      used[r][c] = true; // @place
      if (backtrack(i + 1)) return true; // @recurse
      path.remove(i); // @undo
      used[r][c] = false; // @undo
    }
    return false; // @return
  }
}
