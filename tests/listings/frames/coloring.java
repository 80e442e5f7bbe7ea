class Frame {
EVENTS

  static void tell(int vertex, int colour) {
    trace.append(vertex).append(':').append(colour);
  }

  static int[][] graph(String text) {
    int[] numbers = Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    List<List<Integer>> neighbours = new ArrayList<>();
    for (int vertex = 0; vertex < numbers[0]; vertex++) neighbours.add(new ArrayList<>());
    for (int i = 1; i < numbers.length; i += 2) {
      neighbours.get(numbers[i]).add(numbers[i + 1]);
      neighbours.get(numbers[i + 1]).add(numbers[i]);
    }
    return neighbours.stream()
        .map(others -> others.stream().mapToInt(other -> other).toArray())
        .toArray(int[][]::new);
  }

  static String show(int[] colouring) {
    StringJoiner colours = new StringJoiner(" ");
    for (int colour : colouring) colours.add("" + colour);
    return colours.toString();
  }

  public static void main(String[] given) {
    for (int i = 0; i < given.length; i += 3) {
      trace.setLength(0);
      Coloring coloring = new Coloring();
      coloring.first = given[i + 2].equals("1");
      coloring.solve(graph(given[i]), Integer.parseInt(given[i + 1]));
      System.out.println(trace);
      System.out.println(String.join(",", coloring.colourings.stream().map(Frame::show).toList()));
    }
  }
}

LISTING
