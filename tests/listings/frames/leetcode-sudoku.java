class Frame {
  public static void main(String[] given) {
    for (String puzzle : given) {
      char[][] board = new char[9][];
      for (int r = 0; r < 9; r++) board[r] = puzzle.substring(r * 9, r * 9 + 9).toCharArray();
      new Solution().solveSudoku(board);
      StringJoiner rows = new StringJoiner(",", "[", "]");
      for (char[] row : board) {
        StringJoiner cells = new StringJoiner(",", "[", "]");
        for (char cell : row) cells.add("\"" + cell + '"');
        rows.add(cells.toString());
      }
      System.out.println(rows);
    }
  }
}

LISTING
