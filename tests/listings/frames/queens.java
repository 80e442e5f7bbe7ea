class Frame {
EVENTS

  public static void main(String[] given) {
    for (int i = 0; i < given.length; i += 2) {
      trace.setLength(0);
      Solution solution = new Solution();
      solution.first = given[i + 1].equals("1");
      List<List<String>> found = solution.solveNQueens(Integer.parseInt(given[i]));
      System.out.println(trace);
      StringJoiner boards = new StringJoiner(",");
      for (List<String> board : found) {
        StringJoiner columns = new StringJoiner(" ");
        for (String row : board) columns.add("" + row.indexOf('Q'));
        boards.add(columns.toString());
      }
      System.out.println(boards);
    }
  }
}

LISTING
