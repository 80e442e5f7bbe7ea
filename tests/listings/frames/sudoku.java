class Frame {
EVENTS

  static void tell(int r, int c, int d) {
    trace.append(r).append(c).append(d);
  }

  static String show(char[][] board) {
    StringBuilder digits = new StringBuilder();
    for (char[] row : board) digits.append(row);
    return digits.toString();
  }

  public static void main(String[] given) {
    for (int i = 0; i < given.length; i += 2) {
      trace.setLength(0);
      char[][] board = new char[9][];
      for (int r = 0; r < 9; r++) board[r] = given[i].substring(r * 9, r * 9 + 9).toCharArray();
      Solution solution = new Solution();
      solution.first = given[i + 1].equals("1");
      solution.solveSudoku(board);
      System.out.println(trace);
      StringJoiner boards = new StringJoiner(",");
      for (char[][] saved : solution.boards) boards.add(show(saved));
      boards.add("left " + show(board));
      System.out.println(boards);
    }
  }
}

LISTING
