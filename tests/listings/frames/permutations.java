class Frame {
EVENTS

  static String show(List<Integer> permutation) {
    StringJoiner items = new StringJoiner(" ");
    for (int item : permutation) items.add("" + item);
    return items.toString();
  }

  public static void main(String[] given) {
    for (int i = 0; i < given.length; i += 2) {
      trace.setLength(0);
      Solution solution = new Solution();
      solution.first = given[i + 1].equals("1");
      int[] items = Arrays.stream(given[i].split(" ")).mapToInt(Integer::parseInt).toArray();
      List<List<Integer>> found = solution.permute(items);
      System.out.println(trace);
      System.out.println(String.join(",", found.stream().map(Frame::show).toList()));
    }
  }
}

LISTING
