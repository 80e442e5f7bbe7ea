class Frame {
  static StringBuilder trace = new StringBuilder();
  static char last;

  static void event(char sign) {
    trace.append(sign == 'x' ? last : sign);
  }

  static boolean asked(char mark) {
    last = mark;
    return false;
  }

  public static void main(String[] given) {
    for (int i = 0; i < given.length; i += 2) {
      trace.setLength(0);
      Queens queens = new Queens();
      queens.solve(Integer.parseInt(given[i]), given[i + 1].equals("1"));
      System.out.println(trace);
      StringJoiner boards = new StringJoiner(",");
      for (List<Integer> board : queens.boards) {
        StringJoiner columns = new StringJoiner(" ");
        for (int column : board) columns.add("" + column);
        boards.add(columns.toString());
      }
      System.out.println(boards);
    }
  }
}

LISTING
