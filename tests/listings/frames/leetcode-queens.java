class Frame {
  static String quoted(List<String> rows) {
    StringJoiner board = new StringJoiner(",", "[", "]");
    for (String row : rows) board.add('"' + row + '"');
    return board.toString();
  }

  public static void main(String[] given) {
    for (String size : given) {
      StringJoiner boards = new StringJoiner(",", "[", "]");
      for (List<String> board : new Solution().solveNQueens(Integer.parseInt(size))) boards.add(quoted(board));
      System.out.println(boards);
      int total = new Solution().totalNQueens(Integer.parseInt(size));
      System.out.println(total);
    }
  }
}

LISTING
