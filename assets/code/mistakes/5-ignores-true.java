import java.util.*;

class Solution {
  boolean first = true;
  List<char[][]> boards = new ArrayList<>();
  List<int[]> empty = new ArrayList<>();
  boolean[][] rows = new boolean[9][10];
  boolean[][] cols = new boolean[9][10];
  boolean[][] boxes = new boolean[9][10];
  char[][] board;

  public void solveSudoku( // @start
      char[][] board) {
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
    backtrack(0);
  }

  boolean backtrack(int i) { // @call
    if (i == empty.size()) {
      boards.add(Arrays.stream(board) // @record
          .map(char[]::clone) // @record
          .toArray(char[][]::new)); // @record
      return first; // @record
    }
    int r = empty.get(i)[0];
    int c = empty.get(i)[1];
    int b = empty.get(i)[2];
    for (int d = 1; d <= 9; d++) { // @option
      if (rows[r][d] // @attacked rows
          || cols[c][d] // @attacked cols
          || boxes[b][d]) { // @attacked boxes
        continue; // @attacked
      }
      board[r][c] = (char) ('0' + d); // @place
      rows[r][d] = true; // @place
      cols[c][d] = true; // @place
      boxes[b][d] = true; // @place
      backtrack(i + 1); // @recurse
      board[r][c] = '.'; // @undo
      rows[r][d] = false; // @undo
      cols[c][d] = false; // @undo
      boxes[b][d] = false; // @undo
    }
    return false; // @return
  }
}
