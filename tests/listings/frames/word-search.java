class Frame {
EVENTS

  static String show(List<int[]> path) {
    StringJoiner cells = new StringJoiner(" ");
    for (int[] cell : path) cells.add(cell[0] + ":" + cell[1]);
    return cells.toString();
  }

  public static void main(String[] given) {
    for (int i = 0; i < given.length; i += 3) {
      trace.setLength(0);
      char[][] board = Arrays.stream(given[i].split("/")).map(String::toCharArray).toArray(char[][]::new);
      Solution solution = new Solution();
      solution.first = given[i + 2].equals("1");
      boolean exists = solution.exist(board, given[i + 1]);
      System.out.println(trace);
      StringJoiner paths = new StringJoiner(",");
      for (List<int[]> path : solution.paths) paths.add(show(path));
      System.out.println(paths.add("found " + exists));
    }
  }
}

LISTING
