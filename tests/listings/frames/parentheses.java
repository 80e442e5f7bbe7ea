class Frame {
EVENTS

  public static void main(String[] given) {
    for (int i = 0; i < given.length; i += 2) {
      trace.setLength(0);
      Solution solution = new Solution();
      solution.first = given[i + 1].equals("1");
      List<String> strings = solution.generateParenthesis(Integer.parseInt(given[i]));
      System.out.println(trace);
      System.out.println(String.join(",", strings));
    }
  }
}

LISTING
